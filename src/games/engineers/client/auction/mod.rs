//! An auction on the whole stage: the thing, a paddle for each team, bids and the hammer (16.4).
//!
//! - [`facts`]: the auction that is shown, and what may be done with it; [`lot`]: what is sold;
//!   [`paddles`]: the other teams with their bids; [`price`]: the lowest price, and the own bid;
//! - [`presses`]: presses, and the buttons;
//! - [`stage`]: the stage as a whole; [`panel`]: its contents; [`hammer`]: the end.

pub mod facts;
pub mod hammer;
pub mod lot;
pub mod paddles;
pub mod panel;
pub mod presses;
pub mod price;
pub mod stage;

pub use facts::{AuctionFacts, AuctionMoment};
pub use stage::draw_auction;
