//! Cards of a rummage that are fanned out of their pile (4.8).

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::Rect;

/// Parts of the whole time in which a card comes out, and after which the next one follows.
const COMES_OUT: f32 = 0.7;
const APART: f32 = 0.15;

/// Cards that are fanned out of their pile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RummageFan {
    /// Rectangle of the pile.
    pub pile: Rect,
    /// Part of the time that is over, from 0 to 1.
    pub part: f32,
}

impl RummageFan {
    /// Part of its way by which a card with a number from 0 has come out, from 0 to 1.
    fn part_of(self, number: usize) -> f32 {
        let since = (self.part - APART * number as f32) / COMES_OUT;
        EaseFunction::CubicOut.sample_clamped(since)
    }

    /// Rectangle of a card that lies at a place in the end, and the part of its way from 0 to 1. It
    /// keeps its size, so that it needs no other picture.
    pub fn place(self, at_rest: Rect, number: usize) -> (Rect, f32) {
        let part = self.part_of(number);
        let middle = self.pile.center().lerp(at_rest.center(), part);
        (Rect::from_center_size(middle, at_rest.size()), part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn rule_4_8_the_cards_come_out_one_after_another_and_all_are_there_at_the_end() {
        let pile = rect_at(270.0, 630.0, 171.0, 74.0);
        let rest = rect_at(494.0, 142.0, 148.0, 204.0);
        let place = |part: f32, number: usize| RummageFan { pile, part }.place(rest, number);
        assert_eq!(place(0.0, 0).0.center(), pile.center());
        assert!((0..3).all(|number| (place(1.0, number).0.min - rest.min).length() < 0.1));
        assert!(place(0.4, 0).1 > place(0.4, 1).1 && place(0.4, 1).1 > place(0.4, 2).1);
        assert!((place(0.5, 1).0.size() - rest.size()).length() < 0.1, "it keeps its size");
    }
}
