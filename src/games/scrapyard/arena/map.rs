//! A battle map with its neighbours, rings and ranges.

use smallvec::SmallVec;

use super::square::{Direction, Square};

/// Sign of a free square in the rows of a map.
pub const FREE_SIGN: char = '.';
/// Sign of an obstacle in the rows of a map.
pub const OBSTACLE_SIGN: char = '#';
/// Range between squares that no path joins, in steps.
const FAR: u8 = u8::MAX;

/// Battle map of a number of seats (1.9).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArenaMap {
    width: u8,
    height: u8,
    /// Whether a square is an obstacle, row by row.
    obstacles: Vec<bool>,
    /// Start squares by their digits.
    starts: SmallVec<[Square; 4]>,
    /// Numbers of steps between all pairs of squares, by both indices (7.2).
    ranges: Vec<u8>,
}

impl ArenaMap {
    /// The map of rows of signs of the same length: free squares, obstacles, and digits for the
    /// start squares.
    pub fn new(rows: &[String]) -> Self {
        let width = rows.first().map_or(0, |row| row.chars().count()) as u8;
        let height = rows.len() as u8;
        let signs = || rows.iter().flat_map(|row| row.chars());
        let mut map = Self {
            width,
            height,
            obstacles: signs().map(|sign| sign == OBSTACLE_SIGN).collect(),
            starts: SmallVec::new(),
            ranges: Vec::new(),
        };
        let digits = signs().zip(map.squares()).filter_map(|(sign, square)| Some((sign.to_digit(10)?, square)));
        let mut starts: Vec<(u32, Square)> = digits.collect();
        starts.sort_unstable();
        map.starts = starts.into_iter().map(|(_, square)| square).collect();
        map.ranges = map.squares().flat_map(|from| map.ranges_from(from)).collect();
        map
    }

    /// Number of columns.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Number of rows.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// Start squares by their digits.
    pub fn starts(&self) -> &[Square] {
        &self.starts
    }

    /// All squares, row by row from the top.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |row| (0..width).map(move |column| Square { column, row }))
    }

    /// Whether a square is on the map.
    pub const fn has(&self, square: Square) -> bool {
        square.column < self.width && square.row < self.height
    }

    /// Whether a square is on the map and no obstacle.
    pub fn is_free(&self, square: Square) -> bool {
        self.has(square) && !self.obstacles[self.index(square)]
    }

    /// Number of the square in a list of all squares.
    pub(super) const fn index(&self, square: Square) -> usize {
        square.row as usize * self.width as usize + square.column as usize
    }

    /// The square beside another one on the map, obstacles included.
    pub fn beside(&self, square: Square, direction: Direction) -> Option<Square> {
        square.beside(direction).filter(|&beside| self.has(beside))
    }

    /// Number of rows or columns between a square and the nearest edge of the map (1.9).
    pub fn ring(&self, square: Square) -> u8 {
        let from_right = self.width.saturating_sub(square.column + 1);
        let from_bottom = self.height.saturating_sub(square.row + 1);
        square.column.min(square.row).min(from_right).min(from_bottom)
    }

    /// Number of orthogonal steps of the shortest path around obstacles, through robots (7.2); 255
    /// if there is none or a square is not on the map.
    pub fn range(&self, from: Square, to: Square) -> u8 {
        if !self.has(from) || !self.has(to) {
            return FAR;
        }
        self.ranges[self.index(from) * self.obstacles.len() + self.index(to)]
    }

    /// Whether there is a path between all free squares (12.4).
    pub fn is_connected(&self) -> bool {
        let free: Vec<Square> = self.squares().filter(|&square| self.is_free(square)).collect();
        free.first().is_none_or(|&first| free.iter().all(|&square| self.range(first, square) < FAR))
    }

    /// Numbers of steps from a square to all squares.
    fn ranges_from(&self, from: Square) -> Vec<u8> {
        let mut ranges = vec![FAR; self.obstacles.len()];
        let mut front = vec![from];
        let mut steps: u8 = 0;
        while !front.is_empty() {
            let mut next = Vec::new();
            for square in front {
                let range = &mut ranges[self.index(square)];
                if *range == FAR && self.is_free(square) {
                    *range = steps;
                    next.extend(Direction::ALL.into_iter().filter_map(|direction| self.beside(square, direction)));
                }
            }
            front = next;
            steps = steps.saturating_add(1);
        }
        ranges
    }
}
