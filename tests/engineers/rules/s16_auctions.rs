//! Auctions (16.4).

use engineers::action::{Action, Illegal, TableEvent, ThingId};
use engineers::table::Place;
use shell::seats::SeatId;

use crate::scene::{BLUE, GREEN, RED, Scene};
use crate::test_table::TestTable;

fn auction(table: &mut TestTable, name: &str, least: u16) -> Action {
    Action::Auction { thing: table.id(name), least }
}

/// Event about the end of an auction of a thing, with its whole assembly.
fn ended(table: &mut TestTable, seat: SeatId, name: &str, buyer: Option<(SeatId, u16)>) -> TableEvent {
    let thing: ThingId = table.id(name);
    TableEvent::AuctionEnded { seat, things: table.read(|table| table.whole(thing)), buyer }
}

#[test]
fn example_19_an_auction_goes_round_until_one_is_left() {
    let scene = Scene::new(3).turn_of(GREEN).zone(GREEN, "rope").money(BLUE, 65);
    let mut table = scene.game();
    let auction = auction(&mut table, "rope", 40);
    table.act(auction);
    assert_eq!(table.awaited(), Some(RED));
    assert_eq!(table.refused(Action::Bid(39)), Illegal::BidTooLow { least: 40 });
    table.act(Action::Bid(40));
    assert_eq!(table.awaited(), Some(BLUE));
    assert_eq!(table.refused(Action::Bid(49)), Illegal::BidTooLow { least: 50 });
    assert_eq!(table.refused(Action::Bid(66)), Illegal::NoMoney { needs: 66, has: 65 });
    table.act(Action::Bid(50));
    let events = table.act(Action::Bid(60));
    let ended = ended(&mut table, GREEN, "rope", Some((RED, 60)));
    let out = TableEvent::OutOfAuction { seat: BLUE, by_rule: true };
    assert_eq!(events, [TableEvent::BidMade { seat: RED, dollars: 60 }, out, ended]);
    assert_eq!((table.place("rope"), table.awaited()), (Place::Zone(RED), Some(GREEN)));
    assert_eq!([RED, BLUE, GREEN].map(|seat| table.money(seat)), [940, 65, 1060]);
}

#[test]
fn rule_16_4_who_lacks_the_money_or_the_room_is_out_at_once() {
    let scene = Scene::new(4).zone(RED, "ladder + rope").money(BLUE, 30);
    let mut table = scene.zone(GREEN, "pump, winch, bucket, gearbox").game();
    let auction = auction(&mut table, "rope", 40);
    let events = table.act(auction);
    let out = |seat| TableEvent::OutOfAuction { seat, by_rule: true };
    assert_eq!(events[1..], [out(BLUE), out(GREEN)]);
    assert_eq!(table.awaited(), Some(SeatId(3)));
    let events = table.act(Action::Bid(45));
    assert_eq!(events.last(), Some(&ended(&mut table, RED, "rope", Some((SeatId(3), 45)))));
    assert_eq!((table.place("ladder"), table.place("rope")), (Place::Zone(SeatId(3)), Place::Zone(SeatId(3))));
}

#[test]
fn rule_16_4_without_a_bid_nothing_happens() {
    let mut table = Scene::new(3).zone(RED, "rope").game();
    let auction = auction(&mut table, "rope", 40);
    table.act(auction.clone());
    table.act(Action::StayOut);
    let events = table.act(Action::StayOut);
    assert_eq!(events.last(), Some(&ended(&mut table, RED, "rope", None)));
    assert_eq!((table.place("rope"), table.money(RED), table.awaited()), (Place::Zone(RED), 1000, Some(RED)));
    assert_eq!(table.refused(auction), Illegal::NoMoreDeals);
}

#[test]
fn rule_16_4_who_stays_out_is_not_asked_again() {
    let mut table = Scene::new(4).zone(RED, "rope").game();
    let auction = auction(&mut table, "rope", 0);
    table.act_all([auction, Action::Bid(5), Action::StayOut, Action::Bid(20)]);
    assert_eq!(table.awaited(), Some(BLUE));
    table.act(Action::Bid(30));
    assert_eq!(table.awaited(), Some(SeatId(3)));
    let events = table.act(Action::StayOut);
    assert_eq!(events.last(), Some(&ended(&mut table, RED, "rope", Some((BLUE, 30)))));
}

#[test]
fn rule_16_4_only_what_lies_in_the_own_zone_is_set_out() {
    let mut table = Scene::new(2).held(RED, 0, "rope").zone(BLUE, "bucket").game();
    let held = auction(&mut table, "rope", 10);
    let others = auction(&mut table, "bucket", 10);
    assert_eq!(table.refused(held), Illegal::NotInOwnZone);
    assert_eq!(table.refused(others), Illegal::NotInOwnZone);
}
