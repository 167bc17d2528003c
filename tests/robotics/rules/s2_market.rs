//! Rules 2.1 to 2.7: the market and its disc.

use robotics::action::{Action, Illegal};
use robotics::parts::Kind::{self, *};
use robotics::parts::Market::{Black, Regular};
use robotics::parts::{Credits, DataSet};

use crate::table::{A, B, DRAIN_DIVER, PLAIN, Scene, TestTable, buy, convert, offer, order, setup};

#[test]
fn rule_2_1_the_market_is_a_ring_of_a_square_for_each_kind_but_the_multifunctional_one() {
    let data = DataSet::standard();
    let clockwise = [Torso, Head, SuctionCup, Pincer, Switch, Plunger, Wheels, Propeller];
    assert_eq!(data.ring().squares(), &clockwise);
    let mut table = Scene::new(4).table();
    for kind in [Multifunctional, Saboteur, ManufacturingControl] {
        assert_eq!(table.refused(buy(kind, Regular)), Illegal::NotSold { kind });
    }
}

#[test]
fn rule_2_2_the_limit_of_a_square_is_the_number_of_players_less_one() {
    for seats in 3..=5 {
        let mut table = TestTable::new_game(&setup(seats));
        let stock = table.market().stock;
        assert!(DataSet::standard().ring().squares().iter().all(|&kind| stock[kind] == seats - 1));
    }
}

/// Both prices of a kind at a position of the disc.
fn prices_of(kind: Kind, disc: u8) -> [Option<Credits>; 2] {
    let market = Scene::new(4).disc(disc).table().market();
    [Regular, Black].map(|which| market.price(&DataSet::standard(), kind, which))
}

#[test]
fn rule_2_3_a_sector_of_the_disc_shows_a_regular_price_or_a_lower_black_one_or_both() {
    let sectors = [
        (Torso, [Some(600), None]),
        (Head, [None, Some(300)]),
        (SuctionCup, [None, Some(400)]),
        (Pincer, [Some(600), Some(300)]),
        (Switch, [Some(1_000), Some(500)]),
        (Plunger, [Some(200), Some(100)]),
        (Wheels, [None, Some(200)]),
        (Propeller, [Some(800), Some(400)]),
    ];
    for (kind, both) in sectors {
        assert_eq!(prices_of(kind, 0), both, "{kind:?}");
        let [regular, black] = both;
        assert!(regular.zip(black).is_none_or(|(regular, black)| black < regular), "{kind:?}");
    }
}

#[test]
fn rule_2_4_a_square_has_the_prices_of_the_sector_beside_it() {
    let mut table = Scene::new(4).disc(2).table();
    table.act(buy(SuctionCup, Regular));
    assert_eq!(table.credits(A), 2_000 - 600, "the sector that lay beside the torso");
}

#[test]
fn rule_2_5_the_disc_turns_by_one_square_after_every_purchase() {
    let mut table = Scene::new(4).disc(6).table();
    table.act(buy(Head, Black));
    assert_eq!((table.market().disc, table.credits(A)), (7, 1_700));
    table.act(buy(SuctionCup, Regular));
    assert_eq!((table.market().disc, table.credits(A)), (0, 1_100), "the price after the first purchase");
}

#[test]
fn rule_2_5_nothing_else_turns_the_disc() {
    let scene = || Scene::new(4).disc(3).robot(A, PLAIN).store(B, "head");
    let refused = [offer(B, "100", "head"), Action::Refuse];
    let traded = [offer(B, "100", "head"), Action::Accept];
    let single = |action: Action| vec![action];
    for steps in [
        single(Action::Draw),
        single(Action::Pass),
        single(Action::Done),
        single(convert("T^", "head")),
        refused.to_vec(),
        traded.to_vec(),
    ] {
        let mut table = scene().draws(&[Head]).table();
        table.act_all(steps);
        assert_eq!(table.market().disc, 3);
    }
    let mut table = Scene::new(4).disc(3).order("drain_diver").robot(A, DRAIN_DIVER).at_sale().table();
    table.act(Action::Sell(order("drain_diver")));
    assert_eq!(table.market().disc, 3);
}

/// Prices in the table of rule 2.6: a row for each position of the disc.
fn stated_prices() -> Vec<(u8, Vec<[Option<Credits>; 2]>)> {
    let price = |text: &str| text.replace(',', "").parse().ok();
    let both = |text: &str| {
        let (regular, black) = text.split_once('/').unwrap();
        [price(regular), price(black)]
    };
    let rows = include_str!("../../../src/games/robotics/rules.md").lines().filter_map(|line| {
        let mut columns = line.trim().trim_matches('|').split('|').map(str::trim);
        let position = columns.next()?.parse().ok()?;
        Some((position, columns.map(both).collect()))
    });
    rows.collect()
}

#[test]
fn rule_2_6_the_position_of_the_disc_gives_all_prices() {
    let stated = stated_prices();
    assert_eq!(stated.iter().map(|(position, _)| *position).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6, 7]);
    for (position, stated) in stated {
        let found = DataSet::standard().ring().squares().map(|kind| prices_of(kind, position));
        assert_eq!(found.to_vec(), stated, "position {position}");
    }
}

#[test]
fn rule_2_6_the_eighth_turn_of_the_disc_brings_it_back() {
    let mut table = Scene::new(4).disc(7).table();
    table.act(buy(Torso, Black));
    assert_eq!(table.market().disc, 0);
}

#[test]
fn rule_2_7_a_market_without_a_price_does_not_sell_the_component() {
    let mut table = Scene::new(4).table();
    assert_eq!(table.refused(buy(Head, Regular)), Illegal::NoPrice { kind: Head, market: Regular });
    assert_eq!(table.refused(buy(Torso, Black)), Illegal::NoPrice { kind: Torso, market: Black });
}

#[test]
fn rule_2_7_neither_market_sells_from_an_empty_square() {
    let mut table = Scene::new(4).stock(Pincer, 0).table();
    for market in [Regular, Black] {
        assert_eq!(table.refused(buy(Pincer, market)), Illegal::SquareEmpty { kind: Pincer });
    }
}
