//! Pieces (section 1).

use scrapyard::cards::{Aim, CardId, DataSet, Effect, PartKind};
use scrapyard::game::Game;
use scrapyard::table::{Setup, SetupError};

use crate::table::{A, Scene};

#[test]
fn rule_1_1_two_to_four_play() {
    let fits = |seats| Game::new(&Setup::new(seats, 1)).map(drop);
    assert_eq!((fits(1), fits(5)), (Err(SetupError::Seats(1)), Err(SetupError::Seats(5))));
    assert!((2..=4).all(|seats| fits(seats).is_ok()));
}

#[test]
fn rule_1_2_every_card_is_a_part_or_an_action() {
    let data = DataSet::standard();
    assert!(data.cards().iter().all(|card| card.part().is_some() != card.action().is_some()));
    assert!(data.cards().iter().filter(|card| card.copies > 0).all(|card| card.time >= 1));
}

#[test]
fn rule_1_3_legs_have_a_speed_and_arms_an_attack() {
    let data = DataSet::standard();
    for part in data.cards().iter().filter_map(|card| card.part()) {
        assert_eq!(part.speed > 0, part.kind == PartKind::Legs);
        assert_eq!(part.attack.is_some(), part.kind == PartKind::Arm);
    }
}

#[test]
fn rule_1_4_an_action_has_a_cost_an_aim_and_effects() {
    let data = DataSet::standard();
    let zap = data.card(data.card_named("zap").unwrap()).action().unwrap();
    assert_eq!((zap.batteries, zap.aim, &zap.effects[..]), (1, Aim::One(5), &[Effect::Damage(2)][..]));
}

#[test]
fn rule_1_6_junk_code_draws_a_card_and_lies_in_no_pile() {
    let data = DataSet::standard();
    let code = data.card(CardId::JUNK_CODE).action().unwrap();
    assert_eq!((code.batteries, &code.effects[..]), (1, &[Effect::Draw(1)][..]));
    assert!(data.junk_cards().all(|card| card != CardId::JUNK_CODE));
    let mut table = Scene::build(2).table();
    assert_eq!(table.cards(A).discard.count(CardId::JUNK_CODE), 6);
}

#[test]
fn rule_1_7_a_robot_has_armour_shields_batteries_and_dents() {
    let mut table = Scene::battle(2).shields(A, 2).table();
    let condition = table.condition(A);
    assert_eq!((condition.armour, condition.shields, condition.unused, condition.dents), (10, 2, 4, 0));
}

#[test]
fn rule_1_8_the_track_ends_five_squares_beyond_the_line() {
    let setup = Setup::new(2, 1);
    assert_eq!((setup.line(), setup.track_end()), (30, 35));
}

#[test]
fn rule_1_9_a_ring_is_the_distance_from_the_nearest_edge() {
    for seats in 2..=4 {
        let setup = Setup::new(seats, 1);
        let arena = setup.arena();
        assert_eq!(arena.starts().len(), usize::from(seats));
        assert!(arena.starts().iter().all(|&start| arena.is_free(start)));
        let middle = (arena.width() / 2, arena.height() / 2);
        assert_eq!((arena.ring((0, 3).into()), arena.ring((1, 2).into()), arena.ring(middle.into())), (0, 1, 3));
    }
}
