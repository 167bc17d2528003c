//! Refused attempts: a sentence gives the reason, and nothing changes.

use scrapyard::action::{Action, Scrapyard};
use scrapyard::cards::{ArmSide, Slot};
use scrapyard::client::play::{Command, DropPlace, How, ScrapyardCommand, Thing, TurnButton};

use super::scene::{A, B, C, Scene, card};
use super::table::{client_among, client_at};
use crate::app::Client;

/// Asserts that something is refused with words, and that nothing changes.
fn assert_refused(client: &mut Client, words: &str, attempt: impl Into<Command>) {
    let before = client.snapshot_of::<Scrapyard>();
    let steps = client.scrapyard_actions();
    client.scrapyard_command(attempt);
    let reason = client.reason_of::<Scrapyard>().expect("a reason");
    assert!(reason.contains(words), "{reason}");
    assert_eq!((client.snapshot_of::<Scrapyard>(), client.scrapyard_actions()), (before, steps));
}

/// Asserts that an attempt at a position is refused.
fn assert_refused_at(scene: Scene, words: &str, attempt: ScrapyardCommand) {
    assert_refused(&mut client_at(scene), words, attempt);
}

fn pick_up(thing: Thing) -> ScrapyardCommand {
    ScrapyardCommand::PickUp(thing, How::Click)
}

#[test]
fn rule_4_10_a_card_that_would_carry_the_token_beyond_the_end_stays_in_its_pile() {
    let scene = || Scene::build(2).track(&[(A, 30), (B, 30)]).pile(0, &["fusion_kettle"]);
    assert_refused_at(scene(), "beyond 35", pick_up(Thing::Pile(0)));
    assert_refused_at(scene(), "beyond 35", ScrapyardCommand::Drop(Thing::Pile(0), DropPlace::Robot(None)));
}

#[test]
fn rule_4_8_nobody_rummages_from_the_line() {
    let scene = Scene::build(2).track(&[(A, 30), (B, 30)]).pile(0, &["zap"]);
    assert_refused_at(scene, "no rummage from 30", ScrapyardCommand::Button(TurnButton::Rummage));
}

#[test]
fn rule_4_8_a_rummaged_card_that_costs_too_much_time_goes_back_only() {
    let scene = Scene::build(2).track(&[(A, 29), (B, 30)]).pile(0, &["zap", "fusion_kettle", "charge"]);
    let mut client = client_at(scene);
    client.scrapyard_command(Command::Do(Action::Rummage { pile: 0 }));
    assert_refused(&mut client, "beyond 35", ScrapyardCommand::Drop(Thing::Rummaged(1), DropPlace::Robot(None)));
    client.scrapyard_command(ScrapyardCommand::Drop(Thing::Rummaged(0), DropPlace::Deck));
    assert_refused(&mut client, "only one", ScrapyardCommand::Drop(Thing::Rummaged(2), DropPlace::Deck));
}

#[test]
fn rule_4_2_a_turn_is_for_one_thing() {
    let mut client = client_at(Scene::build(2).pile(0, &["zap"]).pile(1, &["charge"]));
    assert_refused(&mut client, "first collect", ScrapyardCommand::Button(TurnButton::Done));
    client.drag_named("pile 1", "part Torso");
    for attempt in [pick_up(Thing::Pile(1)), ScrapyardCommand::Button(TurnButton::Rummage)] {
        assert_refused(&mut client, "one thing per turn", attempt);
    }
}

#[test]
fn rule_4_4_an_arm_needs_a_shoulder_and_a_part_does_not_go_to_the_discard_pile() {
    let scene = || Scene::build(2).pile(0, &["crowbar"]);
    assert_refused_at(scene(), "left or the right arm", ScrapyardCommand::Drop(Thing::Pile(0), DropPlace::Robot(None)));
    assert_refused_at(scene(), "A part goes onto your robot", ScrapyardCommand::Drop(Thing::Pile(0), DropPlace::Deck));
}

#[test]
fn rule_6_7_a_move_needs_a_battery_and_a_card() {
    let at = || Scene::battle(2).at(A, (3, 3));
    let button = || ScrapyardCommand::Button(TurnButton::Move);
    assert_refused_at(at(), "no card in hand", button());
    assert_refused_at(at().hand(A, "zap").unused(A, 0), "costs 1 battery; you have 0", button());
    assert_refused_at(at().unused(A, 0), "costs 1 battery", ScrapyardCommand::Button(TurnButton::Limp));
}

