//! Rules 12.1 to 12.7: trade.

use robotics::action::{Action, Ending, Goal, Illegal, LoosePlace, Outcome, TableEvent};
use robotics::table::TurnStep;
use shell::grid::Rotation;
use shell::seats::SeatSet;

use crate::table::{A, B, C, E, PLAIN, Scene, TestTable, attach, counter, offer, scrap, store, unstore};

/// Two workshops with something to trade.
fn two_traders() -> TestTable {
    let scene = Scene::new(4).robot(A, PLAIN).bench(A, "plunger").store(A, "torso*");
    scene.robot(B, "T^ P>").store(B, "head switch").table()
}

#[test]
fn rule_12_1_the_active_player_trades_components_and_credits_either_way_with_one_other_player() {
    for (gives, takes) in
        [("plunger", "head"), ("300", "head"), ("plunger torso*", "500"), ("plunger 100", "head switch")]
    {
        let mut table = two_traders();
        table.act_all([offer(B, gives, takes), Action::Accept]);
        assert_eq!(table.turn().actions_left, 1, "it is an action");
    }
    let mut table = two_traders();
    assert_eq!(table.refused(offer(A, "plunger", "torso*")), Illegal::OwnSeat);
    assert_eq!(table.refused(offer(E, "plunger", "100")), Illegal::NoSuchSeat);
}

#[test]
fn rule_12_2_the_active_players_loose_components_and_the_partners_stored_ones_change_hands() {
    let mut table = two_traders();
    table.assert_legal(&offer(B, "plunger torso*", "head switch"));
    assert_eq!(table.refused(offer(B, "head", "switch")), Illegal::NotLoose, "it is attached");
    assert_eq!(table.refused(offer(B, "torso", "switch")), Illegal::NotLoose, "it has a nut");
    assert_eq!(table.refused(offer(B, "plunger", "pincer")), Illegal::NotStored, "it is attached");
    assert_eq!(table.refused(offer(B, "plunger", "head head")), Illegal::NotStored, "there is one");
}

#[test]
fn rule_12_3_credits_are_multiples_of_100_that_the_payer_has() {
    let mut table = two_traders();
    assert_eq!(table.refused(offer(B, "250", "head")), Illegal::NotHundreds);
    assert_eq!(table.refused(offer(B, "2100", "head")), Illegal::TraderCannotPay { needs: 2_100, has: 2_000 });
    assert_eq!(table.refused(offer(B, "plunger", "2100")), Illegal::TraderCannotPay { needs: 2_100, has: 2_000 });
    table.assert_legal(&offer(B, "2000", "head"));
}

#[test]
fn rule_12_3_a_component_changes_hands_each_side_gives_and_credits_go_one_way() {
    let mut table = two_traders();
    assert_eq!(table.refused(offer(B, "100", "200")), Illegal::OnlyCredits);
    assert_eq!(table.refused(offer(B, "plunger", "")), Illegal::Gift);
    assert_eq!(table.refused(offer(B, "", "head")), Illegal::Gift);
    assert_eq!(table.refused(offer(B, "plunger 100", "head 100")), Illegal::CreditsBothWays);
}

#[test]
fn rule_12_4_only_a_trade_that_is_made_counts_as_an_action() {
    let mut table = two_traders();
    table.act(offer(B, "plunger", "head"));
    let events = table.act(Action::Refuse);
    assert_eq!(events, [TableEvent::OfferRefused { seat: B, from: A }]);
    assert_eq!((table.turn().step, table.turn().actions_left), (TurnStep::Act, 2));
    table.act_all([Action::Pass, offer(B, "plunger", "switch"), Action::Refuse, offer(B, "plunger", "switch")]);
    table.act(Action::Accept);
    assert_eq!(table.turn().actions_left, 0);
}

#[test]
fn rule_12_7_the_partner_accepts_or_refuses() {
    let mut table = two_traders();
    table.act(offer(B, "plunger", "head"));
    assert_eq!(table.awaited(), Some(B));
    for other in [Action::Pass, Action::Done, Action::Draw, offer(A, "head", "plunger")] {
        assert_eq!(table.refused(other), Illegal::Unanswered);
    }
    table.act(Action::Refuse);
    assert_eq!(table.awaited(), Some(A));
    assert_eq!(table.refused(Action::Accept), Illegal::NotNow);
}

#[test]
fn rule_12_7_the_partner_may_answer_with_one_counter_offer() {
    let mut table = two_traders();
    table.act(offer(B, "plunger", "head"));
    table.act(counter("switch 100", "plunger torso*"));
    assert_eq!(table.awaited(), Some(A));
    assert_eq!(table.refused(counter("switch", "plunger")), Illegal::Unanswered, "no second one");
    table.act(Action::Accept);
    assert_eq!((table.bench(A), table.bench(B)), ("switch".to_owned(), "plunger torso*".to_owned()));
    assert_eq!((table.credits(A), table.credits(B), table.turn().actions_left), (2_100, 1_900, 1));
}

#[test]
fn rule_12_7_a_refused_counter_offer_ends_the_talk() {
    let mut table = two_traders();
    table.act_all([offer(B, "plunger", "head"), counter("head", "plunger 200")]);
    let events = table.act(Action::Refuse);
    assert_eq!(events, [TableEvent::OfferRefused { seat: A, from: B }]);
    assert_eq!((table.awaited(), table.turn().actions_left), (Some(A), 2));
}

