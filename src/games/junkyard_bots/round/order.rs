//! Order of play: the awaited choice, the action asked for, and the next phase.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::action::{Action, Illegal, JunkyardBots, Phase, TableEvent};
use crate::table::{Choice, RoundState, TableWriter, Turn};
use shell::seats::{PerSeat, SeatId};
use shell::table::PendingAction;

/// System parameter with which a phase system takes the action asked for, reports events, and gives
/// the turn to the next player or enters the next phase.
#[derive(SystemParam)]
pub(super) struct OrderOfPlay<'w> {
    pub(super) state: ResMut<'w, RoundState>,
    request: ResMut<'w, PendingAction<JunkyardBots>>,
    events: MessageWriter<'w, TableEvent>,
}

impl OrderOfPlay<'_> {
    /// Takes the action that the active player asks for, with the player's turn; `None` when the
    /// phase begins.
    pub(super) fn take_action(&mut self) -> Option<(Turn, Action)> {
        self.state.turn.clone().zip(self.request.action.take())
    }

    /// Refuses the action. The same choice is still awaited.
    pub(super) fn refuse(&mut self, why: Illegal) {
        self.request.refuse(why);
    }

    /// Reports an event.
    pub(super) fn report(&mut self, event: TableEvent) {
        self.events.write(event);
    }

    /// Awaits a choice of a seat. Its turn begins with this, unless it already has the turn.
    pub(super) fn await_choice(&mut self, seat: SeatId, choice: Choice) {
        if self.state.active_seat() != Some(seat) {
            self.report(TableEvent::TurnBegan { seat });
        }
        self.state.turn = Some(Turn { seat, choice });
        self.request.due = None;
    }

    /// Requests another run of the schedule.
    pub(super) fn run_again(&mut self) {
        self.request.again = true;
    }

    /// Awaits no player: the phase stays due, and its systems run again in the next run.
    pub(super) fn await_nobody(&mut self) {
        self.state.turn = None;
    }

    /// Ends the present phase and enters another. Entering the reveal begins a new round.
    pub(super) fn enter_phase(&mut self, phase: Phase) {
        self.state.turn = None;
        self.state.phase = phase;
        self.request.due = (phase != Phase::Over).then_some(phase);
        if phase == Phase::Reveal {
            self.state.round = self.state.round.saturating_add(1);
        }
        let round = self.state.round;
        self.report(TableEvent::PhaseBegan { round, phase });
    }

    /// Gives the next turn of a phase in which each player has one, fastest first (4.4). The turn
    /// goes to the first seat in order for which `begin` finds a choice; if `from` has just had its
    /// turn, only the seats after it count. Returns `false` if no seat is left.
    pub(super) fn next_player(
        &mut self,
        table: &mut TableWriter,
        from: Option<SeatId>,
        mut begin: impl FnMut(&mut Self, &mut TableWriter, SeatId) -> Option<Choice>,
    ) -> bool {
        let to_come: PerSeat<SeatId> = match from {
            None => table.read(&self.state).order().collect(),
            Some(seat) => table.read(&self.state).order_after(seat).collect(),
        };
        for seat in to_come {
            if let Some(choice) = begin(self, table, seat) {
                self.await_choice(seat, choice);
                return true;
            }
        }
        false
    }
}
