//! Computer players: legal choices in every game, a ladder of levels, and trades.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use robotics::action::{Action, Terms};
use robotics::game::Game;
use robotics::opponents::View;
use robotics::opponents::player::decide;
use robotics::opponents::trading::{TradeSide, answer, answer_or_counter, best_offer};
use robotics::simulate::{Origin, Plan, run_games};
use robotics::table::{Setup, Table};
use robotics::turn::legal_actions;
use shell::seats::{PlayerKind, SeatId};

use crate::random::any_setup;
use crate::table::{A, B, C, Scene, TestTable, offer, setup};

/// Action of a kind of player at a table, by a random stream.
fn decided(game: &mut Game, player: PlayerKind, random: &mut ChaCha8Rng) -> Action {
    game.read(|table| decide(player, table, &legal_actions(table), random).action)
}

#[test]
fn every_player_plays_every_option_to_the_end() {
    const MOST_ACTIONS: usize = 10_000;
    for seed in 0..24 {
        let setup = any_setup(seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut actions = 0;
        while let Some(seat) = game.read(|table| table.state().awaited_seat()) {
            let player = PlayerKind::ALL[(seat.index() + seed as usize) % PlayerKind::ALL.len()];
            let action = decided(&mut game, player, &mut random);
            game.act(action.clone()).unwrap_or_else(|refusal| panic!("seed {seed}, {player}: {action:?}: {refusal}"));
            actions += 1;
            assert!(actions < MOST_ACTIONS, "seed {seed}: no end");
        }
    }
}

/// Share of games of two that the first player wins, the seats changed after half of them.
fn share_won(first: PlayerKind, second: PlayerKind, games: u64) -> f64 {
    let plan =
        Plan { games, players: vec![first, second], seed: 5_000, rotate: true, origin: Origin::New(Setup::new(2, 0)) };
    let results = run_games(&plan, || ()).unwrap();
    results.tally.counts.wins_by_player.get(first.name()).copied().unwrap_or(0) as f64 / games as f64
}

#[test]
fn each_level_beats_the_one_below() {
    // 800 other games gave 100, 82 and 85 %.
    let levels = [PlayerKind::Random, PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan];
    for pair in levels.windows(2) {
        let won = share_won(pair[1], pair[0], 80);
        assert!(won > 0.65, "{} won {won:.2} against {}", pair[1], pair[0]);
    }
}

/// Terms of an offer.
fn terms_of(action: Action) -> Terms {
    match action {
        Action::Offer { terms, .. } | Action::Counter(terms) => terms,
        other => panic!("{other:?} has no terms"),
    }
}

/// Answers of the partner B to an offer of A at a table of two: those of an easier player and of a
/// hard one.
fn answers_of_partner(table: &mut TestTable, terms: &Terms) -> [Action; 2] {
    let turn = table.turn();
    let position = table.position();
    let setup = setup(2);
    let table = Table::of_position(&setup, &position);
    [answer(&table, &turn, B, terms, TradeSide::Partner), answer_or_counter(&table, &turn, B, terms)]
}

#[test]
fn rule_12_8_an_offer_is_answered_by_its_worth_alone() {
    let mut table = Scene::new(2).credits(A, 2_000).store(B, "wheels").order("drain_diver").table();
    // Wheels serve no open order, so they are worth little to B.
    let good = terms_of(offer(B, "500", "wheels"));
    assert_eq!(answers_of_partner(&mut table, &good), [Action::Accept, Action::Accept]);
    let poor = terms_of(offer(B, "100", "wheels"));
    assert_eq!(answers_of_partner(&mut table, &poor), [Action::Refuse, Action::Refuse]);
}

#[test]
fn a_hard_player_asks_for_more_where_the_other_gains_much_more() {
    // The order takes two plungers, so B can spare the third.
    let scene = Scene::new(2).credits(A, 2_000).store(B, "plunger plunger plunger");
    let mut table = scene.bench(A, "torso propeller propeller plunger").order("drain_diver").table();
    let low = terms_of(offer(B, "100", "plunger"));
    let [easier, hard] = answers_of_partner(&mut table, &low);
    assert_eq!(easier, Action::Refuse);
    let asked = terms_of(hard);
    assert_eq!(asked.partner, low.partner);
    assert!(asked.active.credits > 300, "{asked:?}");
}

#[test]
fn rule_17_5_nothing_is_traded_that_lets_the_other_player_win() {
    let two = ["skylight_polisher", "bin_butler"];
    let scene = || {
        let scene = Scene::new(2).credits(A, 2_000).credits(B, 2_000).order("drain_diver");
        scene.store(B, "plunger").bench(A, "torso propeller propeller plunger")
    };
    let terms = terms_of(offer(B, "1900", "plunger"));
    assert_eq!(answers_of_partner(&mut scene().sold(A, &two).table(), &terms), [Action::Refuse, Action::Refuse]);
    // An action that is left could bring the last part.
    let one_more = Scene::new(2).credits(A, 2_000).order("drain_diver").sold(A, &two);
    let mut table = one_more.store(B, "plunger plunger plunger").bench(A, "torso propeller plunger").table();
    assert_eq!(answers_of_partner(&mut table, &terms), [Action::Refuse, Action::Refuse]);
    // Without the two orders the same price is good.
    assert_eq!(answers_of_partner(&mut scene().table(), &terms), [Action::Accept, Action::Accept]);
}

#[test]
fn rule_17_5_each_other_player_is_made_one_offer_a_turn() {
    let scene = Scene::new(2).credits(A, 2_000).store(B, "plunger plunger plunger");
    let mut table = scene.bench(A, "torso propeller propeller plunger").order("drain_diver").table();
    let best = |table: &mut TestTable| {
        let turn = table.turn();
        let position = table.position();
        let setup = setup(2);
        best_offer(&Table::of_position(&setup, &position), &turn).map(|(action, _)| action)
    };
    let made = best(&mut table).expect("both gain by the plunger");
    table.act_all([made, Action::Refuse]);
    assert_eq!(best(&mut table), None);
}

#[test]
fn rule_17_5_no_offers_are_made_to_seats_that_the_settings_spare() {
    let scene = Scene::new(3).credits(A, 2_000).store(B, "plunger plunger plunger");
    let mut table = scene.bench(A, "torso propeller propeller plunger").order("drain_diver").table();
    let view = View { seat: A, position: table.position() };
    let partner = |spared: &[SeatId]| {
        let mut view = view.clone();
        view.forbid_offers_to(spared.iter().copied().collect());
        let setup = setup(3);
        let table = view.table(&setup);
        let offer = best_offer(&table, table.state().turn().unwrap());
        offer.map(|(action, _)| match action {
            Action::Offer { partner, .. } => partner,
            other => panic!("{other:?} is no offer"),
        })
    };
    assert_eq!(partner(&[]), Some(B));
    assert_eq!(partner(&[C]), Some(B));
    assert_eq!(partner(&[B]), None);
}
