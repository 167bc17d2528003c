//! Contents of the cards of the tile sets, as plain data.

use crate::client::art::drawing_of;
use crate::client::scene::contents::cells_of;
use crate::messages::phrase;
use crate::parts::catalogue::{self, ListedTileSet};
use crate::parts::tile_set_file::PlayStatistics;
use crate::parts::{Tile, TileSet};
use shell::language::{Argument, Phrase};

/// Number of tiles that a card shows.
const PICTURES: usize = 5;

/// Contents of a card.
#[derive(Clone, Debug)]
pub(crate) struct TileSetCard<'a> {
    /// Name of the tile set.
    pub name: Phrase,
    /// Description of how it plays.
    pub about: Phrase,
    /// Statistics of games that were played with it.
    pub measured: &'a PlayStatistics,
    /// Tiles to show: their drawings, and their width and height in cells.
    pub pictures: Vec<(&'static str, (f32, f32))>,
}

impl TileSetCard<'_> {
    /// Describes the statistics in words.
    pub(crate) fn in_words(&self) -> Phrase {
        let Some(rounds) = self.measured.median_rounds() else { return phrase!("junkyard-no-games") };
        let explosions = Argument::decimal((100.0 * self.measured.explosion_share()).into(), 0);
        phrase!("junkyard-games", games = self.measured.games(), rounds = rounds, explosions = explosions)
    }
}

/// Returns the cards of all tile sets: those of the game, and one from a file if there is one.
pub(crate) fn tile_set_cards(from_file: Option<&ListedTileSet>) -> Vec<TileSetCard<'_>> {
    catalogue::bundled_tile_sets().iter().chain(from_file).map(tile_set_card).collect()
}

fn tile_set_card(listed: &ListedTileSet) -> TileSetCard<'_> {
    let (name, about) = listed.in_words();
    let about = about.unwrap_or_else(|| phrase!("junkyard-of-a-file"));
    TileSetCard { name, about, measured: &listed.measured, pictures: typical_tiles(&listed.tiles) }
}

/// Returns the tiles to show for a tile set, of different kinds: those that have a larger share of
/// the points than in the standard set, the largest difference first. For the standard set, those
/// with the most copies, which show a bit of everything.
fn typical_tiles(tiles: &TileSet) -> Vec<(&'static str, (f32, f32))> {
    let standard = TileSet::standard();
    let whole = |set: &TileSet| set.tiles().iter().map(total_points).sum::<f32>().max(1.0);
    let own = whole(tiles);
    let usual = whole(&standard);
    let share = |tile: &Tile| {
        if *tiles == *standard {
            return f32::from(tile.count());
        }
        total_points(tile) / own - standard.tile_named(tile.name()).map_or(0.0, total_points) / usual
    };
    let mut found: Vec<&Tile> = tiles.tiles().iter().filter(|tile| tile.count() > 0).collect();
    found.sort_by(|one, other| share(other).total_cmp(&share(one)));
    let mut shown: Vec<&Tile> = Vec::new();
    for tile in found {
        if shown.len() < PICTURES && shown.iter().all(|other| other.kind() != tile.kind()) {
            shown.push(tile);
        }
    }
    let picture = |tile: &Tile| (drawing_of(tile, None), tile.size().map_or((1.0, 1.0), cells_of));
    shown.into_iter().map(picture).collect()
}

/// Points of all copies of a tile.
fn total_points(tile: &Tile) -> f32 {
    f32::from(tile.count()) * f32::from(tile.points())
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn every_tile_set_of_the_game_has_a_card_with_pictures_and_figures() {
        let cards = tile_set_cards(None);
        assert_eq!(cards.len(), catalogue::bundled_tile_sets().len());
        for card in cards {
            let [name, about, games] =
                [&card.name, &card.about, &card.in_words()].map(|words| Language::english().tell(words));
            assert_eq!(card.pictures.len(), PICTURES, "{name}");
            assert!(about.len() > 20 && card.measured.games() >= 1_000, "{name}");
            assert!(games.contains("rounds"), "{name}");
        }
    }
}
