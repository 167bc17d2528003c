//! What moves on the table screen.
//!
//! - [`flight`]: parts on the stage, and how they get to their places;
//! - [`robots`]: robots painted part by part, each where it is at this moment;
//! - [`backdrop`]: the workshop or the arena behind them;
//! - [`idle`]: a little life while a player thinks;
//! - [`moving`]: all of it, as it is painted;
//! - [`captions`]: sounds in words;
//! - [`effects`]: what flies, bursts and floats up for a moment, and the shaking of the stage.
//!
//! One painter and one clock: everything on the stage is painted by the interface's painter, in the
//! frame and on the grid in which its marks are painted, within the stage's edges, and every motion
//! is a function of the interface's time. (Sprites would need a camera whose view is clipped, and
//! would be drawn by other systems, before or after the marks that belong to them.)
//!
//! A new motion is a file here: an effect, or a function of the time, begun by what the last step
//! has brought about.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::client::app::screen::{Layer, shows_stage};
use crate::client::play::Play;
use crate::games::junkyard_bots::table::RoundState;

pub mod backdrop;
pub mod captions;
pub mod effects;
pub mod flight;
pub mod idle;
pub mod moving;
pub mod robots;

pub use moving::{Motion, Moving};

pub(super) fn plugin(app: &mut App) {
    let follow = flight::follow
        .in_set(Layer::Motion)
        .run_if(shows_stage)
        .run_if(resource_exists::<Play>)
        .run_if(resource_exists::<RoundState>);
    app.add_plugins((idle::plugin, flight::plugin))
        .init_resource::<effects::Effects>()
        .init_resource::<captions::TableCaptions>()
        .add_systems(EguiPrimaryContextPass, follow);
}
