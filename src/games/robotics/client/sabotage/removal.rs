//! The part that a saboteur takes comes off its robot.

use std::f32::consts::PI;

use bevy_egui::egui::{Color32, Rect, Stroke, emath::lerp, vec2};

use super::reticle::paint_reticle;
use crate::action::PlacedPart;
use crate::client::art::standing_grid::{PartMotion, paint_part, rect_of_cell};
use crate::client::scene::show_clock::ShowClock;
use client::kit::Pen;
use client::kit::palette::{MUTED, fade_colour};
use client::kit::tokens::{LineWidth, Space};
use client::table::grid::Grid;

/// Seconds in which the aim closes, the part is unscrewed, and it drops, at the usual speed.
const CLOSES: f32 = 0.2;
const UNSCREWS: f32 = 0.25;
const DROPS: f32 = 0.25;
/// Seconds of all, at the usual speed.
pub const LASTS: f32 = CLOSES + UNSCREWS + DROPS;
/// Size of the aim before it closes, in parts of its size then.
const WIDE: f32 = 2.0;

/// Draws a part that comes off a robot on a stage, and its empty place.
pub fn draw_removal(pen: &mut Pen, grid: &Grid, part: PlacedPart, stage: Rect, clock: ShowClock, fades: bool) {
    let place = rect_of_cell(grid, part.at.cell);
    let dash = Space::S.points();
    let stroke = Stroke::new(LineWidth::Well.points(), MUTED);
    pen.draw_dashed_rect(place.shrink(Space::Xs.points()), stroke, dash, dash);
    if clock.seconds() >= LASTS {
        return;
    }
    if fades {
        let tint = fade_colour(Color32::WHITE, 1.0 - clock.part_of(0.0, LASTS));
        paint_part(pen, grid, part, PartMotion { tint, ..PartMotion::REST });
        paint_reticle(pen, place.center(), grid.cell);
        return;
    }
    let fallen = clock.falling_part_of(CLOSES + UNSCREWS, DROPS);
    let turned = PI * clock.eased_part_of(CLOSES, UNSCREWS);
    let shift = vec2(0.0, (stage.bottom() - place.top()) * fallen);
    let tint = fade_colour(Color32::WHITE, 1.0 - fallen);
    paint_part(pen, grid, part, PartMotion { shift, turned, tint });
    let grown = lerp(WIDE..=1.0, clock.eased_part_of(0.0, CLOSES));
    if fallen == 0.0 {
        paint_reticle(pen, place.center(), grid.cell * grown);
    }
}
