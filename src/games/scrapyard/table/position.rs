//! The table as plain values, without the random stream.

use super::components::{Cards, Condition, Loadout};
use super::piles::Pile;
use super::play_state::PlayState;
use super::setup::Setup;
use super::snapshot_error::SnapshotError;
use super::track::Track;
use crate::cards::CardList;

/// Robot with the cards of its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Robot {
    /// Parts.
    pub loadout: Loadout,
    /// Cards that are not parts (2.4).
    pub cards: Cards,
    /// Tokens and square.
    pub condition: Condition,
}

/// The whole table between two actions, without the random stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Turn and awaited choice.
    pub state: PlayState,
    /// Time track.
    pub track: Track,
    /// Junk piles.
    pub piles: Vec<Pile>,
    /// Common pool of the unknown cards of the piles (11.3).
    pub pool: CardList,
    /// Robots in seat order.
    pub robots: Vec<Robot>,
}

impl Position {
    /// Checks that there is a robot for each seat of a set-up, and as many piles as it has.
    ///
    /// # Errors
    /// [`SnapshotError::Robots`] or [`SnapshotError::Piles`].
    pub fn check_size(&self, setup: &Setup) -> Result<(), SnapshotError> {
        let expected = usize::from(setup.seats);
        let found = self.robots.len();
        if found != expected {
            return Err(SnapshotError::Robots { expected, found });
        }
        let expected = usize::from(setup.data.file().piles);
        let found = self.piles.len();
        if found == expected { Ok(()) } else { Err(SnapshotError::Piles { expected, found }) }
    }
}
