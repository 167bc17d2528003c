//! Carrying on with the orders of a team.

use engineers::action::{Action, ThingId, WorkerId};
use engineers::opponents::View;
use engineers::orders::{Next, Order, RunStop, WaySearch, next_action};
use engineers::table::{Place, Table};
use engineers::yard::Square;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Foreman;
use crate::any::any_action;
use crate::random::rich_scene;
use crate::scene::{RED, Scene, at, worker};

/// Turns of a random game with orders.
const TURNS: usize = 12;

#[test]
fn one_key_runs_all_orders_one_after_the_other() {
    let scene = Scene::new(2).truck(RED, "e0").zone(RED, "gas_bottle, drainpipe").face_down("b2", &[RED], "rope");
    let mut red = Foreman::new(scene.joining(RED, "gas_bottle", "drainpipe", 0));
    let order = red.fetch("rope");
    red.give(0, Order::Go { square: at("b1"), search: WaySearch::Never });
    red.give(1, order);
    red.give(2, Order::Work);
    red.give(3, Order::Work);
    assert_eq!(red.carry_on(), RunStop::Finished);
    let actors: Vec<WorkerId> = red.actions.iter().filter_map(actor).collect();
    assert!(actors.is_sorted(), "{actors:?}");
    assert_eq!([0, 1, 2, 3].map(|number| red.worker(number).spent), [2, 5, 6, 6]);
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!(red.place("rope"), Place::Zone(RED));
    assert!(red.orders.is_empty(), "12 and 12 are 24");
    assert_eq!(red.inputs, 3);
}

/// Worker who does an action.
fn actor(action: &Action) -> Option<WorkerId> {
    match *action {
        Action::Step { worker, .. } | Action::Search { worker } | Action::Work { worker } => Some(worker),
        _ => None,
    }
}

#[test]
fn an_order_that_asks_is_taken_away_and_the_others_go_on() {
    let mut red = Foreman::new(Scene::new(2).face_down("c1", &[], "rope").searched("b1"));
    let order = red.fetch("rope");
    red.give(0, order);
    red.give(1, Order::Go { square: at("b1"), search: WaySearch::Never });
    assert!(matches!(red.carry_on(), RunStop::Asked { worker: asked, .. } if asked == worker(0)));
    assert_eq!(red.worker(1).square, at("b1"), "one press is enough");
    assert!(red.orders.is_empty());
}

#[test]
fn nothing_is_done_in_the_turn_of_another_team() {
    let mut red = Foreman::new(Scene::new(2));
    red.table.act(Action::EndTurn);
    assert_eq!(red.order(0, Order::Go { square: at("c1"), search: WaySearch::Never }), RunStop::NotNow);
    assert!(red.order_of(0).is_some());
}

/// Any order; its thing may be anywhere.
fn any_order(table: &Table, random: &mut ChaCha8Rng) -> Order {
    let thing = ThingId(random.random_range(0..table.thing_count().max(1)));
    let square = Square::of_index(random.random_range(0..Square::COUNT)).unwrap();
    match random.random_range(0..8) {
        0 => Order::Go { square, search: WaySearch::OnWay },
        1 => Order::Go { square, search: WaySearch::Never },
        2 => Order::CarryHome,
        3 => Order::Work,
        4 => Order::Debug { thing },
        5 => Order::Train { thing },
        _ => Order::Fetch { thing },
    }
}

/// Gives random orders and carries on until nothing is left to do in this turn.
fn play_turn(red: &mut Foreman, random: &mut ChaCha8Rng) {
    for number in 0..4 {
        if random.random_bool(0.6) {
            let order = red.table.read(|table| any_order(table, random));
            red.give(number, order);
        }
    }
    // Each stop takes an order away, or shows something new.
    for _ in 0..60 {
        if red.carry_on() == RunStop::Finished {
            return;
        }
    }
    panic!("a turn without an end: {:?}", red.orders);
}

#[test]
fn random_orders_give_legal_actions_and_come_to_an_end() {
    for seed in 0..8 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut red = Foreman::new(rich_scene(seed).seed(seed));
        for _ in 0..TURNS {
            while red.table.state().turn().is_some_and(|turn| turn.seat != RED || turn.deal.is_some()) {
                let action = red.table.read(|table| any_action(table, &mut random));
                red.table.act(action);
            }
            if red.table.state().turn().is_none() {
                break;
            }
            let before = red.actions.len();
            play_turn(&mut red, &mut random);
            assert!(red.actions.len() - before < 200, "a run in circles: {:?}", &red.actions[before..]);
            red.table.act(Action::EndTurn);
        }
        assert!(!red.actions.is_empty());
    }
}

#[test]
fn an_order_goes_by_what_the_team_knows() {
    let mut told = 0;
    for seed in 0..30 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut red = Foreman::new(rich_scene(seed).seed(seed));
        for _ in 0..random.random_range(0..60) {
            if red.table.state().turn().is_some() {
                let action = red.table.read(|table| any_action(table, &mut random));
                red.table.act(action);
            }
        }
        if red.table.state().turn().is_none_or(|turn| turn.seat != RED) {
            continue;
        }
        let orders = red.orders.clone();
        red.table.read(|table| {
            let view = View::of(table, RED);
            let known = view.table(table.setup());
            for number in 0..200 {
                let order = any_order(table, &mut random);
                // The table of a view does not count what lies face down.
                if !matches!(order, Order::Go { search: WaySearch::OnWay, .. }) {
                    let worker = worker(number % 4);
                    let answer = next_action(table, &orders, RED, worker, order);
                    assert_eq!(next_action(&known, &orders, RED, worker, order), answer, "{order:?}");
                    told += usize::from(matches!(answer, Next::Act(_)));
                }
            }
        });
    }
    assert!(told > 100, "{told} actions");
}
