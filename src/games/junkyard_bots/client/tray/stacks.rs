//! Stacks of the face-up parts of the Junkyard, one slot each: parts of the same tile, or, if there
//! is too little room, parts of the same use or of the same kind.

use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::client::scene::likeness::Likeness;
use crate::parts::{PartId, Size, Socket, Tile, TileId, TileKind};
use shell::grid::Rotation;

/// Parts of one slot, by tile and then by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// All parts.
    pub parts: Vec<PartId>,
    /// One part of each tile in the stack.
    pub tiles: Vec<PartId>,
}

/// Shared property of a stack, by which stacks are ordered.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum StackKey {
    Tile(TileId),
    Use(TileKind, Vec<Socket>),
    Kind(TileKind),
}

fn stack_key(tile: &Tile, like: Likeness) -> StackKey {
    match like {
        Likeness::Tile => StackKey::Tile(tile.id()),
        Likeness::Use => {
            let mut sockets = tile.shape().outline_in(Rotation::Up).sockets.clone();
            sockets.sort_unstable();
            StackKey::Use(tile.kind(), sockets)
        }
        Likeness::Kind => StackKey::Kind(tile.kind()),
    }
}

/// Sorts tiles of one size into stacks, each part with its number.
fn sort_into_stacks<'t>(parts: impl Iterator<Item = (PartId, &'t Tile)>, like: Likeness) -> Vec<Stack> {
    let mut all: Vec<(StackKey, TileId, PartId)> =
        parts.map(|(part, tile)| (stack_key(tile, like), tile.id(), part)).collect();
    all.sort_unstable();
    let of = |same: &[(StackKey, TileId, PartId)]| Stack {
        parts: same.iter().map(|(_, _, part)| *part).collect(),
        tiles: same.chunk_by(|one, other| one.1 == other.1).map(|chunk| chunk[0].2).collect(),
    };
    all.chunk_by(|one, other| one.0 == other.0).map(of).collect()
}

/// Returns the stacks of a size.
pub fn stacks_of_size(scene: &Scene, size: Size, like: Likeness) -> Vec<Stack> {
    let parts = scene.face_up(size);
    sort_into_stacks(parts.iter().filter_map(|part| Some((part.id, scene.table.tile(part.id)?))), like)
}

impl Stack {
    /// Returns the part on top: the one in hand or chosen if it is in the stack, else the first
    /// that may be taken, else the first.
    pub fn top_part(&self, scene: &Scene, may_take: impl Fn(PartId) -> bool) -> PartId {
        let wanted = scene.interaction.own.hand.as_ref().map(|hand| hand.thing).or(scene.interaction.own.chosen);
        let is_wanted = |part: &&PartId| wanted == Some(Thing::Part(**part));
        let first = || self.tiles.iter().find(|part| may_take(**part)).or(self.tiles.first());
        self.parts.iter().find(is_wanted).or_else(first).copied().unwrap_or(PartId(0))
    }

    /// Returns the part of the next tile after that of a part, or of the one before.
    pub fn part_beside(&self, top: PartId, is_forward: bool) -> Option<PartId> {
        let at = self.parts.iter().position(|&part| part == top)?;
        let number = self.tiles.iter().rposition(|first| self.parts[..=at].contains(first))?;
        let count = self.tiles.len();
        let step = if is_forward { 1 } else { count - 1 };
        (count > 1).then(|| self.tiles[(number + step) % count])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Setup;

    #[test]
    fn parts_of_one_use_or_of_one_kind_lie_together_where_room_is_scarce() {
        let setup = Setup::new(2, 1);
        let tiles = setup.tiles.tiles().iter().filter(|tile| tile.size() == Some(Size::Small));
        let small: Vec<(PartId, &Tile)> = (0..).map(PartId).zip(tiles).collect();
        let count = |like| sort_into_stacks(small.iter().copied(), like).len();
        assert_eq!(count(Likeness::Tile), small.len());
        // A straight pipe and an elbow have other sockets, and are of one kind.
        assert_eq!((count(Likeness::Use), count(Likeness::Kind)), (small.len(), small.len() - 1));
        let twice: Vec<(PartId, &Tile)> = small.iter().chain(&small).copied().collect();
        assert_eq!(sort_into_stacks(twice.into_iter(), Likeness::Use).len(), small.len());
    }

    #[test]
    fn a_stack_of_several_tiles_is_leafed_through_tile_by_tile() {
        let [a, b, c, d] = [0, 1, 2, 3].map(PartId);
        let stack = Stack { parts: vec![a, b, c, d], tiles: vec![a, c] };
        assert_eq!(
            (stack.part_beside(a, true), stack.part_beside(b, true), stack.part_beside(d, true)),
            (Some(c), Some(c), Some(a))
        );
        assert_eq!(stack.part_beside(a, false), Some(c));
        assert_eq!(Stack { parts: vec![a, b], tiles: vec![a] }.part_beside(a, true), None);
    }
}
