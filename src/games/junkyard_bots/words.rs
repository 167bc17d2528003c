//! Names of things that players see throughout the game, as phrases.

use crate::action::Phase;
use crate::messages::{MESSAGES, phrase};
use crate::parts::{GripperKind, Size, Tile, TileKind};
use crate::puzzles::{Date, PuzzleSource};
use crate::robot::{Abilities, Ability};
use shell::language::{Argument, Phrase};

/// Id of the message that names a tile; the message has the attributes `.a` and `.the`.
fn tile_id(tile: &Tile) -> &'static str {
    let size = tile.size().unwrap_or(Size::Large);
    match (tile.kind(), size) {
        (TileKind::Body, _) => "tile-body",
        (TileKind::Mover, Size::Small) => "tile-feet",
        (TileKind::Mover, Size::Medium) => "tile-treads",
        (TileKind::Mover, Size::Large) => "tile-jet",
        (TileKind::Pipe, Size::Medium) => "tile-pipe-splitter",
        (TileKind::Pipe, _) if tile.name().contains("elbow") => "tile-pipe-elbow",
        (TileKind::Pipe, _) => "tile-pipe-straight",
        (TileKind::Eye, Size::Small) => "tile-eye-small",
        (TileKind::Eye, Size::Medium) => "tile-eye-medium",
        (TileKind::Eye, Size::Large) => "tile-eye-large",
        (TileKind::Mouth, Size::Small) => "tile-mouth-small",
        (TileKind::Mouth, Size::Medium) => "tile-mouth-medium",
        (TileKind::Mouth, Size::Large) => "tile-mouth-large",
        (TileKind::Claw, Size::Small) => "tile-claw-small",
        (TileKind::Claw, Size::Medium) => "tile-claw-medium",
        (TileKind::Claw, Size::Large) => "tile-claw-large",
        (TileKind::Bomb, Size::Small) => "tile-bomb-small",
        (TileKind::Bomb, Size::Medium) => "tile-bomb-medium",
        (TileKind::Bomb, Size::Large) => "tile-bomb-large",
        (TileKind::Energy, Size::Small) => "tile-energy-small",
        (TileKind::Energy, Size::Medium) => "tile-energy-medium",
        (TileKind::Energy, Size::Large) => "tile-energy-large",
    }
}

/// Name of a tile without an article: "small eye", "elbow pipe", "jet".
pub fn tile_name(tile: &Tile) -> Phrase {
    Phrase::new(&MESSAGES, tile_id(tile))
}

/// Name of a tile with the indefinite article, as the object of a verb: "a small eye".
pub fn a_tile(tile: &Tile) -> Phrase {
    Phrase::new(&MESSAGES, format!("{}.a", tile_id(tile)))
}

/// Name of a tile with the definite article, as the object of a verb: "the small eye".
pub fn the_tile(tile: &Tile) -> Phrase {
    Phrase::new(&MESSAGES, format!("{}.the", tile_id(tile)))
}

/// Name of a kind of tile.
pub fn kind_name(kind: TileKind) -> Phrase {
    match kind {
        TileKind::Body => phrase!("kind-body"),
        TileKind::Eye => phrase!("kind-eye"),
        TileKind::Mouth => phrase!("kind-mouth"),
        TileKind::Claw => phrase!("kind-claw"),
        TileKind::Mover => phrase!("kind-mover"),
        TileKind::Pipe => phrase!("kind-pipe"),
        TileKind::Bomb => phrase!("kind-bomb"),
        TileKind::Energy => phrase!("kind-energy"),
    }
}

/// Name of a size.
pub fn size_name(size: Size) -> Phrase {
    phrase!("size", size = size)
}

/// Name of the ability that a kind of part adds to.
pub fn ability_name(kind: TileKind) -> Phrase {
    match Ability::given_by(kind) {
        Some(Ability::Sight) => phrase!("ability-sight"),
        Some(Ability::Grip) => phrase!("ability-grip"),
        Some(Ability::Bite) => phrase!("ability-bite"),
        Some(Ability::Speed) => phrase!("ability-speed"),
        None => phrase!("ability-power"),
    }
}

