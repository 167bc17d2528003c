//! Format 1: the texts of Robotics in a saved game, as plain types. The container around them is
//! that of every game, [`SavedGame`](shell::record::SavedGame).
//!
//! - A seat is its colour (`Orange`, `Blue`, `Green`, `Pink`, `Indigo`). The set-up, which is read
//!   before the seats, names the youngest player by the number of the seat, from 1.
//! - An order is its name in the data set (`"drain_diver"`).
//! - A component is its kind, with a nut after a plus sign (`"head"`, `"head+nut"`). Components of
//!   one kind and nut are interchangeable, so a list has each as often as it is there.
//! - Cells are `(x, y)`, `y` upwards, from the middle of the grid. A placement is `(x, y,
//!   rotation)`: the cell, and the direction of the component's top.
//! - Amounts are in credits.
//!
//! Nothing is written that follows from the rest: the bag is all counters that are nowhere else,
//! the nuts beside the market are those on no component, and the orders that are neither open nor
//! sold to are not turned up yet. So a file can't contradict itself there.

use serde::{Deserialize, Serialize};

use crate::action::{Ending, LoosePlace};
use crate::parts::data_file::{CounterEntry, OrderEntry, PAID_SPACES};
use crate::parts::disc::SQUARES;
use crate::parts::{Credits, Kind, Market, Sector};
use crate::table::Options;
use shell::grid::{Cell, Placement};
use shell::seats::seating::Colour;
use shell::stream::StreamPoint;

/// Name of the game in its saved games.
pub const GAME_NAME: &str = "Robotics";
/// Number of the newest format, in which games are saved.
pub const NEWEST_FORMAT: u32 = 1;
/// Version of the rules by which histories are replayed.
pub const RULES_VERSION: u32 = 1;

/// Set-up in a saved game, without its seats and seed. The data set is written in full, whichever
/// it is, so that the game stays the same when the game's own data change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSetup {
    /// Number of sold orders that wins.
    pub orders_to_win: u8,
    /// Amount that wins.
    pub credits_to_win: Credits,
    /// Number of the youngest player's seat, from 1; `None` to draw the opener.
    pub youngest: Option<u8>,
    /// Options of the rules.
    pub options: Options,
    /// Single numbers of the data set.
    pub data: WrittenNumbers,
    /// All kinds of counters.
    pub counters: Vec<CounterEntry>,
    /// Kinds of the market's squares, clockwise.
    #[serde(with = "list")]
    pub squares: [Kind; SQUARES],
    /// Sectors of the disc at position 0.
    #[serde(with = "list")]
    pub sectors: [Sector; SQUARES],
    /// Order cards.
    pub orders: Vec<OrderEntry>,
}

/// Single numbers of a data set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenNumbers {
    /// Credits of each player at the start.
    pub start_credits: Credits,
    /// Usual number of sold orders that wins.
    pub orders_to_win: u8,
    /// Usual amount that wins.
    pub credits_to_win: Credits,
    /// Number of nuts.
    pub nuts: u8,
    /// Spaces of a store that are free of charge.
    pub free_spaces: u8,
    /// Rents of the further spaces.
    #[serde(with = "list")]
    pub rents: [Credits; PAID_SPACES],
}

/// Component of a robot: its name and its placement.
pub type WrittenPlacedPart = (String, Placement);

/// Components and credits that one side gives in a trade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenShare {
    /// Components.
    pub parts: Vec<String>,
    /// Credits.
    pub credits: Credits,
}

/// Terms of a trade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTerms {
    /// Share of the active player.
    pub active: WrittenShare,
    /// Share of the partner.
    pub partner: WrittenShare,
}

/// Action in a saved game: [`Action`](crate::action::Action) by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the actions have their documentation where they are defined")]
pub enum WrittenAction {
    Bid(Credits),
    PassBid,
    Sell(String),
    KeepRobot,
    Buy { kind: Kind, market: Market },
    Draw,
    Offer { partner: Colour, terms: WrittenTerms },
    Convert { robot: Vec<WrittenPlacedPart>, stored: Vec<String> },
    Pass,
    Sabotage { seat: Colour, cell: Cell },
    KeepSaboteur,
    LetControlWork,
    LayWarning,
    Accept,
    Refuse,
    Counter { terms: WrittenTerms },
    Attach { part: String, from: LoosePlace, at: Placement },
    Store(String),
    Unstore(String),
    Scrap { part: String, from: LoosePlace },
    Done,
}

