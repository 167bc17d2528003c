//! Trade and auctions (section 16).

use engineers::action::{Action, Goods, Illegal, TableEvent, Terms};
use engineers::table::{Place, Stage};
use shell::seats::SeatId;

use crate::scene::{BLUE, GREEN, RED, Scene, worker};
use crate::test_table::TestTable;

/// Goods: things by name, separated by commas, and dollars.
fn goods(table: &mut TestTable, names: &str, money: u16) -> Goods {
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    let mut things: Vec<_> = names.map(|name| table.whole(name)[0]).collect();
    things.sort_unstable();
    Goods { things, money }
}

/// Terms: things and dollars that are given, and that are wanted.
fn terms(table: &mut TestTable, given: (&str, u16), wanted: (&str, u16)) -> Terms {
    Terms { given: goods(table, given.0, given.1), wanted: goods(table, wanted.0, wanted.1) }
}

fn offer(table: &mut TestTable, partner: SeatId, given: (&str, u16), wanted: (&str, u16)) -> Action {
    Action::Offer { partner, terms: terms(table, given, wanted) }
}

fn auction(table: &mut TestTable, name: &str, least: u16) -> Action {
    Action::Auction { thing: table.id(name), least }
}

#[test]
fn rule_16_1_only_the_team_on_turn_opens_a_deal_and_the_partner_answers() {
    let mut table = Scene::new(3).zone(RED, "rope").zone(BLUE, "bucket").game();
    let offer = offer(&mut table, BLUE, ("rope", 0), ("bucket", 20));
    table.act(offer.clone());
    assert_eq!(table.awaited(), Some(BLUE));
    assert_eq!(table.refused(offer), Illegal::NotNow);
    assert_eq!(table.refused(Action::EndTurn), Illegal::NotNow);
    assert_eq!(table.refused(Action::Bid(10)), Illegal::NotNow);
    table.act(Action::Decline);
    assert_eq!(table.awaited(), Some(RED));
    assert_eq!(table.refused(Action::Accept), Illegal::NotNow);
}

#[test]
fn rule_16_2_things_and_money_change_zones_and_hands_at_once() {
    let mut table = Scene::new(2).zone(RED, "rope, ladder + bucket").zone(BLUE, "pump").game();
    let offer = offer(&mut table, BLUE, ("ladder", 50), ("pump", 0));
    let Action::Offer { terms, .. } = offer.clone() else { unreachable!() };
    table.act(offer);
    let events = table.act(Action::Accept);
    assert_eq!(events, [TableEvent::Exchanged { seat: RED, partner: BLUE, terms }]);
    assert_eq!(
        ["ladder", "bucket", "pump", "rope"].map(|name| table.place(name)),
        [BLUE, BLUE, RED, RED].map(Place::Zone)
    );
    assert_eq!((table.whole("ladder").len(), table.money(RED), table.money(BLUE)), (2, 950, 1050));
    assert_eq!(table.awaited(), Some(RED));
}

#[test]
fn rule_16_2_only_what_lies_face_up_in_the_two_zones_is_traded() {
    let scene = Scene::new(2).zone(RED, "rope, wheelbarrow").held(RED, 0, "ladder").zone(BLUE, "bucket");
    let mut table = scene.packed("wheelbarrow", "pump").face_down("c0", &[RED], "winch").game();
    for name in ["ladder", "pump", "winch", "bucket"] {
        let offer = offer(&mut table, BLUE, (name, 0), ("", 10));
        assert_eq!(table.refused(offer), Illegal::NotInOwnZone, "{name}");
    }
    let wanted = offer(&mut table, BLUE, ("rope", 0), ("ladder", 0));
    assert_eq!(table.refused(wanted), Illegal::NotInOwnZone);
    let too_much = offer(&mut table, BLUE, ("rope", 0), ("", 1001));
    assert_eq!(table.refused(too_much), Illegal::NoMoney { needs: 1001, has: 1000 });
    let barrow = offer(&mut table, BLUE, ("wheelbarrow", 0), ("bucket", 0));
    table.act_all([barrow, Action::Accept]);
    let barrow = table.id("wheelbarrow");
    assert_eq!((table.place("wheelbarrow"), table.place("pump")), (Place::Zone(BLUE), Place::Packed(barrow)));
}

