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
/// the left end or after a stack, and the price at the right end. They keep clear of the stacks of
/// tokens that reach up to them. Heading and price are left out where they would come too close.
pub fn place_words<'a>(
    room: Rect,
    square: Option<f32>,
    stacks: &[Rangef],
    words: &'a TrackWords,
) -> Vec<PlacedWords<'a>> {
    let size = |block: &Block| block.size().x;
    let target = words.target.as_ref().zip(square);
    let target = target.map(|(block, at)| (block, range_beside(room, at, size(block), stacks)));
    let mut placed: Vec<(&Block, Rangef)> = target.into_iter().collect();
    let price = [room.right() - size(&words.price)];
    let heading = std::iter::once(room.left()).chain(stacks.iter().map(|stack| stack.max + APART));
    for (block, places) in [(&words.price, price.to_vec()), (&words.heading, heading.collect())] {
        let range = |left: f32| Rangef::new(left, left + size(block));
        let is_free = |range: &Rangef| {
            let others = placed.iter().map(|other| other.1).chain(stacks.iter().copied());
            others.into_iter().all(|other| is_apart(*range, other)) && range.min >= room.left()
        };
        if let Some(range) = places.into_iter().map(range).find(is_free) {
            placed.push((block, range));
        }
    }
    let rect = |range: Rangef| Rect::from_x_y_ranges(range, room.y_range());
    placed.into_iter().map(|(words, range)| PlacedWords { words, rect: rect(range) }).collect()
}

/// Whether two ranges are far enough from one another.
fn is_apart(range: Rangef, other: Rangef) -> bool {
    other.max + APART <= range.min || range.max + APART <= other.min
}

/// Range of words about a place: to its left if they have room there beside the stacks, else to its
/// right, and within the room in any case.
fn range_beside(room: Rect, at: f32, width: f32, stacks: &[Rangef]) -> Rangef {
    let right = at - ASIDE;
    let range = Rangef::new(right - width, right);
    let is_covered = stacks.iter().any(|stack| stack.min < range.max && range.min < stack.max);
    let left = if range.min >= room.left() && !is_covered { range.min } else { at + ASIDE };
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
        assert_eq!(range_beside(room, 637.0, 120.0, &[]), Rangef::new(495.0, 615.0));
        assert_eq!(range_beside(room, 300.0, 120.0, &[]), Rangef::new(322.0, 442.0));
        let stack = Rangef::new(500.0, 528.0);
        assert_eq!(range_beside(room, 637.0, 120.0, &[stack]), Rangef::new(659.0, 779.0));
        let wide = range_beside(room, 400.0, 700.0, &[]);
        assert!(wide.min >= room.left() && wide.max <= room.right());
    }
}
