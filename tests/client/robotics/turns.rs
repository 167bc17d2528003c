//! A turn of Robotics by pointer: buying, drawing, putting away, and the end of the turn.

use robotics::action::LoosePlace;
use robotics::client::play::Question;
use robotics::parts::{Kind, Market, Part};
use shell::seats::SeatId;

use super::table::client_of_people;
use crate::app::Client;

const MARA: SeatId = SeatId(0);

/// Seat that begins, which has one action in its first turn.
fn beginner(client: &mut Client) -> SeatId {
    client.awaited_in_robotics().unwrap()
}

fn on_bench(client: &mut Client, seat: SeatId, part: Part) -> u8 {
    client.robotics(|table| table.workshop(seat).shop.loose(LoosePlace::Bench).count(part))
}

#[test]
fn rule_9_3_a_click_on_a_price_buys_for_the_bench_and_rule_2_5_turns_the_disc() {
    let mut client = client_of_people(3, 1);
    let seat = beginner(&mut client);
    client.click_on("price plunger regular");
    assert_eq!(client.robotics(|table| (table.credits(seat), table.market().disc)), (1_800, 1));
    assert_eq!(on_bench(&mut client, seat, Part::plain(Kind::Plunger)), 1);
}

#[test]
fn a_price_that_is_dragged_onto_the_robot_buys_and_attaches() {
    let mut client = client_of_people(3, 1);
    let seat = beginner(&mut client);
    client.drag_named("price torso regular", "outlet 0 0");
    let robot = client.robotics(|table| table.workshop(seat).robot.kinds());
    assert_eq!(robot[Kind::Torso], 1, "{robot:?}");
    assert_eq!(client.robotics(|table| table.credits(seat)), 1_400);
    assert_eq!(client.robotics_steps(), 2, "a purchase and a free step");
}

#[test]
fn rule_2_7_a_market_without_a_price_says_so_and_changes_nothing() {
    let mut client = client_of_people(3, 1);
    client.robotics_command(robotics::client::play::RoboticsCommand::PickUp(
        robotics::client::play::Thing::Price(Kind::Torso, Market::Black),
        robotics::client::play::How::Click,
    ));
    let reason = client.robotics_reason().unwrap();
    assert!(reason.contains("black market"), "{reason}");
    assert_eq!((client.robotics_steps(), client.robotics_interaction().own.hand.is_none()), (0, true));
}

#[test]
fn rule_10_1_a_click_on_the_bag_draws() {
    let mut client = client_of_people(3, 1);
    let before = client.robotics(|table| table.yard().bag.total());
    client.click_on("bag");
    assert_eq!(client.robotics_steps(), 1);
    assert!(client.robotics(|table| table.yard().bag.total()) <= before);
}

#[test]
fn rule_17_4_a_purchase_is_undone_and_the_disc_turns_back() {
    let mut client = client_of_people(3, 1);
    let seat = beginner(&mut client);
    client.click_on("price plunger regular");
    client.robotics_command(robotics::client::play::Command::Undo);
    assert_eq!(client.robotics(|table| (table.credits(seat), table.market().disc)), (2_000, 0));
    assert_eq!(client.robotics_steps(), 0);
}

#[test]
fn rule_8_3_loose_parts_are_stored_taken_out_and_rule_8_5_scrapped_by_drags() {
    let mut client = client_of_people(3, 1);
    let seat = beginner(&mut client);
    client.click_on("price plunger regular");
    client.drag_named("loose plunger bench", "store");
    assert_eq!(client.robotics(|table| table.workshop(seat).shop.store.total()), 1);
    client.drag_named("loose plunger store", "bench");
    assert_eq!(on_bench(&mut client, seat, Part::plain(Kind::Plunger)), 1);
    client.drag_named("loose plunger bench", "chute");
    assert_eq!(client.robotics(|table| table.workshop(seat).shop.all_loose().total()), 0);
}

#[test]
fn rule_8_2_the_turn_ends_with_an_empty_bench_and_rule_5_4_a_question_comes_before_actions_are_given_up() {
    let mut client = client_of_people(3, 1);
    let seat = beginner(&mut client);
    client.click_on("Done");
    assert!(matches!(client.robotics_question(), Question::EndTurn { left: 1 }));
    client.robotics_command(robotics::client::play::RoboticsCommand::No);
    client.click_on("price plunger regular");
    client.robotics_command(robotics::client::play::RoboticsCommand::Done);
    let reason = client.robotics_reason().unwrap();
    assert!(reason.contains("bench"), "{reason}");
    assert_eq!(client.awaited_in_robotics(), Some(seat));
    client.drag_named("loose plunger bench", "store");
    client.robotics_command(robotics::client::play::RoboticsCommand::Done);
    assert_ne!(client.awaited_in_robotics(), Some(seat));
    assert_eq!(MARA.index(), 0);
}
