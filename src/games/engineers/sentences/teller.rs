//! Names of teams, workers and things for a reader: everybody, or one team.

use crate::action::{ThingId, WorkerId, WorkerSet};
use crate::messages::phrase;
use crate::table::Table;
use crate::words;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

/// Table after some events, with the reader to whom they are told.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a, 't> {
    /// Table.
    pub(super) table: &'a Table<'t>,
    /// Seats with the names of the teams.
    pub(super) seats: &'a [Seat],
    /// Team that reads, in its own turn; `None` for everybody (19.3).
    pub(super) reader: Option<SeatId>,
}

impl<'a> Teller<'a, '_> {
    /// Name of a team.
    pub(super) fn name(self, seat: SeatId) -> &'a str {
        seat_name(self.seats, seat)
    }

    /// Name of a worker.
    pub(super) fn worker(self, seat: SeatId, worker: WorkerId) -> Phrase {
        words::worker_name(self.seats, seat, worker)
    }

    /// Names of workers of a team.
    pub(super) fn workers(self, seat: SeatId, workers: WorkerSet) -> Phrase {
        words::workers_name(self.seats, seat, workers)
    }

    /// Whether the reader knows what a team alone knows: it is that team, or nothing is secret
    /// (19.2, 21.1).
    pub(super) fn knows(self, seat: SeatId) -> bool {
        self.reader == Some(seat) || self.table.setup().options.open_table
    }

    /// A thing that everybody sees, with its whole assembly or contents, as a team sees it.
    pub(super) fn whole(self, seat: SeatId, thing: ThingId) -> Phrase {
        words::a_whole(self.table, thing, seat)
    }

    /// A thing that the acting team sees: named if `is_public` or if the reader may know it, and
    /// else "a thing".
    pub(super) fn seen(self, seat: SeatId, thing: ThingId, is_public: bool) -> Phrase {
        if is_public || self.knows(seat) { self.whole(seat, thing) } else { phrase!("engineers-some-thing") }
    }
}
