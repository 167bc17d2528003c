//! Phase 1, reveal: each player turns a small tile face-up for all (rule 5.1).

use crate::action::{Phase, TableEvent};
use crate::parts::{SeatId, Size};
use crate::table::change::Entry;
use crate::table::{Lies, TableMut};

/// Turns up one small tile for each player, while there are any.
pub(super) fn reveal(mut table: TableMut) {
    let Entry::Begins = table.enter(Phase::Reveal) else { return };
    let order: Vec<SeatId> = table.read().order().collect();
    for seat in order {
        let Some(part) = table.read().next_in_pile(Size::Small) else { break };
        let Some(tile) = table.turn_up(part) else { break };
        table.lay(part, Lies::FaceUp);
        table.state_mut().used_up = true;
        table.tell(TableEvent::Revealed { seat, part, tile });
    }
    table.go_on_to(Phase::Scan);
}
