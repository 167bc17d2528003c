//! Search for puzzles in simulated games. A position makes a puzzle if its aim is wanted, if it is
//! neither obvious nor like another position, and if it has one best answer.

mod obvious;
mod positions;
mod signature;
mod wanted;

use std::collections::BTreeMap;

use rayon::prelude::*;

pub(super) use positions::{positions_of_game, setup_of_game};
pub use wanted::{GeneratedPuzzle, WantedPuzzles, choose_puzzles};

use self::obvious::{is_obvious, takes_all};
use self::signature::{PuzzleSignature, signature_of};
use super::goal::{Level, PuzzleAim, PuzzleGoal, PuzzleKind};
use super::proved::ProvedPuzzle;
use super::puzzle::{Puzzle, puzzle_table};
use super::rating::Rating;
use super::search::{SearchResult, makes_puzzle, search_answers};
use crate::robot::Ability;
use crate::table::{Setup, Snapshot};

/// Games searched in parallel before the wanted puzzles are counted again. Fixed, so that the
/// result does not depend on the number of cores.
const GAMES_AT_ONCE: u64 = 16;
/// Maximum number of puzzles of one aim that are rated in a game.
const MOST_RATED: usize = 2;
/// Rebuilds are searched in one of this many games, because they yield puzzles often and cost more
/// than all other aims.
const GAMES_FOR_A_BUILD: u64 = 4;
/// Budget for all searches in one game, in units of [`search_cost`].
const MOST_COST_OF_SEARCHES: u32 = 300;
/// Cost of playing a game, in units of [`search_cost`].
pub(super) const GAME_COST: u32 = 12;

/// Searches the games of a seed, at most `games` of them, until all wanted puzzles are found. The
/// same seed finds the same puzzles on every machine. Of puzzles that are alike only the first
/// counts, and of one game at most one for each aim.
///
/// `each` is called after every game, on any thread. When it returns false, the search ends after
/// the games under way and returns the puzzles found so far.
pub fn generate_puzzles(
    seed: u64,
    mut wanted: WantedPuzzles,
    games: u64,
    each: impl Fn() -> bool + Sync,
) -> Vec<GeneratedPuzzle> {
    let mut found: Vec<GeneratedPuzzle> = Vec::new();
    let mut sorts: Vec<PuzzleSignature> = Vec::new();
    let mut first = 0;
    while first < games && !wanted.is_empty() {
        let numbers = first..games.min(first + GAMES_AT_ONCE);
        let still = &wanted;
        let known = &sorts;
        let looked: Vec<(bool, Vec<(PuzzleSignature, GeneratedPuzzle)>)> = numbers
            .clone()
            .into_par_iter()
            .map(|number| {
                let found = puzzles_of_game(seed, number, still, known);
                (each(), found)
            })
            .collect();
        let goes_on = looked.iter().all(|(goes_on, _)| *goes_on);
        for (sort, generated) in looked.into_iter().flat_map(|(_, found)| found) {
            let aim = generated.proved.puzzle().goal().aim;
            let level = generated.proved.level();
            if !sorts.contains(&sort) && wanted.take_one(aim, level) {
                sorts.push(sort);
                found.push(generated);
            }
        }
        if !goes_on {
            break;
        }
        first = numbers.end;
    }
    found
}

