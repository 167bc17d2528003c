//! Format 1: the texts of Scrapyard in a saved game, as plain types. The container around them is
//! that of every game, [`SavedGame`](shell::record::SavedGame).
//!
//! - A seat is its colour (`Orange`, `Blue`, `Green`, `Pink`).
//! - A card is its name in the data set (`"zap"`). Cards of one name are interchangeable, so a list
//!   has each as often as it is there. A card of a pile that nobody knows is `"?"`.
//! - Squares are `(column, row)` from the upper left; piles are numbered from 1.
//!
//! What lies face down has no identity (11.3), so no saved game tells what comes next.

use serde::{Deserialize, Serialize};

use crate::action::DentCause;
use crate::arena::{Axis, Square};
use crate::cards::{Aim, ArmSide, DataFile, Slot, SlotSet};
use crate::table::{Options, Queued};
use shell::seats::seating::Colour;
use shell::stream::StreamPoint;

/// Name of the game in its saved games.
pub const GAME_NAME: &str = "Scrapyard";
/// Number of the newest format, in which games are saved.
pub const NEWEST_FORMAT: u32 = 1;
/// Version of the rules by which histories are replayed.
pub const RULES_VERSION: u32 = 1;
/// Sign of a card of a pile that nobody knows.
pub const UNKNOWN_CARD: &str = "?";

/// Set-up in a saved game, without its seats and seed. The data set is written in full, whichever
/// it is, so that the game stays the same when the game's own data change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSetup {
    /// Options of the rules.
    pub options: Options,
    /// The data set.
    pub data: DataFile,
}

/// Action in a saved game: [`Action`](crate::action::Action) by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the actions have their documentation where they are defined")]
pub enum WrittenAction {
    Collect { pile: u8, side: Option<ArmSide> },
    Rummage { pile: u8 },
    Take { card: Option<String>, side: Option<ArmSide>, on_top: Vec<String>, at_bottom: Option<String> },
    Purge(u8),
    Delay(Colour),
    Pass,
    Done,
    SettleArmour,
    SettleDeck,
    SettleHand(String),
    Play(String),
    Use(Slot),
    Step(Square),
    Target(Colour),
    Shove { axis: Option<Axis>, squares: u8 },
    Salvage(Vec<String>),
    Move { square: Square, pay: String },
    Limp(Square),
    Attack { side: ArmSide, seat: Colour, pay: String },
    Recharge,
    EndTurn,
}

/// Table in a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTable {
    /// Number of the round of the battle; 0 in the build phase.
    pub round: u16,
    /// First seat.
    pub first: Option<Colour>,
    /// Stage of the game, with the choice that is awaited.
    pub stage: WrittenStage,
    /// Effects that wait.
    pub queue: Option<WrittenQueue>,
    /// Battle order; empty in the build phase.
    pub order: Vec<Colour>,
    /// Wrecked robots, in the order of wrecking.
    pub wrecks: Vec<WrittenWreck>,
    /// Point of the random stream.
    pub stream: StreamPoint,
    /// Tokens of the time track with their squares, those of one square from the top down.
    pub track: Vec<(Colour, u8)>,
    /// Seats that have passed.
    pub passed: Vec<Colour>,
    /// Junk piles.
    pub piles: Vec<WrittenPile>,
    /// Unknown cards of all piles.
    pub pool: Vec<String>,
    /// Robots, in seat order.
    pub robots: Vec<WrittenRobot>,
}

/// Stage of a game in a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WrittenStage {
    /// Set-up.
    SetUp,
    /// Turn of the build phase.
    Build {
        /// Seat whose turn it is.
        seat: Colour,
        /// Whether the one thing of the turn is done.
        has_acted: bool,
        /// Pile and cards of an open rummage, the topmost first.
        rummage: Option<(u8, Vec<String>)>,
    },
    /// Settling of dents in a turn of the battle.
    Settle {
        /// Seat whose turn it is.
        seat: Colour,
        /// Whether a dent was settled by choice.
        by_choice: bool,
    },
    /// Acting in a turn of the battle.
    Act {
        /// Seat whose turn it is.
        seat: Colour,
        /// Arms that have attacked.
        attacked: SlotSet,
        /// Parts whose abilities were used.
        used: SlotSet,
    },
    /// End of the game: seats from the first place on.
    Over(Vec<Colour>),
}

/// Source of effects that wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the sources have their documentation where they are defined")]
pub enum WrittenSource {
    Build,
    Card(String),
    Ability(Slot),
    Attack(ArmSide),
}

/// Effects that wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenQueue {
    /// Source of the effects.
    pub source: WrittenSource,
    /// Aim.
    pub aim: Aim,
    /// Targets, once they are fixed.
    pub targets: Option<Vec<Colour>>,
    /// Targets on whom the first effect has still to happen.
    pub left: Option<Vec<Colour>>,
    /// Effects, the first one first.
    pub effects: Vec<Queued>,
}

/// Wrecked robot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenWreck {
    /// Seat of the robot.
    pub seat: Colour,
    /// Square on which it stood.
    pub square: Square,
    /// Round in which it was wrecked.
    pub round: u16,
    /// Seat that did it.
    pub by: Option<Colour>,
    /// Cause of the last dents.
    pub cause: DentCause,
}

/// Junk pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPile {
    /// Whether its top card lies face up.
    pub is_face_up: bool,
    /// Cards from the top down.
    pub cards: Vec<String>,
}

/// Robot with the cards of its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields have their documentation where they are defined")]
pub struct WrittenRobot {
    pub seat: Colour,
    /// Parts: head, torso, legs, left arm, right arm.
    pub parts: Vec<String>,
    pub hand: Vec<String>,
    pub deck: Vec<String>,
    pub discard: Vec<String>,
    pub used: Vec<String>,
    pub trash: Vec<String>,
    pub square: Option<Square>,
    pub armour: u16,
    pub shields: u16,
    pub dents: u16,
    pub unused: u16,
    pub has_played: bool,
}
