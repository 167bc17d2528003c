//! The market's squares, and the disc with their prices (rules 2.1 to 2.7).

use serde::{Deserialize, Serialize};

use super::credits::Credits;
use super::kind::Kind;

/// Number of squares of the market, and of sectors of its disc (2.1, 2.3).
pub const SQUARES: usize = 8;

/// One of the two markets (9.1, 9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Market {
    /// The regular market.
    Regular,
    /// The black market, whose components carry a nut.
    Black,
}

impl Market {
    /// Both markets.
    pub const BOTH: [Self; 2] = [Self::Regular, Self::Black];

    /// Key by which messages select a variant.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Regular => "regular",
            Self::Black => "black",
        }
    }
}

/// Sector of the disc: the prices of a component on both markets, in credits; `None` where a market
/// does not sell it (2.3, 2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// Price on the regular market.
    pub regular: Option<Credits>,
    /// Price on the black market.
    pub black: Option<Credits>,
}

impl Sector {
    /// Price on a market.
    pub const fn price(self, market: Market) -> Option<Credits> {
        match market {
            Market::Regular => self.regular,
            Market::Black => self.black,
        }
    }
}

/// The ring of squares with the disc inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// Kind of component of each square, clockwise.
    pub(super) squares: [Kind; SQUARES],
    /// Sectors as they lie beside the squares at position 0.
    pub(super) sectors: [Sector; SQUARES],
}

impl Ring {
    /// Kinds of the squares, clockwise.
    pub const fn squares(&self) -> &[Kind; SQUARES] {
        &self.squares
    }

    /// Square of a kind; `None` if the market does not sell it.
    pub fn square_of(&self, kind: Kind) -> Option<usize> {
        self.squares.iter().position(|&square| square == kind)
    }

    /// Sector beside a square at a position of the disc: number (square − position) modulo 8 (2.6).
    pub const fn sector(&self, square: usize, position: u8) -> Sector {
        self.sectors[(square + SQUARES - position as usize % SQUARES) % SQUARES]
    }

    /// Price of a kind at a position of the disc, in credits; `None` if that market does not sell
    /// it there (2.4, 2.7).
    pub fn price(&self, kind: Kind, market: Market, position: u8) -> Option<Credits> {
        self.sector(self.square_of(kind)?, position).price(market)
    }
}

/// Position of the disc after it has turned by one square (2.5).
pub const fn next_position(position: u8) -> u8 {
    (position + 1) % SQUARES as u8
}
