//! Reasons for which an action has to wait until a step is done.

use thiserror::Error;

use super::step::{AllowedAction, LessonStep};
use crate::action::{Action, Illegal};
use crate::messages::phrase;
use crate::parts::{Tile, TileKind};
use crate::table::Table;
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::lessons;

/// Reason for which a lesson does not allow an action now.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotYet {
    /// The lesson is over.
    Over,
    /// The step is only read.
    ReadFirst,
    /// Another robot has its turn.
    OthersFirst,
    /// The step teaches something else.
    Later(PostponedAction),
    /// Two grippers have to hold the part together.
    OneGripper,
    /// The robot handed in lacks something that the step asks for; the sentence says what.
    Build(Phrase),
}

/// Kind of action that has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostponedAction {
    /// Handing in a build.
    Build,
    /// Drawing.
    Draw,
    /// Ending the draws, or the decision after a secret look.
    Scan,
    /// Taking a bomb.
    Bomb,
    /// Taking energy.
    Energy,
    /// Taking another part.
    Part,
    /// Taking a tile blind.
    Blind,
    /// Taking a tile blind with another size or kind of gripper than the step allows.
    OtherBlind,
    /// Attacking.
    Attack,
    /// Passing.
    Pass,
    /// Giving the crystal away.
    Crystal,
}

impl PostponedAction {
    /// Classifies an action that a step does not allow.
    pub(super) fn of(table: &Table, action: &Action, step: &LessonStep) -> Self {
        let is_blind = |allow: &AllowedAction| matches!(allow, AllowedAction::TakeBlind(..));
        match action {
            Action::Build(_) => Self::Build,
            Action::Draw(_) => Self::Draw,
            Action::StopDrawing | Action::KeepDraws | Action::Rescan => Self::Scan,
            Action::Take { part, .. } => match table.tile(*part).map(Tile::kind) {
                Some(TileKind::Bomb) => Self::Bomb,
                Some(TileKind::Energy) => Self::Energy,
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
            Self::Later(what) => postponed_phrase(*what),
            Self::OneGripper => phrase!("lessons-one-gripper"),
            Self::Build(phrase) => phrase.clone(),
        }
    }
}

fn postponed_phrase(what: PostponedAction) -> Phrase {
    match what {
        PostponedAction::Build => phrase!("lessons-later-build"),
        PostponedAction::Draw => phrase!("lessons-later-draw"),
        PostponedAction::Scan => phrase!("lessons-later-scan"),
        PostponedAction::Bomb => phrase!("lessons-later-bomb"),
        PostponedAction::Energy => phrase!("lessons-later-energy"),
        PostponedAction::Part => phrase!("lessons-later-part"),
        PostponedAction::Blind => phrase!("lessons-later-blind"),
        PostponedAction::OtherBlind => phrase!("lessons-later-other-blind"),
        PostponedAction::Attack => phrase!("lessons-later-attack"),
        PostponedAction::Pass => phrase!("lessons-later-pass"),
        PostponedAction::Crystal => phrase!("lessons-later-crystal"),
    }
}

/// Reason for which an action is refused in a lesson.
pub type LessonRefusal = lessons::LessonRefusal<NotYet, Illegal>;

displayed_in_english!(NotYet);
