//! Keys: which go down, and what they do.
//!
//! - [`layout`]: which sign stands on which key; `x11_layout`: the same, asked of the X server;
//! - [`keyboard`]: keys as they go down and up, and what a press stands for on any layout;
//! - [`keys`]: which keys go down;
//! - [`shortcuts`]: tables of what keys do;
//! - [`bindings`]: the keys of each shortcut, which players can change; `written`: their names in
//!   the file of settings;
//! - [`listener`]: which shortcuts are pressed.
//!
//! To add a key: a row in the table of [`shortcuts`] or in that of a game, and the place that
//! listens for it. Key caps on buttons, tooltips, the page of keys in How to play and the one in
//! settings all read these tables.

pub mod bindings;
#[cfg(test)]
mod every_key;
#[cfg(test)]
mod every_layout;
pub mod keyboard;
pub mod keys;
pub mod layout;
pub mod listener;
#[cfg(test)]
mod samples;
pub mod shortcuts;
mod written;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod x11_layout;

pub use bindings::Shortcuts;
pub use keyboard::Keyboard;
pub use keys::{pressed, pressed_or_commanded, stepped};
pub use listener::Listener;
pub use shortcuts::{Context, Shortcut};
