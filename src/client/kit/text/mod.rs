//! Text, measured and painted.
//!
//! - `style`: style of a text, and its alignment; `ruler`: texts that are laid out in a style;
//! - [`block`]: texts that are laid out before they are painted; `told`: texts in the player's
//!   language, read out or not;
//! - [`letters`]: letters of a text for which there are faces; `direction`: their order on a line;
//! - [`name_breaks`]: places where names are broken into several lines.

pub mod block;
mod direction;
pub mod letters;
pub mod name_breaks;
mod ruler;
mod style;
mod told;

pub use block::{Block, Run};
pub use ruler::Ruler;
pub use style::{Anchor, TextStyle};
