//! Faults of a frame.

use std::collections::BTreeSet;

use bevy_egui::egui::{Context, LayerId, Rect, vec2};
use client::app::screen::Screen;
use client::kit::notes::Written;
use client::kit::points::LEAST_TARGET;

use crate::access::texts::{context, texts};
use crate::app::Client;

/// The smallest size of text at the usual setting, in logical pixels.
const SMALLEST: f32 = 16.0;
/// Characters of an amount in a picture, such as that on a price tag or the rent in a slot.
const FIGURES: [char; 5] = [',', '.', ' ', '\u{a0}', '\u{202f}'];
/// Signs on pictures, which grow with the picture: how much a pipe adds, how many parts are in a
/// stack.
const SIGNS: [&str; 2] = ["+", "×"];

/// Returns the faults of the next frame, for text of `percent`.
pub fn faults(client: &mut Client, percent: u16) -> BTreeSet<String> {
    let texts = texts(client);
    let ctx = context(client);
    let mut wrong: BTreeSet<String> = texts.cut.iter().map(|text| format!("cut: {text}")).collect();
    wrong.extend(texts.outside.iter().map(|(name, far)| format!("{far:.1} points out of its panel: {name}")));
    let is_seen = |text: &&Written| text.clip.intersects(text.rect) && !text.text.trim().is_empty();
    let written: Vec<&Written> = texts.written.iter().filter(is_seen).collect();
    let has_pictures = client.screen() == Screen::HowToPlay;
    wrong.extend(wrong_sizes(&ctx, &written, percent, has_pictures));
    wrong.extend(written_over(&written));
    wrong.extend(small_targets(ctx.zoom_factor(), &texts.targets, &written));
    wrong
}

/// Whether a text is an amount, which may belong to a picture and then does not grow with the text.
fn is_figure(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit() || FIGURES.contains(&letter))
}

/// Texts that are too small, or out of the window. Amounts are as large as usual text, whatever the
/// size of text is; in the pictures of the rules, which only name them, they may be smaller.
fn wrong_sizes(ctx: &Context, written: &[&Written], percent: u16, has_pictures: bool) -> Vec<String> {
    let zoom = ctx.zoom_factor();
    let window = ctx.content_rect();
    let pixels = window.size() * zoom;
    let usual = (pixels.x / 1280.0).min(pixels.y / 800.0).clamp(0.8, 2.4);
    let mut wrong = Vec::new();
    for text in written {
        let percent = match is_figure(&text.text) {
            true if has_pictures => 0,
            true => 100,
            false => percent,
        };
        let least = SMALLEST * usual * f32::from(percent) / 100.0;
        let is_sign = SIGNS.iter().any(|sign| text.text.starts_with(sign));
        if text.size * zoom < least - 0.1 && !is_sign {
            wrong.push(format!("{:.0} pixels, not {least}: {}", text.size * zoom, text.text));
        }
        let seen = core(text).intersect(text.clip);
        if seen.is_positive() && !window.expand(1.0).contains_rect(seen) {
            wrong.push(format!("out of the window: {}", text.text));
        }
    }
    wrong
}

/// Texts that are written over each other, unless something was painted between them.
fn written_over(written: &[&Written]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (number, one) in written.iter().enumerate() {
        for other in &written[number + 1..] {
            let seen = |text: &Written| core(text).intersect(text.clip);
            // Panels may lie over a picture and its signs.
            let is_sign = [one, other].iter().any(|text| SIGNS.iter().any(|sign| text.text.starts_with(sign)));
            let shared = seen(one).intersect(seen(other));
            let is_covered = one.covers.iter().any(|cover| cover.expand(1.0).contains_rect(shared));
            if !is_sign && !is_covered && one.layer == other.layer && shared.is_positive() {
                wrong.push(format!("over each other: {} / {}", one.text, other.text));
            }
        }
    }
    wrong
}

/// Things that are pressed and too small for a finger.
fn small_targets(zoom: f32, targets: &[(Rect, LayerId)], written: &[&Written]) -> Vec<String> {
    let is_small = |(rect, _): &&(Rect, LayerId)| rect.size().min_elem() * zoom < LEAST_TARGET - 0.1;
    let named = targets.iter().filter(is_small).map(|(rect, layer)| {
        let size = rect.size() * zoom;
        format!("only {:.0} by {:.0} pixels: {}", size.x, size.y, texts_in(written, *layer, *rect))
    });
    named.collect()
}

/// Texts in a rectangle, or else its place.
fn texts_in(written: &[&Written], layer: LayerId, rect: Rect) -> String {
    let inside = written.iter().filter(|text| text.layer == layer && rect.contains(text.rect.center()));
    let texts: Vec<&str> = inside.map(|text| text.text.as_str()).collect();
    if texts.is_empty() { format!("at {rect:?}") } else { texts.join(" ") }
}

/// Rectangle of a text's letters, which are lower than its lines.
fn core(text: &Written) -> Rect {
    text.rect.shrink2(vec2(1.0, text.size * 0.28))
}
