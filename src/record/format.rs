//! Format 2: the text of a saved game, as plain types.
//!
//! A saved game is a RON file, a field a line and in the long lists an entry a line. Everything has a name:
//!
//! - a seat is its colour (`Orange`, `Blue`, `Green`, `Pink`);
//! - a part of the Junkyard is its pile and its number there from the top (`"small 12"`), a starter part its seat's
//!   colour and its tile (`"Blue eye_small"`, `"Blue body"`); the name says nothing about what is face-down;
//! - a tile is its name in the tile set (`"claw_medium"`).
//!
//! Cells are `(x, y)` from the lower-left cell of the robot's body, `y` upwards, and name the lower-left cell of the turned
//! part; `turn` is where the part's top points.
//!
//! The fields, in order: the format's number, the program that wrote the file and when; the set-up (version of the rules,
//! seats, seed, energy to win, tile set); the history, an action a line with its round and seat, and where the game was taken
//! over from a replay, each time with a new seed; the table (round,
//! phase, turn, crystal, rounds without anything used up, outcome, place in the random stream, power of each robot,
//! how many tiles lie face-down in each pile, and every other part); and the build that was in progress.
//!
//! What is face-down has no tile: parts in piles are not listed, and blind parts and the draws of a secret look are
//! listed without one. The place in the stream is the one before the look, which brings the look back.

use serde::{Deserialize, Serialize};

use super::seating::{Colour, Seat};
use crate::action::{Ending, Phase};
use crate::grid::{Cell, Rotation};
use crate::parts::tile_set::{Entry, Starter};
use crate::parts::{GripperKind, Size};

/// The newest format, the one that is written.
pub const FORMAT: u32 = 2;
/// The version of the rules that histories are replayed by.
pub const RULES: u32 = 1;

/// The most bytes a saved game may have: twice what a test reaches whose four players make the game last as long as
/// rule 8.3 lets them, using something up only every fifth round and building on all they can take.
pub const MOST_BYTES: usize = 3 << 20;

/// A saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// [`FORMAT`].
    pub format: u32,
    /// Version of the program that wrote it.
    pub program: String,
    /// When it was written, in universal time, as RFC 3339 has it.
    pub written: String,
    /// [`RULES`].
    pub rules: u32,
    /// The seats, clockwise.
    pub seats: Vec<Seat>,
    /// Seed of the random stream.
    pub seed: u64,
    /// Points of energy that end the game.
    pub energy_to_win: u16,
    /// What the tile set is called.
    pub tile_set: String,
    /// The tiles of the Junkyard.
    pub tiles: Vec<Entry>,
    /// The starter set.
    pub starter: Starter,
    /// What was done, in order.
    pub history: Vec<Step>,
    /// Where the game was taken over from a replay, in order.
    pub taken_over: Vec<TakeOver>,
    /// Round of the table.
    pub round: u16,
    /// Phase of the table.
    pub phase: Phase,
    /// Whose choice is awaited; none once the game is over.
    pub turn: Option<TurnText>,
    /// Who has the boost crystal.
    pub crystal: Option<Colour>,
    /// Rounds in a row without anything used up.
    pub quiet_rounds: u8,
    /// Whether something was used up in this round.
    pub used_up: bool,
    /// How the game ended.
    pub outcome: Option<OutcomeText>,
    /// Words of the random stream used up since it last began anew.
    pub stream: u64,
    /// Power of each robot, in seat order.
    pub powers: Vec<(Colour, u8)>,
    /// Tiles in the three piles.
    pub face_down: FaceDown,
    /// All parts that are not in a pile, in the order of their numbers.
    pub parts: Vec<PartText>,
    /// A build in progress.
    pub draft: Option<Vec<PlacedText>>,
}

/// One action of the history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The round it was done in; 0 in set-up.
    pub round: u16,
    /// Who did it.
    pub seat: Colour,
    /// What was done.
    pub action: ActionText,
}

/// Where a game was taken over from a replay: the random stream begins anew there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// How many actions had been done.
    pub after: usize,
    /// Seed of the random stream from there on.
    pub seed: u64,
}

/// An [`Action`](crate::action::Action) by names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants and fields are those of Action")]
pub enum ActionText {
    Build(Vec<PlacedText>),
    Draw(Size),
    StopDrawing,
    KeepDraws,
    Rescan,
    Take { part: String, cell: Cell, turn: Rotation },
    TakeBlind { size: Size, by: GripperKind, cell: Cell, turn: Rotation },
    Pass,
    Attack { target: Colour, bombs: Vec<String> },
    GiveCrystal(Colour),
}

/// A part in a build.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedText {
    /// Its name.
    pub part: String,
    /// Its lower-left cell.
    pub cell: Cell,
    /// Where its top points.
    pub turn: Rotation,
}

/// Whose choice is awaited.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnText {
    /// Who chooses.
    pub seat: Colour,
    /// What.
    pub choice: ChoiceText,
}

/// A [`Choice`](crate::table::Choice) by names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants and fields are those of Choice")]
pub enum ChoiceText {
    FirstBuild,
    Draw { left: u16 },
    DrawInSecret { left: u16, draws: Vec<String> },
    DrawAgain { left: u16 },
    KeepOrRescan { draws: Vec<String> },
    Take { passed: Vec<Colour> },
    Attack { thrown: Vec<String> },
    Rebuild,
    GiveCrystal,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeText {
    /// Why it ended.
    pub ending: Ending,
    /// Who won.
    pub winners: Vec<Colour>,
}

/// Tiles in the three piles.
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
pub struct PartText {
    /// Its name.
    pub part: String,
    /// What it is; left out while it is face-down or looked at in secret.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub tile: String,
    /// Where it is.
    pub lies: LocationText,
}

/// A [`Location`](crate::table::Location) by names; parts in piles are not listed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants and fields are those of Location")]
pub enum LocationText {
    Starter(Colour),
    FaceUp,
    Scanned(Colour),
    Attached { seat: Colour, cell: Cell, turn: Rotation },
    Held { seat: Colour, by: GripperKind, nth: u8, cell: Cell, turn: Rotation },
    Eaten(Colour),
    Gone,
}
