//! Places of the market's things in its half of the stage.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use super::ring::RingLayout;
use super::rows::RowsLayout;
use super::square_parts::{SquareParts, TAG, TAG_STEP};
use crate::parts::Market;
use crate::parts::disc::SQUARES;
use client::kit::tokens::Space;

/// Size of a price on a tag, in units of the tag: as drawn, and the largest that has room beside
/// others on the disc, and by itself on a square.
const LETTERS: f32 = 16.0;
const LETTERS_ON_DISC: f32 = 17.5;
const LETTERS_ON_SQUARE: f32 = 20.0;
/// Width and height of the field of the nuts, in points at the usual text size.
const NUTS: Vec2 = vec2(58.0, 30.0);

/// Arrangement of the squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MarketForm {
    /// Around the disc.
    Ring(RingLayout),
    /// In two rows.
    Rows(RowsLayout),
}

/// Places of the market's things, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarketLayout {
    /// Arrangement of the squares.
    pub form: MarketForm,
    /// Room of the market.
    pub room: Rect,
    /// Factor by which text is larger than usual.
    text: f32,
}

impl MarketLayout {
    /// Lays out the market in a room, with text `text` times as large as usual.
    pub fn new(room: Rect, text: f32) -> Self {
        let ring = RingLayout::new(room, text).map(MarketForm::Ring);
        Self { form: ring.unwrap_or_else(|| MarketForm::Rows(RowsLayout::new(room, text))), room, text }
    }

    /// Places of the parts of a square, by its number clockwise.
    pub fn square(&self, square: usize) -> SquareParts {
        match self.form {
            MarketForm::Ring(ring) => ring.square(square),
            MarketForm::Rows(rows) => rows.square(square),
        }
    }

    /// Middle of the disc.
    pub fn middle(&self) -> Pos2 {
        match self.form {
            MarketForm::Ring(ring) => ring.middle,
            MarketForm::Rows(rows) => rows.middle(),
        }
    }

    /// Radius of the disc with its teeth, in points.
    pub fn radius(&self) -> f32 {
        match self.form {
            MarketForm::Ring(ring) => ring.radius(),
            MarketForm::Rows(rows) => rows.radius(),
        }
    }

    /// Points that a unit of a tag has.
    pub const fn tag_scale(&self) -> f32 {
        match self.form {
            MarketForm::Ring(ring) => ring.scale,
            MarketForm::Rows(rows) => rows.tag_scale,
        }
    }

    /// Size of the prices on tags, in points before the player's text setting.
    pub fn letters(&self) -> f32 {
        let largest = match self.form {
            MarketForm::Ring(_) => LETTERS_ON_DISC,
            MarketForm::Rows(_) => LETTERS_ON_SQUARE,
        };
        LETTERS.min(largest * self.tag_scale() / self.text)
    }

    /// Rectangle of a tag of the sector that lies so many squares clockwise from the first square.
    /// The two tags of a sector stand upright, the regular one above the black one.
    pub fn tag(&self, place: f32, market: Market) -> Rect {
        let pair = match self.form {
            MarketForm::Ring(ring) => ring.pair(place),
            MarketForm::Rows(rows) => rows.pair(place),
        };
        let up = match market {
            Market::Regular => -0.5,
            Market::Black => 0.5,
        };
        let scale = self.tag_scale();
        Rect::from_center_size(pair + vec2(0.0, up * TAG_STEP * scale), TAG * scale)
    }

    /// Square and market of the tag at a point while the disc rests: on the tag, or on the part of
    /// its sector above or below the other tag.
    pub fn tag_at(&self, at: Pos2) -> Option<(usize, Market)> {
        let all = (0..SQUARES).flat_map(|square| Market::BOTH.map(|market| (square, market)));
        let on_tag = all.into_iter().find(|&(square, market)| self.tag(square as f32, market).contains(at));
        let MarketForm::Ring(ring) = self.form else { return on_tag };
        on_tag.or_else(|| {
            let square = ring.sector_at(at)?;
            let is_above = at.y < ring.pair(square as f32).y;
            Some((square, if is_above { Market::Regular } else { Market::Black }))
        })
    }

    /// Whether a point is where the disc is taken to turn it, if there is nothing to buy.
    pub fn is_on_disc(&self, at: Pos2) -> bool {
        match self.form {
            MarketForm::Ring(ring) => ring.is_on_disc(at),
            MarketForm::Rows(rows) => rows.is_on_disc(at),
        }
    }

    /// Whether the squares lie around the disc.
    pub const fn is_ring(&self) -> bool {
        matches!(self.form, MarketForm::Ring(_))
    }

    /// Right end of the squares, beside which a bubble about a tag covers no other tag.
    pub fn right_of_squares(&self) -> f32 {
        match self.form {
            MarketForm::Ring(ring) => ring.square(2).frame.right(),
            MarketForm::Rows(rows) => rows.square(2).frame.right(),
        }
    }

    /// Height down to which a sign over the market hides no more of it than the upper edges of the
    /// uppermost squares.
    pub fn free_above(&self) -> f32 {
        let edge = if self.is_ring() { Space::S } else { Space::None };
        self.square(0).frame.top() + edge.points()
    }

    /// Room of a bubble about one of its things, in a window: between the squares at both sides if
    /// the thing is there, or anywhere below the prompt.
    pub fn bubble_room(&self, window: Rect, about: Rect) -> Rect {
        match self.form {
            MarketForm::Ring(ring) => {
                let between = ring.square(6).frame.right()..=ring.square(2).frame.left();
                let is_there = between.contains(&about.center().x);
                if is_there { Rect::from_x_y_ranges(between, self.room.y_range()) } else { self.room }
            }
            MarketForm::Rows(_) => {
                window.with_min_y(self.room.top()).with_max_x(self.room.right()).with_min_x(self.room.left())
            }
        }
    }

