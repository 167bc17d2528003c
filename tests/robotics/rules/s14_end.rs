//! Rules 14.1 to 14.5: the end of the game.

use robotics::action::{Action, Ending, Goal, Illegal, Outcome, TableEvent};
use robotics::table::{Options, Setup};
use shell::seats::SeatId;

use crate::table::{A, B, C, D, DRAIN_DIVER, Scene, TestTable, offer, order, setup};

/// Outcome with some winners.
fn outcome_of(ending: Ending, winners: &[SeatId]) -> Option<Outcome> {
    Some(Outcome { ending, winners: winners.iter().copied().collect() })
}

/// A seat is about to sell to Drain Diver, for 1,500.
fn about_to_sell(seat: SeatId) -> Scene {
    Scene::new(4).order("drain_diver").robot(seat, DRAIN_DIVER).turn_of(seat).at_sale()
}

fn after_sale(scene: Scene) -> TestTable {
    let mut table = scene.table();
    table.act(Action::Sell(order("drain_diver")));
    table
}

#[test]
fn rule_14_1_the_player_who_has_sold_to_three_orders_wins_at_once() {
    let mut table = after_sale(about_to_sell(B).sold(B, &["piano_mover"]));
    assert_eq!(table.outcome(), None, "two orders");
    let mut table = after_sale(about_to_sell(B).sold(B, &["piano_mover", "moss_scrubber"]));
    assert_eq!(table.outcome(), outcome_of(Ending::Goal(Goal::Orders), &[B]));
}

#[test]
fn rule_14_1_the_player_who_owns_10_000_credits_wins_at_once() {
    let mut table = after_sale(about_to_sell(A).credits(A, 8_400));
    assert_eq!(table.outcome(), None, "9,900 credits");
    let mut table = about_to_sell(A).credits(A, 8_500).table();
    let events = table.act(Action::Sell(order("drain_diver")));
    assert!(events.contains(&TableEvent::GoalReached { seat: A, goal: Goal::Credits }));
    assert_eq!(table.outcome(), outcome_of(Ending::Goal(Goal::Credits), &[A]));
}

#[test]
fn rule_14_1_credits_count_in_anybodys_turn_and_not_minus_what_is_still_to_be_paid() {
    // The winner has the turn of another, and rent to pay.
    let scene = Scene::new(4).bench(A, "torso").store(B, "head").credits(B, 9_800);
    let mut table = scene.table();
    table.act_all([offer(B, "200", "head"), Action::Accept]);
    assert_eq!(table.outcome(), outcome_of(Ending::Goal(Goal::Credits), &[B]));
    let scene = Scene::new(4).credits(A, 9_900).store(A, "head head wheels wheels pincer pincer");
    let mut table = scene.change(|position| position.workshops[0].paid_spaces = 0).table();
    table.act_all([offer(B, "head", "100"), Action::Accept]);
    assert_eq!(table.outcome(), outcome_of(Ending::Goal(Goal::Credits), &[A]));
}

#[test]
fn rule_14_2_the_round_is_not_finished() {
    let mut table = after_sale(about_to_sell(B).credits(B, 9_000));
    assert_eq!(table.awaited(), None);
    for action in [Action::Pass, Action::Done, Action::Draw, Action::Accept] {
        assert_eq!(table.refused(action), Illegal::GameOver);
    }
}

#[test]
fn rule_14_3_there_are_no_ties() {
    let scene = Scene::new(4).bench(A, "torso").credits(A, 9_900).store(B, "head").credits(B, 9_900);
    let mut table = scene.table();
    assert_eq!(table.refused(offer(B, "torso 100", "head 100")), Illegal::CreditsBothWays);
    table.act_all([offer(B, "torso", "head 100"), Action::Accept]);
    assert_eq!(table.outcome(), outcome_of(Ending::Goal(Goal::Credits), &[A]));
}

/// The last turn of a round, after which as many rounds in a row are without a sale.
fn quiet_rounds(rounds: u8) -> Scene {
    Scene::new(4).turn_of(D).change(|position| {
        position.state.round = 40;
        position.state.quiet_rounds = rounds - 1;
    })
}

#[test]
fn rule_14_4_the_game_ends_when_30_rounds_in_a_row_are_without_a_sale() {
    let mut table = quiet_rounds(29).table();
    table.act(Action::Done);
    assert_eq!((table.outcome(), table.state().quiet_rounds), (None, 29));
    let mut table = quiet_rounds(30).credits(C, 2_100).table();
    table.act(Action::Done);
    assert_eq!(table.outcome(), outcome_of(Ending::Stalemate, &[C]));
}

#[test]
fn rule_14_4_a_sale_ends_the_wait() {
    let mut table = quiet_rounds(30).order("drain_diver").robot(D, DRAIN_DIVER).at_sale().table();
    table.act_all([Action::Sell(order("drain_diver")), Action::Done]);
    assert_eq!((table.outcome(), table.state().quiet_rounds), (None, 0));
}

#[test]
fn rule_14_4_most_orders_then_most_credits_win_and_tied_players_share() {
    let scene = || quiet_rounds(30).sold(A, &["piano_mover"]).sold(B, &["moss_scrubber"]).credits(C, 9_000);
    let mut table = scene().credits(B, 2_500).table();
    table.act(Action::Done);
    assert_eq!(table.outcome(), outcome_of(Ending::Stalemate, &[B]));
    let mut table = scene().table();
    table.act(Action::Done);
    let shared = table.outcome();
    assert_eq!(shared, outcome_of(Ending::Stalemate, &[A, B]));
    assert_eq!([A, B, C].map(|seat| shared.unwrap().victory_share(seat)), [0.5, 0.5, 0.0]);
}

#[test]
fn rule_14_5_the_pile_of_orders_can_not_run_out() {
    for seats in 2..=5 {
        let setup = setup(seats);
        let turned_up = usize::from(seats) * (usize::from(setup.orders_to_win) - 1);
        assert!(usize::from(setup.limit()) + turned_up <= setup.data.orders().len());
    }
}

/// A game to five orders in which but a few of the sixteen are left. The first seat sells to Drain
/// Diver.
fn few_orders_left(left: &str, options: Options) -> TestTable {
    let setup = Setup { orders_to_win: 5, options, ..setup(5) };
    let names = setup.data.orders().iter().map(|order| order.name.clone());
    let sold: Vec<String> = names.filter(|name| !left.contains(name)).collect();
    let sold: Vec<&str> = sold.iter().map(String::as_str).collect();
    let scene = Scene::of(setup).robot(A, DRAIN_DIVER).order("drain_diver").at_sale();
    let share_of = |seat: usize| &sold[sold.len() * seat / 5..sold.len() * (seat + 1) / 5];
    let scene = [A, B, C, D, SeatId(4)].into_iter().fold(scene, |scene, seat| scene.sold(seat, share_of(seat.index())));
    after_sale(scene)
}

#[test]
fn rule_14_5_an_empty_pile_turns_nothing_up() {
    let mut table = few_orders_left("drain_diver grand_hotel", Options::default());
    assert_eq!((table.outcome(), table.orders().open.to_vec()), (None, vec![order("grand_hotel")]));
    assert_eq!(table.turn().actions_left, 2);
}

#[test]
fn rule_14_5_when_no_order_is_open_any_more_the_game_ends_and_most_orders_win() {
    for last_bell in [false, true] {
        let mut table = few_orders_left("drain_diver", Options { last_bell, ..Options::default() });
        assert_eq!(table.outcome(), outcome_of(Ending::NoOrders, &[A]));
    }
}
