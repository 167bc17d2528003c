//! Keys: which go down, and what they do.
//!
//! - [`keys`]: which keys go down;
//! - [`shortcuts`]: the table of what keys do;
//! - [`bindings`]: which keys each shortcut has, which players can change;
//! - [`listener`]: which shortcuts are pressed.
//!
//! To add a key: a row in the table of [`shortcuts`], and the place that listens for it. Key caps on buttons, tooltips, the page of
//! keys in How to play and the one in settings all read that table.

pub mod bindings;
pub mod keys;
pub mod listener;
pub mod shortcuts;

pub use bindings::Shortcuts;
pub use keys::{pressed, pressed_or_commanded, stepped};
pub use listener::Listener;
pub use shortcuts::{Context, Shortcut};
