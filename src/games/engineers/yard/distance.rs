//! Distances, shortest paths and squares nearby, in open steps.

use smallvec::SmallVec;

use super::square::Square;
use super::ways::Yard;

/// Distance of a square that can't be reached.
pub const UNREACHABLE: u8 = u8::MAX;

/// Squares in their order. Those of a search with a small scan need no heap memory.
pub type Squares = SmallVec<[Square; 16]>;

impl Yard {
    /// Numbers of steps from a square to all squares of yard and road, by their indices;
    /// [`UNREACHABLE`] where no way leads.
    pub fn distances(&self, from: Square) -> [u8; Square::COUNT] {
        let mut distances = [UNREACHABLE; Square::COUNT];
        let mut queue = [from; Square::COUNT];
        distances[from.index()] = 0;
        let mut first = 0;
        let mut end = 1;
        while first < end {
            let square = queue[first];
            first += 1;
            for (_, next) in self.neighbours(square) {
                if distances[next.index()] == UNREACHABLE {
                    distances[next.index()] = distances[square.index()] + 1;
                    queue[end] = next;
                    end += 1;
                }
            }
        }
        distances
    }

    /// Mean number of steps from a square to the squares of the yard.
    pub fn mean_distance(&self, from: Square) -> f32 {
        let ways = self.distances(from);
        let steps: u32 = Square::all_of_yard().map(|square| u32::from(ways[square.index()])).sum();
        steps as f32 / Square::all_of_yard().count() as f32
    }

    /// The squares of a shortest way, without the first one; of several ways always the same one.
    /// The way from a square to itself is empty; `None` if no way leads to `to`.
    pub fn path(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        let distances = self.distances(to);
        if distances[from.index()] == UNREACHABLE {
            return None;
        }
        let is_nearer = |square: Square, next: Square| distances[next.index()] < distances[square.index()];
        let next_of = |square: &Square| {
            let mut beside = self.neighbours(*square).map(|(_, next)| next);
            beside.find(|&next| is_nearer(*square, next))
        };
        Some(std::iter::successors(next_of(&from), next_of).collect())
    }

    /// The squares that a search with a scan of some steps covers, in their order (6.1): the square
    /// itself and those that the steps reach inside the yard; from the road the square itself only.
    pub fn within(&self, square: Square, steps: u8) -> Squares {
        let mut found = Squares::from_elem(square, 1);
        if square.is_road() {
            return found;
        }
        let mut first = 0;
        for _ in 0..steps {
            let end = found.len();
            for index in first..end {
                let beside = self.neighbours(found[index]).map(|(_, next)| next);
                let is_new = |next: &Square| next.is_yard() && !found.contains(next);
                let new: SmallVec<[Square; 4]> = beside.filter(is_new).collect();
                found.extend(new);
            }
            first = end;
        }
        found.sort_unstable();
        found
    }
}
