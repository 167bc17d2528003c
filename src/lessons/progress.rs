//! Which lessons are done, and where others were left: plain data to be kept between sessions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::lesson::Lesson;
use super::library;
use super::running::{Kept, Running};
use crate::game::Restorable;
use crate::merge::{merge_map, merge_set};

/// Which lessons are done, and where others were left. Lessons are kept by their ids; one that is
/// there no more is passed over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    done: BTreeSet<String>,
    left: BTreeMap<String, Left>,
    /// The lesson that was left last.
    last: Option<String>,
}

/// Where a lesson was left before its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Left {
    /// The number of the step, from 0.
    step: usize,
    /// What was done up to there.
    kept: Vec<Kept>,
}

impl Progress {
    /// Keeps where a lesson stands; when it is finished, that it is done. A lesson in which nothing
    /// was done counts as not begun.
    pub fn keep(&mut self, running: &Running) {
        let lesson = running.lesson();
        if running.is_finished() {
            self.skip(lesson);
        } else if running.kept().is_empty() {
            self.restart(lesson);
        } else {
            let left = Left { step: running.number(), kept: running.kept().to_vec() };
            self.left.insert(lesson.id().to_owned(), left);
            self.last = Some(lesson.id().to_owned());
        }
    }

    /// Counts a lesson as done.
    pub fn skip(&mut self, lesson: &Lesson) {
        self.restart(lesson);
        self.done.insert(lesson.id().to_owned());
    }

    /// Forgets where a lesson was left: it begins anew. One that was done stays done.
    pub fn restart(&mut self, lesson: &Lesson) {
        self.left.remove(lesson.id());
        self.last.take_if(|last| last == lesson.id());
    }

    /// Whether a lesson was played to its end, or skipped.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.done.contains(lesson.id())
    }

    /// How many of the game's lessons are done.
    pub fn count(&self) -> usize {
        library::all().iter().filter(|lesson| self.is_done(lesson)).count()
    }

    /// The step at which a lesson was left, from 0; `None` if it was not left on the way.
    pub fn step_of(&self, lesson: &Lesson) -> Option<usize> {
        let step = self.left.get(lesson.id())?.step;
        (step < lesson.steps().len()).then_some(step)
    }

    /// The lesson to go on with: the one that was left last, or the first that is not done; `None`
    /// when all are done.
    pub fn next(&self) -> Option<&'static Arc<Lesson>> {
        let last = self.last.as_deref().and_then(library::with_id);
        last.or_else(|| library::all().iter().find(|lesson| !self.is_done(lesson)))
    }

    /// Takes a lesson up where it was left, or at its beginning, at a table that stands at
    /// [`Lesson::start`].
    pub fn resume(&self, lesson: &Arc<Lesson>, table: &mut impl Restorable) -> Running {
        let kept = self.left.get(lesson.id()).map_or(&[][..], |left| &left.kept);
        Running::resume(Arc::clone(lesson), table, kept)
    }

    /// Makes the changes to this progress, as a file holds it, that lead from `before` to `now`.
    pub fn merge(&mut self, before: &Self, now: &Self) {
        merge_set(&mut self.done, &before.done, &now.done);
        merge_map(&mut self.left, &before.left, &now.left);
        if now.last != before.last {
            self.last.clone_from(&now.last);
        }
    }

    /// Forgets everything.
    pub fn start_over(&mut self) {
        *self = Self::default();
    }
}
