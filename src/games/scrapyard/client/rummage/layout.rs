//! Places of the cards of a rummage over the stage, beside the robot.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::facts::RummagePlace;
use crate::client::art::card::CARD;
use crate::client::track::height_of_foot;
use crate::client::workshop::layout::WIDTH_ASIDE;
use client::kit::pen::rect_at;
use client::kit::tokens::Space;

/// Size of a card, and of one that is looked at, in parts of that of its drawing.
const SIZE: f32 = 1.16;
const LOOKED_AT: f32 = 1.22;
/// Distance between the left edges of two cards.
const STEP: f32 = 166.0;
/// Angle by which the outer cards are turned, in radians.
const TURN: f32 = 3.0 * std::f32::consts::PI / 180.0;
/// Width and height of all: cards, and the places below them.
const WHOLE: Vec2 = vec2(482.0, 342.0);
/// Size of a place for cards that go back, the distance of their left edges, and their height below
/// the upper edge of the cards.
const PLACE: Vec2 = vec2(232.0, 112.0);
const PLACE_STEP: f32 = 250.0;
const PLACE_BELOW: f32 = 230.0;
/// Space above and below all, and to the right.
const ABOVE: f32 = 20.0;
const BELOW: f32 = Space::L.points();
const BESIDE: f32 = 36.0;
/// Left edge, in parts of the stage's width.
const LEFT: f32 = 238.0 / 756.0;
/// Least part of the usual size at which the places are below the cards.
const LEAST: f32 = 0.7;
/// Greatest part of the usual size.
const MOST: f32 = 1.35;
/// Size of a card that lies in a place, in parts of the height of the place.
const IN_PLACE: f32 = 0.72;
/// Corner of the first of them, and the step to the next one, in parts of the place's height.
const INSIDE: f32 = 0.14;

/// Arrangement of cards and places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RummageForm {
    /// The places below the cards.
    Fan,
    /// The places beside the cards, where the stage is low. They cover the time track.
    Row,
}

/// Places of a rummage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RummageLayout {
    /// Arrangement.
    pub form: RummageForm,
    /// Room of all.
    pub room: Rect,
    /// Points of a point of the usual size.
    scale: f32,
    /// Number of cards.
    count: usize,
}

impl RummageLayout {
    /// Places over a stage below a height, for text of a size.
    pub fn new(stage: Rect, top: f32, text: f32, count: usize) -> Self {
        let ground = stage.bottom() - height_of_foot(text);
        let usual = Rect::from_min_max(
            pos2(stage.left() + stage.width() * LEFT, top + ABOVE),
            pos2(stage.right() - BESIDE, ground - BELOW),
        );
        let scale = (usual.size() / WHOLE).min_elem();
        if scale >= LEAST {
            let scale = scale.min(MOST);
            let shift = (usual.width() - WHOLE.x * scale).max(0.0) / 2.0;
            let room = rect_at(usual.left() + shift, usual.top(), WHOLE.x * scale, WHOLE.y * scale);
            return Self { form: RummageForm::Fan, room, scale, count };
        }
        let left = stage.left() + stage.width() * WIDTH_ASIDE + Space::S.points();
        let margin = Space::S.points();
        let room = Rect::from_min_max(pos2(left, top), stage.max - vec2(margin, margin));
        // Three cards and a place beside each other.
        let columns = 4.0 * CARD.x + 3.0 * Space::S.points();
        let scale = ((room.width() - 2.0 * margin) / columns).min((room.height() - 2.0 * margin) / CARD.y);
        Self { form: RummageForm::Row, room, scale: scale / SIZE, count }
    }

    /// Rectangle of a card in the fan, before it is turned.
    pub fn card(&self, number: usize, is_looked_at: bool) -> Rect {
        let size = CARD * SIZE * self.scale;
        // Of fewer than three cards the middle is free.
        let aside = (3.0 - self.count as f32).max(0.0) / 2.0;
        match self.form {
            RummageForm::Fan => {
                let left = self.room.left() + (number as f32 + aside) * STEP * self.scale;
                let rect = Rect::from_min_size(pos2(left, self.room.top()), size);
                let grown = if is_looked_at { LOOKED_AT / SIZE } else { 1.0 };
                Rect::from_center_size(rect.center(), size * grown)
            }
            RummageForm::Row => {
                let step = size.x + Space::S.points();
                let corner = self.room.min + Vec2::splat(Space::S.points());
                Rect::from_min_size(corner + vec2(number as f32 * step, 0.0), size)
            }
        }
    }

