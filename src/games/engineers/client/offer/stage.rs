//! The stage while an offer is on it.

use bevy_egui::egui::{Rect, Stroke};

use super::buttons::due_buttons;
use super::deal_button::show_with_buttons;
use super::facts::OfferFacts;
use super::painted::{PaintedOffer, listen_to_drags};
use super::panel::OfferContents;
use super::presses::OfferPress;
use super::side_panel::ShownSide;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::palette::{INK, YARD};
use client::kit::tokens::{LineWidth, Radius, Space};

/// Draws the offer on the whole stage, and sends what is pressed there.
pub fn draw_offer(pen: &mut Pen, scene: &mut Scene) {
    draw_ground(pen, scene.regions.stage);
    let Some(facts) = OfferFacts::of_scene(scene) else { return };
    listen_to_drags(pen, scene, &facts);
    let buttons = due_buttons(&facts, !scene.question.is_none());
    let sides = ShownSide::both(&facts);
    let painted = PaintedOffer::default();
    let contents = OfferContents { facts: &facts, sides: &sides, buttons: &buttons, painted: &painted };
    let placed = contents.place(&pen.ruler(), room_of_deal(scene));
    let pressed = show_with_buttons(pen, scene, placed, &buttons);
    painted.note_in(pen, scene);
    let may_change = facts.may_change(scene);
    let counts = |press: &OfferPress| may_change || !press.is_change();
    for command in pressed.into_iter().filter(counts).filter_map(|press| press.command(&facts)) {
        scene.send_command(command);
    }
}

/// Part of the stage for a deal: below the prompt.
pub fn room_of_deal(scene: &Scene) -> Rect {
    scene.regions.free_stage().shrink(Space::M.points())
}

/// Draws the ground of a deal on the stage.
pub fn draw_ground(pen: &Pen, stage: Rect) {
    pen.fill_rect(stage, Radius::Panel.points(), YARD);
    pen.stroke_rect(stage, Radius::Panel.points(), Stroke::new(LineWidth::Panel.points(), INK));
}
