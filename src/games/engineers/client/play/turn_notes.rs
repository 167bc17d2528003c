//! Notes on the present turn that the table does not keep: entries of the notebook that were struck
//! out, and what was found.

use shell::seats::SeatId;

use crate::action::{Engineers, TableEvent, ThingId};
use crate::yard::Square;
use client::play::executor::Executor;

/// Notes on the present turn. The team of the turn alone may see them (19.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnNotes {
    /// Team of the turn.
    pub seat: Option<SeatId>,
    /// Entries that were struck out, each with its square (17.3).
    pub struck_out: Vec<(Square, ThingId)>,
    /// Things that became open by looks (6.3).
    pub found: Vec<ThingId>,
}

/// Notes the events of a step.
pub(super) fn note_events(executor: &mut Executor<'_, Engineers>, events: &[TableEvent]) {
    let own = &mut executor.interaction.own;
    for event in events {
        match event {
            TableEvent::TurnBegan { seat } => own.notes = TurnNotes { seat: Some(*seat), ..TurnNotes::default() },
            TableEvent::StruckOut { square, things, .. } => {
                own.notes.struck_out.extend(things.iter().map(|&thing| (*square, thing)));
            }
            TableEvent::Opened { things, .. } => own.notes.found.extend(things),
            _ => {}
        }
    }
}
