//! Text, measured and painted.
//!
//! - `style`: style of a text, and its alignment; `ruler`: texts that are laid out in a style;
//! - `line`: lines of text on their baselines, and paragraphs; [`flow`]: wrapped texts; `measured`:
//!   texts that are measured before panels are laid out;
//! - [`block`]: texts over several lines, laid out before they are painted;
//! - [`letters`]: letters of a text for which there are faces; `direction`: their order on a line.

pub mod block;
mod direction;
pub mod flow;
pub mod letters;
mod line;
mod measured;
mod ruler;
mod style;

pub use block::{Block, Run};
pub use ruler::Ruler;
pub use style::{Anchor, TextStyle};
