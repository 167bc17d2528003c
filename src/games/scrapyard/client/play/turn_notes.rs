//! Notes on the present turn of the battle that the table does not keep: the shields and dents that
//! were settled, and the batteries that were drained before.

use super::interaction::SettledNote;
use crate::action::{Scrapyard, TableEvent};
use crate::game::read_table;
use client::play::executor::Executor;
use shell::seats::SeatId;

/// Notes the events of a step.
pub(super) fn note_events(executor: &mut Executor<'_, Scrapyard>, events: &[TableEvent]) {
    let step = executor.play.history().steps().len();
    for event in events {
        match event {
            TableEvent::TurnBegan { seat } => note_beginning(executor, *seat),
            TableEvent::ShieldsTaken { number, .. } => {
                add_note(executor, SettledNote { step, shields: *number, ..SettledNote::default() });
            }
            TableEvent::Settled { card, .. } => {
                add_note(executor, SettledNote { step, dents: 1, card: *card, ..SettledNote::default() });
            }
            _ => {}
        }
    }
}

/// Adds a note. Forgets those of steps that were undone since.
fn add_note(executor: &mut Executor<'_, Scrapyard>, note: SettledNote) {
    let settled = &mut executor.interaction.own.settled;
    let is_now = settled.last().is_some_and(|last| last.step == note.step);
    if !is_now {
        settled.retain(|before| before.step < note.step);
    }
    settled.push(note);
}

/// Notes the drained batteries at the beginning of a seat's turn, and forgets the turn before.
fn note_beginning(executor: &mut Executor<'_, Scrapyard>, seat: SeatId) {
    let drained = read_table(executor.world, |table| {
        let robot = table.find_robot(seat)?;
        Some(robot.batteries().saturating_sub(robot.condition().unused))
    });
    let own = &mut executor.interaction.own;
    own.settled.clear();
    own.drained = drained.flatten().unwrap_or(0);
}
