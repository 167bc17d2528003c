//! The sign over the stage with the prompt, or with the reason why something is not possible.

use bevy_egui::egui::{Rect, vec2};

use crate::client::play::Command;
use crate::client::play::advice::prompt::Prompt;
use crate::client::scene::contents::Scene;
use crate::client::scene::sign::{self, GO_ON, PromptFacts};
use client::input::Shortcut;
use client::kit::Pen;
use client::kit::palette::SIGN;
use client::kit::panel::place;
use client::kit::tokens::Space;
use shell::language::Phrase;

/// Draws the prompt with its keys.
pub(crate) fn draw_prompt_sign(pen: &mut Pen, scene: &mut Scene, rect: Rect, prompt: &Prompt) {
    let why_not = scene.interaction.reason_not.clone();
    let colour = prompt.seat.map(|seat| scene.seat_colour(seat));
    let facts = PromptFacts {
        colour,
        edge: colour.map_or(SIGN, |colour| pen.seat_colour(colour)),
        why_not: why_not.as_ref(),
        keys: shown_keys(pen, scene, prompt),
    };
    let rect = sign::fit_sign(&pen.ruler(), rect, prompt, &facts);
    let rect = rect.with_max_y(rect.bottom().max(scene.regions.prompt.bottom()));
    let rect = rect.translate(vec2(shake_offset(pen, scene), 0.0));
    let mut placed = place(&pen.ruler(), rect, sign::prompt_sign(prompt, &facts));
    let accepts = placed.rect_of(GO_ON).is_some_and(|button| scene.accepts_press(pen, button, GO_ON));
    if !placed.show(pen).is_empty() && accepts {
        scene.send_command(Command::Advance);
    }
}

/// Keys of the prompt as they are written on them, with their effects, unless the player does
/// without them: a finger has no use for them.
fn shown_keys<'a>(pen: &Pen, scene: &Scene, prompt: &'a Prompt) -> Vec<(String, &'a Phrase)> {
    if scene.view.is_touched || !scene.settings.shows_keys {
        return Vec::new();
    }
    let cap = |&shortcut: &Shortcut| pen.tell(&scene.settings.keys.first_key_cap(shortcut));
    let caps = |of: &[Shortcut]| of.iter().map(cap).collect::<Vec<_>>().join(" ");
    prompt.keys.iter().map(|(of, effect)| (caps(of), effect)).collect()
}

/// Seconds for which the prompt shakes at the usual speed, and the number of times and the distance
/// in points that it does.
const SHAKE: (f32, f32, f32) = (0.22, 3.0, Space::Xs.points());

/// Horizontal offset of the prompt, in points: it shakes when something is not possible.
fn shake_offset(pen: &Pen, scene: &Scene) -> f32 {
    if scene.interaction.refusals == 0 || scene.settings.reduced_motion {
        return 0.0;
    }
    let (seconds, times, distance) = SHAKE;
    let seconds = seconds * scene.settings.speed.factor();
    let part = pen.progress_since_change("refusals", scene.interaction.refusals.into(), seconds);
    (part * times * std::f32::consts::TAU).sin() * distance * (1.0 - part)
}
