//! Goals of steps.

use super::wanted::Wanted;
use crate::action::Action;
use crate::parts::PartCounts;

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
