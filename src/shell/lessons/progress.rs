//! Progress through the lessons of a game, as plain data that is kept between sessions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::rules::{AnyLesson, AnyLessonRun, LessonId, Taught};
use crate::merge::{merge_map, merge_set};
use crate::table::Restorable;

/// Lessons that are done, and those that were left and can be resumed. Lessons that the game does
/// not have are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound = "")]
pub struct LessonProgress<G: Taught> {
    done: BTreeSet<LessonId<G>>,
    left: BTreeMap<LessonId<G>, UnfinishedLesson<G::KeptInput>>,
    /// The lesson that was left last.
    last: Option<LessonId<G>>,
}

/// State of a lesson that was left before its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct UnfinishedLesson<I> {
    /// Index of the step, from 0.
    step: usize,
    /// Inputs of the learner up to there.
    #[serde(alias = "actions")]
    kept: Vec<I>,
}

impl<G: Taught> Default for LessonProgress<G> {
    fn default() -> Self {
        Self { done: BTreeSet::new(), left: BTreeMap::new(), last: None }
    }
}

impl<G: Taught> LessonProgress<G> {
    /// Saves the state of a lesson. One whose steps are all finished counts as done, one at its
    /// very beginning as not begun.
    pub fn save_run(&mut self, running: &G::Run) {
        let lesson = running.lesson();
        let step = running.step_number();
        let kept = running.inputs_to_keep();
        if step >= lesson.step_count() {
            self.mark_done(lesson);
        } else if step == 0 && kept.is_empty() {
            self.restart(lesson);
        } else {
            self.left.insert(lesson.id(), UnfinishedLesson { step, kept });
            self.last = Some(lesson.id());
        }
    }

    /// Counts a lesson as done.
    pub fn mark_done(&mut self, lesson: &G::Lesson) {
        self.restart(lesson);
        self.done.insert(lesson.id());
    }

    /// Forgets the state in which a lesson was left, so that it begins at its start. If it was
    /// done, it stays done.
    pub fn restart(&mut self, lesson: &G::Lesson) {
        let id = lesson.id();
        self.left.remove(&id);
        self.last.take_if(|last| *last == id);
    }

    /// Whether a lesson was played to its end or skipped.
    pub fn is_done(&self, lesson: &G::Lesson) -> bool {
        self.done.contains(&lesson.id())
    }

    /// Number of the game's lessons that are done.
    pub fn done_count(&self) -> usize {
        G::all_lessons().iter().filter(|lesson| self.is_done(lesson)).count()
    }

    /// Step at which a lesson was left, from 0; `None` if it was not.
    pub fn step_of(&self, lesson: &G::Lesson) -> Option<usize> {
        let step = self.left.get(&lesson.id())?.step;
        (step < lesson.step_count()).then_some(step)
    }

    /// Lesson to go on with: the one that was left last, or else the first that is not done; `None`
    /// if all are done.
    pub fn next_lesson(&self) -> Option<&'static Arc<G::Lesson>> {
        let all = G::all_lessons();
        let last = self.last.as_ref().and_then(|last| all.iter().find(|lesson| lesson.id() == *last));
        last.or_else(|| all.iter().find(|lesson| !self.is_done(lesson)))
    }

    /// Resumes a lesson where it was left, or begins it, on a table that is at the lesson's start.
    pub fn resume(&self, lesson: &Arc<G::Lesson>, table: &mut impl Restorable<Game = G>) -> G::Run {
        let left = self.left.get(&lesson.id());
        let step = left.map_or(0, |left| left.step);
        G::Run::resume_kept(lesson, table, step, left.map_or(&[], |left| &left.kept))
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
