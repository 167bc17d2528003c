//! One step of a lesson: its goal, what else it allows, and the spots to look at.

use shell::language::Phrase;
use shell::lessons::{AnyStep, StepKind};

use super::cast::LEARNER;
use super::spot::Spot;
use super::wanted::Wanted;
use crate::action::{Action, Scrapyard};
use crate::cards::CardId;
use crate::messages::MESSAGES;
use crate::table::Table;
use crate::turn;

/// Condition under which a step is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepGoal {
    /// The learner has read the step and goes on.
    Read,
    /// The other player has done these actions, in this order.
    Watched(Vec<Action>),
    /// The learner has done such an action.
    Acted(Wanted),
    /// All dents of the learner's robot are settled, but not with this card (9.2).
    SettledWithout(CardId),
}

/// One step of a lesson; it teaches one thing.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Id of the message, whose attribute `.why` is the reason.
    message: &'static str,
    goal: StepGoal,
    spots: Vec<Spot>,
}

impl LessonStep {
    /// A step that allows no more than its goal asks for.
    pub(super) const fn new(message: &'static str, goal: StepGoal) -> Self {
        Self { message, goal, spots: Vec::new() }
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

impl AnyStep<Scrapyard> for LessonStep {
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
            StepGoal::SettledWithout(_) => StepKind::Reached,
        }
    }

    fn wants_action(&self, table: &Table<'_>, action: &Action) -> bool {
        match &self.goal {
            StepGoal::Read | StepGoal::Watched(_) => false,
            StepGoal::Acted(wanted) => wanted.is_met_by(table, action),
            StepGoal::SettledWithout(card) => Wanted::SettleWithout(*card).is_met_by(table, action),
        }
    }

    fn is_reached_at(&self, table: &Table<'_>) -> bool {
        match &self.goal {
            StepGoal::Read | StepGoal::Watched(_) | StepGoal::Acted(_) => false,
            StepGoal::SettledWithout(_) => table.robot(LEARNER).condition().dents == 0,
        }
    }

    fn spots_at(&self, _: &Table<'_>) -> Vec<Spot> {
        self.spots.clone()
    }

    fn suggested_action(&self, table: &Table<'_>) -> Option<Action> {
        turn::legal_actions(table).each().into_iter().find(|action| self.wants_action(table, action))
    }
}
