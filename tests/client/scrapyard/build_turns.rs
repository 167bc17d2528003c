//! Turns of the build phase by pointer.

use scrapyard::action::Action;
use scrapyard::cards::{ArmSide, Slot};
use scrapyard::client::play::{Command, DropPlace, Question};

use super::scene::{A, B, Scene, card, cards};
use super::table::client_at;
use crate::app::Client;

/// The first player's turn, with an arm, an action, a torso and another action on the first piles.
fn client_at_piles() -> Client {
    let scene = Scene::build(2).pile(0, &["crowbar", "nail_gun"]).pile(1, &["zap", "boiler"]);
    client_at(scene.pile(2, &["bank_safe"]).pile(3, &["charge"]))
}

#[test]
fn rule_4_4_a_part_that_is_dragged_onto_the_robot_takes_the_place_of_the_one_there() {
    let mut client = client_at_piles();
    client.drag_named("pile 3", "part Head");
    assert_eq!(client.scrapyard_actions(), [Action::Collect { pile: 2, side: None }]);
    assert_eq!(client.part_of(A, Slot::Torso), card("bank_safe"));
    assert_eq!(client.time_of(A), 5, "rule 4.3");
}

#[test]
fn rule_4_4_an_arm_goes_to_the_shoulder_onto_which_it_is_dragged() {
    for (side, name, other) in
        [(ArmSide::Left, "part LeftArm", "pop_gun"), (ArmSide::Right, "part RightArm", "fire_tongs")]
    {
        let mut client = client_at_piles();
        client.drag_named("pile 1", name);
        assert_eq!(client.scrapyard_actions(), [Action::Collect { pile: 0, side: Some(side) }]);
        let arms = [Slot::LeftArm, Slot::RightArm].map(|slot| client.part_of(A, slot));
        assert!(arms.contains(&card("crowbar")) && arms.contains(&card(other)), "{arms:?}");
    }
}

#[test]
fn rule_4_5_an_action_that_is_dragged_onto_the_stage_goes_to_the_discard_pile() {
    let mut client = client_at_piles();
    client.drag_named("pile 2", "part Torso");
    assert_eq!(client.cards_of(A).discard, cards("zap junk_code*6"));
    assert_eq!(client.time_of(A), 1);
}

#[test]
fn a_card_that_is_tried_on_leaves_again_with_escape() {
    let mut client = client_at_piles();
    client.click_on("pile 1");
    let (x, y) = client.place("part RightArm");
    client.move_to(x, y);
    client.rest();
    let over = client.scrapyard_begun().hand.as_ref().and_then(|hand| hand.over);
    assert_eq!(over, Some(DropPlace::Robot(Some(ArmSide::Right))));
    client.escape();
    assert!(client.scrapyard_begun().hand.is_none() && !client.menu_is_open());
    assert_eq!((client.scrapyard_actions(), client.top_of(0)), (Vec::new(), Some(card("crowbar"))));
}

#[test]
fn a_card_that_is_let_go_beside_the_robot_goes_back_to_its_pile() {
    let mut client = client_at_piles();
    client.drag_named("pile 1", "pile 9");
    assert!(client.scrapyard_begun().hand.is_none());
    assert_eq!((client.scrapyard_actions(), client.time_of(A)), (Vec::new(), 0));
}

#[test]
fn rule_4_6_done_turns_up_the_new_top_and_hands_over() {
    let mut client = client_at_piles();
    client.drag_named("pile 2", "part Torso");
    assert_eq!(client.top_of(1), None, "it stays face down until the turn is over");
    client.click_on("Done");
    assert_eq!((client.top_of(1), client.awaited_in_scrapyard()), (Some(card("boiler")), Some(B)));
    client.go_on_in_scrapyard();
    client.drag_named("pile 2", "part Torso");
    assert_eq!(client.part_of(B, Slot::Torso), card("boiler"));
}

#[test]
fn rule_11_6_a_collect_is_undone_before_done_and_not_after_it() {
    // Nobody knows what lies below the arm.
    let mut client = client_at(Scene::build(2).pile(0, &["crowbar"]));
    client.drag_named("pile 1", "part LeftArm");
    client.scrapyard_command(Command::Undo);
    assert_eq!((client.part_of(A, Slot::LeftArm), client.time_of(A)), (card("fire_tongs"), 0));
    assert_eq!(client.top_of(0), Some(card("crowbar")), "the pile's top comes back");
    client.drag_named("pile 1", "part RightArm");
    client.click_on("Done");
    client.scrapyard_command(Command::Undo);
    assert_eq!((client.scrapyard_actions().len(), client.part_of(A, Slot::RightArm)), (2, card("crowbar")));
}

#[test]
fn rule_4_11_a_pass_is_asked_about_and_is_the_last_turn() {
    let mut client = client_at_piles();
    client.click_on("Pass");
    assert_eq!(client.scrapyard_question(), Question::Pass { left: 30 });
    client.letter('n');
    assert_eq!((client.scrapyard_question(), client.scrapyard_actions()), (Question::None, Vec::new()));
    client.click_on("Pass");
    client.letter('y');
    assert_eq!(client.scrapyard_actions(), [Action::Pass]);
    client.go_on_in_scrapyard();
    client.drag_named("pile 2", "part Torso");
    client.click_on("Done");
    client.go_on_in_scrapyard();
    assert_eq!(client.awaited_in_scrapyard(), Some(B), "who has passed has no more turns");
}

#[test]
fn rule_4_12_the_battle_begins_once_everybody_has_passed() {
    let mut client = client_at_piles();
    for _ in 0..2 {
        client.scrapyard_command(Command::Do(Action::Pass));
        client.go_on_in_scrapyard();
    }
    assert!(client.scrapyard(|table| table.state().is_battle()));
    assert_eq!(client.cards_of(A).hand, cards("junk_code*5"), "rule 5.3");
    assert!(client.noted().iter().any(|(name, _)| name == "square A4"), "the map is shown");
}
