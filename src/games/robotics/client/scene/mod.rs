//! Layout of the table screen, and the data that its panels draw.
//!
//! - [`contents`]: the data of one frame, and the commands and requests that panels send;
//! - [`view`]: state of the table screen from one frame to the next;
//! - [`new_orders`]: orders that were turned up a short time ago; [`store_order`]: order of the
//!   parts in the stores;
//! - [`halves`]: the market's half of the stage, and the robot's; [`stage_view`]: things that take
//!   their place;
//! - [`disc_ahead`]: the look ahead by keys at later prices;
//! - [`show_clock`]: time since a thing began to be shown;
//! - `layout`: the layout of a frame.

use bevy::prelude::App;

pub mod contents;
pub mod disc_ahead;
pub mod halves;
mod layout;
pub mod new_orders;
pub mod show_clock;
pub mod stage_view;
pub mod store_order;
pub mod view;

pub use contents::{Scene, SceneCell, SceneOutput};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(layout::plugin);
}
