//! The stage while dents are settled (9.2): dents as sparks, to be dropped on armour, on the draw
//! deck or on a card of the hand.
//!
//! - [`stage`]: the stage as a whole; [`layout`]: places of its things;
//! - [`facts`]: what it shows; [`sparks`]: the dents; [`places`]: shields, armour and draw deck;
//! - [`tray`]: the hand, the trash and the buttons; [`before_after`]: the sum in the inspector.

pub mod before_after;
pub mod facts;
pub mod layout;
pub mod places;
pub mod sparks;
pub mod stage;
pub mod tray;

pub use before_after::{BeforeAfter, draw_before_after};
pub use facts::{SettlingFacts, SettlingSoFar};
pub use layout::{SettleTrayLayout, SettlingLayout};
pub use stage::{HeldSpark, SettlePress, SettlingHeard, draw_settling};
pub use tray::{SettleButton, draw_settle_tray};
