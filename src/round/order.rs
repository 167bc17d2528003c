//! The order of play: whose choice is awaited, what is asked for, and which phase comes next.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use smallvec::SmallVec;

use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::SeatId;
use crate::table::request::PendingAction;
use crate::table::{Choice, RoundState, TableWriter, Turn};

/// State that a phase system needs to let the game go on.
#[derive(SystemParam)]
pub(super) struct OrderOfPlay<'w> {
    pub(super) state: ResMut<'w, RoundState>,
    request: ResMut<'w, PendingAction>,
    events: MessageWriter<'w, TableEvent>,
}

/// Whether the systems of a phase have something to do: the phase begins, or its player asks for
/// something.
pub(super) fn is_due(phase: Phase) -> impl Fn(Res<PendingAction>) -> bool + Clone {
    move |request| request.due == Some(phase)
}

impl OrderOfPlay<'_> {
    /// Action that the active player asks for; `None` when the phase begins.
    pub(super) fn take_request(&mut self) -> Option<(Turn, Action)> {
        self.state.turn.clone().zip(self.request.action.take())
    }

    /// Refuses what was asked for.
    pub(super) fn refuse(&mut self, why: Illegal) {
        self.request.refused = Some(why);
        self.request.due = None;
    }

    /// Reports what happened.
    pub(super) fn report(&mut self, event: TableEvent) {
        self.events.write(event);
    }

    /// Waits for a seat's choice.
    pub(super) fn await_choice(&mut self, seat: SeatId, choice: Choice) {
        if self.state.active_seat() != Some(seat) {
            self.report(TableEvent::TurnBegan { seat });
        }
        self.state.turn = Some(Turn { seat, choice });
        self.request.due = None;
    }

    /// Asks for another run of the schedule.
    pub(super) fn run_again(&mut self) {
        self.request.again = true;
    }

    /// Waits for nobody: the phase goes on by itself.
    pub(super) fn await_nobody(&mut self) {
        self.state.turn = None;
    }

    /// Ends the present phase and enters another.
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

    /// Gives the next turn of a phase in which each player has one, fastest first (4.4): to the
    /// first seat in order (after `from`, if that seat just had its turn) for which `begin` finds a
    /// choice to make. Returns `false` when nobody is left.
    pub(super) fn next_player(
        &mut self,
        table: &mut TableWriter,
        from: Option<SeatId>,
        mut begin: impl FnMut(&mut Self, &mut TableWriter, SeatId) -> Option<Choice>,
    ) -> bool {
        let to_come: SmallVec<[SeatId; 4]> = match from {
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
