//! Notes on the table of Junkyard Bots, for tests that play the window from outside.

use bevy::prelude::*;

use super::play::building::hand::Hand;
use super::play::{Interaction, Play};
use super::scene::view::TableUi;
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
    view: Res<TableUi>,
    watch: Option<Res<Watch>>,
) {
    let hand = interaction.own.hand.as_ref();
    let aim = &interaction.own.aim;
    *notes = TableNotes {
        stage: match interaction.stage.show() {
            Some((_, show)) => format!("{show:?}"),
            None => format!("{:?}", interaction.stage),
        },
        steps: play.history().steps().len(),
        watched: watch.map(|watch| watch.at()),
        chosen: interaction.own.chosen.map_or_else(String::new, |thing| format!("{thing:?}")),
        aim: (aim.bombs.iter().map(|bomb| bomb.0).collect(), aim.target),
        hand: hand.map_or_else(String::new, |hand| format!("{:?}", hand.thing)),
        held_at: hand.and_then(Hand::placement),
        grid: (view.grid.origin.0, view.grid.origin.1, view.grid.cell),
    };
}
