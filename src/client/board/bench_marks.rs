//! What is marked on a robot that is being built: parts that nothing holds, and the part that the
//! keyboard stands on.

use bevy_egui::egui::{Rect, Stroke};

use super::holding::blocked;
use crate::client::kit::Pen;
use crate::client::kit::palette::{CREAM, INK};
use crate::client::play::TurnStage;
use crate::client::play::bench::Bench;
use crate::client::play::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::games::junkyard_bots::action::BuildPart;
use crate::games::junkyard_bots::parts::tile_set::tile_footprint;
use crate::shell::grid::Rectangle;

/// Marks them on the robot on the stage, unless something is in hand.
pub fn show(pen: &mut Pen, scene: &Scene) {
    let Some(bench) = scene.interaction.own.bench.as_ref() else { return };
    if scene.interaction.stage != TurnStage::Choosing || scene.interaction.own.hand.is_some() {
        return;
    }
    for placed in loose(bench) {
        if let Some(rect) = place(scene, placed) {
            blocked(pen, rect.shrink(2.0));
        }
    }
    let is_chosen = |placed: &&BuildPart| scene.interaction.own.chosen == Some(Thing::Part(placed.part));
    if let Some(rect) = bench.placed().iter().find(is_chosen).and_then(|placed| place(scene, placed)) {
        pen.frame(rect.expand(3.0), 8.0, Stroke::new(5.0, INK));
        pen.frame(rect.expand(3.0), 8.0, Stroke::new(2.5, CREAM));
    }
}

/// The parts on the grid that do not hang together with the body.
fn loose(bench: &Bench) -> impl Iterator<Item = &BuildPart> {
    let (linked, _) = bench.linked();
    bench.placed().iter().filter(move |placed| !linked.contains(placed))
}

/// Where a part is on the stage.
fn place(scene: &Scene, placed: &BuildPart) -> Option<Rect> {
    let size = scene.table.part(placed.part)?.size?;
    Some(scene.view.grid.rect(Rectangle::new(tile_footprint(size), placed.placement)))
}
