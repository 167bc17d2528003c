//! One step of a lesson: its goal, what else it allows, and the spots to look at.

use shell::language::Phrase;

use super::cast::LEARNER;
use super::spot::Spot;
use super::wanted::Wanted;
use crate::action::{Action, LoosePlace};
use crate::messages::MESSAGES;
use crate::parts::PartCounts;
use crate::table::Table;

/// Condition under which a step is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepGoal {
    /// The learner has read the step and goes on.
    Read,
    /// The other players have done these actions, in this order.
    Watched(Vec<Action>),
    /// The learner has done such an action.
    Acted(Wanted),
    /// These parts are in the learner's robot, wherever they are attached.
    Attached(PartCounts),
    /// The learner's bench is empty (8.2).
    BenchCleared,
}

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

    /// Instruction in one sentence.
    pub fn instruction(&self) -> Phrase {
        Phrase::new(&MESSAGES, self.message)
    }

    /// Reason for the instruction, in at most two short sentences.
    pub fn reason(&self) -> Phrase {
        Phrase::new(&MESSAGES, format!("{}.why", self.message))
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

    /// Whether an action of the learner leads to the goal.
    pub fn wants_action(&self, table: &Table, action: &Action) -> bool {
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

    /// Whether the step allows an action of the learner; the table decides whether it is legal.
    pub fn allows_action(&self, table: &Table, action: &Action) -> bool {
        self.wants_action(table, action) || self.also.iter().any(|wanted| wanted.is_met_by(table, action))
    }

    /// Whether the table alone shows that the goal is reached.
    pub(super) fn is_reached_at(&self, table: &Table) -> bool {
        let workshop = table.workshop(LEARNER);
        match &self.goal {
            StepGoal::Read | StepGoal::Watched(_) | StepGoal::Acted(_) => false,
            StepGoal::Attached(parts) => workshop.robot.counts().contains_all(parts),
            StepGoal::BenchCleared => workshop.shop.bench.is_empty(),
        }
    }

    /// Spots to look at on a table: the parts to attach and the outlets that are free for them,
    /// then those that the step names.
    pub fn spots_at(&self, table: &Table) -> Vec<Spot> {
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
}
