//! Sentences about trucks (section 9).

use super::log_sentence::LogSentence;
use super::teller::Teller;
use crate::action::{HandOrGround, TableEvent};
use crate::messages::phrase;
use crate::words::square_name;

/// Sentence about a truck. What it carries is told to its own team only (9.10).
pub(super) fn truck_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::ClimbedIn { seat, worker, .. } => {
            (*seat, phrase!("engineers-log-climbed-in", who = teller.worker(*seat, *worker)))
        }
        TableEvent::ClimbedOut { seat, worker, .. } => {
            (*seat, phrase!("engineers-log-climbed-out", who = teller.worker(*seat, *worker)))
        }
        TableEvent::WheelTaken { seat, worker } => {
            (*seat, phrase!("engineers-log-wheel-taken", who = teller.worker(*seat, *worker)))
        }
        TableEvent::WheelLeft { seat, worker } => {
            (*seat, phrase!("engineers-log-wheel-left", who = teller.worker(*seat, *worker)))
        }
        TableEvent::Drove { seat, driver, from, to, .. } => {
            let aboard = teller.table.workers(*seat).filter(|(_, worker)| worker.is_aboard).count();
            let told = phrase!(
                "engineers-log-drove",
                who = teller.worker(*seat, *driver),
                from = square_name(*from),
                to = square_name(*to),
                count = aboard.saturating_sub(1)
            );
            (*seat, told)
        }
        TableEvent::Loaded { seat, worker, thing, shares, .. } => {
            let thing = teller.seen(*seat, *thing, false);
            let who = teller.worker(*seat, *worker);
            (*seat, phrase!("engineers-log-loaded", who = who, thing = thing, count = shares.total()))
        }
        TableEvent::Unloaded { seat, worker, thing, to, shares, .. } => {
            let thing = teller.seen(*seat, *thing, *to == HandOrGround::FaceUp);
            let who = teller.worker(*seat, *worker);
            (*seat, phrase!("engineers-log-unloaded", who = who, thing = thing, count = shares.total()))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

#[cfg(test)]
mod tests {
    use super::super::told::{SEAT, Told, square};
    use super::*;
    use crate::action::{Shares, ThingId, WorkerId, WorkerSet};
    use crate::table::Place;

    #[test]
    fn a_drive_is_told_with_those_aboard() {
        let seat = SEAT;
        let worker = WorkerId(0);
        let c0 = square("c0");
        let drove = || TableEvent::Drove {
            seat,
            driver: worker,
            from: c0,
            to: square("f0"),
            clockwise: true,
            charged: WorkerSet::EMPTY,
        };
        let mut told = Told::new();
        told.assert_public([
            (TableEvent::ClimbedIn { seat, worker, square: c0 }, "Orange 1 climbed into the truck"),
            (TableEvent::WheelTaken { seat, worker }, "Orange 1 took the wheel"),
            (drove(), "Orange 1 drove from c0 to f0"),
            (TableEvent::WheelLeft { seat, worker }, "Orange 1 left the wheel"),
            (TableEvent::ClimbedOut { seat, worker, square: c0 }, "Orange 1 climbed out of the truck"),
        ]);
        for worker in &mut told.position.teams[0].workers[..3] {
            worker.is_aboard = true;
        }
        told.assert_public([(drove(), "Orange 1 drove from c0 to f0 with 2 aboard")]);
    }

    #[test]
    fn rule_9_10_a_load_is_told_to_the_own_team_only() {
        let seat = SEAT;
        let worker = WorkerId(2);
        let mut told = Told::new();
        let drum: ThingId = told.lay("oil_drum", "C", Place::Truck(seat));
        let shares = |actions| Shares::by_one(worker, actions);
        let loaded =
            |actions| TableEvent::Loaded { seat, worker, thing: drum, square: square("c0"), shares: shares(actions) };
        let unloaded =
            |to| TableEvent::Unloaded { seat, worker, thing: drum, square: square("c0"), to, shares: shares(1) };
        told.assert_public([
            (loaded(0), "Orange 3 loaded a thing"),
            (loaded(1), "Orange 3 loaded a thing with 1 action"),
            (unloaded(HandOrGround::Hand), "Orange 3 unloaded a thing with 1 action"),
            (unloaded(HandOrGround::FaceUp), "Orange 3 unloaded an oil drum (C) with 1 action"),
        ]);
        told.assert_own([(loaded(2), "Orange 3 loaded an oil drum (C) with 2 actions")]);
    }
}
