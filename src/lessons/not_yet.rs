//! Why something waits until a step is done.

use thiserror::Error;

use super::step::Step;
use crate::action::{Action, Illegal};
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::{Kind, Tile};
use crate::table::Table;

/// Why a lesson does not let its player do something now. Each says what comes first.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotYet {
    /// The lesson is over.
    Over,
    /// The step is only read.
    ReadFirst,
    /// Another robot is at its turn.
    OthersFirst,
    /// Something else is taught now.
    Later {
        /// What waits.
        what: Waits,
        /// What the step asks for.
        first: Phrase,
    },
    /// The part is to be held by two grippers together.
    OneGripper,
    /// The robot that was handed in is not what the step asks for.
    Build(Phrase),
}

/// What waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// Handing in a build.
    Build,
    /// A draw.
    Draw,
    /// Drawing no more, or what follows a secret look.
    Scan,
    /// Taking a bomb.
    Bomb,
    /// Taking energy.
    Energy,
    /// Taking another part.
    Part,
    /// Taking a tile blind.
    Blind,
    /// An attack.
    Attack,
    /// Passing.
    Pass,
    /// Giving the crystal away.
    Crystal,
}

impl Waits {
    /// What an action is that waits.
    pub(super) fn of(table: &Table, action: &Action) -> Self {
        match action {
            Action::Build(_) => Self::Build,
            Action::Draw(_) => Self::Draw,
            Action::StopDrawing | Action::KeepDraws | Action::Rescan => Self::Scan,
            Action::Take { part, .. } => match table.tile(*part).map(Tile::kind) {
                Some(Kind::Bomb) => Self::Bomb,
                Some(Kind::Energy) => Self::Energy,
                _ => Self::Part,
            },
            Action::TakeBlind { .. } => Self::Blind,
            Action::Attack { .. } => Self::Attack,
            Action::Pass => Self::Pass,
            Action::GiveCrystal(_) => Self::Crystal,
        }
    }
}

impl NotYet {
    /// An action waits for a step.
    pub(super) fn later(table: &Table, action: &Action, step: &Step) -> Self {
        Self::Later { what: Waits::of(table, action), first: step.what() }
    }
}

impl InWords for NotYet {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => phrase!("lessons-over"),
            Self::ReadFirst => phrase!("lessons-read-first"),
            Self::OthersFirst => phrase!("lessons-others-first"),
            Self::Later { what, first } => later(*what, first),
            Self::OneGripper => phrase!("lessons-one-gripper"),
            Self::Build(phrase) => phrase.clone(),
        }
    }
}

fn later(what: Waits, first: &Phrase) -> Phrase {
    match what {
        Waits::Build => phrase!("lessons-later-build", first = first),
        Waits::Draw => phrase!("lessons-later-draw", first = first),
        Waits::Scan => phrase!("lessons-later-scan", first = first),
        Waits::Bomb => phrase!("lessons-later-bomb", first = first),
        Waits::Energy => phrase!("lessons-later-energy", first = first),
        Waits::Part => phrase!("lessons-later-part", first = first),
        Waits::Blind => phrase!("lessons-later-blind", first = first),
        Waits::Attack => phrase!("lessons-later-attack", first = first),
        Waits::Pass => phrase!("lessons-later-pass", first = first),
        Waits::Crystal => phrase!("lessons-later-crystal", first = first),
    }
}

/// Why something is not done: the lesson does not let it be done yet, or the rules do not.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// By the lesson.
    NotYet(#[from] NotYet),
    /// By the rules.
    Illegal(#[from] Illegal),
}

impl InWords for Refused {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotYet(reason) => reason.phrase(),
            Self::Illegal(reason) => reason.phrase(),
        }
    }
}

displayed_in_english!(NotYet, Refused);
