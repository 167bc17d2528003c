//! One step of a lesson: what leads to its goal, what else it allows, and the spots to look at.

use shell::language::Phrase;
use shell::lessons::{AnyStep, StepKind};

use super::cast::LEARNER;
use super::goal::StepGoal;
use super::refusal::NotYet;
use super::spot::Spot;
use super::suggestion;
use super::wanted::{Wanted, missing_after};
use crate::action::{Action, LoosePlace, Robotics};
use crate::messages::MESSAGES;
use crate::table::Table;

/// One step of a lesson; it teaches one thing.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Id of the message, whose attribute `.why` is the reason.
    message: &'static str,
    goal: StepGoal,
    also: Vec<Wanted>,
    spots: Vec<Spot>,
}

impl LessonStep {
    /// A step that allows no more than its goal asks for.
    pub(super) const fn new(message: &'static str, goal: StepGoal) -> Self {
        Self { message, goal, also: Vec::new(), spots: Vec::new() }
    }

    /// Allows other actions, which do no harm.
    pub(super) fn allowing(mut self, also: impl IntoIterator<Item = Wanted>) -> Self {
        self.also.extend(also);
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

    /// Patterns of the actions that the step names: its goal's, and those that it allows besides.
    pub(super) fn named_actions(&self) -> impl Iterator<Item = &Wanted> {
        let goal = match &self.goal {
            StepGoal::Acted(wanted) => Some(wanted),
            _ => None,
        };
        goal.into_iter().chain(&self.also)
    }
}

impl AnyStep<Robotics> for LessonStep {
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
            StepGoal::Attached(_) | StepGoal::BenchCleared => StepKind::Reached,
        }
    }

    fn wants_action(&self, table: &Table<'_>, action: &Action) -> bool {
        match &self.goal {
            StepGoal::Read | StepGoal::Watched(_) => false,
            StepGoal::Acted(wanted) => wanted.is_met_by(table, action),
            StepGoal::Attached(parts) => {
                let missing = parts.without(&table.workshop(LEARNER).robot.counts());
                matches!(action, Action::Attach { part, .. } if missing.count(*part) > 0)
            }
            StepGoal::BenchCleared => matches!(action, Action::Store(_) | Action::Scrap { .. }),
        }
    }

    fn allows_action(&self, table: &Table<'_>, action: &Action) -> bool {
        self.wants_action(table, action) || self.also.iter().any(|wanted| wanted.is_met_by(table, action))
    }

    fn is_reached_at(&self, table: &Table<'_>) -> bool {
        let workshop = table.workshop(LEARNER);
        match &self.goal {
            StepGoal::Read | StepGoal::Watched(_) | StepGoal::Acted(_) => false,
            StepGoal::Attached(parts) => workshop.robot.counts().contains_all(parts),
            StepGoal::BenchCleared => workshop.shop.bench.is_empty(),
        }
    }

    /// The parts to attach and the outlets that are free for them, then the spots that the step
    /// names.
    fn spots_at(&self, table: &Table<'_>) -> Vec<Spot> {
        let mut spots = Vec::new();
        if let StepGoal::Attached(parts) = &self.goal {
            let workshop = table.workshop(LEARNER);
            let missing = parts.without(&workshop.robot.counts());
            for place in [LoosePlace::Bench, LoosePlace::Store] {
                let found = missing.shared_with(workshop.shop.loose(place));
                spots.extend(found.iter().map(|(part, _)| Spot::Loose(part, place)));
            }
            spots.extend(workshop.robot.free_outlets().map(|(cell, _)| Spot::Outlet(cell)));
        }
        spots.extend(&self.spots);
        spots
    }

    fn reason_to_wait(&self, table: &Table<'_>, action: &Action) -> NotYet {
        if let (StepGoal::Acted(Wanted::ConvertFor(order)), Action::Convert(build)) = (&self.goal, action)
            && let Some(missing) = missing_after(table, *order, build)
        {
            return NotYet::OrderNotMet { missing };
        }
        NotYet::Later
    }

    fn suggested_action(&self, table: &Table<'_>) -> Option<Action> {
        suggestion::suggested_action(&self.goal, table)
    }
}
