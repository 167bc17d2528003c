//! The answer of an order that is asked for its next action.

use crate::action::{Action, Illegal};

/// Answer of an order that is asked for its next action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// An action that the table allows now.
    Act(Action),
    /// The order is carried out.
    Done,
    /// No actions are left, or another worker has to come first: the order goes on later.
    Waits,
    /// The order cannot go on without a choice of the player, for this reason.
    Asks(Illegal),
}
