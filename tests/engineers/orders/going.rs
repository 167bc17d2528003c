//! Going, with and without searches along the way.

use engineers::action::{Action, Illegal};
use engineers::orders::{Order, RunStop, WaySearch};
use engineers::yard::Direction;

use super::Foreman;
use crate::scene::{RED, Scene, at, worker};

fn go(square: &str) -> Order {
    Order::Go { square: at(square), search: WaySearch::Never }
}

fn search(square: &str) -> Order {
    Order::Go { square: at(square), search: WaySearch::OnWay }
}

#[test]
fn going_takes_the_shortest_way_and_goes_on_in_the_next_turn() {
    let mut red = Foreman::new(Scene::new(2));
    assert_eq!(red.order(0, go("c5")), RunStop::Finished);
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("c4"), 6));
    assert_eq!(red.order_of(0), Some(go("c5")));
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("c5"), 1));
    assert_eq!(red.order_of(0), None);
    let is_step = |action: &Action| matches!(action, Action::Step { .. });
    assert!(red.actions.iter().all(is_step) && red.actions.len() == 7, "{:?}", red.actions);
    assert_eq!(red.inputs, 3);
}

#[test]
fn an_order_to_where_the_worker_stands_is_done() {
    let mut red = Foreman::new(Scene::new(2));
    assert_eq!(red.order(0, go("c0")), RunStop::Finished);
    assert!(red.orders.is_empty() && red.actions.is_empty());
}

#[test]
fn who_is_aboard_climbs_out_first() {
    let mut red = Foreman::new(Scene::new(2).aboard(RED, 0));
    assert_eq!(red.order(0, go("c1")), RunStop::Finished);
    let step = Action::Step { worker: worker(0), direction: Direction::South };
    assert_eq!(red.actions, [Action::ClimbOut { worker: worker(0) }, step]);
}

#[test]
fn a_load_that_leaves_no_actions_is_asked_about() {
    let scene = Scene::new(2).held(RED, 0, "sack, steel_cable");
    let mut red = Foreman::new(scene.packed("sack", "car_battery, car_battery, car_battery"));
    let why = Illegal::NoActions { needs: 1, has: 0 };
    assert_eq!(red.order(0, go("c1")), RunStop::Asked { worker: worker(0), order: go("c1"), why });
    assert!(red.orders.is_empty());
}

#[test]
fn a_square_at_the_end_is_searched_if_something_there_is_unseen_and_no_square_on_the_way() {
    let look = |square: &str| Order::Go { square: at(square), search: WaySearch::AtEnd };
    let mut red = Foreman::new(Scene::new(2).searched("b1").unsearched("c1 b2"));
    let stop = red.order(0, look("b2"));
    assert!(matches!(stop, RunStop::Found { .. }), "{stop:?}");
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("b2"), 4), "three steps and a search");
    assert_eq!(red.order(0, look("b1")), RunStop::Finished);
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("b1"), 5), "nothing lies there");
}

#[test]
fn each_square_not_searched_yet_is_searched_on_the_way_and_a_find_stops_the_order() {
    let mut red = Foreman::new(Scene::new(2).searched("b1").unsearched("c1 b2"));
    let stop = red.order(0, search("b2"));
    let RunStop::Found { worker: finder, things } = stop else { panic!("{stop:?}") };
    assert_eq!((finder, things.len(), red.worker(0).square), (worker(0), 1, at("c1")));
    assert_eq!(red.order_of(0), Some(search("b2")), "the order stays");
    let stop = red.carry_on();
    assert!(matches!(stop, RunStop::Found { .. }), "{stop:?}");
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("b2"), 5), "b1 is not searched");
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert!(red.orders.is_empty());
}

#[test]
fn who_has_no_action_left_for_a_search_searches_in_the_next_turn() {
    let mut red = Foreman::new(Scene::new(2).spent(RED, 0, 5).unsearched("c1 d1"));
    assert_eq!(red.order(0, search("d1")), RunStop::Finished);
    assert_eq!(red.worker(0).square, at("c1"));
    red.end_turn();
    assert!(matches!(red.carry_on(), RunStop::Found { .. }));
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("c1"), 1));
}

#[test]
fn without_a_search_nothing_is_looked_at() {
    let mut red = Foreman::new(Scene::new(2).unsearched("c1 b1"));
    assert_eq!(red.order(0, go("b1")), RunStop::Finished);
    assert_eq!(red.worker(0).spent, 2);
}

#[test]
fn by_the_notebook_what_only_others_have_searched_is_searched_too() {
    let scene = || Scene::new(2).face_down("c1", &[], "rope").searched("b1");
    let mut red = Foreman::new(scene().notebook(RED));
    assert!(matches!(red.order(0, search("b1")), RunStop::Found { .. }));
    // Without a notebook the screen forgets who has searched where (17.4).
    let mut red = Foreman::new(scene());
    assert_eq!(red.order(0, search("b1")), RunStop::Finished);
    assert_eq!(red.worker(0).spent, 2);
}

#[test]
fn at_the_end_of_the_way_what_the_team_does_not_see_is_searched_whoever_has_looked_before() {
    let mut red = Foreman::new(Scene::new(2).face_down("c1", &[], "rope"));
    let stop = red.order(0, search("c1"));
    assert!(matches!(stop, RunStop::Found { .. }), "{stop:?}");
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("c1"), 2));
}

#[test]
fn those_who_share_a_load_step_together_and_get_the_same_order() {
    let mut red = Foreman::new(Scene::new(2).shared(RED, &[0, 1], "car_engine"));
    assert_eq!(red.order(0, go("b1")), RunStop::Finished);
    assert_eq!([0, 1].map(|number| red.worker(number).square), [at("b1"), at("b1")]);
    assert_eq!([0, 1].map(|number| red.worker(number).spent), [2, 2]);
    assert_eq!(red.order_of(0), None);
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert!(red.orders.is_empty(), "the other one is there as well");
}

#[test]
fn orders_that_lead_two_who_share_a_load_apart_are_asked_about() {
    let mut red = Foreman::new(Scene::new(2).shared(RED, &[0, 1], "car_engine"));
    red.give(1, Order::CarryHome);
    red.orders.give(RED, worker(0), Some(go("b1")));
    let stop = red.carry_on();
    assert_eq!(stop, RunStop::Asked { worker: worker(0), order: go("b1"), why: Illegal::Shared });
    assert!(red.actions.is_empty());
}
