//! Secrets among people who share a screen.
//!
//! - [`audience`]: whose secrets may be shown; [`screen_audience`]: the audience of the screen in a
//!   frame;
//! - `curtain`: when the curtain between the people closes.

pub mod audience;
pub(super) mod curtain;
pub mod screen_audience;
