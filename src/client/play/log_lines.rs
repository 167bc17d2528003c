//! The lines of the event log: what happened, step by step, in sentences.

use super::log::{Line, Log};
use crate::games::junkyard_bots::action::TableEvent;
use crate::games::junkyard_bots::parts::TileSet;
use crate::games::junkyard_bots::record::{Chronicle, History};
use crate::games::junkyard_bots::sentences::event_sentence;
use crate::shell::language::phrase;
use crate::shell::seats::Seat;

/// What happened since the beginning of a history.
pub(super) fn log_of(chronicle: &Chronicle, history: &History) -> Log {
    let tiles = &history.setup().tiles;
    let seats = history.seats();
    let mut log = Log::default();
    if let Some(beginning) = history.beginning() {
        let text = phrase!("log-goes-on", round = beginning.state.round);
        log.add(Line { seat: None, text, step: 0, is_caption: false });
    }
    for (step, entry) in chronicle.entries().iter().enumerate() {
        tell(&mut log, step, &entry.events, tiles, seats);
    }
    log
}

/// Adds to a log what a step has brought about.
pub(super) fn tell(log: &mut Log, step: usize, events: &[TableEvent], tiles: &TileSet, seats: &[Seat]) {
    for (seat, text) in events.iter().filter_map(|event| event_sentence(event, tiles, seats)) {
        log.add(Line { seat, text, step, is_caption: false });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::language::Language;
    use crate::shell::seats::{SeatId, SeatKind, seating::default_seats};

    #[test]
    fn events_are_told_by_the_names_of_the_seats() {
        let tiles = TileSet::standard();
        let seats = default_seats(2, SeatKind::Human);
        let mut log = Log::default();
        tell(&mut log, 3, &[TableEvent::Passed { seat: SeatId(1) }], &tiles, &seats);
        let [line] = log.lines() else { panic!("{:?}", log.lines()) };
        assert_eq!((line.seat, line.step, line.is_caption), (Some(SeatId(1)), 3, false));
        assert_eq!(Language::english().tell(&line.text), "Blue passed");
    }
}
