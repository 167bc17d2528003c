//! Formats 3 and 4: the text of a saved game, as plain types.
//!
//! A saved game is a RON file with one field a line and, in the long lists, one entry a line. Its
//! first line names the game. Seats, parts and tiles are named:
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
//! The fields, in order: the game, the number of the format, the program that wrote the file and
//! the time of writing; the set-up (version of the rules, seats, seed, energy to win, whether the
//! crystal moves on, tile set); the table at which the history begins, if that is not the set-up;
//! the history, one action a line with its round and seat; the take-overs from a replay, each with
//! a new seed; the table (round, phase, turn, crystal, rounds without anything used up, outcome,
//! position in the random stream, power of each robot, number of face-down tiles in each pile, and
//! every other part); and the build in progress.
//!
//! Face-down parts have no tile: parts in piles are not listed, and blind parts and the draws of a
//! secret look are listed without one. The position in the stream is the one before the look, so
//! that loading repeats the look.
//!
//! Format 4 is format 3 with one more field, the rule option *Crystal moves on* (rule 8.4). A game
//! without the option is still written in format 3, so that older programs can load it; they refuse
//! a game in format 4 as too new.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize, Serializer};

use super::by_name::Name;
use crate::games::junkyard_bots::action::{ActionBy, BuildPartBy};
use crate::games::junkyard_bots::parts::tile_set::{Starter, TileEntry};
use crate::games::junkyard_bots::table::{LocationBy, RoundStateBy};
use crate::shell::disk::read::MOST_FILE_BYTES;
use crate::shell::record::TakeOver;
use crate::shell::seats::seating::{Colour, Seat};
use crate::shell::stream::StreamPoint;

/// Name of the game in its saved games.
pub const GAME_NAME: &str = "Junkyard Bots";
/// Number of the newest format.
pub const NEWEST_FORMAT: u32 = 4;
/// Oldest format that these types read; games that need nothing newer are written in it.
pub const OLDEST_COMPATIBLE_FORMAT: u32 = 3;
/// Version of the rules by which histories are replayed.
pub const RULES_VERSION: u32 = 1;

/// Most bytes of a saved game: twice the size that a test reaches whose four players make the game
/// last as long as rule 8.3 allows, by using something up only every fifth round, and attach all
/// they can take.
pub const MOST_SAVE_BYTES: usize = MOST_FILE_BYTES;

/// Nesting depth down to which every value has a line of its own: fields, and entries of the long
/// lists.
const LINES_TO_DEPTH: usize = 2;

/// A saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// [`GAME_NAME`].
    pub game: String,
    /// The format, from [`OLDEST_COMPATIBLE_FORMAT`] to [`NEWEST_FORMAT`].
    pub format: u32,
    /// Version of the program that wrote the file.
    pub program: String,
    /// Time of writing, in UTC, as in RFC 3339.
    pub written: String,
    /// [`RULES_VERSION`].
    pub rules: u32,
    /// The seats, clockwise.
    pub seats: Vec<Seat>,
    /// Seed of the random stream.
    pub seed: u64,
    /// Points of energy that end the game.
    pub energy_to_win: u16,
    /// Whether an owner of the crystal who is tied for the fastest gives it to another of the tied
    /// (rule option *Crystal moves on*, 8.4); left out of the file if false.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crystal_moves_on: bool,
    /// Name of the tile set.
    pub tile_set: String,
    /// Tiles of the Junkyard.
    pub tiles: Vec<TileEntry>,
    /// Starter set.
    pub starter: Starter,
    /// Table at which the history begins; `None` if it begins at the set-up.
    #[serde(serialize_with = "some_left_out")]
    pub beginning: Option<SavedPosition>,
    /// Actions from the beginning on, in order.
    pub history: Vec<SavedStep>,
    /// Take-overs from a replay, in order.
    pub taken_over: Vec<TakeOver>,
    /// Table after the last step.
    #[serde(serialize_with = "left_out")]
    pub table: SavedPosition,
    /// Build in progress.
    pub draft: Option<Vec<BuildPartBy<Name>>>,
}

impl SavedGame {
    /// Text of the file.
    ///
    /// # Errors
    /// None in practice, because RON can write every value in it.
    pub fn text(&self) -> Result<String, ron::Error> {
        // Joins the opening bracket and the first field, so that the first line names the game.
        let mut text = pretty_text(self)?.replacen("(\n ", "(", 1);
        for (field, table) in [("table", Some(&self.table)), ("beginning", self.beginning.as_ref())] {
            let Some(table) = table else { continue };
            // Line breaks in names are escaped, so this match is the field.
            let at = text.rfind(&format!("\n {field}: ")).unwrap_or(text.len());
            let rest = text.split_off(at);
            let lines = pretty_text(table)?.replace('\n', "\n ");
            text += &rest.replacen(TABLE_PLACEHOLDER, &lines, 1);
        }
        Ok(text + "\n")
    }
}

/// Writes a value with its fields and the entries of its lists on a line each, and deeper values on
/// that line.
fn pretty_text(value: &impl Serialize) -> Result<String, ron::Error> {
    let config = PrettyConfig::new().depth_limit(LINES_TO_DEPTH).new_line("\n").indentor(" ");
    ron::ser::to_string_pretty(value, config)
}

/// Placeholder for a table, which is replaced by the table's own lines.
const TABLE_PLACEHOLDER: &str = "()";

/// Serialises the placeholder of a table.
fn left_out<S: Serializer>(_: &SavedPosition, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_unit()
}

/// Serialises the placeholder of a table that may be missing.
fn some_left_out<S: Serializer>(table: &Option<SavedPosition>, serializer: S) -> Result<S::Ok, S::Error> {
    table.as_ref().map(|_| ()).serialize(serializer)
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

/// One action of the history, with its round and seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedStep {
    /// Round of the action; 0 in set-up.
    pub round: u16,
    /// Seat that acted.
    pub seat: Colour,
    /// The action.
    pub action: ActionBy<Name>,
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
