//! A robot (section 2).

use scrapyard::cards::Slot;

use crate::table::{A, Scene};

#[test]
fn rule_2_1_a_robot_always_has_a_part_in_each_slot() {
    let mut table = Scene::build(2).table();
    table.read(|table| {
        for slot in Slot::ALL {
            assert_eq!(table.robot(A).part(slot).part().unwrap().kind, slot.kind());
        }
    });
}

#[test]
fn rule_2_2_armour_and_batteries_are_sums_and_speed_is_that_of_the_legs() {
    let scene = Scene::build(2).part(A, Slot::Head, "diving_helmet").part(A, Slot::Legs, "spider_legs");
    let mut table = scene.table();
    let found = table.read(|table| {
        let robot = table.robot(A);
        (robot.full_armour(), robot.batteries(), robot.speed())
    });
    assert_eq!(found, (10 + 4 + 2, 1 + 3, 4));
}

#[test]
fn rule_2_3_the_hand_size_is_five_and_memory() {
    let mut table = Scene::build(2).table();
    assert_eq!(table.read(|table| table.robot(A).hand_size()), 5);
    let mut table = Scene::build(2).part(A, Slot::Head, "chess_computer").table();
    assert_eq!(table.read(|table| table.robot(A).hand_size()), 6);
}

#[test]
fn rule_2_4_cards_are_all_that_are_not_trashed() {
    let scene = Scene::battle(2).hand(A, "zap").deck(A, "skates").discard(A, "junk_code").used(A, "charge");
    let mut table = scene.trash(A, "download*2").table();
    assert_eq!(table.cards(A).number(), 4);
}

#[test]
fn rule_2_5_toughness_is_shields_armour_and_cards_less_dents() {
    let mut table = Scene::battle(2).shields(A, 2).armour(A, 3).dents(A, 1).table();
    assert_eq!(table.toughness(A), 2 + 3 + 6 - 1);
}