    /// Angle of a card in the fan, clockwise and in radians.
    pub fn angle(&self, number: usize) -> f32 {
        match self.form {
            RummageForm::Fan => (number as f32 - (self.count as f32 - 1.0) / 2.0) * TURN,
            RummageForm::Row => 0.0,
        }
    }

    /// Rectangle of a place for cards that go back.
    pub fn place(&self, place: RummagePlace) -> Rect {
        let number = match place {
            RummagePlace::OnTop => 0.0,
            RummagePlace::AtBottom => 1.0,
        };
        match self.form {
            RummageForm::Fan => {
                let corner = self.room.min + vec2(number * PLACE_STEP, PLACE_BELOW) * self.scale;
                Rect::from_min_size(corner, PLACE * self.scale)
            }
            RummageForm::Row => {
                let gap = Space::S.points();
                let left = self.card(self.count.max(3) - 1, false).right() + gap;
                let inside = self.room.shrink(gap).with_min_x(left);
                let height = (inside.height() - gap) / 2.0;
                rect_at(left, inside.top() + number * (height + gap), inside.width(), height)
            }
        }
    }

    /// Rectangle of a card that lies in a place, the topmost first.
    pub fn card_in_place(&self, place: RummagePlace, number: usize) -> Rect {
        let room = self.place(place);
        let height = room.height() * IN_PLACE;
        let step = room.height() * INSIDE;
        let corner = room.min + vec2(step, step) + vec2(number as f32 * step * 2.0, 0.0);
        Rect::from_min_size(corner, vec2(height * CARD.x / CARD.y, height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::table::regions::Regions;

    #[test]
    fn the_usual_rummage_is_as_drawn() {
        let stage = rect_at(256.0, 66.0, 756.0, 540.0);
        let layout = RummageLayout::new(stage, 122.0, 1.0, 3);
        assert_eq!(layout.form, RummageForm::Fan);
        assert!((layout.room.min - pos2(494.0, 142.0)).length() < 0.5, "{}", layout.room);
        let first = layout.card(0, false);
        assert!((first.size() - CARD * 1.16).length() < 0.5, "{first}");
        assert!((layout.card(1, false).left() - first.left() - 166.0).abs() < 0.5);
        assert!((layout.card(1, true).top() - 137.0).abs() < 1.0, "{}", layout.card(1, true));
        let places = RummagePlace::BOTH.map(|place| layout.place(place));
        assert!((places[0].min - pos2(494.0, 372.0)).length() < 0.5, "{}", places[0]);
        assert!((places[1].min - pos2(744.0, 372.0)).length() < 0.5, "{}", places[1]);
        assert!((places[0].size() - PLACE).length() < 0.5);
        assert_eq!(layout.angle(0), -layout.angle(2));
    }

    #[test]
    fn nothing_overlaps_and_all_is_on_the_stage_beside_the_robot() {
        for (size, text) in [
            ((1280.0, 800.0), 1.0),
            ((1280.0, 800.0), 1.09),
            ((1024.0, 640.0), 1.6),
            ((1000.0, 625.0), 1.6),
            ((1920.0, 1080.0), 1.0),
        ] {
            let whole = Regions::new(size.into(), text, 4);
            let regions = if text > 1.1 { whole.without_column() } else { whole };
            for count in 1..=3 {
                let layout = RummageLayout::new(regions.stage, regions.prompt.bottom(), text, count);
                let cards = (0..count).map(|number| layout.card(number, false));
                let all: Vec<Rect> = cards.chain(RummagePlace::BOTH.map(|place| layout.place(place))).collect();
                let left = regions.stage.left() + regions.stage.width() * WIDTH_ASIDE;
                for (number, one) in all.iter().enumerate() {
                    assert!(one.is_positive() && regions.stage.contains_rect(*one), "{size:?} {text}: {one}");
                    assert!(one.left() >= left, "{size:?} {text}: {one} covers the robot");
                    assert!(all[..number].iter().all(|other| !other.intersects(*one)), "{size:?} {text}: {one}");
                }
                for place in RummagePlace::BOTH {
                    assert!(layout.place(place).contains_rect(layout.card_in_place(place, 1)), "{size:?} {text}");
                }
            }
        }
    }
}
