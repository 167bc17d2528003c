//! One step of a lesson: allowed actions, spots to look at, a goal, and model answers that reach
//! it.

mod allow;
mod answer;
mod goal;
mod look;
mod need;

use serde::Deserialize;

pub use allow::AllowedAction;
pub use answer::{ModelAnswer, Suggestion};
pub use goal::{StepGoal, awaited_build, draft_robot, is_learners_turn, standing_build};
pub use look::{LessonButton, LookTarget, Spot};
pub use need::Need;

use crate::messages::MESSAGES;
use crate::robot::Robot;
use shell::language::Phrase;

/// One step of a lesson; it teaches one thing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Key in lower-case letters, unique in the lesson: the last part of the step's message ids.
    pub(super) key: String,
    /// Actions that the player may perform.
    #[serde(default)]
    pub(super) allow: Vec<AllowedAction>,
    /// Things to look at, besides the next move.
    #[serde(default)]
    pub(super) look: Vec<LookTarget>,
    /// Condition under which the step is reached.
    pub(super) goal: StepGoal,
    /// Model answers: one way to reach the step.
    #[serde(default)]
    pub(super) model: Vec<ModelAnswer>,
    /// Message id of the lesson, set after the file is parsed.
    #[serde(skip)]
    pub(super) message: String,
}

impl LessonStep {
    /// Instruction in one sentence.
    pub fn instruction(&self) -> Phrase {
        Phrase::new(&MESSAGES, format!("{}.{}", self.message, self.key))
    }

    /// Reason for the instruction, in at most two short sentences.
    pub fn reason(&self) -> Phrase {
        Phrase::new(&MESSAGES, format!("{}.{}-why", self.message, self.key))
    }

    /// Condition under which the step is reached.
    pub const fn goal(&self) -> &StepGoal {
        &self.goal
    }

    /// Actions that the player may perform.
    pub fn allowed(&self) -> &[AllowedAction] {
        &self.allow
    }

    /// Sentence about the first need that a robot to be handed in does not meet; `None` if it meets
    /// all, or if the step asks for no build to be handed in.
    pub fn unmet_need(&self, robot: &Robot) -> Option<Phrase> {
        let StepGoal::Built(needs) = &self.goal else { return None };
        needs.iter().find(|need| !need.is_met(robot)).map(|need| need.unmet_phrase(robot))
    }

    /// Whether the step is only read, and reached by going on.
    pub fn is_read(&self) -> bool {
        self.goal == StepGoal::Read
    }

    /// Whether the step is reached by the build in progress, before it is handed in.
    pub const fn is_draft(&self) -> bool {
        matches!(self.goal, StepGoal::Draft(_))
    }
}
