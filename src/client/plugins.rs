//! Everything the client is made of.

use bevy::prelude::App;

use super::{app, art, board, files, motion, places, scene, screens, sound, watch};
use crate::games::junkyard_bots;

/// Adds everything but the window itself: what tests put into an app without one.
pub fn client(to: &mut App) {
    to.init_resource::<art::Art>().add_plugins((
        app::plugin,
        junkyard_bots::client::play::plugin,
        scene::plugin,
        motion::plugin,
        sound::plugin,
        board::plugin,
        watch::plugin,
        files::plugin,
        screens::plugin,
        places::plugin,
        junkyard_bots::client::plugin,
    ));
}
