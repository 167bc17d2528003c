//! Format 1: the table of Engineers at Play in a saved game, as plain types, named as in
//! [`super::format`].
//!
//! Values that follow from others are not written: the assembly of a component follows from the
//! list of assemblies. An object at which nobody has looked has no identity (6.2), so no saved game
//! tells what will be found.

use serde::{Deserialize, Serialize};
use shell::seats::seating::Colour;
use shell::stream::StreamPoint;

use super::format::WrittenGoods;
use super::squares::WrittenSquares;
use crate::action::ThingId;
use crate::action::outcome::EndReason;
use crate::set::Grade;
use crate::yard::{Gate, Square, Wall};

/// Table in a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTable {
    /// Number of the round; 0 in set-up.
    pub round: u16,
    /// Turn order; empty until it is rolled.
    pub order: Vec<Colour>,
    /// Stage of the game, with the choice that is awaited.
    pub stage: WrittenStage,
    /// Point of the random stream.
    pub stream: StreamPoint,
    /// The four maze tiles: upper left, upper right, lower left, lower right.
    pub maze: Vec<WrittenTile>,
    /// Walls that were taken down.
    pub walls_down: Vec<Wall>,
    /// Squares that hold an object at which nobody has looked.
    pub unseen: WrittenSquares,
    /// Teams, in seat order.
    pub teams: Vec<WrittenTeam>,
    /// Workers, those of each team together, in seat order.
    pub workers: Vec<WrittenWorker>,
    /// Entries of the notebooks.
    pub notes: Vec<WrittenNote>,
    /// Things that have appeared, by number.
    pub things: Vec<WrittenThing>,
    /// Assemblies, each in the order of linking; empty for a number not in use. Numbers after the
    /// last one in use are left out.
    pub assemblies: Vec<Vec<ThingId>>,
    /// Sets of components whose fault is not found.
    pub faults: Vec<Vec<ThingId>>,
    /// Cards that are not dealt.
    pub deck: Vec<String>,
    /// Cards that were put aside.
    pub aside: Vec<String>,
}

/// Stage of a game in a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields have their documentation where they are defined")]
pub enum WrittenStage {
    /// Set-up.
    SetUp,
    /// A team takes a gate.
    Gates(Colour),
    /// Turn of a team.
    Turn {
        seat: Colour,
        offers: u8,
        has_auctioned: bool,
        asked: Vec<String>,
        driver: Option<u8>,
        trained_on: Vec<ThingId>,
        debugged: Option<WrittenDebugging>,
        deal: Option<WrittenDeal>,
    },
    /// End of the game: the teams from the best on, with points and dollars.
    Over { reason: EndReason, standings: Vec<(Colour, u16, u16)> },
}

/// Debugging of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenDebugging {
    /// Faulty set of components.
    pub machine: Vec<ThingId>,
    /// Man-actions of this turn.
    pub done: u8,
}

/// Deal that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the deals have their documentation where they are defined")]
pub enum WrittenDeal {
    Offer { partner: Colour, give: WrittenGoods, get: WrittenGoods },
    Counter { partner: Colour, give: WrittenGoods, get: WrittenGoods },
    Auction { thing: ThingId, least: u16, bidder: Colour, highest: Option<(Colour, u16)>, out: Vec<Colour> },
}

/// Maze tile as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTile {
    /// Name in the data set.
    pub tile: String,
    /// Face that shows, 0 or 1.
    pub face: u8,
    /// Quarter turns clockwise.
    pub turns: u8,
}

/// Team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields have their documentation where they are defined")]
pub struct WrittenTeam {
    pub seat: Colour,
    pub gate: Option<Gate>,
    pub money: u16,
    pub turns: u16,
    /// Machines that worked, in the order of the tests.
    pub built: Vec<String>,
    /// Machines of this list whose cards are out of the game.
    pub cards_out: Vec<String>,
    /// Cards of the hand that nobody else has seen.
    pub hand: Vec<String>,
    /// Cards of the hand that were shown to all.
    pub shown: Vec<String>,
    pub job: Option<WrittenJob>,
    /// Square of the truck.
    pub truck: Square,
    pub driver: Option<u8>,
    pub has_notebook: bool,
    pub searched: WrittenSquares,
}

/// Job of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenJob {
    /// Things that are joined or detached.
    pub plan: WrittenPlan,
    /// Man-actions done.
    pub done: u8,
}

/// Things that are joined or detached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the plans have their documentation where they are defined")]
pub enum WrittenPlan {
    Join(ThingId, ThingId),
    Detach(ThingId),
}

/// Worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields have their documentation where they are defined")]
pub struct WrittenWorker {
    pub seat: Colour,
    /// Number, from 1.
    pub worker: u8,
    pub square: Square,
    pub is_aboard: bool,
    pub spent: u8,
    pub strength: u8,
    pub stamina: u8,
}

/// Entry of a notebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields have their documentation where they are defined")]
pub struct WrittenNote {
    /// Team whose notebook it is.
    pub seat: Colour,
    pub thing: ThingId,
    pub kind: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub grade: Option<Grade>,
    pub round: u16,
    pub square: Square,
}

/// Thing that has appeared. Fields that most things do not need are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields have their documentation where they are defined")]
pub struct WrittenThing {
    /// Number, which is its place in the list.
    pub id: ThingId,
    pub kind: String,
    /// Grade of its quality tile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tile: Option<Grade>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub improvements: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub damage: u8,
    pub at: WrittenPlace,
    /// Teams to whom it is open.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open: Vec<Colour>,
    /// Workers to whom it is tied.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tied: Vec<u8>,
    /// Kinds as which teams have defined a blank.
    #[serde(default, skip_serializing_if = "is_default")]
    pub defined: Vec<(Colour, String)>,
}

/// Place of a thing that has appeared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the places have their documentation where they are defined")]
pub enum WrittenPlace {
    Away,
    FaceDown(Square),
    Zone(Colour),
    Held(Colour, Vec<u8>),
    Packed(ThingId),
    Truck(Colour),
}

/// Whether a field has its default value, with which it is left out of the file.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