/// Choice in the making in a saved game: [`Draft`](super::super::Draft) by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the drafts have their documentation where they are defined")]
pub enum WrittenDraft {
    Convert { robot: Vec<WrittenPlacedPart>, stored: Vec<String> },
    Offer { partner: Colour, terms: WrittenTerms },
    Counter { terms: WrittenTerms },
}

/// Table in a saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTable {
    /// Number of the round; 0 before the first one.
    pub round: u16,
    /// Seat that opens the auction, or begins without one.
    pub opener: Option<Colour>,
    /// Seat that has the first turn of the round.
    pub first: Option<Colour>,
    /// Number of rounds in a row without a sale.
    pub quiet_rounds: u8,
    /// Whether a robot was sold in this round.
    pub sold_in_round: bool,
    /// Seats that have reached a goal, with *Last bell* (16.5).
    pub reached: Vec<Colour>,
    /// Part of the game, with the choice that is awaited.
    pub stage: WrittenStage,
    /// Position in the random stream.
    pub stream: StreamPoint,
    /// Position of the disc.
    pub disc: u8,
    /// Components on the squares, clockwise.
    pub stock: Vec<(Kind, u8)>,
    /// Manufacturing controls set aside.
    pub controls_aside: u8,
    /// Seat that has laid a control open as a warning.
    pub warning: Option<Colour>,
    /// Saboteurs that have left the game.
    pub saboteurs_gone: u8,
    /// Open orders, in the order in which they were turned up.
    pub open_orders: Vec<String>,
    /// Workshops, in seat order.
    pub workshops: Vec<WrittenWorkshop>,
}

/// Part of a game in a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WrittenStage {
    /// Set-up.
    SetUp,
    /// Auction for the first turn.
    Auction {
        /// Seat that bids or passes.
        bidder: Colour,
        /// Highest bidder and bid.
        highest: Option<(Colour, Credits)>,
        /// Seats that have passed.
        passed: Vec<Colour>,
    },
    /// Turn of a player.
    Turn {
        /// Seat whose turn it is.
        seat: Colour,
        /// Actions left.
        actions_left: u8,
        /// Seats that were made offers in this turn, with the number of these.
        offers: Vec<(Colour, u8)>,
        /// Saboteurs that came to the player in this turn (16.1).
        new_saboteurs: u8,
        /// Other seats to which saboteurs came in this turn, with the number of these (16.1).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        partners_saboteurs: Vec<(Colour, u8)>,
        /// Choice that is awaited.
        step: WrittenStep,
    },
    /// End of the game.
    Over {
        /// Reason for the end.
        ending: Ending,
        /// Winning seats.
        winners: Vec<Colour>,
    },
}

/// Choice in a turn in a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the steps have their documentation where they are defined")]
pub enum WrittenStep {
    Sale,
    Act,
    Sabotage,
    Control,
    Answer { partner: Colour, terms: WrittenTerms },
    AnswerCounter { partner: Colour, terms: WrittenTerms },
    PutAway { partner: Colour },
}

/// Workshop in a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenWorkshop {
    /// Seat of the workshop.
    pub seat: Colour,
    /// Credits of the player.
    pub credits: Credits,
    /// Components on the bench.
    pub bench: Vec<String>,
    /// Components in the store.
    pub store: Vec<String>,
    /// Spaces of the store that are paid for.
    pub paid_spaces: u8,
    /// Orders that were sold to, in order.
    pub sold: Vec<String>,
    /// The robot, in the order of attachment.
    pub robot: Vec<WrittenPlacedPart>,
}

/// Arrays in square brackets, as lists of any length are written.
mod list {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes an array.
    pub(super) fn serialize<T: Serialize, S: Serializer, const N: usize>(
        list: &[T; N],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(list)
    }

    /// Reads an array, which must have all its entries.
    ///
    /// # Errors
    /// The parser's error if it has more or fewer.
    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>, const N: usize>(
        from: D,
    ) -> Result<[T; N], D::Error> {
        let list: Vec<T> = Vec::deserialize(from)?;
        let expected = format!("a list of {N}");
        <[T; N]>::try_from(list).map_err(|list| D::Error::invalid_length(list.len(), &expected.as_str()))
    }
}
