//! A lesson in progress: its present step, what that allows, and the way back to its beginning.
//!
//! It holds no table. The caller lays out [`SteppedLesson::start`] with [`SteppedLesson::setup`],
//! in a [`HeadlessGame`](crate::table::HeadlessGame) or in the world of an app, and makes every
//! change through this module.

use std::sync::Arc;

use super::lesson::SteppedLesson;
use super::refusal::LessonRefusal;
use super::steps::{AnyStep, StepKind, TaughtInSteps, Wait};
use crate::language::Phrase;
use crate::record::History;
use crate::table::{Restorable, Rules};

/// Reason for which an action is refused in a lesson of a game.
pub type RefusalIn<G> = LessonRefusal<<G as TaughtInSteps>::NotYet, <G as Rules>::Refusal>;

/// Input that a lesson waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonStage {
    /// The learner reads and goes on.
    Reading,
    /// The other players act. Once they have, the learner reads what it led to.
    Watching,
    /// The learner acts.
    Acting,
    /// All steps are done.
    Over,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct SteppedRun<G: TaughtInSteps> {
    lesson: Arc<SteppedLesson<G>>,
    pub(super) history: History<G>,
    /// Number of actions before each step so far, the present one included, and one more entry once
    /// the lesson is over.
    pub(super) beginnings: Vec<usize>,
}

