//! Phase 1, reveal: each player turns one small part face-up for all (rule 5.1).

use bevy::prelude::*;

use super::order::OrderOfPlay;
use super::sets::{InPhase, ROUND};
use crate::action::{Phase, TableEvent};
use crate::parts::Size;
use crate::table::{Draws, Location, TableWriter};
use shell::seats::{PerSeat, SeatId};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ROUND, run_reveal.in_set(InPhase(Phase::Reveal)));
}

/// Turns up one small part for each player, fastest first, while there are any. Nobody chooses,
/// because face-down parts of a size are all alike.
fn run_reveal(mut order: OrderOfPlay, mut table: TableWriter, mut draws: Draws) {
    let seats: PerSeat<SeatId> = table.read(&order.state).order().collect();
    for seat in seats {
        let Some(part) = table.read(&order.state).junkyard().next_in_pile(Size::Small) else { break };
        let Some(tile) = table.draw_identity(part, &mut draws) else { break };
        table.relocate(part, Location::FaceUp);
        order.state.used_up = true;
        order.report(TableEvent::Revealed { seat, part, tile });
    }
    order.enter_phase(Phase::Scan);
}
