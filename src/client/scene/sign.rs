//! The sentence that says what to do, laid out: how high its sign is decides how much room robots have.

use bevy_egui::egui::{Context, Rect};

use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, SECOND};
use crate::client::kit::{Anchor, Block, Look, Run};
use crate::client::play::prompt::Prompt;

/// How high the sign is if one line is enough, in points.
pub const HEIGHT: f32 = 46.0;
/// How large the sentence is.
pub const SIZE: f32 = 18.0;
/// Where words begin from the sign's left edge, without the chip of a seat and with it, and how far they keep from the
/// right edge.
const MARGINS: (f32, f32, f32) = (18.0, 56.0, 14.0);

/// Where the words begin, from the left edge of the sign.
pub const fn indent(prompt: &Prompt) -> f32 {
    if prompt.seat.is_some() { MARGINS.1 } else { MARGINS.0 }
}

/// How wide words may be on a sign.
pub fn room(sign: Rect, prompt: &Prompt) -> f32 {
    sign.width() - indent(prompt) - MARGINS.2
}

/// The sentence over as many lines as it needs on a sign.
pub fn sentence(ctx: &Context, look: &Look, sign: Rect, prompt: &Prompt) -> Block {
    let strong = Run::new(&prompt.strong, Face::Bold, CREAM);
    let rest = Run::new(&prompt.rest, Face::Text, SECOND);
    Block::new(ctx, look, (Anchor::Start, SIZE, room(sign, prompt)), [strong, rest])
}

/// A sign that is as high as words on it need.
pub fn around(sign: Rect, words: &Block) -> Rect {
    sign.with_max_y(sign.top() + HEIGHT.max(words.height() + 16.0))
}
