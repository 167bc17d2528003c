//! Pushes and pulls (8.7 to 8.9).

use serde::{Deserialize, Serialize};

use super::map::ArenaMap;
use super::square::{Direction, Square};

/// Axis of a push or pull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// Along a row.
    Horizontal,
    /// Along a column.
    Vertical,
}

impl Axis {
    /// Both axes.
    pub const BOTH: [Self; 2] = [Self::Horizontal, Self::Vertical];
}

/// Axis along which two squares lie further apart; `None` if they lie equally far apart along both
/// (8.7).
pub const fn further_axis(one: Square, other: Square) -> Option<Axis> {
    let columns = one.column.abs_diff(other.column);
    let rows = one.row.abs_diff(other.row);
    if columns == rows {
        None
    } else if columns > rows {
        Some(Axis::Horizontal)
    } else {
        Some(Axis::Vertical)
    }
}

/// Direction along an axis from one square to another.
const fn direction_to(axis: Axis, from: Square, to: Square) -> Direction {
    match axis {
        Axis::Horizontal if to.column < from.column => Direction::Left,
        Axis::Horizontal => Direction::Right,
        Axis::Vertical if to.row < from.row => Direction::Up,
        Axis::Vertical => Direction::Down,
    }
}

/// Push or pull of a number of squares, as it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shoved {
    /// Squares that are passed, without the first one.
    pub path: Vec<Square>,
    /// Whether something stopped it before the chosen number of squares.
    pub is_stopped: bool,
}

/// Pushes a robot on `target` away from one on `from` (8.7, 8.8). It stops at the border, at an
/// obstacle, and at one of the robots on `others`.
pub fn push(map: &ArenaMap, others: &[Square], from: Square, target: Square, axis: Axis, squares: u8) -> Shoved {
    let direction = direction_to(axis, from, target);
    let mut path = Vec::new();
    let mut square = target;
    for _ in 0..squares {
        let next = map.beside(square, direction).filter(|&next| map.is_free(next) && !others.contains(&next));
        let Some(next) = next else { return Shoved { path, is_stopped: true } };
        path.push(next);
        square = next;
    }
    Shoved { path, is_stopped: false }
}

/// Pulls a robot on `target` towards one on `from`, which is one of `others` (8.9). It also stops
/// where the two have come level along the axis.
pub fn pull(map: &ArenaMap, others: &[Square], from: Square, target: Square, axis: Axis, squares: u8) -> Shoved {
    let direction = direction_to(axis, target, from);
    let distance = match axis {
        Axis::Horizontal => from.column.abs_diff(target.column),
        Axis::Vertical => from.row.abs_diff(target.row),
    };
    let mut path = Vec::new();
    let mut square = target;
    for _ in 0..squares.min(distance) {
        let next = map.beside(square, direction).filter(|&next| map.is_free(next) && !others.contains(&next));
        let Some(next) = next else { break };
        path.push(next);
        square = next;
    }
    let is_stopped = path.len() < usize::from(squares);
    Shoved { path, is_stopped }
}
