//! A hint, over the stage: what might be done and why, and where.

use bevy_egui::egui::{Id, Sense, Stroke, vec2};

use crate::client::art::fonts::Face;
use crate::client::input::Shortcut;
use crate::client::kit::palette::{CREAM, SECOND, SIGN, YELLOW, faded};
use crate::client::kit::{Anchor, Pen};
use crate::client::play::Command;
use crate::client::play::hint::Hint;
use crate::client::scene::contents::Scene;
use crate::language::phrase;

/// The sign with the advice, in the place of the prompt. A click takes it away.
pub fn sign(pen: &mut Pen, scene: &mut Scene, hint: &Hint) {
    let grown = pen.look.text.min(1.25);
    let rect = scene.regions.prompt;
    let rect = rect.with_max_y(rect.top() + 24.0 + 42.0 * grown);
    if pen.ui.interact(rect, Id::new("advice"), Sense::click()).clicked() {
        scene.ask(Command::Hint);
    }
    pen.panel(rect, 9.0, SIGN);
    pen.edge(rect, 8.0, 8.0, YELLOW);
    pen.icon("hint", rect.left() + 18.0, rect.center().y - 14.0, 28.0, YELLOW);
    let x = rect.left() + 58.0;
    let mut right = rect.right() - 14.0;
    let does = &phrase!("advice-close");
    right -= pen.measure(does, Face::Text, 16.0);
    let middle = rect.center().y;
    pen.plain((right, middle + 5.5 * grown), SECOND, does);
    let cap = pen.tell(&scene.settings.keys.cap(Shortcut::Hint));
    right -= 20.0 + pen.measure(&cap, Face::Bold, 16.0);
    pen.keycap(right, middle - 13.0, &cap);
    right -= 14.0;
    let size = 18.0_f32.min(20.0 / pen.look.text);
    pen.text_within(
        (x, rect.top() + 9.0 + 18.0 * grown),
        Anchor::Start,
        Face::Bold,
        size,
        CREAM,
        &hint.deed,
        right - x,
    );
    let lower = (x, rect.bottom() - 14.0);
    pen.text_within(lower, Anchor::Start, Face::Text, size, SECOND, &hint.why, right - x);
}

/// Where the advice would put something.
pub fn mark(pen: &mut Pen, scene: &Scene, hint: &Hint) {
    let Some((_, rectangle)) = hint.placement else { return };
    let rect = scene.view.grid.rect(rectangle).shrink(2.0);
    pen.fill(rect, 7.0, faded(YELLOW, 0.16));
    pen.dashed(rect, Stroke::new(3.0, YELLOW), 9.0, 6.0);
    let side = (rect.height().min(rect.width()) * 0.5).min(30.0);
    let corner = rect.center() - vec2(side, side) / 2.0;
    pen.icon("hint", corner.x, corner.y, side, YELLOW);
}
