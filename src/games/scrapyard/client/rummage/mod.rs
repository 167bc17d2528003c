//! A rummage over the stage of the build phase (4.8): three cards in a fan, and the places for
//! those that go back.
//!
//! - [`panel`]: the panel as a whole, its presses; [`facts`]: cards and places;
//! - [`layout`]: where they are; [`fan`]: how they get there; `place_painter`: the places as they
//!   are drawn.

pub mod facts;
pub mod fan;
pub mod layout;
pub mod panel;
mod place_painter;

pub use facts::{RummageChoices, RummageFacts, RummagePlace};
pub use fan::RummageFan;
pub use layout::RummageLayout;
pub use panel::{RummagePress, RummageShown, draw_rummage};
