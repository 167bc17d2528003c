//! Puzzles in words: kinds, levels, goals, refutations of tries, and hints.

use super::attempt::{Refutation, Throw};
use super::goal::{Level, PuzzleAim, PuzzleGoal, PuzzleKind};
use super::hint::PuzzleHint;
use super::search::IncomingThrow;
use crate::action::Action;
use crate::messages::phrase;
use crate::parts::{PartId, Size};
use shell::language::{Argument, InWords, Phrase};
use shell::seats::SeatId;

/// Names that players know for the seats and parts of a puzzle, which has only their numbers.
pub trait PuzzleNames {
    /// Returns the name of the player at a seat.
    fn seat_name(&self, seat: SeatId) -> Argument;
    /// Returns a part as the object of a sentence, such as "the small eye".
    fn part_name(&self, part: PartId) -> Argument;
}

fn seat_names(names: &dyn PuzzleNames, seats: &[SeatId]) -> Argument {
    Argument::list(seats.iter().map(|&seat| names.seat_name(seat)))
}

fn part_names(names: &dyn PuzzleNames, parts: &[PartId]) -> Argument {
    Argument::list(parts.iter().map(|&part| names.part_name(part)))
}

fn throws_in_words(names: &dyn PuzzleNames, throws: &[IncomingThrow]) -> Argument {
    let throw = |coming: &IncomingThrow| {
        let name = names.seat_name(coming.seat);
        let bombs = part_names(names, &coming.bombs);
        phrase!("puzzle-coming", name = name, bombs = bombs, lost = coming.damage)
    };
    Argument::list(throws.iter().map(throw))
}

impl PuzzleKind {
    /// Key of this kind in messages and in `--json`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Battle => "battle",
            Self::Take => "take",
            Self::Build => "build",
            Self::Win => "win",
        }
    }

    /// Subject of this kind of puzzle, in a few words.
    pub fn about(self) -> Phrase {
        phrase!("puzzle-kind-about", kind = self.key())
    }
}

impl InWords for PuzzleKind {
    fn phrase(&self) -> Phrase {
        phrase!("puzzle-kind", kind = self.key())
    }
}

impl Level {
    /// Key of this level in messages and in `--json`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Middling => "middling",
            Self::Hard => "hard",
        }
    }
}

impl InWords for Level {
    fn phrase(&self) -> Phrase {
        phrase!("puzzle-level", level = self.key())
    }
}

impl PuzzleAim {
    /// Key of this aim in `--json`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::PowerLost => "power_lost",
            Self::Hold(_) => "hold",
            Self::Lift(_) => "lift",
            Self::Survive => "survive",
            Self::Eat => "eat",
            Self::Ability(_) => "ability",
            Self::LastRound => "last_round",
        }
    }
}

/// States exactly what counts.
impl InWords for PuzzleGoal {
    fn phrase(&self) -> Phrase {
        let amount = self.amount;
        match self.aim {
            PuzzleAim::PowerLost => phrase!("puzzle-goal-power-lost", power = amount),
            PuzzleAim::Hold(by) => phrase!("puzzle-goal-hold", by = by, points = amount),
            PuzzleAim::Lift(by) => phrase!("puzzle-goal-lift", by = by, size = size_with_points(amount)),
            PuzzleAim::Survive => phrase!("puzzle-goal-survive", power = amount),
            PuzzleAim::Eat => phrase!("puzzle-goal-eat", points = amount),
            PuzzleAim::Ability(ability) => phrase!("puzzle-goal-ability", ability = ability.key(), points = amount),
            PuzzleAim::LastRound => phrase!("puzzle-goal-last-round"),
        }
    }
}

/// Returns the size of a part with this many points.
fn size_with_points(points: u16) -> Size {
    Size::ALL.into_iter().find(|size| u16::from(size.points()) == points).unwrap_or(Size::Large)
}

impl PuzzleGoal {
    /// Further conditions of a puzzle with this goal, in a sentence.
    pub fn terms(&self) -> Phrase {
        match self.aim {
            PuzzleAim::PowerLost => phrase!("puzzle-terms-power-lost"),
            PuzzleAim::Hold(_) | PuzzleAim::Lift(_) | PuzzleAim::Eat => phrase!("puzzle-terms-take"),
            PuzzleAim::Survive => phrase!("puzzle-terms-survive"),
            PuzzleAim::Ability(_) => phrase!("puzzle-terms-ability"),
            PuzzleAim::LastRound => phrase!("puzzle-terms-last-round"),
        }
    }
}

