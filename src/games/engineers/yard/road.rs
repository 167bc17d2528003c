//! The road: a ring of 44 squares around the yard (2.3).

use super::square::Square;

/// Squares of the road (2.3).
pub const ROAD_SQUARES: u8 = 44;
/// Last column and last row of the grid; also the number of steps from one corner of the road to
/// the next.
const LAST: u8 = 11;

/// Number of a road square from 0 to 43, clockwise from z0; `None` for a square of the yard.
pub const fn road_index(square: Square) -> Option<u8> {
    let column = square.column();
    let row = square.row();
    if square.is_yard() {
        None
    } else if row == 0 {
        Some(column)
    } else if column == LAST {
        Some(LAST + row)
    } else if row == LAST {
        Some(3 * LAST - column)
    } else {
        Some(4 * LAST - row)
    }
}

/// The road square of a number, clockwise from z0. Numbers from 44 on go round the ring again.
pub const fn road_square(index: u8) -> Square {
    let index = index % ROAD_SQUARES;
    let along = index % LAST;
    let square = match index / LAST {
        0 => Square::at(along, 0),
        1 => Square::at(LAST, along),
        2 => Square::at(LAST - along, LAST),
        _ => Square::at(0, LAST - along),
    };
    match square {
        Some(square) => square,
        // All four are on the grid.
        None => Square::FIRST,
    }
}

/// The road square a number of squares further along the road, clockwise or the other way (9.4).
/// For a square of the yard, that square.
pub const fn along_road(from: Square, squares: u8, is_clockwise: bool) -> Square {
    let Some(index) = road_index(from) else { return from };
    let squares = squares % ROAD_SQUARES;
    road_square(if is_clockwise { index + squares } else { index + ROAD_SQUARES - squares })
}

/// The next road square clockwise (9.8). For a square of the yard, that square.
pub const fn next_clockwise(square: Square) -> Square {
    along_road(square, 1, true)
}
