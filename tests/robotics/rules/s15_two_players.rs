//! Rules 15.1 and 15.2: two players.

use robotics::action::{Action, Illegal};
use robotics::parts::Kind::*;

use crate::table::{A, B, PLAIN, Scene, TestTable, sabotage, setup};

#[test]
fn rule_15_1_the_limit_is_2_and_two_orders_are_open() {
    let mut table = TestTable::new_game(&setup(2));
    let stock = table.market().stock;
    assert!(setup(2).data.ring().squares().iter().all(|&kind| stock[kind] == 2));
    assert_eq!(table.orders().open.len(), 2);
}

#[test]
fn rule_15_2_the_saboteur_goes_to_the_other_player() {
    let mut table = Scene::new(2).robot(A, PLAIN).robot(B, PLAIN).draws(&[Saboteur]).table();
    table.act(Action::Draw);
    assert_eq!(table.refused(sabotage(A, (0, 1))), Illegal::OwnSeat);
    table.act(sabotage(B, (0, 1)));
    assert_eq!(table.attached(B), "torso");
}

#[test]
fn rule_15_2_all_else_is_as_written() {
    let mut table = TestTable::new_game(&setup(2));
    table.act_all([Action::Bid(100), Action::Bid(200), Action::PassBid]);
    for seat in [B, A, B] {
        assert_eq!((table.turn().seat, table.turn().actions_left), (seat, 2));
        table.act(Action::Done);
    }
}
