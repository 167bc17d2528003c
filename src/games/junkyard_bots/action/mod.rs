//! Choices of a player ([`Action`]), reasons for refusing them ([`Illegal`]), and the events that
//! follow from them ([`TableEvent`]). This module is data only; the rules are in
//! [`crate::robot`] and [`crate::round`].

use serde::{Deserialize, Serialize};

use crate::parts::{GripperKind, Naming, Number, Size, Translate};
use shell::grid::Placement;

mod event;
mod illegal;
mod outcome;

pub use event::{BlindTileFate, Phase, TableEvent};
pub use illegal::Illegal;
pub use outcome::{Ending, Outcome, OutcomeBy};

/// The game Junkyard Bots, for code that is shared by games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JunkyardBots {}

/// Placement of an attached part in a build (rule 7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct BuildPartBy<N: Naming> {
    /// Part to attach.
    pub part: N::Part,
    /// Placement on the robot's grid, whose origin is the body's lower-left cell.
    pub placement: Placement,
}

/// [`BuildPartBy`] with its part by number.
pub type BuildPart = BuildPartBy<Number>;

/// Choice of a player: every one that the rulebook gives, and no other. The table knows whose
/// choice it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub enum ActionBy<N: Naming> {
    /// The first build (4.2) or a rebuild in the factory (7.2): every part that stays, the body
    /// left out.
    Build(Vec<BuildPartBy<N>>),
    /// Draw a face-down tile of this size (5.2).
    Draw(Size),
    /// Draw no more (5.2).
    StopDrawing,
    /// Lay the draws of a secret look open (5.3).
    KeepDraws,
    /// Put the draws of a secret look back and scan again (5.3).
    Rescan,
    /// Take a face-up part of the Junkyard or an own scanned part (5.4).
    Take {
        /// Part to take.
        part: N::Part,
        /// Placement beside its grippers.
        placement: Placement,
    },
    /// Take a face-down tile (5.5).
    TakeBlind {
        /// Size of the pile.
        size: Size,
        /// Whether claws or mouths are to hold it.
        by: GripperKind,
        /// Placement beside these grippers.
        placement: Placement,
    },
    /// Scrounge (5.4) or attack (6.1) no more in this phase.
    Pass,
    /// Throw bombs at another robot (6.2).
    Attack {
        /// Seat to attack.
        target: N::Seat,
        /// Bombs of the attacker to throw, in any order.
        bombs: Vec<N::Part>,
    },
    /// Give the boost crystal to one of the tied fastest (8.4).
    GiveCrystal(N::Seat),
}

/// [`ActionBy`] with its parts and seats by number.
pub type Action = ActionBy<Number>;

impl<N: Naming> BuildPartBy<N> {
    /// Translates the name of the part.
    ///
    /// # Errors
    /// If it has no translation.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<BuildPartBy<T::To>, T::Error> {
        Ok(BuildPartBy { part: by.translate_part(&self.part)?, placement: self.placement })
    }
}

/// Translates the names of the parts of a build.
///
/// # Errors
/// If one of them has no translation.
pub fn translate_build<T: Translate>(
    build: &[BuildPartBy<T::From>],
    by: &T,
) -> Result<Vec<BuildPartBy<T::To>>, T::Error> {
    build.iter().map(|placed| placed.translate(by)).collect()
}

impl<N: Naming> ActionBy<N> {
    /// Translates the names of the parts and seats.
    ///
    /// # Errors
    /// If one of them has no translation.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<ActionBy<T::To>, T::Error> {
        Ok(match self {
            Self::Build(build) => ActionBy::Build(translate_build(build, by)?),
            Self::Draw(size) => ActionBy::Draw(*size),
            Self::StopDrawing => ActionBy::StopDrawing,
            Self::KeepDraws => ActionBy::KeepDraws,
            Self::Rescan => ActionBy::Rescan,
            Self::Take { part, placement } => ActionBy::Take { part: by.translate_part(part)?, placement: *placement },
            &Self::TakeBlind { size, by, placement } => ActionBy::TakeBlind { size, by, placement },
            Self::Pass => ActionBy::Pass,
            Self::Attack { target, bombs } => {
                ActionBy::Attack { target: by.translate_seat(*target)?, bombs: by.translate_parts(bombs)? }
            }
            Self::GiveCrystal(seat) => ActionBy::GiveCrystal(by.translate_seat(*seat)?),
        })
    }
}
