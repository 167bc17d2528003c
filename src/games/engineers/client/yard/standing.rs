//! Places of figures and things in their squares, for painting and for the pointer.

use bevy_egui::egui::{Rect, Vec2};

use super::facts::{YardFacts, YardSquare};
use super::figures::YardFigure;
use super::layout::YardLayout;
use super::lying::{OpenThing, ThingWay};
use super::stacking::stack_in;
use crate::action::ThingId;
use crate::yard::Square;

/// Part of a square that open things and sketches take.
const THINGS: f32 = 0.86;

/// Figures of one square with their places, from the back to the front.
pub struct StandingFigures<'a> {
    /// Figures that are drawn.
    pub placed: Vec<(Rect, &'a YardFigure)>,
    /// Number of those that are not drawn.
    pub rest: usize,
}

/// Places of the figures on a square. Of many the front ones are drawn.
pub fn standing_on<'a>(layout: &YardLayout, facts: &'a YardFacts, square: Square) -> StandingFigures<'a> {
    let figures: Vec<&YardFigure> = facts.figures_on(square).collect();
    let stack = stack_in(layout.square(square), figures.len());
    let front = figures.into_iter().skip(stack.rest);
    StandingFigures { placed: stack.places.into_iter().zip(front).collect(), rest: stack.rest }
}

/// A thing that is drawn in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LyingAt {
    /// An open thing, by its index.
    Open(usize),
    /// A note, by its index.
    Noted(usize),
}

/// Things that lie in a square with their places.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// Things that are drawn.
    pub placed: Vec<(Rect, LyingAt)>,
    /// Number of open things and notes that are not drawn.
    pub rest: usize,
    /// Place of a crate; `None` if nothing unknown lies there or something known covers it.
    pub crate_at: Option<Rect>,
}

/// Part of a square that a crate takes.
const CRATE: f32 = 0.6;

/// Places of what lies in a square: open things, then notes; a crate where only unknown things lie,
/// and things that are still in it.
pub fn spread_on(layout: &YardLayout, square: &YardSquare) -> Spread {
    let place = layout.square(square.square);
    let part = |part: f32| Rect::from_center_size(place.center(), Vec2::splat(part * layout.cell));
    let open = (0..square.open.len()).map(LyingAt::Open);
    let mut shown: Vec<LyingAt> = open.chain((0..square.noted.len()).map(LyingAt::Noted)).collect();
    if let Some(things) = square.swapped {
        let [one, other] = things.map(|thing| shown.iter().position(|&lying| thing_of(square, lying) == Some(thing)));
        if let Some((one, other)) = one.zip(other) {
            shown.swap(one, other);
        }
    }
    let stack = stack_in(part(THINGS), shown.len());
    let is_out = |open: &OpenThing| open.on_way != Some(ThingWay::Found);
    let knows = square.open.iter().any(is_out) || square.noted.iter().any(|noted| !noted.is_gone());
    let crate_at = (square.lying > 0 && !knows).then(|| part(CRATE));
    Spread { placed: stack.places.into_iter().zip(shown).collect(), rest: stack.rest, crate_at }
}

/// Thing that is drawn in a square.
pub fn thing_of(square: &YardSquare, lying: LyingAt) -> Option<ThingId> {
    match lying {
        LyingAt::Open(index) => square.open.get(index).map(|open| open.thing),
        LyingAt::Noted(index) => square.noted.get(index).map(|noted| noted.thing),
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_yard::{A, TestYard, test_seats};
    use super::super::viewer::Viewer;
    use super::*;
    use crate::table::NotebookOption;
    use bevy_egui::egui::vec2;

    fn layout() -> YardLayout {
        YardLayout::new(Rect::from_min_size(Default::default(), vec2(756.0, 482.0)), 1.0)
    }

    fn facts(yard: &TestYard) -> YardFacts {
        YardFacts::of(&yard.table(), &test_seats(2), &Viewer::of(A))
    }

    #[test]
    fn five_figures_in_a_square_are_three_and_a_number() {
        let facts = facts(&TestYard::new());
        let zone = facts.zones[0].square;
        let standing = standing_on(&layout(), &facts, zone);
        // Four workers and the truck: the workers in front are drawn.
        assert_eq!((standing.placed.len(), standing.rest), (3, 2));
        let square = layout().square(zone);
        assert!(standing.placed.iter().all(|(place, _)| square.expand(0.1).contains_rect(*place)));
    }

    #[test]
    fn a_crate_stands_where_nothing_is_known() {
        let yard = TestYard::new().notebook(NotebookOption::Free);
        let yard = yard.open_to(A, "pump", "c4").open_to(A, "rope", "c4").noted(A, "bucket", "b4");
        let facts = facts(&yard);
        let told = ["c4", "b4", "d4", "c0"].map(|name| {
            let square = facts.on(name.parse().unwrap()).unwrap();
            let spread = spread_on(&layout(), square);
            (spread.placed.len(), spread.crate_at.is_some(), square.lying)
        });
        assert_eq!(told, [(2, false, 3), (1, false, 2), (0, true, 1), (0, false, 0)]);
    }

    #[test]
    fn two_things_are_drawn_in_each_others_places_also_where_one_of_them_is_a_note_or_was_not_drawn() {
        let mut yard = TestYard::new().notebook(NotebookOption::Free);
        for name in ["pump", "rope", "bucket", "girder"] {
            yard = yard.open_to(A, name, "c4");
        }
        let mut facts = facts(&yard.noted(A, "oil_drum", "c4"));
        let mut drawn = |swapped: [u16; 2]| {
            facts.swap_places(swapped.map(ThingId));
            let square = facts.on("c4".parse().unwrap()).unwrap();
            let things = spread_on(&layout(), square).placed.into_iter().map(|(_, lying)| thing_of(square, lying));
            things.map(|thing| thing.unwrap().0).collect::<Vec<_>>()
        };
        assert_eq!(drawn([1, 1]), [0, 1, 2]);
        assert_eq!(drawn([2, 0]), [2, 1, 0]);
        assert_eq!(drawn([4, 1]), [0, 4, 2]);
        assert_eq!(drawn([9, 1]), [0, 1, 2], "it does not lie there");
    }

    #[test]
    fn rule_6_2_what_is_found_stays_in_its_crate_until_it_is_out_and_keeps_its_place() {
        let mut square = facts(&TestYard::new().open_to(A, "pump", "d4")).on("d4".parse().unwrap()).unwrap().clone();
        let there = spread_on(&layout(), &square);
        let has_crate = [None, Some(ThingWay::Brought), Some(ThingWay::Found)].map(|way| {
            square.open[0].on_way = way;
            let spread = spread_on(&layout(), &square);
            assert_eq!(spread.placed, there.placed);
            spread.crate_at.is_some()
        });
        assert_eq!(has_crate, [false, false, true]);
    }
}
