//! Team that chooses at a table, with the names of things as it sees them.

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
    /// A thing with its whole assembly, or with its contents.
    pub(super) fn whole(self, thing: ThingId) -> Phrase {
        a_whole(self.table, thing, self.seat)
    }

    /// A single thing, which may be a component of an assembly.
    pub(super) fn thing(self, thing: ThingId) -> Phrase {
        a_thing(self.table, thing, self.seat)
    }
}
