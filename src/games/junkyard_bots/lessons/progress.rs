//! Progress through the lessons, as plain data that is kept between sessions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::lesson::Lesson;
use super::library;
use super::run::{LessonInput, LessonRun};
use crate::game::{JunkyardBots, Restorable};
use shell::merge::{merge_map, merge_set};

/// Finished lessons, and unfinished ones to be resumed. Lessons are identified by their ids;
/// unknown ids are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    done: BTreeSet<String>,
    left: BTreeMap<String, UnfinishedLesson>,
    /// Id of the lesson that was left last.
    last: Option<String>,
}

/// State of a lesson that was left before its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct UnfinishedLesson {
    /// Index of the step, from 0.
    step: usize,
    /// Inputs of the player up to that step.
    kept: Vec<LessonInput>,
}

impl LessonProgress {
    /// Saves the state of a lesson; a finished lesson counts as done. A lesson without any input
    /// counts as not begun.
    pub fn save_run(&mut self, running: &LessonRun) {
        let lesson = running.lesson();
        if running.is_finished() {
            self.mark_done(lesson);
        } else if running.kept().is_empty() {
            self.restart(lesson);
        } else {
            let left = UnfinishedLesson { step: running.step_number(), kept: running.kept().to_vec() };
            self.left.insert(lesson.id().to_owned(), left);
            self.last = Some(lesson.id().to_owned());
        }
    }

    /// Counts a lesson as done.
    pub fn mark_done(&mut self, lesson: &Lesson) {
        self.restart(lesson);
        self.done.insert(lesson.id().to_owned());
    }

    /// Forgets the saved state of a lesson, so that it begins at its start. If it was done, it
    /// stays done.
    pub fn restart(&mut self, lesson: &Lesson) {
        self.left.remove(lesson.id());
        self.last.take_if(|last| last == lesson.id());
    }

    /// Whether a lesson was played to its end or skipped.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.done.contains(lesson.id())
    }

    /// Number of the game's lessons that are done.
    pub fn done_count(&self) -> usize {
        library::all_lessons().iter().filter(|lesson| self.is_done(lesson)).count()
    }

    /// Step at which a lesson was left, from 0; `None` if it has no saved state.
    pub fn step_of(&self, lesson: &Lesson) -> Option<usize> {
        let step = self.left.get(lesson.id())?.step;
        (step < lesson.steps().len()).then_some(step)
    }

    /// Lesson to continue with: the one that was left last, otherwise the first that is not done;
    /// `None` if all are done.
    pub fn next_lesson(&self) -> Option<&'static Arc<Lesson>> {
        let last = self.last.as_deref().and_then(library::lesson_with_id);
        last.or_else(|| library::all_lessons().iter().find(|lesson| !self.is_done(lesson)))
    }

    /// Resumes a lesson at its saved step, or begins it, on a table that is at [`Lesson::start`].
    pub fn resume(&self, lesson: &Arc<Lesson>, table: &mut impl Restorable<Game = JunkyardBots>) -> LessonRun {
        let kept = self.left.get(lesson.id()).map_or(&[][..], |left| &left.kept);
        LessonRun::resume(Arc::clone(lesson), table, kept)
    }

    /// Applies the changes from `before` to `now` to this progress, which holds the state of a
    /// file.
    pub fn merge(&mut self, before: &Self, now: &Self) {
        merge_set(&mut self.done, &before.done, &now.done);
        merge_map(&mut self.left, &before.left, &now.left);
        if now.last != before.last {
            self.last.clone_from(&now.last);
        }
    }

    /// Forgets all progress.
    pub fn start_over(&mut self) {
        *self = Self::default();
    }
}
