//! Cards that are played and aimed by pointer, and the order of their effects (6.5, 7.5).

use scrapyard::action::Action;

use super::scene::{A, B, C, Scene, card, cards};
use super::table::{client_among, client_at};
use crate::app::Client;

/// The first player between two others, with a hand.
fn client_between(hand: &str) -> Client {
    client_among("ppp", Scene::battle(3).at(A, (3, 1)).at(B, (5, 1)).at(C, (1, 1)).hand(A, hand))
}

#[test]
fn rule_7_5_a_card_that_is_dragged_onto_a_robot_is_aimed_at_it() {
    let mut client = client_between("zap");
    client.drag_named("hand 0", "square B2");
    assert_eq!(client.scrapyard_actions(), [Action::Play(card("zap")), Action::Target(C)]);
    assert_eq!((client.condition_of(B).dents, client.condition_of(C).dents), (0, 2));
}

#[test]
fn rule_7_5_a_card_that_is_clicked_asks_for_its_target() {
    for (name, seat) in [("square F2", B), ("Green", C), ("seat 2", C)] {
        let mut client = client_between("zap");
        client.click_on("hand 0");
        assert_eq!(client.scrapyard_actions().len(), 1);
        client.click_on(name);
        assert_eq!(client.scrapyard_actions().last(), Some(&Action::Target(seat)), "{name}");
    }
}

#[test]
fn rule_7_5_a_single_target_is_taken_by_itself() {
    let mut client = client_at(Scene::battle(2).at(A, (3, 3)).at(B, (6, 3)).hand(A, "zap"));
    client.click_on("hand 0");
    assert_eq!((client.scrapyard_actions(), client.condition_of(B).dents), (vec![Action::Play(card("zap"))], 2));
}

#[test]
fn rule_6_5_effects_happen_in_printed_order_and_each_waits_for_its_choice() {
    let mut client = client_at(Scene::battle(2).at(A, (3, 3)).at(B, (6, 3)).hand(A, "charge"));
    client.click_on("hand 0");
    assert_eq!(client.condition_of(B).dents, 0, "the move comes first");
    client.click_on("square F4");
    assert_eq!(client.condition_of(B).dents, 2, "then the damage, and the push waits");
    client.click_on("To H4");
    let all = [Action::Play(card("charge")), Action::Step((5, 3).into()), Action::Shove { axis: None, squares: 1 }];
    assert_eq!(client.scrapyard_actions(), all);
    assert_eq!(client.condition_of(B).square, Some((7, 3).into()));
}

#[test]
fn rule_8_6_a_card_that_is_dragged_onto_a_square_is_played_and_moves_there() {
    let mut client = client_at(Scene::battle(2).at(A, (3, 3)).hand(A, "skates"));
    client.drag_named("hand 0", "square D6");
    assert_eq!(client.scrapyard_actions(), [Action::Play(card("skates")), Action::Step((3, 5).into())]);
}

#[test]
fn rule_8_6_a_robot_may_stay_where_it_is() {
    for name in ["Stay", "square D4"] {
        let mut client = client_at(Scene::battle(2).at(A, (3, 3)).hand(A, "skates"));
        client.click_on("hand 0");
        client.click_on(name);
        assert_eq!(client.scrapyard_actions().last(), Some(&Action::Step((3, 3).into())), "{name}");
    }
}

#[test]
fn rule_6_5_a_card_without_an_aim_is_dropped_on_the_own_robot() {
    let mut client = client_at(Scene::battle(2).at(A, (3, 3)).hand(A, "garage_door"));
    client.drag_named("hand 0", "square D4");
    assert_eq!(
        (client.scrapyard_actions(), client.condition_of(A).shields),
        (vec![Action::Play(card("garage_door"))], 3)
    );
}

#[test]
fn rule_8_4_cards_of_the_trash_are_chosen_and_salvaged() {
    let mut client = client_at(Scene::battle(2).hand(A, "recycling_bin").trash(A, "junk_code*3 zap"));
    client.click_on("hand 0");
    assert!(client.scrapyard_begun().salvaged.is_empty(), "there are more than three");
    let number = client.cards_of(A).trash.iter().position(|own| own == card("zap")).unwrap();
    client.click_on(&format!("hand {number}"));
    client.click_on("Take 1");
    assert_eq!(client.scrapyard_actions().last(), Some(&Action::Salvage(cards("zap"))));
    assert_eq!((client.cards_of(A).discard, client.cards_of(A).trash), (cards("zap"), cards("junk_code*3")));
}

#[test]
fn rule_8_4_all_cards_are_chosen_at_first_if_they_are_not_too_many() {
    let mut client = client_at(Scene::battle(2).hand(A, "recycling_bin").trash(A, "junk_code zap"));
    client.click_on("hand 0");
    client.click_on("Take 2");
    assert_eq!(client.cards_of(A).discard, cards("junk_code zap"));
}