impl<G: TaughtInSteps> SteppedRun<G> {
    /// A lesson at its first step. The table has to be at [`SteppedLesson::start`].
    pub fn new(lesson: Arc<SteppedLesson<G>>) -> Self {
        let beginning = Arc::new(lesson.start().clone());
        let history = History::new(lesson.setup().clone(), lesson.seats().to_vec(), Some(beginning));
        Self { lesson, history, beginnings: vec![0] }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Arc<SteppedLesson<G>> {
        &self.lesson
    }

    /// Actions of all seats so far, read-only.
    pub const fn history(&self) -> &History<G> {
        &self.history
    }

    /// Index of the present step, from 0, which is the number of finished steps.
    pub const fn step_number(&self) -> usize {
        self.beginnings.len() - 1
    }

    /// The present step; `None` when the lesson is over.
    pub fn step(&self) -> Option<&G::Step> {
        self.lesson.steps().get(self.step_number())
    }

    /// Index of the step in which the last action was done, from 0; `None` before the first one.
    pub fn step_number_of_last_action(&self) -> Option<usize> {
        let last = self.history.steps().len().checked_sub(1)?;
        self.beginnings.iter().rposition(|&beginning| beginning <= last)
    }

    /// Whether all steps are finished.
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// Instruction of the present step and its reason; `None` when the lesson is over.
    pub fn text(&self) -> Option<(Phrase, Phrase)> {
        self.step().map(|step| (step.instruction(), step.reason()))
    }

    /// Thing that the lesson waits for.
    pub fn stage(&self) -> LessonStage {
        match self.step().map(G::Step::kind) {
            None => LessonStage::Over,
            Some(StepKind::Read) => LessonStage::Reading,
            Some(StepKind::Watched(script)) if self.actions_of_step() >= script.len() => LessonStage::Reading,
            Some(StepKind::Watched(_)) => LessonStage::Watching,
            Some(StepKind::Acted | StepKind::Reached) => LessonStage::Acting,
        }
    }

    /// Spots to look at now.
    pub fn spots_to_mark(&self, table: &G::Table<'_>) -> Vec<G::Spot> {
        self.step().map(|step| step.spots_at(table)).unwrap_or_default()
    }

    /// Next action of another player; `None` if none is due.
    pub fn opponents_action(&self) -> Option<&G::Action> {
        let StepKind::Watched(script) = self.step()?.kind() else { return None };
        script.get(self.actions_of_step())
    }

    /// Actions of the learner so far, in order.
    pub fn learners_actions(&self) -> impl Iterator<Item = &G::Action> {
        self.history.steps().iter().filter(|done| done.seat == G::LEARNER).map(|done| &done.action)
    }

    /// Number of actions in the present step.
    pub(super) fn actions_of_step(&self) -> usize {
        self.history.steps().len() - self.beginnings.last().copied().unwrap_or(0)
    }

    /// The present step, in which the learner acts.
    ///
    /// # Errors
    /// [`Wait`]: the reason for which there is none now.
    pub fn acting_step(&self) -> Result<&G::Step, Wait> {
        match self.stage() {
            LessonStage::Over => Err(Wait::Over),
            LessonStage::Reading => Err(Wait::ReadFirst),
            LessonStage::Watching => Err(Wait::OthersFirst),
            LessonStage::Acting => self.step().ok_or(Wait::Over),
        }
    }

    /// Checks an action of the seat whose choice is awaited.
    ///
    /// # Errors
    /// [`LessonRefusal`]: the reason for which the action has to wait or is illegal.
    pub fn check_action(&self, table: &G::Table<'_>, action: &G::Action) -> Result<(), RefusalIn<G>> {
        if self.opponents_action() == Some(action) {
            return Ok(());
        }
        let step = self.acting_step().map_err(|wait| LessonRefusal::NotYet(wait.into()))?;
        G::check_action(table, action).map_err(LessonRefusal::Illegal)?;
        let is_allowed = step.allows_action(table, action);
        if is_allowed { Ok(()) } else { Err(LessonRefusal::NotYet(step.reason_to_wait(table, action))) }
    }

    /// An action that leads on, for the learner to see; `None` if the learner reads or watches, or
    /// may act in ways too different to show one.
    pub fn suggested_action(&self, table: &G::Table<'_>) -> Option<G::Action> {
        let step = self.acting_step().ok()?;
        step.suggested_action(table).filter(|action| self.check_action(table, action).is_ok())
    }

    /// Does an action of the seat whose choice is awaited, which may finish the step.
    ///
    /// # Errors
    /// [`LessonRefusal`]: the reason for which the action has to wait or is illegal. Nothing has
    /// changed then.
    pub fn act(
        &mut self,
        table: &mut impl Restorable<Game = G>,
        action: G::Action,
    ) -> Result<Vec<G::Event>, RefusalIn<G>> {
        let is_wanted = table.read(|table| {
            self.check_action(table, &action)?;
            Ok::<_, RefusalIn<G>>(self.step().is_some_and(|step| step.wants_action(table, &action)))
        })?;
        let events = self.history.act(table, action).map_err(LessonRefusal::Illegal)?;
        if is_wanted && matches!(self.step().map(G::Step::kind), Some(StepKind::Acted)) {
            self.begin_next();
        }
        while table.read(|table| self.step().is_some_and(|step| step.is_reached_at(table))) {
            self.begin_next();
        }
        Ok(events)
    }

    /// Goes on after reading. Returns whether the present step was one to be read.
    pub fn go_on(&mut self) -> bool {
        let is_read = self.stage() == LessonStage::Reading;
        if is_read {
            self.begin_next();
        }
        is_read
    }

    fn begin_next(&mut self) {
        self.beginnings.push(self.history.steps().len());
    }

    /// Whether the learner has done something in the present step that can be undone.
    pub fn can_undo(&self) -> bool {
        self.stage() == LessonStage::Acting && self.actions_of_step() > 0 && self.history.can_undo()
    }

    /// Undoes the last action, back to the beginning of the step. Returns whether there was one.
    pub fn undo(&mut self, table: &mut impl Restorable<Game = G>) -> bool {
        self.can_undo() && self.history.undo(table).is_some()
    }

    /// Keeps a choice in the making.
    ///
    /// # Errors
    /// [`LessonRefusal`] if the learner may make none now.
    pub fn keep_draft(&mut self, table: &mut impl Restorable<Game = G>, draft: G::Draft) -> Result<(), RefusalIn<G>> {
        let is_learners = table.read(G::awaited).seat == Some(G::LEARNER);
        if !is_learners {
            return Err(LessonRefusal::NotYet(Wait::OthersFirst.into()));
        }
        self.history.keep_draft(table, draft).map_err(LessonRefusal::Illegal)
    }

    /// Discards a choice in the making that the learner has left.
    pub fn discard_draft(&mut self) {
        self.history.discard_draft();
    }
}
