//! Phase 7, end turn: the boost crystal goes to the fastest robot (rule 8.4).

use bevy::prelude::*;

use super::legal::LegalActions;
use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::table::{Choice, Table, TableReader};
use shell::seats::{PerSeat, SeatId};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, end_turn.in_set(InPhase(Phase::EndTurn)));
}

/// Gives the crystal to the fastest robot and begins a new round. If several are tied, awaits the
/// choice of the present owner.
fn end_turn(mut order: OrderOfPlay, table: TableReader) {
    let asked = order.take_action();
    let read = table.table(&order.state);
    let tied = read.fastest_seats();
    let checked = asked.map(|(_, action)| check_crystal(&read, &action)).transpose();
    let receivers = crystal_receivers(&read);
    let to = match (checked, &receivers[..], order.state.crystal) {
        (Err(illegal), ..) => return order.refuse(illegal),
        (Ok(Some(chosen)), ..) => chosen,
        (Ok(None), &[only], _) => only,
        (Ok(None), _, Some(owner)) => return order.await_choice(owner, Choice::GiveCrystal),
        // After set-up the crystal always has an owner; if it had none, the first of the tied would
        // get it.
        (Ok(None), _, None) => receivers.first().copied().unwrap_or(SeatId(0)),
    };
    let from = order.state.crystal.replace(to);
    order.report(TableEvent::CrystalGiven { from, to, tied: tied.len() as u8 });
    order.enter_phase(Phase::Reveal);
}

/// Seats that may get the crystal: the fastest. With *Crystal moves on*, an owner who is tied with
/// others is left out (8.4).
fn crystal_receivers(table: &Table) -> PerSeat<SeatId> {
    let mut seats = table.fastest_seats();
    if table.setup().crystal_moves_on && seats.len() > 1 {
        seats.retain(|seat| Some(*seat) != table.state().crystal);
    }
    seats
}

/// Checks the choice of the new owner. Returns that seat.
pub(super) fn check_crystal(table: &Table, action: &Action) -> Result<SeatId, Illegal> {
    let Action::GiveCrystal(seat) = action else { return Err(Illegal::NotNow) };
    if seat.0 >= table.setup().seats {
        return Err(Illegal::NoSuchSeat);
    }
    if crystal_receivers(table).contains(seat) {
        return Ok(*seat);
    }
    Err(if table.fastest_seats().contains(seat) { Illegal::CrystalMovesOn } else { Illegal::NotTied })
}

/// Legal actions of an owner who chooses.
pub(super) fn legal_receivers(table: &Table) -> LegalActions {
    LegalActions::GiveCrystal(crystal_receivers(table).to_vec())
}
