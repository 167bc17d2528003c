//! Cues of the events of a step, and the times at which they are due.

use std::time::Duration;

use super::cue::{Cue, TimedCue};
use super::durations::{
    ACTION_SPENT, CARD, CARRY, DEAL, DEBUG_ROLL, DRIVE_STEP, FOUND, HAMMER, LINK, SCAN_STEP, SEARCH, STEP, TICK,
    WALL_DOWN,
};
use super::test_cues::cues_of_test;
use crate::action::{TableEvent, ThingId, WorkerSet};
use crate::yard::{ROAD_SQUARES, Square, road_index};

/// Returns the cues of a step's events, one after another, and the time until the last is over.
/// `linked` are the components of a machine that is tested, in the order of linking.
pub fn cues_of_events(events: &[TableEvent], linked: &[ThingId]) -> (Vec<TimedCue>, Duration) {
    let mut cues = Vec::new();
    let mut at = Duration::ZERO;
    for event in events {
        if matches!(event, TableEvent::Tested { .. }) {
            let (of_test, duration) = cues_of_test(event, events, linked, at);
            cues.extend(of_test);
            at += duration;
        }
        for cue in cues_of_event(event).into_iter().flatten() {
            let duration = duration_of_cue(&cue);
            cues.push(TimedCue { cue, after: at });
            at += duration;
        }
    }
    (cues, at)
}

/// Cues of an event: none, one or two.
fn cues_of_event(event: &TableEvent) -> [Option<Cue>; 2] {
    if let TableEvent::DebugRolled { seat, value, roll, is_found } = event {
        let found = is_found.then_some(Cue::FaultFound { seat: *seat });
        return [Some(Cue::DebugRolled { seat: *seat, value: *value, roll: *roll }), found];
    }
    let one = cue_of_walking(event)
        .or_else(|| cue_of_carrying(event))
        .or_else(|| cue_of_truck(event))
        .or_else(|| cue_of_work(event))
        .or_else(|| cue_of_deal(event))
        .or_else(|| cue_of_table(event));
    [one, None]
}

fn cue_of_walking(event: &TableEvent) -> Option<Cue> {
    Some(match event {
        TableEvent::Stepped { seat, workers, from, to } => {
            Cue::Stepped { seat: *seat, workers: *workers, from: *from, to: *to }
        }
        TableEvent::Searched { seat, worker, square, squares } => {
            Cue::Searched { seat: *seat, worker: *worker, square: *square, squares: squares.clone() }
        }
        TableEvent::Opened { seat, things, .. } => Cue::Found { seat: *seat, things: things.clone() },
        TableEvent::StruckOut { seat, square, .. } => Cue::StruckOut { seat: *seat, square: *square },
        TableEvent::WallDown { seat, wall, .. } => Cue::WallDown { seat: *seat, wall: *wall },
        _ => return None,
    })
}

fn cue_of_carrying(event: &TableEvent) -> Option<Cue> {
    Some(match event {
        TableEvent::PickedUp { seat, workers, thing, square, .. } => {
            Cue::Lifted { seat: *seat, workers: *workers, thing: *thing, square: *square }
        }
        TableEvent::PutDown { seat, workers, thing, square, face_up } => {
            Cue::Laid { seat: *seat, workers: *workers, thing: *thing, square: *square, face_up: *face_up }
        }
        TableEvent::HandedOver { seat, worker, to, thing } => {
            Cue::Passed { seat: *seat, worker: *worker, to: WorkerSet::one(*to), thing: *thing }
        }
        TableEvent::ShareTaken { seat, worker, thing, workers }
        | TableEvent::ShareLeft { seat, worker, thing, workers } => {
            Cue::Passed { seat: *seat, worker: *worker, to: *workers, thing: *thing }
        }
        TableEvent::Packed { seat, worker, thing, .. } | TableEvent::Unpacked { seat, worker, thing, .. } => {
            Cue::Packed { seat: *seat, worker: *worker, thing: *thing }
        }
        TableEvent::Discarded { seat, thing, square } => Cue::Discarded { seat: *seat, thing: *thing, square: *square },
        TableEvent::Defined { seat, thing, .. } => Cue::Defined { seat: *seat, thing: *thing },
        TableEvent::Bought { seat, worker, thing, kind, square, .. } => {
            Cue::Bought { seat: *seat, worker: *worker, thing: *thing, kind: *kind, square: *square }
        }
        TableEvent::Sold { seat, things, square, price, .. } => {
            let things = things.iter().map(|&(thing, kind, _)| (thing, kind)).collect();
            Cue::Sold { seat: *seat, things, square: *square, price: *price }
        }
        TableEvent::NotebookBought { seat } => Cue::NotebookBought { seat: *seat },
        _ => return None,
    })
}

