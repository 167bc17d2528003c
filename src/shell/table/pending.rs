//! The action that a player asks for, and the reason if it is refused.

use bevy::prelude::*;

use super::rules::Rules;

/// Work for the next run of a game's schedule.
#[derive(Resource, Debug)]
pub struct PendingAction<G: Rules> {
    /// Part of the order of play whose systems have something to do, because it begins or because
    /// its player acts; `None` while a player is awaited and after the end of the game.
    pub due: Option<G::Due>,
    /// Whether another run is needed, because the table has changed after it was brought up to
    /// date.
    pub again: bool,
    /// Action that the awaited player asks for.
    pub action: Option<G::Action>,
    /// Reason for refusing the action, if it was refused.
    pub refused: Option<G::Refusal>,
}

impl<G: Rules> Default for PendingAction<G> {
    fn default() -> Self {
        Self { due: None, again: false, action: None, refused: None }
    }
}

impl<G: Rules> PendingAction<G> {
    /// Nothing but a part of the order of play that begins.
    pub fn beginning(due: G::Due) -> Self {
        Self { due: Some(due), ..Self::default() }
    }

    /// An action of the awaited player.
    pub(super) fn of_action(due: G::Due, action: G::Action) -> Self {
        Self { due: Some(due), action: Some(action), ..Self::default() }
    }

    /// Refuses the action. The same choice is still awaited.
    pub fn refuse(&mut self, why: G::Refusal) {
        self.refused = Some(why);
        self.due = None;
    }

    /// Whether another run is needed before a player can be awaited. Clears [`Self::again`].
    pub(super) fn take_needs_run(&mut self) -> bool {
        std::mem::take(&mut self.again) || self.due.is_some()
    }
}

/// Run condition of the systems of a part of the order of play: they have something to do, because
/// the part begins or because its player acts.
pub fn is_due<G: Rules>(part: G::Due) -> impl Fn(Res<PendingAction<G>>) -> bool + Clone {
    move |pending| pending.due == Some(part)
}
