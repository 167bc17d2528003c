//! Sentence of the prompt, laid out: the height of its sign decides the room that robots have.

use bevy_egui::egui::{Context, Rect};

use crate::client::play::advice::prompt::Prompt;
use client::art::fonts::Face;
use client::kit::palette::{CREAM, SECOND};
use client::kit::{Anchor, Appearance, Block, Run};

/// Height of the sign with one line, in points.
pub const HEIGHT: f32 = 46.0;
/// Size of the sentence, in points.
pub const SIZE: f32 = 18.0;
/// Button that advances the game, at the sign's right end: size of its label, usual height, and
/// width beyond its label with the icon, in points.
pub const BUTTON: (f32, f32, f32) = (17.0, 38.0, 64.0);
/// Gaps left of the button and at its right, in points.
const BESIDE_BUTTON: (f32, f32) = (12.0, 4.0);

/// Distance from the sign's left edge to the words, without the chip of a seat and with it, and
/// distance from the words to the right edge, in points.
const MARGINS: (f32, f32, f32) = (18.0, 56.0, 14.0);

/// Distance from the left edge of the sign to the words, in points.
pub const fn words_indent(prompt: &Prompt) -> f32 {
    if prompt.seat.is_some() { MARGINS.1 } else { MARGINS.0 }
}

/// Greatest width of the words on a sign, in points.
pub fn words_room(ctx: &Context, look: &Appearance, sign: Rect, prompt: &Prompt) -> f32 {
    let button = button_width(ctx, look, prompt).map_or(0.0, |wide| wide + BESIDE_BUTTON.0);
    sign.width() - words_indent(prompt) - MARGINS.2 - button
}

/// Width of the button that advances the game, if there is one, in points.
fn button_width(ctx: &Context, look: &Appearance, prompt: &Prompt) -> Option<f32> {
    let label = Run::new(prompt.go_on.as_ref()?, Face::Display, CREAM);
    Some(Block::new(ctx, look, Anchor::Start, BUTTON.0, f32::INFINITY, [label]).size().x + BUTTON.2)
}

/// Rectangle of the button that advances the game, if there is one.
pub fn button_rect(ctx: &Context, look: &Appearance, sign: Rect, prompt: &Prompt) -> Option<Rect> {
    let wide = button_width(ctx, look, prompt)?;
    let right = sign.right() - BESIDE_BUTTON.1;
    let high = BUTTON.1.max(BUTTON.0 * 1.15 * look.text + 16.0);
    let middle = sign.center().y;
    Some(Rect::from_x_y_ranges(right - wide..=right, middle - high / 2.0..=middle + high / 2.0))
}

/// Lays out the sentence on a sign, over as many lines as it needs.
pub fn lay_out_sentence(ctx: &Context, look: &Appearance, sign: Rect, prompt: &Prompt) -> Block {
    let strong = Run::new(&prompt.strong, Face::Bold, CREAM);
    let rest = Run::new(&prompt.rest, Face::Text, SECOND);
    Block::new(ctx, look, Anchor::Start, SIZE, words_room(ctx, look, sign, prompt), [strong, rest])
}

/// Returns a sign as high as the words on it need.
pub fn fit_sign(sign: Rect, words: &Block) -> Rect {
    sign.with_max_y(sign.top() + HEIGHT.max(words.height() + 16.0))
}
