//! A lesson in progress: its present step, what that allows, and the way back to its beginning.
//!
//! It holds no table. The caller lays out [`Lesson::start`] with [`Lesson::setup`], in a
//! [`Game`](crate::game::Game) or in the world of an app, and makes every change through this
//! module.

use std::sync::Arc;

use shell::language::Phrase;
use shell::record::History;
use shell::table::Restorable;

use super::cast::LEARNER;
use super::lesson::Lesson;
use super::refusal::{LessonRefusal, NotYet};
use super::spot::Spot;
use super::step::{LessonStep, StepGoal};
use crate::action::{Action, Scrapyard, TableEvent};
use crate::table::Table;
use crate::turn;

/// Input that a lesson waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonStage {
    /// The learner reads and goes on.
    Reading,
    /// The other players act.
    Watching,
    /// The learner acts.
    Acting,
    /// All steps are done.
    Over,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    pub(super) history: History<Scrapyard>,
    /// Number of actions before each step so far, the present one included, and one more entry once
    /// the lesson is over.
    pub(super) beginnings: Vec<usize>,
}

impl LessonRun {
    /// A lesson at its first step. The table has to be at [`Lesson::start`].
    pub fn new(lesson: Arc<Lesson>) -> Self {
        let beginning = Arc::new(lesson.start().clone());
        let history = History::new(lesson.setup().clone(), lesson.seats().to_vec(), Some(beginning));
        Self { lesson, history, beginnings: vec![0] }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Actions of all seats so far, read-only.
    pub const fn history(&self) -> &History<Scrapyard> {
        &self.history
    }

    /// Index of the present step, from 0, which is the number of finished steps.
    pub const fn step_number(&self) -> usize {
        self.beginnings.len() - 1
    }

    /// The present step; `None` when the lesson is over.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps().get(self.step_number())
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
        match self.step().map(LessonStep::goal) {
            None => LessonStage::Over,
            Some(StepGoal::Read) => LessonStage::Reading,
            Some(StepGoal::Watched(_)) => LessonStage::Watching,
            Some(_) => LessonStage::Acting,
        }
    }

    /// Spots to look at now.
    pub fn spots_to_mark(&self) -> &[Spot] {
        self.step().map(LessonStep::spots).unwrap_or_default()
    }

    /// Next action of another player; `None` if none is due.
    pub fn opponents_action(&self) -> Option<&Action> {
        let StepGoal::Watched(script) = self.step()?.goal() else { return None };
        script.get(self.actions_of_step())
    }

    /// Actions of the learner so far, in order.
    pub fn learners_actions(&self) -> impl Iterator<Item = &Action> {
        self.history.steps().iter().filter(|done| done.seat == LEARNER).map(|done| &done.action)
    }

    /// Number of actions in the present step.
    pub(super) fn actions_of_step(&self) -> usize {
        self.history.steps().len() - self.beginnings.last().copied().unwrap_or(0)
    }

    /// The present step, in which the learner acts.
    fn acting_step(&self) -> Result<&LessonStep, NotYet> {
        match self.stage() {
            LessonStage::Over => Err(NotYet::Over),
            LessonStage::Reading => Err(NotYet::ReadFirst),
            LessonStage::Watching => Err(NotYet::OthersFirst),
            LessonStage::Acting => self.step().ok_or(NotYet::Over),
        }
    }

    /// Checks an action of the seat whose choice is awaited.
    ///
    /// # Errors
    /// [`LessonRefusal`]: the reason for which the action has to wait or is illegal.
    pub fn check_action(&self, table: &Table, action: &Action) -> Result<(), LessonRefusal> {
        if self.opponents_action() == Some(action) {
            return Ok(());
        }
        let step = self.acting_step().map_err(LessonRefusal::NotYet)?;
        turn::check_action(table, action).map_err(LessonRefusal::Illegal)?;
        let is_allowed = step.wants_action(table, action);
        let later = || NotYet::Later { instruction: step.instruction() };
        if is_allowed { Ok(()) } else { Err(LessonRefusal::NotYet(later())) }
    }

    /// An action that leads on, for the learner to see; `None` if the learner reads or watches.
    pub fn suggested_action(&self, table: &Table) -> Option<Action> {
        let step = self.acting_step().ok()?;
        turn::legal_actions(table).each().into_iter().find(|action| step.wants_action(table, action))
    }

    /// Does an action of the seat whose choice is awaited, which may finish the step.
    ///
    /// # Errors
    /// [`LessonRefusal`]: the reason for which the action has to wait or is illegal. Nothing has
    /// changed then.
    pub fn act(
        &mut self,
        table: &mut impl Restorable<Game = Scrapyard>,
        action: Action,
    ) -> Result<Vec<TableEvent>, LessonRefusal> {
        let is_wanted = table.read(|table| {
            self.check_action(table, &action)?;
            Ok::<_, LessonRefusal>(self.step().is_some_and(|step| step.wants_action(table, &action)))
        })?;
        let events = self.history.act(table, action).map_err(LessonRefusal::Illegal)?;
        let is_done = match self.step().map(LessonStep::goal) {
            Some(StepGoal::Acted(_)) => is_wanted,
            Some(StepGoal::Watched(script)) => self.actions_of_step() >= script.len(),
            _ => false,
        };
        if is_done {
            self.begin_next();
        }
        while table.read(|table| self.step().is_some_and(|step| step.is_reached_at(table))) {
            self.begin_next();
        }
        Ok(events)
    }

    /// Goes on after reading. Returns whether the present step was one that is only read.
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
    pub fn undo(&mut self, table: &mut impl Restorable<Game = Scrapyard>) -> bool {
        self.can_undo() && self.history.undo(table).is_some()
    }
}
