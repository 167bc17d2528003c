//! Computer players: decisions with their candidates, made at a table and on another thread.

use std::thread;

use shell::seats::{PlayerKind, SeatId, stream_of_player};
use shell::thinking::{Candidate, Decision, Lineup, PendingDecision, SampledChance, Thinking, Value, Worlds};

use crate::null_game::{Game, NullAction, NullGame, NullSetup, NullSnapshot, NullTable};

/// Null game of two with this many stones left, at the turn of the first seat.
fn game_with_stones(stones: u32) -> (NullSetup, Game) {
    let setup = NullSetup { seats: 2, seed: 5 };
    let (mut game, _) = Game::new(&setup).unwrap();
    let begun = game.snapshot();
    let table = NullTable { stones, ..begun.table };
    game.restore(&NullSnapshot { table, stream: begun.stream }).unwrap();
    (setup, game)
}

fn candidate(action: NullAction, first: f32, lead: f32, worlds: u32) -> Candidate<NullGame> {
    let chance = SampledChance { first, lead, standard_error: 0.01, worlds };
    Candidate { action, value: Value::Chance(chance) }
}

#[test]
fn the_runner_up_survived_longest_and_keeps_its_distance_to_the_chosen_move() {
    let candidates = vec![
        candidate(NullAction::Look, 0.50, 0.0, 140),
        candidate(NullAction::Take(1), 0.50, 0.06, 140),
        candidate(NullAction::Take(2), 0.40, 0.20, 16),
        candidate(NullAction::Take(3), 0.45, 0.03, 80),
    ];
    let decision = Decision::<NullGame> { action: NullAction::Take(1), candidates };
    let comparison = decision.comparison(|_| false).unwrap();
    assert_eq!(*comparison.other, NullAction::Look);
    assert!((comparison.chosen - 0.56).abs() < 1e-6 && (comparison.other_chance - 0.50).abs() < 1e-6);
    let decision = Decision { action: NullAction::Look, ..decision };
    assert_eq!(*decision.comparison(|_| false).unwrap().other, NullAction::Take(1));
    let comparison = decision.comparison(|other| *other == NullAction::Take(1)).unwrap();
    assert_eq!(*comparison.other, NullAction::Take(3), "a move that is alike is passed over");
}

#[test]
fn worths_and_fixed_rules_compare_no_chances() {
    let candidates =
        vec![Candidate::with_worth(NullAction::Look, 0.0), Candidate::with_worth(NullAction::Take(1), 1.0)];
    let decision = Decision::<NullGame> { action: NullAction::Take(1), candidates };
    assert_eq!(decision.chosen(), Some(&decision.candidates[1]));
    assert_eq!(decision.comparison(|_| false), None);
    assert_eq!(Decision::<NullGame>::without_candidates(NullAction::Look).chosen(), None);
}

#[test]
fn players_of_a_lineup_play_a_game_to_its_end() {
    let (_, mut game) = game_with_stones(21);
    let mut lineup = Lineup::<NullGame>::new([PlayerKind::Titan, PlayerKind::Random], 3);
    let mut steps = 0;
    while let Some(decision) = game.read(|table| lineup.choose(table)) {
        game.act(decision.action).unwrap();
        steps += 1;
    }
    assert!(steps >= 7 && game.read(|table| table.stones) == 0);
}

#[test]
fn a_player_that_looks_ahead_leaves_a_multiple_of_four() {
    for stones in [5, 6, 7, 9, 10, 11] {
        let (setup, mut game) = game_with_stones(stones);
        let random = stream_of_player(setup.seed, 0, SeatId(0));
        let decision = game.read(|table| {
            let pending =
                PendingDecision::<NullGame>::at_table(table, setup.clone(), SeatId(0), PlayerKind::Titan, random);
            pending.decide(&|| false).unwrap()
        });
        assert_eq!(decision.action, NullAction::Take(stones % 4), "{decision:?}");
        assert!(decision.candidates.len() == 3 && decision.chosen().is_some());
    }
}

#[test]
fn a_decision_is_the_same_on_another_thread_and_none_if_it_is_interrupted() {
    let (setup, mut game) = game_with_stones(6);
    let random = stream_of_player(setup.seed, 0, SeatId(0));
    let pending =
        game.read(|table| PendingDecision::<NullGame>::at_table(table, setup, SeatId(0), PlayerKind::Titan, random));
    let here = pending.decide(&|| false);
    assert_eq!(pending.decide(&|| true), None);
    let there = thread::spawn(move || pending.decide(&|| false)).join().unwrap();
    assert!(here.is_some() && here == there);
}

#[test]
fn a_player_is_not_shown_the_secrets_of_others() {
    let (_, mut game) = game_with_stones(21);
    game.act(NullAction::Look).unwrap();
    let secrets = |game: &mut Game, seat| game.read(|table| NullGame::view(table, SeatId(seat)).table.secrets);
    assert!(secrets(&mut game, 0)[0].is_some());
    assert_eq!(secrets(&mut game, 1), [None, None]);
}

#[test]
fn a_playout_ends_where_its_policy_or_its_limit_says() {
    let (setup, mut game) = game_with_stones(21);
    let now = game.snapshot();
    let take_one = |table: &&NullTable| (table.stones > 3).then_some(NullAction::Take(1));
    let stones = |table: &&NullTable| table.stones;
    for (most_steps, left) in [(100, 3), (4, 15)] {
        let mut worlds = Worlds::<NullGame>::new(&setup, &now, most_steps).unwrap();
        let playout = worlds.play_out(&now, Some(&NullAction::Take(2)), take_one, stones).unwrap();
        assert_eq!((playout.judgement, playout.steps), (left, 19 - left));
        assert!(worlds.play_out(&now, Some(&NullAction::Take(9)), take_one, stones).is_none());
    }
    assert!(Worlds::<NullGame>::new(&NullSetup { seats: 3, seed: 5 }, &now, 1).is_none());
}
