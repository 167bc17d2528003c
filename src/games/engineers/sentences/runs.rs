//! Runs of similar events of an action or an order, which make one line of the log: steps of the
//! same workers, and work of one worker.

use crate::action::TableEvent;

/// Event that stands for a run: itself and the similar events before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EventRun {
    /// Last event of the run.
    pub(super) event: TableEvent,
    /// Number of steps, if they are steps.
    pub(super) steps: Option<u16>,
}

/// Joins events that follow each other: steps of the same workers, work and debugging of the same
/// worker.
pub(super) fn join_runs(events: &[TableEvent]) -> Vec<EventRun> {
    let mut runs: Vec<EventRun> = Vec::new();
    for event in events {
        let is_step = matches!(event, TableEvent::Stepped { .. });
        match runs.last_mut() {
            Some(run) if is_same_run(&run.event, event) => {
                run.event = event.clone();
                run.steps = run.steps.map(|steps| steps + 1);
            }
            _ => runs.push(EventRun { event: event.clone(), steps: is_step.then_some(1) }),
        }
    }
    runs
}

/// Whether an event continues the run of the one before it.
fn is_same_run(before: &TableEvent, event: &TableEvent) -> bool {
    match (before, event) {
        (
            TableEvent::Stepped { seat, workers, to, .. },
            TableEvent::Stepped { seat: next_seat, workers: next_workers, from, .. },
        ) => (seat, workers, to) == (next_seat, next_workers, from),
        (TableEvent::Worked { seat, worker, .. }, TableEvent::Worked { seat: next_seat, worker: next_worker, .. })
        | (
            TableEvent::Debugged { seat, worker, .. },
            TableEvent::Debugged { seat: next_seat, worker: next_worker, .. },
        ) => (seat, worker) == (next_seat, next_worker),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::event_sentence::step_sentences;
    use super::super::told::{SEAT, Told, square, tell, workers};
    use super::*;
    use crate::action::WorkerId;
    use shell::seats::SeatId;

    fn stepped(number: u8, from: &str, to: &str) -> TableEvent {
        TableEvent::Stepped { seat: SEAT, workers: workers(&[number]), from: square(from), to: square(to) }
    }

    fn told(events: &[TableEvent], reader: Option<SeatId>) -> Vec<String> {
        let told = Told::new();
        told.ask(|table, seats| {
            step_sentences(events, table, seats, reader).iter().map(|(_, told)| tell(told)).collect()
        })
    }

    #[test]
    fn a_way_is_one_line_and_work_is_one_line() {
        let worked = |total| TableEvent::Worked { seat: SEAT, worker: WorkerId(1), done: 2, total };
        let events = [
            stepped(0, "c1", "c2"),
            stepped(0, "c2", "c3"),
            stepped(0, "c3", "d3"),
            stepped(1, "c1", "c2"),
            worked(2),
            worked(4),
        ];
        let lines =
            ["Orange 1 walked to d3 in 3 steps", "Orange 2 walked to c2", "Orange 2 worked on the job: 4 of 24 done"];
        assert_eq!(told(&events, None), lines);
    }

    #[test]
    fn a_search_that_showed_nothing_is_told_so_to_the_own_team() {
        let c4 = square("c4");
        let searched = TableEvent::Searched { seat: SEAT, worker: WorkerId(0), square: c4, squares: vec![c4] };
        assert_eq!(told(std::slice::from_ref(&searched), None), ["Orange 1 searched c4"]);
        assert_eq!(told(&[searched], Some(SEAT)), ["Orange 1 searched c4", "Orange saw nothing new"]);
    }
}
