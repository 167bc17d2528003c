//! Demonstration of a lesson's step in which a piece goes to a place: an arrow, and a hand that
//! carries the piece along it while the player does nothing.
//!
//! The hand shows the way once whenever the player has done nothing for a while, and then rests: no
//! frame is drawn for it any more.

use std::time::Duration;

use bevy::math::curve::{Curve, easing::EaseFunction};
use bevy_egui::egui::{Color32, Id, Pos2, Rect, Vec2};

use super::arrow_path::ArrowPath;
use crate::kit::Pen;
use crate::kit::pen::angle_of;
use crate::kit::tokens::Space;
use crate::settings::Settings;
use shell::grid::Rotation;

/// Time without input before the hand shows the way, in seconds.
const QUIET: f64 = 4.0;
/// Duration of the hand's way, and of its stay at the end, in seconds at the usual speed.
const WAY: f64 = 1.5;
const STAY: f64 = 0.7;

/// Shares of the way at which the hand has come to the arrow, and at which it leaves it.
const LIFTED: f32 = 0.15;
const ARRIVED: f32 = 0.9;
/// Opacity of the piece in the hand, of 255.
const PIECE: u8 = 225;

/// Way of a piece to its place.
#[derive(Clone, Debug)]
pub struct WayToPlace<'a> {
    /// Rectangle of the piece.
    pub from: Rect,
    /// Rectangle of its place.
    pub to: Rect,
    /// Rectangles that the arrow goes around as far as it can.
    pub obstacles: &'a [Rect],
    /// Rectangle that the arrow stays within.
    pub stage: Rect,
    /// Piece in the hand.
    pub piece: CarriedPiece,
    /// Step of the lesson; with another one the time without input begins anew.
    pub step: Id,
}

/// Piece that the hand carries.
#[derive(Clone, Copy, Debug)]
pub struct CarriedPiece {
    /// Its drawing.
    pub drawing: &'static str,
    /// Width and height of the upright drawing, in points.
    pub size: Vec2,
    /// Rotation at its place.
    pub rotation: Rotation,
}

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

/// Draws the arrow from a piece to its place, and the hand while it shows the way. Returns the time
/// until the next frame is due.
pub fn draw_way_to_place(pen: &mut Pen, settings: &Settings, way: &WayToPlace) -> Option<Duration> {
    let arrow = ArrowPath::new(&way.from, &way.to, way.obstacles, way.stage);
    arrow.draw_arrow(pen);
    let factor = settings.speed.factor();
    if settings.reduced_motion || factor <= 0.0 {
        // Without motion the hand is at the end of its way.
        draw_carried_piece(pen, &way.piece, way.piece.rotation, way.to.center());
        return None;
    }
    match hand_motion(seconds_without_input(pen, way.step), f64::from(factor)) {
        HandMotion::Carries(part) => {
            let eased = EaseFunction::CubicInOut.sample_clamped(part);
            let at = match eased {
                ..LIFTED => way.from.center().lerp(arrow.point_at(0.0), eased / LIFTED),
                ..ARRIVED => arrow.point_at((eased - LIFTED) / (ARRIVED - LIFTED)),
                _ => arrow.point_at(1.0).lerp(way.to.center(), (eased - ARRIVED) / (1.0 - ARRIVED)),
            };
            let turned = if eased < 0.5 { Rotation::Up } else { way.piece.rotation };
            draw_carried_piece(pen, &way.piece, turned, at);
            Some(Duration::ZERO)
        }
        HandMotion::Waits(seconds) => Some(Duration::from_secs_f64(seconds)),
        HandMotion::Rests => None,
    }
}

/// Time for which the player has done nothing in this step, in seconds.
fn seconds_without_input(pen: &Pen, step: Id) -> f64 {
    let ctx = pen.ui.ctx();
    let (now, is_busy) = ctx.input(|input| (input.time, !input.events.is_empty() || input.pointer.any_down()));
    let began = ctx.data_mut(|data| {
        let (last, began) = data.get_temp_mut_or_insert_with(Id::new("step to carry"), || (step, now));
        if is_busy || *last != step {
            *last = step;
            *began = now;
        }
        *began
    });
    now - began
}

/// Draws the piece in a hand at a point.
fn draw_carried_piece(pen: &mut Pen, piece: &CarriedPiece, rotation: Rotation, at: Pos2) {
    let tint = Color32::from_white_alpha(PIECE);
    pen.draw_rotated(piece.drawing, at, piece.size, 1.0, angle_of(rotation), tint);
    let middle = at + Vec2::splat(Space::M.points());
    let hand = Rect::from_center_size(middle, Vec2::splat(Space::Xxl.points()));
    pen.draw_svg("cursor_grab", hand, Color32::WHITE);
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
