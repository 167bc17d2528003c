//! The pipe bonus (rule 2.9): the number of pipes that lie on at least one chain to a part.

use smallvec::SmallVec;

use super::assembly::Assembly;
use super::links::{LinkGraph, ShortestPathTree};
use super::placed_part::PlacedPart;
use crate::parts::{Tile, TileKind};

/// Pipe bonus of each part of an assembly, in points and in the assembly's order; 0 for the body,
/// for pipes and for held parts.
pub type Bonuses = SmallVec<[u8; 32]>;

/// The pipe bonus of one part among those of a robot, in points.
pub fn bonus_of_part(bonuses: &[u8], part: usize) -> u16 {
    bonuses.get(part).map_or(0, |&bonus| u16::from(bonus))
}

/// The points of a part with its pipe bonus: a gripper's strength (3.1), and what an eye or a mover
/// adds to sight (2.8) or speed (2.7).
pub fn points_with_bonus(tile: &Tile, bonus: u16) -> u16 {
    u16::from(tile.points()) + bonus
}

/// The pipe bonus of every part of an assembly, by its own links.
pub fn pipe_bonuses(assembly: &Assembly) -> Bonuses {
    let parts = assembly.parts();
    if parts.iter().any(is_pipe) {
        along(parts, assembly.links(), &assembly.links().tree())
    } else {
        Bonuses::from_elem(0, parts.len())
    }
}

/// The pipe bonus of every part, when the parts are linked by `links` and `tree` has the shortest
/// paths to the body.
pub(super) fn along(parts: &[PlacedPart], links: &LinkGraph, tree: &ShortestPathTree) -> Bonuses {
    if tree.has_cycles() {
        (0..parts.len()).map(|part| by_all_chains(parts, links, tree, part)).collect()
    } else {
        PipeRuns::along_tree(parts, tree).bonuses_in_tree(parts, tree)
    }
}

/// Number of pipes in a row that end at each part, on its only path from the body.
#[derive(Clone, Debug)]
pub struct PipeRuns(SmallVec<[u8; 48]>);

impl PipeRuns {
    /// The pipe bonus of every part of an assembly, and its runs of pipes if there are pipes and
    /// the links form a tree. The runs are `None` if some part has several paths to the body.
    pub fn with_bonuses(assembly: &Assembly) -> (Bonuses, Option<Self>) {
        let parts = assembly.parts();
        if !parts.iter().any(is_pipe) {
            return (Bonuses::from_elem(0, parts.len()), None);
        }
        let tree = assembly.links().tree();
        if tree.has_cycles() {
            return (along(parts, assembly.links(), &tree), None);
        }
        let runs = Self::along_tree(parts, &tree);
        (runs.bonuses_in_tree(parts, &tree), Some(runs))
    }

    /// The pipe bonus of every part, where the links form a tree. There the only chain of a part is
    /// the run of pipes on its path to the body.
    fn bonuses_in_tree(&self, parts: &[PlacedPart], tree: &ShortestPathTree) -> Bonuses {
        let bonus = |(index, placed): (usize, &PlacedPart)| {
            tree.parent_of(index).filter(|_| !is_pipe(placed)).map_or(0, |parent| self.run_to(parent))
        };
        parts.iter().enumerate().map(bonus).collect()
    }

    fn along_tree(parts: &[PlacedPart], tree: &ShortestPathTree) -> Self {
        let mut runs: SmallVec<[u8; 48]> = SmallVec::from_elem(0, parts.len());
        for part in tree.order() {
            if let Some(parent) = tree.parent_of(part).filter(|_| is_pipe(&parts[part])) {
                runs[part] = runs[parent].saturating_add(1);
            }
        }
        Self(runs)
    }

    /// Number of pipes in a row up to and including this part; 0 if it is not a pipe.
    pub fn run_to(&self, part: usize) -> u8 {
        self.0.get(part).copied().unwrap_or(0)
    }
}

const fn is_pipe(placed: &PlacedPart) -> bool {
    matches!(placed.kind(), Some(TileKind::Pipe))
}

/// The pipe bonus of one part, where there may be several paths to the body. Walks every simple
/// path of linked pipes that starts at the part; where a path meets a root, its pipes count. The
/// tile set's limit on splitters bounds the number of these paths.
fn by_all_chains(parts: &[PlacedPart], links: &LinkGraph, tree: &ShortestPathTree, part: usize) -> u8 {
    if matches!(parts[part].kind(), None | Some(TileKind::Body | TileKind::Pipe)) {
        return 0;
    }
    let mut walk = ChainWalk { parts, links, tree, carried: part, chain: SmallVec::new(), counted: SmallVec::new() };
    walk.walk_from(part);
    // A game has at most 400 tiles and far fewer pipes, so no bonus of rule 2.9 exceeds 255.
    u8::try_from(walk.counted.len()).unwrap_or(u8::MAX)
}

/// Walk along the chains of one part.
struct ChainWalk<'a> {
    parts: &'a [PlacedPart],
    links: &'a LinkGraph,
    tree: &'a ShortestPathTree,
    carried: usize,
    /// Pipes from the carried part to the present end of the walk.
    chain: SmallVec<[usize; 16]>,
    /// Pipes that were found to lie on a chain.
    counted: SmallVec<[usize; 16]>,
}

impl ChainWalk<'_> {
    fn walk_from(&mut self, at: usize) {
        let links = self.links;
        for next in links.neighbours_of(at) {
            if is_pipe(&self.parts[next]) {
                if !self.chain.contains(&next) {
                    self.chain.push(next);
                    self.walk_from(next);
                    self.chain.pop();
                }
            } else if !self.chain.is_empty() && next != self.carried && self.is_root(next) {
                self.count_chain();
            }
        }
    }

    /// Whether a part that is not a pipe still reaches the body when the pipes of the present chain
    /// and the carried part are removed.
    fn is_root(&self, part: usize) -> bool {
        let taken_away = |other: usize| other == self.carried || self.chain.contains(&other);
        let mut at = part;
        // In most cases the shortest path avoids the removed parts, and no search is needed.
        while let Some(parent) = self.tree.parent_of(at) {
            if taken_away(parent) {
                return self.links.reached_without(taken_away)[part];
            }
            at = parent;
        }
        at == 0
    }

    fn count_chain(&mut self) {
        for &pipe in &self.chain {
            if !self.counted.contains(&pipe) {
                self.counted.push(pipe);
            }
        }
    }
}
