//! The vocabulary of choices: what a player can ask for ([`Action`]), why it may be refused
//! ([`Illegal`]) and what the table tells in return ([`TableEvent`]). Data only; the rules live in
//! [`crate::robot`] and [`crate::round`].

use serde::{Deserialize, Serialize};

use crate::grid::Placement;
use crate::parts::{GripperKind, Naming, Number, Size, Translate};

mod event;
mod illegal;

pub use event::{Ending, Outcome, OutcomeBy, Phase, TableEvent, TurnedUp};
pub use illegal::Illegal;

/// An attached part's place in a build (rule 7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct PlacedBy<N: Naming> {
    /// Which part.
    pub part: N::Part,
    /// Where it goes on the robot's grid, whose origin is the body's lower-left cell.
    pub placement: Placement,
}

/// A [`PlacedBy`] whose part has its number.
pub type Placed = PlacedBy<Number>;

/// Every choice the rulebook gives a player, and no other. Whose choice it is, the table knows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub enum ActionBy<N: Naming> {
    /// The first build (4.2) or a rebuild in the factory (7.2): every part that stays, the body
    /// left out.
    Build(Vec<PlacedBy<N>>),
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
        /// Which part.
        part: N::Part,
        /// Where it is put beside its grippers.
        placement: Placement,
    },
    /// Take a face-down tile (5.5).
    TakeBlind {
        /// From which pile.
        size: Size,
        /// Whether claws or mouths are to hold it.
        by: GripperKind,
        /// Where it is put beside them.
        placement: Placement,
    },
    /// Scrounge (5.4) or attack (6.1) no more in this phase.
    Pass,
    /// Throw bombs at another robot (6.2).
    Attack {
        /// At whom.
        target: N::Seat,
        /// Which of the attacker's bombs, in any order.
        bombs: Vec<N::Part>,
    },
    /// Give the boost crystal to one of the tied fastest (8.4).
    GiveCrystal(N::Seat),
}

/// An [`ActionBy`] whose parts and seats have their numbers.
pub type Action = ActionBy<Number>;

impl<N: Naming> PlacedBy<N> {
    /// The same, its part named another way.
    ///
    /// # Errors
    /// If there is no other name for it.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<PlacedBy<T::To>, T::Error> {
        Ok(PlacedBy { part: by.part(&self.part)?, placement: self.placement })
    }
}

/// A build, its parts named another way.
///
/// # Errors
/// If there is no other name for one of them.
pub fn translate_build<T: Translate>(build: &[PlacedBy<T::From>], by: &T) -> Result<Vec<PlacedBy<T::To>>, T::Error> {
    build.iter().map(|placed| placed.translate(by)).collect()
}

impl<N: Naming> ActionBy<N> {
    /// The same, its parts and seats named another way.
    ///
    /// # Errors
    /// If there is no other name for one of them.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<ActionBy<T::To>, T::Error> {
        Ok(match self {
            Self::Build(build) => ActionBy::Build(translate_build(build, by)?),
            Self::Draw(size) => ActionBy::Draw(*size),
            Self::StopDrawing => ActionBy::StopDrawing,
            Self::KeepDraws => ActionBy::KeepDraws,
            Self::Rescan => ActionBy::Rescan,
            Self::Take { part, placement } => ActionBy::Take { part: by.part(part)?, placement: *placement },
            &Self::TakeBlind { size, by, placement } => ActionBy::TakeBlind { size, by, placement },
            Self::Pass => ActionBy::Pass,
            Self::Attack { target, bombs } => ActionBy::Attack { target: by.seat(*target)?, bombs: by.parts(bombs)? },
            Self::GiveCrystal(seat) => ActionBy::GiveCrystal(by.seat(*seat)?),
        })
    }
}
