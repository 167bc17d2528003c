//! A table in the middle of a game, for tests.

use crate::action::PlacedPart;
use crate::game::Game;
use crate::parts::{Kind, Part};
use crate::robot::Robot;
use crate::table::play_state::ACTIONS_PER_TURN;
use crate::table::{Position, Setup, Stage, Turn, TurnStep};
use shell::grid::{Placement, Rotation};
use shell::seats::SeatId;

/// Seat whose turn it is, and another one.
pub(crate) const ACTIVE: SeatId = SeatId(0);
pub(crate) const OTHER: SeatId = SeatId(1);
pub(crate) const HEAD: Part = Part::plain(Kind::Head);
pub(crate) const TORSO: Part = Part::with_nut(Kind::Torso);
pub(crate) const PLUNGER: Part = Part::plain(Kind::Plunger);

/// A turn of three players. The active one has a torso with a head on it, a head on the bench and a
/// plunger in the store; the other one has a torso in the store.
pub(crate) fn make_position() -> (Setup, Position) {
    let setup = Setup::new(3, 1);
    let mut position = Game::new(&setup).unwrap().0.snapshot().position;
    let turn = Turn::beginning(ACTIVE, 3, TurnStep::Act, ACTIONS_PER_TURN);
    position.state.stage = Stage::Turn(turn);
    position.workshops[0].bench.add(HEAD);
    position.workshops[0].store.add(PLUNGER);
    position.workshops[1].store.add(TORSO);
    position.robots[0] = Robot::of(&setup.data, [put(TORSO, 0), put(HEAD, 1)]);
    (setup, position)
}

/// An upright part in the middle column of the grid.
pub(crate) const fn put(part: Part, row: i16) -> PlacedPart {
    PlacedPart { part, at: Placement::new(0, row, Rotation::Up) }
}