/// Returns the wanted puzzles of one game, at most one for each aim.
fn puzzles_of_game(
    seed: u64,
    number: u64,
    wanted: &WantedPuzzles,
    known: &[PuzzleSignature],
) -> Vec<(PuzzleSignature, GeneratedPuzzle)> {
    let setup = setup_of_game(seed, number);
    let mut found: Vec<(PuzzleSignature, GeneratedPuzzle)> = Vec::new();
    let mut rated: BTreeMap<PuzzleAim, usize> = BTreeMap::new();
    let mut looked: Vec<PuzzleSignature> = Vec::new();
    let mut spent = 0;
    for (at, (table, aims)) in (0..).zip(positions_of_game(&setup, number)) {
        for aim in aims_in_turn(&aims, number + at) {
            let is_build = aim.kind() == PuzzleKind::Build;
            if is_build && !number.is_multiple_of(GAMES_FOR_A_BUILD) {
                continue;
            }
            let has_one = found.iter().any(|(_, one)| one.proved.puzzle().goal().aim == aim);
            let rated = rated.entry(aim).or_default();
            let is_wanted = wanted.has_any(aim, &Level::ALL) && spent + search_cost(aim) <= MOST_COST_OF_SEARCHES;
            if has_one || *rated >= MOST_RATED || !is_wanted {
                continue;
            }
            let sort = signature_of(&setup, &table, aim);
            if known.contains(&sort) || looked.contains(&sort) {
                continue;
            }
            looked.push(sort.clone());
            spent += search_cost(aim);
            let Some((puzzle, proof)) = find_puzzle(&setup, &table, aim) else { continue };
            *rated += 1;
            // Titan is slow, so it is asked only if a level that its result can lead to is wanted.
            let asks_titan = wanted.has_any(aim, &[Level::Middling, Level::Hard]);
            let Some(rating) = Rating::of(&puzzle, asks_titan) else { continue };
            if wanted.has(aim, rating.level()) {
                let proved = ProvedPuzzle::found(puzzle, proof.answer, rating);
                found.push((sort, GeneratedPuzzle { proved, game_number: number }));
            }
        }
    }
    found
}

/// Returns the aims at a position, starting from another one each time; of a rebuild's aims only
/// that first one, because searches for rebuilds are expensive. The start moves on every
/// [`GAMES_FOR_A_BUILD`] turns, because only such games are searched for rebuilds.
pub(super) fn aims_in_turn(aims: &[PuzzleAim], turn: u64) -> impl Iterator<Item = PuzzleAim> {
    let is_build = aims.iter().any(|aim| aim.kind() == PuzzleKind::Build);
    let count = if is_build { 1 } else { aims.len() };
    aims.iter().copied().cycle().skip((turn / GAMES_FOR_A_BUILD) as usize % aims.len().max(1)).take(count)
}

/// Average cost of a search, in milliseconds of a slow core: least where there is little to try,
/// most where whole robots are built.
pub(super) const fn search_cost(aim: PuzzleAim) -> u32 {
    match aim {
        PuzzleAim::Lift(_) | PuzzleAim::Eat => 1,
        PuzzleAim::PowerLost | PuzzleAim::LastRound | PuzzleAim::Hold(_) => 2,
        PuzzleAim::Survive => 3,
        PuzzleAim::Ability(Ability::Speed) => 25,
        PuzzleAim::Ability(_) => 80,
    }
}

/// Returns the puzzle with an aim at a table of a game, and its proof, if there is one.
pub(super) fn find_puzzle(setup: &Setup, table: &Snapshot, aim: PuzzleAim) -> Option<(Puzzle, SearchResult)> {
    let table = puzzle_table(setup, table, aim);
    if let PuzzleAim::Hold(by) = aim
        && takes_all(setup, &table, by)
    {
        return None;
    }
    let found = search_answers(setup, &table, aim).ok().filter(|found| makes_puzzle(aim, found))?;
    let puzzle = Puzzle::new(setup.clone(), table, PuzzleGoal { aim, amount: found.best })?;
    (puzzle.amount_suits_aim() && !is_obvious(&puzzle)).then_some((puzzle, found))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::parts::GripperKind;

    #[test]
    fn the_same_seed_finds_the_same_puzzles() {
        let wanted = || {
            WantedPuzzles::only(PuzzleAim::PowerLost, Level::Hard, 1).and(WantedPuzzles::only(
                PuzzleAim::Lift(GripperKind::Claw),
                Level::Easy,
                1,
            ))
        };
        let once = generate_puzzles(3, wanted(), 48, || true);
        assert!(!once.is_empty());
        assert_eq!(once, generate_puzzles(3, wanted(), 48, || true));
        let games = AtomicU64::new(0);
        let count = || games.fetch_add(1, Ordering::Relaxed) > GAMES_AT_ONCE;
        generate_puzzles(3, wanted(), 20 * GAMES_AT_ONCE, count);
        assert_eq!(games.into_inner(), GAMES_AT_ONCE, "those that had begun when it was told to end");
    }
}
