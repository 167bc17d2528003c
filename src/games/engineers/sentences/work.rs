//! Sentences about jobs, faults, repairs and training (sections 10, 12 and 13).

use super::log_sentence::LogSentence;
use super::teller::Teller;
use crate::action::{TableEvent, ThingId};
use crate::messages::phrase;
use crate::set::limits::LINK_MA;
use crate::set::{Job, Stat};
use crate::words::{a_kind, a_thing, assembly_words, grade_name, list_of_wholes, thing_name};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence about a job or the search for a fault.
pub(super) fn job_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let table = teller.table;
    let (seat, told) = match event {
        TableEvent::JobBegun { seat, job, things } => (*seat, begun_words(*seat, *job, things, teller)),
        TableEvent::Worked { seat, worker, total, .. } => {
            let who = teller.worker(*seat, *worker);
            (*seat, phrase!("engineers-log-worked", who = who, total = *total, all = LINK_MA))
        }
        TableEvent::JobLost { seat, job, done } => (*seat, lost_words(*job, *done, teller.name(*seat))),
        TableEvent::Joined { seat, components } => {
            let thing = assembly_words(table, components, *seat);
            (*seat, phrase!("engineers-log-joined", name = teller.name(*seat), thing = thing))
        }
        TableEvent::Detached { seat, thing, .. } => {
            let thing = a_thing(table, *thing, *seat);
            (*seat, phrase!("engineers-log-detached", name = teller.name(*seat), thing = thing))
        }
        TableEvent::Debugged { seat, worker, total, .. } => {
            (*seat, phrase!("engineers-log-debugged", who = teller.worker(*seat, *worker), total = *total))
        }
        TableEvent::DebugRolled { seat, value, roll, is_found } => {
            let name = teller.name(*seat);
            let told = if *is_found {
                phrase!("engineers-log-fault-found", name = name, roll = *roll, value = *value)
            } else {
                phrase!("engineers-log-fault-not-found", name = name, roll = *roll, value = *value)
            };
            (*seat, told)
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

fn begun_words(seat: SeatId, job: Job, things: &[ThingId], teller: Teller) -> Phrase {
    let name = teller.name(seat);
    match (job, things) {
        // The component is named without its assembly, in which it may still be.
        (Job::Detach, [thing, ..]) => {
            phrase!("engineers-log-began-detaching", name = name, things = a_thing(teller.table, *thing, seat))
        }
        _ => {
            let things = list_of_wholes(teller.table, things, seat);
            phrase!("engineers-log-began-joining", name = name, things = things)
        }
    }
}

fn lost_words(job: Job, done: u8, name: &str) -> Phrase {
    match job {
        Job::Detach => phrase!("engineers-log-detach-lost", name = name, done = done, all = LINK_MA),
        Job::Join | Job::Debug => phrase!("engineers-log-join-lost", name = name, done = done, all = LINK_MA),
    }
}

/// Sentence about a repair or training.
pub(super) fn repair_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let kind_words = |seat: SeatId, thing: ThingId| {
        let found = teller.table.find_thing(thing);
        found.map(|thing| a_kind(thing.kind(seat))).unwrap_or_default()
    };
    let (seat, told) = match event {
        TableEvent::Trained { seat, worker, stat: Stat::Strength, .. } => {
            (*seat, phrase!("engineers-log-trained-strength", who = teller.worker(*seat, *worker)))
        }
        TableEvent::Trained { seat, worker, stat: Stat::Stamina, .. } => {
            (*seat, phrase!("engineers-log-trained-stamina", who = teller.worker(*seat, *worker)))
        }
        TableEvent::Mended { seat, worker, thing, grade } => {
            let who = teller.worker(*seat, *worker);
            let thing = kind_words(*seat, *thing);
            (*seat, phrase!("engineers-log-mended", who = who, thing = thing, grade = grade_name(*grade)))
        }
        TableEvent::Improved { seat, worker, thing, grade, used_up } => {
            let who = teller.worker(*seat, *worker);
            let thing = kind_words(*seat, *thing);
            let told = phrase!("engineers-log-improved", who = who, thing = thing, grade = grade_name(*grade));
            (*seat, with_used_up(told, *seat, *used_up, teller))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

/// Sentence to which the thing that was used up is added, if there is one (1.10).
pub(super) fn with_used_up(told: Phrase, seat: SeatId, used_up: Option<ThingId>, teller: Teller) -> Phrase {
    match used_up {
        Some(thing) => {
            phrase!("engineers-log-used-up", told = told, used = thing_name(teller.table, thing, seat))
        }
        None => told,
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{SEAT, Told};
    use super::*;
    use crate::action::WorkerId;
    use crate::set::Grade;
    use crate::table::Place;

    #[test]
    fn jobs_are_told_with_what_is_done() {
        let seat = SEAT;
        let mut told = Told::new();
        let ladder = told.lay("ladder", "C", Place::Zone(seat));
        let rope = told.lay("rope", "D", Place::Zone(seat));
        let both = || [ladder, rope].into_iter().collect();
        let begun = |job, things: &[ThingId]| TableEvent::JobBegun { seat, job, things: things.into() };
        told.assert_public([
            (begun(Job::Join, &[ladder, rope]), "Orange began to join a ladder (C) and a rope (D)"),
            (begun(Job::Detach, &[rope]), "Orange began to detach a rope (D)"),
            (
                TableEvent::Worked { seat, worker: WorkerId(1), done: 2, total: 14 },
                "Orange 2 worked on the job: 14 of 24 done",
            ),
            (TableEvent::JobLost { seat, job: Job::Join, done: 14 }, "Orange lost the work on a link: 14 of 24"),
            (TableEvent::JobLost { seat, job: Job::Detach, done: 3 }, "Orange lost the work of detaching: 3 of 24"),
            (TableEvent::Joined { seat, components: both() }, "Orange has joined an assembly (ladder C and rope D)"),
            (
                TableEvent::Detached { seat, thing: rope, rest: [ladder].into_iter().collect() },
                "Orange has detached a rope (D)",
            ),
        ]);
    }

    #[test]
    fn faults_repairs_and_training_are_told_with_their_numbers() {
        let seat = SEAT;
        let worker = WorkerId(0);
        let mut told = Told::new();
        let battery = told.lay("car_battery", "D", Place::Zone(seat));
        let grease = told.lay("tin_of_grease", "D", Place::Away);
        let rolled = |roll, is_found| TableEvent::DebugRolled { seat, value: 4, roll, is_found };
        let machine = [battery].into_iter().collect();
        let trained = |stat| TableEvent::Trained { seat, worker, thing: battery, stat };
        told.assert_public([
            (
                TableEvent::Debugged { seat, worker, machine, done: 3, total: 12 },
                "Orange 1 looked for the fault: 12 pieces of work this turn",
            ),
            (rolled(3, true), "Orange rolled 3 and found the fault: 4 or less was needed"),
            (rolled(9, false), "Orange rolled 9 and did not find the fault: 4 or less was needed"),
            (trained(Stat::Strength), "Orange 1 trained and is stronger now"),
            (trained(Stat::Stamina), "Orange 1 trained and has more stamina now"),
            (
                TableEvent::Mended { seat, worker, thing: battery, grade: Grade::D },
                "Orange 1 mended a car battery: now D",
            ),
            (
                TableEvent::Improved { seat, worker, thing: battery, grade: Grade::C, used_up: Some(grease) },
                "Orange 1 improved a car battery: now C; used up: tin of grease",
            ),
        ]);
    }
}
