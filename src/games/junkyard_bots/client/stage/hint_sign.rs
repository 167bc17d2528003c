//! A hint over the stage: the move that it advises, the reason, and the place.

use bevy_egui::egui::{Id, Rect, Sense, Stroke, pos2, vec2};

use crate::client::play::Command;
use crate::client::play::advice::hint::Hint;
use crate::client::scene::contents::Scene;
use crate::client::scene::sign;
use client::art::fonts::Face;
use client::input::Shortcut;
use client::kit::palette::{CREAM, SECOND, SIGN, YELLOW, fade_colour};
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::phrase;

/// Draws the sign with the advice in place of the prompt. A click closes it.
pub fn draw_advice_sign(pen: &mut Pen, scene: &mut Scene, hint: &Hint) {
    let place = scene.regions.prompt;
    let key = close_key_width(pen, scene);
    let whole = place.width() - 58.0 - 14.0;
    let lay_out = |room: f32| {
        let deed = pen.block(&hint.deed, TextStyle::bold(sign::SIZE, CREAM), Anchor::Start, room);
        let why = pen.block(&hint.why, TextStyle::text(sign::SIZE, SECOND), Anchor::Start, room);
        (deed, why)
    };
    // The key is left out where it would cost lines: the player has just pressed it.
    let beside = lay_out(whole - key);
    let has_key = beside.0.lines() + beside.1.lines() == 2;
    let (deed, why) = if has_key { beside } else { lay_out(whole) };
    let gap = (24.0 - 1.2 * pen.size(sign::SIZE)).max(2.0);
    let high = deed.height() + gap + why.height();
    let rect = place.with_max_y(place.top() + (high + 20.4).max(66.0));
    if pen.ui.interact(rect, Id::new("advice"), Sense::click()).clicked() {
        scene.send_command(Command::Hint);
    }
    let spoken = phrase!("spoken-both", first = &hint.deed, second = &hint.why);
    add_spoken_text(pen.ui.ctx(), "advice", rect, Manner::ReadOut, &pen.tell(&spoken));
    pen.draw_panel(rect, 9.0, SIGN);
    pen.draw_left_edge(rect, 8.0, 8.0, YELLOW);
    pen.draw_icon("hint", rect.left() + 18.0, rect.center().y - 14.0, 28.0, YELLOW);
    if has_key {
        draw_close_key(pen, scene, rect);
    }
    let x = rect.left() + 58.0;
    let top = rect.center().y - high / 2.0 - 1.3;
    pen.put(pos2(x, top), &deed);
    pen.put(pos2(x, top + deed.height() + gap), &why);
}

/// Width of the key that closes the advice, with its label, in points.
fn close_key_width(pen: &Pen, scene: &Scene) -> f32 {
    let cap = scene.settings.keys.first_key_cap(Shortcut::HINT);
    pen.measure(phrase!("advice-close"), Face::Text, 16.0) + 34.0 + pen.measure(cap, Face::Bold, 16.0)
}

/// Draws the key that closes the advice.
fn draw_close_key(pen: &Pen, scene: &Scene, rect: Rect) {
    let does = &phrase!("advice-close");
    let mut right = rect.right() - 14.0;
    let middle = rect.center().y;
    right -= pen.measure(does, Face::Text, 16.0);
    pen.plain((right, middle + 5.5 * pen.look.text), SECOND, does);
    let cap = pen.tell(&scene.settings.keys.first_key_cap(Shortcut::HINT));
    right -= 20.0 + pen.measure(&cap, Face::Bold, 16.0);
    pen.draw_keycap(right, middle - 13.0, &cap);
}

/// Marks the place where the advice would put something.
pub fn draw_advice_mark(pen: &mut Pen, scene: &Scene, hint: &Hint) {
    let Some((_, rectangle)) = hint.placement else { return };
    let rect = scene.view.grid.rect_of(rectangle).shrink(2.0);
    pen.fill_rect(rect, 7.0, fade_colour(YELLOW, 0.16));
    pen.draw_dashed_rect(rect, Stroke::new(3.0, YELLOW), 9.0, 6.0);
    let side = (rect.height().min(rect.width()) * 0.5).min(30.0);
    let corner = rect.center() - vec2(side, side) / 2.0;
    pen.draw_icon("hint", corner.x, corner.y, side, YELLOW);
}