    /// Field of the nuts beside the market.
    pub fn nuts(&self) -> Rect {
        let size = NUTS * self.text;
        let size = match self.form {
            MarketForm::Ring(_) => size,
            MarketForm::Rows(rows) => size.min(vec2(size.x, rows.foot().height())),
        };
        let corner = match self.form {
            MarketForm::Ring(_) => self.room.left_bottom() + Space::S.points() * vec2(1.0, -1.0) - vec2(0.0, size.y),
            MarketForm::Rows(rows) => rows.foot().left_center() - vec2(0.0, size.y / 2.0),
        };
        Rect::from_min_size(corner, size)
    }

    /// Room for a sentence beside the nuts.
    pub fn caption(&self) -> Rect {
        let gap = Space::S.points();
        match self.form {
            MarketForm::Ring(_) => {
                let lowest = self.square(SQUARES / 2).frame.bottom();
                Rect::from_min_max(Pos2::new(self.nuts().right() + gap, lowest), self.room.max - vec2(gap, 0.0))
            }
            MarketForm::Rows(rows) => rows.foot().with_min_x(rows.middle().x + rows.radius() + gap),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    /// Rooms below the prompt at 1280 by 800, with text at 110, 125, 150 and 200 percent, each with
    /// its size of text.
    const ROOMS: [([f32; 2], f32); 5] = [
        ([420.0, 482.0], 1.0),
        ([355.0, 410.0], 1.0),
        ([278.0, 324.0], 1.0),
        ([415.0, 290.0], 1.2),
        ([395.0, 250.0], 1.6),
    ];

    fn layouts() -> impl Iterator<Item = MarketLayout> {
        let laid_out = |(size, text): ([f32; 2], f32)| {
            MarketLayout::new(Rect::from_min_size(pos2(256.0, 124.0), size.into()), text)
        };
        ROOMS.into_iter().map(laid_out)
    }

    #[test]
    fn the_usual_window_has_the_ring_as_drawn() {
        let layout = layouts().next().unwrap();
        assert_eq!(layout.middle(), pos2(466.0, 355.0));
        assert_eq!(layout.square(6).frame, Rect::from_center_size(pos2(303.0, 355.0), vec2(86.0, 96.0)));
        assert_eq!(layout.nuts(), Rect::from_min_size(pos2(264.0, 568.0), vec2(58.0, 30.0)));
        let above = layout.tag(0.0, Market::Regular).center();
        assert!((above - pos2(466.0, 263.0)).length() < 0.1, "{above}");
    }

    #[test]
    fn nothing_stands_out_of_the_room_or_covers_another_square() {
        for layout in layouts() {
            let squares: Vec<Rect> = (0..SQUARES).map(|square| layout.square(square).frame).collect();
            for (number, square) in squares.iter().enumerate() {
                assert!(layout.room.expand(0.1).contains_rect(*square), "{square} in {}", layout.room);
                assert!(squares[..number].iter().all(|other| !other.shrink(0.1).intersects(*square)));
                let plate = layout.square(number).plate;
                assert!(square.contains_rect(plate) && plate.width() > 20.0, "{plate} in {square}");
            }
            assert!(layout.room.contains_rect(layout.nuts()));
            assert_eq!(
                matches!(layout.form, MarketForm::Ring(_)),
                layout.room.width() > 300.0 && layout.room.height() > 400.0
            );
        }
    }

    #[test]
    fn every_tag_is_found_where_it_stands_and_prices_stay_readable() {
        for layout in layouts() {
            for square in 0..SQUARES {
                for market in Market::BOTH {
                    let at = layout.tag(square as f32, market).center();
                    assert_eq!(layout.tag_at(at), Some((square, market)));
                }
            }
            assert_eq!(layout.tag_at(layout.middle()), None, "the hub stands still");
            assert!(layout.is_on_disc(layout.middle() + vec2(layout.radius() - 1.0, 0.0)));
            assert!(layout.letters() * layout.text > 13.0, "{}", layout.letters());
        }
    }

    #[test]
    fn the_rim_turns_the_disc_and_a_sector_beside_its_tags_belongs_to_the_nearer_one() {
        let layout = layouts().next().unwrap();
        let middle = layout.middle();
        assert_eq!(layout.tag_at(middle - vec2(0.0, 115.0)), None);
        assert!(layout.is_on_disc(middle - vec2(0.0, 115.0)));
        assert_eq!(layout.tag_at(middle - vec2(0.0, 45.0)), Some((0, Market::Black)));
        assert_eq!(layout.tag_at(middle + vec2(0.0, 45.0)), Some((4, Market::Regular)));
        assert_eq!(layout.tag_at(middle + vec2(75.0, -24.0)), Some((2, Market::Regular)));
    }

    #[test]
    fn tags_ride_from_square_to_square() {
        for layout in layouts() {
            let whole_turn = layout.tag(SQUARES as f32, Market::Black).center();
            assert!((whole_turn - layout.tag(0.0, Market::Black).center()).length() < 0.1);
            let place = |square: f32| layout.tag(square, Market::Regular).center();
            let from = place(7.0);
            let between = place(7.5);
            let to = place(8.0);
            assert!((between - from).length() < (to - from).length() && (between - to).length() < (to - from).length());
        }
    }
}
