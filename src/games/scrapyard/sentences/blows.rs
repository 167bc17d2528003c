//! Sentences about dents, pushes and pulls, drains, and wrecks (sections 8 to 10).

use super::log_sentence::LogSentence;
use crate::action::{DentCause, ShoveKind, TableEvent};
use crate::messages::phrase;
use crate::words::square_name;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about dents, a drain or a wreck.
pub(super) fn blow_sentence(event: &TableEvent, seats: &[Seat]) -> Option<LogSentence> {
    let name = |seat: SeatId| seat_name(seats, seat);
    let (seat, told) = match *event {
        TableEvent::Dented { seat, dents, by, cause } => {
            (seat, dented_sentence(name(seat), dents, by.map(name), cause))
        }
        TableEvent::Drained { seat, by, number, is_held } => {
            let by = name(by);
            let name = name(seat);
            let told = match (number, is_held) {
                (0, _) => phrase!("scrapyard-log-not-drained", name = name),
                (_, true) => phrase!("scrapyard-log-drained-no-more", name = name, by = by, count = number),
                (_, false) => phrase!("scrapyard-log-drained", name = name, by = by, count = number),
            };
            (seat, told)
        }
        TableEvent::Wrecked { seat, by, cause, place } => {
            let wrecked = wrecked_sentence(name(seat), by.map(name), cause);
            (seat, phrase!("scrapyard-log-place", wrecked = wrecked, place = place))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

fn dented_sentence(name: &str, dents: u16, by: Option<&str>, cause: DentCause) -> Phrase {
    match (cause, by) {
        (DentCause::Spikes, Some(by)) => phrase!("scrapyard-log-spiked", name = name, by = by, count = dents),
        (DentCause::Crash, _) => phrase!("scrapyard-log-crashed", name = name, count = dents),
        (DentCause::Crusher, _) => phrase!("scrapyard-log-crushed", name = name, count = dents),
        _ => phrase!("scrapyard-log-dented", name = name, count = dents),
    }
}

fn wrecked_sentence(name: &str, by: Option<&str>, cause: DentCause) -> Phrase {
    match (cause, by) {
        (DentCause::Spikes, Some(by)) => phrase!("scrapyard-log-wrecked-on-spikes", name = name, by = by),
        (DentCause::Crash, Some(by)) => phrase!("scrapyard-log-wrecked-in-crash", name = name, by = by),
        (DentCause::Crusher, _) => phrase!("scrapyard-log-wrecked-by-crusher", name = name),
        (_, Some(by)) => phrase!("scrapyard-log-wrecked", name = name, by = by),
        (_, None) => phrase!("scrapyard-log-wrecked-by-nobody", name = name),
    }
}

/// Sentence about a push or a pull.
pub(super) fn shove_sentence(event: &TableEvent, seats: &[Seat]) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::Shoved { seat, kind, path, is_stopped, .. } => {
            let name = seat_name(seats, *seat);
            let square = path.last().copied().map(square_name);
            let told = match (square, kind) {
                (None, ShoveKind::Push) => phrase!("scrapyard-log-not-pushed", name = name),
                (None, ShoveKind::Pull) => phrase!("scrapyard-log-not-pulled", name = name),
                (Some(square), ShoveKind::Push) if *is_stopped => {
                    phrase!("scrapyard-log-pushed-and-stopped", name = name, square = square)
                }
                (Some(square), ShoveKind::Push) => phrase!("scrapyard-log-pushed", name = name, square = square),
                (Some(square), ShoveKind::Pull) => phrase!("scrapyard-log-pulled", name = name, square = square),
            };
            (*seat, told)
        }
        TableEvent::StoodSteady { seat, kind, .. } => {
            let name = seat_name(seats, *seat);
            let told = match kind {
                ShoveKind::Push => phrase!("scrapyard-log-steady-push", name = name),
                ShoveKind::Pull => phrase!("scrapyard-log-steady-pull", name = name),
            };
            (*seat, told)
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, assert_told};
    use super::*;
    use crate::arena::Square;
    use crate::table::Setup;

    fn sentence(event: &TableEvent, _: &Setup, seats: &[Seat]) -> Option<LogSentence> {
        blow_sentence(event, seats).or_else(|| shove_sentence(event, seats))
    }

    #[test]
    fn dents_and_wrecks_are_told_by_their_cause() {
        let dented = |dents, cause| TableEvent::Dented { seat: OTHER, dents, by: Some(SEAT), cause };
        let wrecked = |by, cause| TableEvent::Wrecked { seat: OTHER, by, cause, place: 3 };
        assert_told(
            sentence,
            [
                (dented(1, DentCause::Card), "Blue got 1 dent"),
                (dented(2, DentCause::Attack), "Blue got 2 dents"),
                (dented(1, DentCause::Crash), "Blue crashed and got 1 dent"),
                (dented(2, DentCause::Spikes), "Blue got 2 dents from the spikes of Orange"),
                (dented(2, DentCause::Crusher), "The crusher gave Blue 2 dents"),
                (wrecked(Some(SEAT), DentCause::Ability), "Orange wrecked Blue (place 3)"),
                (wrecked(Some(SEAT), DentCause::Spikes), "The spikes of Orange wrecked Blue (place 3)"),
                (wrecked(Some(SEAT), DentCause::Crash), "Orange wrecked Blue in a crash (place 3)"),
                (wrecked(None, DentCause::Crusher), "The crusher wrecked Blue (place 3)"),
                (wrecked(None, DentCause::Frailty), "Blue had nothing to lose and was wrecked (place 3)"),
            ],
        );
    }

    #[test]
    fn shoves_and_drains_are_told_with_what_stopped_them() {
        let shoved = |kind, squares: u8, is_stopped| {
            let path = (1..=squares).map(|column| Square::new(column, 0)).collect();
            TableEvent::Shoved { seat: OTHER, by: SEAT, kind, from: Square::new(0, 0), path, is_stopped }
        };
        let steady = |kind| TableEvent::StoodSteady { seat: OTHER, by: SEAT, kind };
        let drained = |number, is_held| TableEvent::Drained { seat: OTHER, by: SEAT, number, is_held };
        assert_told(
            sentence,
            [
                (shoved(ShoveKind::Push, 2, false), "Blue was pushed to C1"),
                (shoved(ShoveKind::Push, 1, true), "Blue was pushed to B1 and stopped there"),
                (shoved(ShoveKind::Push, 0, true), "Blue could not be pushed away"),
                (shoved(ShoveKind::Pull, 2, true), "Blue was pulled to C1"),
                (shoved(ShoveKind::Pull, 0, true), "Blue could not be pulled closer"),
                (steady(ShoveKind::Push), "Blue stands too firmly to be pushed"),
                (steady(ShoveKind::Pull), "Blue stands too firmly to be pulled"),
                (drained(2, false), "Orange drained 2 batteries of Blue"),
                (drained(1, true), "Orange drained 1 battery of Blue; the rest stayed"),
                (drained(0, true), "Blue had no battery that could be drained"),
            ],
        );
    }
}
