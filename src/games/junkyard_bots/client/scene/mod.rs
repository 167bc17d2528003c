//! Layout of the table screen, and the data that its panels may show.
//!
//! - [`grid`]: the place of a robot's grid on the screen;
//! - [`facing`]: two robots of a puzzle face to face;
//! - [`coach`]: the contents of a lesson's card;
//! - [`view`]: state from one frame to the next, and the thing under the pointer;
//! - [`layout`]: all of it laid out in a frame;
//! - [`contents`]: the data that the panels draw;
//! - [`likeness`]: the property that parts in one slot of the Junkyard share;
//! - [`visible`]: tiles and robots as everybody at the screen may see them;
//! - [`panel_titles`]: titles of panels with the name of the player whose things they show;
//! - [`part_picture`]: pictures of parts in panels;
//! - [`portrait`]: the contents of a robot's portrait.

pub mod coach;
pub mod contents;
pub mod facing;
pub mod grid;
pub mod layout;
pub mod likeness;
pub mod panel_titles;
pub mod part_picture;
pub mod portrait;
pub mod view;
pub mod visible;

pub use self::contents::{Scene, SceneOutput};

pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(layout::plugin);
}
