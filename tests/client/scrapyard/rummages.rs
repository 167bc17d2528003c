//! Rummages by pointer (rule 4.8).

use scrapyard::action::{Action, Taking};
use scrapyard::cards::{ArmSide, Slot};
use scrapyard::client::play::{Command, Order};

use super::scene::{A, Scene, card};
use super::table::client_at;
use crate::app::Client;

/// A rummage in the first pile.
fn client_rummaging() -> Client {
    let mut client = client_at(Scene::build(2).pile(0, &["zap", "crowbar", "boiler", "charge"]));
    client.click_on("Rummage");
    client.click_on("pile 1");
    assert_eq!(client.scrapyard_actions(), [Action::Rummage { pile: 0 }]);
    client
}

/// Last action, which uses the rummaged cards.
fn last_taking(client: &Client) -> Taking {
    let actions = client.scrapyard_actions();
    let [_, Action::Take(taking)] = actions.as_slice() else { panic!("{actions:?}") };
    taking.clone()
}

#[test]
fn rule_4_8_three_cards_lie_open_for_one_space() {
    let mut client = client_rummaging();
    assert_eq!(client.time_of(A), 1);
    let names: Vec<String> = client.noted().into_iter().map(|(name, _)| name).collect();
    assert!((1..=3).all(|number| names.contains(&format!("rummaged {number}"))), "{names:?}");
    assert!(!names.contains(&"rummaged 4".to_owned()));
}

#[test]
fn rule_4_8_one_card_is_dragged_onto_the_robot_and_the_others_go_back() {
    let mut client = client_rummaging();
    client.drag_named("rummaged 2", "part LeftArm");
    assert_eq!(client.scrapyard_begun().taking.card, Some((1, Some(ArmSide::Left))));
    client.drag_named("rummaged 3", "rummage OnTop");
    let wanted = Taking {
        card: Some(card("crowbar")),
        side: Some(ArmSide::Left),
        on_top: [card("boiler")].into_iter().collect(),
        at_bottom: Some(card("zap")),
    };
    assert_eq!(last_taking(&client), wanted);
    assert_eq!((client.part_of(A, Slot::LeftArm), client.time_of(A)), (card("crowbar"), 4));
    let pile = client.scrapyard(|table| table.pile(0).unwrap().cards.clone());
    assert_eq!((pile.first(), pile.last()), (Some(&Some(card("boiler"))), Some(&Some(card("zap")))));
}

#[test]
fn rule_4_8_a_card_that_is_dragged_to_the_bottom_leaves_the_top_to_the_other() {
    let mut client = client_rummaging();
    client.drag_named("rummaged 3", "rummage AtBottom");
    client.drag_named("rummaged 1", "part Torso");
    let taking = last_taking(&client);
    assert_eq!((taking.card, taking.at_bottom), (Some(card("zap")), Some(card("boiler"))));
    assert_eq!(taking.on_top.as_slice(), [card("crowbar")]);
}

#[test]
fn rule_4_8_none_is_collected_and_two_go_on_top_in_the_order_of_the_clicks() {
    let mut client = client_rummaging();
    client.click_on("Collect none");
    client.click_on("rummaged 3");
    client.click_on("rummaged 1");
    let wanted = Taking {
        on_top: [card("boiler"), card("zap")].into_iter().collect(),
        at_bottom: Some(card("crowbar")),
        ..Taking::default()
    };
    assert_eq!((last_taking(&client), client.time_of(A)), (wanted, 1));
}

#[test]
fn what_is_chosen_of_a_rummage_is_taken_back_with_escape() {
    let mut client = client_rummaging();
    client.drag_named("rummaged 2", "part LeftArm");
    client.escape();
    assert_eq!(client.scrapyard_begun().taking, Default::default());
    assert!(!client.menu_is_open());
    client.drag_named("rummaged 1", "part Torso");
    assert_eq!(client.scrapyard_begun().taking.card, Some((0, None)));
}

#[test]
fn an_order_to_rummage_is_given_up_by_its_button_or_with_escape() {
    let mut client = client_at(Scene::build(2).pile(0, &["zap"]));
    client.click_on("Rummage");
    assert_eq!(client.scrapyard_begun().order, Some(Order::Rummage));
    client.click_on("Back");
    assert_eq!(client.scrapyard_begun().order, None);
    client.click_on("Rummage");
    client.escape();
    assert_eq!(client.scrapyard_begun().order, None);
    assert!(client.scrapyard_actions().is_empty() && !client.menu_is_open());
}

#[test]
fn rule_11_6_a_rummage_is_not_undone_once_cards_were_turned_up() {
    let mut client = client_at(Scene::build(2).pile(0, &["zap"]));
    client.scrapyard_command(Command::Do(Action::Rummage { pile: 0 }));
    client.scrapyard_command(Command::Undo);
    assert_eq!((client.scrapyard_actions().len(), client.time_of(A)), (1, 1));
}
