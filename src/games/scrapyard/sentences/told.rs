//! Events for tests, and the words in which they are told.

use super::log_sentence::LogSentence;
use crate::action::TableEvent;
use crate::cards::{CardId, CardList, DataSet};
use crate::table::Setup;
pub(super) use crate::words::told::tell;
use shell::seats::{Seat, SeatId, SeatKind, seating::default_seats};

pub(super) const SEAT: SeatId = SeatId(0);
pub(super) const OTHER: SeatId = SeatId(1);
pub(super) const THIRD: SeatId = SeatId(2);

/// Seats that are named by their colours.
pub(super) fn seats() -> Vec<Seat> {
    default_seats(3, SeatKind::Human)
}

/// Card of the game's own data set.
pub(super) fn card(name: &str) -> CardId {
    DataSet::standard().card_named(name).unwrap()
}

/// Cards of the game's own data set.
pub(super) fn cards<const N: usize>(names: [&str; N]) -> CardList {
    names.into_iter().map(card).collect()
}

/// Asserts that `sentence` tells events in these words in English, in a game of three with the
/// usual options.
pub(super) fn assert_told<const N: usize>(
    sentence: impl Fn(&TableEvent, &Setup, &[Seat]) -> Option<LogSentence>,
    events: [(TableEvent, &str); N],
) {
    for (event, told) in events {
        let sentence = sentence(&event, &Setup::new(3, 1), &seats()).map(|(_, told)| tell(&told));
        assert_eq!(sentence.as_deref(), Some(told), "{event:?}");
    }
}
