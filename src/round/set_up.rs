//! Set-up: first builds, and the first boost crystal (section 4).

use bevy::prelude::*;

use super::end_turn::fastest;
use super::legal::LegalActions;
use super::order::OrderOfPlay;
use super::sets::{InPhase, Round, RoundSet};
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::SeatId;
use crate::robot::build::Inventory;
use crate::table::request::Request;
use crate::table::{Choice, Draws, Location, RoundState, Table, TableReader, TableWriter, Turn};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Round, first_builds.in_set(InPhase(Phase::SetUp)));
    app.add_systems(Round, first_crystal.in_set(RoundSet::FirstCrystal).run_if(all_have_built));
}

/// Players build their first robots, clockwise from a random seat (4.2).
fn first_builds(mut order: OrderOfPlay, mut table: TableWriter, mut draws: Draws) {
    let next = match order.take_request() {
        None => {
            let seats: Vec<SeatId> = table.read(&order.state).seats().collect();
            draws.stream.pick(&seats)
        }
        Some((turn, action)) => {
            let checked = check(&table.read(&order.state), &turn, &action);
            if let Err(illegal) = checked {
                return order.refuse(illegal);
            }
            build(&mut order, &mut table, turn.seat, action);
            Some(table.read(&order.state).after(turn.seat))
        }
    };
    match next.filter(|&seat| !table.read(&order.state).junkyard().starters(seat).is_empty()) {
        Some(seat) => order.await_choice(seat, Choice::FirstBuild),
        None => order.await_nobody(),
    }
}

fn build(order: &mut OrderOfPlay, table: &mut TableWriter, seat: SeatId, action: Action) {
    let Action::Build(build) = action else { return };
    for placed in build {
        table.relocate(placed.part, Location::Attached { seat, placement: placed.placement });
    }
    order.report(TableEvent::FirstBuilt { seat });
}

/// Checks a first build: all starter parts, attached legally (4.2).
pub(super) fn check(table: &Table, turn: &Turn, action: &Action) -> Result<(), Illegal> {
    let Action::Build(build) = action else { return Err(Illegal::NotNow) };
    inventory(table, turn.seat).check(&table.setup().tiles, build).map(drop)
}

pub(super) fn legal(table: &Table, turn: &Turn) -> LegalActions {
    LegalActions::Build(inventory(table, turn.seat))
}

fn inventory(table: &Table, seat: SeatId) -> Inventory {
    let starters = table.junkyard().starters(seat).iter();
    let parts = starters.filter_map(|part| Some((part, table.part(part)?.tile?))).collect();
    Inventory { body: table.setup().body(seat), parts, all: true }
}

/// Nobody is awaited any more in set-up.
fn all_have_built(request: Res<Request>, state: Res<RoundState>) -> bool {
    request.due == Some(Phase::SetUp) && state.turn.is_none()
}

/// When all robots are built and measured, the fastest takes the crystal, ties broken at random (4.4).
fn first_crystal(mut order: OrderOfPlay, table: TableReader, mut draws: Draws) {
    let tied = fastest(&table.table(&order.state));
    let Some(to) = draws.stream.pick(&tied) else { return };
    order.state.crystal = Some(to);
    order.report(TableEvent::CrystalGiven { from: None, to, tied: tied.len() as u8 });
    order.enter(Phase::Reveal);
}
