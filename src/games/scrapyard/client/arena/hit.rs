//! Dents that arrive on a robot: a flash, and a sign with their number above it.

use std::f32::consts::PI;

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, vec2};

use super::layout::ArenaLayout;
use client::kit::palette::{LIGHT_RED, RED_SIGN, fade_colour};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::seats::SeatId;

/// Size of the sign with dents, in points at the usual text size.
const SIGN: Vec2 = vec2(62.0, 40.0);
/// Side of the flash on a robot that is hit, in squares.
const FLASH: f32 = 1.3;
/// Parts of the time in which the flash is seen, and from which on the sign fades.
const FLASHES: f32 = 0.25;
const FADES: f32 = 0.8;

/// Dents that arrive on a robot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// Seat of the robot.
    pub seat: SeatId,
    /// Number of dents.
    pub dents: u16,
    /// Part of the time that is over, from 0 to 1.
    pub part: f32,
}

impl Hit {
    /// Part of its greatest size that the flash has; `None` when it is gone.
    fn flash(self) -> Option<f32> {
        (self.part < FLASHES).then(|| (PI * self.part / FLASHES).sin())
    }

    /// Opacity of the sign.
    fn opacity(self) -> f32 {
        ((1.0 - self.part) / (1.0 - FADES)).clamp(0.0, 1.0)
    }
}

/// Paints dents that arrive on a robot at a place, in columns and rows. Where motion is reduced
/// there is no flash.
pub fn paint_hit(pen: &mut Pen, layout: &ArenaLayout, at: (f32, f32), hit: Hit, is_still: bool) {
    if let Some(grown) = hit.flash().filter(|_| !is_still) {
        let (middle, _) = layout.ring(at);
        let size = Vec2::splat(FLASH * layout.cell);
        pen.draw_rotated("dent", middle, size, grown, 0.0, Color32::WHITE);
    }
    paint_sign(pen, layout, at, hit.dents, hit.opacity());
}

/// Paints the sign with a number of dents, above a robot.
pub(super) fn paint_sign(pen: &mut Pen, layout: &ArenaLayout, at: (f32, f32), dents: u16, opacity: f32) {
    let rect = sign_rect(layout, at, pen.look.text);
    let line = fade_colour(LIGHT_RED, opacity);
    let stroke = Stroke::new(LineWidth::Panel.points(), line);
    pen.draw_rect(rect, Radius::Panel.points(), fade_colour(RED_SIGN, opacity), stroke);
    let side = IconSize::Name.points() * pen.look.text;
    let icon = Align2::LEFT_CENTER.align_size_within_rect(Vec2::splat(side), rect.shrink(Space::Xs.points()));
    pen.draw_svg("dent", icon, fade_colour(Color32::WHITE, opacity));
    let words = pen.ruler().layout(TextStyle::SECTION.in_colour(line), f32::INFINITY, dents.to_string());
    words.paint(pen, rect.with_min_x(icon.right()), Align2::CENTER_CENTER);
}

/// Rectangle of the sign of a robot at a place, within the room of the map.
fn sign_rect(layout: &ArenaLayout, at: (f32, f32), text: f32) -> Rect {
    let figure = layout.figure(at);
    let size = SIGN * text;
    let most = layout.room.right() - size.x - Space::S.points();
    let left = (figure.center().x - size.x / 2.0).min(most).max(layout.room.left());
    let top = (figure.top() - size.y).max(layout.room.top());
    rect_at(left, top, size.x, size.y)
}

#[cfg(test)]
mod tests {
    use super::super::test_battle::WINDOWS;
    use super::*;
    use client::table::regions::Regions;

    #[test]
    fn the_sign_is_within_the_room_wherever_the_robot_stands() {
        for (window, text) in WINDOWS {
            let layout = ArenaLayout::on_stage(&Regions::new(window, text, 4), (7, 7), text);
            for at in [(0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (3.5, 2.0)] {
                assert!(layout.room.contains_rect(sign_rect(&layout, at, text)), "{window:?} {at:?}");
            }
        }
    }

    #[test]
    fn the_flash_is_short_and_the_sign_fades_at_its_end() {
        let at = |part: f32| Hit { seat: SeatId(0), dents: 3, part };
        assert!(at(FLASHES / 2.0).flash().is_some_and(|grown| grown > 0.99) && at(FLASHES).flash().is_none());
        assert_eq!([0.0, FADES, 1.0].map(|part| at(part).opacity()), [1.0, 1.0, 0.0]);
    }
}
