//! Batteries, and the numbers of cards in the draw deck, the discard pile and the trash.

use bevy_egui::egui::{Align2, Color32, Rect, Vec2, vec2};

use super::facts::Batteries;
use crate::messages::phrase;
use client::kit::palette::SECOND;
use client::kit::pen::rect_at;
use client::kit::spoken::{Manner, add_spoken_text_in_order, is_asked_for};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Pen, TextStyle};

/// Size of a battery, and the greatest distance from one to the next, in parts of its width.
const BATTERY: Vec2 = vec2(21.0, 28.0);
const STEP: f32 = 1.15;
/// Size of the drawing of a card's back, in points.
const BACK: Vec2 = vec2(20.0, 27.0);

/// Drawings of batteries, one for each: full, used, drained.
pub fn battery_drawings(batteries: Batteries) -> impl Iterator<Item = &'static str> {
    let of = |drawing, count: u16| std::iter::repeat_n(drawing, count.into());
    let used = of("battery_used", batteries.used);
    of("battery", batteries.full).chain(used).chain(of("battery_drained", batteries.drained))
}

/// Draws batteries in a room, closer together if there are many. They are `BATTERY` large, or as
/// high as the room.
pub fn draw_batteries(pen: &mut Pen, room: Rect, batteries: Batteries) {
    let count = f32::from((batteries.full + batteries.used + batteries.drained).max(1));
    let size = BATTERY * (room.height() / BATTERY.y).min(1.0);
    let step = (size.x * STEP).min((room.width() - size.x) / (count - 1.0).max(1.0));
    for (number, drawing) in battery_drawings(batteries).enumerate() {
        let place = rect_at(room.left() + number as f32 * step, room.center().y - size.y / 2.0, size.x, size.y);
        pen.draw_svg(drawing, place, Color32::WHITE);
    }
    let Batteries { full, used, drained } = batteries;
    let words = phrase!("scrapyard-tray-batteries", full = full, used = used, drained = drained);
    speak(pen, "batteries-of-the-tray", room, &words);
}

/// Draws the numbers of cards in the draw deck, the discard pile and the trash, side by side.
pub fn draw_piles(pen: &mut Pen, room: Rect, piles: [u32; 3]) {
    let width = room.width() / piles.len() as f32;
    let pictures = [("card_back", BACK, Color32::WHITE), ("cards", icon(), SECOND), ("screw", icon(), Color32::WHITE)];
    for (number, (count, (drawing, size, tint))) in piles.iter().zip(pictures).enumerate() {
        let part = rect_at(room.left() + number as f32 * width, room.top(), width, room.height());
        let place = Align2::LEFT_CENTER.align_size_within_rect(size, part);
        pen.draw_svg(drawing, place, tint);
        let beside = part.with_min_x(place.right() + Space::Xxs.points());
        let words = |style| pen.ruler().layout(style, f32::INFINITY, count.to_string());
        let usual = words(TextStyle::FIGURE.in_colour(SECOND));
        let fits = (beside.width() / usual.size().x).min(1.0);
        let words = if fits < 1.0 { words(TextStyle::FIGURE.in_colour(SECOND).scaled(fits)) } else { usual };
        words.paint(pen, beside, Align2::LEFT_CENTER);
    }
    let [deck, discard, trash] = piles;
    let words = phrase!("scrapyard-tray-piles", deck = deck, discard = discard, trash = trash);
    speak(pen, "piles-of-the-tray", room, &words);
}

const fn icon() -> Vec2 {
    Vec2::splat(IconSize::Text.points())
}

fn speak(pen: &Pen, name: &'static str, room: Rect, words: &shell::language::Phrase) {
    if is_asked_for(pen.ui.ctx()) {
        add_spoken_text_in_order(pen.ui, name, room, Manner::Found, &pen.tell(words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_batteries_come_first_and_drained_ones_last() {
        let drawings: Vec<_> = battery_drawings(Batteries { full: 2, used: 1, drained: 1 }).collect();
        assert_eq!(drawings, ["battery", "battery", "battery_used", "battery_drained"]);
    }
}
