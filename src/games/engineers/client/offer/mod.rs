//! An offer on the whole stage: two zones face to face, money, and the answers (16.3).
//!
//! - [`facts`]: the offer that is shown, and what may be done with it; [`moment`]: its stage;
//!   [`sides`]: what a side gives;
//! - [`presses`]: presses and what they do; [`buttons`]: the buttons; [`deal_button`]: buttons of
//!   offers and auctions;
//! - [`stage`]: the stage as a whole; [`panel`]: its contents; [`side_panel`]: a zone with the
//!   money beside it; [`money`]: an amount of money that is changed; [`zone_goods`]: the things of
//!   a zone;
//! - [`painted`]: places of things as they were painted, from which they are dragged.

pub mod buttons;
pub mod deal_button;
pub mod facts;
pub mod moment;
pub mod money;
pub mod painted;
pub mod panel;
pub mod presses;
pub mod side_panel;
pub mod sides;
pub mod stage;
pub mod zone_goods;

pub use facts::OfferFacts;
pub use moment::OfferMoment;
pub use stage::draw_offer;
