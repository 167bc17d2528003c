//! Types and functions that a game adds to its rules, so that shared code can record it, save it
//! and load it; and the container of its saved games.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::correspondence::Correspondent;
use super::file_fault::Malformed;
use crate::language::Phrase;
use crate::seats::seating::{Colour, Seat};
use crate::table::{Reason, Rules, SnapshotFault};

/// Rules of a game that can be recorded.
pub trait Recorded: Rules {
    /// Name of the game in its saved games.
    const NAME: &'static str;
    /// Number of the newest format of its saved games at one computer.
    const FORMAT: u32;
    /// Number of the format of games by correspondence: the newest one with one field more.
    const CORRESPONDENCE_FORMAT: u32 = Self::FORMAT + 1;
    /// Version of the rules by which histories are replayed.
    const RULES: u32;
    /// Numbers of seats that a game can have.
    const SEATS: RangeInclusive<u8>;
    /// Choice in the making, which is kept with the game and need not be legal yet.
    type Draft: Clone + Debug + Eq + Send + Sync + 'static;
    /// Texts of the game's values in saved games.
    type Texts: Texts<Self>;

    /// Whether no step up to this event can be taken back, because something was drawn, looked at,
    /// decided by chance or told to others.
    fn is_final(event: &Self::Event) -> bool;

    /// Choice that is in the making again when an action is taken back.
    fn draft_of(action: &Self::Action) -> Option<Self::Draft>;

    /// Checks that the awaited player may make a choice of a draft's kind and with its parts.
    ///
    /// # Errors
    /// [`Rules::Refusal`] if not.
    fn check_draft(table: &Self::Table<'_>, draft: &Self::Draft) -> Result<(), Self::Refusal>;

    /// Converts the text of a saved game in a format before [`Self::FORMAT`], one format at a time;
    /// `None` if the game has no such format.
    fn upgrade_saved_game(format: u32, text: &str) -> Option<Result<SavedGame<Self>, Malformed>>;
}

/// Value as saved games write it.
pub trait SavedText: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> SavedText for T {}

/// Conversion between the values of one game and their texts in saved games, in which everything
/// has a name.
pub trait Texts<G: Recorded>: Sized {
    /// Text of a set-up without its seats and seed.
    type Setup: SavedText;
    /// Text of an action.
    type Action: SavedText;
    /// Text of a table.
    type Table: SavedText;
    /// Text of a choice in the making.
    type Draft: SavedText;
    /// Reason why a text names nothing that the game has.
    type Fault: Reason;

    /// Text of a set-up.
    fn write_setup(setup: &G::Setup) -> Self::Setup;

    /// Set-up with a number of seats and a seed, which the caller checks.
    ///
    /// # Errors
    /// [`Self::Fault`] if the text is no set-up.
    fn read_setup(text: &Self::Setup, seats: u8, seed: u64) -> Result<G::Setup, Self::Fault>;

    /// Texts of a game with this set-up and its seats, clockwise.
    fn new(setup: &G::Setup, seats: &[Seat]) -> Self;

    /// Text of an action.
    fn write_action(&self, action: &G::Action) -> Self::Action;

    /// Action of a text. `at` names the place of the text in the file, for faults.
    ///
    /// # Errors
    /// [`Self::Fault`] if a name is unknown.
    fn read_action(&self, text: &Self::Action, at: &Phrase) -> Result<G::Action, Self::Fault>;

    /// Text of a table.
    fn write_table(&self, table: &G::Snapshot) -> Self::Table;

    /// Table of a text, which the caller checks. `at` names the place of the text in the file, for
    /// faults.
    ///
    /// # Errors
    /// [`Self::Fault`] if a name is unknown, or if something is listed twice or not at all.
    fn read_table(&self, text: &Self::Table, at: &Phrase) -> Result<G::Snapshot, Self::Fault>;

    /// Fault of a table, by the names that the file uses.
    fn name_fault(&self, fault: SnapshotFault<G>) -> Self::Fault;

    /// Text of a choice in the making.
    fn write_draft(&self, draft: &G::Draft) -> Self::Draft;

    /// Choice in the making of a text. `at` names the place of the text in the file, for faults.
    ///
    /// # Errors
    /// [`Self::Fault`] if a name is unknown.
    fn read_draft(&self, text: &Self::Draft, at: &Phrase) -> Result<G::Draft, Self::Fault>;
}

/// Text of a game's set-up.
pub type SetupText<G> = <<G as Recorded>::Texts as Texts<G>>::Setup;
/// Text of a game's action.
pub type ActionText<G> = <<G as Recorded>::Texts as Texts<G>>::Action;
/// Text of a game's table.
pub type TableText<G> = <<G as Recorded>::Texts as Texts<G>>::Table;
/// Text of a game's choice in the making.
pub type DraftText<G> = <<G as Recorded>::Texts as Texts<G>>::Draft;
/// Reason why a text of a game names nothing that the game has.
pub type TextFault<G> = <<G as Recorded>::Texts as Texts<G>>::Fault;

/// A saved game of any kind, in its game's newest format: a RON file with one field a line and, in
/// the set-up, the tables and the lists, one value a line. Its first line names the game. Seats are
/// named by their colours.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct SavedGame<G: Recorded> {
    /// [`Recorded::NAME`].
    pub game: String,
    /// [`Recorded::FORMAT`].
    pub format: u32,
    /// Version of the program that wrote the file.
    pub program: String,
    /// Time of writing, in UTC, as in RFC 3339.
    pub written: String,
    /// [`Recorded::RULES`].
    pub rules: u32,
    /// The seats, clockwise.
    pub seats: Vec<Seat>,
    /// Seed of the random stream.
    pub seed: u64,
    /// Rest of the set-up.
    pub setup: SetupText<G>,
    /// Table at which the history begins; `None` if it begins at the set-up.
    pub beginning: Option<TableText<G>>,
    /// Actions from the beginning on, in order.
    pub history: Vec<SavedStep<G>>,
    /// Take-overs from a replay, in order.
    pub taken_over: Vec<TakeOver>,
    /// Players of a game by correspondence and their changes, in order; left out in a game at one
    /// computer.
    #[serde(default)]
    pub correspondence: Vec<SavedCorrespondent>,
    /// Table after the last step.
    pub table: TableText<G>,
    /// Choice in the making.
    pub draft: Option<DraftText<G>>,
}

/// One action of the history, with its round and seat.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct SavedStep<G: Recorded> {
    /// Round of the action; 0 before the first one.
    pub round: u16,
    /// Seat that acted.
    pub seat: Colour,
    /// The action.
    pub action: ActionText<G>,
}

/// Player of a seat in a game by correspondence, from a step on.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedCorrespondent {
    /// Number of actions done before it.
    pub after: usize,
    /// The seat.
    pub seat: Colour,
    /// Its player from there on.
    pub player: Correspondent,
}

/// Take-over of a game from a replay, at which the random stream restarts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// Number of actions done before it.
    pub after: usize,
    /// Seed of the random stream from there on.
    pub seed: u64,
}
