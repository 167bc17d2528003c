//! Puzzles in words: kinds, levels, goals, refutations of tries, and hints.

use super::goal::{Ability, Aim, Goal, Kind, Level};
use super::hint::Hint;
use super::refutation::{Refutation, Throw};
use super::search::Coming;
use crate::action::Action;
use crate::language::{Argument, InWords, Phrase, phrase};
use crate::parts::{PartId, SeatId, Size};

/// Names that players know for the seats and parts of a puzzle, which has only their numbers.
pub trait Names {
    /// Returns the name of the player at a seat.
    fn seat(&self, seat: SeatId) -> Argument;
    /// Returns a part as the object of a sentence, such as "the small eye".
    fn part(&self, part: PartId) -> Argument;
}

fn seats(names: &dyn Names, seats: &[SeatId]) -> Argument {
    Argument::list(seats.iter().map(|&seat| names.seat(seat)))
}

fn parts(names: &dyn Names, parts: &[PartId]) -> Argument {
    Argument::list(parts.iter().map(|&part| names.part(part)))
}

fn coming(names: &dyn Names, throws: &[Coming]) -> Argument {
    let throw = |coming: &Coming| {
        let name = names.seat(coming.seat);
        let bombs = parts(names, &coming.bombs);
        phrase!("puzzle-coming", name = name, bombs = bombs, lost = coming.lost)
    };
    Argument::list(throws.iter().map(throw))
}

impl Kind {
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

impl InWords for Kind {
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

impl Aim {
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

impl Ability {
    /// Key of this ability in messages and in `--json`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Sight => "sight",
            Self::Grip => "grip",
            Self::Bite => "bite",
            Self::Speed => "speed",
        }
    }
}

/// States exactly what counts.
impl InWords for Goal {
    fn phrase(&self) -> Phrase {
        let amount = self.amount;
        match self.aim {
            Aim::PowerLost => phrase!("puzzle-goal-power-lost", power = amount),
            Aim::Hold(by) => phrase!("puzzle-goal-hold", by = by, points = amount),
            Aim::Lift(by) => phrase!("puzzle-goal-lift", by = by, size = size_of(amount)),
            Aim::Survive => phrase!("puzzle-goal-survive", power = amount),
            Aim::Eat => phrase!("puzzle-goal-eat", points = amount),
            Aim::Ability(ability) => phrase!("puzzle-goal-ability", ability = ability.key(), points = amount),
            Aim::LastRound => phrase!("puzzle-goal-last-round"),
        }
    }
}

/// Returns the size of a part with this many points.
fn size_of(points: u16) -> Size {
    Size::ALL.into_iter().find(|size| u16::from(size.points()) == points).unwrap_or(Size::Large)
}

impl Goal {
    /// Further conditions of a puzzle with this goal, in a sentence.
    pub fn terms(&self) -> Phrase {
        match self.aim {
            Aim::PowerLost => phrase!("puzzle-terms-power-lost"),
            Aim::Hold(_) | Aim::Lift(_) | Aim::Eat => phrase!("puzzle-terms-take"),
            Aim::Survive => phrase!("puzzle-terms-survive"),
            Aim::Ability(_) => phrase!("puzzle-terms-ability"),
            Aim::LastRound => phrase!("puzzle-terms-last-round"),
        }
    }
}

impl Refutation {
    /// States the reason of the failure in a sentence.
    pub fn phrase(&self, names: &dyn Names) -> Phrase {
        match self {
            Self::Kept { bombs } => phrase!("puzzle-fails-kept", bombs = *bombs),
            Self::Wasted(throw) => Self::thrown(throw, names, true),
            Self::Dodged(throw) => Self::thrown(throw, names, false),
            Self::Passed { by } => phrase!("puzzle-fails-passed", by = *by),
            Self::NoRoom { by, strength } => phrase!("puzzle-fails-no-room", by = *by, strength = *strength),
            Self::LeftOff { parts: off } => phrase!("puzzle-fails-left-off", parts = parts(names, off)),
            Self::OffTheGround { parts: off } => phrase!("puzzle-fails-off-the-ground", parts = parts(names, off)),
            Self::PipesElsewhere { ability } => phrase!("puzzle-fails-pipes", ability = ability.key()),
            Self::GameGoesOn => phrase!("puzzle-fails-goes-on"),
            Self::Richer { seat, energy, own: Some(own) } => {
                phrase!("puzzle-fails-richer", name = names.seat(*seat), energy = *energy, own = *own)
            }
            Self::Richer { seat, own: None, .. } => phrase!("puzzle-fails-exploded", name = names.seat(*seat)),
            Self::Coming { throws, left } => {
                phrase!("puzzle-fails-coming", throws = coming(names, throws), left = *left)
            }
            Self::Reply { throws } => Self::reply(throws, names),
        }
    }

    fn thrown(throw: &Throw, names: &dyn Names, wasted: bool) -> Phrase {
        let Throw { target, incoming, dodge, left, lost } = *throw;
        let target = names.seat(target);
        if wasted {
            phrase!("puzzle-fails-wasted", target = target, incoming = incoming, dodge = dodge, left = left)
        } else {
            phrase!("puzzle-fails-dodged", target = target, incoming = incoming, dodge = dodge, lost = lost)
        }
    }

    fn reply(throws: &[(SeatId, Action)], names: &dyn Names) -> Phrase {
        let attack = throws.iter().find_map(|(seat, action)| match action {
            Action::Attack { target, bombs } => Some((*seat, *target, bombs)),
            _ => None,
        });
        match attack {
            Some((seat, target, bombs)) => {
                let name = names.seat(seat);
                let target = names.seat(target);
                phrase!("puzzle-fails-reply", name = name, target = target, bombs = parts(names, bombs))
            }
            None => phrase!("puzzle-fails-goes-on"),
        }
    }
}

impl Hint {
    /// States the hint in a sentence; `None` for a first action that is shown instead, such as a
    /// build.
    pub fn phrase(&self, names: &dyn Names) -> Option<Phrase> {
        Some(match self {
            Self::Targets(targets) => phrase!("puzzle-hint-targets", targets = seats(names, targets)),
            Self::Throws(throws) => {
                let bombs = Argument::list(throws.iter().copied());
                phrase!("puzzle-hint-throws", count = throws.len(), bombs = bombs)
            }
            Self::Sizes([small, medium, large]) => {
                phrase!("puzzle-hint-sizes", small = *small, medium = *medium, large = *large)
            }
            Self::Beside { size, grippers } => {
                phrase!("puzzle-hint-beside", size = *size, grippers = parts(names, grippers))
            }
            Self::Danger(from) => phrase!("puzzle-hint-danger", names = seats(names, from)),
            Self::Coming(throws) => phrase!("puzzle-hint-coming", throws = coming(names, throws)),
            Self::Carried(carried) if carried.is_empty() => phrase!("puzzle-hint-carried-none"),
            Self::Carried(carried) => phrase!("puzzle-hint-carried", parts = parts(names, carried)),
            Self::First(Action::Attack { target, bombs }) => {
                phrase!("puzzle-hint-throw", target = names.seat(*target), bombs = parts(names, bombs))
            }
            Self::First(Action::Take { part, .. }) => phrase!("puzzle-hint-take", part = names.part(*part)),
            Self::Place(placed) => phrase!("puzzle-hint-place", part = names.part(placed.part)),
            Self::First(_) => return None,
        })
    }
}
