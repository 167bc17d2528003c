//! What is where on the table screen, and what of it may be shown.
//!
//! - [`regions`]: where the panels are;
//! - [`view`]: the stage's grid on the screen, and what the pointer stands on;
//! - [`layout`]: where all of it is in this frame;
//! - [`contents`]: what the panels draw from, and how parts look to those who may see them.

pub mod contents;
pub mod layout;
pub mod regions;
pub mod view;

pub use contents::{Asked, Scene};

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(layout::plugin);
}
