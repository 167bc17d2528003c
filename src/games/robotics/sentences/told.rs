//! Events for tests, and the words in which they are told.

use crate::parts::{Kind, Part, PartCounts};
use shell::language::{Language, Phrase, languages};
use shell::seats::{Seat, SeatId, SeatKind, seating::default_seats};

pub(super) const SEAT: SeatId = SeatId(0);
pub(super) const OTHER: SeatId = SeatId(1);
pub(super) const HEAD: Part = Part::plain(Kind::Head);
pub(super) const TORSO: Part = Part::with_nut(Kind::Torso);

/// Seats that are named by their colours.
pub(super) fn seats() -> Vec<Seat> {
    default_seats(3, SeatKind::Human)
}

/// Numbers of parts.
pub(super) fn counts(parts: &[Part]) -> PartCounts {
    parts.iter().copied().collect()
}

/// Words of a phrase in English. Every language must have it with all of its arguments.
pub(super) fn tell(told: &Phrase) -> String {
    for language in languages::all_languages() {
        let words = language.tell(told);
        assert!(language.has_phrase(told) && !words.contains(['{', '$']), "{}: {words}", language.tag());
    }
    Language::english().tell(told)
}

/// Asserts that events are told by a function, about some seat, in these words in English.
pub(super) fn assert_told<E, const N: usize>(
    sentence: impl Fn(&E, &[Seat]) -> Option<(SeatId, Phrase)>,
    events: [(E, &str); N],
) {
    for (event, told) in events {
        assert_eq!(sentence(&event, &seats()).map(|(_, told)| tell(&told)).as_deref(), Some(told));
    }
}
