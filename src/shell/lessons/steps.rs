//! Lessons that are lists of steps: types and functions that a game adds for them.

use std::error::Error;
use std::fmt::Debug;

use crate::language::{InWords, Phrase};
use crate::record::Recorded;
use crate::seats::SeatId;

/// Game whose lessons are lists of steps.
pub trait TaughtInSteps: Recorded {
    /// A step of a lesson.
    type Step: AnyStep<Self>;
    /// Thing at the table that a lesson is about, for its picture.
    type Subject: Copy + Debug + Send + Sync + 'static;
    /// Spot to look at.
    type Spot: Copy + Debug + Eq;
    /// Reason for which an action has to wait.
    type NotYet: Error + InWords + Clone + Eq + From<Wait>;

    /// Seat of the player who takes a lesson.
    const LEARNER: SeatId;

    /// Checks that an action is legal for the awaited player.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) if it is not.
    fn check_action(table: &Self::Table<'_>, action: &Self::Action) -> Result<(), Self::Refusal>;
}

/// Kind of a step's goal.
#[derive(Clone, Copy, Debug)]
pub enum StepKind<'a, A> {
    /// The learner reads and goes on.
    Read,
    /// The other players do these actions, in this order.
    Watched(&'a [A]),
    /// The learner does an action that the goal asks for.
    Acted,
    /// The table shows that the goal is reached, after any number of actions of the learner.
    Reached,
}

/// One step of a lesson; it teaches one thing.
pub trait AnyStep<G: TaughtInSteps>: Clone + Debug + Send + Sync + 'static {
    /// Instruction in one sentence.
    fn instruction(&self) -> Phrase;

    /// Reason for the instruction, in at most two short sentences.
    fn reason(&self) -> Phrase;

    /// Kind of the goal.
    fn kind(&self) -> StepKind<'_, G::Action>;

    /// Whether an action of the learner leads to the goal.
    fn wants_action(&self, table: &G::Table<'_>, action: &G::Action) -> bool;

    /// Whether the step allows an action of the learner; the table decides whether it is legal.
    fn allows_action(&self, table: &G::Table<'_>, action: &G::Action) -> bool {
        self.wants_action(table, action)
    }

    /// Whether the table alone shows that the goal is reached.
    fn is_reached_at(&self, table: &G::Table<'_>) -> bool;

    /// Spots to look at on a table.
    fn spots_at(&self, table: &G::Table<'_>) -> Vec<G::Spot>;

    /// Reason for which a legal action has to wait that the step does not allow.
    fn reason_to_wait(&self, _: &G::Table<'_>, _: &G::Action) -> G::NotYet {
        Wait::Later.into()
    }

    /// An action that leads on, for the learner to see, unless the learner may act in ways too
    /// different to show one.
    fn suggested_action(&self, table: &G::Table<'_>) -> Option<G::Action>;
}

/// Reason for which an action has to wait in the lessons of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// The lesson is over.
    Over,
    /// The step is only read.
    ReadFirst,
    /// Another player has a choice.
    OthersFirst,
    /// The step asks for something else, which its instruction tells.
    Later,
}
