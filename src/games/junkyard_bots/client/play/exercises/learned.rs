//! Progress of the player in lessons and puzzles, which is kept in a file.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::action::JunkyardBots;
use crate::client::app::fault::JunkyardFault;
use crate::lessons::{ExplainedFirstTimes, LessonProgress};
use crate::puzzles;
use client::app::fault::Fault;
use client::app::kept_progress::{self, KeptProgress, ProgressFault};
use client::play::start::learned::LearnedLessons;

/// Progress of the player in lessons and puzzles.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    /// Lessons that are done, and positions in lessons that were left.
    pub lessons: LessonProgress,
    /// Events that were explained when they happened for the first time.
    pub explained: ExplainedFirstTimes,
    /// Puzzles that were solved, tried or given up.
    pub puzzles: puzzles::PuzzleProgress,
}

impl KeptProgress for Learned {
    const FILE_NAME: &'static str = "learned.ron";

    fn merge(&mut self, before: &Self, now: &Self) {
        self.lessons.merge(&before.lessons, &now.lessons);
        self.explained.merge(&before.explained, &now.explained);
        self.puzzles.merge(&before.puzzles, &now.puzzles);
    }

    fn tell_fault(fault: ProgressFault) -> Fault {
        JunkyardFault::Learned(fault).into()
    }
}

impl LearnedLessons<JunkyardBots> for Learned {
    fn lessons(&self) -> &LessonProgress {
        &self.lessons
    }

    fn lessons_mut(&mut self) -> &mut LessonProgress {
        &mut self.lessons
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(kept_progress::plugin::<Learned>);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::library;

    #[test]
    fn what_two_windows_have_learned_is_all_kept() {
        let before = Learned::default();
        let mut one = before.clone();
        one.lessons.mark_done(&library::all_lessons()[0]);
        let mut other = before.clone();
        other.lessons.mark_done(&library::all_lessons()[1]);
        other.puzzles.record_solved(3);
        let mut both = one.clone();
        both.merge(&before, &other);
        assert_eq!((both.lessons.done_count(), both.puzzles.solved_counts()), (2, (1, 1)));
        let mut forgets = one.clone();
        forgets.lessons.start_over();
        both.merge(&one, &forgets);
        assert_eq!(both.lessons.done_count(), 1, "the other's lesson stays");
    }

    #[test]
    fn a_file_that_was_set_aside_is_told_by_its_new_name() {
        let fault = JunkyardFault::Learned(ProgressFault::SetAside("folder/learned.ron.old".into()));
        assert!(fault.to_string().contains("it is called learned.ron.old now"), "{fault}");
    }
}
