//! The checks of battle maps, which may come from outside (12.4).

use std::ops::RangeInclusive;

use super::data_error::DataError;
use super::data_file::MapEntry;
use super::limits::{MOST_SEATS, SEATS};
use crate::arena::{ArenaMap, FREE_SIGN, OBSTACLE_SIGN};

/// Lengths that a side of a map can have, in squares (12.4).
const SIDES: RangeInclusive<usize> = 5..=15;

/// Most characters of a name or title.
pub(super) const LONGEST_NAME: usize = 40;

/// Whether a text can be shown as a title: it is not empty, not too long, and has no control
/// characters.
pub(super) fn is_title(title: &str) -> bool {
    (1..=LONGEST_NAME).contains(&title.chars().count()) && !title.chars().any(char::is_control)
}

/// Checks that there is a sound map for each number of seats.
///
/// # Errors
/// [`DataError`] that names the first fault found.
pub(super) fn check_maps(maps: &[MapEntry]) -> Result<(), DataError> {
    for seats in SEATS {
        if maps.iter().filter(|map| map.seats == seats).count() != 1 {
            return Err(DataError::Maps(seats));
        }
    }
    if let Some(map) = maps.iter().find(|map| !SEATS.contains(&map.seats)) {
        return Err(DataError::Maps(map.seats));
    }
    maps.iter().try_for_each(check_map)
}

/// Checks the name, the size, the signs and the paths of a map.
fn check_map(map: &MapEntry) -> Result<(), DataError> {
    if !is_title(&map.name) {
        return Err(DataError::Title(map.name.chars().take(LONGEST_NAME).collect()));
    }
    let rows: Vec<Vec<char>> = map.rows.iter().map(|row| row.chars().take(*SIDES.end() + 1).collect()).collect();
    let width = rows.first().map_or(0, Vec::len);
    let is_rectangle = rows.iter().all(|row| row.len() == width);
    if !SIDES.contains(&rows.len()) || !SIDES.contains(&width) || !is_rectangle {
        return Err(DataError::MapSize(map.name.clone()));
    }
    let mut starts = [0; MOST_SEATS as usize];
    for &sign in rows.iter().flatten() {
        match sign {
            FREE_SIGN | OBSTACLE_SIGN => {}
            digit => match digit.to_digit(10) {
                Some(number @ 1..) if number <= u32::from(map.seats) => starts[number as usize - 1] += 1,
                _ => return Err(DataError::MapSign { map: map.name.clone(), sign }),
            },
        }
    }
    if starts[..map.seats.into()].iter().any(|&count| count != 1) {
        return Err(DataError::MapStarts(map.name.clone()));
    }
    let map_of_rows = ArenaMap::new(&map.rows);
    if map_of_rows.is_connected() { Ok(()) } else { Err(DataError::MapParts(map.name.clone())) }
}
