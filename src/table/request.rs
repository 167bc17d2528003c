//! The action that a player asks for, and the answer if it is refused.

use bevy::prelude::*;

use crate::action::{Action, Illegal, Phase};

/// Action that the next run of the round's schedule is to apply.
#[derive(Resource, Debug, Default)]
pub(crate) struct PendingAction {
    /// The phase that has something to do: because it begins, or because its player asks for
    /// something.
    pub due: Option<Phase>,
    /// Whether another run is needed because robots have changed after they were put together.
    pub again: bool,
    /// Action that the active player asks for.
    pub action: Option<Action>,
    /// Reason for which the action was refused, if it was.
    pub refused: Option<Illegal>,
}

impl PendingAction {
    /// Whether another run is needed before a player can be awaited. A run that was asked for
    /// counts as given.
    pub(crate) fn is_open(&mut self) -> bool {
        std::mem::take(&mut self.again) || self.due.is_some()
    }
}
