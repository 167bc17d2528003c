//! The book: every puzzle proved again by search, and what is wrong is refused.

use std::collections::HashSet;
use std::thread;

use junkyard_bots::action::Action;
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::random;
use junkyard_bots::puzzles::{
    Attempt, BookEntry, BookError, GeneratedPuzzle, Level, Puzzle, PuzzleAim, PuzzleBook, PuzzleError, PuzzleGoal,
    PuzzleKind, PuzzleVerdict, Rating, choose_puzzles, judge_actions, puzzle_book,
};
use junkyard_bots::robot::Ability;
use junkyard_bots::round::LegalActions;
use shell::seats::stream_of_player;

const FILE: &str = include_str!("../../../assets/games/junkyard_bots/puzzles/book.ron");

#[test]
fn every_puzzle_of_the_book_is_proved_again() {
    let entries = puzzle_book().entries();
    thread::scope(|scope| {
        for half in entries.chunks(entries.len().div_ceil(2)) {
            scope.spawn(|| half.iter().for_each(|entry| assert_eq!(entry.verify(), Ok(()), "puzzle {}", entry.number)));
        }
    });
}

#[test]
fn the_book_has_puzzles_of_all_kinds_and_levels_by_number() {
    let book = puzzle_book();
    assert!(book.entries().len() >= 60, "{}", book.entries().len());
    assert!(book.entries().iter().map(|entry| entry.number).eq(1..=book.entries().len() as u16));
    let count = |wanted: &dyn Fn(&BookEntry) -> bool| book.entries().iter().filter(|entry| wanted(entry)).count();
    for kind in PuzzleKind::ALL {
        let of_kind = count(&|entry| entry.proved.kind() == kind);
        assert!(of_kind >= 7, "{kind:?}: {of_kind}");
        let levels = Level::ALL.into_iter().filter(|&level| book.entries_of(kind, level).next().is_some());
        assert!(levels.count() >= 2, "{kind:?}");
    }
    for level in Level::ALL {
        let of_level = count(&|entry| entry.proved.level() == level);
        assert!(of_level >= 12, "{level:?}: {of_level}");
    }
    let of_aim = |aim: PuzzleAim| count(&|entry| entry.proved.puzzle().goal().aim == aim);
    assert!(of_aim(PuzzleAim::Survive) >= 6);
    for ability in Ability::ALL.map(PuzzleAim::Ability) {
        assert!((1..10).contains(&of_aim(ability)), "{ability:?}: {}", of_aim(ability));
    }
    assert_eq!(PuzzleBook::from_ron(FILE).unwrap().to_ron(), FILE, "written as it was read");
}

/// Something legal that is not the answer: to pass, or to build what stands.
fn worse(entry: &BookEntry) -> Action {
    let mut attempt = Attempt::new(entry.proved.puzzle()).unwrap();
    match attempt.game().legal_actions() {
        LegalActions::Build(_) => Action::Build(Vec::new()),
        _ => Action::Pass,
    }
}

#[test]
fn the_kept_answer_solves_it_and_giving_up_fails_with_a_reason() {
    for entry in puzzle_book().entries() {
        let puzzle = entry.proved.puzzle();
        assert_eq!(judge_actions(puzzle, entry.proved.answer()), Ok(PuzzleVerdict::Solved), "puzzle {}", entry.number);
        let verdict = judge_actions(puzzle, &[worse(entry)]).unwrap();
        assert!(matches!(verdict, PuzzleVerdict::Failed { .. }), "puzzle {}: {verdict:?}", entry.number);
    }
}

#[test]
fn the_goals_of_a_kind_take_turns_and_those_found_first_come_first() {
    let found: Vec<GeneratedPuzzle> = (0..)
        .zip(puzzle_book().entries())
        .map(|(game, entry)| GeneratedPuzzle { proved: entry.proved.clone(), game_number: game })
        .collect();
    let mut all = choose_puzzles(&found, usize::MAX);
    assert_eq!(all.len(), found.len());
    all.sort_by_key(|one| one.game_number);
    assert_eq!(all, found, "nothing twice");
    let aims = |each| {
        let aims = choose_puzzles(&found, each).into_iter().filter(|one| one.proved.kind() == PuzzleKind::Build);
        let hard = aims.filter(|one| one.proved.level() == Level::Hard);
        hard.map(|one| one.proved.puzzle().goal().aim).collect::<HashSet<_>>().len()
    };
    let most = aims(usize::MAX);
    assert!(most > 2, "{most}");
    assert_eq!([aims(1), aims(2), aims(most)], [1, 2, most]);
}

#[test]
fn more_than_the_best_is_refused_by_its_proof() {
    let entry = &puzzle_book().entries()[0];
    let puzzle = entry.proved.puzzle();
    let goal = PuzzleGoal { amount: puzzle.goal().amount + 1, ..puzzle.goal() };
    let asked = Puzzle::new(puzzle.setup().clone(), puzzle.table().clone(), goal).unwrap();
    let text = junkyard_bots::puzzles::to_text(&asked);
    let asked = goal.amount;
    let best = goal.amount - 1;
    assert_eq!(junkyard_bots::puzzles::from_text(&text), Err(PuzzleError::NotTheBest { asked, best }));
}

#[test]
fn a_wrong_book_is_refused_with_the_number_of_the_puzzle() {
    assert!(matches!(PuzzleBook::from_ron("("), Err(BookError::Malformed(_))));
    let twice = FILE.replacen("number: 2,", "number: 1,", 1);
    assert_eq!(PuzzleBook::from_ron(&twice), Err(BookError::Twice(1)));
    let powerful = FILE.replacen("powers: [\n    ", "powers: [\n    9", 1);
    assert!(matches!(
        PuzzleBook::from_ron(&powerful),
        Err(BookError::Puzzle { number: 1, fault: PuzzleError::Table(_) })
    ));
}

#[test]
fn no_computer_player_reaches_more_than_the_best() {
    for entry in puzzle_book().entries() {
        let puzzle = entry.proved.puzzle();
        let goal = PuzzleGoal { amount: puzzle.goal().amount + 1, ..puzzle.goal() };
        // More than a victory there is not.
        if goal.aim == PuzzleAim::LastRound {
            continue;
        }
        let more = Puzzle::new(puzzle.setup().clone(), puzzle.table().clone(), goal).unwrap();
        let rating = Rating::of(&more, false).unwrap();
        assert_eq!((rating.rusty, rating.cog), (0, 0), "puzzle {}", entry.number);
        let mut attempt = Attempt::new(&more).unwrap();
        for seed in 0..40 {
            attempt.restart().unwrap();
            let mut random = stream_of_player(seed, 0, more.seat());
            while matches!(attempt.verdict(), PuzzleVerdict::Open { .. }) {
                let legal = attempt.game().legal_actions();
                let action = random::choose(&more.setup().tiles, &legal, &mut random);
                attempt.act(action).unwrap();
            }
            assert_ne!(attempt.verdict(), &PuzzleVerdict::Solved, "puzzle {}", entry.number);
        }
    }
}
