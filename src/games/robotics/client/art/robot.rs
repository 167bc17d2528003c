//! A whole robot as one picture: its components, their sockets, and nuts.

use std::sync::Arc;

use super::names::drawing_of;
use crate::action::PlacedPart;
use crate::parts::DataSet;
use crate::robot::assembly::Faces;
use crate::robot::{AttachedPart, Robot};
use client::art::composed::{PlacedDrawing, socket_drawing};
use client::art::{Composed, Picture};
use shell::grid::{Cell, Rotation, Side};

/// Side of a nut, in cells, and distance of its middle from the upper right corner of its cell.
const NUT: f32 = 0.36;
const NUT_INSIDE: f32 = 0.1;

/// Picture of a robot; `None` for an empty one.
pub fn picture_of_robot(robot: &Robot) -> Option<Picture> {
    compose(robot, drawings_of_robot(robot)).map(|composed| Picture::Composed(Arc::new(composed)))
}

/// Picture of a robot that nothing is attached to any more, without its free outlets; `None` for an
/// empty one.
pub fn compose_finished_robot(robot: &Robot) -> Option<Composed> {
    compose(robot, drawings_of_finished_robot(robot))
}

/// Drawings of a robot as one picture; `None` for an empty one.
pub fn compose(robot: &Robot, drawings: Vec<PlacedDrawing>) -> Option<Composed> {
    let cells = || robot.parts().iter().map(AttachedPart::cell);
    let low = Cell::new(cells().map(|cell| cell.x).min()?, cells().map(|cell| cell.y).min()?);
    let high = Cell::new(cells().map(|cell| cell.x).max()? + 1, cells().map(|cell| cell.y).max()? + 1);
    Some(Composed::new(drawings, low, high))
}

/// Picture of a robot of components in the order of attachment; `None` without any.
pub fn picture_of_parts(data: &DataSet, parts: impl IntoIterator<Item = PlacedPart>) -> Option<Picture> {
    picture_of_robot(&Robot::of(data, parts))
}

/// Drawings of a robot on its grid, from the back to the front.
pub fn drawings_of_robot(robot: &Robot) -> Vec<PlacedDrawing> {
    let parts = robot.placed().map(drawing_of_part);
    let sockets = robot.parts().iter().flat_map(|part| {
        let drawing = |side| if is_joined(robot, part, side) { "socket_connected" } else { "socket" };
        part.outlets.sides().map(move |side| socket_drawing(drawing(side), part.cell(), side))
    });
    let nuts = robot.placed().filter(|placed| placed.part.nut).map(|placed| drawing_of_nut(placed.at.cell));
    parts.chain(sockets).chain(nuts).collect()
}

/// Drawings of a robot that nothing is attached to any more, without its free outlets.
pub fn drawings_of_finished_robot(robot: &Robot) -> Vec<PlacedDrawing> {
    let mut drawings = drawings_of_robot(robot);
    drawings.retain(|drawn| drawn.drawing != "socket");
    drawings
}

/// Whether the outlet of a component on a side is joined to another component (7.2).
fn is_joined(robot: &Robot, part: &AttachedPart, side: Side) -> bool {
    matches!(robot.faces(part, side), Faces::Joined(_))
}

/// Drawing of a component without its nut.
pub fn drawing_of_part(placed: PlacedPart) -> PlacedDrawing {
    PlacedDrawing {
        drawing: drawing_of(placed.part.kind),
        centre: (f32::from(placed.at.cell.x) + 0.5, f32::from(placed.at.cell.y) + 0.5),
        size: (1.0, 1.0),
        rotation: placed.at.rotation,
    }
}

/// Drawing of the nut of a component at a cell, which is always upright.
pub fn drawing_of_nut(cell: Cell) -> PlacedDrawing {
    let corner = (f32::from(cell.x) + 1.0 - NUT_INSIDE, f32::from(cell.y) + 1.0 - NUT_INSIDE);
    PlacedDrawing { drawing: "nut", centre: corner, size: (NUT, NUT), rotation: Rotation::Up }
}
