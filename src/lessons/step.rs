//! One step of a lesson.

use serde::Deserialize;

use super::allow::Allow;
use super::answer::Answer;
use super::goal::Goal;
use super::look::Look;
use crate::language::Phrase;
use crate::robot::Robot;

/// One step of a lesson: it teaches one thing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What its words are found by, unique in the lesson: lower-case letters.
    pub(super) key: String,
    /// What the player may do.
    #[serde(default)]
    pub(super) allow: Vec<Allow>,
    /// Where to look.
    #[serde(default)]
    pub(super) look: Vec<Look>,
    /// When it is reached.
    pub(super) goal: Goal,
    /// One way to reach it.
    #[serde(default)]
    pub(super) model: Vec<Answer>,
    /// The message of its lesson, once the lesson is read.
    #[serde(skip)]
    pub(super) message: String,
}

impl Step {
    /// What to do, in a sentence.
    pub fn what(&self) -> Phrase {
        Phrase::new(format!("{}.{}", self.message, self.key))
    }

    /// Why, in at most two short sentences.
    pub fn why(&self) -> Phrase {
        Phrase::new(format!("{}.{}-why", self.message, self.key))
    }

    /// When it is reached.
    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// What the player may do.
    pub fn allowed(&self) -> &[Allow] {
        &self.allow
    }

    /// What a robot that is handed in still lacks, in a sentence; `None` if it does, or if the step
    /// asks for none.
    pub fn unmet(&self, robot: &Robot) -> Option<Phrase> {
        let Goal::Built(needs) = &self.goal else { return None };
        needs.iter().find(|need| !need.is_met(robot)).map(|need| need.unmet(robot))
    }

    /// Whether it is only read, and reached by going on.
    pub fn is_read(&self) -> bool {
        self.goal == Goal::Read
    }

    /// Whether it is reached on a build in progress, before that is handed in.
    pub const fn is_draft(&self) -> bool {
        matches!(self.goal, Goal::Draft(_))
    }
}
