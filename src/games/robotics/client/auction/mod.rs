//! The auction for the first turn.
//!
//! - [`bids`]: the bid of each seat, for its card;
//! - `card`: the highest bid over the robot's half of the stage;
//! - [`tray`]: the raises and the pass.

pub mod bids;
mod card;
pub mod tray;

pub use bids::{BidPlate, BidState, bid_plate};
pub use card::draw_auction;
pub use tray::raises;
