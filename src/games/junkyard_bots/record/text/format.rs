//! Format 5: the texts of Junkyard Bots in a saved game, as plain types. The container around them
//! is that of every game, [`SavedGame`](shell::record::SavedGame).
//!
//! Seats, parts and tiles are named:
//!
//! - a seat is its colour (`Orange`, `Blue`, `Green`, `Pink`);
//! - a part of the Junkyard is its pile and its number there from the top (`"small 12"`), a starter
//!   part its seat's colour and its tile (`"Blue eye_small"`, `"Blue body"`); the name says nothing
//!   about what is face-down;
//! - a tile is its name in the tile set (`"claw_medium"`).
//!
//! Cells are `(x, y)` from the lower-left cell of the robot's body, `y` upwards. A placement is
//! `(x, y, rotation)`: the lower-left cell of the rotated part, and the direction of its top.
//!
//! Face-down parts have no tile: parts in piles are not listed, and blind parts and the draws of a
//! secret look are listed without one. The position in the stream is the one before the look, so
//! that loading repeats the look.

use std::ops::Not;

use serde::{Deserialize, Serialize};

use super::by_name::Name;
use crate::parts::tile_set::{Starter, TileEntry};
use crate::table::{LocationBy, RoundStateBy};
use shell::seats::seating::Colour;
use shell::stream::StreamPoint;

/// Name of the game in its saved games.
pub const GAME_NAME: &str = "Junkyard Bots";
/// Number of the newest format, in which games are saved.
pub const NEWEST_FORMAT: u32 = 5;
/// Version of the rules by which histories are replayed.
pub const RULES_VERSION: u32 = 1;

/// Set-up in a saved game, without its seats and seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSetup {
    /// Points of energy that end the game.
    pub energy_to_win: u16,
    /// Name of the tile set.
    pub tile_set: String,
    /// Tiles of the Junkyard.
    pub tiles: Vec<TileEntry>,
    /// Starter set.
    pub starter: Starter,
    /// Whether an owner of the crystal who is tied for the fastest gives it to another of the tied
    /// (rule option *Crystal moves on*, 8.4); left out of the file if false.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub crystal_moves_on: bool,
}

/// Table in a saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedPosition {
    /// Round, phase and turn.
    pub state: RoundStateBy<Name>,
    /// Position in the random stream.
    pub stream: StreamPoint,
    /// Power of each robot, in seat order.
    pub powers: Vec<(Colour, u8)>,
    /// Numbers of tiles in the three piles.
    pub face_down: FaceDown,
    /// All parts that are not in a pile, in the order of their numbers.
    pub parts: Vec<SavedPart>,
}

/// Numbers of tiles in the three piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the piles are named by their size")]
pub struct FaceDown {
    pub small: u16,
    pub medium: u16,
    pub large: u16,
}

/// A part that is not in a pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedPart {
    /// Name of the part.
    pub part: String,
    /// Name of its tile; empty and left out while it is face-down or looked at in secret.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub tile: String,
    /// Location of the part.
    pub location: LocationBy<Name>,
}
