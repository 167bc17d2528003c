//! The action that a player asks for, and the reason if it is refused.

use bevy::prelude::*;

use crate::action::{Action, Illegal, Phase};

/// Work for the next run of the round's schedule.
#[derive(Resource, Debug, Default)]
pub(crate) struct PendingAction {
    /// Phase whose systems have something to do, because it begins or because its player acts;
    /// `None` while a player is awaited and after the end of the game.
    pub due: Option<Phase>,
    /// Whether another run is needed, because robots have changed after they were reassembled.
    pub again: bool,
    /// Action that the active player asks for.
    pub action: Option<Action>,
    /// Reason for refusing the action, if it was refused.
    pub refused: Option<Illegal>,
}

impl PendingAction {
    /// Whether another run is needed before a player can be awaited. Clears [`Self::again`].
    pub(crate) fn is_open(&mut self) -> bool {
        std::mem::take(&mut self.again) || self.due.is_some()
    }
}
