//! Demonstration of a lesson's step in which a piece goes to a place: an arrow, and a hand that
//! carries the piece along it while the player does nothing.
//!
//! The hand shows the way once whenever the player has done nothing for a while, and then rests: no
//! frame is drawn for it any more.

use std::time::Duration;

use bevy::math::curve::{Curve, easing::EaseFunction};
use bevy_egui::egui::{Color32, Id, Pos2, Rect, Vec2};

use super::arrow_path::ArrowPath;
use crate::client::art::back_of;
use crate::client::art::robot::RobotItem;
use crate::client::play::lesson_at_table;
use crate::client::scene::contents::{Scene, cells_of};
use crate::lessons::Spot;
use client::kit::Pen;
use client::kit::tokens::Space;
use shell::grid::Rotation;

/// Time without input before the hand shows the way, in seconds.
const QUIET: f64 = 4.0;
/// Duration of the hand's way, and of its stay at the end, in seconds at the usual speed.
const WAY: f64 = 1.5;
const STAY: f64 = 0.7;

/// Shares of the way at which the hand has come to the arrow, and at which it leaves it.
const LIFTED: f32 = 0.15;
const ARRIVED: f32 = 0.9;
/// Greatest side of a cell of the piece, in points.
const CELL: f32 = 64.0;

/// State of the hand at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
enum HandMotion {
    /// The hand carries the piece, from 0 to 1 of the way.
    Carries(f32),
    /// The hand starts after some seconds.
    Waits(f64),
    /// The hand has shown the way.
    Rests,
}

/// Returns the state of the hand after `quiet` seconds without input, at `slower` times the usual
/// duration.
fn hand_motion(quiet: f64, slower: f64) -> HandMotion {
    let since = quiet - QUIET;
    if since < 0.0 {
        HandMotion::Waits(-since)
    } else if since < (WAY + STAY) * slower {
        HandMotion::Carries((since / (WAY * slower)).min(1.0) as f32)
    } else {
        HandMotion::Rests
    }
}

/// Draws the arrow from a piece at `from` to its place `to`, where it has the rotation, and the
/// hand while it shows the way.
pub fn draw_way_to_place(pen: &mut Pen, scene: &mut Scene, spot: Spot, from: Rect, rotation: Rotation, to: Rect) {
    let way = ArrowPath::new(&from, &to, &part_rects(scene, spot), scene.regions.stage);
    way.draw_arrow(pen);
    let factor = scene.settings.speed.factor();
    if scene.settings.reduced_motion || factor <= 0.0 {
        // Without motion the hand is at the end of its way.
        draw_carried_piece(pen, scene, spot, rotation, to.center());
        return;
    }
    match hand_motion(seconds_without_input(pen, scene), f64::from(factor)) {
        HandMotion::Carries(part) => {
            let eased = EaseFunction::CubicInOut.sample_clamped(part);
            let at = match eased {
                ..LIFTED => from.center().lerp(way.point_at(0.0), eased / LIFTED),
                ..ARRIVED => way.point_at((eased - LIFTED) / (ARRIVED - LIFTED)),
                _ => way.point_at(1.0).lerp(to.center(), (eased - ARRIVED) / (1.0 - ARRIVED)),
            };
            let turned = if eased < 0.5 { Rotation::Up } else { rotation };
            draw_carried_piece(pen, scene, spot, turned, at);
            scene.asked.due = Some(Duration::ZERO);
        }
        HandMotion::Waits(seconds) => scene.asked.due = Some(Duration::from_secs_f64(seconds)),
        HandMotion::Rests => {}
    }
}

/// Time for which the player has done nothing in this step, in seconds.
fn seconds_without_input(pen: &Pen, scene: &Scene) -> f64 {
    let step = lesson_at_table(scene.play).map(|running| (running.lesson().id().to_owned(), running.step_number()));
    let ctx = pen.ui.ctx();
    let (now, is_busy) = ctx.input(|input| (input.time, !input.events.is_empty() || input.pointer.any_down()));
    let began = ctx.data_mut(|data| {
        let (last, began) = data.get_temp_mut_or_insert_with(Id::new("step to carry"), || (step.clone(), now));
        if is_busy || *last != step {
            *last = step;
            *began = now;
        }
        *began
    });
    now - began
}

/// Draws the piece in a hand at a point.
fn draw_carried_piece(pen: &mut Pen, scene: &Scene, spot: Spot, rotation: Rotation, at: Pos2) {
    let (drawing, size) = match spot {
        Spot::Part(part) => (scene.part_drawing(part), scene.table.part(part).and_then(|part| part.size)),
        Spot::Pile(size) => (back_of(size), Some(size)),
        _ => return,
    };
    let Some(size) = size else { return };
    let cell = scene.view.grid.cell.min(CELL);
    pen.draw_tile(drawing, at, cells_of(size), cell, rotation, Color32::from_white_alpha(225));
    let middle = at + Vec2::splat(Space::M.points());
    let hand = Rect::from_center_size(middle, Vec2::splat(Space::Xxl.points()));
    pen.draw_svg("cursor_grab", hand, Color32::WHITE);
}

/// Rectangles of the parts of the robot on the stage, without the part that is moved.
fn part_rects(scene: &Scene, moved: Spot) -> Vec<Rect> {
    let robot = scene.robot_picture(scene.on_stage());
    let others = robot.items().iter().filter(|item| item.is_part && Spot::Part(item.part) != moved);
    let rect = |&RobotItem { drawn, .. }: &RobotItem| {
        let (x, y) = drawn.centre;
        let is_upright = (drawn.rotation as u8).is_multiple_of(2);
        let (wide, high) = if is_upright { drawn.size } else { (drawn.size.1, drawn.size.0) };
        let grid = scene.view.grid;
        Rect::from_two_pos(grid.point_at(x - wide / 2.0, y - high / 2.0), grid.point_at(x + wide / 2.0, y + high / 2.0))
    };
    others.map(rect).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_waits_shows_it_once_and_rests() {
        assert_eq!(hand_motion(0.0, 1.0), HandMotion::Waits(QUIET));
        assert_eq!(hand_motion(QUIET, 1.0), HandMotion::Carries(0.0));
        assert_eq!(hand_motion(QUIET + WAY, 1.0), HandMotion::Carries(1.0), "it stays at the end for a moment");
        assert_eq!(hand_motion(QUIET + WAY, 2.0), HandMotion::Carries(0.5), "half as fast");
        assert_eq!(hand_motion(QUIET + WAY + STAY, 1.0), HandMotion::Rests);
        assert_eq!(hand_motion(1_000.0, 1.0), HandMotion::Rests);
    }
}
