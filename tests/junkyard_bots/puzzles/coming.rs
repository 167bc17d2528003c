//! Predictions of what follows a take, played out at the engine: the others never do more damage
//! than predicted, and they can do that much.

use junkyard_bots::action::{Action, Phase, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::{GripperKind, PartId, TileKind};
use junkyard_bots::puzzles::{Puzzle, PuzzleAim, PuzzleVerdict, Refutation, judge_actions, puzzle_book};
use junkyard_bots::round::LegalActions;
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use shell::seats::stream_of_player;

/// Random games after each first action.
const GAMES: u64 = 300;

fn puzzles() -> Vec<(u16, &'static Puzzle, &'static Action)> {
    let entries =
        puzzle_book().entries().iter().map(|entry| (entry.number, entry.proved.puzzle(), &entry.proved.answer()[0]));
    entries.filter(|(_, puzzle, _)| puzzle.goal().aim == PuzzleAim::Survive).collect()
}

fn below(random: &mut ChaCha8Rng, count: usize) -> usize {
    random.next_u32() as usize % count
}

/// A take of a bomb of those that `wanted` names, somewhere; or a pass.
fn take(game: &mut Game, wanted: &dyn Fn(PartId) -> bool, random: &mut ChaCha8Rng) -> Action {
    let LegalActions::Take(takes) = game.legal_actions() else { return Action::Pass };
    let bombs: Vec<_> = game.read(|table| {
        let is_bomb = |part: PartId| table.part(part).is_some_and(|part| table.is_of_kind(&part, TileKind::Bomb));
        takes.parts().filter(|&(part, ..)| is_bomb(part) && wanted(part)).collect()
    });
    if bombs.is_empty() {
        return Action::Pass;
    }
    let (part, _, size) = bombs[below(random, bombs.len())];
    let places = takes.places(GripperKind::Claw, size);
    Action::Take { part, placement: places[below(random, places.len())] }
}

/// The power that is left to the puzzle's player after the battle, if nothing more is taken after
/// `first`, and the others take and throw at random what `wanted` names.
fn left(puzzle: &Puzzle, first: &Action, wanted: &dyn Fn(PartId) -> bool, random: &mut ChaCha8Rng) -> u16 {
    let mut game = Game::from_snapshot(puzzle.setup(), puzzle.table()).unwrap();
    let own = puzzle.seat();
    let mut left = game.read(|table| u16::from(table.power(own)));
    let mut action = first.clone();
    loop {
        for event in game.act(action).unwrap() {
            match event {
                TableEvent::Attacked { target, power, .. } if target == own => left = power.into(),
                _ => {}
            }
        }
        let state = game.state().clone();
        let Some(turn) = state.turn.filter(|_| matches!(state.phase, Phase::Scrounge | Phase::Battle)) else { break };
        action = match game.legal_actions() {
            _ if turn.seat == own => Action::Pass,
            LegalActions::Attack(attacks) => {
                // Mostly all at once, which is mostly the worst.
                let all = below(random, 2) == 0;
                let mut bombs = attacks.bombs().to_vec();
                bombs.retain(|_| all || below(random, 2) == 0);
                if bombs.is_empty() { Action::Pass } else { Action::Attack { target: own, bombs } }
            }
            _ => take(&mut game, wanted, random),
        };
    }
    left
}

#[test]
fn rule_6_4_after_the_answer_no_play_of_the_others_takes_more() {
    assert!(puzzles().len() >= 6, "{}", puzzles().len());
    for (number, puzzle, answer) in puzzles() {
        let mut random = stream_of_player(number.into(), 0, puzzle.seat());
        let games = (0..GAMES).map(|_| left(puzzle, answer, &|_| true, &mut random));
        let least = games.min().unwrap();
        assert!(least >= puzzle.goal().amount, "puzzle {number}: {least} of {}", puzzle.goal().amount);
    }
}

#[test]
fn rule_6_3_what_refutes_a_pass_can_be_done() {
    for (number, puzzle, _) in puzzles() {
        let verdict = judge_actions(puzzle, &[Action::Pass]).unwrap();
        let PuzzleVerdict::Failed { amount, why: Refutation::TooLittlePower { throws, power_left: said } } = verdict
        else {
            panic!()
        };
        assert_eq!(amount, said);
        assert!(said < puzzle.goal().amount && !throws.is_empty());
        let named: Vec<PartId> = throws.iter().flat_map(|coming| coming.bombs.clone()).collect();
        let mut random = stream_of_player(number.into(), 1, puzzle.seat());
        let mut games =
            (0..10 * GAMES).map(|_| left(puzzle, &Action::Pass, &|part| named.contains(&part), &mut random));
        assert!(games.any(|left| left == said), "puzzle {number}: {said} is never left");
    }
}

#[test]
fn rule_5_4_every_other_take_leaves_less() {
    for (number, puzzle, answer) in puzzles() {
        let mut game = Game::from_snapshot(puzzle.setup(), puzzle.table()).unwrap();
        let LegalActions::Take(takes) = game.legal_actions() else { panic!() };
        let Action::Take { part: right, .. } = *answer else { panic!() };
        let mut tile = |part| game.read(|table| table.part(part).unwrap().tile);
        let right = tile(right);
        for (part, by, size) in takes.parts() {
            let action = Action::Take { part, placement: takes.places(by, size)[0] };
            // Another bomb of the same size is the same answer, if it lies open for all.
            if tile(part) != right {
                let verdict = judge_actions(puzzle, &[action]).unwrap();
                assert!(matches!(verdict, PuzzleVerdict::Failed { .. }), "puzzle {number}: {verdict:?}");
            }
        }
        assert_eq!(judge_actions(puzzle, std::slice::from_ref(answer)), Ok(PuzzleVerdict::Solved), "puzzle {number}");
    }
}
