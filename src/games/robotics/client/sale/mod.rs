//! The sale of a robot (section 6).
//!
//! - `stage`: all of it; `card`: the order with its stamp;
//! - `homes`: the places that the components go to; `flights`: their ways there.

mod card;
mod flights;
mod homes;
mod stage;

pub use stage::{draw_sale, next_order_on_its_way, parts_on_the_way};
