//! Layout of the table screen, and the data that its panels draw.
//!
//! - [`contents`]: the data of one frame, and the commands and requests that panels send;
//! - [`view`]: state of the table screen from one frame to the next;
//! - [`stage_view`]: contents of the stage;
//! - [`button_keys`]: keys of the buttons of a turn;
//! - [`motions`]: motion within the panels; [`moving_figures`]: workers and trucks on their way;
//! - `layout`: the layout of a frame.

use bevy::prelude::App;

pub mod button_keys;
pub mod contents;
mod layout;
pub mod motions;
pub mod moving_figures;
pub mod stage_view;
pub mod view;

pub use contents::{Scene, SceneOutput};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(layout::plugin);
}
