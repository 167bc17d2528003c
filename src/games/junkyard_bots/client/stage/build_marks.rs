//! Marks on a robot that is being built: unlinked parts, and the part that the keyboard has chosen.

use bevy_egui::egui::{Rect, Stroke};

use crate::action::BuildPart;
use crate::client::play::TurnStage;
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::parts::tile_set::tile_footprint;
use client::kit::Pen;
use client::kit::palette::{CREAM, INK};
use client::table::held_marks::draw_blocked;
use shell::grid::Rectangle;

/// Marks the parts of the robot on the stage, unless something is in hand.
pub fn draw_bench_marks(pen: &mut Pen, scene: &Scene) {
    let Some(bench) = scene.interaction.own.bench.as_ref() else { return };
    if scene.interaction.stage != TurnStage::Choosing || scene.interaction.own.hand.is_some() {
        return;
    }
    for placed in loose_parts(bench) {
        if let Some(rect) = rect_of_part(scene, placed) {
            draw_blocked(pen, rect.shrink(2.0));
        }
    }
    let is_chosen = |placed: &&BuildPart| scene.interaction.own.chosen == Some(Thing::Part(placed.part));
    if let Some(rect) = bench.placed().iter().find(is_chosen).and_then(|placed| rect_of_part(scene, placed)) {
        pen.stroke_rect(rect.expand(3.0), 8.0, Stroke::new(5.0, INK));
        pen.stroke_rect(rect.expand(3.0), 8.0, Stroke::new(2.5, CREAM));
    }
}

/// Parts on the grid that are not linked to the body.
fn loose_parts(bench: &Bench) -> impl Iterator<Item = &BuildPart> {
    let (linked, _) = bench.linked();
    bench.placed().iter().filter(move |placed| !linked.contains(placed))
}

/// Rectangle of a part on the stage.
fn rect_of_part(scene: &Scene, placed: &BuildPart) -> Option<Rect> {
    let size = scene.table.part(placed.part)?.size?;
    Some(scene.view.grid.rect_of(Rectangle::new(tile_footprint(size), placed.placement)))
}
