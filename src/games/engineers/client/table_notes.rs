//! Notes on the table of Engineers at Play, for tests that play the window from outside.

use bevy::prelude::*;

use super::play::{Interaction, Play};
use super::watch::Watch;
use client::app::screen::FramesForStates;
use client::play::window_games::{NoteTable, TableNotes};

pub(super) fn plugin(app: &mut App) {
    let note_table = note_table.in_set(NoteTable).after(FramesForStates);
    app.add_systems(Last, note_table.run_if(resource_exists::<TableNotes>).run_if(resource_exists::<Play>));
}

fn note_table(
    mut notes: ResMut<TableNotes>,
    play: Res<Play>,
    interaction: Res<Interaction>,
    watch: Option<Res<Watch>>,
) {
    let own = &interaction.own;
    *notes = TableNotes {
        stage: match interaction.stage.show() {
            Some((_, show)) => format!("{show:?}"),
            None => format!("{:?}", interaction.stage),
        },
        steps: play.history().steps().len(),
        watched: watch.map(|watch| watch.at()),
        chosen: own.cursor.map_or_else(String::new, |square| format!("{square:?}")),
        hand: own.held.map_or_else(String::new, |held| format!("{:?}", held.item)),
        ..TableNotes::default()
    };
}
