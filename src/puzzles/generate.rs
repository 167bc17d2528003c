//! Finding puzzles in simulated games.

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

/// Games that are looked through together, before it is asked what is still wanted.
const GAMES_AT_ONCE: u64 = 16;
/// Puzzles of an aim that are rated in one game at most.
const MOST_RATED: usize = 2;
/// Rebuilds are looked at in one of so many games: they make puzzles often, and cost more than all
/// the rest.
const GAMES_FOR_A_BUILD: u64 = 4;
/// What all searches in one game may cost, in [`cost`]s.
const MOST_COST: u32 = 300;
/// What it costs to play a game, in the same.
pub(super) const GAME_COST: u32 = 12;

/// Looks for puzzles in the games of a seed until all that are wanted are found, at most so many
/// games. The same seed finds the same puzzles on every machine. Of puzzles that are alike only the
/// first counts, and of one game at most one of each aim.
///
/// `each` is called after every game, on any core; when it answers that no more is wanted, what was
/// found so far is returned.
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

/// The puzzles of one game that are wanted, at most one of each aim.
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
            // Titan thinks long: it is asked only where what it says could matter.
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

/// The aims at a position, another one first each time; of those of a rebuild only that one.
pub(super) fn in_turn(aims: &[Aim], turn: u64) -> impl Iterator<Item = Aim> {
    let is_build = aims.iter().any(|aim| aim.kind() == Kind::Build);
    let count = if is_build { 1 } else { aims.len() };
    aims.iter().copied().cycle().skip((turn / GAMES_FOR_A_BUILD) as usize % aims.len().max(1)).take(count)
}

/// What a search costs on average, in milliseconds of a slow core: nearly nothing where there is
/// little to try, most where whole robots are built.
pub(super) const fn cost(aim: Aim) -> u32 {
    match aim {
        Aim::Lift(_) | Aim::Eat => 1,
        Aim::PowerLost | Aim::LastRound | Aim::Hold(_) => 2,
        Aim::Survive => 3,
        Aim::Ability(Ability::Speed) => 25,
        Aim::Ability(_) => 80,
    }
}

/// The puzzle at a table of a game with an aim, and its proof, if there is one.
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
