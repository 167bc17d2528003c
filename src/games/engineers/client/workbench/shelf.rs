//! A shelf of the workbench: five places side by side, and what stands together on them.

use std::ops::Range;

use bevy_egui::egui::{Rect, vec2};

use super::facts::BenchPlace;
use crate::client::zone_panel::zone_things::LinkToLast;
use client::kit::tokens::Space;

/// Places of a shelf.
pub const PLACES: usize = 5;
/// Space between two places, in points.
pub(super) const GAP: f32 = Space::S.points();
/// Height of the board below them, in points.
pub(super) const BOARD: f32 = Space::S.points();

/// Positions, from 0, of what stands together on a shelf: an assembly, or the parked truck. Each
/// free place and each loose thing is by itself.
pub fn runs_of(places: &[BenchPlace]) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (number, place) in places.iter().enumerate() {
        let before = number.checked_sub(1).and_then(|before| places.get(before));
        let is_linked = match place {
            BenchPlace::Thing(thing) => thing.thing.link == Some(LinkToLast::Joined),
            BenchPlace::Truck => before == Some(&BenchPlace::Truck),
            BenchPlace::Free => false,
        };
        match runs.last_mut().filter(|_| is_linked) {
            Some(run) => run.end = number + 1,
            None => runs.push(number..number + 1),
        }
    }
    runs
}

/// Places of a shelf in a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShelfLayout {
    /// The whole shelf.
    pub rect: Rect,
    /// The board.
    pub board: Rect,
    /// Width of a place.
    width: f32,
}

impl ShelfLayout {
    /// Places of a shelf in a rectangle.
    pub fn new(rect: Rect) -> Self {
        let count = PLACES as f32;
        let board = rect.with_min_y(rect.bottom() - BOARD);
        Self { rect, board, width: ((rect.width() + GAP) / count - GAP).max(0.0) }
    }

    /// Rectangle of a place by its position, from 0.
    pub fn place(&self, number: usize) -> Rect {
        let left = self.rect.left() + number as f32 * (self.width + GAP);
        let height = self.board.top() - self.rect.top();
        Rect::from_min_size((left, self.rect.top()).into(), vec2(self.width, height))
    }

    /// Rectangle of several places with the space between them.
    pub fn places(&self, places: &Range<usize>) -> Rect {
        self.place(places.start).union(self.place(places.end.saturating_sub(1).max(places.start)))
    }

    /// Space between two places, in points.
    pub const fn gap() -> f32 {
        GAP
    }
}

#[cfg(test)]
mod tests {
    use super::super::facts::BenchThing;
    use super::*;
    use crate::action::ThingId;
    use crate::client::art::thing_picture::ThingPicture;
    use crate::client::zone_panel::ZoneThing;
    use client::kit::pen::rect_at;
    use shell::language::Phrase;

    fn thing(number: u16, link: Option<LinkToLast>) -> BenchPlace {
        let thing = ZoneThing {
            thing: ThingId(number),
            picture: ThingPicture { drawing: "thing_rope", grade: None, mark: None },
            name: Phrase::default(),
            is_joined: link.is_some(),
            link,
            is_of_job: false,
            is_faulty: false,
            is_tied: false,
            packed: 0,
            is_on_way: false,
        };
        BenchPlace::Thing(Box::new(BenchThing { thing, name: Phrase::default(), contents: Vec::new() }))
    }

    #[test]
    fn parts_of_an_assembly_stand_together_and_what_is_being_joined_by_itself() {
        let joined = Some(LinkToLast::Joined);
        let places = [
            thing(0, joined),
            thing(1, joined),
            thing(2, Some(LinkToLast::BeingJoined)),
            BenchPlace::Free,
            BenchPlace::Truck,
        ];
        // An assembly may go on from the shelf before.
        assert_eq!(runs_of(&places), [0..2, 2..3, 3..4, 4..5]);
        let trucks = vec![BenchPlace::Truck; PLACES];
        assert_eq!(runs_of(&trucks).len(), 1);
    }

    #[test]
    fn five_places_are_side_by_side_above_the_board() {
        let shelf = ShelfLayout::new(rect_at(10.0, 20.0, 700.0, 120.0));
        let places: Vec<Rect> = (0..PLACES).map(|number| shelf.place(number)).collect();
        assert!(places.windows(2).all(|pair| !pair[0].intersects(pair[1])));
        assert!(places.iter().all(|place| shelf.rect.expand(0.1).contains_rect(*place) && place.height() == 112.0));
        assert_eq!(shelf.places(&(1..3)), places[1].union(places[2]));
    }
}