/// Key by which messages select an ability.
pub const fn ability_key(kind: TileKind) -> &'static str {
    match Ability::given_by(kind) {
        Some(ability) => ability.key(),
        None => "power",
    }
}

/// Abilities that differ, each with its old and its new value.
pub fn ability_changes(from: Abilities, to: Abilities) -> Vec<(Phrase, u16, u16)> {
    let all = [
        (TileKind::Eye, from.sight, to.sight),
        (TileKind::Claw, from.grip, to.grip),
        (TileKind::Mouth, from.bite, to.bite),
        (TileKind::Mover, from.speed, to.speed),
    ];
    all.into_iter().filter(|(_, from, to)| from != to).map(|(kind, from, to)| (ability_name(kind), from, to)).collect()
}

/// Differences between abilities, such as "+2 speed".
pub fn ability_gains(from: Abilities, to: Abilities) -> impl Iterator<Item = Phrase> {
    ability_changes(from, to).into_iter().map(|(ability, from, to)| {
        let gain = i32::from(to) - i32::from(from);
        phrase!("why-gain", gain = format!("{gain:+}"), ability = ability)
    })
}

/// Name of a kind of gripper.
pub fn gripper_name(by: GripperKind) -> Phrase {
    match by {
        GripperKind::Claw => phrase!("kind-claw"),
        GripperKind::Mouth => phrase!("kind-mouth"),
    }
}

/// Name of a phase.
pub fn phase_name(phase: Phase) -> Phrase {
    match phase {
        Phase::SetUp => phrase!("phase-set-up"),
        Phase::Reveal => phrase!("phase-reveal"),
        Phase::Scan => phrase!("phase-scan"),
        Phase::Scrounge => phrase!("phase-scrounge"),
        Phase::Battle => phrase!("phase-battle"),
        Phase::Factory => phrase!("phase-factory"),
        Phase::Victory => phrase!("phase-victory"),
        Phase::EndTurn => phrase!("phase-end-turn"),
        Phase::Over => phrase!("phase-over"),
    }
}

/// Day and month of a date: "24 November".
pub fn date_words(date: Date) -> Phrase {
    let (_, month, day) = date.parts();
    phrase!("puzzle-date", day = day, month = month)
}

/// Name of a puzzle: its number in the book, its day, or that it was shared.
pub fn puzzle_source(source: PuzzleSource) -> Phrase {
    match source {
        PuzzleSource::Book(number) => phrase!("puzzle-number", number = number),
        PuzzleSource::Day { date: day, .. } => date_words(day),
        PuzzleSource::Shared => phrase!("puzzle-shared"),
    }
}

/// Text with a capital first letter.
pub fn with_capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Number of points: "1 point", "3 points".
pub fn count_of_points(count: impl Into<Argument>) -> Phrase {
    phrase!("count-points", count = count)
}

/// Number of parts: "1 part", "3 parts".
pub fn count_of_parts(count: impl Into<Argument>) -> Phrase {
    phrase!("count-parts", count = count)
}

/// Number of tiles: "1 tile", "3 tiles".
pub fn count_of_tiles(count: impl Into<Argument>) -> Phrase {
    phrase!("count-tiles", count = count)
}

/// Number of bombs: "1 bomb", "3 bombs".
pub fn count_of_bombs(count: impl Into<Argument>) -> Phrase {
    phrase!("count-bombs", count = count)
}

/// Number of rounds: "1 round", "3 rounds".
pub fn count_of_rounds(count: impl Into<Argument>) -> Phrase {
    phrase!("count-rounds", count = count)
}

/// Number of steps: "1 step", "3 steps".
pub fn count_of_steps(count: impl Into<Argument>) -> Phrase {
    phrase!("count-steps", count = count)
}
