//! Names of the drawings of tiles and puzzles.

use super::files::DRAWINGS;
use crate::parts::{Size, Tile, TileKind};
use crate::puzzles::PuzzleKind;
use client::art::figures::FIGURE_DRAWINGS;
use client::art::files::DrawingFile;
use client::art::names::symbol_name;
use shell::seats::Colour;

/// The icon of a kind of puzzle.
pub const fn puzzle_icon(kind: PuzzleKind) -> &'static str {
    match kind {
        PuzzleKind::Battle => "phase_battle",
        PuzzleKind::Take => "phase_scrounge",
        PuzzleKind::Build => "phase_factory",
        PuzzleKind::Win => "phase_victory",
    }
}

/// The drawing with a name, among those of this game and those of figures.
fn find_drawing(name: &str) -> Option<DrawingFile> {
    DRAWINGS.find_drawing(name).or_else(|| FIGURE_DRAWINGS.find_drawing(name))
}

/// The drawing of a tile; starter parts wear the colour of their seat. Tiles of other tile sets are
/// shown as the built-in tile of their kind and size.
pub fn drawing_of(tile: &Tile, starter: Option<Colour>) -> &'static str {
    let own = find_drawing(tile.name()).map(|file| file.name);
    let plain = own.unwrap_or_else(|| drawing_of_kind(tile.kind(), tile.size()));
    let worn = starter.and_then(|colour| find_drawing(&format!("{plain}_{}", symbol_name(colour))));
    worn.map_or(plain, |file| file.name)
}

/// The body in a seat's colour.
pub const fn starter_body(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "body_triangle",
        Colour::Blue => "body_circle",
        Colour::Green => "body_square",
        Colour::Pink => "body_diamond",
        Colour::Indigo => "body_hexagon",
    }
}

/// The back of a face-down tile.
pub const fn back_of(size: Size) -> &'static str {
    match size {
        Size::Small => "back_small",
        Size::Medium => "back_medium",
        Size::Large => "back_large",
    }
}

/// The drawing of the built-in tile of a kind and size.
const fn drawing_of_kind(kind: TileKind, size: Option<Size>) -> &'static str {
    let Some(size) = size else { return "body" };
    match (kind, size) {
        (TileKind::Body, _) => "body",
        (TileKind::Eye, Size::Small) => "eye_small",
        (TileKind::Eye, Size::Medium) => "eye_medium",
        (TileKind::Eye, Size::Large) => "eye_large",
        (TileKind::Mouth, Size::Small) => "mouth_small",
        (TileKind::Mouth, Size::Medium) => "mouth_medium",
        (TileKind::Mouth, Size::Large) => "mouth_large",
        (TileKind::Claw, Size::Small) => "claw_small",
        (TileKind::Claw, Size::Medium) => "claw_medium",
        (TileKind::Claw, Size::Large) => "claw_large",
        (TileKind::Mover, Size::Small) => "feet_small",
        (TileKind::Mover, Size::Medium) => "treads_medium",
        (TileKind::Mover, Size::Large) => "jet_large",
        (TileKind::Pipe, Size::Small) => "pipe_small_straight",
        (TileKind::Pipe, _) => "pipe_medium_splitter",
        (TileKind::Bomb, Size::Small) => "bomb_small",
        (TileKind::Bomb, Size::Medium) => "bomb_medium",
        (TileKind::Bomb, Size::Large) => "bomb_large",
        (TileKind::Energy, Size::Small) => "energy_small",
        (TileKind::Energy, Size::Medium) => "energy_medium",
        (TileKind::Energy, Size::Large) => "energy_large",
    }
}

/// The second picture of a jet's flame.
pub const FLAME: &str = "jet_flame";

/// Drawing that idle motion shows over another from time to time: the lid of an eye, or a flame;
/// `None` for drawings without one.
pub fn drawing_over(drawing: &str) -> Option<&'static str> {
    match drawing {
        "eye_medium" => Some("lid_medium"),
        "eye_large" => Some("lid_large"),
        "jet_large" => Some(FLAME),
        _ if drawing.starts_with("eye_small") => Some("lid_small"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::TileSet;

    #[test]
    fn every_built_in_tile_has_a_drawing_of_its_own() {
        let tiles = TileSet::standard();
        for tile in tiles.tiles() {
            assert_eq!(drawing_of(tile, None), tile.name());
            assert_eq!(drawing_of_kind(tile.kind(), tile.size()).split('_').next(), tile.name().split('_').next());
        }
    }

    #[test]
    fn starter_parts_wear_their_seats_symbol() {
        let tiles = TileSet::standard();
        for &tile in tiles.starter_tiles() {
            for colour in Colour::ALL {
                assert!(drawing_of(&tiles[tile], Some(colour)).ends_with(symbol_name(colour)));
            }
        }
    }

    #[test]
    fn what_comes_and_goes_over_a_part_has_a_drawing() {
        assert_eq!(drawing_over("eye_small_circle"), Some("lid_small"));
        assert_eq!(drawing_over("claw_small"), None);
        for drawing in ["eye_small", "eye_medium", "eye_large", "jet_large"] {
            assert!(find_drawing(drawing_over(drawing).unwrap()).is_some(), "{drawing}");
        }
    }

    #[test]
    fn every_back_has_a_drawing() {
        assert!(Size::ALL.iter().all(|&size| find_drawing(back_of(size)).is_some()));
        assert!(Colour::ALL.iter().all(|&colour| find_drawing(starter_body(colour)).is_some()));
    }
}
