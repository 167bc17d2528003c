//! A turn of the battle by pointer: moving, attacking, drawing, abilities, and the end of the turn.

use scrapyard::action::Action;
use scrapyard::cards::{ArmSide, CardId, Slot};
use scrapyard::client::play::{Command, Order, PaidAction, Question};

use super::scene::{A, B, C, Scene, card, cards};
use super::table::{client_among, client_at};
use crate::app::Client;

const JUNK_CODE: CardId = CardId::JUNK_CODE;

/// The first player beside the second one, with a hand.
fn client_beside(hand: &str) -> Client {
    client_at(Scene::battle(2).at(A, (3, 3)).at(B, (4, 3)).hand(A, hand))
}

#[test]
fn rule_6_7_a_move_is_a_button_and_a_square_and_a_junk_code_pays_for_it() {
    let mut client = client_at(Scene::battle(2).at(A, (0, 3)).hand(A, "junk_code zap"));
    client.click_on("Move 2");
    assert_eq!(client.scrapyard_begun().order, Some(Order::Move));
    client.click_on("square C4");
    assert_eq!(client.scrapyard_actions(), [Action::Move { square: (2, 3).into(), pay: JUNK_CODE }]);
    assert_eq!((client.cards_of(A).hand, client.condition_of(A).unused), (cards("zap"), 3));
}

#[test]
fn the_own_figure_is_dragged_and_limps_one_square_or_moves_several() {
    let mut client = client_at(Scene::battle(2).at(A, (0, 3)).hand(A, "junk_code"));
    client.drag_named("square A4", "square A3");
    client.drag_named("square A3", "square B2");
    let moved = Action::Move { square: (1, 1).into(), pay: JUNK_CODE };
    assert_eq!(client.scrapyard_actions(), [Action::Limp((0, 2).into()), moved]);
}

#[test]
fn rule_6_8_a_limp_is_a_button_and_a_square() {
    let mut client = client_at(Scene::battle(2).at(A, (0, 3)));
    client.click_on("Limp 1");
    client.click_on("square A5");
    assert_eq!(client.scrapyard_actions(), [Action::Limp((0, 4).into())]);
    assert_eq!(client.condition_of(A).unused, 3);
}

#[test]
fn rule_6_9_an_arm_with_one_robot_in_reach_attacks_at_once() {
    let mut client = client_beside("junk_code zap");
    client.click_on("Left 2");
    assert_eq!(client.scrapyard_actions(), [Action::Attack { side: ArmSide::Left, seat: B, pay: JUNK_CODE }]);
    assert_eq!((client.condition_of(B).dents, client.cards_of(A).used), (2, cards("junk_code")));
}

#[test]
fn rule_6_9_an_arm_with_several_robots_in_reach_waits_for_one() {
    let scene = Scene::battle(3).at(A, (3, 1)).at(B, (5, 1)).at(C, (1, 1)).hand(A, "junk_code");
    let mut client = client_among("ppp", scene);
    client.click_on("Right 1");
    assert_eq!(client.scrapyard_begun().order, Some(Order::Attack(ArmSide::Right)));
    client.click_on("square B2");
    assert_eq!(client.scrapyard_actions(), [Action::Attack { side: ArmSide::Right, seat: C, pay: JUNK_CODE }]);
}

#[test]
fn without_a_junk_code_a_player_says_which_card_pays() {
    let mut client = client_beside("zap charge");
    client.click_on("Left 2");
    assert_eq!(client.scrapyard_begun().payment, Some(PaidAction::Attack(ArmSide::Left, B)));
    let number = client.cards_of(A).hand.iter().position(|own| own == card("charge")).unwrap();
    client.click_on(&format!("hand {number}"));
    assert_eq!(client.scrapyard_actions(), [Action::Attack { side: ArmSide::Left, seat: B, pay: card("charge") }]);
    assert_eq!(client.cards_of(A).hand, cards("zap"));
}

#[test]
fn an_order_and_a_payment_are_left_with_escape() {
    let mut client = client_beside("zap charge");
    client.click_on("Move 2");
    client.escape();
    assert_eq!(client.scrapyard_begun().order, None);
    client.click_on("Left 2");
    assert_eq!(client.scrapyard_begun().payment, Some(PaidAction::Attack(ArmSide::Left, B)));
    client.escape();
    assert_eq!((client.scrapyard_begun().payment, client.scrapyard_begun().order), (None, None));
    assert!(client.scrapyard_actions().is_empty() && !client.menu_is_open());
}

