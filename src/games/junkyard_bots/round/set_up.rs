//! Set-up: first builds, and the first owner of the boost crystal (section 4).

use bevy::prelude::*;

use super::legal::LegalActions;
use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::robot::Assembly;
use crate::robot::build::Inventory;
use crate::table::{Choice, Draws, Table, TableWriter, Turn};
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, set_up.in_set(InPhase(Phase::SetUp)));
}

/// Lets the players build their first robots, clockwise from a random seat (4.2). Gives the crystal
/// to the fastest in the run after the last build, when all robots are assembled and their speed is
/// computed.
fn set_up(mut order: OrderOfPlay, mut table: TableWriter, mut draws: Draws) {
    let waits = |table: &Table, seat: SeatId| !table.junkyard().starters(seat).is_empty();
    let next = match order.take_action() {
        None => {
            let read = table.read(&order.state);
            let seats: Vec<SeatId> = read.seats().collect();
            if !seats.iter().any(|&seat| waits(&read, seat)) {
                return first_crystal(&mut order, &table, &mut draws);
            }
            draws.stream.pick_seat(&seats)
        }
        Some((turn, action)) => {
            let checked = check_first_build(&table.read(&order.state), &turn, &action);
            match checked {
                Ok(build) => table.rebuild(turn.seat, build),
                Err(illegal) => return order.refuse(illegal),
            };
            order.report(TableEvent::FirstBuilt { seat: turn.seat });
            Some(table.read(&order.state).next_seat(turn.seat))
        }
    };
    match next.filter(|&seat| waits(&table.read(&order.state), seat)) {
        Some(seat) => order.await_choice(seat, Choice::FirstBuild),
        None => order.await_nobody(),
    }
}

/// Checks a first build: all starter parts must be attached legally (4.2). Returns the robot.
pub(super) fn check_first_build(table: &Table, turn: &Turn, action: &Action) -> Result<Assembly, Illegal> {
    let Action::Build(build) = action else { return Err(Illegal::NotNow) };
    starter_inventory(table, turn.seat).check_build(&table.setup().tiles, build)
}

/// Legal actions of a first build.
pub(super) fn legal_first_build(table: &Table, turn: &Turn) -> LegalActions {
    LegalActions::Build(starter_inventory(table, turn.seat))
}

/// Starter parts that a seat must build with.
fn starter_inventory(table: &Table, seat: SeatId) -> Inventory {
    let starters = table.junkyard().starters(seat).iter();
    let parts = starters.filter_map(|part| Some((part, table.part(part)?.tile?))).collect();
    Inventory { body: table.setup().body(seat), parts, must_attach_all: true }
}

/// Gives the crystal to the fastest robot, ties broken at random (4.4).
fn first_crystal(order: &mut OrderOfPlay, table: &TableWriter, draws: &mut Draws) {
    let tied = table.read(&order.state).fastest_seats();
    let Some(to) = draws.stream.pick_seat(&tied) else { return };
    order.state.crystal = Some(to);
    order.report(TableEvent::CrystalGiven { from: None, to, tied: tied.len() as u8 });
    order.enter_phase(Phase::Reveal);
}
