//! Rules 16.5 and 16.6: the last bell, and other goals.

use robotics::action::{Action, Ending, Goal, Outcome, TableEvent};
use robotics::game::Game;
use robotics::parts::Kind::*;
use robotics::parts::Market::Regular;
use robotics::table::{Options, Setup, SetupError};
use shell::seats::SeatId;

use crate::table::{A, B, C, D, DRAIN_DIVER, Scene, buy, offer, order, setup, store};

/// The third seat is about to reach a goal by a sale; the fourth has the last turn of the round.
fn last_bell() -> Scene {
    let scene = Scene::with_options(4, Options { last_bell: true, ..Options::default() });
    let scene = scene.order("drain_diver").robot(C, DRAIN_DIVER).turn_of(C).at_sale();
    scene.credits(C, 8_500)
}

fn won_by(ending: Ending, winners: &[SeatId]) -> Option<Outcome> {
    Some(Outcome { ending, winners: winners.iter().copied().collect() })
}

#[test]
fn rule_16_5_the_round_is_played_to_its_end() {
    let mut table = last_bell().table();
    let events = table.act(Action::Sell(order("drain_diver")));
    assert!(events.contains(&TableEvent::GoalReached { seat: C, goal: Goal::Credits }));
    assert_eq!((table.outcome(), table.turn().actions_left), (None, 2));
    table.act_all([Action::Done, Action::Pass]);
    assert_eq!((table.outcome(), table.turn().seat), (None, D));
    table.act(Action::Done);
    assert_eq!(table.outcome(), won_by(Ending::LastBell, &[C]));
}

#[test]
fn rule_16_5_a_goal_reached_counts_even_if_credits_are_spent_again() {
    let mut table = last_bell().table();
    table.act_all([Action::Sell(order("drain_diver")), buy(Torso, Regular), store("torso"), Action::Done]);
    assert_eq!(table.credits(C), 9_400);
    table.act(Action::Done);
    assert_eq!(table.outcome(), won_by(Ending::LastBell, &[C]));
}

#[test]
fn rule_16_5_of_all_who_reached_a_goal_most_credits_win_and_tied_players_share() {
    let finish = |credits: u32, price: &str| {
        let mut table = last_bell().credits(D, credits).store(D, "head").credits(B, 9_900).table();
        table.act_all([Action::Sell(order("drain_diver")), Action::Done]);
        table.act_all([offer(C, "head", price), Action::Accept, store("head"), Action::Done, Action::Done]);
        table.outcome()
    };
    assert_eq!(finish(9_800, "300"), won_by(Ending::LastBell, &[D]), "10,100 against 9,700");
    assert_eq!(finish(9_800, "200"), won_by(Ending::LastBell, &[D]), "10,000 against 9,800");
    assert_eq!(finish(9_600, "200"), won_by(Ending::LastBell, &[C]), "the other has not reached a goal");
    assert_eq!(finish(9_900, "100"), won_by(Ending::LastBell, &[D]), "10,000 against 9,900");
    let mut table = last_bell().credits(D, 9_900).store(D, "head").table();
    table.act_all([Action::Sell(order("drain_diver")), Action::Done]);
    table.act_all([offer(A, "head", "100"), Action::Accept, store("head"), Action::Done, Action::Done]);
    assert_eq!(table.outcome(), won_by(Ending::LastBell, &[C, D]), "10,000 each");
}

#[test]
fn rule_16_6_goals_are_2_to_5_orders_and_5_000_to_20_000_credits_in_thousands() {
    let checked =
        |orders_to_win, credits_to_win| Game::new(&Setup { orders_to_win, credits_to_win, ..setup(4) }).map(drop);
    for (orders, credits) in [(2, 5_000), (5, 20_000), (2, 7_000)] {
        assert_eq!(checked(orders, credits), Ok(()));
    }
    for orders in [1, 6] {
        assert_eq!(checked(orders, 10_000), Err(SetupError::OrdersToWin(orders)));
    }
    for credits in [4_000, 21_000, 7_500] {
        assert_eq!(checked(3, credits), Err(SetupError::CreditsToWin(credits)));
    }
}

#[test]
fn rule_16_6_a_short_game_is_2_orders_or_7_000_credits() {
    let short = |orders: &[&str], credits| {
        let setup = Setup { orders_to_win: 2, credits_to_win: 7_000, ..setup(4) };
        let scene = Scene::of(setup).order("drain_diver").robot(A, DRAIN_DIVER).at_sale();
        let mut table = scene.sold(A, orders).credits(A, credits).table();
        table.act(Action::Sell(order("drain_diver")));
        table.outcome()
    };
    assert_eq!(short(&[], 5_400), None);
    assert_eq!(short(&[], 5_500), won_by(Ending::Goal(Goal::Credits), &[A]));
    assert_eq!(short(&["piano_mover"], 2_000), won_by(Ending::Goal(Goal::Orders), &[A]));
}

#[test]
fn rule_16_6_money_has_no_upper_limit_then() {
    let setup = Setup { credits_to_win: 20_000, ..setup(5) };
    let scene = [A, B, C, D].into_iter().fold(Scene::of(setup), |scene, seat| scene.credits(seat, 19_900));
    let mut table = scene.order("drain_diver").robot(A, DRAIN_DIVER).at_sale().table();
    table.act(Action::Sell(order("drain_diver")));
    assert_eq!(table.credits(A), 21_400);
}