fn cue_of_truck(event: &TableEvent) -> Option<Cue> {
    Some(match event {
        TableEvent::ClimbedIn { seat, worker, square } | TableEvent::ClimbedOut { seat, worker, square } => {
            Cue::Boarded { seat: *seat, worker: *worker, square: *square }
        }
        TableEvent::WheelTaken { seat, .. } | TableEvent::WheelLeft { seat, .. } => Cue::Wheel { seat: *seat },
        TableEvent::Drove { seat, from, to, clockwise, .. } => {
            Cue::Drove { seat: *seat, from: *from, to: *to, clockwise: *clockwise }
        }
        TableEvent::RolledOn { seat, from, to } => Cue::RolledOn { seat: *seat, from: *from, to: *to },
        TableEvent::Loaded { seat, worker, thing, square, .. }
        | TableEvent::Unloaded { seat, worker, thing, square, .. } => {
            let is_out = matches!(event, TableEvent::Unloaded { .. });
            Cue::Loaded { seat: *seat, worker: *worker, thing: *thing, square: *square, is_out }
        }
        _ => return None,
    })
}

fn cue_of_work(event: &TableEvent) -> Option<Cue> {
    Some(match event {
        TableEvent::JobBegun { seat, things, .. } => Cue::JobBegun { seat: *seat, things: things.clone() },
        TableEvent::Worked { seat, worker, done, total } => {
            Cue::Worked { seat: *seat, worker: *worker, done: *done, total: *total }
        }
        TableEvent::JobLost { seat, .. } => Cue::JobLost { seat: *seat },
        TableEvent::Joined { seat, components } => Cue::Joined { seat: *seat, components: components.clone() },
        TableEvent::Detached { seat, thing, .. } => Cue::Detached { seat: *seat, thing: *thing },
        TableEvent::Debugged { seat, worker, done, total, .. } => {
            Cue::Debugged { seat: *seat, worker: *worker, done: *done, total: *total }
        }
        TableEvent::Trained { seat, worker, .. } => Cue::Trained { seat: *seat, worker: *worker },
        TableEvent::Mended { seat, thing, grade, .. } | TableEvent::Improved { seat, thing, grade, .. } => {
            Cue::Repaired { seat: *seat, thing: *thing, grade: *grade }
        }
        _ => return None,
    })
}

fn cue_of_deal(event: &TableEvent) -> Option<Cue> {
    Some(match event {
        TableEvent::Offered { seat, .. } | TableEvent::Countered { seat, .. } => Cue::Offered { seat: *seat },
        TableEvent::Declined { seat, .. } | TableEvent::OutOfAuction { seat, .. } => Cue::Declined { seat: *seat },
        TableEvent::Exchanged { seat, partner, .. } => Cue::Exchanged { seat: *seat, partner: *partner },
        TableEvent::AuctionBegan { seat, .. } => Cue::AuctionBegan { seat: *seat },
        TableEvent::BidMade { seat, dollars } => Cue::Bid { seat: *seat, dollars: *dollars },
        TableEvent::AuctionEnded { seat, things, buyer } => {
            Cue::Hammer { seat: *seat, things: things.clone(), buyer: *buyer }
        }
        _ => return None,
    })
}

fn cue_of_table(event: &TableEvent) -> Option<Cue> {
    Some(match event {
        TableEvent::GateTaken { seat, gate } => Cue::GateTaken { seat: *seat, gate: *gate },
        TableEvent::CardsDealt { seat, .. } => Cue::CardsDrawn { seat: *seat },
        TableEvent::CardsPutAside { seat, .. } | TableEvent::HandedIn { seat, .. } => Cue::CardsShown { seat: *seat },
        TableEvent::TargetReached { seat, .. } => Cue::TargetReached { seat: *seat },
        TableEvent::GameOver { outcome } => {
            let mut winners = outcome.winners();
            let first = winners.next();
            Cue::Won { seat: first.filter(|_| winners.next().is_none()) }
        }
        _ => return None,
    })
}

