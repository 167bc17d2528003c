//! Refused offers of Robotics, and the log's mark of the last turn after them.

use client::play::turn_stage::TurnStage;
use robotics::action::Action;
use robotics::client::play::offer::OfferSide;
use robotics::client::play::{Command, RoboticsCommand};
use robotics::parts::Part;
use shell::seats::SeatId;

use super::table::client_of_people;
use crate::app::Client;

/// A second player who has made an offer for the part in the first one's store.
struct Offered {
    client: Client,
    owner: SeatId,
    buyer: SeatId,
    part: Part,
}

fn offer_for_stored_part() -> Offered {
    let mut client = client_of_people(3, 1);
    let owner = client.awaited_in_robotics().unwrap();
    client.click_on("price plunger regular");
    client.drag_named("loose plunger bench", "store");
    client.robotics_command(RoboticsCommand::Done);
    client.robotics_command(Command::Advance);
    let buyer = client.awaited_in_robotics().unwrap();
    let part = client.robotics(|table| table.workshop(owner).shop.store.each().next().unwrap());
    client.robotics_command(RoboticsCommand::BeginOffer(Some(owner)));
    client.robotics_command(RoboticsCommand::Give(OfferSide::Partner, part));
    client.robotics_command(RoboticsCommand::Pay(OfferSide::Active, 3));
    client.robotics_command(RoboticsCommand::SendOffer);
    Offered { client, owner, buyer, part }
}

#[test]
fn rule_12_7_a_refused_offer_stays_laid_out_until_it_is_left_or_no_offer_is_left() {
    let Offered { mut client, owner, buyer, part } = offer_for_stored_part();
    for number in 1..=3_u8 {
        assert_eq!(client.awaited_in_robotics(), Some(owner));
        client.robotics_command(Command::Do(Action::Refuse));
        assert_eq!(client.awaited_in_robotics(), Some(buyer));
        assert_eq!(client.robotics_interaction().stage, TurnStage::Choosing);
        let offer = client.robotics_interaction().own.offer.clone();
        if number == 3 {
            assert_eq!(offer, None, "no offer to this partner is left");
            return;
        }
        let terms = offer.unwrap().terms;
        let credits = 300 + 100 * (u32::from(number) - 1);
        assert_eq!((terms.partner.parts.count(part), terms.active.credits), (1, credits));
        client.robotics_command(RoboticsCommand::Pay(OfferSide::Active, 1));
        client.robotics_command(RoboticsCommand::SendOffer);
    }
}

#[test]
fn a_refused_offer_that_is_left_does_not_come_back() {
    let Offered { mut client, .. } = offer_for_stored_part();
    client.robotics_command(Command::Do(Action::Refuse));
    client.robotics_command(RoboticsCommand::LeaveOffer);
    client.robotics_command(RoboticsCommand::Move(
        robotics::client::play::Thing::Price(robotics::parts::Kind::Torso, robotics::parts::Market::Regular),
        robotics::client::play::DropPlace::Bench,
    ));
    assert_eq!(client.robotics_interaction().own.offer, None);
}

#[test]
fn the_last_turn_of_a_player_ends_before_the_present_one_although_a_partner_acts_within_it() {
    let Offered { mut client, owner, buyer, .. } = offer_for_stored_part();
    let ended = client.robotics_play().last_step_of(owner).unwrap();
    assert_eq!(client.robotics_play().last_step_of(buyer), None, "it is the first turn");
    client.robotics_command(Command::Do(Action::Refuse));
    client.robotics_command(RoboticsCommand::LeaveOffer);
    assert_eq!(client.robotics_play().last_step_of(buyer), None);
    assert_eq!(client.robotics_play().last_step_of(owner), Some(ended), "an answer is no turn");
}
