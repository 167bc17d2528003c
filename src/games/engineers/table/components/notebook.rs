//! The notebook of a team (section 17).

use bevy::prelude::Component;

use super::square_set::SquareSet;
use crate::action::ThingId;
use crate::set::{Grade, KindId};
use crate::yard::Square;

/// Line of a notebook: a thing that has closed to the team (17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The thing.
    pub thing: ThingId,
    /// Its kind, as the team saw it.
    pub kind: KindId,
    /// Its grade, as the team saw it; `None` for a tool.
    pub grade: Option<Grade>,
    /// Round in which it last lay open to the team.
    pub round: u16,
    /// Square where it lay.
    pub square: Square,
}

/// Notebook of a team. A team without one has an empty one that stays empty (17.4).
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Notebook {
    /// Whether the team has it.
    pub is_owned: bool,
    /// Entries in the order of things.
    pub entries: Vec<Entry>,
    /// Squares of the yard and the road that the team has searched.
    pub searched: SquareSet,
}

impl Notebook {
    /// Entry of a thing.
    pub fn entry(&self, thing: ThingId) -> Option<&Entry> {
        let index = self.entries.binary_search_by_key(&thing, |entry| entry.thing).ok()?;
        self.entries.get(index)
    }

    /// Entries of a square.
    pub fn of_square(&self, square: Square) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.square == square)
    }

    /// Writes an entry, in place of an earlier one of the same thing.
    pub(crate) fn write(&mut self, entry: Entry) {
        match self.entries.binary_search_by_key(&entry.thing, |other| other.thing) {
            Ok(index) => self.entries[index] = entry,
            Err(index) => self.entries.insert(index, entry),
        }
    }

    /// Strikes out the entry of a thing, if there is one.
    pub(crate) fn strike_out(&mut self, thing: ThingId) {
        self.entries.retain(|entry| entry.thing != thing);
    }
}
