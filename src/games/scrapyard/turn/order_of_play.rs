//! The system parameter of all steps: the awaited choice, the action asked for, and the next step.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::table::PendingAction;

use crate::action::{Action, Illegal, Outcome, Scrapyard, TableEvent};
use crate::table::{Due, PlayState, Queue, Stage, Table, TableWriter};

/// System parameter with which a step takes the action asked for, changes the table, reports
/// events, and names the step that is due next.
#[derive(SystemParam)]
pub(crate) struct OrderOfPlay<'w, 's> {
    pub(crate) state: ResMut<'w, PlayState>,
    pub(crate) table: TableWriter<'w, 's>,
    pending: ResMut<'w, PendingAction<Scrapyard>>,
    events: MessageWriter<'w, TableEvent>,
}

/// Whether a step of the order of play has something to do.
pub(super) fn is_due(step: Due) -> impl Fn(Res<PendingAction<Scrapyard>>) -> bool + Clone {
    move |pending| pending.due == Some(step)
}

impl OrderOfPlay<'_, '_> {
    /// The table, for reading.
    pub(crate) fn read(&self) -> Table<'_> {
        self.table.read(&self.state)
    }

    /// Takes the action that the awaited player asks for; `None` when the step begins.
    pub(super) fn take_action(&mut self) -> Option<Action> {
        self.pending.action.take()
    }

    /// Refuses the action. The same choice is still awaited.
    pub(super) fn refuse(&mut self, reason: Illegal) {
        self.pending.refused = Some(reason);
        self.pending.due = None;
    }

    /// Reports an event.
    pub(crate) fn report(&mut self, event: TableEvent) {
        self.events.write(event);
    }

    /// Names the step that is due next, without a choice of a player.
    pub(super) fn go_to(&mut self, step: Due) {
        self.pending.due = Some(step);
    }

    /// Awaits the choice that the state describes.
    pub(super) fn await_choice(&mut self) {
        self.pending.due = None;
    }

    /// Ends the game; no player is awaited any more (10.3).
    pub(crate) fn end_game(&mut self, outcome: Outcome) {
        self.report(TableEvent::GameOver { outcome: outcome.clone() });
        self.state.stage = Stage::Over(outcome);
        self.state.queue = Queue::default();
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.state.outcome().is_some()
    }
}
