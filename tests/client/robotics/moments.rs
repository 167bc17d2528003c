//! Choices of Robotics beside the usual ones of a turn: the auction, a sale, a saboteur, a trade, a
//! conversion.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::accesskit::Role;
use client::play::turn_stage::TurnStage;
use robotics::client::play::offer::OfferSide;
use robotics::client::play::{Command, RoboticsCommand};
use robotics::table::{Setup, Stage, TurnStep};
use shell::seats::{SeatId, SeatKind, seating::default_seats};

use super::table::{client_at, client_of_people};
use crate::access::focus::focused_name;
use crate::access::tree::Tree;
use crate::app::Client;

#[test]
fn rule_17_2_people_bid_one_after_another_without_a_press_between() {
    let mut client = Client::new();
    client.begin_robotics(Setup::new(2, 5), default_seats(2, SeatKind::Human));
    let first = client.awaited_in_robotics().unwrap();
    client.click_on("Bid 100");
    let second = client.awaited_in_robotics().unwrap();
    assert_ne!(first, second);
    assert_eq!(client.robotics_interaction().stage, TurnStage::Choosing);
    client.click_on("Bid 200");
    client.click_on("pass-auction");
    let (credits, stage) = client.robotics(|table| (table.credits(second), table.state().stage.clone()));
    assert_eq!(credits, 1_800, "rule 4.3");
    assert!(matches!(stage, Stage::Turn(turn) if turn.seat == second));
}

#[test]
fn the_auction_tells_its_keys_and_who_bids_most() {
    let mut client = Client::new();
    client.begin_robotics(Setup::new(2, 5), default_seats(2, SeatKind::Human));
    Tree::begin(&mut client);
    let read = Tree::of(&mut client).read_out().join("\n");
    assert!(read.contains("1: bid 100. P: leave. 2: bid 200. 3: bid 500."), "{read}");
    let first = client.awaited_in_robotics().unwrap();
    let name = client.robotics_play().seat(first).name.clone();
    let tree = Tree::of(&mut client);
    let still = tree.find(Role::Label, "Still in: ");
    assert!(still.is_some_and(|(_, node)| node.value().is_some_and(|words| words.contains(&name))), "{}", tree.all());
    client.enter();
    client.rest();
    let stage = client.robotics(|table| table.state().stage.clone());
    assert!(matches!(&stage, Stage::Auction(auction) if auction.highest == Some((first, 100))), "{stage:?}");
    let tree = Tree::of(&mut client);
    assert!(tree.find(Role::Heading, &format!("{name} bids: 100 credits")).is_some(), "{}", tree.all());
}

#[test]
fn tab_and_arrows_lead_from_bid_to_bid_and_the_next_bidder_begins_with_the_least() {
    let mut client = Client::new();
    client.begin_robotics(Setup::new(2, 5), default_seats(2, SeatKind::Human));
    let highest = |client: &mut Client| {
        client.robotics(|table| match &table.state().stage {
            Stage::Auction(auction) => auction.highest,
            stage => panic!("{stage:?}"),
        })
    };
    let first = client.awaited_in_robotics().unwrap();
    for name in ["Button Bid 200", "Button Bid 500", "Button Leave", "Button Bid 100"] {
        client.key(KeyCode::Tab, Key::Tab);
        assert_eq!(focused_name(&mut client), name);
    }
    client.arrow_right();
    client.enter();
    client.rest();
    assert_eq!(highest(&mut client), Some((first, 200)));
    let second = client.awaited_in_robotics().unwrap();
    client.enter();
    client.rest();
    assert_eq!(highest(&mut client), Some((second, 300)), "nothing has the focus");
}

#[test]
fn rule_6_1_the_robot_is_sold_by_a_click_or_kept() {
    for keeps in [true, false] {
        let mut client = client_at("sale");
        let seat = client.awaited_in_robotics().unwrap();
        let before = client.robotics(|table| table.workshop(seat).shop.sold.len());
        if keeps {
            client.click_on("Keep the robot");
        } else {
            let order = client.robotics(|table| table.met_orders(seat).next().unwrap());
            client.robotics_command(Command::Do(robotics::action::Action::Sell(order)));
        }
        let sold = client.robotics(|table| table.workshop(seat).shop.sold.len());
        assert_eq!(sold, before + usize::from(!keeps));
    }
}

#[test]
fn rule_11_1_the_saboteur_aims_by_a_click_and_takes_the_part() {
    let mut client = client_at("saboteur");
    let targets = match client.robotics_play().choices() {
        robotics::turn::LegalActions::Sabotage { targets, .. } => targets.clone(),
        other => panic!("{other:?}"),
    };
    let (seat, cell) = targets[0];
    let parts = client.robotics(|table| table.workshop(seat).robot.parts().len());
    client.robotics_command(RoboticsCommand::Aim(seat, cell));
    client.robotics_command(RoboticsCommand::Sabotage);
    assert_eq!(client.robotics(|table| table.workshop(seat).robot.parts().len()), parts - 1);
}

#[test]
fn rule_12_7_an_offer_is_made_changed_and_accepted() {
    let mut client = client_of_people(3, 1);
    let active = client.awaited_in_robotics().unwrap();
    client.click_on("price plunger regular");
    client.drag_named("loose plunger bench", "store");
    client.robotics_command(RoboticsCommand::Done);
    client.robotics_command(Command::Advance);
    let buyer = client.awaited_in_robotics().unwrap();
    assert_ne!(active, buyer);
    client.robotics_command(RoboticsCommand::BeginOffer(Some(active)));
    let part = client.robotics(|table| table.workshop(active).shop.store.each().next().unwrap());
    client.robotics_command(RoboticsCommand::Give(OfferSide::Partner, part));
    client.robotics_command(RoboticsCommand::Pay(OfferSide::Active, 3));
    client.robotics_command(RoboticsCommand::SendOffer);
    assert_eq!(client.awaited_in_robotics(), Some(active), "{:?}", client.robotics_reason());
    assert_eq!(client.robotics_interaction().stage, TurnStage::Choosing, "rule 17.2");
    client.robotics_command(RoboticsCommand::BeginCounter);
    client.robotics_command(RoboticsCommand::Pay(OfferSide::Active, 1));
    client.robotics_command(RoboticsCommand::SendOffer);
    assert_eq!(client.awaited_in_robotics(), Some(buyer));
    client.click_on("Accept");
    assert_eq!(client.robotics(|table| table.credits(buyer)), 1_600);
    assert_eq!(client.robotics(|table| table.workshop(buyer).shop.bench.count(part)), 1);
}

#[test]
fn rule_13_1_a_robot_is_taken_apart_and_built_again() {
    let mut client = client_of_people(3, 1);
    let seat = client.awaited_in_robotics().unwrap();
    client.drag_named("price torso regular", "outlet 0 0");
    client.robotics_command(RoboticsCommand::Done);
    while client.awaited_in_robotics() != Some(seat) {
        client.robotics_command(Command::Advance);
        client.robotics_command(RoboticsCommand::Done);
        client.robotics_command(RoboticsCommand::Yes);
    }
    client.robotics_command(Command::Advance);
    client.click_on("Convert");
    client.click_on("Take apart");
    client.robotics_command(RoboticsCommand::Convert);
    let is_turn = client.robotics(|table| matches!(table.state().turn().map(|turn| &turn.step), Some(TurnStep::Act)));
    assert!(is_turn && client.robotics(|table| table.workshop(SeatId(seat.0)).robot.is_empty()));
}
