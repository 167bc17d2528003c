//! Sentences about tests, and about cards that are handed in (sections 11 and 15).

use super::log_sentence::LogSentence;
use super::teller::Teller;
use super::work::with_used_up;
use crate::action::{Grades, TableEvent};
use crate::messages::phrase;
use crate::set::limits::DIE;
use crate::set::{Machine, MachineId};
use crate::words::{join_words, list_of_machines, machine_in_sentence, part_words};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence about a test, or about cards that a team asks to hand in.
pub(super) fn test_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::Tested { seat, used_up, .. } => {
            (*seat, with_used_up(tested_words(event, teller)?, *seat, *used_up, teller))
        }
        TableEvent::Damaged { seat, grades } => {
            (*seat, phrase!("engineers-log-damaged", parts = join_words(parts_words(*seat, grades, teller))))
        }
        TableEvent::Scored { seat, machine, points, total } => {
            let told = phrase!(
                "engineers-log-scored",
                name = teller.name(*seat),
                points = *points,
                machine = machine_words(*machine, teller),
                total = *total
            );
            (*seat, told)
        }
        TableEvent::HandedIn { seat, cards, is_granted } => {
            let cards = list_of_machines(teller.table.data(), cards);
            let name = teller.name(*seat);
            let told = if *is_granted {
                phrase!("engineers-log-handed-in", name = name, cards = cards)
            } else {
                phrase!("engineers-log-not-handed-in", name = name, cards = cards)
            };
            (*seat, told)
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

/// Sentence about the roll of a test (11.3 to 11.6).
fn tested_words(event: &TableEvent, teller: Teller) -> Option<Phrase> {
    let TableEvent::Tested { seat, machine, grades, steady, value, roll, works, .. } = event else { return None };
    let name = teller.name(*seat);
    let steadied = (*steady > 0).then(|| phrase!("engineers-log-steady", count = *steady));
    let parts = join_words(parts_words(*seat, grades, teller).into_iter().chain(steadied));
    let machine = machine_words(*machine, teller);
    // A 20 always fails and is a major malfunction (11.6).
    Some(if *roll == DIE {
        phrase!("engineers-log-test-breaks", name = name, machine = machine, parts = parts, roll = *roll)
    } else if *works {
        phrase!("engineers-log-test-works", name = name, machine = machine, parts = parts, roll = *roll, value = *value)
    } else {
        phrase!("engineers-log-test-fails", name = name, machine = machine, parts = parts, roll = *roll, value = *value)
    })
}

/// Components with the grades that an event reports.
fn parts_words(seat: SeatId, grades: &Grades, teller: Teller) -> Vec<Phrase> {
    let found = grades.iter().filter_map(|&(thing, grade)| Some((teller.table.find_thing(thing)?, grade)));
    found.map(|(thing, grade)| part_words(thing.kind(seat), Some(grade))).collect()
}

fn machine_words(machine: MachineId, teller: Teller) -> Phrase {
    let found: Option<&Machine> = teller.table.data().get_machine(machine);
    found.map(machine_in_sentence).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::told::{SEAT, Told, machine};
    use super::*;
    use crate::set::Grade;
    use crate::table::Place;

    #[test]
    fn rule_11_6_tests_are_told_with_grades_value_and_roll() {
        let seat = SEAT;
        let mut told = Told::new();
        let drum = told.lay("oil_drum", "B", Place::Zone(seat));
        let pipe = told.lay("drainpipe", "C", Place::Zone(seat));
        let valve = told.lay("safety_valve", "D", Place::Away);
        let urn = machine("tea_urn");
        let grades = |of_pipe| [(drum, Grade::B), (pipe, of_pipe)].into_iter().collect::<Grades>();
        let tested = |roll, works, steady, used_up| TableEvent::Tested {
            seat,
            machine: urn,
            grades: grades(Grade::C),
            steady,
            used_up,
            value: 14,
            roll,
            works,
        };
        told.assert_public([
            (
                tested(14, true, 0, None),
                "Orange tested “Yard tea urn” (oil drum B and drainpipe C): 14 rolled, 14 or less needed, it works",
            ),
            (
                tested(15, false, 4, Some(valve)),
                "Orange tested “Yard tea urn” (oil drum B, drainpipe C and +4 for steadiness): \
                 15 rolled, 14 or less needed, it fails; used up: safety valve",
            ),
            (
                tested(20, false, 0, None),
                "Orange tested “Yard tea urn” (oil drum B and drainpipe C): 20 rolled, a major malfunction",
            ),
            (TableEvent::Damaged { seat, grades: grades(Grade::Broken) }, "Damaged: oil drum B and drainpipe broken"),
            (
                TableEvent::Scored { seat, machine: urn, points: 35, total: 85 },
                "Orange scored 35 points for “Yard tea urn”: 85 in all",
            ),
        ]);
    }

    #[test]
    fn rule_15_5_all_hear_whether_a_card_was_handed_in() {
        let handed_in = |is_granted| {
            let cards = [machine("go_kart")].into_iter().collect();
            TableEvent::HandedIn { seat: SEAT, cards, is_granted }
        };
        Told::new().assert_public([
            (handed_in(true), "Orange handed in “Go-kart”"),
            (handed_in(false), "Orange could not hand in “Go-kart”: what is missing can still be found"),
        ]);
    }
}
