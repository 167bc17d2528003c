//! A whole robot as one picture: its parts, held ones included, connectors, hold marks, and the
//! power in its window.
//!
//! The stage paints the same list of [`RobotItem`]s one by one, so that a robot looks the same
//! everywhere.

use std::sync::Arc;

use crate::parts::{GripperKind, PartId};
use crate::robot::links::LinkGraph;
use crate::robot::{Assembly, PlacedPart, Robot};
use client::art::composed::{PlacedDrawing, socket_drawing};
use client::art::{Composed, Picture};
use shell::grid::{Cell, Rotation, Side};

/// Drawing that belongs to a robot, on its grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RobotItem {
    /// The drawing and its place.
    pub drawn: PlacedDrawing,
    /// Part that it is on and moves with; it is that part's own picture, a connector, a mark, or
    /// the power in the body's window.
    pub part: PartId,
    /// Whether it is the picture of that part.
    pub is_part: bool,
}

/// A robot as a picture.
#[derive(Clone, Debug, Default)]
pub struct RobotPicture {
    items: Vec<RobotItem>,
    /// Lower-left and upper-right corners of everything drawn, in cells.
    low: Cell,
    high: Cell,
    ground: i16,
}

impl RobotPicture {
    /// Creates the picture of a robot of the table, with its power in the window and its parts
    /// drawn as `drawing` says.
    pub fn new(robot: &Robot, power: u8, drawing: impl Fn(PartId) -> &'static str) -> Self {
        let assembly = robot.assembly();
        let mut picture = Self::without_marks(assembly, robot.links(), power, drawing);
        for by in GripperKind::ALL {
            for (held, grippers) in robot.grippers(by).holding() {
                for gripper in grippers {
                    picture.add_hold_mark(assembly, by, held, gripper);
                }
            }
        }
        picture
    }

    /// Creates the picture of an assembly, without hold marks.
    pub fn of_build(assembly: &Assembly, power: u8, drawing: impl Fn(PartId) -> &'static str) -> Self {
        Self::without_marks(assembly, assembly.links(), power, drawing)
    }

    /// Creates the picture of an assembly whose parts are linked as `links` says: a socket is drawn
    /// as connected where the parts that meet at it are linked.
    fn without_marks(
        assembly: &Assembly,
        links: &LinkGraph,
        power: u8,
        drawing: impl Fn(PartId) -> &'static str,
    ) -> Self {
        let mut picture = Self { ground: assembly.ground(), ..Self::default() };
        // Held parts come last, and so are drawn above attached ones.
        for placed in assembly.parts() {
            picture.add_part(placed, drawing(placed.part));
        }
        if let Some(body) = assembly.part_at(Cell::new(1, 1)).map(|index| assembly.parts()[index].part) {
            let drawing = POWERS[usize::from(power).min(POWERS.len() - 1)];
            picture.add_on_part(body, upright_drawing(drawing, (1.5, 1.5), 3.0));
        }
        for (index, placed) in assembly.parts().iter().enumerate() {
            for (socket, other) in assembly.sockets_of(index) {
                let is_linked = other.is_some_and(|other| links.neighbours_of(index).any(|linked| linked == other));
                let drawing = if is_linked { "socket_connected" } else { "socket" };
                picture.add_on_part(placed.part, socket_drawing(drawing, socket.cell, socket.side));
            }
        }
        picture
    }

    fn add_part(&mut self, placed: &PlacedPart, drawing: &'static str) {
        let rotation = placed.placement.rotation;
        let cell = placed.rectangle.cell;
        let turned = placed.rectangle.footprint;
        // Rotating a footprint twice by the same rotation restores it.
        let upright = turned.rotated(rotation);
        let size = (f32::from(upright.width), f32::from(upright.height));
        let x = f32::from(cell.x);
        let y = f32::from(cell.y);
        let centre = (x + f32::from(turned.width) / 2.0, y + f32::from(turned.height) / 2.0);
        let drawn = PlacedDrawing { drawing, centre, size, rotation };
        self.items.push(RobotItem { drawn, part: placed.part, is_part: true });
        let high = cell.offset(turned.width, turned.height);
        self.low = Cell::new(self.low.x.min(cell.x), self.low.y.min(cell.y));
        self.high = Cell::new(self.high.x.max(high.x), self.high.y.max(high.y));
    }