impl Refutation {
    /// States the reason of the failure in a sentence.
    pub fn phrase(&self, names: &dyn PuzzleNames) -> Phrase {
        match self {
            Self::BombsKept { bombs } => phrase!("puzzle-fails-kept", bombs = *bombs),
            Self::Wasted(throw) => Self::throw_phrase(throw, names, true),
            Self::Dodged(throw) => Self::throw_phrase(throw, names, false),
            Self::Passed { by } => phrase!("puzzle-fails-passed", by = *by),
            Self::NoRoom { by, strength } => phrase!("puzzle-fails-no-room", by = *by, strength = *strength),
            Self::LeftOff { parts: off } => phrase!("puzzle-fails-left-off", parts = part_names(names, off)),
            Self::OffTheGround { parts: off } => phrase!("puzzle-fails-off-the-ground", parts = part_names(names, off)),
            Self::PipesElsewhere { ability } => phrase!("puzzle-fails-pipes", ability = ability.key()),
            Self::GameGoesOn => phrase!("puzzle-fails-goes-on"),
            Self::OtherWins { seat, energy, own_energy: Some(own) } => {
                phrase!("puzzle-fails-richer", name = names.seat_name(*seat), energy = *energy, own = *own)
            }
            Self::OtherWins { seat, own_energy: None, .. } => {
                phrase!("puzzle-fails-exploded", name = names.seat_name(*seat))
            }
            Self::TooLittlePower { throws, power_left: left } => {
                phrase!("puzzle-fails-coming", throws = throws_in_words(names, throws), left = *left)
            }
            Self::Reply { throws } => Self::reply_phrase(throws, names),
        }
    }

    fn throw_phrase(throw: &Throw, names: &dyn PuzzleNames, wasted: bool) -> Phrase {
        let Throw { target, incoming, dodge, power_left: left, power_lost: lost } = *throw;
        let target = names.seat_name(target);
        if wasted {
            phrase!("puzzle-fails-wasted", target = target, incoming = incoming, dodge = dodge, left = left)
        } else {
            phrase!("puzzle-fails-dodged", target = target, incoming = incoming, dodge = dodge, lost = lost)
        }
    }

    fn reply_phrase(throws: &[(SeatId, Action)], names: &dyn PuzzleNames) -> Phrase {
        let attack = throws.iter().find_map(|(seat, action)| match action {
            Action::Attack { target, bombs } => Some((*seat, *target, bombs)),
            _ => None,
        });
        match attack {
            Some((seat, target, bombs)) => {
                let name = names.seat_name(seat);
                let target = names.seat_name(target);
                phrase!("puzzle-fails-reply", name = name, target = target, bombs = part_names(names, bombs))
            }
            None => phrase!("puzzle-fails-goes-on"),
        }
    }
}

impl PuzzleHint {
    /// States the hint in a sentence; `None` for a first action that is shown instead, such as a
    /// build.
    pub fn phrase(&self, names: &dyn PuzzleNames) -> Option<Phrase> {
        Some(match self {
            Self::Targets(targets) => phrase!("puzzle-hint-targets", targets = seat_names(names, targets)),
            Self::Throws(throws) => {
                let bombs = Argument::list(throws.iter().copied());
                phrase!("puzzle-hint-throws", count = throws.len(), bombs = bombs)
            }
            Self::Sizes([small, medium, large]) => {
                phrase!("puzzle-hint-sizes", small = *small, medium = *medium, large = *large)
            }
            Self::Beside { size, grippers } => {
                phrase!("puzzle-hint-beside", size = *size, grippers = part_names(names, grippers))
            }
            Self::ThreateningSeats(from) => phrase!("puzzle-hint-danger", names = seat_names(names, from)),
            Self::ThreateningBombs(throws) => phrase!("puzzle-hint-coming", throws = throws_in_words(names, throws)),
            Self::Carried(carried) if carried.is_empty() => phrase!("puzzle-hint-carried-none"),
            Self::Carried(carried) => phrase!("puzzle-hint-carried", parts = part_names(names, carried)),
            Self::First(Action::Attack { target, bombs }) => {
                phrase!("puzzle-hint-throw", target = names.seat_name(*target), bombs = part_names(names, bombs))
            }
            Self::First(Action::Take { part, .. }) => phrase!("puzzle-hint-take", part = names.part_name(*part)),
            Self::Place(placed) => phrase!("puzzle-hint-place", part = names.part_name(placed.part)),
            Self::First(_) => return None,
        })
    }
}
