//! The sentence that says what to do, laid out: how high its sign is decides how much room robots
//! have.

use bevy_egui::egui::{Context, Rect};

use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, SECOND};
use crate::client::kit::{Anchor, Appearance, Block, Run};
use crate::client::play::prompt::Prompt;

/// How high the sign is if one line is enough, in points.
pub const HEIGHT: f32 = 46.0;
/// How large the sentence is.
pub const SIZE: f32 = 18.0;
/// The button that goes on, at the sign's right end: how large its label is, how high it is as
/// drawn, and what it is wider than its label, its icon included.
pub const BUTTON: (f32, f32, f32) = (17.0, 38.0, 64.0);
/// What is left of it and at its right.
const BESIDE_BUTTON: (f32, f32) = (12.0, 4.0);

/// Where words begin from the sign's left edge, without the chip of a seat and with it, and how far
/// they keep from the right edge.
const MARGINS: (f32, f32, f32) = (18.0, 56.0, 14.0);

/// Where the words begin, from the left edge of the sign.
pub const fn indent(prompt: &Prompt) -> f32 {
    if prompt.seat.is_some() { MARGINS.1 } else { MARGINS.0 }
}

/// How wide words may be on a sign.
pub fn room(ctx: &Context, look: &Appearance, sign: Rect, prompt: &Prompt) -> f32 {
    let button = button_width(ctx, look, prompt).map_or(0.0, |wide| wide + BESIDE_BUTTON.0);
    sign.width() - indent(prompt) - MARGINS.2 - button
}

/// How wide the button that goes on is, if there is one.
fn button_width(ctx: &Context, look: &Appearance, prompt: &Prompt) -> Option<f32> {
    let label = Run::new(prompt.go_on.as_ref()?, Face::Display, CREAM);
    Some(Block::new(ctx, look, (Anchor::Start, BUTTON.0, f32::INFINITY), [label]).size().x + BUTTON.2)
}

/// Where the button that goes on is, if there is one.
pub fn button(ctx: &Context, look: &Appearance, sign: Rect, prompt: &Prompt) -> Option<Rect> {
    let wide = button_width(ctx, look, prompt)?;
    let right = sign.right() - BESIDE_BUTTON.1;
    let high = BUTTON.1.max(BUTTON.0 * 1.15 * look.text + 16.0);
    let middle = sign.center().y;
    Some(Rect::from_x_y_ranges(right - wide..=right, middle - high / 2.0..=middle + high / 2.0))
}

/// The sentence over as many lines as it needs on a sign.
pub fn sentence(ctx: &Context, look: &Appearance, sign: Rect, prompt: &Prompt) -> Block {
    let strong = Run::new(&prompt.strong, Face::Bold, CREAM);
    let rest = Run::new(&prompt.rest, Face::Text, SECOND);
    Block::new(ctx, look, (Anchor::Start, SIZE, room(ctx, look, sign, prompt)), [strong, rest])
}

/// A sign that is as high as words on it need.
pub fn around(sign: Rect, words: &Block) -> Rect {
    sign.with_max_y(sign.top() + HEIGHT.max(words.height() + 16.0))
}
