//! The ways of a lesson in progress: back to an earlier step, and forward again to the step at
//! which it was left, as it is kept between sessions.

use std::sync::Arc;

use super::lesson::SteppedLesson;
use super::rules::{AnyLessonRun, Taught};
use super::run::{LessonStage, SteppedRun};
use super::steps::{AnyStep, StepKind, TaughtInSteps};
use crate::language::Phrase;
use crate::record::{ActionText, Recorded, Texts};
use crate::table::Restorable;

impl<G: TaughtInSteps> SteppedRun<G> {
    /// Resumes a lesson that was left at a step, counted from 0, by repeating the learner's actions
    /// on a table that is at [`SteppedLesson::start`]. It ends earlier if an action is no longer
    /// possible because the lesson has changed.
    pub fn resume(
        lesson: Arc<SteppedLesson<G>>,
        table: &mut impl Restorable<Game = G>,
        step: usize,
        actions: &[G::Action],
    ) -> Self {
        let mut running = Self::new(lesson);
        let mut actions = actions.iter().cloned();
        loop {
            let is_earlier = running.step_number() < step;
            let goes_on = match running.stage() {
                LessonStage::Over => false,
                LessonStage::Reading => is_earlier && running.go_on(),
                LessonStage::Watching => {
                    let due = running.opponents_action().filter(|_| is_earlier).cloned();
                    due.is_some_and(|action| running.act(table, action).is_ok())
                }
                LessonStage::Acting => actions.next().is_some_and(|action| running.act(table, action).is_ok()),
            };
            if !goes_on {
                return running;
            }
        }
    }

    /// Step to which the way back leads: the present one if the learner has begun to act in it, or
    /// else the last one before it in which the learner has read or acted.
    fn step_back(&self) -> Option<usize> {
        let now = self.step_number();
        let has_begun = self.actions_of_step() > 0 || self.history.draft().is_some();
        if self.stage() == LessonStage::Acting && has_begun {
            return Some(now);
        }
        (0..now).rev().find(|&number| match self.lesson().steps().get(number).map(G::Step::kind) {
            None | Some(StepKind::Watched(_)) => false,
            Some(StepKind::Read) => true,
            // A step that was reached as soon as it began has nothing to do.
            Some(_) => self.beginnings.get(number) < self.beginnings.get(number + 1),
        })
    }

    /// Whether there is a way back from here.
    pub fn can_go_back(&self) -> bool {
        self.step_back().is_some()
    }

    /// Goes back to the beginning of the present step or, there, to the last step before it in
    /// which the learner has read or acted: the lesson's start is laid out again, and the actions
    /// up to there are repeated. Returns whether there was a way back.
    pub fn go_back(&mut self, table: &mut impl Restorable<Game = G>) -> bool {
        let Some(step) = self.step_back() else { return false };
        let count = self.beginnings.get(step).copied().unwrap_or(0);
        // The table belongs to this lesson, so that its start fits.
        if table.restore(self.lesson().start()).is_err() {
            return false;
        }
        let mut history = self.history.without_steps();
        for done in self.history.steps().iter().take(count) {
            let again = history.act(table, done.action.clone());
            debug_assert!(again.is_ok(), "the same actions are legal again: {again:?}");
        }
        self.history = history;
        self.beginnings.truncate(step + 1);
        true
    }
}

/// The learner's actions are kept as in saved games.
impl<G> AnyLessonRun<G> for SteppedRun<G>
where
    G: TaughtInSteps + Taught<Lesson = SteppedLesson<G>, Run = Self, KeptInput = ActionText<G>>,
{
    fn lesson(&self) -> &Arc<SteppedLesson<G>> {
        self.lesson()
    }

    fn step_number(&self) -> usize {
        self.step_number()
    }

    fn inputs_to_keep(&self) -> Vec<ActionText<G>> {
        let texts = <G as Recorded>::Texts::new(self.lesson().setup(), self.lesson().seats());
        self.learners_actions().map(|action| texts.write_action(action)).collect()
    }

    fn resume_kept(
        lesson: &Arc<SteppedLesson<G>>,
        table: &mut impl Restorable<Game = G>,
        step: usize,
        inputs: &[ActionText<G>],
    ) -> Self {
        let texts = <G as Recorded>::Texts::new(lesson.setup(), lesson.seats());
        // The first text that is not an action of this lesson ends the list.
        let actions = inputs.iter().map_while(|text| texts.read_action(text, &Phrase::default()).ok());
        let actions: Vec<G::Action> = actions.collect();
        Self::resume(Arc::clone(lesson), table, step, &actions)
    }
}
