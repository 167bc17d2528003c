//! Taking of gates (2.5, 2.6).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::{Action, Illegal, TableEvent, WorkerId};
use crate::table::{Due, PlayState, Stage, Table};
use crate::yard::Gate;

/// Gives a team the gate that it takes. The team before it in turn order is next; after the first
/// one the game begins.
pub(super) fn take_gate(mut order: OrderOfPlay) {
    let Some(action) = order.take_action() else { return order.await_choice() };
    let Stage::Gates(seat) = order.state.stage else { return order.await_choice() };
    let gate = match find_gate(&order.read(), &action) {
        Ok(gate) => gate,
        Err(illegal) => return order.refuse(illegal),
    };
    settle(&mut order, seat, gate);
    match team_before(&order.state, seat) {
        Some(next) => {
            order.state.stage = Stage::Gates(next);
            order.await_choice();
        }
        None => order.go_to(Due::NextTurn),
    }
}

/// Checks the taking of a gate.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_gate(table: &Table, action: &Action) -> Result<(), Illegal> {
    find_gate(table, action).map(drop)
}

/// The free gate that an action takes.
fn find_gate(table: &Table, action: &Action) -> Result<Gate, Illegal> {
    let Action::TakeGate(gate) = *action else { return Err(Illegal::NotNow) };
    if table.owner_of(gate).is_some() { Err(Illegal::GateTaken) } else { Ok(gate) }
}

/// Gates that no team has.
pub fn free_gates(table: &Table) -> impl Iterator<Item = Gate> {
    Gate::ALL.into_iter().filter(|&gate| table.owner_of(gate).is_none())
}

/// Gives a team a gate, with its workers and its parked truck in the zone (2.6).
fn settle(order: &mut OrderOfPlay, seat: SeatId, gate: Gate) {
    order.table.change_team(seat, |team| team.gate = Some(gate));
    order.table.change_truck(seat, |truck| truck.square = gate.square());
    for worker in WorkerId::all() {
        order.table.change_worker(seat, worker, |worker| worker.square = gate.square());
    }
    order.report(TableEvent::GateTaken { seat, gate });
}

/// Team whose turn comes before that of another one in a round; `None` for the first.
fn team_before(state: &PlayState, seat: SeatId) -> Option<SeatId> {
    let place = state.order.iter().position(|&other| other == seat)?;
    state.order.get(place.checked_sub(1)?).copied()
}
