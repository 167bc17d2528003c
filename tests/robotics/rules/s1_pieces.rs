//! Rules 1.1 to 1.7: the pieces. Rule 1.5, the order cards, is tested beside the data.

use robotics::action::{Action, Illegal, LoosePlace};
use robotics::parts::Kind::{self, *};
use robotics::parts::{DataSet, KindCounts, Market};
use shell::grid::{Rotation, Side};

use crate::table::{A, B, PLAIN, Scene, TestTable, attach, offer, order, robot, scrap, setup, store, unstore};

#[test]
fn rule_1_1_there_are_86_counters_of_which_78_are_components() {
    let counts = *DataSet::standard().counts();
    let extremities =
        [(Head, 12), (Wheels, 10), (Pincer, 12), (SuctionCup, 6), (Propeller, 6), (Plunger, 6), (Multifunctional, 4)];
    let connectors = [(Torso, 12), (Switch, 10)];
    let special = [(ManufacturingControl, 4), (Saboteur, 4)];
    assert_eq!(counts, KindCounts::from_iter([&extremities[..], &connectors, &special].concat()));
    assert!(extremities.iter().all(|(kind, _)| kind.is_extremity()));
    assert!(connectors.iter().all(|(kind, _)| kind.is_connector() && kind.is_component()));
    assert!(special.iter().all(|(kind, _)| !kind.is_component()));
}

#[test]
fn rule_1_2_several_multifunctional_components_stand_for_different_kinds() {
    // The order asks for a head, a pincer and two suction cups.
    let polisher = &DataSet::standard().orders()[order("skylight_polisher").index()].clone();
    let two = robot(
        "
        .. H^ ..
        M< T^ M>
        .. S^ ..
        ",
    );
    assert_eq!(polisher.missing(&two.kinds()), 0, "one is a pincer, one a suction cup");
    let one = robot(
        "
        .. H^ ..
        M< T^ ..
        .. S^ ..
        ",
    );
    assert_eq!(polisher.missing(&one.kinds()), 1);
}

#[test]
fn rule_1_2_a_multifunctional_component_is_a_component_like_others() {
    let mut table = Scene::new(4).robot(A, "T^").bench(A, "multifunctional").table();
    table.act_all([store("multifunctional"), unstore("multifunctional")]);
    table.assert_legal(&offer(B, "multifunctional", "100"));
    table.assert_legal(&scrap("multifunctional", LoosePlace::Bench));
    table.act(attach("multifunctional", LoosePlace::Bench, (0, 1), Rotation::Up));
    assert_eq!(table.attached(A), "torso multifunctional");
    assert!(Multifunctional.is_extremity());
}

#[test]
fn rule_1_3_a_component_fills_one_cell_and_may_be_turned_in_quarter_turns() {
    let legal = |name: &str, cell: (i16, i16)| {
        let mut table = Scene::new(4).robot(A, PLAIN).bench(A, name).table();
        let turned = |rotation| attach(name, LoosePlace::Bench, cell, rotation);
        let legal = table.legal().each();
        Rotation::ALL.into_iter().filter(|&rotation| legal.contains(&turned(rotation))).collect::<Vec<_>>()
    };
    assert_eq!(legal("torso", (1, 0)), Rotation::ALL);
    assert_eq!(legal("switch", (1, 0)), [Rotation::Up, Rotation::Right, Rotation::Down], "its blank side may not join");
    assert_eq!(legal("head", (1, 0)), [Rotation::Right]);
    assert_eq!(legal("torso", (0, 1)), [], "the head's cell");
    assert_eq!(legal("torso", (0, 2)), [], "the head is one cell high");
}

#[test]
fn rule_1_3_the_blank_side_of_a_switch_turns_with_it() {
    for (drawing, blank) in [("Y^", Side::Top), ("Y>", Side::Right), ("Yv", Side::Bottom), ("Y<", Side::Left)] {
        let switch = robot(drawing);
        let sides: Vec<Side> = switch.parts()[0].outlets.sides().collect();
        assert!(sides.len() == 3 && !sides.contains(&blank), "{drawing}");
    }
}

#[test]
fn rule_1_4_an_extremity_has_one_outlet_a_torso_four_and_a_switch_three() {
    let data = DataSet::standard();
    let outlets = |kind: Kind| data.outlets(kind).sides().collect::<Vec<_>>();
    for kind in [Head, Pincer, Propeller, Multifunctional] {
        assert_eq!(outlets(kind), [Side::Bottom], "{kind:?}");
    }
    for kind in [Wheels, SuctionCup, Plunger] {
        assert_eq!(outlets(kind), [Side::Top], "{kind:?}");
    }
    assert_eq!(outlets(Torso), Side::ALL);
    assert_eq!(outlets(Switch), [Side::Right, Side::Bottom, Side::Left]);
}

#[test]
fn rule_1_6_twelve_nuts_mark_what_was_bought_on_the_black_market() {
    let mut table = TestTable::new_game(&setup(4));
    assert_eq!(table.market().nuts, 12);
    let mut table = Scene::new(4).disc(3).table();
    table.act(Action::Buy { kind: Wheels, market: Market::Black });
    assert_eq!((table.bench(A), table.market().nuts), ("wheels*".to_owned(), 11));
}

#[test]
fn rule_1_7_money_is_a_multiple_of_100_and_never_below_0() {
    let mut auction = TestTable::new_game(&setup(4));
    assert_eq!(auction.refused(Action::Bid(150)), Illegal::NotHundreds);
    let mut table = Scene::new(4).credits(A, 500).store(B, "head").table();
    assert_eq!(table.refused(offer(B, "150", "head")), Illegal::NotHundreds);
    assert_eq!(
        table.refused(Action::Buy { kind: Torso, market: Market::Regular }),
        Illegal::CannotPay { needs: 600, has: 500 }
    );
    let data = DataSet::standard();
    assert!(data.orders().iter().all(|order| order.pays.is_multiple_of(100)));
}

#[test]
fn rule_1_7_the_bank_can_not_run_dry() {
    let data = DataSet::standard();
    let largest_purse = data.file().credits_to_win - 100;
    let largest_payment = data.orders().iter().map(|order| order.pays).max().unwrap();
    assert!(5 * largest_purse + largest_payment <= 87_500);
}
