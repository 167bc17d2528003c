//! Phases in which every player has one turn, fastest first (rule 4.4).

use crate::parts::SeatId;
use crate::table::{Choice, TableMut};

/// Gives the next turn of a phase in which each player has one: to the first seat in order (after `from`, if that
/// seat just had its turn) for which `begin` finds a choice to make. Returns `false` when nobody is left.
pub(super) fn pass_on(
    table: &mut TableMut,
    from: Option<SeatId>,
    mut begin: impl FnMut(&mut TableMut, SeatId) -> Option<Choice>,
) -> bool {
    let to_come: Vec<SeatId> = match from {
        None => table.read().order().collect(),
        Some(seat) => table.read().order_after(seat).collect(),
    };
    for seat in to_come {
        if let Some(choice) = begin(table, seat) {
            table.await_choice(seat, choice);
            return true;
        }
    }
    false
}
