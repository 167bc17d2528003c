//! Motion on the table screen.
//!
//! - [`flight`]: flights of parts to their places on the stage;
//! - [`robots`]: robots painted part by part, each at its present pose;
//! - [`backdrop`]: the workshop or the arena behind them;
//! - [`idle`]: idle motion while a player thinks;
//! - [`moving`]: all of it, as it is painted;
//! - [`effects`]: short effects of cues, such as flying bombs and explosions, and the shaking of
//!   the stage.
//!
//! One painter and one clock: everything on the stage is painted by the interface's painter, in the
//! frame and on the grid in which its marks are painted, within the stage's edges, and every motion
//! is a function of the interface's time. (Sprites would need a camera whose view is clipped, and
//! would be drawn by other systems, before or after the marks that belong to them.)
//!
//! A new motion is an effect of the client, or a function of the time in a file here, begun by the
//! cues of the last step.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::client::play::Play;
use crate::table::RoundState;
use client::app::screen::{Layer, shows_stage};
use client::panels::captions::TableCaptions;

pub mod backdrop;
pub mod effects;
pub mod flight;
pub mod idle;
pub mod moving;
pub mod robots;

pub use self::moving::{Motion, Moving};

pub(crate) fn plugin(app: &mut App) {
    let start_flights = flight::start_part_flights
        .in_set(Layer::Motion)
        .run_if(shows_stage)
        .run_if(resource_exists::<Play>)
        .run_if(resource_exists::<RoundState>);
    app.add_plugins((idle::plugin, flight::plugin))
        .init_resource::<effects::CueEffects>()
        .init_resource::<TableCaptions>()
        .add_systems(EguiPrimaryContextPass, start_flights);
}
