//! The hammer at the end of an auction.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Rect, Vec2};

use crate::client::art::icons::DeedIcon;
use crate::client::play::events::durations::HAMMER;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::palette::{SECOND, YELLOW};

/// Angle from which it falls, in radians.
const RAISED: f32 = 0.9;

/// Part of the fall of the hammer that is over, from 0 to 1.
pub fn fallen_part(pen: &Pen, scene: &Scene) -> f32 {
    let seconds =
        if scene.settings.reduced_motion { 0.0 } else { HAMMER.as_secs_f32() * scene.settings.speed.factor() };
    pen.progress_since_change("hammer of an auction", scene.play.changes, seconds)
}

/// Paints the hammer in a room, as far as it has fallen. It stands still where nothing was sold.
pub fn paint_hammer(pen: &mut Pen, room: Rect, fallen: f32, is_sold: bool) {
    let side = room.size().min_elem();
    let tint = if is_sold { YELLOW } else { SECOND };
    let angle = if is_sold { RAISED * (1.0 - EaseFunction::BounceOut.sample_clamped(fallen)) } else { 0.0 };
    pen.draw_rotated(DeedIcon::Auction.drawing(), room.center(), Vec2::splat(side), 1.0, angle, tint);
}
