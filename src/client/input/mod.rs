//! Keys of the keyboard, and the shortcuts that they trigger.
//!
//! - [`layout`]: the signs on the keys; `x11_layout`: the same, queried from the X server;
//! - [`keyboard`]: keys that go down and up; [`meaning`]: the meaning of a press on any layout;
//! - [`keys`]: queries for keys that go down;
//! - [`shortcuts`]: tables of shortcuts;
//! - [`bindings`]: the keys of each shortcut, which players can change; `written`: their
//!   serialization;
//! - [`listener`]: queries for pressed shortcuts.
//!
//! To add a key, add a row to the table in [`shortcuts`] or to that of a game, and query it where
//! it is used. Key caps on buttons, tooltips, the page of keys in How to play and the one in
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
pub mod meaning;
#[cfg(test)]
mod samples;
pub mod shortcuts;
mod written;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod x11_layout;

pub use bindings::Shortcuts;
pub use keyboard::Keyboard;
pub use keys::{is_pressed, is_pressed_or_commanded, is_pressed_or_repeated};
pub use listener::Listener;
pub use shortcuts::{Context, Shortcut};