/// Time after a cue until the next one is due.
fn duration_of_cue(cue: &Cue) -> Duration {
    match cue {
        Cue::Stepped { .. } => STEP,
        Cue::Searched { squares, .. } => SEARCH + SCAN_STEP * u32::try_from(squares.len() / 4).unwrap_or(0),
        Cue::Found { .. } | Cue::StruckOut { .. } | Cue::FaultFound { .. } => FOUND,
        Cue::WallDown { .. } => WALL_DOWN,
        Cue::Drove { from, to, clockwise, .. } => DRIVE_STEP * u32::from(squares_driven(*from, *to, *clockwise)),
        Cue::RolledOn { .. } => DRIVE_STEP,
        Cue::Worked { done, .. } | Cue::Debugged { done, .. } => TICK * u32::from(*done),
        Cue::Joined { .. } | Cue::Detached { .. } => LINK,
        Cue::DebugRolled { .. } => DEBUG_ROLL,
        Cue::CardsDrawn { .. } | Cue::CardsShown { .. } => CARD,
        Cue::Exchanged { .. } => DEAL,
        Cue::Hammer { .. } => HAMMER + DEAL,
        Cue::Lifted { .. } | Cue::Laid { .. } | Cue::Passed { .. } | Cue::Packed { .. } | Cue::Loaded { .. } => CARRY,
        _ => ACTION_SPENT,
    }
}

/// Squares from one road square to another, one way round or the other.
pub fn squares_driven(from: Square, to: Square, clockwise: bool) -> u8 {
    let squares = |from: Square, to: Square| {
        road_index(from).zip(road_index(to)).map_or(0, |(from, to)| (to + ROAD_SQUARES - from) % ROAD_SQUARES)
    };
    if clockwise { squares(from, to) } else { squares(to, from) }
}

#[cfg(test)]
mod tests {
    use super::super::durations::{ACTS, act_begins, nut_falls, result_is_there, test_duration};
    use super::*;
    use crate::action::WorkerId;
    use crate::set::{Grade, MachineId};
    use shell::seats::SeatId;

    const SEAT: SeatId = SeatId(0);

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn what_a_search_finds_rises_after_it() {
        let worker = WorkerId(0);
        let square = square("c4");
        let searched = TableEvent::Searched { seat: SEAT, worker, square, squares: vec![square] };
        let things = vec![ThingId(3)];
        let opened =
            TableEvent::Opened { seat: SEAT, things: things.clone(), drawn: things.clone(), by_notebook: false };
        let (cues, over) = cues_of_events(&[searched, opened], &[]);
        assert_eq!(cues[1], TimedCue { cue: Cue::Found { seat: SEAT, things }, after: SEARCH });
        assert_eq!(over, SEARCH + FOUND);
    }

    #[test]
    fn a_truck_drives_a_square_at_a_time_either_way_round() {
        let drive = |clockwise: bool| {
            let [from, to] = ["c0", "f0"].map(square);
            let to = if clockwise { to } else { square("z0") };
            let event =
                TableEvent::Drove { seat: SEAT, driver: WorkerId(0), from, to, clockwise, charged: WorkerSet::EMPTY };
            cues_of_events(&[event], &[]).1
        };
        assert_eq!([true, false].map(drive), [DRIVE_STEP * 3; 2]);
    }

    #[test]
    fn rule_11_6_the_nut_falls_after_all_components_and_then_comes_the_result() {
        let grades = [Grade::A, Grade::C, Grade::D].into_iter().zip(0..).map(|(grade, id)| (ThingId(id), grade));
        let tested = TableEvent::Tested {
            seat: SEAT,
            machine: MachineId(0),
            grades: grades.collect(),
            steady: 0,
            used_up: None,
            value: 16,
            roll: 20,
            works: false,
        };
        let (cues, over) = cues_of_events(&[tested], &[]);
        let at = |wanted: &Cue| cues.iter().find(|timed| timed.cue == *wanted).map(|timed| timed.after);
        assert_eq!(at(&Cue::NutFell { seat: SEAT, roll: 20 }), Some(nut_falls(3)));
        assert_eq!(at(&Cue::FliesApart { seat: SEAT }), Some(result_is_there(3)));
        assert_eq!(over, test_duration(3, false));
    }

    #[test]
    fn rule_11_7_a_machine_that_works_runs_and_then_acts_across_the_table() {
        let machine = MachineId(3);
        let grades = [(ThingId(0), Grade::A), (ThingId(1), Grade::B)].into_iter().collect();
        let works = true;
        let tested =
            TableEvent::Tested { seat: SEAT, machine, grades, steady: 0, used_up: None, value: 19, roll: 3, works };
        let scored = TableEvent::Scored { seat: SEAT, machine, points: 45, total: 80 };
        let (cues, over) = cues_of_events(&[tested, scored], &[]);
        let acts = TimedCue { cue: Cue::Acts { seat: SEAT, machine, points: 45 }, after: act_begins(2) };
        let works = cues.iter().find(|timed| timed.cue == Cue::Works { seat: SEAT }).unwrap();
        assert!(cues.contains(&acts) && works.after == result_is_there(2));
        assert_eq!((over, over - acts.after), (test_duration(2, true), ACTS));
    }
}
