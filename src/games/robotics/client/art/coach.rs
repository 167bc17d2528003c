//! Picture of the coach of the lessons: a small robot that raises a pincer.

use std::sync::{Arc, LazyLock};

use bevy_egui::egui::Rect;

use super::robot::picture_of_parts;
use crate::action::PlacedPart;
use crate::parts::{DataSet, Kind, Part};
use client::art::{Composed, Picture};
use client::kit::Pen;
use shell::grid::{Placement, Rotation};

/// Components of the coach: a torso with a head on it and a pincer at its side.
const PARTS: [(Kind, Placement); 3] = [
    (Kind::Torso, Placement::new(0, 0, Rotation::Up)),
    (Kind::Head, Placement::new(0, 1, Rotation::Up)),
    (Kind::Pincer, Placement::new(1, 0, Rotation::Right)),
];

/// Draws the coach in a square.
pub fn draw_coach(pen: &mut Pen, rect: Rect) {
    if let Some(coach) = &*COACH {
        pen.draw_composed("coach", coach, rect);
    }
}

static COACH: LazyLock<Option<Arc<Composed>>> = LazyLock::new(|| {
    let part = |(kind, at): (Kind, Placement)| PlacedPart { part: Part::plain(kind), at };
    match picture_of_parts(&DataSet::standard(), PARTS.map(part))? {
        Picture::Composed(composed) => Some(composed),
        Picture::Drawing(_) => None,
    }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coach_hangs_together_and_fills_a_square() {
        let parts = PARTS.map(|(kind, at)| PlacedPart { part: Part::plain(kind), at });
        assert!(crate::robot::Robot::build(&DataSet::standard(), &parts).is_ok());
        assert_eq!(COACH.as_ref().unwrap().size(), (2.0, 2.0));
    }
}
