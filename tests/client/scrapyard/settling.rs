//! Dents that are settled by pointer (9.2, 9.3).

use scrapyard::action::{Action, Settling};
use scrapyard::cards::CardId;
use scrapyard::client::play::Command;

use super::scene::{A, B, Scene, card, cards};
use super::table::client_at;
use crate::app::Client;

const JUNK_CODE: CardId = CardId::JUNK_CODE;

/// The second player, who has dents to settle, and a hand.
fn client_with_dents(dents: u16, hand: &str) -> Client {
    let mut client = client_at(Scene::battle(2).dents(B, dents).hand(B, hand));
    client.scrapyard_command(Command::Do(Action::EndTurn));
    client.go_on_in_scrapyard();
    client
}

/// Steps of the second player.
fn steps_of_second(client: &Client) -> Vec<Action> {
    client.scrapyard_actions().split_off(1)
}

#[test]
fn rule_9_2_a_dent_is_dragged_onto_armour_the_deck_or_a_card() {
    let number = cards("zap skates").iter().position(|own| own == card("skates")).unwrap();
    let on_card = format!("settling-hand {number}");
    let places = [
        ("settle with Armour", Settling::Armour),
        ("settle with Deck", Settling::Deck),
        (on_card.as_str(), Settling::Hand(card("skates"))),
    ];
    for (place, settling) in places {
        let mut client = client_with_dents(2, "zap skates");
        client.drag_named("dents", place);
        assert_eq!(steps_of_second(&client), [Action::Settle(settling)], "{place}");
        assert_eq!(client.condition_of(B).dents, 1);
    }
}

#[test]
fn rule_9_2_a_click_on_armour_the_deck_or_a_card_settles_too() {
    let mut client = client_with_dents(3, "zap");
    client.click_on("settle with Armour");
    client.click_on("settle with Deck");
    client.click_on("settling-hand 0");
    let all = [Settling::Armour, Settling::Deck, Settling::Hand(card("zap"))];
    assert_eq!(steps_of_second(&client), all.map(Action::Settle));
    client.click_on("Done");
    assert_eq!((client.condition_of(B).armour, client.cards_of(B).trash), (9, cards("junk_code zap")));
    assert_eq!(client.cards_of(B).hand.len(), 5, "rule 6.2: the hand is drawn up");
}

#[test]
fn rule_9_2_as_usual_settles_all_dents_and_ends_the_settling() {
    let mut client = client_with_dents(3, "junk_code zap");
    client.click_on("As usual");
    let usual = [Settling::Hand(JUNK_CODE), Settling::Armour, Settling::Armour].map(Action::Settle);
    assert_eq!(steps_of_second(&client), usual.into_iter().chain([Action::Done]).collect::<Vec<_>>());
    assert!(client.place("End turn").0 > 0.0, "the player acts");
}

#[test]
fn rule_9_2_as_usual_is_the_way_of_last_time() {
    let scene = Scene::battle(2).at(A, (3, 3)).at(B, (4, 3)).dents(B, 1).hand(A, "junk_code*2").hand(B, "zap skates");
    let mut client = client_at(scene);
    client.scrapyard_command(Command::Do(Action::EndTurn));
    client.go_on_in_scrapyard();
    client.click_on("settle with Deck");
    client.click_on("Done");
    client.scrapyard_command(Command::Do(Action::EndTurn));
    client.go_on_in_scrapyard();
    client.click_on("Left 2");
    client.scrapyard_command(Command::Do(Action::EndTurn));
    client.go_on_in_scrapyard();
    client.click_on("As usual");
    let actions = client.scrapyard_actions();
    let [.., first, _, done] = actions.as_slice() else { panic!("{actions:?}") };
    assert_eq!((first, done), (&Action::Settle(Settling::Deck), &Action::Done));
}

#[test]
fn rule_9_3_shields_go_first_by_themselves() {
    let mut client = client_at(Scene::battle(2).dents(B, 3).shields(B, 2).hand(B, "zap"));
    client.scrapyard_command(Command::Do(Action::EndTurn));
    client.go_on_in_scrapyard();
    let condition = client.condition_of(B);
    assert_eq!((condition.shields, condition.dents, condition.armour), (0, 1, 10));
    assert!(client.noted().iter().any(|(name, _)| name == "dents"), "one is left");
}

#[test]
fn rule_11_6_what_is_settled_is_taken_back_until_a_card_is_turned_up() {
    let mut client = client_with_dents(3, "zap");
    client.click_on("settle with Armour");
    client.click_on("Take back");
    assert_eq!((client.condition_of(B).armour, client.condition_of(B).dents), (10, 3));
    client.click_on("settle with Armour");
    client.click_on("settle with Deck");
    client.scrapyard_command(Command::Undo);
    assert_eq!(client.condition_of(B).dents, 1, "the deck's card is known now");
}

#[test]
fn a_dent_that_is_let_go_elsewhere_stays() {
    let mut client = client_with_dents(2, "zap");
    client.drag_named("dents", "seat 0");
    assert!(client.scrapyard_begun().hand.is_none() && steps_of_second(&client).is_empty());
    assert_eq!(client.condition_of(B).dents, 2);
}
