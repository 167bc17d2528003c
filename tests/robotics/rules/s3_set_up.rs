//! Rules 3.1 to 3.6: set-up.

use std::collections::BTreeSet;

use robotics::action::Action;
use robotics::game::Game;
use robotics::parts::{DataSet, Kind, OrderId};
use robotics::table::{Setup, SetupError, Stage};

use crate::table::{A, B, C, DRAIN_DIVER, Scene, TestTable, order, setup};

#[test]
fn rule_3_1_three_to_five_players_begin_with_2_000_credits_and_nothing_else() {
    for seats in 3..=5 {
        let mut table = TestTable::new_game(&setup(seats));
        for seat in setup(seats).all_seats() {
            let shop = table.shop(seat);
            assert_eq!((shop.credits, shop.paid_spaces, shop.sold.len()), (2_000, 0, 0));
            assert!(shop.all_loose().is_empty() && table.robot(seat).is_empty());
        }
    }
    assert_eq!(Game::new(&setup(1)).err(), Some(SetupError::Seats(1)));
    assert_eq!(Game::new(&setup(6)).err(), Some(SetupError::Seats(6)));
}

#[test]
fn rule_3_2_the_squares_are_filled_up_to_the_limit_and_the_rest_goes_into_the_bag() {
    let data = DataSet::standard();
    let mut table = TestTable::new_game(&setup(4));
    let bag = table.yard().bag;
    for kind in Kind::ALL {
        let on_square = if data.ring().square_of(kind).is_some() { 3 } else { 0 };
        assert_eq!(table.market().stock[kind], on_square, "{kind:?}");
        assert_eq!(bag[kind], data.counts()[kind] - on_square, "{kind:?}");
    }
}

#[test]
fn rule_3_3_the_disc_lies_at_position_0_and_all_nuts_lie_beside_the_market() {
    let mut table = TestTable::new_game(&setup(4));
    assert_eq!((table.market().disc, table.market().nuts), (0, 12));
}

#[test]
fn rule_3_4_as_many_orders_as_the_limit_are_open_and_the_rest_is_face_down() {
    for seats in 3..=5 {
        let mut table = TestTable::new_game(&setup(seats));
        let orders = table.orders();
        assert_eq!(orders.open.len(), usize::from(seats) - 1);
        assert_eq!(orders.unseen.len(), 16 - orders.open.len());
    }
}

#[test]
fn rule_3_4_the_orders_are_shuffled() {
    let open = |seed| TestTable::new_game(&Setup { seed, ..setup(4) }).orders().open.to_vec();
    let opened: BTreeSet<OrderId> = (0..60).flat_map(open).collect();
    assert_eq!(opened.len(), 16, "each may be open");
    assert_eq!(open(3), open(3), "the seed decides");
}

#[test]
fn rule_3_5_open_orders_belong_to_nobody() {
    for seat in [A, B, C] {
        let scene = Scene::new(4).order("drain_diver").robot(seat, DRAIN_DIVER);
        let mut table = scene.turn_of(seat).at_sale().table();
        table.act(Action::Sell(order("drain_diver")));
        assert_eq!(table.shop(seat).sold.to_vec(), [order("drain_diver")]);
    }
}

/// Seat that bids first.
fn opener_of(setup: &Setup) -> u8 {
    let mut table = TestTable::new_game(setup);
    let Stage::Auction(auction) = table.state().stage else { panic!("an auction") };
    assert_eq!(table.state().opener, Some(auction.bidder));
    auction.bidder.0
}

#[test]
fn rule_3_6_the_youngest_player_is_the_opener() {
    for seat in [A, B, C] {
        assert_eq!(opener_of(&Setup { youngest: Some(seat), ..Setup::new(3, 5) }), seat.0);
    }
    let absent = Setup { youngest: Some(C), ..setup(2) };
    assert_eq!(Game::new(&absent).err(), Some(SetupError::Youngest));
}

#[test]
fn rule_3_6_without_a_marked_seat_the_opener_is_drawn() {
    let drawn: Vec<u8> = (0..60).map(|seed| opener_of(&Setup::new(5, seed))).collect();
    assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), 5, "each seat may be it: {drawn:?}");
    assert_eq!(drawn[7], opener_of(&Setup::new(5, 7)), "the seed decides");
}
