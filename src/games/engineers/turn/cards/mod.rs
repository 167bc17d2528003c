//! Machine cards (section 15).
//!
//! - `draw`: dealing (15.3), and cards after a machine worked (11.7);
//! - [`supply`]: objects that a team has, and those that are left to find (15.4);
//! - `hand_in`: handing in one card or all three (15.4 to 15.6).

mod draw;
mod hand_in;
pub mod supply;

pub(crate) use draw::{after_success, draw_cards};
pub(crate) use hand_in::hand_in;
pub use hand_in::{check_hand_in, check_hand_in_all, check_hand_in_one};
