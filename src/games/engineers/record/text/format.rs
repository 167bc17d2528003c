//! Format 1: set-ups, actions and standing orders of Engineers at Play in a saved game, as plain
//! types; the table is in [`super::table_format`]. The container around them is that of every game,
//! [`SavedGame`](shell::record::SavedGame).
//!
//! - A team is its colour (`Orange`, `Blue`, `Green`, `Pink`), its workers are 1 to 4.
//! - A kind, a machine and a maze tile are their names in the data set (`"oil_drum"`).
//! - A thing is its number in the order of appearing, from 0.
//! - Squares, gates and walls are written as players see them: `"c4"`, `"c0"`, `"c4/d4"`.
//!
//! A long game has thousands of actions. So an action names its worker first and its thing second,
//! without the names of these fields; third comes the worker to whom the thing is handed, or the
//! container.

use serde::{Deserialize, Serialize};
use shell::seats::seating::Colour;

use crate::action::{HandOrGround, ThingId};
use crate::set::data_file::DataFile;
use crate::table::Options;
use crate::yard::{Direction, Gate, Square};

/// Name of the game in its saved games.
pub const GAME_NAME: &str = "Engineers at Play";
/// Number of the newest format, in which games are saved.
pub const NEWEST_FORMAT: u32 = 1;
/// Version of the rules by which histories are replayed.
pub const RULES_VERSION: u32 = 1;

/// Set-up in a saved game, without its seats and seed. Any data set is written in full, so that a
/// saved game stays the same when the game's own data change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSetup {
    /// Options of the rules.
    pub options: Options,
    /// The data set.
    pub data: DataFile,
}

/// Man-actions that each of the workers 1 to 4 pays.
pub type WrittenShares = [u8; 4];

/// Things and money of one team in a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenGoods {
    /// Things, an assembly by its lowest number.
    pub things: Vec<ThingId>,
    /// Money in dollars.
    pub money: u16,
}

/// Action in a saved game: [`Action`](crate::action::Action) by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the actions have their documentation where they are defined")]
pub enum WrittenAction {
    TakeGate(Gate),
    Step(u8, Direction),
    Search(u8),
    TakeDownWall(u8, Direction),
    Work(u8),
    Debug(u8, ThingId),
    Buy(u8, String, HandOrGround),
    Sell(u8, ThingId),
    Drive { squares: u8, clockwise: bool },
    Load(u8, ThingId, WrittenShares),
    Unload(u8, ThingId, HandOrGround, WrittenShares),
    Train(u8, ThingId),
    Mend(u8, ThingId),
    Improve(u8, ThingId),
    PickUp(Vec<u8>, ThingId),
    PutDown(u8, ThingId, WrittenFace),
    HandOver(u8, ThingId, u8),
    TakeShare(u8, ThingId),
    LeaveShare(u8, ThingId),
    Pack(u8, ThingId, ThingId),
    Unpack(u8, ThingId),
    ClimbIn(u8),
    ClimbOut(u8),
    TakeWheel(u8),
    LeaveWheel,
    Discard(ThingId),
    Define(ThingId, String),
    BeginJoining(ThingId, ThingId),
    BeginDetaching(ThingId),
    BuyNotebook,
    Offer { to: Colour, give: WrittenGoods, get: WrittenGoods },
    Accept,
    Decline,
    Counter { give: WrittenGoods, get: WrittenGoods },
    Auction { thing: ThingId, least: u16 },
    Bid(u16),
    StayOut,
    Test { thing: ThingId, machine: String, with_once: bool },
    HandIn(String),
    HandInAll,
    EndTurn,
}

/// Way in which a thing is put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WrittenFace {
    /// Face up in the team's zone.
    Up,
    /// Face down.
    Down,
}

/// Standing order of a worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkerOrder {
    /// Team.
    pub seat: Colour,
    /// Worker, from 1.
    pub worker: u8,
    /// The order.
    pub order: WrittenOrder,
}

/// Standing order: [`Order`](crate::record::Order) by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the orders have their documentation where they are defined")]
pub enum WrittenOrder {
    Go { square: Square, search: bool },
    GoAndSearch(Square),
    Fetch(ThingId),
    CarryHome,
    Work,
    Debug(ThingId),
    Train(ThingId),
}
