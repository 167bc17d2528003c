//! The shop over the stage: tools on a shelf, and things that can be sold (section 8).
//!
//! - [`facts`]: tools with their prices and stock, things that can be sold;
//! - [`tool_card`]: a tool, a thing; [`panel`]: the shop as a whole;
//! - [`stage`]: the shop on the stage, and what presses on it do.

pub mod facts;
pub mod panel;
pub mod stage;
pub mod tool_card;

pub use facts::ShopFacts;
pub use stage::draw_shop;
