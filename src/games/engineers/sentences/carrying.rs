//! Sentences about things that are taken, put down, handed over, shared and packed (section 5).

use super::log_sentence::LogSentence;
use super::teller::Teller;
use crate::action::{TableEvent, ThingId, WorkerId};
use crate::messages::phrase;
use crate::table::Place;
use crate::words::a_thing;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence about a thing that is taken or put down, or that passes from hand to hand.
pub(super) fn carrying_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::PickedUp { seat, workers, thing, face_up, .. } => {
            let thing = teller.seen(*seat, *thing, *face_up);
            let who = teller.workers(*seat, *workers);
            (*seat, phrase!("engineers-log-picked-up", who = who, workers = workers.len(), thing = thing))
        }
        TableEvent::PutDown { seat, workers, thing, face_up: true, .. } => {
            let thing = teller.whole(*seat, *thing);
            let who = teller.workers(*seat, *workers);
            (*seat, phrase!("engineers-log-put-into-zone", who = who, workers = workers.len(), thing = thing))
        }
        TableEvent::PutDown { seat, workers, thing, face_up: false, .. } => {
            let thing = teller.seen(*seat, *thing, false);
            let who = teller.workers(*seat, *workers);
            (*seat, phrase!("engineers-log-put-down", who = who, workers = workers.len(), thing = thing))
        }
        TableEvent::HandedOver { seat, worker, to, thing } => {
            let thing = teller.seen(*seat, *thing, false);
            let to = teller.worker(*seat, *to);
            (*seat, phrase!("engineers-log-handed-over", who = teller.worker(*seat, *worker), thing = thing, to = to))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

/// Sentence about shares and containers, and about a blank that came to a team (14.5).
pub(super) fn sharing_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::ShareTaken { seat, worker, thing, workers } => {
            let who = teller.worker(*seat, *worker);
            let thing = teller.seen(*seat, *thing, false);
            (*seat, phrase!("engineers-log-share-taken", who = who, thing = thing, count = workers.len()))
        }
        TableEvent::ShareLeft { seat, worker, thing, workers } => {
            let who = teller.worker(*seat, *worker);
            let thing = teller.seen(*seat, *thing, false);
            (*seat, phrase!("engineers-log-share-left", who = who, thing = thing, count = workers.len()))
        }
        TableEvent::Packed { seat, worker, thing, container } => {
            (*seat, packed_words(*seat, *worker, *thing, *container, teller))
        }
        TableEvent::Unpacked { seat, worker, thing, container } => {
            let who = teller.worker(*seat, *worker);
            let told = if is_container_seen(*seat, *container, teller) {
                phrase!("engineers-log-unpacked", who = who, thing = teller.whole(*seat, *thing))
            } else {
                phrase!("engineers-log-unpacked-something", who = who)
            };
            (*seat, told)
        }
        TableEvent::BlankAgain { seat, thing } if teller.knows(*seat) => {
            let thing = a_thing(teller.table, *thing, *seat);
            (*seat, phrase!("engineers-log-blank-again", name = teller.name(*seat), thing = thing))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

fn packed_words(seat: SeatId, worker: WorkerId, thing: ThingId, container: ThingId, teller: Teller) -> Phrase {
    let who = teller.worker(seat, worker);
    if !is_container_seen(seat, container, teller) {
        return phrase!("engineers-log-packed-something", who = who);
    }
    // The container is named without its contents, as the thing is already one of them.
    let container = a_thing(teller.table, container, seat);
    phrase!("engineers-log-packed", who = who, thing = teller.whole(seat, thing), container = container)
}

/// Whether the reader sees what goes into a container or out of it: it lies face up in a zone, or
/// the reader is of its team (5.14, 7.1).
fn is_container_seen(seat: SeatId, container: ThingId, teller: Teller) -> bool {
    let place = teller.table.find_thing(container).map(|thing| thing.place);
    teller.knows(seat) || matches!(place, Some(Place::Zone(_)))
}

#[cfg(test)]
mod tests {
    use super::super::told::{SEAT, Told, square, workers};
    use super::*;

    const ROPE: ThingId = ThingId(0);
    const BARROW: ThingId = ThingId(1);
    const LADDER: ThingId = ThingId(2);

    /// A rope in a wheelbarrow that worker 2 holds, and a ladder on c4.
    fn told() -> Told {
        let mut told = Told::new();
        told.lay("rope", "C", Place::Packed(BARROW));
        told.lay("wheelbarrow", "", Place::held_by(SEAT, WorkerId(1)));
        told.lay("ladder", "B", Place::FaceDown(square("c4")));
        told
    }

    #[test]
    fn rule_5_4_others_are_told_that_a_thing_is_carried_and_not_which() {
        let seat = SEAT;
        let picked_up = |numbers: &[u8], face_up| TableEvent::PickedUp {
            seat,
            workers: workers(numbers),
            thing: LADDER,
            square: square("c4"),
            face_up,
        };
        let put_down = |face_up| TableEvent::PutDown {
            seat,
            workers: workers(&[1]),
            thing: BARROW,
            square: square("c0"),
            face_up,
        };
        let handed = TableEvent::HandedOver { seat, worker: WorkerId(1), to: WorkerId(2), thing: LADDER };
        let told = told();
        told.assert_public([
            (picked_up(&[1], false), "Orange 2 picked up a thing"),
            (picked_up(&[0, 1], true), "Orange 1 and 2 picked up a ladder (B) together"),
            (put_down(false), "Orange 2 put down a thing"),
            (put_down(true), "Orange 2 put a wheelbarrow (rope C) into the zone"),
            (handed.clone(), "Orange 2 handed a thing to Orange 3"),
        ]);
        told.assert_own([
            (picked_up(&[1], false), "Orange 2 picked up a ladder (B)"),
            (put_down(false), "Orange 2 put down a wheelbarrow (rope C)"),
            (handed, "Orange 2 handed a ladder (B) to Orange 3"),
        ]);
    }

    #[test]
    fn shares_and_containers_are_told_with_what_it_was_to_the_own_team_only() {
        let seat = SEAT;
        let worker = WorkerId(1);
        let taken = TableEvent::ShareTaken { seat, worker, thing: LADDER, workers: workers(&[0, 1, 2]) };
        let left = TableEvent::ShareLeft { seat, worker, thing: LADDER, workers: workers(&[0]) };
        let packed = TableEvent::Packed { seat, worker, thing: ROPE, container: BARROW };
        let unpacked = TableEvent::Unpacked { seat, worker, thing: ROPE, container: BARROW };
        let told = told();
        told.assert_public([
            (taken.clone(), "Orange 2 helped to carry a thing: now 3 carry it"),
            (left, "Orange 2 let go of a thing: now 1 carries it"),
            (packed.clone(), "Orange 2 packed something"),
            (unpacked.clone(), "Orange 2 unpacked something"),
        ]);
        told.assert_own([
            (taken, "Orange 2 helped to carry a ladder (B): now 3 carry it"),
            (packed, "Orange 2 packed a rope (C) into a wheelbarrow"),
            (unpacked, "Orange 2 unpacked a rope (C)"),
        ]);
    }

    #[test]
    fn rule_14_5_a_blank_that_came_is_told_to_the_own_team_only() {
        let mut told = Told::new();
        let lump = told.lay("odd_lump", "A", Place::held_by(SEAT, WorkerId(0)));
        let again = TableEvent::BlankAgain { seat: SEAT, thing: lump };
        told.assert_left_out([again.clone()]);
        told.assert_own([(again, "Orange has an odd lump (C), which is blank again")]);
    }
}
