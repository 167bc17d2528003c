//! Phase 6, check for victory (rules 8.1 to 8.3).

use std::cmp::Reverse;

use crate::action::{Ending, Outcome, Phase, TableEvent};
use crate::parts::SeatId;
use crate::table::change::Entry;
use crate::table::round_state::STALEMATE_ROUNDS;
use crate::table::{Table, TableMut};

/// Ends the game, or goes on.
pub(super) fn check_for_victory(mut table: TableMut) {
    let Entry::Begins = table.enter(Phase::Victory) else { return };
    let state = table.state_mut();
    state.quiet_rounds = if state.used_up { 0 } else { state.quiet_rounds + 1 };
    state.used_up = false;
    let stalemate = state.quiet_rounds >= STALEMATE_ROUNDS;
    let read = table.read();
    let Some(ending) = ending(&read).or(stalemate.then_some(Ending::Stalemate)) else {
        return table.go_on_to(Phase::EndTurn);
    };
    let outcome = Outcome { ending, winners: winners(&read) };
    table.go_on_to(Phase::Over);
    table.state_mut().outcome = Some(outcome.clone());
    table.tell(TableEvent::Ended(outcome));
}

/// Whether the game is certain to end with this round (8.1).
pub(super) fn is_certain(table: &Table) -> bool {
    ending(table).is_some()
}

/// How the game ends by 8.1, if it does.
fn ending(table: &Table) -> Option<Ending> {
    let full = table.seats().any(|seat| table.eaten(seat) >= table.setup().energy_to_win);
    match (full, table.any_exploded()) {
        (true, false) => Some(Ending::Energy),
        (false, true) => Some(Ending::Explosion),
        (true, true) => Some(Ending::EnergyAndExplosion),
        (false, false) => None,
    }
}

/// The surviving robots with the most energy, of these those with the most power (8.2).
fn winners(table: &Table) -> Vec<SeatId> {
    let standing = || table.seats().filter(|&seat| table.stands(seat));
    let rank = |seat: SeatId| Reverse((table.eaten(seat), table.power(seat)));
    let best = standing().map(rank).min();
    standing().filter(|&seat| Some(rank(seat)) == best).collect()
}