    /// Adds a drawing that is on a part and moves with it.
    fn add_on_part(&mut self, part: PartId, drawn: PlacedDrawing) {
        self.items.push(RobotItem { drawn, part, is_part: false });
    }

    /// Adds a hold mark on an edge that a gripper shares with the part it holds: the one nearest to
    /// the middle of all shared edges.
    fn add_hold_mark(&mut self, assembly: &Assembly, by: GripperKind, held: PartId, gripper: PartId) {
        let rectangle_of = |part: PartId| assembly.index_of(part).map(|index| assembly.parts()[index].rectangle);
        let Some(held_rectangle) = rectangle_of(held) else { return };
        let Some(gripper_rectangle) = rectangle_of(gripper) else { return };
        let theirs: Vec<Cell> = gripper_rectangle.cells().collect();
        let mut edges: Vec<(f32, f32)> = Vec::new();
        for cell in held_rectangle.cells() {
            for side in Side::ALL.into_iter().filter(|&side| theirs.contains(&cell.beside(side))) {
                edges.push(edge_middle(cell, side));
            }
        }
        let count = edges.len() as f32;
        let middle = edges.iter().fold((0.0, 0.0), |(x, y), edge| (x + edge.0 / count, y + edge.1 / count));
        let distance = |at: &(f32, f32)| (at.0 - middle.0).abs() + (at.1 - middle.1).abs();
        if let Some(centre) = edges.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b))) {
            let drawing = match by {
                GripperKind::Claw => "hold_claw",
                GripperKind::Mouth => "hold_mouth",
            };
            self.add_on_part(held, upright_drawing(drawing, centre, 1.0));
        }
    }

    /// Returns the picture without some parts and the drawings on them.
    #[must_use]
    pub fn without_parts(mut self, parts: &[PartId]) -> Self {
        self.items.retain(|item| !parts.contains(&item.part));
        self
    }

    /// Drawings of the robot, from the back to the front.
    pub fn items(&self) -> &[RobotItem] {
        &self.items
    }

    /// Lower-left and upper-right corners of the picture, in cells.
    pub const fn bounds(&self) -> (Cell, Cell) {
        (self.low, self.high)
    }

    /// Row below which nothing of the robot reaches (rule 2.6).
    pub const fn ground(&self) -> i16 {
        self.ground
    }

    /// Composes the robot to one picture.
    pub fn composed(&self) -> Composed {
        Composed::new(self.items.iter().map(|item| item.drawn).collect(), self.low, self.high)
    }
}

impl From<&RobotPicture> for Picture {
    fn from(robot: &RobotPicture) -> Self {
        Self::Composed(Arc::new(robot.composed()))
    }
}

/// Drawings of the number and the lamps in the body's window, by power; the last one is for any
/// higher power.
const POWERS: [&str; 22] = [
    "power_0",
    "power_1",
    "power_2",
    "power_3",
    "power_4",
    "power_5",
    "power_6",
    "power_7",
    "power_8",
    "power_9",
    "power_10",
    "power_11",
    "power_12",
    "power_13",
    "power_14",
    "power_15",
    "power_16",
    "power_17",
    "power_18",
    "power_19",
    "power_20",
    "power_more",
];

/// Returns a square drawing that is not rotated, `side` cells wide and high.
const fn upright_drawing(drawing: &'static str, centre: (f32, f32), side: f32) -> PlacedDrawing {
    PlacedDrawing { drawing, centre, size: (side, side), rotation: Rotation::Up }
}

/// Middle of a side of a cell.
fn edge_middle(cell: Cell, side: Side) -> (f32, f32) {
    let x = f32::from(cell.x) + 0.5;
    let y = f32::from(cell.y) + 0.5;
    match side {
        Side::Top => (x, y + 0.5),
        Side::Right => (x + 0.5, y),
        Side::Bottom => (x, y - 0.5),
        Side::Left => (x - 0.5, y),
    }
}
