//! A whole robot as one picture: parts, what they hold, connectors, hold marks and the power in its
//! window.
//!
//! The stage paints the same list of [`Item`]s one by one, so that a robot looks the same
//! everywhere.

use resvg::tiny_skia::{Pixmap, Transform as Shift};

use super::drawings::Trees;
use crate::games::junkyard_bots::parts::{GripperKind, PartId};
use crate::games::junkyard_bots::robot::links::LinkGraph;
use crate::games::junkyard_bots::robot::{Assembly, PlacedPart, Robot};
use crate::shell::grid::{Cell, Rotation, Side};

/// One thing to draw, in cells of the robot's grid; `y` grows upwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The drawing.
    pub drawing: &'static str,
    /// The part on which it is, and with which it moves: its own picture, a connector, a mark, the
    /// power in the body's window.
    pub part: PartId,
    /// Whether it is the picture of that part.
    pub is_part: bool,
    /// The middle.
    pub centre: (f32, f32),
    /// Width and height before it is turned.
    pub size: (f32, f32),
    /// How far it is turned, clockwise.
    pub rotation: Rotation,
}

/// A robot as a picture. Two that are equal look the same.
#[derive(Clone, Debug, Default)]
pub struct RobotPicture {
    items: Vec<Item>,
    /// Lower-left and upper-right corners of everything drawn, in cells.
    low: Cell,
    high: Cell,
    ground: i16,
    /// What tells two pictures apart.
    key: Vec<(&'static str, i32, i32, Rotation)>,
}

impl PartialEq for RobotPicture {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for RobotPicture {}

impl std::hash::Hash for RobotPicture {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl RobotPicture {
    /// The picture of a robot of the table, with the power in its window, its parts drawn as
    /// `drawing` says.
    pub fn new(robot: &Robot, power: u8, drawing: impl Fn(PartId) -> &'static str) -> Self {
        let assembly = robot.assembly();
        let mut picture = Self::without_marks(assembly, robot.links(), power, drawing);
        for by in GripperKind::ALL {
            for (held, grippers) in robot.grippers(by).holding() {
                for gripper in grippers {
                    picture.hold_mark(assembly, by, held, gripper);
                }
            }
        }
        picture.finish()
    }

    /// The picture of an assembly, without marks of what holds what.
    pub fn of_build(assembly: &Assembly, power: u8, drawing: impl Fn(PartId) -> &'static str) -> Self {
        Self::without_marks(assembly, assembly.links(), power, drawing).finish()
    }

    /// The picture of an assembly whose parts are linked as `links` says: a socket is connected
    /// where the parts that meet at it are.
    fn without_marks(
        assembly: &Assembly,
        links: &LinkGraph,
        power: u8,
        drawing: impl Fn(PartId) -> &'static str,
    ) -> Self {
        let mut picture = Self { ground: assembly.ground(), ..Self::default() };
        // What is held comes last and so lies above what is attached.
        for placed in assembly.parts() {
            picture.add(placed, drawing(placed.part));
        }
        if let Some(body) = assembly.part_at(Cell::new(1, 1)).map(|index| assembly.parts()[index].part) {
            let drawing = POWERS[usize::from(power).min(POWERS.len() - 1)];
            let centre = (1.5, 1.5);
            let size = (3.0, 3.0);
            picture.items.push(Item { drawing, part: body, is_part: false, centre, size, rotation: Rotation::Up });
        }
        for (index, placed) in assembly.parts().iter().enumerate() {
            for (socket, other) in assembly.sockets_of(index) {
                let is_linked = other.is_some_and(|other| links.neighbours_of(index).any(|linked| linked == other));
                let drawing = if is_linked { "socket_connected" } else { "socket" };
                picture.items.push(socket_item(drawing, placed.part, socket.cell, socket.side));
            }
        }
        picture
    }

    fn add(&mut self, placed: &PlacedPart, drawing: &'static str) {
        let rotation = placed.placement.rotation;
        let cell = placed.rectangle.cell;
        let turned = placed.rectangle.footprint;
        // A footprint that is rotated twice by the same is as it was.
        let upright = turned.rotated(rotation);
        let size = (f32::from(upright.width), f32::from(upright.height));
        let x = f32::from(cell.x);
        let y = f32::from(cell.y);
        let centre = (x + f32::from(turned.width) / 2.0, y + f32::from(turned.height) / 2.0);
        self.items.push(Item { drawing, part: placed.part, is_part: true, centre, size, rotation });
        let high = cell.offset(turned.width, turned.height);
        self.low = Cell::new(self.low.x.min(cell.x), self.low.y.min(cell.y));
        self.high = Cell::new(self.high.x.max(high.x), self.high.y.max(high.y));
    }

