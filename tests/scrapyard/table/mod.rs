//! Tables for tests: positions written briefly, and the table that they lead to.
//!
//! - `scene`: positions set up by hand;
//! - `play`: a table that is played at.

mod play;
mod scene;

pub use play::TestTable;
pub use scene::{A, B, C, Scene, card, cards};
