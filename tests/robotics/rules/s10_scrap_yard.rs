//! Rules 10.1 to 10.4: the scrap yard.

use robotics::action::{Action, Illegal, LoosePlace, TableEvent};
use robotics::parts::Kind::*;
use robotics::parts::data_file::DataFile;
use robotics::parts::{Kind, KindCounts};

use crate::table::{A, PLAIN, Scene, TestTable, named, scrap};

#[test]
fn rule_10_1_a_component_that_is_drawn_goes_to_the_bench_without_a_nut() {
    let mut table = Scene::new(4).draws(&[Multifunctional]).table();
    let bag = table.yard().bag;
    assert_eq!(table.act(Action::Draw), [TableEvent::Drew { seat: A, kind: Multifunctional }]);
    assert_eq!(table.bench(A), "multifunctional");
    assert_eq!(table.yard().bag[Multifunctional], bag[Multifunctional] - 1);
}

#[test]
fn rule_10_1_each_counter_is_equally_likely() {
    const DRAWS_PER_COUNTER: u64 = 30;
    let mut table = Scene::new(4).table();
    let bag = table.yard().bag;
    let before = table.snapshot();
    let mut drawn = KindCounts::default();
    for seed in 0..u64::from(bag.total()) * DRAWS_PER_COUNTER {
        table.restore(&before);
        table.change_future(seed);
        table.act(Action::Draw);
        let left = table.yard().bag;
        let kind = Kind::ALL.into_iter().find(|&kind| left[kind] < bag[kind]).unwrap();
        drawn[kind] = drawn[kind].saturating_add(1);
    }
    for (kind, count) in bag.iter() {
        let expected = f64::from(count) * DRAWS_PER_COUNTER as f64;
        let found = f64::from(drawn[kind]);
        // Four standard deviations.
        assert!((found - expected).abs() < 4.0 * expected.sqrt(), "{kind:?}: {found} instead of {expected}");
    }
}

#[test]
fn rule_10_2_a_special_counter_does_its_work_at_once_and_this_action_alone_is_over() {
    let mut table = Scene::new(4).robot(A, PLAIN).store(A, "head*").draws(&[Saboteur, ManufacturingControl]).table();
    let events = table.act(Action::Draw);
    assert!(events.contains(&TableEvent::SaboteurIdle { seat: A }), "no other robot has an extremity");
    assert_eq!((table.turn().actions_left, table.bench(A)), (1, String::new()));
    table.act(Action::Draw);
    assert_eq!((table.turn().actions_left, table.store(A)), (0, String::new()), "the control took the head");
    assert_eq!((table.yard().saboteurs_gone, table.yard().controls_aside), (1, 1));
}

/// A table whose bag is empty: all that is not on the market lies on a bench. There are no special
/// counters.
fn empty_bag() -> TestTable {
    let without_special_counters = |file: &mut DataFile| {
        let special = file.counters.iter_mut().filter(|entry| !entry.kind.is_component());
        special.for_each(|entry| entry.count = 0);
    };
    let scene = || Scene::with_data(4, without_special_counters);
    let in_bag = scene().table().yard().bag;
    let all = in_bag.iter().map(|(kind, count)| format!("{} ", kind.key()).repeat(count.into()));
    scene().bench(A, &all.collect::<String>()).table()
}

#[test]
fn rule_10_3_with_an_empty_bag_nobody_can_draw() {
    let mut table = empty_bag();
    assert_eq!(table.yard().bag.total(), 0);
    assert_eq!(table.refused(Action::Draw), Illegal::BagEmpty);
}

#[test]
fn rule_10_4_what_is_scrapped_may_be_drawn_in_the_same_turn() {
    let mut table = empty_bag();
    table.act(scrap("suction_cup", LoosePlace::Bench));
    let bench = table.bench(A);
    table.act(Action::Draw);
    assert_ne!(table.bench(A), bench);
    assert_eq!(named(&table.shop(A).bench).matches("suction_cup").count(), 3);
}
