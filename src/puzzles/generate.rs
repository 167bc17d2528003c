//! Search for puzzles in simulated games.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::goal::{Ability, Aim, Goal, Kind, Level};
use super::obvious::{is_obvious, takes_all};
use super::positions::{positions, setup};
use super::proved::Proved;
use super::puzzle::{Puzzle, as_asked};
use super::rating::Rating;
use super::search::{Found, is_one, search};
use super::sort::{Sort, sort};
use super::wanted::{Generated, Wanted};
use crate::table::{Setup, Snapshot};

/// Games searched in parallel before the wanted puzzles are counted again. Fixed, so that the
/// result does not depend on the number of cores.
const GAMES_AT_ONCE: u64 = 16;
/// Maximum number of puzzles of one aim that are rated in a game.
const MOST_RATED: usize = 2;
/// Rebuilds are searched in one of this many games, because they yield puzzles often and cost more
/// than all other aims.
const GAMES_FOR_A_BUILD: u64 = 4;
/// Budget for all searches in one game, in units of [`cost`].
const MOST_COST: u32 = 300;
/// Cost of playing a game, in units of [`cost`].
pub(super) const GAME_COST: u32 = 12;

/// Searches the games of a seed, at most `games` of them, until all wanted puzzles are found. The
/// same seed finds the same puzzles on every machine. Of puzzles that are alike only the first
/// counts, and of one game at most one for each aim.
///
/// `each` is called after every game, on any thread. When it returns false, the search ends after
/// the games under way and returns the puzzles found so far.
pub fn generate(seed: u64, mut wanted: Wanted, games: u64, each: impl Fn() -> bool + Sync) -> Vec<Generated> {
    let mut found: Vec<Generated> = Vec::new();
    let mut sorts: Vec<Sort> = Vec::new();
    let mut first = 0;
    while first < games && !wanted.is_empty() {
        let numbers = first..games.min(first + GAMES_AT_ONCE);
        let still = &wanted;
        let known = &sorts;
        let looked: Vec<(bool, Vec<(Sort, Generated)>)> = numbers
            .clone()
            .into_par_iter()
            .map(|number| {
                let found = of_game(seed, number, still, known);
                (each(), found)
            })
            .collect();
        let goes_on = looked.iter().all(|(goes_on, _)| *goes_on);
        for (sort, generated) in looked.into_iter().flat_map(|(_, found)| found) {
            let aim = generated.proved.puzzle().goal().aim;
            let level = generated.proved.level();
            if !sorts.contains(&sort) && wanted.take(aim, level) {
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
fn of_game(seed: u64, number: u64, wanted: &Wanted, known: &[Sort]) -> Vec<(Sort, Generated)> {
    let setup = setup(seed, number);
    let mut found: Vec<(Sort, Generated)> = Vec::new();
    let mut rated: BTreeMap<Aim, usize> = BTreeMap::new();
    let mut looked: Vec<Sort> = Vec::new();
    let mut spent = 0;
    for (at, (table, aims)) in (0..).zip(positions(&setup, number)) {
        for aim in in_turn(&aims, number + at) {
            let is_build = aim.kind() == Kind::Build;
            if is_build && !number.is_multiple_of(GAMES_FOR_A_BUILD) {
                continue;
            }
            let has_one = found.iter().any(|(_, one)| one.proved.puzzle().goal().aim == aim);
            let rated = rated.entry(aim).or_default();
            let is_wanted = wanted.has_any(aim, &Level::ALL) && spent + cost(aim) <= MOST_COST;
            if has_one || *rated >= MOST_RATED || !is_wanted {
                continue;
            }
            let sort = sort(&setup, &table, aim);
            if known.contains(&sort) || looked.contains(&sort) {
                continue;
            }
            looked.push(sort.clone());
            spent += cost(aim);
            let Some((puzzle, proof)) = puzzle(&setup, &table, aim) else { continue };
            *rated += 1;
            // Titan is slow, so it is asked only if a level that its result can lead to is wanted.
            let asks_titan = wanted.has_any(aim, &[Level::Middling, Level::Hard]);
            let Some(rating) = Rating::of(&puzzle, asks_titan) else { continue };
            if wanted.has(aim, rating.level()) {
                let proved = Proved::found(puzzle, proof.answer, rating);
                found.push((sort, Generated { proved, game: number }));
            }
        }
    }
    found
}

/// Returns the aims at a position, starting from another one each time; of a rebuild's aims only
/// that first one, because searches for rebuilds are expensive. The start moves on every
/// [`GAMES_FOR_A_BUILD`] turns, because only such games are searched for rebuilds.
pub(super) fn in_turn(aims: &[Aim], turn: u64) -> impl Iterator<Item = Aim> {
    let is_build = aims.iter().any(|aim| aim.kind() == Kind::Build);
    let count = if is_build { 1 } else { aims.len() };
    aims.iter().copied().cycle().skip((turn / GAMES_FOR_A_BUILD) as usize % aims.len().max(1)).take(count)
}

/// Average cost of a search, in milliseconds of a slow core: least where there is little to try,
/// most where whole robots are built.
pub(super) const fn cost(aim: Aim) -> u32 {
    match aim {
        Aim::Lift(_) | Aim::Eat => 1,
        Aim::PowerLost | Aim::LastRound | Aim::Hold(_) => 2,
        Aim::Survive => 3,
        Aim::Ability(Ability::Speed) => 25,
        Aim::Ability(_) => 80,
    }
}

/// Returns the puzzle with an aim at a table of a game, and its proof, if there is one.
pub(super) fn puzzle(setup: &Setup, table: &Snapshot, aim: Aim) -> Option<(Puzzle, Found)> {
    let table = as_asked(setup, table, aim);
    if let Aim::Hold(by) = aim
        && takes_all(setup, &table, by)
    {
        return None;
    }
    let found = search(setup, &table, aim).ok().filter(|found| is_one(aim, found))?;
    let puzzle = Puzzle::new(setup.clone(), table, Goal { aim, amount: found.best })?;
    (puzzle.is_enough() && !is_obvious(&puzzle)).then_some((puzzle, found))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::parts::GripperKind;

    #[test]
    fn the_same_seed_finds_the_same_puzzles() {
        let wanted = || {
            Wanted::only(Aim::PowerLost, Level::Hard, 1).and(Wanted::only(Aim::Lift(GripperKind::Claw), Level::Easy, 1))
        };
        let once = generate(3, wanted(), 48, || true);
        assert!(!once.is_empty());
        assert_eq!(once, generate(3, wanted(), 48, || true));
        let games = AtomicU64::new(0);
        let count = || games.fetch_add(1, Ordering::Relaxed) > GAMES_AT_ONCE;
        generate(3, wanted(), 20 * GAMES_AT_ONCE, count);
        assert_eq!(games.into_inner(), GAMES_AT_ONCE, "those that had begun when it was told to end");
    }
}
