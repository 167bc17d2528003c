//! Team that chooses at a table, and how it sees things.

use crate::action::ThingId;
use crate::table::Table;
use crate::words::{a_thing, a_whole};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Team that chooses at a table.
#[derive(Clone, Copy)]
pub(super) struct ChoosingTeam<'a, 't> {
    /// Table.
    pub(super) table: &'a Table<'t>,
    /// Team.
    pub(super) seat: SeatId,
}

impl ChoosingTeam<'_, '_> {
    /// A thing with all that belongs to it.
    pub(super) fn whole(self, thing: ThingId) -> Phrase {
        a_whole(self.table, thing, self.seat)
    }

    /// A thing alone, which may be part of an assembly.
    pub(super) fn thing(self, thing: ThingId) -> Phrase {
        a_thing(self.table, thing, self.seat)
    }
}
