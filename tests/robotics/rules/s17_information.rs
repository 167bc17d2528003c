//! Rules 17.1 and 17.3: information. Rules 17.2, 17.4 and 17.5 are those of the screen, of undo and
//! of computer players.

use std::collections::BTreeSet;

use robotics::action::{Action, TableEvent};
use robotics::game::Game;

use crate::table::{A, DRAIN_DIVER, PLAIN, Scene, TestTable, order};

/// Events of a step in many futures of one position.
fn possible_events(table: &mut TestTable, step: &Action) -> Vec<Vec<TableEvent>> {
    let before = table.snapshot();
    let mut come = |seed| {
        table.restore(&before);
        table.change_future(seed);
        assert_eq!(table.position(), before.position, "all that is open is the same");
        table.act(step.clone())
    };
    (0..200).map(&mut come).collect()
}

#[test]
fn rule_17_1_it_is_hidden_which_counter_comes_out_of_the_bag() {
    let mut table = Scene::new(4).robot(A, PLAIN).table();
    let bag = table.yard().bag;
    let drawn = |events: &Vec<TableEvent>| match events[..] {
        [TableEvent::Drew { kind, .. }, ..] => kind,
        _ => panic!("{events:?}"),
    };
    let drawn: BTreeSet<_> = possible_events(&mut table, &Action::Draw).iter().map(drawn).collect();
    assert_eq!(drawn, bag.iter().map(|(kind, _)| kind).collect(), "any that is in the bag");
}

#[test]
fn rule_17_1_it_is_hidden_which_order_comes_next() {
    let mut table = Scene::new(4).order("drain_diver").robot(A, DRAIN_DIVER).at_sale().table();
    let unseen = table.orders().unseen;
    let opened = |events: &Vec<TableEvent>| match events.last() {
        Some(TableEvent::OrderOpened { order }) => *order,
        _ => panic!("{events:?}"),
    };
    let events = possible_events(&mut table, &Action::Sell(order("drain_diver")));
    let opened: BTreeSet<_> = events.iter().map(opened).collect();
    assert!(opened.into_iter().eq(unseen), "any that is not open yet");
}

#[test]
fn rule_17_3_counters_in_the_bag_and_orders_in_the_pile_have_no_order() {
    let mut table = Scene::new(4).table();
    let orders = table.orders();
    assert!(orders.unseen.is_sorted(), "by number, not as they come");
    assert_eq!(table.yard().bag.total(), 62, "numbers by kind");
}

#[test]
fn rule_17_3_the_same_step_after_a_reload_draws_the_same() {
    let mut table = Scene::new(4).table();
    let before = table.snapshot();
    let events = table.act(Action::Draw);
    let after = table.snapshot();
    table.restore(&before);
    assert_eq!(table.act(Action::Draw), events);
    let mut reloaded = Game::from_snapshot(&crate::table::setup(4), &before).unwrap();
    assert_eq!((reloaded.act(Action::Draw).unwrap(), reloaded.snapshot()), (events, after));
}
