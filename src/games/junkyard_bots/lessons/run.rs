//! A lesson in progress: its present step, the actions that it allows, and the way back.
//!
//! It holds no table. The caller sets up a table with [`Lesson::setup`] at [`Lesson::start`] (in a
//! [`Game`](crate::game::Game) or in the world of an app) and makes every
//! change through this module. The player's inputs are kept, and the same inputs lead to the same
//! step, so a lesson can be left and resumed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::learner::LEARNER;
use super::lesson::Lesson;
use super::not_yet::{LessonRefusal, NotYet, PostponedAction};
use super::step::{LessonStep, awaited_build, is_learners_turn, standing_build};
use crate::action::{Action, BuildPart, TableEvent};
use crate::game::{JunkyardBots, Restorable};
use crate::robot::Robot;
use crate::table::{Snapshot, SnapshotError, Table};
use shell::seats::SeatId;

/// One input of the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LessonInput {
    /// Went on after reading.
    WentOn,
    /// Performed an action at the table.
    Acted(Action),
    /// Changed the build in progress to this build.
    Drafted(Vec<BuildPart>),
}

/// Effects of an action in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonEffects {
    /// Events at the table.
    pub events: Vec<TableEvent>,
    /// Whether the action finished a step of the lesson.
    pub step_done: bool,
}

/// State in which a step began.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Beginning {
    table: Snapshot,
    draft: Option<Vec<BuildPart>>,
    /// Number of inputs before the step.
    input_count: usize,
}

/// A lesson in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    /// State at the beginning of each step so far, the present one included, and one more entry
    /// when the lesson is finished.
    beginnings: Vec<Beginning>,
    kept: Vec<LessonInput>,
    /// Build in progress; `None` if it was not changed.
    draft: Option<Vec<BuildPart>>,
}

impl LessonRun {
    /// A lesson at its first step. The table has to be at [`Lesson::start`].
    pub fn new(lesson: Arc<Lesson>) -> Self {
        let first = Beginning { table: lesson.start().clone(), draft: None, input_count: 0 };
        Self { lesson, beginnings: vec![first], kept: Vec::new(), draft: None }
    }

    /// Resumes a lesson by repeating the kept inputs on a table that is at [`Lesson::start`]. If an
    /// input is no longer possible because the lesson has changed, that input and all later ones
    /// are dropped.
    pub fn resume(lesson: Arc<Lesson>, table: &mut impl Restorable<Game = JunkyardBots>, kept: &[LessonInput]) -> Self {
        let mut running = Self::new(lesson);
        for kept in kept {
            while running.opponent_acts(table).is_some() {}
            let again = match kept {
                LessonInput::WentOn => running.go_on(table),
                LessonInput::Acted(action) => running.act(table, action.clone()).is_ok(),
                LessonInput::Drafted(draft) => {
                    running.set_draft(table, draft.clone());
                    true
                }
            };
            if !again {
                break;
            }
        }
        running
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Index of the present step, from 0, which is the number of finished steps.
    pub fn step_number(&self) -> usize {
        self.beginnings.len() - 1
    }

    /// The present step; `None` when the lesson is finished.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps().get(self.step_number())
    }

    /// Whether all steps are finished.
    pub fn is_finished(&self) -> bool {
        self.step().is_none()
    }

    /// Inputs of the player so far, from which the lesson can be resumed.
    pub fn kept(&self) -> &[LessonInput] {
        &self.kept
    }

    /// Build in progress, or the robot's present build if it was not changed.
    pub fn current_draft(&self, table: &Table) -> Vec<BuildPart> {
        self.draft.clone().unwrap_or_else(|| standing_build(table, LEARNER))
    }

    /// Build in progress when the present step began.
    pub(super) fn draft_before(&self, table: &Table) -> Vec<BuildPart> {
        let before = self.beginnings.last().and_then(|beginning| beginning.draft.clone());
        before.unwrap_or_else(|| standing_build(table, LEARNER))
    }

    /// Checks whether the lesson allows the player an action now; the table decides whether it is
    /// legal.
    ///
    /// # Errors
    /// [`NotYet`]: the reason for which the action has to wait.
    pub fn check_action(&self, table: &Table, action: &Action) -> Result<(), NotYet> {
        let step = self.step().ok_or(NotYet::Over)?;
        if step.is_read() {
            return Err(NotYet::ReadFirst);
        }
        if !is_learners_turn(table) {
            return Err(NotYet::OthersFirst);
        }
        if step.allow.iter().any(|allow| allow.allows(table, action)) {
            return check_build(table, action, step);
        }
        let one_gripper = step.allow.iter().any(|allow| allow.needs_another_gripper(table, action));
        Err(if one_gripper { NotYet::OneGripper } else { NotYet::Later(PostponedAction::of(table, action, step)) })
    }

    /// Performs an action of the learner.
    ///
    /// # Errors
    /// [`LessonRefusal`]: the reason for which the action has to wait or is illegal. Nothing has
    /// changed then.
    pub fn act(
        &mut self,
        table: &mut impl Restorable<Game = JunkyardBots>,
        action: Action,
    ) -> Result<LessonEffects, LessonRefusal> {
        table.read(|table| self.check_action(table, &action)).map_err(LessonRefusal::NotYet)?;
        let events = table.act(action.clone()).map_err(LessonRefusal::Illegal)?;
        Ok(LessonEffects { events, step_done: self.record_action(table, LEARNER, action) })
    }

