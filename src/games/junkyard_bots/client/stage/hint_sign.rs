//! A hint over the stage: the move that it advises, the reason, and the place.

use bevy_egui::egui::{Rect, Stroke};

use crate::client::play::Command;
use crate::client::play::advice::hint::Hint;
use crate::client::scene::contents::Scene;
use client::kit::Pen;
use client::kit::palette::{YELLOW, fade_colour};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::table::advice_sign::{self, AdviceRoom, AdviceWords};

/// Draws the sign with the advice in place of the prompt. A click closes it.
pub fn draw_advice_sign(pen: &mut Pen, scene: &mut Scene, hint: &Hint) {
    let advice = AdviceWords { action: &hint.action, reason: &hint.reason };
    if advice_sign::draw_advice_sign(pen, AdviceRoom::of_prompt(scene.regions.prompt), scene.settings, advice) {
        scene.send_command(Command::Hint);
    }
}

/// Marks the place where the advice would put something.
pub fn draw_advice_mark(pen: &mut Pen, scene: &Scene, hint: &Hint) {
    let Some((_, rectangle)) = hint.to else { return };
    let rect = scene.view.grid.rect_of(rectangle).shrink(Space::Xxs.points());
    pen.fill_rect(rect, Radius::Chip.points(), fade_colour(YELLOW, FILL));
    pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Panel.points(), YELLOW), DASH.0, DASH.1);
    let side = (rect.size().min_elem() / 2.0).min(IconSize::Name.points());
    let place = Rect::from_center_size(rect.center(), bevy_egui::egui::Vec2::splat(side));
    pen.draw_svg("hint", place, YELLOW);
}

/// Part of the colour that fills the mark.
const FILL: f32 = 0.16;
/// Lengths of the dashes of the mark's edge and of the gaps between them, in points.
const DASH: (f32, f32) = (9.0, 6.0);
