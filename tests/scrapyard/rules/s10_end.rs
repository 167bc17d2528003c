//! The end (section 10). That every battle ends (10.2) is a property of random games.

use scrapyard::action::{Action, DentCause, TableEvent};

use crate::table::{A, B, C, Scene, card};

#[test]
fn rule_10_1_the_crusher_bites_who_ends_its_turn_on_its_rings() {
    let dents = |round, from, square| {
        let scene = Scene::battle(2).options(|options| options.crusher_from = from).round(round).at(A, square);
        let mut table = scene.table();
        table.act(Action::EndTurn);
        table.condition(A).dents
    };
    assert_eq!((dents(7, 8, (0, 3)), dents(8, 8, (0, 3)), dents(8, 8, (1, 3))), (0, 1, 0));
    assert_eq!((dents(6, 6, (0, 3)), dents(9, 10, (0, 3)), dents(12, 8, (0, 3))), (1, 0, 5));
}

#[test]
fn rule_10_1_the_crusher_can_wreck() {
    let mut table = Scene::battle(2).round(8).armour(A, 1).deck(A, "").table();
    let events = table.act(Action::EndTurn);
    assert!(events.contains(&TableEvent::Wrecked { seat: A, by: None, cause: DentCause::Crusher, place: 2 }));
    assert_eq!(table.winner(), Some(B));
}

#[test]
fn rule_10_3_the_last_robot_that_stands_wins_at_once() {
    let scene = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).armour(B, 1).deck(B, "");
    let mut table = scene.hand(A, "charge").table();
    table.act_all([Action::Play(card("charge")), Action::Step((2, 3).into())]);
    assert_eq!((table.winner(), table.awaited(), table.legal()), (Some(A), None, Vec::new()));
}

#[test]
fn rule_10_4_places_are_given_in_the_reverse_order_of_wrecking() {
    let scene = Scene::battle(3).at(A, (0, 1)).at(B, (0, 2)).at(C, (0, 0)).hand(A, "nut_storm");
    let mut table = scene.armour(B, 1).deck(B, "").armour(C, 1).deck(C, "").table();
    table.act(Action::Play(card("nut_storm")));
    let outcome = table.state().outcome().cloned().unwrap();
    assert_eq!(outcome.places[..], [A, C, B]);
    assert_eq!([A, B, C].map(|seat| outcome.victory_share(seat)), [1.0, 0.0, 0.0]);
}
