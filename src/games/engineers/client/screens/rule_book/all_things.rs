//! The page of all things and machines: machines with what they need, junk by its families,
//! powerups, the blank, and tools.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Rect, Vec2};

use super::super::machine_picture::MACHINE;
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::{family_drawing, kind_drawing, machine_drawing};
use crate::client::column::detail::DetailSign;
use crate::client::column::sign_of_feature;
use crate::messages::phrase;
use crate::set::limits::TOOLS_OF_A_KIND;
use crate::set::{Class, DataSet, Family, Kind, Machine, Need};
use crate::words::{family_name, kind_lines, kind_name, machine_name, need_name, points_words};
use client::kit::palette::CREAM;
use client::kit::tokens::Space;
use client::screens::how_to_play::book::{CollectionEntry, CollectionGroup, CollectionPage, DrawPicture, EntryLine};
use shell::language::Phrase;

/// Group of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ThingGroup {
    /// Junk whose first family is this one.
    Family(Family),
    /// Junk of no family.
    NoFamily,
    /// Powerups.
    Powerups,
    /// Blanks.
    Blanks,
    /// Tools.
    Tools,
}

impl ThingGroup {
    /// Group of a kind.
    fn of(kind: &Kind) -> Self {
        match kind.class {
            Class::Junk => kind.families.iter().next().map_or(Self::NoFamily, Self::Family),
            Class::Powerup => Self::Powerups,
            Class::Blank => Self::Blanks,
            Class::Tool => Self::Tools,
        }
    }

    /// All groups, in their order.
    fn all() -> impl Iterator<Item = Self> {
        let families = Family::ALL.into_iter().map(Self::Family);
        families.chain([Self::NoFamily, Self::Powerups, Self::Blanks, Self::Tools])
    }

    fn name(self) -> Phrase {
        match self {
            Self::Family(family) => phrase!("engineers-all-family", family = family_name(family)),
            Self::NoFamily => phrase!("engineers-all-no-family"),
            Self::Powerups => phrase!("engineers-all-powerups"),
            Self::Blanks => phrase!("engineers-all-blanks"),
            Self::Tools => phrase!("engineers-all-tools"),
        }
    }
}

/// Makes the page.
pub(super) fn all_things_page(data: &Arc<DataSet>) -> CollectionPage {
    let group = |group: ThingGroup| {
        let kinds = data.kind_ids().map(|id| data.kind(id)).filter(|kind| ThingGroup::of(kind) == group);
        CollectionGroup { name: group.name(), entries: kinds.map(kind_entry).collect() }
    };
    let machines = data.machine_ids().map(|id| machine_entry(data, data.machine(id)));
    let machines = CollectionGroup { name: phrase!("engineers-all-machines"), entries: machines.collect() };
    let things = ThingGroup::all().map(group).filter(|group| !group.entries.is_empty());
    CollectionPage {
        title: phrase!("engineers-all"),
        note: phrase!("engineers-all.note", machines = data.machine_ids().count(), kinds = data.kind_ids().count()),
        icon: DeedIcon::Card.drawing(),
        groups: [machines].into_iter().chain(things).collect(),
    }
}

/// A machine with its points, and a line for each of its needs.
fn machine_entry(data: &DataSet, machine: &Machine) -> CollectionEntry {
    let line = |need: &Need| {
        let drawing = match *need {
            Need::Kind(kind) => data.get_kind(kind).map_or("slot_empty", kind_drawing),
            Need::Any(family) => family_drawing(family),
        };
        line_with(drawing, Color32::WHITE, phrase!("as-title", name = need_name(data, *need)))
    };
    CollectionEntry {
        name: machine_name(machine),
        facts: vec![line_with(DeedIcon::Test.drawing(), CREAM, points_words(machine.points))],
        picture: picture_of(machine_drawing(machine), (f32::from(MACHINE.0), f32::from(MACHINE.1))),
        lines: machine.needs.iter().map(line).collect(),
    }
}

/// A kind of thing with the number of them, and a line for each fact.
fn kind_entry(kind: &Kind) -> CollectionEntry {
    let count = if kind.class == Class::Tool { TOOLS_OF_A_KIND } else { kind.count };
    let lines = kind_lines(kind).into_iter().map(|line| {
        let (icon, tint) = match sign_of_feature(line.feature, kind) {
            DetailSign::Icon(icon) => (icon, CREAM),
            DetailSign::Drawing(drawing) => (drawing, Color32::WHITE),
            DetailSign::Thing(picture) => (picture.drawing, Color32::WHITE),
            DetailSign::Seat(_) => ("crate", Color32::WHITE),
        };
        line_with(icon, tint, line.words)
    });
    CollectionEntry {
        name: phrase!("as-title", name = kind_name(kind)),
        facts: vec![line_with("crate", Color32::WHITE, phrase!("engineers-all-copies", count = count))],
        picture: picture_of(kind_drawing(kind), (1.0, 1.0)),
        lines: lines.collect(),
    }
}

/// Returns the picture of a drawing of some shape, as large as it fits.
fn picture_of(drawing: &'static str, size: (f32, f32)) -> DrawPicture {
    let size = Vec2::from(size);
    Box::new(move |pen, rect| {
        let room = rect.shrink(Space::Xs.points());
        let fitting = size * (room.size() / size).min_elem();
        let place: Rect = Align2::CENTER_CENTER.align_size_within_rect(fitting, room);
        pen.draw_svg(drawing, place, Color32::WHITE);
    })
}

/// Words with an icon. The rubble of a wall is four times as wide as high.
fn line_with(icon: &'static str, tint: Color32, words: Phrase) -> EntryLine {
    let size = if icon == "rubble" { (4.0, 1.0) } else { (1.0, 1.0) };
    EntryLine { icon, size, tint, words }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::art::files::DRAWINGS;
    use crate::words::told::tell;

    #[test]
    fn every_machine_and_every_kind_is_on_the_page_once() {
        let data = DataSet::standard();
        let page = all_things_page(&data);
        let count: usize = page.groups.iter().map(|group| group.entries.len()).sum();
        assert_eq!(count, data.machine_ids().count() + data.kind_ids().count());
        assert_eq!(page.groups.len(), 1 + ThingGroup::all().count());
        assert!(page.groups.iter().all(|group| !group.entries.is_empty()));
    }

    #[test]
    fn every_line_of_the_page_has_its_words_in_every_language_and_its_icon() {
        let page = all_things_page(&DataSet::standard());
        for told in page.groups.iter().map(|group| &group.name).chain([&page.title, &page.note]) {
            tell(told);
        }
        for entry in page.groups.iter().flat_map(|group| &group.entries) {
            tell(&entry.name);
            assert!(!entry.lines.is_empty(), "{}", entry.name.id());
            for line in entry.facts.iter().chain(&entry.lines) {
                tell(&line.words);
                assert!(DRAWINGS.find_drawing(line.icon).is_some(), "{}", line.icon);
            }
        }
    }
}
