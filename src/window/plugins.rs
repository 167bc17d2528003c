//! Plugins of the window, in the order in which their systems are added.

use bevy::prelude::App;

use super::places;
use crate::client::{app, art, files, screens, sound, watch};
use crate::games::junkyard_bots::client as junkyard_bots;

/// Adds everything but the window itself. Tests add it to an app without a window.
pub fn client(to: &mut App) {
    to.init_resource::<art::Art>().add_plugins((
        app::plugin,
        junkyard_bots::play::plugin,
        junkyard_bots::scene::plugin,
        junkyard_bots::motion::plugin,
        sound::plugin,
        junkyard_bots::table_screen::plugin,
        watch::plugin,
        junkyard_bots::watch::plugin,
        files::plugin,
        screens::plugin,
        junkyard_bots::screens::plugin,
        places::plugin,
        junkyard_bots::plugin,
    ));
}
