//! A data set as its file and saved games write it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shell::grid::Side;

use super::credits::Credits;
use super::disc::{SQUARES, Sector};
use super::kind::Kind;

/// Spaces of a store that cost rent (8.4).
pub const PAID_SPACES: usize = 3;
/// A data set as its file writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataFile {
    /// Credits of each player at the start (3.1).
    pub start_credits: Credits,
    /// Number of sold orders that wins (14.1).
    pub orders_to_win: u8,
    /// Amount that wins, in credits (14.1).
    pub credits_to_win: Credits,
    /// Number of nuts (1.6).
    pub nuts: u8,
    /// Spaces of a store that are free of charge (8.4).
    pub free_spaces: u8,
    /// Rents of the further spaces, in credits (8.4).
    pub rents: [Credits; PAID_SPACES],
    /// All kinds of counters (1.1).
    pub counters: Vec<CounterEntry>,
    /// Kinds of the market's squares, clockwise (2.1).
    pub squares: [Kind; SQUARES],
    /// Sectors of the disc as they lie beside the squares at position 0 (2.3).
    pub sectors: [Sector; SQUARES],
    /// Order cards (1.5).
    pub orders: Vec<OrderEntry>,
}

/// Kind of counter in a data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterEntry {
    /// The kind.
    pub kind: Kind,
    /// Number of counters.
    pub count: u8,
    /// Sides of the upright component that have an outlet (1.4).
    pub outlets: Vec<Side>,
}

/// Order card in a data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderEntry {
    /// Name, in lower case with underscores. The words for players are found by it.
    pub name: String,
    /// Extremities that are needed.
    pub needs: BTreeMap<Kind, u8>,
    /// Payment, in credits.
    pub pays: Credits,
}
