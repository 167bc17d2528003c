//! Situation that a computer player decides in, and its decision.

use std::ops::Index;
use std::sync::Arc;

use super::restriction::Restriction;
use crate::action::JunkyardBots;
use crate::parts::{Tile, TileKind, TileSet};
use crate::robot::{Abilities, Robot};
use crate::round::LegalActions;
use crate::table::setup::energy_still_needed;
use crate::table::{Setup, View};
use shell::seats::SeatId;
use shell::thinking;

/// Decision of a computer player. Worths are by the weights of
/// [`Preferences`](super::preferences::Preferences), where a point of energy is worth 10; for a
/// draw, the mean worth per point of the size.
pub type Decision = thinking::Decision<JunkyardBots>;

/// Move that a player considered.
pub type Candidate = thinking::Candidate<JunkyardBots>;

/// Situation that a player decides in.
pub struct Situation<'a> {
    /// Tile set.
    pub tiles: &'a Arc<TileSet>,
    /// Points of energy that end the game (rule 8.1).
    pub energy_to_win: u16,
    /// Whether an owner of the crystal who is tied for the fastest gives it to another of the tied
    /// (8.4).
    pub crystal_moves_on: bool,
    /// Knowledge of the seat.
    pub view: &'a View,
    /// Legal actions of the seat.
    pub legal: &'a LegalActions,
    /// Part of the game that the player goes without.
    pub restriction: Option<Restriction>,
}

impl<'a> Situation<'a> {
    /// A seat's situation in a game.
    pub fn new(setup: &'a Setup, view: &'a View, legal: &'a LegalActions) -> Self {
        let Setup { tiles, energy_to_win, crystal_moves_on, .. } = setup;
        let energy_to_win = *energy_to_win;
        let crystal_moves_on = *crystal_moves_on;
        Self { tiles, energy_to_win, crystal_moves_on, view, legal, restriction: None }
    }

    /// Abilities of a seat's robot as it stands; none if it has exploded.
    pub(crate) fn abilities(&self, seat: SeatId) -> Abilities {
        self.view.robot(seat).map_or_else(Abilities::default, Robot::abilities)
    }

    /// Points of energy that each seat still needs to end the game, in seat order.
    pub(crate) fn needed(&self) -> impl Index<usize, Output = u16> {
        let mut energy = self.view.energy_eaten_or_held(self.tiles);
        energy.iter_mut().for_each(|energy| *energy = energy_still_needed(self.energy_to_win, *energy));
        energy
    }

    /// The other seats whose robots have power left, with that power.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = (SeatId, u16)> {
        let seats = (0..).map(SeatId).zip(&self.view.powers);
        let others = seats.filter(|&(seat, &power)| seat != self.view.seat && power > 0);
        others.map(|(seat, &power)| (seat, u16::from(power)))
    }
}

/// Whether a tile is energy enough to end the game for a robot that still needs some points of it
/// (8.1).
pub(super) fn ends_race(tile: &Tile, needed: u16) -> bool {
    tile.kind() == TileKind::Energy && u16::from(tile.points()) >= needed
}