#[test]
fn rule_7_1_a_robot_does_not_end_a_move_on_an_obstacle_or_out_of_reach() {
    let scene = || Scene::battle(2).at(A, (3, 3)).hand(A, "zap");
    for square in [(4, 4), (7, 3), (3, 3)] {
        let drop = ScrapyardCommand::Drop(Thing::Figure(A), DropPlace::Square(square.into()));
        assert_refused_at(scene(), "can't end its move there", drop);
    }
}

#[test]
fn rule_6_9_an_arm_attacks_within_its_range_and_once_a_turn() {
    let left = || ScrapyardCommand::Button(TurnButton::Attack(ArmSide::Left));
    assert_refused_at(
        Scene::battle(2).at(A, (3, 3)).at(B, (6, 3)).hand(A, "zap"),
        "3 steps away; the range is 1",
        left(),
    );
    let mut client = client_at(Scene::battle(2).at(A, (3, 3)).at(B, (4, 3)).hand(A, "junk_code*2"));
    client.scrapyard_command(left());
    assert_refused(&mut client, "each arm attacks once a turn", left());
}

#[test]
fn rule_6_5_a_card_all_of_whose_effects_need_a_target_is_not_played_without_one() {
    let scene = Scene::battle(2).at(A, (3, 3)).at(B, (6, 3)).hand(A, "traffic_cone");
    assert_refused_at(scene, "no robot is in reach", ScrapyardCommand::Press(Thing::Card(card("traffic_cone"))));
}

#[test]
fn rule_7_5_a_card_is_not_aimed_at_a_robot_out_of_range_nor_at_another_than_the_own() {
    let scene = || Scene::battle(3).at(A, (0, 0)).at(B, (6, 6)).at(C, (0, 2));
    let drop = |name: &str| ScrapyardCommand::Drop(Thing::Card(card(name)), DropPlace::Figure(B));
    let all = [("zap", "the range is 5"), ("garage_door", "on your own robot only")];
    for (name, words) in all {
        let mut client = client_among("ppp", scene().hand(A, name));
        assert_refused(&mut client, words, drop(name));
    }
}

#[test]
fn rule_6_6_an_ability_works_once_a_turn() {
    let mut client = client_at(Scene::battle(2).part(A, Slot::Head, "radio_skull"));
    client.click_on("Ability 2");
    for button in [TurnButton::Abilities, TurnButton::Ability(Slot::Head)] {
        assert_refused(&mut client, "each ability works once a turn", ScrapyardCommand::Button(button));
    }
    assert_refused_at(Scene::battle(2), "no ability", ScrapyardCommand::Button(TurnButton::Ability(Slot::Torso)));
}

#[test]
fn rule_6_10_nothing_is_drawn_from_an_empty_deck() {
    let scene = Scene::battle(2).deck(A, "").hand(A, "zap");
    assert_refused_at(scene, "nothing to draw", ScrapyardCommand::Button(TurnButton::Recharge));
}

#[test]
fn rule_9_2_all_dents_are_settled_before_done() {
    let mut client = client_at(Scene::battle(2).dents(B, 2).hand(B, "zap"));
    client.scrapyard_command(Command::Do(Action::EndTurn));
    client.go_on_in_scrapyard();
    assert_refused(&mut client, "first settle all dents", ScrapyardCommand::Button(TurnButton::Done));
    client.scrapyard_command(ScrapyardCommand::Drop(Thing::Dent, DropPlace::Armour));
    assert_refused(&mut client, "first settle all dents", ScrapyardCommand::Button(TurnButton::Done));
    client.scrapyard_command(ScrapyardCommand::Drop(Thing::Dent, DropPlace::Armour));
    assert_refused(&mut client, "no dent left", ScrapyardCommand::Button(TurnButton::AsUsual));
}

#[test]
fn a_thing_that_has_no_use_now_is_refused() {
    assert_refused_at(Scene::battle(2).hand(A, "zap"), "you can't do that now", pick_up(Thing::Dent));
    assert_refused_at(Scene::build(2), "you can't do that now", ScrapyardCommand::Drop(Thing::Dent, DropPlace::Armour));
}
