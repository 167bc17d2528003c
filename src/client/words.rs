//! The words for things that players see everywhere.

use crate::action::Phase;
use crate::opponents::Player;
use crate::parts::{GripperKind, Kind, Size, Tile};
use crate::record::{Colour, SeatKind};
use crate::robot::Abilities;

/// What a tile is called, in lower case: "small eye", "elbow pipe", "jet".
pub fn tile(tile: &Tile) -> String {
    let size = tile.size().map_or_else(String::new, |size| size.to_string());
    match (tile.kind(), tile.size()) {
        (Kind::Body, _) => "body".into(),
        (Kind::Mover, Some(Size::Small)) => "feet".into(),
        (Kind::Mover, Some(Size::Medium)) => "treads".into(),
        (Kind::Mover, _) => "jet".into(),
        (Kind::Pipe, Some(Size::Medium)) => "splitter pipe".into(),
        (Kind::Pipe, _) if tile.name().contains("elbow") => "elbow pipe".into(),
        (Kind::Pipe, _) => "straight pipe".into(),
        (kind, _) => format!("{size} {}", self::kind(kind)),
    }
}

/// What a kind is called.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Body => "body",
        Kind::Eye => "eye",
        Kind::Mouth => "mouth",
        Kind::Claw => "claw",
        Kind::Mover => "mover",
        Kind::Pipe => "pipe",
        Kind::Bomb => "bomb",
        Kind::Energy => "energy",
    }
}

/// What a computer player is called where it is chosen.
pub const fn player(player: Player) -> &'static str {
    match player {
        Player::Random => "Random",
        Player::Tidy => "Tidy",
        Player::Rusty => "Rusty (easy)",
        Player::Cog => "Cog (normal)",
        Player::Titan => "Titan (hard)",
    }
}

/// Who plays a seat, in a word or two.
pub const fn seat_kind(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Human => "Person",
        SeatKind::Computer(level) => player(level),
    }
}

/// The next kind of player when they are gone through one after another: a person, and the levels of computer player.
pub const fn next_kind(kind: SeatKind) -> SeatKind {
    match kind {
        SeatKind::Human => SeatKind::Computer(Player::Rusty),
        SeatKind::Computer(Player::Rusty) => SeatKind::Computer(Player::Cog),
        SeatKind::Computer(Player::Cog) => SeatKind::Computer(Player::Titan),
        SeatKind::Computer(_) => SeatKind::Human,
    }
}

/// The ability that a kind of part adds to.
pub const fn ability(kind: Kind) -> &'static str {
    match kind {
        Kind::Eye => "sight",
        Kind::Claw => "grip",
        Kind::Mouth => "bite",
        Kind::Mover => "speed",
        Kind::Body | Kind::Pipe | Kind::Bomb | Kind::Energy => "power",
    }
}

/// The abilities that differ, with what they were and what they are.
pub fn changes(from: Abilities, to: Abilities) -> Vec<(&'static str, u16, u16)> {
    let all = [
        ("sight", from.sight, to.sight),
        ("grip", from.grip, to.grip),
        ("bite", from.bite, to.bite),
        ("speed", from.speed, to.speed),
    ];
    all.into_iter().filter(|(_, from, to)| from != to).collect()
}

/// What a gripper is called.
pub const fn gripper(by: GripperKind) -> &'static str {
    match by {
        GripperKind::Claw => "claw",
        GripperKind::Mouth => "mouth",
    }
}

/// What a phase is called on the ribbon.
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "Set-up",
        Phase::Reveal => "Reveal",
        Phase::Scan => "Scan",
        Phase::Scrounge => "Scrounge",
        Phase::Battle => "Battle",
        Phase::Factory => "Factory",
        Phase::Victory => "Victory",
        Phase::EndTurn => "End turn",
        Phase::Over => "Over",
    }
}

/// What a seat is called until its player gives it a name.
pub const fn usual_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "Mara",
        Colour::Blue => "Ilo",
        Colour::Green => "Rusty",
        Colour::Pink => "Pim",
    }
}

/// A text with its first letter as a capital.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number with its noun: "1 point", "3 points".
pub fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}
