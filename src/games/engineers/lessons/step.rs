//! One step of a lesson: its goal, other actions that it allows, and the spots to look at.

use shell::language::Phrase;
use shell::lessons::{AnyStep, StepKind};

use super::cast::LEARNER;
use super::refusal::NotYet;
use super::spot::{LessonButton, Spot};
use super::wanted::Wanted;
use crate::action::{Action, Engineers, ThingId, WorkerId, WorkerSet};
use crate::messages::MESSAGES;
use crate::table::{Place, Table};
use crate::turn;
use crate::yard::Square;

/// Condition under which a step is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepGoal {
    /// The learner has read the step and goes on.
    Read,
    /// The other player has done these actions, in this order.
    Watched(Vec<Action>),
    /// The learner has done an action of this pattern.
    Acted(Wanted),
    /// These workers have come to a square by a shortest way.
    Went(WorkerSet, Square),
    /// The job is done, by some of these workers (10.3).
    Worked(WorkerSet),
    /// This number of man-actions is done on a fault in this turn (12.2).
    Debugged(u8),
    /// These things lie face up in the learner's zone.
    Laid(&'static [ThingId]),
}

impl StepGoal {
    /// Actions that lead to the goal; `None` if the learner does not act.
    pub const fn wanted(&self) -> Option<Wanted> {
        match self {
            Self::Read | Self::Watched(_) => None,
            Self::Acted(wanted) => Some(*wanted),
            Self::Went(workers, square) => Some(Wanted::Go(*workers, *square)),
            Self::Worked(workers) => Some(Wanted::Work(*workers)),
            Self::Debugged(_) => Some(Wanted::Debug),
            Self::Laid(things) => Some(Wanted::PutDown(things)),
        }
    }
}

/// One step of a lesson; it teaches one thing.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Id of the message, whose attribute `.why` is the reason.
    message: &'static str,
    goal: StepGoal,
    /// Actions that are allowed besides those of the goal.
    also: Option<Wanted>,
    spots: Vec<Spot>,
}

impl LessonStep {
    /// A step that allows no more than its goal asks for.
    pub(super) const fn new(message: &'static str, goal: StepGoal) -> Self {
        Self { message, goal, also: None, spots: Vec::new() }
    }

    /// Allows other actions besides those of the goal.
    pub(super) const fn allowing(mut self, also: Wanted) -> Self {
        self.also = Some(also);
        self
    }

    /// Names spots to look at.
    pub(super) fn marking(mut self, spots: impl IntoIterator<Item = Spot>) -> Self {
        self.spots.extend(spots);
        self
    }

    /// Condition under which the step is done.
    pub const fn goal(&self) -> &StepGoal {
        &self.goal
    }

    /// Spots to look at.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }
}

impl AnyStep<Engineers> for LessonStep {
    fn instruction(&self) -> Phrase {
        Phrase::new(&MESSAGES, self.message)
    }

    fn reason(&self) -> Phrase {
        Phrase::new(&MESSAGES, format!("{}.why", self.message))
    }

    fn kind(&self) -> StepKind<'_, Action> {
        match &self.goal {
            StepGoal::Read => StepKind::Read,
            StepGoal::Watched(script) => StepKind::Watched(script),
            StepGoal::Acted(_) => StepKind::Acted,
            StepGoal::Went(..) | StepGoal::Worked(_) | StepGoal::Debugged(_) | StepGoal::Laid(_) => StepKind::Reached,
        }
    }

    fn wants_action(&self, table: &Table<'_>, action: &Action) -> bool {
        self.goal.wanted().is_some_and(|wanted| wanted.is_met_by(table, action))
    }

    fn allows_action(&self, table: &Table<'_>, action: &Action) -> bool {
        self.wants_action(table, action) || self.also.is_some_and(|also| also.is_met_by(table, action))
    }

    fn is_reached_at(&self, table: &Table<'_>) -> bool {
        match &self.goal {
            StepGoal::Read | StepGoal::Watched(_) | StepGoal::Acted(_) => false,
            StepGoal::Went(workers, square) => workers.iter().all(|worker| is_on(table, worker, *square)),
            StepGoal::Worked(_) => table.job(LEARNER).is_none(),
            StepGoal::Debugged(number) => {
                let debugged = table.turn().and_then(|turn| turn.debugged.as_ref());
                debugged.is_some_and(|debugged| debugged.done >= *number)
            }
            StepGoal::Laid(things) => things.iter().all(|&thing| lies_in_zone(table, thing)),
        }
    }

    /// Points out one of the workers who are asked for work and have actions left; the button that
    /// ends the turn takes the place of all that is about work once none of them has.
    fn spots_at(&self, table: &Table<'_>) -> Vec<Spot> {
        let can_act = |worker: &WorkerId| table.actions_left(LEARNER, *worker) > 0;
        let is_work = |spot: &Spot| matches!(spot, Spot::OneOf(_));
        let can_work =
            |spot: &Spot| matches!(spot, Spot::OneOf(workers) if workers.iter().any(|worker| can_act(&worker)));
        let ends_turn = |spot: &Spot| *spot == Spot::Button(LessonButton::EndTurn);
        let goes_on = self.spots.iter().any(can_work);
        let has_ended = !goes_on && self.spots.iter().any(is_work) && self.spots.iter().any(ends_turn);
        let spots = self.spots.iter().filter(|spot| match spot {
            Spot::OneOf(_) => goes_on,
            spot if ends_turn(spot) => !goes_on,
            _ => !has_ended,
        });
        let those_who_can = |spot: &Spot| match spot {
            Spot::OneOf(workers) => Spot::OneOf(workers.iter().filter(can_act).collect()),
            other => *other,
        };
        spots.map(those_who_can).collect()
    }

    fn reason_to_wait(&self, table: &Table<'_>, action: &Action) -> NotYet {
        let others = self.goal.wanted().and_then(|wanted| wanted.workers_instead(table, action));
        others.map_or(NotYet::Later, |workers| NotYet::OtherWorkers { workers })
    }

    /// The additional actions come first, because the goal of a step that has some ends the turn.
    fn suggested_action(&self, table: &Table<'_>) -> Option<Action> {
        let legal = turn::legal_actions(table).actions;
        let first_of = |wanted: Wanted| legal.iter().find(|action| wanted.is_met_by(table, action)).cloned();
        self.also.and_then(first_of).or_else(|| self.goal.wanted().and_then(first_of))
    }
}

/// Whether a worker of the learner stands on a square.
fn is_on(table: &Table, worker: WorkerId, square: Square) -> bool {
    table.find_worker(LEARNER, worker).is_some_and(|worker| worker.square == square)
}

/// Whether a thing lies face up in the learner's zone.
fn lies_in_zone(table: &Table, thing: ThingId) -> bool {
    table.find_thing(thing).is_some_and(|thing| thing.place == Place::Zone(LEARNER))
}
