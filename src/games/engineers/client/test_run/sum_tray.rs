//! The tray while a test runs at the table.

use super::facts::RunFacts;
use super::run_sum::RunSum;
use super::run_time::RunTime;
use super::sum_panel::sum_panel;
use crate::client::play::EngineersShow;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::panel::show_panel;

/// Draws the sum of the test that is shown, and the teams that watch, in the tray. Returns false
/// if no test is shown: then the tray is the usual one.
pub fn draw_sum_tray(pen: &mut Pen, scene: &Scene) -> bool {
    let Some((_, show @ EngineersShow::Test(test))) = scene.interaction.stage.show() else { return false };
    let time = RunTime::read(pen.ui.ctx(), scene.settings, scene.play.changes, show);
    let seats = scene.play.seats();
    let facts = RunFacts::of(scene.table, seats, test);
    let sum = RunSum::of(&facts, test.seat, seats, time);
    show_panel(pen, scene.regions.tray, sum_panel(&sum));
    true
}
