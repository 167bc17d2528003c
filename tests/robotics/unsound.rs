//! Snapshots from outside that are no table, and set-ups and data that make no game.

use std::sync::Arc;

use robotics::game::Game;
use robotics::parts::data_error::DataError;
use robotics::parts::{DataSet, Kind};
use robotics::table::snapshot_error::{StateFault, WorkshopFault};
use robotics::table::{Options, Setup, SetupError, Snapshot, SnapshotError, Stage, TurnStep};
use shell::grid::Side;
use shell::seats::SeatId;

use crate::table::{A, B, Scene, offer, parts, setup};

/// Fault of a snapshot of a game of two by the rules without options.
fn fault(snapshot: &Snapshot) -> SnapshotError {
    Game::from_snapshot(&setup(2), snapshot).err().expect("it is no table")
}

/// A snapshot of a game of two in which A has offered B a trade.
fn offered() -> Snapshot {
    let mut table = Scene::new(2).credits(A, 2_000).store(B, "wheels").table();
    table.act(offer(B, "500", "wheels"));
    table.snapshot()
}

#[test]
fn an_offer_to_a_seat_that_is_not_there_is_refused() {
    for is_counter in [false, true] {
        let mut snapshot = offered();
        let Stage::Turn(turn) = &mut snapshot.position.state.stage else { panic!("no turn") };
        let TurnStep::Answer { terms, .. } = turn.step else { panic!("no offer") };
        let partner = SeatId(200);
        turn.step =
            if is_counter { TurnStep::AnswerCounter { partner, terms } } else { TurnStep::Answer { partner, terms } };
        assert!(matches!(fault(&snapshot), SnapshotError::State(_)), "counter: {is_counter}");
    }
}

#[test]
fn rule_8_1_a_partner_who_only_answers_has_an_empty_bench() {
    let mut snapshot = offered();
    let shop = &mut snapshot.position.workshops[1];
    std::mem::swap(&mut shop.bench, &mut shop.store);
    assert_eq!(fault(&snapshot), SnapshotError::Workshop { seat: B, fault: WorkshopFault::Bench });
}

#[test]
fn rule_16_2_no_warning_lies_with_three_controls_aside() {
    let options = Options { warning_control: true, ..Options::default() };
    let mut snapshot = Scene::with_options(2, options).table().snapshot();
    let yard = &mut snapshot.position.yard;
    yard.warning = Some(A);
    yard.controls_aside = 3;
    yard.bag[Kind::ManufacturingControl] = 0;
    let fault = Game::from_snapshot(&Setup { options, ..setup(2) }, &snapshot).err();
    assert_eq!(fault, Some(SnapshotError::State(StateFault::SpecialCounters)));
}

#[test]
fn rule_14_1_nobody_owns_the_goal_at_the_start() {
    let mut file = DataSet::standard().file().clone();
    file.start_credits = 6_000;
    let data = Arc::new(DataSet::new(file).unwrap());
    let credits_to_win = 6_000;
    assert_eq!(Setup { data, credits_to_win, ..setup(2) }.check(), Err(SetupError::OwnedAtStart(6_000)));
}

#[test]
fn rule_11_4_an_extremity_has_one_outlet() {
    let mut file = DataSet::standard().file().clone();
    let head = file.counters.iter_mut().find(|entry| entry.kind == Kind::Head).unwrap();
    head.outlets = vec![Side::Top, Side::Bottom];
    assert_eq!(DataSet::new(file).unwrap_err(), DataError::Outlets(Kind::Head));
}

#[test]
fn counters_that_are_there_twice_are_refused() {
    let mut snapshot = offered();
    snapshot.position.workshops[0].store = parts("wheels");
    assert!(matches!(fault(&snapshot), SnapshotError::Counters { kind: Kind::Wheels, .. }));
}
