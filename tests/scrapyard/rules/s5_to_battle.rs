//! From building to battle (section 5).

use std::collections::BTreeSet;

use scrapyard::action::{Action, TableEvent};
use scrapyard::cards::Slot;

use crate::table::{A, B, C, Scene, TestTable};

/// A battle that begins with the last pass of the build phase.
fn begin(scene: Scene) -> TestTable {
    let mut table = scene.table();
    while !table.state().is_battle() {
        table.act(Action::Pass);
    }
    table
}

#[test]
fn rule_5_1_robots_take_the_armour_and_batteries_of_their_parts() {
    let mut table = begin(Scene::build(2).part(A, Slot::Torso, "bank_safe"));
    let condition = table.condition(A);
    assert_eq!((condition.armour, condition.unused, table.condition(B).armour), (14, 4, 10));
}

#[test]
fn rule_5_2_the_discard_pile_becomes_the_draw_deck() {
    let mut table = begin(Scene::build(2));
    let cards = table.cards(A);
    assert_eq!((cards.discard.len(), cards.deck.len() + cards.hand.len()), (0, 6));
}

#[test]
fn rule_5_3_a_starting_hand_is_smaller_by_the_spaces_beyond_the_line() {
    let mut table = begin(Scene::build(3).track(&[(C, 0), (A, 32), (B, 35)]));
    assert_eq!([A, B, C].map(|seat| table.cards(seat).hand.len()), [3, 0, 5]);
}

#[test]
fn rule_5_4_the_battle_order_is_by_time_and_from_the_top_down() {
    let mut table = begin(Scene::build(3).track(&[(B, 4), (C, 30), (A, 30)]));
    assert_eq!(table.state().order[..], [B, C, A]);
    assert_eq!(table.awaited(), Some(B));
}

#[test]
fn rule_5_5_start_squares_are_dealt_at_random() {
    let dealt = |seed| {
        let setup = scrapyard::table::Setup::new(3, seed);
        let (mut game, _) = scrapyard::game::Game::new(&setup).unwrap();
        let mut events = Vec::new();
        while events.is_empty() {
            let done = game.act(Action::Pass).unwrap();
            events.extend(done.into_iter().filter(|event| matches!(event, TableEvent::BattleBegan { .. })));
        }
        let TableEvent::BattleBegan { squares, .. } = &events[0] else { panic!("no battle") };
        let mut sorted = squares.to_vec();
        sorted.sort_unstable();
        assert_eq!(sorted, [(0, 0).into(), (2, 6).into(), (6, 2).into()]);
        squares.to_vec()
    };
    assert_eq!((0..60).map(dealt).collect::<BTreeSet<_>>().len(), 6);
}
