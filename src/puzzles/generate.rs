//! Finding puzzles in simulated games.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::goal::{Aim, Goal, Kind, Level};
use super::obvious::{is_obvious, takes_all};
use super::positions::{positions, setup};
use super::proved::Proved;
use super::puzzle::{Puzzle, as_asked};
use super::rating::Rating;
use super::search::{Found, is_one, search};
use super::sort::{Sort, sort};
use crate::table::{Setup, Snapshot};

/// Games that are looked through together, before it is asked what is still wanted.
const GAMES_AT_ONCE: u64 = 16;
/// Puzzles of a kind that are rated in one game at most.
const MOST_RATED: usize = 3;

/// How many puzzles are wanted of each kind and level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted(BTreeMap<(Kind, Level), usize>);

impl Wanted {
    /// So many of every kind and level.
    pub fn each(count: usize) -> Self {
        let levels = |kind| Level::ALL.into_iter().map(move |level| ((kind, level), count));
        Self(Kind::ALL.into_iter().flat_map(levels).collect())
    }

    /// What is missing of so many of every kind and level.
    pub fn missing(count: usize, there: impl IntoIterator<Item = (Kind, Level)>) -> Self {
        let mut wanted = Self::each(count);
        for (kind, level) in there {
            wanted.take(kind, level);
        }
        wanted
    }

    /// Whether nothing is wanted any more.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|&count| count == 0)
    }

    /// Whether a puzzle of a kind is still wanted, of any level.
    fn has_kind(&self, kind: Kind) -> bool {
        self.0.iter().any(|(&(wanted, _), &count)| wanted == kind && count > 0)
    }

    /// Whether a puzzle of a kind and level is still wanted.
    fn has(&self, kind: Kind, level: Level) -> bool {
        self.0.get(&(kind, level)).is_some_and(|&count| count > 0)
    }

    /// Takes one off; whether there was one to take.
    fn take(&mut self, kind: Kind, level: Level) -> bool {
        match self.0.get_mut(&(kind, level)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }
}

/// A puzzle and the game in which it was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Generated {
    /// The puzzle, proved.
    pub proved: Proved,
    /// The number of the game, from 0.
    pub game: u64,
}

/// Looks for puzzles in the games of a seed until all that are wanted are found, at most so many games. The same seed finds the same puzzles
/// on every machine. Of puzzles that are alike only the first counts, and of one game at most one of each kind.
///
/// `each` is called after every game, on any core; when it answers that no more is wanted, what was found so far is returned.
pub fn generate(seed: u64, mut wanted: Wanted, games: u64, each: impl Fn() -> bool + Sync) -> Vec<Generated> {
    let mut found: Vec<Generated> = Vec::new();
    let mut sorts: Vec<Sort> = Vec::new();
    let mut first = 0;
    while first < games && !wanted.is_empty() {
        let numbers = first..games.min(first + GAMES_AT_ONCE);
        let (still, known) = (&wanted, &sorts);
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
            let (kind, level) = (generated.proved.puzzle().kind(), generated.proved.level());
            if !sorts.contains(&sort) && wanted.take(kind, level) {
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

/// The puzzles of one game that are wanted, at most one of each kind.
fn of_game(seed: u64, number: u64, wanted: &Wanted, known: &[Sort]) -> Vec<(Sort, Generated)> {
    let setup = setup(seed, number);
    let mut found: Vec<(Sort, Generated)> = Vec::new();
    let mut rated: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut looked: Vec<Sort> = Vec::new();
    for (table, aims) in positions(&setup, number) {
        for aim in aims {
            let kind = aim.kind();
            let has_one = found.iter().any(|(_, one)| one.proved.puzzle().kind() == kind);
            let rated = rated.entry(kind).or_default();
            if has_one || *rated >= MOST_RATED || !wanted.has_kind(kind) {
                continue;
            }
            let sort = sort(&setup, &table, aim);
            if known.contains(&sort) || looked.contains(&sort) {
                continue;
            }
            looked.push(sort.clone());
            let Some((puzzle, proof)) = puzzle(&setup, &table, aim) else { continue };
            *rated += 1;
            let Some(rating) = Rating::of(&puzzle, true) else { continue };
            if wanted.has(kind, rating.level()) {
                let proved = Proved::found(puzzle, proof.answer, rating);
                found.push((sort, Generated { proved, game: number }));
            }
        }
    }
    found
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
    use super::*;

    #[test]
    fn the_same_seed_finds_the_same_puzzles() {
        let wanted = || Wanted(BTreeMap::from([((Kind::Battle, Level::Hard), 1), ((Kind::Take, Level::Easy), 1)]));
        let once = generate(3, wanted(), 48, || true);
        assert!(!once.is_empty());
        assert_eq!(once, generate(3, wanted(), 48, || true));
        assert!(generate(3, wanted(), 48, || false).len() <= once.len(), "interrupted");
    }
}
