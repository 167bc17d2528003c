//! The puzzle of a day, generated on demand.

use super::book::puzzle_book;
use super::date::Date;
use super::generate::{GAME_COST, aims_in_turn, find_puzzle, positions_of_game, search_cost, setup_of_game};
use super::goal::{PuzzleAim, PuzzleKind};
use super::proved::ProvedPuzzle;
use super::rating::Rating;
use crate::robot::Ability;
use crate::table::{Setup, Snapshot};

/// Budget for finding a puzzle of the day's kind, in units of [`search_cost`].
const COST_OF_KIND: u32 = 1_400;
/// Budget for the day as a whole, in units of [`search_cost`]. What exceeds [`COST_OF_KIND`] is
/// reserved for the rebuilds that are tried last.
const MOST_COST_OF_DAY: u32 = 1_800;
/// Maximum number of rebuild positions kept in case no other puzzle is found.
const MOST_REBUILDS: usize = 64;

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq)]
pub enum DailyPuzzle {
    /// A puzzle found in the games of this day.
    Made(Box<ProvedPuzzle>),
    /// The puzzle of the book with this number, because none was found within the budget.
    FromBook(u16),
}

/// Makes the puzzle of a day: the same on every machine, because it depends on nothing but the
/// date.
///
/// The kinds take turns from day to day. The search has a budget, counted and not timed. If the
/// games yield no puzzle of the day's kind within it, the puzzle is the first of another kind that
/// they yielded; or else a rebuild, of which there are many; or else one of the book, which
/// happened on two of sixty days. Titan rates the puzzle only if it is a rebuild (see
/// [`super::rating`]).
pub fn daily_puzzle(date: Date) -> DailyPuzzle {
    let day = u64::from(date.number());
    let kind = PuzzleKind::ALL[(day % PuzzleKind::ALL.len() as u64) as usize];
    let mut search = DailySearch { kind, spent: 0, other: None, rebuilds: Vec::new() };
    let made = search.find_puzzle_of_kind(day).or(search.other.take()).or_else(|| search.rebuild_puzzle(day));
    made.map_or_else(|| puzzle_of_book(day, kind), |proved| DailyPuzzle::Made(Box::new(proved)))
}

struct DailySearch {
    kind: PuzzleKind,
    spent: u32,
    /// First puzzle found of another kind than the day's.
    other: Option<ProvedPuzzle>,
    /// Rebuild positions, kept if the day's kind is another one.
    rebuilds: Vec<(Setup, Snapshot)>,
}

impl DailySearch {
    /// Searches the games of the day for a puzzle of the day's kind.
    fn find_puzzle_of_kind(&mut self, day: u64) -> Option<ProvedPuzzle> {
        // Game `number` of a seed is played with seed + number, so consecutive seeds would share
        // games. Multiplying by 2^64 divided by the golden ratio spreads the days' seeds far apart.
        let seed = day.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The number determines the seats, players and tile set; it starts elsewhere every day.
        for number in day % 1_000.. {
            if self.spent + GAME_COST > COST_OF_KIND {
                break;
            }
            self.spent += GAME_COST;
            let setup = setup_of_game(seed, number);
            for (at, (table, aims)) in (0..).zip(positions_of_game(&setup, number)) {
                for aim in aims_in_turn(&aims, number + at) {
                    if let Some(proved) = self.puzzle_at(&setup, &table, aim) {
                        return Some(proved);
                    }
                }
            }
        }
        None
    }

    /// Returns a puzzle of the day's kind at a table; the first one of another kind is kept
    /// instead.
    fn puzzle_at(&mut self, setup: &Setup, table: &Snapshot, aim: PuzzleAim) -> Option<ProvedPuzzle> {
        let is_of_kind = aim.kind() == self.kind;
        if !is_of_kind && aim.kind() == PuzzleKind::Build {
            if self.rebuilds.len() < MOST_REBUILDS {
                self.rebuilds.push((setup.clone(), table.clone()));
            }
            return None;
        }
        if !is_of_kind && self.other.is_some() {
            return None;
        }
        let proved = self.prove_puzzle(setup, table, aim, COST_OF_KIND)?;
        if is_of_kind {
            return Some(proved);
        }
        self.other = Some(proved);
        None
    }

    /// Returns a puzzle made of one of the kept rebuild positions.
    fn rebuild_puzzle(&mut self, day: u64) -> Option<ProvedPuzzle> {
        let rebuilds = std::mem::take(&mut self.rebuilds);
        let abilities = Ability::ALL.into_iter().cycle().skip(day as usize % Ability::ALL.len());
        let mut asked = rebuilds.iter().zip(abilities);
        asked.find_map(|((setup, table), ability)| {
            self.prove_puzzle(setup, table, PuzzleAim::Ability(ability), MOST_COST_OF_DAY)
        })
    }

    /// Returns the puzzle with an aim at a table, if there is one and the search for it stays
    /// within the cost `most`.
    fn prove_puzzle(&mut self, setup: &Setup, table: &Snapshot, aim: PuzzleAim, most: u32) -> Option<ProvedPuzzle> {
        if self.spent + search_cost(aim) > most {
            return None;
        }
        self.spent += search_cost(aim);
        let (puzzle, found) = find_puzzle(setup, table, aim)?;
        let rating = Rating::of(&puzzle, false)?;
        Some(ProvedPuzzle::found(puzzle, found.answer, rating))
    }
}

/// Returns the puzzle of the book that stands in on a day.
fn puzzle_of_book(day: u64, kind: PuzzleKind) -> DailyPuzzle {
    let entries: Vec<u16> =
        puzzle_book().entries().iter().filter(|entry| entry.proved.kind() == kind).map(|entry| entry.number).collect();
    let number = entries.get((day as usize / PuzzleKind::ALL.len()) % entries.len().max(1)).copied();
    DailyPuzzle::FromBook(number.unwrap_or(1))
}

impl DailyPuzzle {
    /// The puzzle with its answer.
    pub fn proved(&self) -> Option<&ProvedPuzzle> {
        match self {
            Self::Made(proved) => Some(proved),
            Self::FromBook(number) => puzzle_book().with_number(*number).map(|entry| &entry.proved),
        }
    }
}
