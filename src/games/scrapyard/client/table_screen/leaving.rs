//! Reset of the table screen's own state once the game leaves the table.

use bevy::prelude::*;

use crate::client::play::Play;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::view::TableUi;
use client::panels::captions::TableCaptions;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, reset_table_screen.run_if(resource_removed::<Play>));
}

/// Resets the state of the table screen, and drops motion that has not been shown.
fn reset_table_screen(
    mut view: ResMut<TableUi>,
    mut captions: ResMut<TableCaptions>,
    mut cues: ResMut<Messages<TimedCue>>,
) {
    *view = TableUi::default();
    *captions = TableCaptions::default();
    cues.clear();
}
