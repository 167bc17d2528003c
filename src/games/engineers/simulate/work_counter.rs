//! Uses of the man-actions of one game.

use super::counted::WorkUse;
use super::tally::Tally;
use crate::action::{Action, WorkerSet};
use crate::table::Table;
use shell::seats::SeatId;

/// Use on which an action spends man-actions; `None` for an action that is free.
fn use_of(table: &Table, seat: SeatId, action: &Action) -> Option<WorkUse> {
    Some(match action {
        Action::Step { worker, .. } => {
            let is_loaded = table.load(seat, *worker).hands > 0;
            if is_loaded { WorkUse::Carry } else { WorkUse::Walk }
        }
        Action::Search { .. } => WorkUse::Search,
        Action::Work { .. } => match table.job(seat)?.plan.job() {
            crate::set::Job::Detach => WorkUse::Detach,
            _ => WorkUse::Join,
        },
        Action::Debug { .. } => WorkUse::Debug,
        Action::Buy { .. } | Action::Sell { .. } => WorkUse::Shop,
        Action::Drive { .. } | Action::Load { .. } | Action::Unload { .. } => WorkUse::Truck,
        Action::TakeDownWall { .. } | Action::Train { .. } | Action::Mend { .. } | Action::Improve { .. } => {
            WorkUse::Improve
        }
        _ => return None,
    })
}

/// Man-actions that the workers of a team have spent in its turn.
fn spent(table: &Table, seat: SeatId) -> u64 {
    table.workers(seat).map(|(_, worker)| u64::from(worker.spent)).sum()
}

/// Counter of man-actions.
#[derive(Debug, Default)]
pub(super) struct WorkCounter {
    /// Team, use of its action, and the man-actions that its workers had spent before it.
    before: Option<(SeatId, WorkUse, u64)>,
}

impl WorkCounter {
    /// Notes an action before it is applied. The end of a turn leaves actions unused (3.7).
    pub(super) fn note_choice(&mut self, table: &Table, action: &Action, tally: &mut Tally) {
        self.before = None;
        let Some(turn) = table.turn().filter(|turn| turn.deal.is_none()) else { return };
        let seat = turn.seat;
        self.before = use_of(table, seat, action).map(|work| (seat, work, spent(table, seat)));
        if matches!(action, Action::EndTurn | Action::Test { .. }) {
            let left = WorkerSet::ALL.iter().map(|worker| u64::from(table.actions_left(seat, worker))).sum();
            tally.note_use(WorkUse::Idle, left);
        }
    }

    /// Counts the man-actions that the noted action has spent.
    pub(super) fn note_result(&mut self, table: &Table, tally: &mut Tally) {
        if let Some((seat, work, before)) = self.before.take() {
            tally.note_use(work, spent(table, seat).saturating_sub(before));
        }
    }
}
