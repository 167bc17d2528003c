//! A face of a maze tile, read from its drawing (1.2).

use super::direction::Direction;

/// Squares along an edge of a tile (1.2).
pub const TILE_SIDE: usize = 5;
/// Squares of a tile.
const TILE_SQUARES: usize = TILE_SIDE * TILE_SIDE;
/// Rows of the drawing of a face, and signs of each row: squares at odd numbers, walls and their
/// posts at even ones.
const SIGNS: usize = 2 * TILE_SIDE + 1;
/// Row or column of the drawing with the exits.
const EXIT_SIGN: usize = TILE_SIDE;

/// Face of a maze tile: 5 × 5 squares with walls, all joined, and an exit in the middle of each of
/// the four edges (1.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MazeFace {
    /// Bits of the open directions, by square; those of the exits lead out of the tile.
    open: [u8; TILE_SQUARES],
}

/// Fault in the drawing of a face (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceFault {
    /// There are not 11 rows of 11 signs.
    Size,
    /// A sign is not one that its place can have.
    Sign(char),
    /// An edge is closed in its middle, or open elsewhere.
    Exits,
    /// A square is cut off from others.
    Parts,
}

impl MazeFace {
    /// The face of a drawing: squares are spaces at odd rows and columns, `|` and `-` between them
    /// are walls, a space is an opening, and `+` are posts.
    ///
    /// # Errors
    /// [`FaceFault`] for a face that breaks rule 1.2, or an unknown sign.
    pub fn from_rows(rows: &[String]) -> Result<Self, FaceFault> {
        let signs: Vec<Vec<char>> = rows.iter().map(|row| row.chars().take(SIGNS + 1).collect()).collect();
        if signs.len() != SIGNS || signs.iter().any(|row| row.len() != SIGNS) {
            return Err(FaceFault::Size);
        }
        check_signs(&signs)?;
        check_exits(&signs)?;
        let is_gap = |row: usize, column: usize| signs[row][column] == ' ';
        let open_at = |index: usize| {
            let row = 2 * (index / TILE_SIDE) + 1;
            let column = 2 * (index % TILE_SIDE) + 1;
            let gaps =
                [is_gap(row - 1, column), is_gap(row, column + 1), is_gap(row + 1, column), is_gap(row, column - 1)];
            let open = Direction::ALL.into_iter().zip(gaps).filter(|(_, is_open)| *is_open);
            open.fold(0, |bits, (direction, _)| bits | direction.bit())
        };
        let face = Self { open: std::array::from_fn(open_at) };
        if face.is_joined() { Ok(face) } else { Err(FaceFault::Parts) }
    }

    /// Whether the square in a column and a row, both 0 to 4, is open in a direction; an exit is.
    /// Nothing is open beyond the tile.
    pub fn is_open(&self, column: usize, row: usize, direction: Direction) -> bool {
        let is_inside = column < TILE_SIDE && row < TILE_SIDE;
        is_inside && self.open[row * TILE_SIDE + column] & direction.bit() != 0
    }

    /// The face after some quarter turns clockwise (2.1).
    #[must_use]
    pub fn turned(&self, turns: u8) -> Self {
        let quarter = |face: Self, _| face.turned_once();
        (0..turns % 4).fold(self.clone(), quarter)
    }

    /// The face after a quarter turn clockwise: its left column becomes its upper row.
    fn turned_once(&self) -> Self {
        let turned_at = |index: usize| {
            let row = TILE_SIDE - 1 - index % TILE_SIDE;
            let column = index / TILE_SIDE;
            let before = Direction::ALL.into_iter().filter(|&direction| self.is_open(column, row, direction));
            before.fold(0, |bits, direction| bits | direction.turned(1).bit())
        };
        Self { open: std::array::from_fn(turned_at) }
    }

    /// Whether a way inside the tile joins all squares (1.2).
    fn is_joined(&self) -> bool {
        let mut is_found = [false; TILE_SQUARES];
        let mut front = vec![(0, 0)];
        while let Some((column, row)) = front.pop() {
            if std::mem::replace(&mut is_found[row * TILE_SIDE + column], true) {
                continue;
            }
            let open = Direction::ALL.into_iter().filter(|&direction| self.is_open(column, row, direction));
            front.extend(open.filter_map(|direction| square_beside(column, row, direction)));
        }
        is_found == [true; TILE_SQUARES]
    }
}

/// Column and row of the square beside another one of a tile; `None` beyond the tile.
fn square_beside(column: usize, row: usize, direction: Direction) -> Option<(usize, usize)> {
    let (column, row) = match direction {
        Direction::North => (column, row.checked_sub(1)?),
        Direction::East => (column + 1, row),
        Direction::South => (column, row + 1),
        Direction::West => (column.checked_sub(1)?, row),
    };
    (column < TILE_SIDE && row < TILE_SIDE).then_some((column, row))
}

/// Checks that every sign is one that its place can have.
fn check_signs(signs: &[Vec<char>]) -> Result<(), FaceFault> {
    for (row, line) in signs.iter().enumerate() {
        for (column, &sign) in line.iter().enumerate() {
            let is_known = match (row % 2, column % 2) {
                (0, 0) => sign == '+',
                (0, _) => matches!(sign, '-' | ' '),
                (_, 0) => matches!(sign, '|' | ' '),
                _ => sign == ' ',
            };
            if !is_known {
                return Err(FaceFault::Sign(sign));
            }
        }
    }
    Ok(())
}

/// Checks that each edge is open in its middle and nowhere else.
fn check_exits(signs: &[Vec<char>]) -> Result<(), FaceFault> {
    let last = SIGNS - 1;
    let is_sound = |index: usize| {
        let edges = [signs[0][index], signs[last][index], signs[index][0], signs[index][last]];
        edges.into_iter().all(|sign| (sign == ' ') == (index == EXIT_SIGN))
    };
    if (0..SIGNS).all(is_sound) { Ok(()) } else { Err(FaceFault::Exits) }
}
