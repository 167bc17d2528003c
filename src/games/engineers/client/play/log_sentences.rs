//! Sentences of the log about the events of a step, for everybody and for the team that knows more
//! (19.3).

use std::hash::{DefaultHasher, Hash, Hasher};

use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

use crate::action::TableEvent;
use crate::messages::phrase;
use crate::sentences::{LogSentence, event_sentence};
use crate::table::Table;
use client::play::Audience;
use client::play::log::Sentence;

/// Sentences about the events of a step; the table is the one after it.
pub(super) fn sentences_of_events(events: &[TableEvent], table: &Table, seats: &[Seat]) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for (index, event) in events.iter().enumerate() {
        let public = event_sentence(event, table, seats, None);
        let own = table.seats().find_map(|seat| {
            let told = event_sentence(event, table, seats, Some(seat));
            (told != public).then_some((seat, told))
        });
        let hidden = own.as_ref().map(|&(seat, _)| seat);
        let run = run_of(event);
        let to = hidden.map_or(Audience::All, Audience::AllBut);
        sentences.extend(public.map(|told| sentence(told, to, run)));
        if let Some((seat, Some(told))) = own {
            sentences.push(sentence(told, Audience::Only(seat), run));
        }
        sentences.extend(nothing_found(event, events.get(index + 1), table, seats));
    }
    sentences
}

fn sentence(told: LogSentence, to: Audience, run: Option<u64>) -> Sentence {
    Sentence { seat: told.0, text: told.1, to, run }
}

/// Number of the run that an event belongs to: steps of the same workers, or work of one worker on
/// a job or a fault; `None` for an event that stands alone.
fn run_of(event: &TableEvent) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    match event {
        TableEvent::Stepped { seat, workers, .. } => (LogRun::Walk, seat, workers).hash(&mut hasher),
        TableEvent::Worked { seat, worker, .. } => (LogRun::Job, seat, worker).hash(&mut hasher),
        TableEvent::Debugged { seat, worker, .. } => (LogRun::Fault, seat, worker).hash(&mut hasher),
        _ => return None,
    }
    Some(hasher.finish())
}

/// Kind of a run of events.
#[derive(Hash)]
enum LogRun {
    Walk,
    Job,
    Fault,
}

/// Sentence that a search has found nothing, for the team alone; `None` if `next` is what it has
/// found.
fn nothing_found(event: &TableEvent, next: Option<&TableEvent>, table: &Table, seats: &[Seat]) -> Option<Sentence> {
    let TableEvent::Searched { seat, .. } = event else { return None };
    if matches!(next, Some(TableEvent::Opened { .. })) {
        return None;
    }
    let to: fn(SeatId) -> Audience = if table.setup().options.open_table { |_| Audience::All } else { Audience::Only };
    let text: Phrase = phrase!("engineers-log-found-nothing", name = seat_name(seats, *seat));
    Some(Sentence { seat: Some(*seat), text, to: to(*seat), run: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{WorkerId, WorkerSet};
    use crate::yard::Square;

    #[test]
    fn steps_of_the_same_workers_are_one_run_and_a_search_ends_it() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        let stepped = |worker: u8, to: &str| TableEvent::Stepped {
            seat: SeatId(0),
            workers: std::iter::once(WorkerId(worker)).collect::<WorkerSet>(),
            from: square("c1"),
            to: square(to),
        };
        let first = run_of(&stepped(0, "c2"));
        assert!(first.is_some());
        assert_eq!(run_of(&stepped(0, "d1")), first);
        assert_ne!(run_of(&stepped(1, "c2")), first);
        let worked = TableEvent::Worked { seat: SeatId(0), worker: WorkerId(0), done: 1, total: 2 };
        assert!(run_of(&worked).is_some_and(|run| Some(run) != first));
        let c4 = square("c4");
        let searched = TableEvent::Searched { seat: SeatId(0), worker: WorkerId(0), square: c4, squares: vec![c4] };
        assert_eq!(run_of(&searched), None);
    }
}
