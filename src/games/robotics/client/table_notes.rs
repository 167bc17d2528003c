//! Notes on the table of Robotics, for tests that play the window from outside.

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::play::hand::Hand;
use super::play::{Interaction, Play, Thing};
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
    let own = &interaction.own;
    let hand = own.hand.as_ref();
    *notes = TableNotes {
        stage: match interaction.stage.show() {
            Some((_, show)) => format!("{show:?}"),
            None => format!("{:?}", interaction.stage),
        },
        steps: play.history().steps().len(),
        watched: watch.map(|watch| watch.at()),
        chosen: own.chosen.map_or_else(String::new, |thing| format!("{thing:?}")),
        aim: (Vec::new(), own.aim.map(|(seat, _)| seat)),
        hand: hand.map_or_else(String::new, |hand| format!("{:?}", hand.thing)),
        held_at: hand.and_then(Hand::placement),
        grid: grid_on_stage(&view, hand).unwrap_or_default(),
    };
}

/// Lower-left corner of the robot's grid on the stage and the side of a cell, in points; `None` if
/// no robot is there. A component in hand is not at its cell.
fn grid_on_stage(view: &TableUi, hand: Option<&Hand>) -> Option<(f32, f32, f32)> {
    let held = hand.map(|hand| hand.thing);
    let attached = |(thing, rect): (&Thing, &Rect)| match thing {
        Thing::Attached(cell) if held != Some(*thing) => Some((*cell, *rect)),
        _ => None,
    };
    let (cell, rect) = view.spots.iter().find_map(attached)?;
    let side = rect.width();
    let [x, y] = [cell.x, cell.y].map(|cells| f32::from(cells) * side);
    Some((rect.left() - x, rect.bottom() + y, side))
}
