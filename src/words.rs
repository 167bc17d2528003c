//! The words for things that players see everywhere.

use crate::action::Phase;
use crate::language::{Argument, Phrase, phrase};
use crate::opponents::Player;
use crate::parts::{GripperKind, Kind, Size, Tile};
use crate::puzzles::{Date, Source};
use crate::record::{Colour, SeatKind};
use crate::robot::Abilities;

/// The id of the message that names a tile, of which ".a" and ".the" are attributes.
fn tile_id(tile: &Tile) -> &'static str {
    let size = tile.size().unwrap_or(Size::Large);
    match (tile.kind(), size) {
        (Kind::Body, _) => "tile-body",
        (Kind::Mover, Size::Small) => "tile-feet",
        (Kind::Mover, Size::Medium) => "tile-treads",
        (Kind::Mover, Size::Large) => "tile-jet",
        (Kind::Pipe, Size::Medium) => "tile-pipe-splitter",
        (Kind::Pipe, _) if tile.name().contains("elbow") => "tile-pipe-elbow",
        (Kind::Pipe, _) => "tile-pipe-straight",
        (Kind::Eye, Size::Small) => "tile-eye-small",
        (Kind::Eye, Size::Medium) => "tile-eye-medium",
        (Kind::Eye, Size::Large) => "tile-eye-large",
        (Kind::Mouth, Size::Small) => "tile-mouth-small",
        (Kind::Mouth, Size::Medium) => "tile-mouth-medium",
        (Kind::Mouth, Size::Large) => "tile-mouth-large",
        (Kind::Claw, Size::Small) => "tile-claw-small",
        (Kind::Claw, Size::Medium) => "tile-claw-medium",
        (Kind::Claw, Size::Large) => "tile-claw-large",
        (Kind::Bomb, Size::Small) => "tile-bomb-small",
        (Kind::Bomb, Size::Medium) => "tile-bomb-medium",
        (Kind::Bomb, Size::Large) => "tile-bomb-large",
        (Kind::Energy, Size::Small) => "tile-energy-small",
        (Kind::Energy, Size::Medium) => "tile-energy-medium",
        (Kind::Energy, Size::Large) => "tile-energy-large",
    }
}

/// What a tile is called, by itself: "small eye", "elbow pipe", "jet".
pub fn tile(tile: &Tile) -> Phrase {
    Phrase::new(tile_id(tile))
}

/// One such tile, as what is done to it: "a small eye".
pub fn a_tile(tile: &Tile) -> Phrase {
    Phrase::new(format!("{}.a", tile_id(tile)))
}

/// That tile, as what is done to it: "the small eye".
pub fn the_tile(tile: &Tile) -> Phrase {
    Phrase::new(format!("{}.the", tile_id(tile)))
}

/// What a kind is called.
pub fn kind(kind: Kind) -> Phrase {
    match kind {
        Kind::Body => phrase!("kind-body"),
        Kind::Eye => phrase!("kind-eye"),
        Kind::Mouth => phrase!("kind-mouth"),
        Kind::Claw => phrase!("kind-claw"),
        Kind::Mover => phrase!("kind-mover"),
        Kind::Pipe => phrase!("kind-pipe"),
        Kind::Bomb => phrase!("kind-bomb"),
        Kind::Energy => phrase!("kind-energy"),
    }
}

/// What a size is called, by itself.
pub fn size(size: Size) -> Phrase {
    phrase!("size", size = size)
}

/// What a computer player is called where it is chosen.
pub fn player(player: Player) -> Phrase {
    match player {
        Player::Random => phrase!("player-random"),
        Player::Tidy => phrase!("player-tidy"),
        Player::Rusty => phrase!("player-easy"),
        Player::Cog => phrase!("player-normal"),
        Player::Titan => phrase!("player-hard"),
    }
}

/// Who plays a seat, in a word or two.
pub fn seat_kind(kind: SeatKind) -> Phrase {
    match kind {
        SeatKind::Human => phrase!("player-person"),
        SeatKind::Computer(level) => player(level),
    }
}

/// The next kind of player when they are gone through one after another: a person, and the levels
/// of computer player.
pub const fn next_kind(kind: SeatKind) -> SeatKind {
    match kind {
        SeatKind::Human => SeatKind::Computer(Player::Rusty),
        SeatKind::Computer(Player::Rusty) => SeatKind::Computer(Player::Cog),
        SeatKind::Computer(Player::Cog) => SeatKind::Computer(Player::Titan),
        SeatKind::Computer(_) => SeatKind::Human,
    }
}

