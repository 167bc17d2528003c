//! Footprint and sockets of a tile in each rotation (rules 1.4 to 1.6).

use serde::{Deserialize, Serialize};

use shell::grid::{Cell, Footprint, Placement, Rotation, Side};

/// Unit edge of an upright tile, as the tile set names it: the side and, on a side of several
/// cells, the position from the left or from the top, counted from 1 (rule 1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// On the upper side, counted from the left.
    Top(u8),
    /// On the right side, counted from the top.
    Right(u8),
    /// On the lower side, counted from the left.
    Bottom(u8),
    /// On the left side, counted from the top.
    Left(u8),
}

impl Edge {
    /// The socket on this edge of an upright tile of the given footprint, or `None` if the tile has
    /// no such edge.
    fn socket_on(self, footprint: Footprint) -> Option<Socket> {
        let Footprint { width, height } = footprint;
        let (side, number, length) = match self {
            Self::Top(n) => (Side::Top, n, width),
            Self::Right(n) => (Side::Right, n, height),
            Self::Bottom(n) => (Side::Bottom, n, width),
            Self::Left(n) => (Side::Left, n, height),
        };
        let at = i16::from(number) - 1;
        if !(0..length).contains(&at) {
            return None;
        }
        let cell = match side {
            Side::Top => Cell::new(at, height - 1),
            Side::Right => Cell::new(width - 1, height - 1 - at),
            Side::Bottom => Cell::new(at, 0),
            Side::Left => Cell::new(0, height - 1 - at),
        };
        Some(Socket { cell, side })
    }
}

/// A socket: a unit edge that can be linked to another (rule 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Socket {
    /// Cell of the socket, counted from the lower-left cell of the tile or, once placed, on the
    /// robot's grid.
    pub cell: Cell,
    /// Side of that cell on which the socket is.
    pub side: Side,
}

impl Socket {
    /// The only socket that can link with this one: the same edge, seen from the cell beside it.
    pub const fn facing(self) -> Self {
        Self { cell: self.cell.beside(self.side), side: self.side.opposite() }
    }

    /// This socket on the grid, when the lower-left cell of its tile is `at`.
    pub const fn placed_at(self, at: Cell) -> Self {
        Self { cell: at.offset(self.cell.x, self.cell.y), side: self.side }
    }
}

/// Outline of a tile in one rotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Cells that the tile covers.
    pub footprint: Footprint,
    /// Sockets, counted from the lower-left cell, in the order of the tile set.
    pub sockets: Vec<Socket>,
    /// For each socket, the one that would meet it, in the cell beside it.
    facing: Vec<Socket>,
}

/// Outlines of a tile in all four rotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    outlines: [Outline; 4],
    /// For each side, every rotation and cell in which the tile has a socket on that side.
    by_side: [Vec<(Rotation, Cell)>; 4],
}

impl Shape {
    /// The shape with the given upright footprint and sockets.
    ///
    /// # Errors
    /// The first edge that such a tile doesn't have or that is named twice.
    pub fn new(footprint: Footprint, edges: &[Edge]) -> Result<Self, Edge> {
        let mut sockets = Vec::with_capacity(edges.len());
        for &edge in edges {
            let socket = edge.socket_on(footprint).filter(|socket| !sockets.contains(socket)).ok_or(edge)?;
            sockets.push(socket);
        }
        let outlines = Rotation::ALL.map(|rotation| {
            let turned =
                |s: &Socket| Socket { cell: footprint.rotate_cell(s.cell, rotation), side: s.side.rotated(rotation) };
            let sockets: Vec<Socket> = sockets.iter().map(turned).collect();
            let facing = sockets.iter().map(|socket| socket.facing()).collect();
            Outline { footprint: footprint.rotated(rotation), sockets, facing }
        });
        let on_side = |side: Side| {
            let of_rotation = |rotation: Rotation| {
                let sockets = outlines[rotation as usize].sockets.iter();
                sockets.filter(move |socket| socket.side == side).map(move |socket| (rotation, socket.cell))
            };
            Rotation::ALL.into_iter().flat_map(of_rotation).collect()
        };
        Ok(Self { by_side: Side::ALL.map(on_side), outlines })
    }

    /// The outline in a rotation.
    pub const fn outline_in(&self, rotation: Rotation) -> &Outline {
        &self.outlines[rotation as usize]
    }

    /// The sockets of the tile at a placement.
    pub fn sockets_at(&self, placement: Placement) -> impl Iterator<Item = Socket> {
        self.outline_in(placement.rotation).sockets.iter().map(move |socket| socket.placed_at(placement.cell))
    }

    /// The sockets that would meet those of the tile at a placement, in the same order.
    pub fn facing_at(&self, placement: Placement) -> impl ExactSizeIterator<Item = Socket> {
        self.outline_in(placement.rotation).facing.iter().map(move |socket| socket.placed_at(placement.cell))
    }

    /// The numbers, by [`Placement::sort_key`], of all placements at which one of the tile's
    /// sockets is `wanted`.
    pub fn sort_keys_with(&self, wanted: Socket) -> impl Iterator<Item = u64> {
        let at_socket = Placement { cell: wanted.cell, rotation: Rotation::Up }.sort_key();
        let order = move |&(rotation, own): &(Rotation, Cell)| {
            at_socket - Placement::sort_key_of_shift(own.x, own.y) + rotation as u64
        };
        self.by_side[wanted.side as usize].iter().map(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_counted_from_the_left_and_from_the_top() {
        let large = Footprint::new(2, 2);
        assert_eq!(Edge::Bottom(2).socket_on(large), Some(Socket { cell: Cell::new(1, 0), side: Side::Bottom }));
        assert_eq!(Edge::Left(1).socket_on(large), Some(Socket { cell: Cell::new(0, 1), side: Side::Left }));
        assert_eq!(Edge::Right(2).socket_on(large), Some(Socket { cell: Cell::new(1, 0), side: Side::Right }));
        assert_eq!(Edge::Top(3).socket_on(large), None);
        assert_eq!(Edge::Top(0).socket_on(large), None);
    }

    #[test]
    fn an_elbow_turned_right_opens_to_the_right_and_below() {
        let elbow = Shape::new(Footprint::new(1, 1), &[Edge::Top(1), Edge::Right(1)]).unwrap();
        let sides: Vec<_> = elbow.outline_in(Rotation::Right).sockets.iter().map(|s| s.side).collect();
        assert_eq!(sides, [Side::Right, Side::Bottom]);
    }

    #[test]
    fn an_edge_named_twice_is_refused() {
        assert_eq!(Shape::new(Footprint::new(1, 1), &[Edge::Top(1), Edge::Top(1)]), Err(Edge::Top(1)));
    }
}
