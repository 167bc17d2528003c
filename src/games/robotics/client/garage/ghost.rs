//! The thing in hand on the robot's grid: the cells where it fits, and its ghost at the placement
//! over which it is held.

use std::collections::HashSet;

use bevy_egui::egui::Rect;

use super::bubble::{BubbleRoom, BubbleWords, draw_bubble};
use super::painter::paint_valid_sockets;
use super::shown_robot::ShownRobot;
use super::verdict::{Verdict, judge_placement, robot_to_attach_to, verdict_words};
use crate::action::PlacedPart;
use crate::client::art::drawing_of;
use crate::client::play::hand::Hand;
use crate::client::scene::Scene;
use crate::robot::AttachedPart;
use client::kit::Pen;
use client::kit::tokens::Space;
use client::table::held_marks::{self, Ghost};
use shell::grid::{Cell, Footprint, Side};

/// Marks the cells where the thing in hand fits.
pub fn draw_open_cells(pen: &Pen, shown: &ShownRobot, hand: &Hand) {
    let cells: HashSet<Cell> = hand.places.iter().map(|place| place.cell).collect();
    held_marks::draw_free_cells(pen, shown.grid.grid(), &cells);
}

/// Draws the ghost of the thing in hand at the placement over which it is held.
pub fn draw_ghost(pen: &mut Pen, scene: &Scene, shown: &ShownRobot, hand: &Hand) {
    let (Some(part), Some(at)) = (hand.part, hand.placement()) else { return };
    let Some(verdict) = judge_placement(scene.table, &scene.interaction.own, hand, at) else { return };
    let ghost = Ghost {
        drawing: drawing_of(part.kind),
        upright: Footprint::new(1, 1),
        placement: at,
        is_yes: verdict.is_yes(),
    };
    held_marks::draw_ghost(pen, shown.grid.grid(), &ghost);
    if let (Verdict::Fits(_), Some(robot)) = (&verdict, robot_to_attach_to(scene.table, &scene.interaction.own, hand)) {
        let placed = AttachedPart::new(scene.table.data(), PlacedPart { part, at });
        paint_valid_sockets(pen, &robot, &shown.grid, &placed);
    }
}

/// Draws the bubble about the placement over which the thing in hand is held: what follows, or why
/// it cannot lie there. It leaves the thing at the pointer free.
pub fn draw_ghost_bubble(pen: &mut Pen, scene: &Scene, shown: &ShownRobot, hand: &Hand, held: Option<Rect>) {
    let Some(at) = hand.placement() else { return };
    let Some(verdict) = judge_placement(scene.table, &scene.interaction.own, hand, at) else { return };
    let (says, more) = verdict_words(scene.table, &verdict);
    let words = BubbleWords { is_yes: verdict.is_yes(), says, more };
    let cells = shown.robot.parts().iter().map(|part| shown.grid.rect_of(part.cell()));
    let avoids: Vec<Rect> = cells.chain(held).collect();
    // The market beside the robot stays in view.
    let room = scene.halves().robot.with_min_y(scene.regions.prompt.bottom()).shrink(Space::S.points());
    let sides = [Side::Bottom, Side::Top, Side::Left, Side::Right];
    draw_bubble(pen, shown.grid.rect_of(at.cell), &words, &BubbleRoom { room, avoids: &avoids, sides: &sides });
}
