//! What is where on the table screen, and what of it may be shown.
//!
//! - [`regions`]: where the panels are;
//! - [`grid`]: a robot's grid on the screen;
//! - [`facing`]: two robots of a puzzle face to face;
//! - [`sign`]: the sentence that says what to do, laid out;
//! - [`coach`]: the card of a lesson's coach, laid out;
//! - [`view`]: what the table screen remembers, and what the pointer stands on;
//! - [`layout`]: where all of it is in this frame;
//! - [`contents`]: what the panels draw from, and how parts look to those who may see them;
//! - [`portrait`]: what the portrait of a robot shows.

pub mod coach;
pub mod contents;
pub mod facing;
pub mod grid;
pub mod layout;
pub mod portrait;
pub mod regions;
pub mod sign;
pub mod view;

pub use contents::{Asked, Scene};

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(layout::plugin);
}
