//! Picture of the coach of the lessons: a small robot that raises a claw.

use std::sync::{Arc, LazyLock};

use bevy_egui::egui::Rect;

use client::art::Composed;
use client::art::composed::PlacedDrawing;
use client::kit::Pen;
use shell::grid::{Cell, Rotation};

/// Drawings of the coach: the middle and the side of each, in cells.
const DRAWINGS: [(&str, (f32, f32), f32); 3] =
    [("claw_small", (3.5, 2.5), 1.0), ("eye_small", (1.5, 3.5), 1.0), ("body", (1.5, 1.5), 3.0)];
/// Side of the coach, in cells.
const SIDE: i16 = 4;

static COACH: LazyLock<Arc<Composed>> = LazyLock::new(|| {
    let placed = |(drawing, centre, side): (&'static str, (f32, f32), f32)| PlacedDrawing {
        drawing,
        centre,
        size: (side, side),
        rotation: Rotation::Up,
    };
    Arc::new(Composed::new(DRAWINGS.map(placed).into(), Cell::new(0, 0), Cell::new(SIDE, SIDE)))
});

/// Draws the coach in a square.
pub fn draw_coach(pen: &mut Pen, rect: Rect) {
    pen.draw_composed("coach", &COACH, rect);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::art::names::find_drawing;

    #[test]
    fn the_coach_has_its_drawings_and_fills_a_square() {
        assert!(COACH.drawing_names().iter().all(|name| find_drawing(name).is_some()));
        assert_eq!(COACH.size(), (4.0, 4.0));
    }
}
