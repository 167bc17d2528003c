//! Face-up tiles of the Junkyard, and the odds of its face-down ones, from facts that are open to
//! all (rule 9.1).

use crate::parts::{GripperKind, PartId, Size, Tile, TileId, TileKind};
use crate::table::Table;
use crate::table::pools::Pools;

/// Tiles of the Junkyard.
pub(super) struct Yard {
    /// Face-up energy of each size.
    pub energy: [u16; 3],
    /// Face-up bombs of each size.
    pub bombs: [u16; 3],
    /// Face-up robot parts of each size.
    pub parts: [u16; 3],
    /// Points of all face-down tiles.
    pub hidden: u16,
    /// Share of energy among the face-down tiles of each size.
    pub energy_share: [f32; 3],
    /// Share of bombs among the face-down tiles of each size.
    pub bomb_share: [f32; 3],
}

impl Yard {
    pub(super) fn new(table: &Table) -> Self {
        let count = |by: GripperKind, is: &dyn Fn(&Tile) -> bool| {
            Size::ALL.map(|size| {
                let parts = table.junkyard().face_up(by, size).iter();
                parts.filter(|&part| table.tile(part).is_some_and(is)).count() as u16
            })
        };
        let pile = |size: Size| table.junkyard().pile(size).len() as u16 * u16::from(size.points());
        let (energy_share, bomb_share) = unseen_shares(table);
        Self {
            energy: count(GripperKind::Mouth, &|tile| tile.kind() == TileKind::Energy),
            bombs: count(GripperKind::Claw, &|tile| tile.kind() == TileKind::Bomb),
            parts: count(GripperKind::Claw, &|tile| tile.kind().is_robot_part()),
            hidden: Size::ALL.into_iter().map(pile).sum(),
            energy_share,
            bomb_share,
        }
    }
}

/// Shares of energy and of bombs among the tiles of each size that nobody has seen.
fn unseen_shares(table: &Table) -> ([f32; 3], [f32; 3]) {
    let tiles = table.tiles();
    let mut all = [0.0_f32; 3];
    let mut energy = [0.0; 3];
    let mut bombs = [0.0; 3];
    let mut note = |tile: &Tile, count: f32| {
        let Some(size) = tile.size() else { return };
        all[size as usize] += count;
        match tile.kind() {
            TileKind::Energy => energy[size as usize] += count,
            TileKind::Bomb => bombs[size as usize] += count,
            _ => {}
        }
    };
    let parts = (0..).map(PartId).map_while(|part| table.part(part));
    let known: Vec<Option<TileId>> = parts.map(|part| part.tile).collect();
    let pools = Pools::beside_known(tiles, known.into_iter());
    tiles.tiles().iter().for_each(|tile| note(tile, pools.left(tile.id()).into()));
    let share = |of: [f32; 3]| Size::ALL.map(|size| (of[size as usize] / all[size as usize].max(1.0)).clamp(0.0, 1.0));
    (share(energy), share(bombs))
}
