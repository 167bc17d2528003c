//! Descriptions of parts and of their uses.

use crate::messages::phrase;
use crate::parts::{Size, Tile, TileKind};
use crate::words;
use shell::grid::{Rotation, Side};
use shell::language::{Argument, Phrase};

/// Describes a tile and its use in a sentence: "Large eye, 4 points: sight 4 and a secret look.
/// Socket below."
pub fn tile_in_words(tile: &Tile) -> Phrase {
    if tile.kind() == TileKind::Body {
        return phrase!("inspector-body");
    }
    let (_, does, when) = purpose_of_tile(tile);
    let name = words::tile_name(tile);
    let points = tile.points();
    let sockets = tile.shape().outline_in(Rotation::Up).sockets.len();
    match (points, sockets) {
        (0, _) => {
            phrase!(
                "part-in-words-pipe",
                part = name,
                does = does,
                when = when,
                count = sockets,
                sides = socket_sides(tile)
            )
        }
        (_, 0) => phrase!(
            "part-in-words-held",
            part = name,
            points = words::count_of_points(points),
            does = does,
            when = when
        ),
        _ => phrase!(
            "part-in-words",
            part = name,
            points = words::count_of_points(points),
            does = does,
            when = when,
            count = sockets,
            sides = socket_sides(tile)
        ),
    }
}

/// Returns the icon of a tile's use, the use with its figure, and the condition or target of it.
pub fn purpose_of_tile(tile: &Tile) -> (Option<&'static str>, Phrase, Phrase) {
    let points = tile.points();
    let once = || phrase!("purpose-once-attached");
    let does = |ability: &'static str| phrase!("purpose-ability", ability = ability, points = points);
    match (tile.kind(), tile.size()) {
        (TileKind::Eye, Some(Size::Large)) => (Some("ability_sight"), does("sight"), phrase!("purpose-secret-look")),
        (TileKind::Eye, _) => (Some("ability_sight"), does("sight"), once()),
        (TileKind::Mouth, _) => (Some("ability_bite"), does("bite"), once()),
        (TileKind::Claw, _) => (Some("ability_grip"), does("grip"), once()),
        (TileKind::Mover, Some(Size::Large)) => (Some("ability_speed"), does("speed"), phrase!("purpose-any-way-up")),
        (TileKind::Mover, _) => (Some("ability_speed"), does("speed"), phrase!("purpose-upright")),
        (TileKind::Pipe, Some(Size::Medium)) => (Some("bonus_tag"), phrase!("purpose-adds"), phrase!("purpose-both")),
        (TileKind::Pipe, _) => (Some("bonus_tag"), phrase!("purpose-adds"), phrase!("purpose-one")),
        (TileKind::Bomb, _) => {
            (Some("phase_battle"), phrase!("purpose-damage", points = points), phrase!("purpose-minus-speed"))
        }
        (TileKind::Energy, _) => {
            (Some("energy"), phrase!("purpose-energy", points = points), phrase!("purpose-once-eaten"))
        }
        (TileKind::Body, _) => (Some("power"), phrase!("purpose-power"), phrase!("purpose-explodes")),
    }
}

/// Sides of the upright tile with sockets, in words.
pub fn socket_sides(tile: &Tile) -> Phrase {
    let sockets = &tile.shape().outline_in(Rotation::Up).sockets;
    let has = |side: Side| sockets.iter().any(|socket| socket.side == side);
    let named = [
        (Side::Top, phrase!("side-above")),
        (Side::Bottom, phrase!("side-below")),
        (Side::Left, phrase!("side-left")),
        (Side::Right, phrase!("side-right")),
    ];
    let named: Vec<Phrase> = named.into_iter().filter(|(side, _)| has(*side)).map(|(_, name)| name).collect();
    if named.len() == Side::ALL.len() { phrase!("side-every") } else { phrase!("sides", sides = Argument::list(named)) }
}