/// The ability that a kind of part adds to.
pub fn ability(kind: Kind) -> Phrase {
    match kind {
        Kind::Eye => phrase!("ability-sight"),
        Kind::Claw => phrase!("ability-grip"),
        Kind::Mouth => phrase!("ability-bite"),
        Kind::Mover => phrase!("ability-speed"),
        Kind::Body | Kind::Pipe | Kind::Bomb | Kind::Energy => phrase!("ability-power"),
    }
}

/// The word by which messages choose an ability.
pub const fn ability_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Eye => "sight",
        Kind::Claw => "grip",
        Kind::Mouth => "bite",
        Kind::Mover => "speed",
        Kind::Body | Kind::Pipe | Kind::Bomb | Kind::Energy => "power",
    }
}

/// The abilities that differ, with what they were and what they are.
pub fn changes(from: Abilities, to: Abilities) -> Vec<(Phrase, u16, u16)> {
    let all = [
        (Kind::Eye, from.sight, to.sight),
        (Kind::Claw, from.grip, to.grip),
        (Kind::Mouth, from.bite, to.bite),
        (Kind::Mover, from.speed, to.speed),
    ];
    all.into_iter().filter(|(_, from, to)| from != to).map(|(kind, from, to)| (ability(kind), from, to)).collect()
}

/// What a change does to a robot's abilities: "+2 speed" and the like.
pub fn gains(from: Abilities, to: Abilities) -> impl Iterator<Item = Phrase> {
    changes(from, to).into_iter().map(|(ability, from, to)| {
        let gain = i32::from(to) - i32::from(from);
        phrase!("why-gain", gain = format!("{gain:+}"), ability = ability)
    })
}

/// What a gripper is called.
pub fn gripper(by: GripperKind) -> Phrase {
    match by {
        GripperKind::Claw => phrase!("kind-claw"),
        GripperKind::Mouth => phrase!("kind-mouth"),
    }
}

/// What a phase is called on the ribbon.
pub fn phase(phase: Phase) -> Phrase {
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

/// What a seat is called until its player gives it a name.
pub const fn usual_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "Mara",
        Colour::Blue => "Ilo",
        Colour::Green => "Rusty",
        Colour::Pink => "Pim",
    }
}

/// A day without its year: "24 November".
pub fn date(date: Date) -> Phrase {
    let (_, month, day) = date.parts();
    phrase!("puzzle-date", day = day, month = month)
}

/// Which puzzle it is: its number in the book, or its day.
pub fn puzzle_source(source: Source) -> Phrase {
    match source {
        Source::Book(number) => phrase!("puzzle-number", number = number),
        Source::Day { date: day, .. } => date(day),
        Source::Shared => phrase!("puzzle-shared"),
    }
}

/// A text with its first letter as a capital.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// "1 point", "3 points".
pub fn points(count: impl Into<Argument>) -> Phrase {
    phrase!("count-points", count = count)
}

/// "1 part", "3 parts".
pub fn parts(count: impl Into<Argument>) -> Phrase {
    phrase!("count-parts", count = count)
}

/// "1 tile", "3 tiles".
pub fn tiles(count: impl Into<Argument>) -> Phrase {
    phrase!("count-tiles", count = count)
}

/// "1 bomb", "3 bombs".
pub fn bombs(count: impl Into<Argument>) -> Phrase {
    phrase!("count-bombs", count = count)
}

/// "1 round", "3 rounds".
pub fn rounds(count: impl Into<Argument>) -> Phrase {
    phrase!("count-rounds", count = count)
}

/// "1 step", "3 steps".
pub fn steps(count: impl Into<Argument>) -> Phrase {
    phrase!("count-steps", count = count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::languages;

    #[test]
    fn computer_players_are_called_by_their_levels_and_not_by_names() {
        let names = Colour::ALL.map(usual_name).into_iter().chain(Player::ALL.map(Player::name));
        let names: Vec<String> = names.filter(|name| *name != "random").map(str::to_lowercase).collect();
        for language in languages::all() {
            for level in Player::ALL {
                let called = language.tell(&player(level)).to_lowercase();
                assert!(names.iter().all(|name| !called.contains(name.as_str())), "{called}");
            }
        }
        let english = [Player::Rusty, Player::Cog, Player::Titan]
            .map(|level| languages::with_tag("en").unwrap().tell(&player(level)));
        assert_eq!(english, ["Computer (easy)", "Computer (normal)", "Computer (hard)"]);
    }
}
