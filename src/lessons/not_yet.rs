//! Why something waits until a step is done.

use thiserror::Error;

use super::allow::Allow;
use super::step::Step;
use crate::action::{Action, Illegal};
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::{Kind, Tile};
use crate::table::Table;

/// Why a lesson does not let its player do something now.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotYet {
    /// The lesson is over.
    Over,
    /// The step is only read.
    ReadFirst,
    /// Another robot is at its turn.
    OthersFirst,
    /// Something else is taught now.
    Later(Waits),
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
    /// Taking another tile blind, or by other grippers, than is to be taken now.
    OtherBlind,
    /// An attack.
    Attack,
    /// Passing.
    Pass,
    /// Giving the crystal away.
    Crystal,
}

impl Waits {
    /// What an action is that waits for a step.
    pub(super) fn of(table: &Table, action: &Action, step: &Step) -> Self {
        let is_blind = |allow: &Allow| matches!(allow, Allow::TakeBlind(..));
        match action {
            Action::Build(_) => Self::Build,
            Action::Draw(_) => Self::Draw,
            Action::StopDrawing | Action::KeepDraws | Action::Rescan => Self::Scan,
            Action::Take { part, .. } => match table.tile(*part).map(Tile::kind) {
                Some(Kind::Bomb) => Self::Bomb,
                Some(Kind::Energy) => Self::Energy,
                _ => Self::Part,
            },
            Action::TakeBlind { .. } if step.allow.iter().any(is_blind) => Self::OtherBlind,
            Action::TakeBlind { .. } => Self::Blind,
            Action::Attack { .. } => Self::Attack,
            Action::Pass => Self::Pass,
            Action::GiveCrystal(_) => Self::Crystal,
        }
    }
}

impl InWords for NotYet {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => phrase!("lessons-over"),
            Self::ReadFirst => phrase!("lessons-read-first"),
            Self::OthersFirst => phrase!("lessons-others-first"),
            Self::Later(what) => later(*what),
            Self::OneGripper => phrase!("lessons-one-gripper"),
            Self::Build(phrase) => phrase.clone(),
        }
    }
}

fn later(what: Waits) -> Phrase {
    match what {
        Waits::Build => phrase!("lessons-later-build"),
        Waits::Draw => phrase!("lessons-later-draw"),
        Waits::Scan => phrase!("lessons-later-scan"),
        Waits::Bomb => phrase!("lessons-later-bomb"),
        Waits::Energy => phrase!("lessons-later-energy"),
        Waits::Part => phrase!("lessons-later-part"),
        Waits::Blind => phrase!("lessons-later-blind"),
        Waits::OtherBlind => phrase!("lessons-later-other-blind"),
        Waits::Attack => phrase!("lessons-later-attack"),
        Waits::Pass => phrase!("lessons-later-pass"),
        Waits::Crystal => phrase!("lessons-later-crystal"),
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