#[test]
fn rule_16_2_an_assembly_is_traded_whole_and_named_by_its_first_component() {
    let mut table = Scene::new(2).zone(RED, "ladder + bucket").game();
    let second = table.id("bucket");
    let terms = Terms { given: Goods { things: vec![second], money: 0 }, wanted: Goods { things: vec![], money: 5 } };
    assert_eq!(table.refused(Action::Offer { partner: BLUE, terms }), Illegal::NoSuch);
    let first = table.id("ladder");
    let twice = Goods { things: vec![first, first], money: 0 };
    let terms = Terms { given: twice, wanted: Goods { things: vec![], money: 5 } };
    assert_eq!(table.refused(Action::Offer { partner: BLUE, terms }), Illegal::NoSuch);
}

/// Red's zone holds nine of ten, Blue's an assembly.
fn nearly_full(assembly: &str) -> TestTable {
    Scene::new(2).zone(RED, "rope, pump, winch, bucket").zone(BLUE, assembly).game()
}

#[test]
fn example_19_both_zones_have_room_after_an_exchange() {
    let mut table = nearly_full("ladder + oil_drum");
    assert_eq!(table.read(|table| table.room_taken(RED)), 9);
    let offer_two = offer(&mut table, BLUE, ("rope", 50), ("ladder", 0));
    table.act_all([offer_two, Action::Accept]);
    assert_eq!(table.read(|table| table.room_taken(RED)), 10);
    let mut table = nearly_full("ladder + oil_drum + gearbox");
    let offer_three = offer(&mut table, BLUE, ("rope", 50), ("ladder", 0));
    assert_eq!(table.refused(offer_three), Illegal::NoRoom { needs: 3, free: 2 });
    let full = Scene::new(2).zone(BLUE, "rope, pump, winch, bucket, gearbox").zone(RED, "ladder + oil_drum");
    let mut table = full.game();
    let to_full = offer(&mut table, BLUE, ("ladder", 0), ("rope", 0));
    assert_eq!(table.refused(to_full), Illegal::NoRoom { needs: 2, free: 1 });
}

#[test]
fn rule_16_2_a_truck_that_is_away_takes_no_room() {
    let mut table = Scene::new(2)
        .zone(RED, "rope, pump, winch, bucket")
        .zone(BLUE, "ladder + oil_drum + gearbox")
        .truck(RED, "e0")
        .game();
    let offer = offer(&mut table, BLUE, ("rope", 50), ("ladder", 0));
    table.act_all([offer, Action::Accept]);
    assert_eq!(table.read(|table| table.room_taken(RED)), 6);
}

#[test]
fn rule_16_2_a_blank_that_is_traded_is_blank_to_the_new_team() {
    let scene = Scene::new(2).zone(RED, "odd_lump A").defined("odd_lump", RED, "magnet");
    let mut table = scene.game();
    let there = offer(&mut table, BLUE, ("odd_lump", 0), ("", 5));
    table.act(there);
    let events = table.act(Action::Accept);
    let thing = table.id("odd_lump");
    assert!(events.contains(&TableEvent::BlankAgain { seat: BLUE, thing }));
    assert_eq!(table.read(|table| table.find_thing(thing).unwrap().kind(BLUE).penalty), 2);
    let back = offer(&mut table, BLUE, ("", 5), ("odd_lump", 0));
    table.act(back);
    let events = table.act(Action::Accept);
    assert!(!events.iter().any(|event| matches!(event, TableEvent::BlankAgain { .. })));
    assert_eq!(table.read(|table| table.find_thing(thing).unwrap().kind(RED).penalty), 4);
}

#[test]
fn rule_10_4_trading_a_thing_of_a_job_loses_the_job() {
    let scene = Scene::new(2).zone(RED, "rope, ladder").joining(RED, "rope", "ladder", 20);
    let mut table = scene.game();
    let offer = offer(&mut table, BLUE, ("rope", 0), ("", 5));
    table.act(offer);
    let events = table.act(Action::Accept);
    assert!(events.iter().any(|event| matches!(event, TableEvent::JobLost { seat: RED, done: 20, .. })));
    assert_eq!(table.team(RED).team.job, None);
}

