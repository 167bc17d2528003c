//! The stage while a test or a debugging roll is shown.

use bevy_egui::egui::Rect;

use super::facts::{RunFacts, RunFrame};
use super::panel::{BENCH_KEY, MACHINE_KEY, RunPanel};
use super::run_time::RunTime;
use crate::client::play::EngineersShow;
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::client::workbench::backdrop::paint_backdrop;
use client::kit::Pen;
use client::kit::tokens::Space;

/// Draws the test or the debugging roll on the whole stage, as far as it has come. Of one that is
/// watched without a show, the end is drawn.
pub fn draw_test_run(pen: &mut Pen, scene: &mut Scene) {
    paint_backdrop(pen, scene.regions.stage, None);
    let interaction = scene.interaction;
    let shown = interaction.stage.show().map(|(_, show)| show);
    let Some(show) = shown.or(interaction.own.watched.as_ref()) else { return };
    let time = match shown {
        Some(show) => RunTime::read(pen.ui.ctx(), scene.settings, scene.play.changes, show),
        None => RunTime::end_of(show),
    };
    let facts = match show {
        EngineersShow::Test(test) => Some(RunFacts::of(scene.table, scene.play.seats(), test)),
        _ => None,
    };
    let frame = match &facts {
        Some(facts) => Some(RunFrame::of_test(facts, time)),
        None => RunFrame::of_debug_roll(show, time),
    };
    let Some(frame) = frame else { return };
    let panel = RunPanel { facts: facts.as_ref(), frame: &frame, time };
    let mut placed = panel.place(&pen.ruler(), room_of_run(scene));
    for (place, key) in [(MotionPlace::Bench, BENCH_KEY), (MotionPlace::Machine, MACHINE_KEY)] {
        if let Some(rect) = placed.rect_of(key) {
            scene.note_motion_place(place, rect);
        }
    }
    placed.show(pen);
}

/// Part of the stage below the prompt.
fn room_of_run(scene: &Scene) -> Rect {
    scene.regions.free_stage().shrink(Space::M.points())
}
