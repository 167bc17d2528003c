//! Words above the time track, and their places: what a move does comes first, and the rest where
//! there is room.

use bevy_egui::egui::{Rangef, Rect, pos2};

use super::facts::TrackFacts;
use crate::messages::phrase;
use client::kit::palette::{GREEN, LIGHT_RED, SECOND};
use client::kit::text::Ruler;
use client::kit::tokens::Space;
use client::kit::{Block, TextStyle};

/// Distance of words about a square from its middle.
const ASIDE: f32 = 22.0;
/// Least distance between words.
const APART: f32 = Space::M.points();

/// Words above the time track, laid out.
#[derive(Clone, Debug)]
pub struct TrackWords {
    heading: Block,
    target: Option<Block>,
    price: Block,
}

/// Words at their place.
#[derive(Clone, Copy, Debug)]
pub struct PlacedWords<'a> {
    /// The words.
    pub words: &'a Block,
    /// Their rectangle.
    pub rect: Rect,
}

impl TrackWords {
    /// Lays out the words about a track.
    pub fn of(ruler: &Ruler, facts: &TrackFacts) -> Self {
        let line = |style: TextStyle, words| ruler.layout(style, f32::INFINITY, words);
        let target = facts.target.as_ref().map(|target| {
            let colour = if target.is_beyond { LIGHT_RED } else { GREEN };
            line(TextStyle::STRONG.in_colour(colour), &target.words)
        });
        Self {
            heading: line(TextStyle::STRONG.in_colour(SECOND), &phrase!("scrapyard-track-heading")),
            target,
            price: line(TextStyle::NOTE.in_colour(LIGHT_RED), &phrase!("scrapyard-track-price")),
        }
    }
}

/// Places the words in a room: those about a square at a horizontal place beside it, the heading at
/// the left end, and the price at the right one. Heading and price are left out where they would
/// come too close.
pub fn place_words(room: Rect, square: Option<f32>, words: &TrackWords) -> Vec<PlacedWords<'_>> {
    let size = |block: &Block| block.size().x;
    let target = words.target.as_ref().zip(square).map(|(block, at)| (block, range_beside(room, at, size(block))));
    let heading = (&words.heading, Rangef::new(room.left(), room.left() + size(&words.heading)));
    let price = (&words.price, Rangef::new(room.right() - size(&words.price), room.right()));
    let mut placed: Vec<(&Block, Rangef)> = target.into_iter().collect();
    for (block, range) in [price, heading] {
        let is_apart = |other: &(&Block, Rangef)| other.1.max + APART <= range.min || range.max + APART <= other.1.min;
        if placed.iter().all(is_apart) && range.min >= room.left() {
            placed.push((block, range));
        }
    }
    let rect = |range: Rangef| Rect::from_x_y_ranges(range, room.y_range());
    placed.into_iter().map(|(words, range)| PlacedWords { words, rect: rect(range) }).collect()
}

/// Range of words about a place: to its left if they have room there, else to its right, and within
/// the room in any case.
fn range_beside(room: Rect, at: f32, width: f32) -> Rangef {
    let right = at - ASIDE;
    let left = if right - width >= room.left() { right - width } else { at + ASIDE };
    let left = left.min(room.right() - width).max(room.left());
    debug_assert!(room.contains(pos2(left, room.center().y)));
    Rangef::new(left, left + width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn words_about_a_square_stand_to_its_left_where_there_is_room() {
        let room = rect_at(272.0, 518.0, 724.0, 19.0);
        assert_eq!(range_beside(room, 637.0, 120.0), Rangef::new(495.0, 615.0));
        assert_eq!(range_beside(room, 300.0, 120.0), Rangef::new(322.0, 442.0));
        let wide = range_beside(room, 400.0, 700.0);
        assert!(wide.min >= room.left() && wide.max <= room.right());
    }
}
