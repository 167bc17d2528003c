//! A lesson's step that wants a piece put somewhere: an arrow, and a hand that carries the piece
//! along it while the player does nothing.
//!
//! The hand shows it once whenever the player has done nothing for a while, and then leaves the
//! table at rest: no frame is drawn for it any more.

use std::time::Duration;

use bevy::math::curve::{Curve, easing::EaseFunction};
use bevy_egui::egui::{Color32, Id, Pos2, Rect, vec2};

use super::way::Way;
use crate::client::kit::Pen;
use crate::client::scene::contents::{Scene, cells_of};
use crate::games::junkyard_bots::client::art::back_of;
use crate::games::junkyard_bots::client::art::robot::RobotItem;
use crate::games::junkyard_bots::lessons::Spot;
use crate::shell::grid::Rotation;

/// For how long the player does nothing before the hand shows it, in seconds.
const QUIET: f64 = 4.0;
/// How long the hand is on its way, and how long it then stays at the end, in seconds at the usual
/// speed.
const WAY: f64 = 1.5;
const STAY: f64 = 0.7;

/// What the hand does at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Hand {
    /// It carries the piece, from 0 to 1 of the way.
    Carries(f32),
    /// It shows it after some seconds.
    Waits(f64),
    /// It has shown it.
    Rests,
}

/// What the hand does after so many seconds in which nothing was done, `slower` times as slow as
/// usual.
fn hand(quiet: f64, slower: f64) -> Hand {
    let since = quiet - QUIET;
    if since < 0.0 {
        Hand::Waits(-since)
    } else if since < (WAY + STAY) * slower {
        Hand::Carries((since / (WAY * slower)).min(1.0) as f32)
    } else {
        Hand::Rests
    }
}

/// Draws the arrow from a piece to its place, and the hand if it shows the way now.
pub fn show(pen: &mut Pen, scene: &mut Scene, (spot, from): (Spot, Rect), (rotation, to): (Rotation, Rect)) {
    let way = Way::new((&from, &to), &robot(scene, spot), scene.regions.stage);
    way.draw(pen);
    let factor = scene.settings.speed.factor();
    if scene.settings.reduced_motion || factor <= 0.0 {
        // It stands where the piece goes.
        carry(pen, scene, (spot, rotation), to.center());
        return;
    }
    match hand(quiet(pen, scene), f64::from(factor)) {
        Hand::Carries(part) => {
            let eased = EaseFunction::CubicInOut.sample_clamped(part);
            let at = match eased {
                ..0.15 => from.center().lerp(way.at(0.0), eased / 0.15),
                ..0.9 => way.at((eased - 0.15) / 0.75),
                _ => way.at(1.0).lerp(to.center(), (eased - 0.9) * 10.0),
            };
            let turned = if eased < 0.5 { Rotation::Up } else { rotation };
            carry(pen, scene, (spot, turned), at);
            scene.asked.due = Some(Duration::ZERO);
        }
        Hand::Waits(seconds) => scene.asked.due = Some(Duration::from_secs_f64(seconds)),
        Hand::Rests => {}
    }
}

/// For how many seconds the player has done nothing in this step.
fn quiet(pen: &Pen, scene: &Scene) -> f64 {
    let step = scene.play.lesson().map(|running| (running.lesson().id().to_owned(), running.step_number()));
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

/// The piece in a hand, at a place.
fn carry(pen: &mut Pen, scene: &Scene, (spot, rotation): (Spot, Rotation), at: Pos2) {
    let (drawing, size) = match spot {
        Spot::Part(part) => (scene.drawing(part), scene.table.part(part).and_then(|part| part.size)),
        Spot::Pile(size) => (back_of(size), Some(size)),
        _ => return,
    };
    let Some(size) = size else { return };
    let cell = scene.view.grid.cell.min(64.0);
    pen.tile(drawing, at, cells_of(size), cell, rotation, Color32::from_white_alpha(225));
    pen.drawing("cursor_grab", Rect::from_center_size(at + vec2(10.0, 12.0), vec2(34.0, 34.0)), Color32::WHITE);
}

/// Where the parts of the robot on the stage are, but for the one that is moved.
fn robot(scene: &Scene, moved: Spot) -> Vec<Rect> {
    let robot = scene.robot(scene.on_stage());
    let others = robot.items().iter().filter(|item| item.is_part && Spot::Part(item.part) != moved);
    let rect = |&RobotItem { drawn, .. }: &RobotItem| {
        let (x, y) = drawn.centre;
        let is_upright = (drawn.rotation as u8).is_multiple_of(2);
        let (wide, high) = if is_upright { drawn.size } else { (drawn.size.1, drawn.size.0) };
        let grid = scene.view.grid;
        Rect::from_two_pos(grid.at(x - wide / 2.0, y - high / 2.0), grid.at(x + wide / 2.0, y + high / 2.0))
    };
    others.map(rect).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_waits_shows_it_once_and_rests() {
        assert_eq!(hand(0.0, 1.0), Hand::Waits(QUIET));
        assert_eq!(hand(QUIET, 1.0), Hand::Carries(0.0));
        assert_eq!(hand(QUIET + WAY, 1.0), Hand::Carries(1.0), "it stays at the end for a moment");
        assert_eq!(hand(QUIET + WAY, 2.0), Hand::Carries(0.5), "half as fast");
        assert_eq!(hand(QUIET + WAY + STAY, 1.0), Hand::Rests);
        assert_eq!(hand(1_000.0, 1.0), Hand::Rests);
    }
}
