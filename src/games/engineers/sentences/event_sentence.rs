//! Sentences of events, one by one and of a whole step.

use super::log_sentence::LogSentence;
use super::runs::join_runs;
use super::teller::Teller;
use super::{carrying, deals, moving, testing, truck, turns, work, zone};
use crate::action::TableEvent;
use crate::messages::phrase;
use crate::table::Table;
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about an event, with the seat that it is about, for everybody or for the team `reader`
/// in its own turn (19.3). `table` is as it was left by the event. `None` for an event that the log
/// leaves out: one that the reader may not know of, and the beginning and end of a turn, which the
/// table shows.
pub fn event_sentence(
    event: &TableEvent,
    table: &Table,
    seats: &[Seat],
    reader: Option<SeatId>,
) -> Option<LogSentence> {
    let teller = Teller { table, seats, reader };
    turns::table_sentence(event, teller)
        .or_else(|| turns::team_sentence(event, teller))
        .or_else(|| moving::moving_sentence(event, teller))
        .or_else(|| moving::knowing_sentence(event, teller))
        .or_else(|| carrying::carrying_sentence(event, teller))
        .or_else(|| carrying::sharing_sentence(event, teller))
        .or_else(|| zone::zone_sentence(event, teller))
        .or_else(|| truck::truck_sentence(event, teller))
        .or_else(|| work::job_sentence(event, teller))
        .or_else(|| work::repair_sentence(event, teller))
        .or_else(|| testing::test_sentence(event, teller))
        .or_else(|| deals::offer_sentence(event, teller))
        .or_else(|| deals::auction_sentence(event, teller))
}

/// Sentences about the events of a step or of an order, without full stops, as
/// [`event_sentence`] tells them. Steps of the same workers make one sentence, and so does work on
/// the same job.
pub fn step_sentences(
    events: &[TableEvent],
    table: &Table,
    seats: &[Seat],
    reader: Option<SeatId>,
) -> Vec<LogSentence> {
    let runs = join_runs(events);
    let mut sentences = Vec::new();
    for (index, run) in runs.iter().enumerate() {
        let teller = Teller { table, seats, reader };
        let told = match run.steps {
            Some(steps) => moving::walk_sentence(&run.event, steps, teller),
            None => event_sentence(&run.event, table, seats, reader),
        };
        sentences.extend(told);
        if let TableEvent::Searched { seat, .. } = run.event
            && teller.knows(seat)
            && !matches!(runs.get(index + 1).map(|next| &next.event), Some(TableEvent::Opened { .. }))
        {
            let nothing = phrase!("engineers-log-found-nothing", name = seat_name(seats, seat));
            sentences.push((Some(seat), nothing));
        }
    }
    sentences
}
