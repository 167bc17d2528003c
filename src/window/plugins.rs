//! Plugins of the window, in the order in which their systems are added.

use bevy::prelude::App;

use super::places;
use crate::shelf;
use client::{app, art, files, screens, sound, watch};

/// Adds everything but the window itself. Tests add it to an app without a window.
pub fn client(to: &mut App) {
    to.init_resource::<art::Art>().add_plugins((
        app::plugin,
        shelf::add_games,
        sound::plugin,
        watch::plugin,
        files::plugin,
        screens::plugin,
        places::plugin,
    ));
}
