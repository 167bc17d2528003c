//! Progress through the lessons, as plain data that is kept between sessions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use shell::language::Phrase;
use shell::merge::{merge_map, merge_set};
use shell::record::Texts;
use shell::table::Restorable;

use super::lesson::Lesson;
use super::library;
use super::run::LessonRun;
use crate::action::{Action, Robotics};
use crate::record::text::RoboticsTexts;

/// Text of an action, as in saved games.
type KeptAction = <RoboticsTexts as Texts<Robotics>>::Action;

/// Lessons that are done, and those that were left. Lessons are identified by their numbers;
/// unknown ones are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    done: BTreeSet<u8>,
    left: BTreeMap<u8, UnfinishedLesson>,
    /// Number of the lesson that was left last.
    last: Option<u8>,
}

/// State of a lesson that was left before its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct UnfinishedLesson {
    /// Index of the step, from 0.
    step: usize,
    /// Actions of the learner up to there.
    actions: Vec<KeptAction>,
}

impl LessonProgress {
    /// Saves the state of a lesson. One that is over counts as done, one at its very beginning as
    /// not begun.
    pub fn save_run(&mut self, running: &LessonRun) {
        let lesson = running.lesson();
        let texts = RoboticsTexts::new(lesson.setup(), lesson.seats());
        let actions: Vec<KeptAction> = running.learners_actions().map(|action| texts.write_action(action)).collect();
        let step = running.step_number();
        if running.is_over() {
            self.mark_done(lesson);
        } else if step == 0 && actions.is_empty() {
            self.restart(lesson);
        } else {
            self.left.insert(lesson.number(), UnfinishedLesson { step, actions });
            self.last = Some(lesson.number());
        }
    }

    /// Counts a lesson as done.
    pub fn mark_done(&mut self, lesson: &Lesson) {
        self.restart(lesson);
        self.done.insert(lesson.number());
    }

    /// Forgets the state in which a lesson was left, so that it begins at its start. If it was
    /// done, it stays done.
    pub fn restart(&mut self, lesson: &Lesson) {
        self.left.remove(&lesson.number());
        self.last.take_if(|last| *last == lesson.number());
    }

    /// Whether a lesson was played to its end or skipped.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.done.contains(&lesson.number())
    }

    /// Number of lessons that are done.
    pub fn done_count(&self) -> usize {
        library::all_lessons().iter().filter(|lesson| self.is_done(lesson)).count()
    }

    /// Step at which a lesson was left, from 0; `None` if it was not.
    pub fn step_of(&self, lesson: &Lesson) -> Option<usize> {
        let step = self.left.get(&lesson.number())?.step;
        (step < lesson.steps().len()).then_some(step)
    }

    /// Lesson to go on with: the one that was left last, or else the first that is not done; `None`
    /// if all are done.
    pub fn next_lesson(&self) -> Option<&'static Arc<Lesson>> {
        let last = self.last.and_then(library::lesson_with_number);
        last.or_else(|| library::all_lessons().iter().find(|lesson| !self.is_done(lesson)))
    }

    /// Resumes a lesson where it was left, or begins it, on a table that is at [`Lesson::start`].
    pub fn resume(&self, lesson: &Arc<Lesson>, table: &mut impl Restorable<Game = Robotics>) -> LessonRun {
        let Some(left) = self.left.get(&lesson.number()) else { return LessonRun::new(Arc::clone(lesson)) };
        let texts = RoboticsTexts::new(lesson.setup(), lesson.seats());
        // What is no action of this lesson ends the list.
        let read = |text| texts.read_action(text, &Phrase::default()).ok();
        let actions: Vec<Action> = left.actions.iter().map_while(read).collect();
        LessonRun::resume(Arc::clone(lesson), table, left.step, &actions)
    }

    /// Applies the changes from `before` to `now` to this progress, which holds the state of a
    /// file.
    pub fn merge(&mut self, before: &Self, now: &Self) {
        merge_set(&mut self.done, &before.done, &now.done);
        merge_map(&mut self.left, &before.left, &now.left);
        if now.last != before.last {
            self.last = now.last;
        }
    }

    /// Forgets all progress.
    pub fn start_over(&mut self) {
        *self = Self::default();
    }
}