    /// A mark on an edge that a gripper shares with what it holds: the one nearest to the middle of
    /// both.
    fn hold_mark(&mut self, assembly: &Assembly, by: GripperKind, held: PartId, gripper: PartId) {
        let part = held;
        let rectangle = |part: PartId| assembly.index_of(part).map(|index| assembly.parts()[index].rectangle);
        let (Some(held), Some(gripper)) = (rectangle(held), rectangle(gripper)) else { return };
        let theirs: Vec<Cell> = gripper.cells().collect();
        let mut edges: Vec<(f32, f32)> = Vec::new();
        for cell in held.cells() {
            for side in Side::ALL.into_iter().filter(|&side| theirs.contains(&cell.beside(side))) {
                edges.push(edge(cell, side));
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
            let size = (1.0, 1.0);
            self.items.push(Item { drawing, part, is_part: false, centre, size, rotation: Rotation::Up });
        }
    }

    fn finish(mut self) -> Self {
        let whole = |length: f32| (length * 2.0).round() as i32;
        let key =
            self.items.iter().map(|item| (item.drawing, whole(item.centre.0), whole(item.centre.1), item.rotation));
        self.key = key.collect();
        self
    }

    /// The same without some parts and what is on them.
    #[must_use]
    pub fn without(mut self, parts: &[PartId]) -> Self {
        if !parts.is_empty() {
            self.items.retain(|item| !parts.contains(&item.part));
            self.key.push(("without", i32::from(parts[0].0), parts.len() as i32, Rotation::Up));
        }
        self
    }

    /// Everything to draw, from the back to the front.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The lower-left and upper-right corners, in cells.
    pub const fn bounds(&self) -> (Cell, Cell) {
        (self.low, self.high)
    }

    /// The row below which nothing of the robot lies (rule 2.6).
    pub const fn ground(&self) -> i16 {
        self.ground
    }

    /// Width and height in cells.
    pub fn size(&self) -> (f32, f32) {
        (f32::from(self.high.x - self.low.x), f32::from(self.high.y - self.low.y))
    }

    /// Draws the robot so that it just fits.
    pub(super) fn draw(&self, trees: &mut Trees, pixels: &mut Pixmap) {
        let (width, height) = self.size();
        let cell = (pixels.width() as f32 / width).min(pixels.height() as f32 / height);
        for item in &self.items {
            let Some(tree) = trees.get(item.drawing) else { continue };
            let x = item.centre.0 - f32::from(self.low.x);
            let y = f32::from(self.high.y) - item.centre.1;
            let (wide, tall) = item.size;
            let own = tree.size();
            let shift = Shift::from_translate(x * cell, y * cell)
                .pre_rotate(item.rotation as u8 as f32 * 90.0)
                .pre_scale(wide * cell / own.width(), tall * cell / own.height())
                .pre_translate(-own.width() / 2.0, -own.height() / 2.0);
            resvg::render(tree, shift, &mut pixels.as_mut());
        }
    }
}

/// The number and the lamps in the body's window, by power; the last for any that is more.
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

/// A connector of a part on a side of a cell. Its drawing has the edge at the bottom.
pub fn socket_item(drawing: &'static str, part: PartId, cell: Cell, side: Side) -> Item {
    let rotation = match side {
        Side::Bottom => Rotation::Up,
        Side::Left => Rotation::Right,
        Side::Top => Rotation::Down,
        Side::Right => Rotation::Left,
    };
    let centre = (f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
    Item { drawing, part, is_part: false, centre, size: (1.0, 1.0), rotation }
}

/// The middle of a side of a cell.
fn edge(cell: Cell, side: Side) -> (f32, f32) {
    let x = f32::from(cell.x) + 0.5;
    let y = f32::from(cell.y) + 0.5;
    match side {
        Side::Top => (x, y + 0.5),
        Side::Right => (x + 0.5, y),
        Side::Bottom => (x, y - 0.5),
        Side::Left => (x - 0.5, y),
    }
}
