//! Ways and their costs, counted ahead and walked.

use engineers::orders::{Order, Way, WaySearch, WaySquare, way_of_order, way_to};

use super::Foreman;
use crate::scene::{BLUE, RED, Scene, at, worker};

fn way_of(red: &mut Foreman, number: u8, order: Order) -> Way {
    red.table.read(|table| way_of_order(table, RED, worker(number), order)).expect("a way")
}

/// Name, cost and turn of each square.
fn listed(way: &Way) -> Vec<(String, u16, Option<u8>)> {
    way.squares.iter().map(|square| (square.square.to_string(), square.cost, square.turn)).collect()
}

#[test]
fn a_way_lists_its_squares_with_costs_and_turns() {
    let mut red = Foreman::new(Scene::new(2).spent(RED, 0, 4));
    let way = way_of(&mut red, 0, Order::Go { square: at("b3"), search: WaySearch::Never });
    let expected = [("c1", 1, 0), ("b1", 2, 0), ("b2", 3, 1), ("b3", 4, 1)];
    assert_eq!(listed(&way), expected.map(|(name, cost, turn)| (name.to_owned(), cost, Some(turn))));
    assert_eq!((way.cost(), way.turns(), way.squares_now()), (4, Some(1), 2));
}

#[test]
fn searches_on_the_way_are_counted_and_a_lamp_saves_some() {
    let scene = || Scene::new(2).unsearched("c1 b1 b2");
    let order = Order::Go { square: at("b2"), search: WaySearch::OnWay };
    let mut red = Foreman::new(scene());
    let way = way_of(&mut red, 0, order);
    assert_eq!((way.cost(), way.squares.iter().filter(|square| square.is_searched).count()), (6, 3));
    let mut red = Foreman::new(scene().held(RED, 0, "head_lamp"));
    let searched = |way: Way| {
        let squares = way.squares.into_iter().filter(|square| square.is_searched);
        squares.map(|square: WaySquare| square.square).collect::<Vec<_>>()
    };
    let way = way_of(&mut red, 0, order);
    assert_eq!(searched(way), [at("c1"), at("b2")], "the lamp reaches one square further");
}

#[test]
fn the_way_of_a_thing_leads_home_with_its_weight() {
    let mut red = Foreman::new(Scene::new(2).face_down("b2", &[RED], "gas_bottle"));
    let order = red.fetch("gas_bottle");
    let way = way_of(&mut red, 0, order);
    assert_eq!((way.cost(), way.turns(), way.squares_now()), (6, Some(1), 5));
    red.order(0, order);
    assert_eq!(red.worker(0).square, at("c1"), "as it was counted");
    let rest = way_of(&mut red, 0, order);
    assert_eq!(listed(&rest), [("c0".to_owned(), 1, Some(1))]);
}

#[test]
fn a_load_that_is_too_heavy_has_a_way_without_an_end() {
    let mut red = Foreman::new(Scene::new(2).face_down("c1", &[RED], "car_engine"));
    let order = red.fetch("car_engine");
    let way = way_of(&mut red, 0, order);
    assert_eq!((way.turns(), way.squares_now()), (None, 1));
}

#[test]
fn those_who_share_a_load_go_as_far_as_the_most_tired_one() {
    let mut red = Foreman::new(Scene::new(2).shared(RED, &[0, 1], "car_engine").spent(RED, 1, 2));
    let way = way_of(&mut red, 0, Order::Go { square: at("b2"), search: WaySearch::Never });
    assert_eq!((way.squares_now(), way.turns()), (1, Some(1)));
}

#[test]
fn what_is_not_known_has_no_way() {
    let mut red = Foreman::new(Scene::new(2).face_down("c1", &[BLUE], "rope"));
    let order = red.fetch("rope");
    assert_eq!(red.table.read(|table| way_of_order(table, RED, worker(0), order)), None);
}

#[test]
fn the_way_to_the_own_square_is_empty() {
    let mut red = Foreman::new(Scene::new(2));
    let way = red.table.read(|table| way_to(table, RED, worker(0), at("c0"), WaySearch::Never)).expect("a way");
    assert_eq!((way.cost(), way.turns(), way.squares_now()), (0, Some(0), 0));
}
