//! Picture of a test on the pages of the rules: the dial with the success value, the roll, and the
//! grades that make the value.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy_egui::egui::{Align2, Color32, Rect, Vec2, pos2, vec2};

use super::plan::DialPlan;
use crate::client::art::names::grade_drawing;
use crate::set::limits::DIE;
use crate::turn::test::success_value;
use client::kit::palette::INK;
use client::kit::tokens::{IconSize, Space};
use client::kit::{Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;

// Lengths are in the units of the drawing of the dial.

/// Size of the dial, and the point around which its needle turns.
const DIAL: Vec2 = vec2(512.0, 300.0);
const HUB: Vec2 = vec2(256.0, 262.0);
/// Size of the needle, and the distance from its middle to the point around which it turns.
const NEEDLE: Vec2 = vec2(32.0, 184.0);
const TO_HUB: f32 = 76.0;
/// Side of the nut, and its middle above the hub.
const NUT: f32 = 128.0;
const ABOVE_HUB: f32 = 26.0;
/// Largest scale of the dial at the usual text size.
const LARGEST: f32 = 0.6;

/// Returns the picture of a test. Below the dial are the grades of the components.
pub(super) fn dial_picture(plan: &DialPlan) -> DrawPicture {
    let value = success_value(&plan.grades, 0);
    let roll = plan.roll;
    let grades = plan.grades.clone();
    Box::new(move |pen, rect| {
        let plate = IconSize::Row.points() * pen.look.text;
        let inner = rect.shrink(Space::S.points());
        let below = plate + Space::S.points();
        let fits = vec2(inner.width(), inner.height() - below) / DIAL;
        let scale = fits.min_elem().clamp(0.0, LARGEST * pen.look.text);
        let height = DIAL.y * scale + below;
        let top = rect.center().y - height / 2.0;
        let dial = Rect::from_min_size(pos2(rect.center().x - DIAL.x * scale / 2.0, top), DIAL * scale);
        draw_dial(pen, dial, scale, value, roll);
        let gap = Space::Xs.points();
        let width = grades.len() as f32 * (plate + gap) - gap;
        for (number, grade) in grades.iter().enumerate() {
            let left = rect.center().x - width / 2.0 + number as f32 * (plate + gap);
            pen.draw_icon(grade_drawing(*grade), left, dial.bottom() + Space::S.points(), plate, Color32::WHITE);
        }
    })
}

/// Draws the dial with its needle at a value, and the nut with the roll.
fn draw_dial(pen: &mut Pen, dial: Rect, scale: f32, value: u8, roll: u8) {
    pen.draw_svg("dial", dial, Color32::WHITE);
    let hub = dial.min + HUB * scale;
    let angle = angle_of(value);
    let middle = hub + vec2(angle.sin(), -angle.cos()) * TO_HUB * scale;
    pen.draw_rotated("needle", middle, NEEDLE * scale, 1.0, angle, Color32::WHITE);
    let nut = Rect::from_center_size(hub - vec2(0.0, ABOVE_HUB * scale), Vec2::splat(NUT * scale));
    pen.draw_svg("die_nut", nut, Color32::WHITE);
    let number = pen.ruler().layout(TextStyle::NAME.in_colour(INK), f32::INFINITY, roll.to_string());
    number.paint(pen, nut, Align2::CENTER_CENTER);
}

/// Angle of the needle at a value, clockwise from straight up, in radians.
fn angle_of(value: u8) -> f32 {
    let part = (f32::from(value) - 0.5) / f32::from(DIE);
    PI * part - FRAC_PI_2
}

#[cfg(test)]
mod tests {
    use super::super::test_plans::dials_of_book;
    use super::*;

    #[test]
    fn rule_11_6_a_good_example_works_and_a_bad_one_does_not() {
        let told: Vec<(u8, bool)> = dials_of_book()
            .iter()
            .map(|plan| {
                let value = success_value(&plan.grades, 0);
                (value, plan.roll <= value)
            })
            .collect();
        assert_eq!(told, [(17, true), (10, false)]);
    }

    #[test]
    fn the_needle_stands_upright_in_the_middle_of_the_scale() {
        assert!((angle_of(10) + angle_of(11)).abs() < 0.01);
        assert!(angle_of(1) > -FRAC_PI_2 && angle_of(20) < FRAC_PI_2);
    }
}
