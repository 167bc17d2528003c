//! What is seen of Junkyard Bots before the game goes on: tiles that turn up, the steps of computer
//! players, bombs in flight and what they have done.

use super::players::Players;
use crate::client::settings::{ComputerSpeed, Settings};
use crate::games::junkyard_bots::action::TableEvent;
use crate::games::junkyard_bots::parts::{PartId, TileId};
use crate::shell::seats::SeatId;

/// A tile that turns up (5.1): whose it is, which part, and what it is.
pub type TurnedUp = (SeatId, PartId, TileId);

/// One thing that is seen before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JunkyardBotsShow {
    /// Small tiles that players turn up (5.1): which, and how many are up already.
    Reveal {
        /// Whose tile, which part, and what it is.
        tiles: Vec<TurnedUp>,
        /// How many are up.
        up: usize,
    },
    /// Tiles drawn in the open: any of a computer player, or those that end a person's scan (5.2,
    /// 5.3).
    Drawn(Vec<PartId>),
    /// A step of a computer player.
    ComputerStep {
        /// Whether parts have moved on its robot.
        moves_parts: bool,
    },
    /// Bombs that fly; the throw is done only when they land (6.2).
    Flight {
        /// Whose robot they are thrown at.
        target: SeatId,
        /// The bombs.
        bombs: Vec<PartId>,
    },
    /// The effect of bombs.
    Thrown {
        /// Whose robot they were thrown at.
        target: SeatId,
        /// Whether it dodged them all (6.4).
        is_dodged: bool,
    },
    /// The blind tiles of the round are up (5.6).
    BlindUp {
        /// The events that say whose they were, what they are, and what becomes of them.
        events: Vec<TableEvent>,
    },
    /// A try at a puzzle that was judged, or a step of its answer; it waits for a press.
    Judged,
}

impl JunkyardBotsShow {
    /// The same thing one step later; `None` if something else comes next.
    pub fn next(self) -> Option<Self> {
        match self {
            Self::Reveal { tiles, up } if up < tiles.len() => Some(Self::Reveal { tiles, up: up + 1 }),
            _ => None,
        }
    }

    /// Whether it ends by itself unless the settings make it wait for a press.
    pub const fn is_momentary(&self) -> bool {
        !matches!(self, Self::Judged)
    }

    /// Whether it is left out: in an exercise, which says itself what happened; or because the
    /// computer player whose step it is plays at once.
    pub fn is_skipped(&self, from: SeatId, players: Players, settings: &Settings, is_exercise: bool) -> bool {
        match self {
            Self::Reveal { .. } | Self::Flight { .. } | Self::Judged => false,
            Self::Thrown { .. } | Self::BlindUp { .. } => is_exercise,
            Self::Drawn(_) | Self::ComputerStep { .. } => {
                is_exercise || players.is_computer(from) && settings.computer_speed == ComputerSpeed::AtOnce
            }
        }
    }
}
