//! The system parameter of all steps: the awaited choice, the action asked for, and the next step.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::table::PendingAction;

use crate::action::{Action, Engineers, Illegal, Outcome, TableEvent};
use crate::set::limits::DIE;
use crate::table::{Due, PlayState, Stage, Table, TableWriter};

/// System parameter with which a step takes the action asked for, changes the table, reports
/// events, and names the step that is due next.
#[derive(SystemParam)]
pub(crate) struct OrderOfPlay<'w, 's> {
    pub(crate) state: ResMut<'w, PlayState>,
    pub(crate) table: TableWriter<'w, 's>,
    pending: ResMut<'w, PendingAction<Engineers>>,
    events: MessageWriter<'w, TableEvent>,
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
        self.pending.refuse(reason);
    }

    /// Reports an event.
    pub(crate) fn report(&mut self, event: TableEvent) {
        self.events.write(event);
    }

    /// Rolls the die: 1 to 20 (1.8).
    pub(crate) fn roll_die(&mut self) -> u8 {
        self.table.stream.below(DIE.into()) as u8 + 1
    }

    /// Names the step that is due next, without a choice of a player.
    pub(super) fn go_to(&mut self, step: Due) {
        self.pending.due = Some(step);
    }

    /// Awaits the choice that the state describes.
    pub(super) fn await_choice(&mut self) {
        self.pending.due = None;
    }

    /// Ends the game; no player is awaited any more (section 18).
    pub(crate) fn end_game(&mut self, outcome: Outcome) {
        self.report(TableEvent::GameOver { outcome: outcome.clone() });
        self.state.stage = Stage::Over(outcome);
    }
}
