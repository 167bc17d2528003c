//! Squares that a move can end on (7.1), and the paths to them.

use super::map::ArenaMap;
use super::square::{Direction, Square};

/// A robot that is to move: the map, the squares of the other robots, and its own square and trait.
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a> {
    /// The map.
    pub map: &'a ArenaMap,
    /// Squares of the other robots that stand.
    pub others: &'a [Square],
    /// Square where the move begins.
    pub from: Square,
    /// Whether the robot moves through robots and over obstacles (8.12).
    pub hovers: bool,
}

impl Mover<'_> {
    /// Whether the robot can end a move on a square.
    fn can_end(&self, square: Square) -> bool {
        self.map.is_free(square) && !self.others.contains(&square)
    }

    /// Squares other than the first one that a move of some steps can end on, in the order of the
    /// map (7.1, 8.12).
    pub fn reachable(&self, steps: u8) -> Vec<Square> {
        let found = self.steps_to_all(steps);
        let is_reached =
            |square: &Square| found[self.map.index(*square)].is_some() && *square != self.from && self.can_end(*square);
        self.map.squares().filter(is_reached).collect()
    }

    /// Squares of a shortest path to a square, without the first one; `None` if a move of some
    /// steps can't end there. A path to the mover's own square is empty.
    pub fn path(&self, to: Square, steps: u8) -> Option<Vec<Square>> {
        if !self.map.has(to) || !self.can_end(to) {
            return None;
        }
        let found = self.steps_to_all(steps);
        let mut path = Vec::new();
        let mut square = to;
        while square != self.from {
            path.push(square);
            let left = found[self.map.index(square)]?;
            let is_before = |beside: &Square| found[self.map.index(*beside)].is_some_and(|steps| steps + 1 == left);
            let mut beside = Direction::ALL.into_iter().filter_map(|direction| self.map.beside(square, direction));
            square = beside.find(is_before)?;
        }
        path.reverse();
        Some(path)
    }

    /// Number of steps to each square, by the index of the square; `None` if it takes more than
    /// some steps.
    fn steps_to_all(&self, steps: u8) -> Vec<Option<u8>> {
        let mut found = vec![None; usize::from(self.map.width()) * usize::from(self.map.height())];
        let mut front = vec![self.from];
        if let Some(first) = found.get_mut(self.map.index(self.from)) {
            *first = Some(0);
        }
        for step in 1..=steps {
            let mut next = Vec::new();
            for square in front {
                for beside in Direction::ALL.into_iter().filter_map(|direction| self.map.beside(square, direction)) {
                    let slot = &mut found[self.map.index(beside)];
                    if slot.is_none() && (self.hovers || self.can_end(beside)) {
                        *slot = Some(step);
                        next.push(beside);
                    }
                }
            }
            front = next;
        }
        found
    }
}
