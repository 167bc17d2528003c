//! Links between a robot's parts (rule 2.2), and their connection to the body (2.3).

use smallvec::SmallVec;

/// Largest number of parts that can be linked to one part: the body covers three by three cells and
/// no tile covers more (rule 1.4), so a part has at most 12 unit edges.
const MOST_NEIGHBOURS: usize = 12;

/// Parts linked to one part, each once. Unused entries are 0; all entries are copied together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Neighbours {
    count: u8,
    parts: [u16; MOST_NEIGHBOURS],
}

impl Neighbours {
    fn as_slice(&self) -> &[u16] {
        &self.parts[..usize::from(self.count)]
    }

    /// Adds a part. Parts beyond the number of a tile's edges are ignored.
    const fn push(&mut self, part: u16) {
        if (self.count as usize) < MOST_NEIGHBOURS {
            self.parts[self.count as usize] = part;
            self.count += 1;
        }
    }

    /// Removes the part that was added last.
    const fn pop(&mut self) {
        if let Some(last) = self.count.checked_sub(1) {
            self.count = last;
            self.parts[last as usize] = 0;
        }
    }
}

/// Links of a robot as a graph. Its nodes are the parts by their index in the assembly; the body is
/// 0. Two parts that meet at two sockets have one edge.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct LinkGraph(Vec<Neighbours>);

impl Clone for LinkGraph {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl LinkGraph {
    /// A graph without parts that has room for `parts` parts.
    pub(super) fn with_capacity(parts: usize) -> Self {
        Self(Vec::with_capacity(parts))
    }

    /// Resets the graph to `parts` parts without links.
    pub(super) fn reset_unlinked(&mut self, parts: usize) {
        self.0.clear();
        self.0.resize(parts, Neighbours::default());
    }

    /// Removes parts from the end until `parts` are left. The removed ones must have no links.
    pub(super) fn truncate_unlinked(&mut self, parts: usize) {
        debug_assert!(self.0.iter().skip(parts).all(|part| part.count == 0), "held parts have no links");
        self.0.truncate(parts);
    }

    /// Number of parts.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no part.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a part without links; its index is the next one.
    pub fn push_part(&mut self) {
        self.0.push(Neighbours::default());
    }

    /// Links two parts. Does nothing if they are linked already.
    ///
    /// # Panics
    /// If the graph has no part with one of these indices.
    pub fn link(&mut self, one: usize, other: usize) {
        // A robot has at most 400 parts, so an index fits a `u16`.
        if !self.0[one].as_slice().contains(&(other as u16)) {
            self.0[one].push(other as u16);
            self.0[other].push(one as u16);
        }
    }

    /// Removes the last part and its links.
    pub fn pop_part(&mut self) {
        let last = self.0.len().saturating_sub(1) as u16;
        for &other in self.0.pop().unwrap_or_default().as_slice() {
            // The last part was linked last, so it is the last neighbour.
            let links = &mut self.0[usize::from(other)];
            debug_assert_eq!(links.as_slice().last(), Some(&last));
            links.pop();
        }
    }

    /// Removes a part that has no links; those behind it move up.
    pub(super) fn remove_unlinked(&mut self, part: usize) {
        debug_assert!(self.0[part].count == 0, "held parts have no links, and they come last");
        self.0.remove(part);
    }

    /// Removes every part.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The parts linked to a part, each once.
    ///
    /// # Panics
    /// If the graph has no part with this index.
    pub fn neighbours_of(&self, part: usize) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator {
        self.0[part].as_slice().iter().map(|&other| usize::from(other))
    }

    /// Marks the parts that are connected to the body when the parts for which `without` holds are
    /// removed.
    pub fn reached_without(&self, without: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.len()];
        let mut open: SmallVec<[usize; 32]> = SmallVec::new();
        if !self.is_empty() {
            reached[0] = true;
            open.push(0);
        }
        while let Some(part) = open.pop() {
            for other in self.neighbours_of(part) {
                if !reached[other] && !without(other) {
                    reached[other] = true;
                    open.push(other);
                }
            }
        }
        reached
    }

    /// The shortest paths to the body.
    pub(super) fn tree(&self) -> ShortestPathTree {
        let mut tree = ShortestPathTree {
            parents: SmallVec::from_elem(ShortestPathTree::NO_PARENT, self.len()),
            order: SmallVec::new(),
            cycles: false,
        };
        if !self.is_empty() {
            tree.order.push(0);
        }
        let mut at = 0;
        let mut ends = 0;
        while let Some(&part) = tree.order.get(at) {
            at += 1;
            for &other in self.0[usize::from(part)].as_slice() {
                ends += 1;
                if other != 0 && tree.parents[usize::from(other)] == ShortestPathTree::NO_PARENT {
                    tree.parents[usize::from(other)] = part;
                    tree.order.push(other);
                }
            }
        }
        // Every edge has two ends, and a tree has one edge fewer than it has nodes.
        tree.cycles = ends + 2 != 2 * tree.order.len();
        tree
    }
}

/// Parts that are connected to the body, each with the next part on a shortest path to it.
#[derive(Clone, Debug)]
pub(super) struct ShortestPathTree {
    parents: SmallVec<[u16; 48]>,
    order: SmallVec<[u16; 48]>,
    cycles: bool,
}

impl ShortestPathTree {
    const NO_PARENT: u16 = u16::MAX;

    /// Whether the links have a cycle, so that some part has two paths to the body.
    pub(super) const fn has_cycles(&self) -> bool {
        self.cycles
    }

    /// The next part on the path to the body; `None` for the body and for parts that are not
    /// connected to it.
    pub(super) fn parent_of(&self, part: usize) -> Option<usize> {
        let parent = self.parents[part];
        (parent != Self::NO_PARENT).then(|| usize::from(parent))
    }

    /// Whether a part is connected to the body.
    pub(super) fn is_connected(&self, part: usize) -> bool {
        part == 0 || self.parents[part] != Self::NO_PARENT
    }

    /// The parts that are connected to the body, each after its parent; the body is first.
    pub(super) fn order(&self) -> impl Iterator<Item = usize> {
        self.order.iter().map(|&part| usize::from(part))
    }
}
