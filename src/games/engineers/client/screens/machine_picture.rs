//! Machines and teams as composed pictures, which keep their shape in a room of any shape.

use std::sync::Arc;

use crate::client::art::names::{machine_drawing, truck_drawing, worker_drawing};
use crate::set::Machine;
use client::art::composed::PlacedDrawing;
use client::art::{Composed, Picture};
use shell::grid::{Cell, Rotation};
use shell::seats::Colour;

/// Width and height of the drawing of a machine, in cells of its picture.
pub(super) const MACHINE: (i16, i16) = (4, 3);
/// Workers in the picture of a team, and the distance between two, in cells.
const WORKERS: u8 = 2;
const APART: f32 = 1.4;

/// Picture of a machine.
pub(super) fn machine_picture(machine: &Machine) -> Picture {
    Picture::Composed(compose_machine(machine))
}

/// Composes the picture of a machine.
pub(super) fn compose_machine(machine: &Machine) -> Arc<Composed> {
    let size = (f32::from(MACHINE.0), f32::from(MACHINE.1));
    let drawing = placed(machine_drawing(machine), (size.0 / 2.0, size.1 / 2.0), size);
    Arc::new(Composed::new(vec![drawing], Cell { x: 0, y: 0 }, Cell { x: MACHINE.0, y: MACHINE.1 }))
}

/// Composes the picture of a team: its truck with workers in front.
pub(super) fn compose_team(colour: Colour) -> Arc<Composed> {
    let truck = placed(truck_drawing(colour), (2.5, 1.5), (3.0, 3.0));
    let worker = |number: u8| placed(worker_drawing(colour), (1.0 + APART * f32::from(number), 1.0), (2.0, 2.0));
    let items = [truck].into_iter().chain((0..WORKERS).map(worker)).collect();
    Arc::new(Composed::new(items, Cell { x: 0, y: 0 }, Cell { x: MACHINE.0, y: MACHINE.1 }))
}

const fn placed(drawing: &'static str, centre: (f32, f32), size: (f32, f32)) -> PlacedDrawing {
    PlacedDrawing { drawing, centre, size, rotation: Rotation::Up }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_team_stands_out_of_its_picture() {
        let team = compose_team(Colour::Blue);
        let rightmost = 1.0 + APART * f32::from(WORKERS - 1) + 1.0;
        assert_eq!((team.size(), team.drawing_names().len()), ((4.0, 3.0), 3));
        assert!(rightmost <= team.size().0);
    }
}
