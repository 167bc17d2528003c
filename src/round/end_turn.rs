//! Phase 7, end turn: the boost crystal goes to the fastest (rule 8.4).

use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::SeatId;
use crate::table::change::Entry;
use crate::table::{Choice, Table, TableMut};

use super::LegalActions;

/// Gives the crystal away and begins a new round.
pub(super) fn end_turn(mut table: TableMut) {
    match table.enter(Phase::EndTurn) {
        Entry::Elsewhere => {}
        Entry::Begins => begin(&mut table),
        Entry::Asked(_, action) => match check(&table.read(), &action) {
            Ok(seat) => give(&mut table, seat),
            Err(illegal) => table.refuse(illegal),
        },
    }
}

fn begin(table: &mut TableMut) {
    let read = table.read();
    let (tied, owner) = (fastest(&read), read.state().crystal);
    match (&tied[..], owner) {
        (&[only], _) => give(table, only),
        (_, Some(owner)) => table.await_choice(owner, Choice::GiveCrystal),
        // A round has an owner of the crystal; without one the first of the tied would do.
        (_, None) => give(table, tied.first().copied().unwrap_or(SeatId(0))),
    }
}

fn give(table: &mut TableMut, to: SeatId) {
    let read = table.read();
    let (from, tied) = (read.state().crystal, fastest(&read).len() as u8);
    table.state_mut().crystal = Some(to);
    table.tell(TableEvent::CrystalGiven { from, to, tied });
    table.go_on_to(Phase::Reveal);
}

/// The fastest robots, in seat order (4.4).
pub(super) fn fastest(table: &Table) -> Vec<SeatId> {
    let standing = || table.seats().filter(|&seat| table.stands(seat));
    let top = standing().map(|seat| table.abilities(seat).speed).max();
    standing().filter(|&seat| Some(table.abilities(seat).speed) == top).collect()
}

/// Checks who is to get the crystal: one of the tied, whoever owns it now.
pub(super) fn check(table: &Table, action: &Action) -> Result<SeatId, Illegal> {
    let Action::GiveCrystal(seat) = action else { return Err(Illegal::NotNow) };
    if seat.0 >= table.setup().seats {
        return Err(Illegal::NoSuchSeat);
    }
    if fastest(table).contains(seat) { Ok(*seat) } else { Err(Illegal::NotTied) }
}

pub(super) fn legal(table: &Table) -> LegalActions {
    LegalActions::GiveCrystal(fastest(table))
}
