//! Parts and coins that change hands once a trade is made.

use std::f32::consts::PI;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Color32, Rect, Vec2, vec2};

use super::facts::TradeFacts;
use super::sheet::TradeSheet;
use super::slots::{draw_part, inner_rect};
use crate::client::play::offer::OfferSide;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::palette::fade_colour;
use client::kit::tokens::IconSize;

/// Seconds in which all has changed hands, at the usual speed.
const CROSSES_IN: f32 = 0.48;
/// Part of that time that parts need, and coins; the parts begin at once, the coins end with it.
const PARTS_LAST: f32 = 0.75;
const COINS_LAST: f32 = 0.6;
/// Height of the arcs, in parts of the distance: they are flat.
const ARC: f32 = 0.12;
/// Credits for which a coin flies, and most coins.
const CREDITS_PER_COIN: u32 = 500;
const MOST_COINS: u32 = 6;
/// Time from one coin to the next, in parts of the whole.
const COIN_DELAY: f32 = 0.04;

/// Way of a thing that changes hands.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Crossing {
    from: Rect,
    to: Rect,
    /// Part of the way that is done, from 0 to 1.
    part: f32,
    /// Whether its arc goes below the straight line.
    is_low: bool,
}

impl Crossing {
    /// Place of the thing.
    fn rect(self) -> Rect {
        let eased = EaseFunction::CubicInOut.sample_clamped(self.part);
        let distance = self.to.center() - self.from.center();
        let height = distance.length() * ARC * (eased * PI).sin();
        let arc = vec2(0.0, if self.is_low { height } else { -height });
        let size = self.from.size() + (self.to.size() - self.from.size()) * eased;
        Rect::from_center_size(self.from.center() + distance * eased + arc, size)
    }

    /// Places of the thing with their opacities: without motion it fades out here and in there.
    fn shown(self, is_still: bool) -> [(Rect, f32); 2] {
        if is_still {
            [(self.from, 1.0 - self.part), (self.to, self.part)]
        } else {
            [(self.rect(), 1.0), (self.to, 0.0)]
        }
    }
}

/// Draws what changes hands between the sheets, as far as it has come.
pub(super) fn draw_flights(pen: &mut Pen, scene: &Scene, facts: &TradeFacts, sheets: &[TradeSheet; 2]) {
    let seconds = CROSSES_IN * scene.settings.speed.factor();
    let time = pen.progress_since_change("trade made", scene.play.changes, seconds);
    let is_still = scene.settings.reduced_motion;
    for [giver, taker] in [[&sheets[0], &sheets[1]], [&sheets[1], &sheets[0]]] {
        let share = giver.side.share(&facts.offer.terms);
        let is_low = giver.side == OfferSide::Partner;
        let grids = [giver.painted_grid(), taker.painted_grid()];
        for (number, part) in share.parts.each().enumerate() {
            let [from, to] = grids.map(|grid| inner_rect(grid.slot(number)));
            let crossing = Crossing { from, to, part: (time / PARTS_LAST).min(1.0), is_low };
            for (rect, opacity) in crossing.shown(is_still).into_iter().filter(|(_, opacity)| *opacity > 0.0) {
                draw_part(pen, rect, part, opacity);
            }
        }
        for coin in 0..share.credits.div_ceil(CREDITS_PER_COIN).min(MOST_COINS) {
            let begins = 1.0 - COINS_LAST - COIN_DELAY * MOST_COINS as f32 + COIN_DELAY * coin as f32;
            let part = ((time - begins) / COINS_LAST).clamp(0.0, 1.0);
            let [from, to] = [giver, taker].map(|sheet| coin_rect(sheet.coin.get()));
            let crossing = Crossing { from, to, part, is_low };
            let is_on_the_way = part > 0.0 && part < 1.0;
            for (rect, opacity) in crossing.shown(is_still).into_iter().filter(|_| is_on_the_way) {
                pen.draw_svg("credit", rect, fade_colour(Color32::WHITE, opacity));
            }
        }
    }
}

/// Rectangle of a coin in its room.
fn coin_rect(room: Rect) -> Rect {
    Rect::from_center_size(room.center(), Vec2::splat(IconSize::Row.points()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::Pos2;

    #[test]
    fn a_part_begins_and_ends_in_its_slots_and_flies_in_a_flat_arc() {
        let from = Rect::from_center_size(Pos2::ZERO, Vec2::splat(60.0));
        let to = from.translate(vec2(400.0, 0.0));
        let at = |part, is_low| Crossing { from, to, part, is_low }.rect();
        assert_eq!(at(0.0, false), from);
        assert!((at(1.0, true).center() - to.center()).length() < 0.1);
        let heights = [false, true].map(|is_low| at(0.5, is_low).center().y);
        assert!(heights[0] < -20.0 && heights[1] > 20.0 && heights[1] < 60.0, "{heights:?}");
        let still = Crossing { from, to, part: 0.25, is_low: false }.shown(true);
        assert_eq!(still, [(from, 0.75), (to, 0.25)]);
    }
}
