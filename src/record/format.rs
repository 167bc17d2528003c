//! Formats 3 and 4: the text of a saved game, as plain types.
//!
//! A saved game is a RON file, a field a line and in the long lists an entry a line. Its first line
//! names the game. Everything has a name:
//!
//! - a seat is its colour (`Orange`, `Blue`, `Green`, `Pink`);
//! - a part of the Junkyard is its pile and its number there from the top (`"small 12"`), a starter
//!   part its seat's colour and its tile (`"Blue eye_small"`, `"Blue body"`); the name says nothing
//!   about what is face-down;
//! - a tile is its name in the tile set (`"claw_medium"`).
//!
//! Cells are `(x, y)` from the lower-left cell of the robot's body, `y` upwards. A placement,
//! `(x, y, rotation)`, names the lower-left cell of the turned part and where its top points.
//!
//! The fields, in order: the game, the format's number, the program that wrote the file and when;
//! the set-up (version of the rules, seats, seed, energy to win, whether the crystal moves on, tile
//! set); where the history begins, if that is not the set-up; the history, an action a line with
//! its round and seat, and where the game was taken over from a replay, each time with a new seed;
//! the table (round, phase, turn, crystal, rounds without anything used up, outcome, place in the
//! random stream, power of each robot, how many tiles lie face-down in each pile, and every other
//! part); and the build that was in progress.
//!
//! What is face-down has no tile: parts in piles are not listed, and blind parts and the draws of a
//! secret look are listed without one. The place in the stream is the one before the look, which
//! brings the look back.
//!
//! Format 4 is format 3 with one more field, the rule option *Crystal moves on* (8.4). A game
//! without the option is still written in format 3, so that older programs can load it; they refuse
//! a game in format 4 as too new.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize, Serializer};

use super::by_name::Name;
use super::seating::{Colour, Seat};
use crate::action::{ActionBy, PlacedBy};
use crate::parts::tile_set::{Entry, Starter};
use crate::table::stream::StreamPoint;
use crate::table::{LocationBy, RoundStateBy};

/// The game, as its saved games name it.
pub const GAME: &str = "Junkyard Bots";
/// The newest format.
pub const FORMAT: u32 = 4;
/// The oldest format that these types read; games that need nothing newer are written in it.
pub const OLDEST_READ_ALIKE: u32 = 3;
/// The version of the rules that histories are replayed by.
pub const RULES: u32 = 1;

/// The most bytes a saved game may have: twice what a test reaches whose four players make the game
/// last as long as rule 8.3 lets them, using something up only every fifth round and building on
/// all they can take.
pub const MOST_BYTES: usize = 3 << 20;

/// Fields a line, entries of the long lists a line.
const LINES_TO_DEPTH: usize = 2;

/// A saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// [`GAME`].
    pub game: String,
    /// The format, from [`OLDEST_READ_ALIKE`] to [`FORMAT`].
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
    /// Whether an owner of the crystal who is tied for the fastest gives it to another of those
    /// tied (8.4); left out of the file if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crystal_moves_on: bool,
    /// What the tile set is called.
    pub tile_set: String,
    /// The tiles of the Junkyard.
    pub tiles: Vec<Entry>,
    /// The starter set.
    pub starter: Starter,
    /// The table at which the history begins; none if that is the set-up.
    #[serde(serialize_with = "some_left_out")]
    pub beginning: Option<Position>,
    /// What was done since, in order.
    pub history: Vec<Step>,
    /// Where the game was taken over from a replay, in order.
    pub taken_over: Vec<TakeOver>,
    /// The table after the last step.
    #[serde(serialize_with = "left_out")]
    pub table: Position,
    /// A build in progress.
    pub draft: Option<Vec<PlacedBy<Name>>>,
}

impl SavedGame {
    /// The text of the file.
    ///
    /// # Errors
    /// None: there is nothing in it that RON has no way to write.
    pub fn text(&self) -> Result<String, ron::Error> {
        // The first line names the game.
        let mut text = lines(self)?.replacen("(\n ", "(", 1);
        for (field, table) in [("table", Some(&self.table)), ("beginning", self.beginning.as_ref())] {
            let Some(table) = table else { continue };
            // A line break in a name is written in another way, so this is the field.
            let at = text.rfind(&format!("\n {field}: ")).unwrap_or(text.len());
            let rest = text.split_off(at);
            let lines = lines(table)?.replace('\n', "\n ");
            text += &rest.replacen(LEFT_OUT, &lines, 1);
        }
        Ok(text + "\n")
    }
}

/// A value as text, its fields and the entries of its lists a line each, what is deeper on that
/// line.
fn lines(value: &impl Serialize) -> Result<String, ron::Error> {
    let config = PrettyConfig::new().depth_limit(LINES_TO_DEPTH).new_line("\n").indentor(" ");
    ron::ser::to_string_pretty(value, config)
}

/// How a table is written that is left out at first.
const LEFT_OUT: &str = "()";

/// Leaves a table out, which has lines of its own.
fn left_out<S: Serializer>(_: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_unit()
}

/// The same for one that may be missing.
fn some_left_out<S: Serializer>(table: &Option<Position>, serializer: S) -> Result<S::Ok, S::Error> {
    table.as_ref().map(|_| ()).serialize(serializer)
}

/// A table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Round, phase and turn.
    pub state: RoundStateBy<Name>,
    /// Where the random stream stands.
    pub stream: StreamPoint,
    /// Power of each robot, in seat order.
    pub powers: Vec<(Colour, u8)>,
    /// Tiles in the three piles.
    pub face_down: FaceDown,
    /// All parts that are not in a pile, in the order of their numbers.
    pub parts: Vec<PartText>,
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
    pub action: ActionBy<Name>,
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
    pub location: LocationBy<Name>,
}
