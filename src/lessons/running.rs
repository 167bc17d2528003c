//! A lesson as somebody plays it: which step it is at, what may be done, and the way back.
//!
//! It holds no table. Whoever shows the lesson lays out a table of [`Lesson::setup`] at
//! [`Lesson::start`] (in a [`Game`](crate::game::Game) or in the world of an app) and lets every
//! change go through here. What a player did is kept, and the same again leads to the same step:
//! that is how a lesson is left and taken up again.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::goal::{awaited_build, is_learners_turn, standing};
use super::learner::LEARNER;
use super::lesson::Lesson;
use super::not_yet::{NotYet, Refused, Waits};
use super::step::Step;
use crate::action::{Action, Placed, TableEvent};
use crate::game::Restorable;
use crate::parts::SeatId;
use crate::robot::Robot;
use crate::table::{Snapshot, SnapshotError, Table};

/// Something that a player did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    /// Went on after reading.
    WentOn,
    /// Acted at the table.
    Acted(Action),
    /// Brought the build in progress to this.
    Drafted(Vec<Placed>),
}

/// What an action brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acted {
    /// At the table.
    pub events: Vec<TableEvent>,
    /// Whether a step of the lesson is done with it.
    pub step_done: bool,
}

/// The beginning of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Beginning {
    table: Snapshot,
    draft: Option<Vec<Placed>>,
    /// How much was kept before it.
    kept: usize,
}

/// A lesson that is being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    lesson: Arc<Lesson>,
    /// Of every step so far, the present one included; once more when the lesson is finished.
    beginnings: Vec<Beginning>,
    kept: Vec<Kept>,
    /// The build in progress, if anything of it was changed.
    draft: Option<Vec<Placed>>,
}

impl Running {
    /// A lesson at its first step. The table is to stand at [`Lesson::start`].
    pub fn new(lesson: Arc<Lesson>) -> Self {
        let first = Beginning { table: lesson.start().clone(), draft: None, kept: 0 };
        Self { lesson, beginnings: vec![first], kept: Vec::new(), draft: None }
    }

