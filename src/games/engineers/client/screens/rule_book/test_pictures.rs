//! Picture of a test on the pages of the rules: the dial with the success value, the roll, and the
//! grades that make the value.

use bevy_egui::egui::Color32;

use super::plan::DialPlan;
use crate::client::art::dial::{Dial, FallingNut};
use crate::client::art::names::grade_drawing;
use crate::turn::test::success_value;
use client::kit::tokens::{IconSize, Space};
use client::screens::how_to_play::book::DrawPicture;

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
        let room = inner.with_max_y((inner.bottom() - below).max(inner.top()));
        let dial = Dial::fit(room, LARGEST * pen.look.text);
        dial.paint(pen, f32::from(value), None);
        dial.paint_ring(pen, roll);
        dial.paint_nut(pen, &FallingNut::at_rest(roll));
        let gap = Space::Xs.points();
        let width = grades.len() as f32 * (plate + gap) - gap;
        for (number, grade) in grades.iter().enumerate() {
            let left = rect.center().x - width / 2.0 + number as f32 * (plate + gap);
            pen.draw_icon(grade_drawing(*grade), left, dial.rect.bottom() + Space::S.points(), plate, Color32::WHITE);
        }
    })
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
}
