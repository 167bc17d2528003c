//! A decision holds what decided: the compared moves, and the numbers that they were compared by.

use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Decision, Situation, decide_as};
use junkyard_bots::table::Setup;
use shell::seats::{PlayerKind, stream_of_player};
use shell::thinking::{SampledChance, Value};

/// Worlds in which a move is tried that is eliminated after one, two, three or four rounds.
const WORLDS_AFTER_ROUNDS: [u32; 4] = [16, 40, 80, 140];

/// Decisions of a player in the first steps of a game that it plays on all seats.
fn decisions(player: PlayerKind, seed: u64, steps: usize) -> Vec<Decision> {
    let setup = Setup::new(2, seed);
    let (mut game, _) = Game::new(&setup).unwrap();
    let mut decisions = Vec::new();
    while let Some(seat) = game.state().active_seat().filter(|_| decisions.len() < steps) {
        let view = game.view(seat);
        let legal = game.legal_actions();
        let situation = Situation::new(&setup, &view, &legal);
        let decide = || decide_as(player, &situation, &mut stream_of_player(seed, decisions.len(), seat));
        let decision = decide();
        if decisions.len() % 8 == 0 {
            assert_eq!(decision, decide(), "the same step has the same decision");
        }
        game.act(decision.action.clone()).unwrap();
        decisions.push(decision);
    }
    decisions
}

fn chances(decision: &Decision) -> Vec<SampledChance> {
    decision.candidates.iter().filter_map(|candidate| candidate.value.chance()).collect()
}

#[test]
fn the_chosen_move_is_one_of_the_candidates() {
    for (player, steps) in [(PlayerKind::Cog, 200), (PlayerKind::Titan, 40)] {
        let decisions = decisions(player, 21, steps);
        let compared: Vec<&Decision> = decisions.iter().filter(|decision| !decision.candidates.is_empty()).collect();
        assert!(compared.len() * 3 > decisions.len(), "{player:?}: {} of {}", compared.len(), decisions.len());
        for decision in compared {
            assert!(decision.chosen().is_some(), "{decision:?}");
            let is_twice = |number: usize| {
                let candidate = &decision.candidates[number];
                decision.candidates[..number].iter().any(|other| other.action == candidate.action)
            };
            assert!(!(0..decision.candidates.len()).any(is_twice), "{decision:?}");
        }
    }
}

#[test]
fn the_move_of_the_greatest_worth_is_chosen_by_cog() {
    for decision in decisions(PlayerKind::Cog, 22, 200).iter().filter(|decision| !decision.candidates.is_empty()) {
        let worth = |value: Value| match value {
            Value::Worth(worth) => worth,
            Value::Chance(_) => panic!("{decision:?}"),
        };
        let most = decision.candidates.iter().map(|candidate| worth(candidate.value)).fold(f32::MIN, f32::max);
        assert_eq!(worth(decision.chosen().unwrap().value), most, "{decision:?}");
    }
}

#[test]
fn players_that_follow_rules_compare_nothing() {
    for player in [PlayerKind::Random, PlayerKind::Tidy, PlayerKind::Rusty] {
        assert!(decisions(player, 23, 60).iter().all(|decision| decision.candidates.is_empty()), "{player:?}");
    }
}

#[test]
fn titans_move_leads_the_first_beyond_doubt_and_is_tried_in_the_most_worlds() {
    let decisions = decisions(PlayerKind::Titan, 24, 40);
    let mut eliminated = 0;
    let mut others = 0;
    for decision in decisions.iter().filter(|decision| !decision.candidates.is_empty()) {
        let chances = chances(decision);
        assert_eq!(chances.len(), decision.candidates.len());
        let first = chances[0];
        assert_eq!((first.lead, first.standard_error), (0.0, 0.0));
        assert!(first.worlds <= WORLDS_AFTER_ROUNDS[3], "{decision:?}");
        for chance in &chances {
            assert!((-0.001..1.001).contains(&chance.mean()) && chance.standard_error >= 0.0, "{decision:?}");
            // The steps of all worlds together are limited, which may cut the last round short.
            let is_whole = WORLDS_AFTER_ROUNDS.contains(&chance.worlds) || chance.worlds == first.worlds;
            assert!(is_whole, "{} worlds of {}", chance.worlds, first.worlds);
            eliminated += usize::from(chance.worlds < first.worlds);
        }
        let chosen = decision.chosen().unwrap().value.chance().unwrap();
        if decision.action != decision.candidates[0].action {
            assert!(chosen.lead > chosen.standard_error && chosen.worlds == first.worlds, "{decision:?}");
            others += 1;
        }
        let comparison = decision.comparison(|_| false).unwrap();
        assert!((0.0..=1.0).contains(&comparison.chosen) && (0.0..=1.0).contains(&comparison.other_chance));
        assert_ne!(*comparison.other, decision.action);
    }
    assert!(eliminated > 20 && others > 0, "{eliminated} moves eliminated, {others} decisions against the first");
}