    /// A lesson that is taken up where it was left: what was kept is done again at a table that
    /// stands at [`Lesson::start`]. What can't be done any more, because the lesson is another one
    /// now, is left out with all that follows.
    pub fn resume(lesson: Arc<Lesson>, table: &mut impl Restorable, kept: &[Kept]) -> Self {
        let mut running = Self::new(lesson);
        for kept in kept {
            while running.opponent_acts(table).is_some() {}
            let again = match kept {
                Kept::WentOn => running.go_on(table),
                Kept::Acted(action) => running.act(table, action.clone()).is_ok(),
                Kept::Drafted(draft) => {
                    running.place(table, draft.clone());
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

    /// How many steps are done: the number of the present one, from 0.
    pub fn number(&self) -> usize {
        self.beginnings.len() - 1
    }

    /// The present step; `None` when the lesson is finished.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps().get(self.number())
    }

    /// Whether all steps are done.
    pub fn is_finished(&self) -> bool {
        self.step().is_none()
    }

    /// What the player did up to now, to take the lesson up again.
    pub fn kept(&self) -> &[Kept] {
        &self.kept
    }

    /// The build in progress: as it was last placed, or the robot as it stands.
    pub fn draft(&self, table: &Table) -> Vec<Placed> {
        self.draft.clone().unwrap_or_else(|| standing(table, LEARNER))
    }

    /// The build in progress as it was when the present step began.
    pub(super) fn draft_before(&self, table: &Table) -> Vec<Placed> {
        let before = self.beginnings.last().and_then(|beginning| beginning.draft.clone());
        before.unwrap_or_else(|| standing(table, LEARNER))
    }

    /// Whether the lesson lets its player do something now. Whether it is legal the table says.
    ///
    /// # Errors
    /// [`NotYet`]: why it waits.
    pub fn may(&self, table: &Table, action: &Action) -> Result<(), NotYet> {
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
        Err(if one_gripper { NotYet::OneGripper } else { NotYet::Later(Waits::of(table, action, step)) })
    }

    /// Lets the player do something.
    ///
    /// # Errors
    /// [`Refused`]: why it waits, or why it is not legal; nothing has changed then.
    pub fn act(&mut self, table: &mut impl Restorable, action: Action) -> Result<Acted, Refused> {
        table.read(|table| self.may(table, &action))?;
        let events = table.act(action.clone())?;
        Ok(Acted { events, step_done: self.acted(table, LEARNER, action) })
    }

    /// Tells what a seat has just done at the table, for whoever does it there by other means than
    /// [`Self::act`] and [`Self::opponent_acts`], after [`Self::may`] has let it pass. Returns
    /// whether a step is done with it.
    pub fn acted(&mut self, table: &mut impl Restorable, seat: SeatId, action: Action) -> bool {
        if seat == LEARNER {
            self.kept.push(Kept::Acted(action));
            self.draft = None;
        }
        self.advance(table)
    }

    /// Whether another robot is to act now, before the player goes on.
    pub fn is_opponents_turn(&self, table: &Table) -> bool {
        self.opponents_action(table).is_some()
    }

    /// What another robot does now; `None` if none is to act. While a step is only read, the others
    /// wait.
    pub fn opponents_action(&self, table: &Table) -> Option<Action> {
        self.step().filter(|step| !step.is_read())?;
        self.lesson.opponent().choose(table)
    }

    /// Lets another robot act as [`Self::opponents_action`] says; `None` if none is to act.
    pub fn opponent_acts(&mut self, table: &mut impl Restorable) -> Option<Acted> {
        let action = table.read(|table| self.opponents_action(table))?;
        let events = table.act(action).ok()?;
        Some(Acted { events, step_done: self.advance(table) })
    }

    /// Goes on when a step is read. Returns whether it was one that is only read.
    pub fn go_on(&mut self, table: &mut impl Restorable) -> bool {
        if !self.step().is_some_and(Step::is_read) {
            return false;
        }
        self.kept.push(Kept::WentOn);
        self.begin_next(table);
        self.advance(table);
        true
    }

    /// How much was kept before the present step.
    fn begun(&self) -> usize {
        self.beginnings.last().map_or(0, |beginning| beginning.kept)
    }

    /// Tells what the build in progress has become. Returns whether a step is done with it.
    pub fn place(&mut self, table: &mut impl Restorable, draft: Vec<Placed>) -> bool {
        self.draft = Some(draft.clone());
        // A build in progress is kept once, as it is now.
        if matches!(self.kept.last(), Some(Kept::Drafted(_))) && self.kept.len() > self.begun() {
            self.kept.pop();
        }
        self.kept.push(Kept::Drafted(draft));
        let is_done = self.step().is_some_and(Step::is_draft) && table.read(|table| self.is_reached(table));
        if is_done {
            self.advance(table);
        }
        is_done
    }

    /// Whether the present step is reached at a table.
    pub fn is_reached(&self, table: &Table) -> bool {
        self.step().is_some_and(|step| step.goal.is_reached(table, &self.draft(table)))
    }

    /// Begins the steps that follow for as long as the present one is reached.
    fn advance(&mut self, table: &mut impl Restorable) -> bool {
        let before = self.number();
        while table.read(|table| self.is_reached(table)) {
            self.begin_next(table);
        }
        self.number() > before
    }

    fn begin_next(&mut self, table: &mut impl Restorable) {
        let beginning = Beginning { table: table.snapshot(), draft: self.draft.clone(), kept: self.kept.len() };
        self.beginnings.push(beginning);
    }

    /// Goes back: to the beginning of the present step, or to that of the one before if nothing was
    /// done in the present one.
    ///
    /// # Errors
    /// [`SnapshotError`] if the table is not of this lesson; nothing has changed then.
    pub fn back(&mut self, table: &mut impl Restorable) -> Result<(), SnapshotError> {
        let (to, given_up) = match self.beginnings.split_last() {
            Some((last, before)) if self.kept.len() == last.kept && self.draft == last.draft => (before.last(), 1),
            Some((last, _)) => (Some(last), 0),
            None => (None, 0),
        };
        let Some(beginning) = to.cloned() else { return Ok(()) };
        table.restore(&beginning.table)?;
        self.beginnings.truncate(self.beginnings.len() - given_up);
        self.kept.truncate(beginning.kept);
        self.draft = beginning.draft;
        Ok(())
    }
}

/// Whether a build that is handed in is like the step's goal. What is not legal the table refuses.
fn check_build(table: &Table, action: &Action, step: &Step) -> Result<(), NotYet> {
    let Action::Build(build) = action else { return Ok(()) };
    let Some(inventory) = awaited_build(table) else { return Ok(()) };
    let Ok(robot) = inventory.check(&table.setup().tiles, build).map(Robot::of) else { return Ok(()) };
    step.unmet(&robot).map_or(Ok(()), |unmet| Err(NotYet::Build(unmet)))
}
