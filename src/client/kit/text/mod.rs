//! Text, measured and painted.
//!
//! - `style`: style of a text, and its alignment;
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
mod style;

pub use block::{Block, Run};
pub use style::{Anchor, Letters};
