//! What moves on the table screen.
//!
//! - `looks`: what decides how the stage looks;
//! - `robots`: robots made of sprites, on the stage;
//! - `backdrop`: the workshop or the arena behind them;
//! - `flight`: how their pictures get to their places;
//! - `idle`: a little life while a player thinks;
//! - `shake`: what a hit does to the stage;
//! - [`effects`]: what flies, bursts and floats up for a moment.
//!
//! A new motion is a file here: a system or an effect, begun by what the last step has brought about.

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use crate::client::app::screen::{Screen, shows_stage};
use crate::client::play::Play;

mod backdrop;
pub mod effects;
mod flight;
mod idle;
mod looks;
mod robots;
mod shake;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(idle::plugin).init_resource::<effects::Effects>().init_resource::<robots::Arranged>().add_systems(
        PostUpdate,
        (robots::arrange, backdrop::show, flight::fly, shake::shake)
            .chain()
            .after(EguiPostUpdateSet::EndPass)
            .before(TransformSystems::Propagate)
            .run_if(shows_stage)
            .run_if(resource_exists::<Play>),
    );
    for screen in [Screen::Table, Screen::Replay] {
        app.add_systems(OnExit(screen), (robots::clear, backdrop::clear));
    }
}
