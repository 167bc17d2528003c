//! Rounds, turns and deals that can't be.

use engineers::action::{Goods, Outcome, Terms, ThingId, WorkerId, WorkerSet};
use engineers::table::snapshot_error::StateFault;
use engineers::table::{Auction, Deal, Debugging, Position, SnapshotError, Stage, Turn};
use shell::seats::{SeatId, SeatSet};
use smallvec::smallvec;

use crate::scene::{BLUE, GREEN, RED, find_thing, machine};

use super::faults::{check, in_turn, scene, state_fault};

#[test]
fn round_order_and_stage_fit_the_table() {
    assert_eq!(state_fault(|position| position.state.stage = Stage::SetUp), StateFault::SetUp);
    assert_eq!(state_fault(|position| position.state.order = smallvec![RED, BLUE]), StateFault::Order);
    assert_eq!(state_fault(|position| position.state.order = smallvec![RED, BLUE, RED]), StateFault::Order);
    for round in [0, 31] {
        let fault = state_fault(|position| {
            position.teams[1].notebook.entries.clear();
            position.state.round = round;
        });
        assert_eq!(fault, StateFault::Round);
    }
    assert_eq!(state_fault(|position| in_turn(position, |turn| turn.seat = SeatId(3))), StateFault::NoSuchSeat);
    assert_eq!(state_fault(|position| position.teams[1].team.turns = 5), StateFault::Turn);
    let gates = state_fault(|position| {
        position.state.stage = Stage::Gates(GREEN);
        position.state.round = 0;
        position.things.iter_mut().for_each(|thing| thing.access.tied = WorkerSet::EMPTY);
        position.teams.iter_mut().for_each(|team| team.notebook.entries.clear());
    });
    assert_eq!(gates, StateFault::Gates);
    let over = state_fault(|position| {
        let reason = engineers::action::outcome::EndReason::Target;
        position.state.stage = Stage::Over(Outcome { reason, standings: smallvec![] });
        position.things.iter_mut().for_each(|thing| thing.access.tied = WorkerSet::EMPTY);
    });
    assert_eq!(over, StateFault::Outcome);
    let faults = state_fault(|position| position.state.faults.push(smallvec![ThingId(1), ThingId(0), ThingId(2)]));
    assert_eq!(faults, StateFault::Faults);
    let short = state_fault(|position| position.state.faults = vec![smallvec![ThingId(0), ThingId(1)]]);
    assert_eq!(short, StateFault::Faults);
}

#[test]
fn what_is_used_up_in_a_turn_is_checked() {
    let turn = |change: fn(&mut Turn)| state_fault(|position| in_turn(position, change));
    assert_eq!(turn(|turn| turn.offers = 4), StateFault::Turn);
    assert_eq!(turn(|turn| turn.asked = smallvec![machine("tea_urn")]), StateFault::Turn);
    assert_eq!(turn(|turn| turn.asked = smallvec![machine("great_kite"); 2]), StateFault::Turn);
    assert_eq!(turn(|turn| turn.driver = Some(WorkerId(4))), StateFault::Turn);
    assert_eq!(turn(|turn| turn.trained_on = smallvec![ThingId(0)]), StateFault::Turn);
    let debugged = Debugging { machine: smallvec![ThingId(0), ThingId(1)], done: 1 };
    assert_eq!(state_fault(|position| in_turn(position, |turn| turn.debugged = Some(debugged))), StateFault::Turn);
    assert_eq!(
        check(scene(), |position| in_turn(position, |turn| turn.asked = smallvec![machine("great_kite")])),
        Ok(())
    );
}

#[test]
fn an_open_deal_can_be_answered() {
    let money = |money| Goods { things: Vec::new(), money };
    let rope = |position: &Position| Goods { things: vec![find_thing(position, "rope")], money: 0 };
    let offer = |given: Goods, wanted: Goods, partner, offers| {
        check(scene(), |position| {
            in_turn(position, |turn| {
                turn.offers = offers;
                turn.deal = Some(Deal::Offer { partner, terms: Terms { given, wanted } });
            });
        })
    };
    let (_, snapshot) = scene().into_snapshot();
    let rope = rope(&snapshot.position);
    let refused = Err(SnapshotError::State(StateFault::Deal));
    assert_eq!(offer(rope.clone(), money(40), BLUE, 1), Ok(()));
    assert_eq!(offer(rope.clone(), money(40), BLUE, 0), refused);
    assert_eq!(offer(rope.clone(), money(4000), BLUE, 1), refused);
    assert_eq!(offer(rope.clone(), money(0), BLUE, 1), refused);
    assert_eq!(offer(rope.clone(), money(40), RED, 1), refused);
    assert_eq!(offer(money(40), rope, BLUE, 1), refused);
    let auction = |bidder, highest, things: &str| {
        check(scene(), |position| {
            let thing = find_thing(position, things);
            let auction = Auction { thing, least: 40, bidder, highest, out: SeatSet::default() };
            in_turn(position, |turn| {
                turn.has_auctioned = true;
                turn.deal = Some(Deal::Auction(auction));
            });
        })
    };
    assert_eq!(auction(BLUE, None, "rope"), Ok(()));
    assert_eq!(auction(GREEN, Some((BLUE, 50)), "rope"), Ok(()));
    assert_eq!(auction(RED, None, "rope"), refused);
    assert_eq!(auction(BLUE, Some((BLUE, 50)), "rope"), refused);
    assert_eq!(auction(GREEN, Some((BLUE, 30)), "rope"), refused);
    assert_eq!(auction(BLUE, None, "bucket"), refused);
}