    /// Records an action that a seat has just performed at the table by other means than
    /// [`Self::act`] and [`Self::opponent_acts`]; [`Self::check_action`] must have allowed it to
    /// the learner. Returns whether the action finished a step.
    pub fn record_action(
        &mut self,
        table: &mut impl Restorable<Game = JunkyardBots>,
        seat: SeatId,
        action: Action,
    ) -> bool {
        if seat == LEARNER {
            self.kept.push(LessonInput::Acted(action));
            self.draft = None;
        }
        self.advance(table)
    }

    /// Whether another robot has to act before the learner.
    pub fn is_opponents_turn(&self, table: &Table) -> bool {
        self.opponents_action(table).is_some()
    }

    /// Action of another robot that is due now, if any. The others wait while a step is only read.
    pub fn opponents_action(&self, table: &Table) -> Option<Action> {
        self.step().filter(|step| !step.is_read())?;
        self.lesson.opponent().choose_action(table)
    }

    /// Lets another robot act by [`Self::opponents_action`]; `None` if none is to act.
    pub fn opponent_acts(&mut self, table: &mut impl Restorable<Game = JunkyardBots>) -> Option<LessonEffects> {
        let action = table.read(|table| self.opponents_action(table))?;
        let events = table.act(action).ok()?;
        Some(LessonEffects { events, step_done: self.advance(table) })
    }

    /// Goes on after reading. Returns whether the present step was one that is only read.
    pub fn go_on(&mut self, table: &mut impl Restorable<Game = JunkyardBots>) -> bool {
        if !self.step().is_some_and(LessonStep::is_read) {
            return false;
        }
        self.kept.push(LessonInput::WentOn);
        self.begin_next(table);
        self.advance(table);
        true
    }

    /// Number of inputs before the present step.
    fn inputs_before_step(&self) -> usize {
        self.beginnings.last().map_or(0, |beginning| beginning.input_count)
    }

    /// Replaces the build in progress. Returns whether this finished a step.
    pub fn set_draft(&mut self, table: &mut impl Restorable<Game = JunkyardBots>, draft: Vec<BuildPart>) -> bool {
        self.draft = Some(draft.clone());
        // Only the latest build of a step is kept, because each replaces the one before.
        if matches!(self.kept.last(), Some(LessonInput::Drafted(_))) && self.kept.len() > self.inputs_before_step() {
            self.kept.pop();
        }
        self.kept.push(LessonInput::Drafted(draft));
        let is_done = self.step().is_some_and(LessonStep::is_draft) && table.read(|table| self.is_reached(table));
        if is_done {
            self.advance(table);
        }
        is_done
    }

    /// Whether the goal of the present step is reached at a table.
    pub fn is_reached(&self, table: &Table) -> bool {
        self.step().is_some_and(|step| step.goal.is_reached(table, &self.current_draft(table)))
    }

    /// Begins the next step for as long as the present one is reached. Returns whether a step was
    /// finished.
    fn advance(&mut self, table: &mut impl Restorable<Game = JunkyardBots>) -> bool {
        let before = self.step_number();
        while table.read(|table| self.is_reached(table)) {
            self.begin_next(table);
        }
        self.step_number() > before
    }

    fn begin_next(&mut self, table: &mut impl Restorable<Game = JunkyardBots>) {
        let beginning = Beginning { table: table.snapshot(), draft: self.draft.clone(), input_count: self.kept.len() };
        self.beginnings.push(beginning);
    }

    /// Goes back to the beginning of the present step, or of the step before if the present one has
    /// no input yet.
    ///
    /// # Errors
    /// [`SnapshotError`] if the table does not belong to this lesson. Nothing has changed then.
    pub fn go_back(&mut self, table: &mut impl Restorable<Game = JunkyardBots>) -> Result<(), SnapshotError> {
        let (to, given_up) = match self.beginnings.split_last() {
            Some((last, before)) if self.kept.len() == last.input_count && self.draft == last.draft => {
                (before.last(), 1)
            }
            Some((last, _)) => (Some(last), 0),
            None => (None, 0),
        };
        let Some(beginning) = to.cloned() else { return Ok(()) };
        table.restore(&beginning.table)?;
        self.beginnings.truncate(self.beginnings.len() - given_up);
        self.kept.truncate(beginning.input_count);
        self.draft = beginning.draft;
        Ok(())
    }
}

/// Checks a build against the step's goal. Illegal builds are let through, because the table
/// refuses them.
fn check_build(table: &Table, action: &Action, step: &LessonStep) -> Result<(), NotYet> {
    let Action::Build(build) = action else { return Ok(()) };
    let Some(inventory) = awaited_build(table) else { return Ok(()) };
    let Ok(robot) = inventory.check_build(&table.setup().tiles, build).map(Robot::of) else { return Ok(()) };
    step.unmet_need(&robot).map_or(Ok(()), |unmet| Err(NotYet::Build(unmet)))
}
