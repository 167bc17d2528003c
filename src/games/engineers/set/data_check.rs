//! The checks of a data set, which may come from outside (1.12).

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::class::Class;
use super::data_error::DataError;
use super::data_file::{DataFile, MachineEntry, NeedEntry, ObjectEntry, TileEntry};
use super::limits::{FACES, NEEDS, OBJECTS, POINTS, TILES, TOOL_KINDS};
use super::matching::match_needs;

/// Most characters of a name or title.
const LONGEST_NAME: usize = 40;
/// Most dollars for scrap.
const MOST_SCRAP: u16 = 1000;
/// Allowed number of machines: at least three cards for each of four teams.
const MACHINES: RangeInclusive<usize> = 12..=100;

/// Checks a data set, except each kind by itself and the drawings of the maze tiles.
///
/// # Errors
/// [`DataError`] that names the first fault found.
pub(super) fn check_file(file: &DataFile) -> Result<(), DataError> {
    check_counts(file)?;
    check_names(file)?;
    if let Some(tool) = file.objects.iter().find(|object| object.class == Class::Tool) {
        return Err(DataError::NotItsClass(tool.name.clone()));
    }
    file.machines.iter().try_for_each(|machine| check_machine(file, machine))?;
    match file.objects.iter().find(|object| object.class == Class::Junk && !is_needed(file, object)) {
        Some(junk) => Err(DataError::NotNeeded(junk.name.clone())),
        None => file.mazes.iter().try_for_each(check_faces),
    }
}

/// Checks the numbers of tools, objects, quality tiles, machines and maze tiles.
fn check_counts(file: &DataFile) -> Result<(), DataError> {
    let objects: u32 = file.objects.iter().map(|object| u32::from(object.count)).sum();
    let quality = &file.quality;
    let qualities: u32 = [quality.d, quality.c, quality.b, quality.a].into_iter().map(u32::from).sum();
    let scrap = &file.scrap;
    if file.tools.len() != TOOL_KINDS {
        Err(DataError::Tools(file.tools.len()))
    } else if objects != u32::from(OBJECTS) {
        Err(DataError::Objects(objects))
    } else if qualities != u32::from(OBJECTS) {
        Err(DataError::Qualities(qualities))
    } else if !MACHINES.contains(&file.machines.len()) {
        Err(DataError::Machines(file.machines.len()))
    } else if file.mazes.len() != TILES {
        Err(DataError::Tiles(file.mazes.len()))
    } else if [scrap.broken, scrap.d, scrap.c, scrap.b, scrap.a].iter().any(|&price| price > MOST_SCRAP) {
        Err(DataError::Scrap)
    } else {
        Ok(())
    }
}

/// Checks names and titles. Things, machines and tiles may share names with each other.
fn check_names(file: &DataFile) -> Result<(), DataError> {
    let tools = file.tools.iter().map(|tool| (&tool.name, Some(&tool.title)));
    let objects = file.objects.iter().map(|object| (&object.name, Some(&object.title)));
    check_names_among(tools.chain(objects))?;
    check_names_among(file.machines.iter().map(|machine| (&machine.name, Some(&machine.title))))?;
    check_names_among(file.mazes.iter().map(|tile| (&tile.name, None)))?;
    if is_title(&file.name) { Ok(()) } else { Err(DataError::Title(file.name.chars().take(LONGEST_NAME).collect())) }
}

fn check_names_among<'a>(entries: impl Iterator<Item = (&'a String, Option<&'a String>)>) -> Result<(), DataError> {
    let mut names = BTreeSet::new();
    for (name, title) in entries {
        let is_word = (1..=LONGEST_NAME).contains(&name.len())
            && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
        if !is_word || !names.insert(name) {
            return Err(DataError::EntryName(name.chars().take(LONGEST_NAME).collect()));
        }
        if title.is_some_and(|title| !is_title(title)) {
            return Err(DataError::Title(name.clone()));
        }
    }
    Ok(())
}

/// Whether a text can be shown as a title: it is not empty, not too long, and has no control
/// characters.
fn is_title(title: &str) -> bool {
    (1..=LONGEST_NAME).contains(&title.chars().count()) && !title.chars().any(char::is_control)
}

/// Checks the points and needs of a machine, and that the set can meet all of them at once.
fn check_machine(file: &DataFile, machine: &MachineEntry) -> Result<(), DataError> {
    if !POINTS.contains(&machine.points) {
        return Err(DataError::Points(machine.name.clone()));
    }
    if !NEEDS.contains(&machine.needs.len()) {
        return Err(DataError::Needs(machine.name.clone()));
    }
    let is_junk = |name: &str| file.objects.iter().any(|object| object.class == Class::Junk && object.name == name);
    for need in &machine.needs {
        if let NeedEntry::Kind(name) = need
            && !is_junk(name)
        {
            let need = name.chars().take(LONGEST_NAME).collect();
            return Err(DataError::NeedUnknown { machine: machine.name.clone(), need });
        }
    }
    let things: Vec<&ObjectEntry> = file.objects.iter().flat_map(repeated).collect();
    let filled =
        match_needs(machine.needs.len(), things.len(), |need, thing| fits(&machine.needs[need], things[thing]));
    if filled.iter().all(Option::is_some) { Ok(()) } else { Err(DataError::NeedsNotMet(machine.name.clone())) }
}

/// The entry of a kind, once for each object of that kind.
fn repeated(object: &ObjectEntry) -> impl Iterator<Item = &ObjectEntry> {
    std::iter::repeat_n(object, object.count.into())
}

/// Whether a kind of object fills a need.
fn fits(need: &NeedEntry, object: &ObjectEntry) -> bool {
    object.class == Class::Junk
        && match need {
            NeedEntry::Kind(name) => object.name == *name,
            NeedEntry::Any(family) => object.families.contains(family),
        }
}

/// Whether some machine needs a kind of object.
fn is_needed(file: &DataFile, object: &ObjectEntry) -> bool {
    file.machines.iter().flat_map(|machine| &machine.needs).any(|need| fits(need, object))
}

/// Checks that a maze tile has two faces.
fn check_faces(tile: &TileEntry) -> Result<(), DataError> {
    if tile.faces.len() == usize::from(FACES) { Ok(()) } else { Err(DataError::MazeFaces(tile.name.clone())) }
}
