//! A yard with its walls: the steps that are open on yard and road (2.2, 2.3, 4.1).

use super::direction::Direction;
use super::face::{MazeFace, TILE_SIDE};
use super::gate::Gate;
use super::road::{ROAD_SQUARES, next_clockwise, road_square};
use super::square::Square;
use super::wall::Wall;

/// Yard and road of a game as steps that are open: the walls of the four maze tiles, without those
/// that were taken down (4.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Yard {
    /// Bits of the open directions, by square.
    open: [u8; Square::COUNT],
    /// Walls that were taken down, in their order.
    walls_down: Vec<Wall>,
}

impl Yard {
    /// The yard of four faces, already turned, in the order of a [`Maze`](super::Maze), without
    /// some walls that were taken down. Places where no wall stands are ignored.
    pub fn new(faces: [&MazeFace; 4], walls_down: &[Wall]) -> Self {
        let mut yard = Self { open: [0; Square::COUNT], walls_down: Vec::new() };
        // Where two tiles meet, exits have to face each other (2.2).
        let is_open = |wall: &Wall| {
            is_open_on_tile(faces, wall.square(), wall.direction())
                && is_open_on_tile(faces, wall.other(), wall.direction().opposite())
        };
        Wall::all().filter(is_open).for_each(|wall| yard.open(wall.square(), wall.direction()));
        Gate::ALL.into_iter().for_each(|gate| yard.open(gate.inner(), gate.outwards()));
        for square in (0..ROAD_SQUARES).map(road_square) {
            if let Some(direction) = square.direction_to(next_clockwise(square)) {
                yard.open(square, direction);
            }
        }
        for &wall in walls_down {
            yard.take_down(wall);
        }
        yard
    }

    /// Whether a step in a direction is open (4.1).
    pub const fn is_open(&self, square: Square, direction: Direction) -> bool {
        self.open_bits(square) & direction.bit() != 0
    }

    /// The square that a step leads to; `None` if a wall, the fence or the edge of the grid is in
    /// the way (4.1).
    pub fn step(&self, square: Square, direction: Direction) -> Option<Square> {
        self.is_open(square, direction).then(|| square.across(direction))
    }

    /// The squares that are a step away, by direction.
    pub fn neighbours(&self, square: Square) -> impl Iterator<Item = (Direction, Square)> + use<> {
        let bits = self.open_bits(square);
        let open = Direction::ALL.into_iter().filter(move |direction| bits & direction.bit() != 0);
        open.map(move |direction| (direction, square.across(direction)))
    }

    /// Whether a wall stands between the two squares (4.5).
    pub const fn has_wall(&self, wall: Wall) -> bool {
        !self.is_open(wall.square(), wall.direction())
    }

    /// Takes a wall down for good (4.5). Returns whether it stood.
    pub fn take_down(&mut self, wall: Wall) -> bool {
        let did_stand = self.has_wall(wall);
        if did_stand {
            self.open(wall.square(), wall.direction());
            let index = self.walls_down.partition_point(|&other| other < wall);
            self.walls_down.insert(index, wall);
        }
        did_stand
    }

    /// The walls that were taken down, in their order.
    pub fn walls_down(&self) -> &[Wall] {
        &self.walls_down
    }

    /// Bits of the open directions of a square.
    pub(super) const fn open_bits(&self, square: Square) -> u8 {
        self.open[square.index()]
    }

    /// Opens a side of a square, from both squares.
    fn open(&mut self, square: Square, direction: Direction) {
        self.open[square.index()] |= direction.bit();
        self.open[square.across(direction).index()] |= direction.opposite().bit();
    }
}

/// Whether a side of a square of the yard is open on its tile; an exit is.
fn is_open_on_tile(faces: [&MazeFace; 4], square: Square, direction: Direction) -> bool {
    // The yard begins in column and row 1.
    let column = usize::from(square.column()) - 1;
    let row = usize::from(square.row()) - 1;
    let face = faces[row / TILE_SIDE * 2 + column / TILE_SIDE];
    face.is_open(column % TILE_SIDE, row % TILE_SIDE, direction)
}
