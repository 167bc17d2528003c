//! The sign over the stage with the prompt, or with the reason why something is not possible.

use bevy_egui::egui::{Rect, vec2};

use crate::client::play::Command;
use crate::client::play::advice::prompt::Prompt;
use crate::client::scene::contents::Scene;
use crate::client::scene::sign;
use client::art::fonts::Face;
use client::input::Shortcut;
use client::kit::palette::{LIGHT_RED, SECOND, SIGN};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{Phrase, phrase};

/// Draws the prompt with its keys.
pub(crate) fn draw_prompt_sign(pen: &mut Pen, scene: &mut Scene, rect: Rect, prompt: &Prompt) {
    let why = scene.interaction.reason_not.as_ref().map(|why| {
        let room = sign::words_room(pen.ui.ctx(), &pen.look, rect, prompt) - 28.0;
        pen.block(phrase!("as-title", name = why), TextStyle::bold(sign::SIZE, LIGHT_RED), Anchor::Start, room)
    });
    let sentence = sign::lay_out_sentence(pen.ui.ctx(), &pen.look, rect, prompt);
    let words = why.as_ref().unwrap_or(&sentence);
    let rect = sign::fit_sign(rect, words).translate(vec2(shake_offset(pen, scene), 0.0));
    let rect = rect.with_max_y(rect.bottom().max(scene.regions.prompt.bottom()));
    pen.draw_panel(rect, 9.0, SIGN);
    let x = rect.left() + sign::words_indent(prompt);
    let middle = rect.center().y;
    if let Some(seat) = prompt.seat {
        let colour = scene.seat_colour(seat);
        pen.draw_left_edge(rect, 8.0, 8.0, pen.seat_colour(colour));
        pen.draw_seat_chip(rect.left() + 18.0, middle - 14.0, colour, 28.0);
    }
    let button = sign::button_rect(pen.ui.ctx(), &pen.look, rect, prompt);
    if let (Some(place), Some(label)) = (button, &prompt.go_on) {
        draw_go_on_button(pen, scene, place, label, prompt.waits);
    }
    if let Some(why) = &why {
        pen.draw_icon("cross", x, middle - 10.0, 20.0, LIGHT_RED);
        pen.put_level(x + 28.0, middle + 0.4, why);
        return;
    }
    // The sentence is more important than its keys, which a finger has no use for.
    if !scene.view.is_touched && sentence.lines() == 1 {
        let right = button.map_or(rect.right() - 14.0, |button| button.left() - 12.0);
        draw_keys(pen, scene, x + sentence.size().x, right, middle, prompt);
    }
    pen.put_level(x, middle + 0.4, &sentence);
}

/// Draws the button that advances the game, always at the right end of the sign, so that no other
/// button takes its place.
fn draw_go_on_button(pen: &mut Pen, scene: &mut Scene, place: Rect, label: &Phrase, waits: bool) {
    let kind = if waits { ButtonKind::Primary } else { ButtonKind::Slate };
    let button = Button { default: waits, ..Button::new(label, kind, sign::BUTTON.0).with_icon("play") };
    if scene.draw_button(pen, button, place, "go-on") {
        scene.send_command(Command::Advance);
    }
}

/// Draws the keys of the prompt as far right as there is room from `left` to `right`; none if there
/// is not enough.
fn draw_keys(pen: &Pen, scene: &Scene, left: f32, right: f32, middle: f32, prompt: &Prompt) {
    let cap = |&shortcut: &Shortcut| pen.tell(&scene.settings.keys.first_key_cap(shortcut));
    let caps = |of: &[Shortcut]| of.iter().map(cap).collect::<Vec<_>>().join(" ");
    let hinted: Vec<(String, &Phrase)> = prompt.keys.iter().map(|(of, does)| (caps(of), does)).collect();
    let wide = |(key, does): &(String, &Phrase)| {
        34.0 + pen.measure(key, Face::Bold, 16.0) + pen.measure(*does, Face::Text, 16.0)
    };
    let mut right = right;
    if left + hinted.iter().map(wide).sum::<f32>() > right {
        return;
    }
    for (key, does) in hinted.iter().rev() {
        right -= pen.measure(*does, Face::Text, 16.0);
        pen.plain((right, middle + 0.9 + 5.6 * pen.look.text), SECOND, *does);
        right -= 20.0 + pen.measure(key, Face::Bold, 16.0);
        pen.draw_keycap(right, middle - 13.0, key);
        right -= 14.0;
    }
}

/// Horizontal offset of the prompt, in points: it shakes three times when something is not
/// possible.
fn shake_offset(pen: &Pen, scene: &Scene) -> f32 {
    if scene.interaction.refusals == 0 || scene.settings.reduced_motion {
        return 0.0;
    }
    let part =
        pen.progress_since_change("refusals", scene.interaction.refusals.into(), 0.22 * scene.settings.speed.factor());
    (part * 3.0 * std::f32::consts::TAU).sin() * 5.0 * (1.0 - part)
}
