//! The system parameter of all steps: the awaited choice, the action asked for, and the next step.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::seats::SeatId;
use shell::table::PendingAction;

use crate::action::{Action, Illegal, Robotics, TableEvent};
use crate::parts::Credits;
use crate::table::{Due, PlayState, Stage, Table, TableWriter, Turn, TurnStep, Workshop};

/// System parameter with which a step takes the action asked for, changes the table, reports
/// events, and names the step that is due next.
#[derive(SystemParam)]
pub(crate) struct OrderOfPlay<'w, 's> {
    pub(crate) state: ResMut<'w, PlayState>,
    pub(crate) table: TableWriter<'w, 's>,
    pending: ResMut<'w, PendingAction<Robotics>>,
    events: MessageWriter<'w, TableEvent>,
}

/// Whether a step other than an action of a turn has something to do.
pub(super) fn is_other_than_act_due(pending: Res<PendingAction<Robotics>>) -> bool {
    pending.due != Some(Due::Act)
}

/// Whether any step has something to do.
pub(super) fn is_any_due(pending: Res<PendingAction<Robotics>>) -> bool {
    pending.due.is_some()
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

    /// Takes the action that the awaited player asks for in a turn, with the turn as it is.
    pub(super) fn take_action_of_turn(&mut self) -> Option<(Turn, Action)> {
        let action = self.pending.action.take()?;
        Some((self.state.turn()?.clone(), action))
    }

    /// Refuses the action. The same choice is still awaited.
    pub(super) fn refuse(&mut self, reason: Illegal) {
        self.pending.refuse(reason);
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

    /// Awaits a choice in the turn.
    pub(super) fn await_step(&mut self, step: TurnStep) {
        if let Some(turn) = self.state.turn_mut() {
            turn.step = step;
        }
        self.await_choice();
    }

    /// Uses up one action of the turn.
    pub(super) fn use_action(&mut self) {
        if let Some(turn) = self.state.turn_mut() {
            turn.actions_left = turn.actions_left.saturating_sub(1);
        }
    }

    /// Ends the game; no player is awaited any more.
    pub(super) fn end_game(&mut self, stage: Stage) {
        if let Stage::Over(outcome) = stage {
            self.report(TableEvent::GameOver { outcome });
        }
        self.state.stage = stage;
        self.pending.due = None;
    }

    /// Gives a seat credits.
    pub(super) fn pay(&mut self, seat: SeatId, credits: Credits) {
        self.change_workshop(seat, |shop| shop.credits = shop.credits.saturating_add(credits));
    }

    /// Takes credits, which the seat has.
    pub(super) fn charge(&mut self, seat: SeatId, credits: Credits) {
        debug_assert!(self.read().credits(seat) >= credits, "a check comes before every payment");
        self.change_workshop(seat, |shop| shop.credits = shop.credits.saturating_sub(credits));
    }

    /// Changes a seat's workshop.
    pub(super) fn change_workshop(&mut self, seat: SeatId, change: impl FnOnce(&mut Workshop)) {
        self.table.change_workshop(seat, change);
    }
}