#[test]
fn an_order_with_several_targets_waits_for_another_one_after_its_payment_is_left() {
    let scene = Scene::battle(3).at(A, (3, 1)).at(B, (5, 1)).at(C, (1, 1)).hand(A, "zap charge");
    let mut client = client_among("ppp", scene);
    let order = Order::Attack(ArmSide::Right);
    client.click_on("Right 1");
    client.click_on("square B2");
    assert_eq!(client.scrapyard_begun().payment, Some(PaidAction::Attack(ArmSide::Right, C)));
    client.escape();
    assert_eq!((client.scrapyard_begun().payment, client.scrapyard_begun().order), (None, Some(order)));
    client.escape();
    assert_eq!(client.scrapyard_begun().order, None);
    assert!(client.scrapyard_actions().is_empty() && !client.menu_is_open());
}

#[test]
fn rule_6_10_a_recharge_draws_a_card_for_two_batteries() {
    let mut client = client_at(Scene::battle(2).hand(A, "zap"));
    client.click_on("Draw 1");
    assert_eq!(client.scrapyard_actions(), [Action::Recharge]);
    assert_eq!((client.cards_of(A).hand, client.condition_of(A).unused), (cards("zap junk_code"), 2));
}

#[test]
fn rule_6_6_one_ability_is_a_button_and_several_are_a_list() {
    let one = || Scene::battle(2).part(A, Slot::Head, "radio_skull");
    let mut client = client_at(one());
    client.click_on("Ability 2");
    assert_eq!(client.cards_of(A).hand, cards("junk_code*2"));
    let mut client = client_at(one().part(A, Slot::Torso, "bubble_machine"));
    client.click_on("Abilities 2");
    assert!(client.scrapyard_begun().lists_abilities && client.scrapyard_actions().is_empty());
    client.click_on("Bubble Machine");
    assert_eq!((client.scrapyard_actions(), client.condition_of(A).shields), (vec![Action::Use(Slot::Torso)], 3));
}

#[test]
fn rule_6_4_the_end_of_a_turn_is_asked_about_while_an_arm_could_attack() {
    let mut client = client_beside("junk_code");
    client.click_on("End turn");
    assert_eq!(client.scrapyard_question(), Question::EndTurn);
    client.letter('n');
    assert!(client.scrapyard_question().is_none() && client.scrapyard_actions().is_empty());
    client.click_on("Left 2");
    client.click_on("End turn");
    assert_eq!(client.awaited_in_scrapyard(), Some(B), "nothing can attack any more");
}

#[test]
fn rule_6_2_the_used_row_is_discarded_and_batteries_are_full_at_the_end_of_a_turn() {
    let mut client = client_at(Scene::battle(2).hand(A, "junk_code zap"));
    client.drag_named("square A4", "square C4");
    client.click_on("End turn");
    let condition = client.condition_of(A);
    assert_eq!((client.cards_of(A).discard, condition.unused), (cards("junk_code"), 4));
    assert_eq!(client.cards_of(A).hand, cards("zap"), "the hand is kept");
    client.go_on_in_scrapyard();
    assert_eq!(client.cards_of(B).hand.len(), 5, "the next one draws up");
}

#[test]
fn rule_11_6_steps_are_undone_until_a_card_is_drawn() {
    let mut client = client_at(Scene::battle(2).at(A, (0, 3)).hand(A, "junk_code"));
    client.drag_named("square A4", "square A3");
    client.scrapyard_command(Command::Undo);
    assert_eq!((client.condition_of(A).square, client.condition_of(A).unused), (Some((0, 3).into()), 4));
    client.click_on("Draw 1");
    client.scrapyard_command(Command::Undo);
    assert_eq!(client.scrapyard_actions(), [Action::Recharge]);
}

#[test]
fn rule_10_1_the_crusher_bites_at_the_end_of_a_turn_and_the_game_goes_on() {
    let mut client = client_at(Scene::battle(2).at(A, (0, 3)).round(8));
    client.click_on("End turn");
    assert_eq!(client.condition_of(A).dents, 1);
    client.go_on_in_scrapyard();
    assert_eq!(client.awaited_in_scrapyard(), Some(B));
}
