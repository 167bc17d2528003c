//! Stock of the market, and its disc (section 2).

use bevy::prelude::Resource;

use crate::parts::{Credits, DataSet, Kind, KindCounts, Market};

/// State of the market.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MarketState {
    /// Components on the squares.
    pub stock: KindCounts,
    /// Position of the disc, 0 to 7 (2.6).
    pub disc: u8,
    /// Nuts beside the market (9.2).
    pub nuts: u8,
}

impl MarketState {
    /// Price of a kind on a market as the disc lies, in credits; `None` if there is none (2.7).
    pub fn price(&self, data: &DataSet, kind: Kind, market: Market) -> Option<Credits> {
        data.ring().price(kind, market, self.disc)
    }
}