#[test]
fn rule_16_3_both_sides_give_something() {
    let mut table = Scene::new(2).zone(RED, "rope").game();
    for (given, wanted) in [(("rope", 0), ("", 0)), (("", 0), ("", 10)), (("", 0), ("", 0))] {
        let offer = offer(&mut table, BLUE, given, wanted);
        assert_eq!(table.refused(offer), Illegal::EmptyTerms);
    }
    let own = offer(&mut table, RED, ("rope", 0), ("", 10));
    assert_eq!(table.refused(own), Illegal::NoSuch);
    let nobody = offer(&mut table, GREEN, ("rope", 0), ("", 10));
    assert_eq!(table.refused(nobody), Illegal::NoSuch);
}

#[test]
fn rule_16_3_the_partner_answers_once_with_another_offer() {
    let mut table = Scene::new(2).zone(RED, "rope").zone(BLUE, "bucket").game();
    let offer = offer(&mut table, BLUE, ("rope", 0), ("bucket", 20));
    table.act(offer);
    let counter = Action::Counter(terms(&mut table, ("bucket", 0), ("rope", 30)));
    let wrong = Action::Counter(terms(&mut table, ("rope", 0), ("bucket", 30)));
    assert_eq!(table.refused(wrong), Illegal::NotInOwnZone);
    table.act(counter.clone());
    assert_eq!(table.awaited(), Some(RED));
    assert_eq!(table.refused(counter), Illegal::NoThirdOffer);
    assert_eq!(table.refused(Action::EndTurn), Illegal::NotNow);
    table.act(Action::Accept);
    assert_eq!((table.place("bucket"), table.place("rope")), (Place::Zone(RED), Place::Zone(BLUE)));
    assert_eq!((table.money(RED), table.money(BLUE)), (970, 1030));
}

#[test]
fn rule_16_3_a_refused_offer_changes_nothing() {
    let mut table = Scene::new(2).zone(RED, "rope").zone(BLUE, "bucket").game();
    let before = table.position();
    let offer = offer(&mut table, BLUE, ("rope", 0), ("bucket", 20));
    let counter = Action::Counter(terms(&mut table, ("bucket", 0), ("rope", 30)));
    let events = table.act_all([offer.clone(), counter, Action::Decline]);
    assert!(events.contains(&TableEvent::Declined { seat: RED, partner: BLUE }));
    let events = table.act_all([offer, Action::Decline]);
    assert!(events.contains(&TableEvent::Declined { seat: BLUE, partner: RED }));
    let after = table.position();
    assert_eq!((after.things, after.teams), (before.things, before.teams));
}

#[test]
fn rule_16_3_three_offers_a_turn() {
    let mut table = Scene::new(3).zone(RED, "rope").game();
    let offer = offer(&mut table, BLUE, ("rope", 0), ("", 20));
    for _ in 0..3 {
        table.act_all([offer.clone(), Action::Decline]);
    }
    assert_eq!(table.refused(offer.clone()), Illegal::NoMoreDeals);
    let auction = auction(&mut table, "rope", 2000);
    table.act(auction);
    table.end_turns_until(RED);
    assert_eq!(table.check(&offer), Ok(()));
}

#[test]
fn rule_2_10_without_trading_there_are_no_deals() {
    let mut table = Scene::new(2).options(|options| options.trading = false).zone(RED, "rope").game();
    let offer = offer(&mut table, BLUE, ("rope", 0), ("", 20));
    assert_eq!(table.refused(offer), Illegal::NoTrading);
    let auction = auction(&mut table, "rope", 40);
    assert_eq!(table.refused(auction), Illegal::NoTrading);
}

#[test]
fn rule_16_1_a_deal_may_come_between_actions() {
    let mut table = Scene::new(2).zone(RED, "rope").stands(RED, 0, "c4").game();
    table.act(Action::Search { worker: worker(0) });
    let offer = offer(&mut table, BLUE, ("rope", 0), ("", 20));
    table.act_all([offer, Action::Accept]);
    assert!(matches!(table.state().stage, Stage::Turn(turn) if turn.deal.is_none() && turn.offers == 1));
    assert_eq!(table.worker(RED, 0).spent, 1);
}