#[test]
fn rule_12_7_a_counter_offer_that_a_side_could_not_fulfil_is_refused_with_the_reason() {
    let mut table = two_traders();
    table.act(offer(B, "plunger", "head"));
    assert_eq!(table.refused(counter("pincer", "plunger")), Illegal::NotStored);
    assert_eq!(table.refused(counter("head", "head")), Illegal::NotLoose);
    assert_eq!(table.refused(counter("head", "2100")), Illegal::TraderCannotPay { needs: 2_100, has: 2_000 });
    assert_eq!(table.refused(counter("", "plunger")), Illegal::Gift);
}

#[test]
fn rule_12_7_at_most_three_offers_a_turn_go_to_the_same_partner() {
    let mut table = two_traders();
    table.act_all([offer(B, "plunger", "head"), counter("head", "200"), Action::Refuse]);
    for _ in 0..2 {
        table.act_all([offer(B, "plunger", "head"), Action::Refuse]);
    }
    assert_eq!(table.refused(offer(B, "plunger", "head")), Illegal::TooManyOffers);
    table.act_all([offer(C, "plunger", "100"), Action::Refuse]);
}

/// The second seat has accepted an offer of the first one.
fn after_trade(scene: Scene, gives: &str, takes: &str) -> TestTable {
    let mut table = scene.table();
    table.act_all([offer(B, gives, takes), Action::Accept]);
    table
}

#[test]
fn rule_12_5_nuts_go_with_their_components() {
    let mut table = after_trade(Scene::new(4).bench(A, "torso torso*").store(B, "head head*"), "torso*", "head*");
    assert_eq!((table.bench(A), table.bench(B)), ("head* torso".to_owned(), "torso*".to_owned()));
    assert_eq!(table.store(B), "head");
    assert_eq!(table.market().nuts, 10);
}

#[test]
fn rule_12_6_credits_and_components_change_hands() {
    let mut table =
        after_trade(Scene::new(4).bench(A, "torso").store(A, "pincer").store(B, "head"), "torso pincer 300", "head");
    assert_eq!((table.credits(A), table.credits(B)), (1_700, 2_300));
    assert_eq!((table.bench(A), table.store(A)), ("head".to_owned(), String::new()), "the gains go to the bench");
    assert_eq!((table.bench(B), table.store(B)), ("pincer torso".to_owned(), String::new()));
}

#[test]
fn rule_12_6_a_trade_that_wins_ends_the_game_before_anything_is_put_away() {
    let mut table =
        after_trade(Scene::new(4).bench(A, "torso").credits(A, 9_500).store(B, "head"), "torso", "head 500");
    let winners = SeatSet::from_iter([A]);
    assert_eq!(table.outcome(), Some(Outcome { ending: Ending::Goal(Goal::Credits), winners }));
    assert_eq!(table.bench(B), "torso");
}

#[test]
fn rule_12_6_the_partner_puts_away_what_came_in_before_the_game_goes_on() {
    let scene = Scene::new(4).bench(A, "torso head").robot(B, "T^").store(B, "pincer wheels");
    let mut table = after_trade(scene, "torso head", "100");
    assert_eq!((table.awaited(), table.turn().step), (Some(B), TurnStep::PutAway { partner: B }));
    assert_eq!(table.refused(Action::Pass), Illegal::NotNow);
    assert_eq!(table.refused(Action::Done), Illegal::BenchNotEmpty { left: 2 });
    // All free steps are possible, with what was stored too.
    table.act(attach("head", LoosePlace::Bench, (0, 1), Rotation::Up));
    table.act(attach("pincer", LoosePlace::Store, (1, 0), Rotation::Right));
    table.act_all([store("torso"), unstore("wheels"), scrap("wheels", LoosePlace::Bench)]);
    assert_eq!(table.act(Action::Done), [TableEvent::PutAway { seat: B }]);
    assert_eq!((table.awaited(), table.turn().step, table.turn().actions_left), (Some(A), TurnStep::Act, 1));
    assert_eq!((table.attached(B), table.store(B)), ("head pincer torso".to_owned(), "torso".to_owned()));
}

#[test]
fn rule_12_6_a_partner_who_gains_only_credits_puts_nothing_away() {
    let mut table = after_trade(Scene::new(4).store(B, "head"), "400", "head");
    assert_eq!((table.awaited(), table.turn().step), (Some(A), TurnStep::Act));
}

#[test]
fn rule_12_6_the_partner_settles_rent() {
    let scene = || Scene::new(4).bench(A, "torso head").store(B, "pincer pincer wheels").credits(B, 300);
    let mut table = after_trade(scene(), "torso head", "200");
    table.act_all([store("torso"), store("head")]);
    assert_eq!(table.refused(Action::Done), Illegal::RentTooHigh { rent: 300, has: 100 });
    table.act(scrap("head", LoosePlace::Store));
    let events = table.act(Action::Done);
    assert_eq!(events.first(), Some(&TableEvent::RentPaid { seat: B, spaces: 1, credits: 100 }));
    assert_eq!((table.credits(B), table.shop(B).paid_spaces), (0, 1));
    table.act(Action::Done);
    assert_eq!(table.shop(B).paid_spaces, 1, "the space is used");
}

#[test]
fn rule_12_6_the_partner_can_build_with_what_came_in() {
    let mut table = after_trade(Scene::new(4).bench(A, "torso").robot(A, PLAIN), "torso", "100");
    table.act(attach("torso", LoosePlace::Bench, (0, 0), Rotation::Up));
    table.act(Action::Done);
    assert_eq!((table.attached(B), table.attached(A)), ("torso".to_owned(), "head torso".to_owned()));
}
