//! Tiles that a seat has not seen, and the odds of a face-down one (rule 9.2).

use crate::parts::{Size, Tile, TileSet};
use crate::table::View;
use crate::table::pools::Pools;

/// Numbers of each tile that a seat has not seen: face-down piles, and blind parts.
pub struct UnseenTiles<'t> {
    tiles: &'t TileSet,
    pools: Pools,
}

impl<'t> UnseenTiles<'t> {
    /// Counts the tiles that the seat of a view has not seen.
    pub fn new(tiles: &'t TileSet, view: &View) -> Self {
        Self { tiles, pools: Pools::beside_known(tiles, view.parts.iter().map(|part| part.tile)) }
    }

    /// Mean of a quantity over the tiles that a face-down tile of a size may be, each as likely as
    /// another; 0 if there is none.
    pub fn mean(&self, size: Size, of: impl Fn(&Tile) -> f32) -> f32 {
        let mut sum = 0.0;
        let mut count = 0.0;
        for tile in self.tiles.tiles().iter().filter(|tile| tile.size() == Some(size)) {
            let left = f32::from(self.pools.left(tile.id()));
            sum += left * of(tile);
            count += left;
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, JunkyardBotsTable};
    use crate::parts::TileKind;
    use crate::table::Setup;
    use shell::seats::SeatId;

    #[test]
    fn nothing_has_been_seen_at_the_start() {
        let (mut game, _) = Game::new(&Setup::new(2, 1)).unwrap();
        let tiles = TileSet::standard();
        let view = game.view(SeatId(0));
        let unseen = UnseenTiles::new(&tiles, &view);
        let energy = |size| unseen.mean(size, |tile| f32::from(u8::from(tile.kind() == TileKind::Energy)));
        for size in Size::ALL {
            let of_size =
                tiles.tiles().iter().filter(|tile| tile.size() == Some(size) && tile.kind() == TileKind::Energy);
            let count: u16 = of_size.map(|tile| u16::from(tile.count())).sum();
            assert!((energy(size) - f32::from(count) / f32::from(tiles.pile_count(size))).abs() < 1e-6);
        }
    }
}
