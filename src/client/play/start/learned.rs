//! Progress of the player in the lessons of a game, which is kept in a file.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::fault::{Fault, GameFault};
use crate::app::kept_progress::{KeptProgress, ProgressFault};
use shell::lessons::{LessonProgress, Taught};

/// Kept progress of the player in a game, of which that in the lessons is a part.
pub trait LearnedLessons<G: Taught>: KeptProgress {
    /// Progress in the lessons.
    fn lessons(&self) -> &LessonProgress<G>;

    /// Progress in the lessons, to be changed.
    fn lessons_mut(&mut self) -> &mut LessonProgress<G>;
}

/// Additions of a game whose exercises are all lessons, so that its [`LearnedInLessons`] is kept.
pub trait KeepsLessons: Taught {
    /// Name of the file, as of [`KeptProgress::FILE_NAME`].
    const LEARNED_FILE: &'static str;

    /// Fault of keeping the progress, in words of the game.
    fn tell_learned_fault(fault: ProgressFault) -> GameFault;
}

/// Progress of the player in the lessons of a game that has no other exercises.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound = "")]
pub struct LearnedInLessons<G: KeepsLessons> {
    /// Lessons that are done, and positions in lessons that were left.
    pub lessons: LessonProgress<G>,
}

impl<G: KeepsLessons> Default for LearnedInLessons<G> {
    fn default() -> Self {
        Self { lessons: LessonProgress::default() }
    }
}

impl<G: KeepsLessons> KeptProgress for LearnedInLessons<G> {
    const FILE_NAME: &'static str = G::LEARNED_FILE;

    fn merge(&mut self, before: &Self, now: &Self) {
        self.lessons.merge(&before.lessons, &now.lessons);
    }

    fn tell_fault(fault: ProgressFault) -> Fault {
        Fault::OfGame(Box::new(G::tell_learned_fault(fault)))
    }
}

impl<G: KeepsLessons> LearnedLessons<G> for LearnedInLessons<G> {
    fn lessons(&self) -> &LessonProgress<G> {
        &self.lessons
    }

    fn lessons_mut(&mut self) -> &mut LessonProgress<G> {
        &mut self.lessons
    }
}
