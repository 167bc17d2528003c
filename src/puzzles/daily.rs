//! The puzzle of a day, generated on demand.

use super::book::book;
use super::date::Date;
use super::generate::{GAME_COST, cost, in_turn, puzzle};
use super::goal::{Ability, Aim, Kind};
use super::positions::{positions, setup};
use super::proved::Proved;
use super::rating::Rating;
use crate::table::{Setup, Snapshot};

/// Budget for finding a puzzle of the day's kind, in units of [`cost`].
const COST_OF_KIND: u32 = 1_400;
/// Budget for the day as a whole, in units of [`cost`]. What exceeds [`COST_OF_KIND`] is reserved
/// for the rebuilds that are tried last.
const MOST_COST: u32 = 1_800;
/// Maximum number of rebuild positions kept in case no other puzzle is found.
const MOST_REBUILDS: usize = 64;

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq)]
pub enum Daily {
    /// A puzzle found in the games of this day.
    Made(Box<Proved>),
    /// The puzzle of the book with this number, because none was found within the budget.
    OfTheBook(u16),
}

/// Makes the puzzle of a day: the same on every machine, because it depends on nothing but the
/// date.
///
/// The kinds take turns from day to day. The search has a budget, counted and not timed. If the
/// games yield no puzzle of the day's kind within it, the puzzle is the first of another kind that
/// they yielded; or else a rebuild, of which there are many; or else one of the book, which
/// happened on two of sixty days. Titan rates the puzzle only if it is a rebuild (see
/// [`super::rating`]).
pub fn daily(date: Date) -> Daily {
    let day = u64::from(date.number());
    let kind = Kind::ALL[(day % Kind::ALL.len() as u64) as usize];
    let mut search = Search { kind, spent: 0, other: None, rebuilds: Vec::new() };
    let made = search.of_kind(day).or(search.other.take()).or_else(|| search.rebuild(day));
    made.map_or_else(|| of_the_book(day, kind), |proved| Daily::Made(Box::new(proved)))
}

struct Search {
    kind: Kind,
    spent: u32,
    /// First puzzle found of another kind than the day's.
    other: Option<Proved>,
    /// Rebuild positions, kept if the day's kind is another one.
    rebuilds: Vec<(Setup, Snapshot)>,
}

impl Search {
    /// Searches the games of the day for a puzzle of the day's kind.
    fn of_kind(&mut self, day: u64) -> Option<Proved> {
        // Game `number` of a seed is played with seed + number, so consecutive seeds would share
        // games. Multiplying by 2^64 divided by the golden ratio spreads the days' seeds far apart.
        let seed = day.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The number determines the seats, players and tile set; it starts elsewhere every day.
        for number in day % 1_000.. {
            if self.spent + GAME_COST > COST_OF_KIND {
                break;
            }
            self.spent += GAME_COST;
            let setup = setup(seed, number);
            for (at, (table, aims)) in (0..).zip(positions(&setup, number)) {
                for aim in in_turn(&aims, number + at) {
                    if let Some(proved) = self.at(&setup, &table, aim) {
                        return Some(proved);
                    }
                }
            }
        }
        None
    }

    /// Returns a puzzle of the day's kind at a table; the first one of another kind is kept
    /// instead.
    fn at(&mut self, setup: &Setup, table: &Snapshot, aim: Aim) -> Option<Proved> {
        let is_of_kind = aim.kind() == self.kind;
        if !is_of_kind && aim.kind() == Kind::Build {
            if self.rebuilds.len() < MOST_REBUILDS {
                self.rebuilds.push((setup.clone(), table.clone()));
            }
            return None;
        }
        if !is_of_kind && self.other.is_some() {
            return None;
        }
        let proved = self.proved(setup, table, aim, COST_OF_KIND)?;
        if is_of_kind {
            return Some(proved);
        }
        self.other = Some(proved);
        None
    }

    /// Returns a puzzle made of one of the kept rebuild positions.
    fn rebuild(&mut self, day: u64) -> Option<Proved> {
        let rebuilds = std::mem::take(&mut self.rebuilds);
        let abilities = Ability::ALL.into_iter().cycle().skip(day as usize % Ability::ALL.len());
        let mut asked = rebuilds.iter().zip(abilities);
        asked.find_map(|((setup, table), ability)| self.proved(setup, table, Aim::Ability(ability), MOST_COST))
    }

    /// Returns the puzzle with an aim at a table, if there is one and the search for it stays
    /// within the cost `most`.
    fn proved(&mut self, setup: &Setup, table: &Snapshot, aim: Aim, most: u32) -> Option<Proved> {
        if self.spent + cost(aim) > most {
            return None;
        }
        self.spent += cost(aim);
        let (puzzle, found) = puzzle(setup, table, aim)?;
        let rating = Rating::of(&puzzle, false)?;
        Some(Proved::found(puzzle, found.answer, rating))
    }
}

/// Returns the puzzle of the book that stands in on a day.
fn of_the_book(day: u64, kind: Kind) -> Daily {
    let entries: Vec<u16> =
        book().entries().iter().filter(|entry| entry.proved.kind() == kind).map(|entry| entry.number).collect();
    let number = entries.get((day as usize / Kind::ALL.len()) % entries.len().max(1)).copied();
    Daily::OfTheBook(number.unwrap_or(1))
}

impl Daily {
    /// The puzzle with its answer.
    pub fn proved(&self) -> Option<&Proved> {
        match self {
            Self::Made(proved) => Some(proved),
            Self::OfTheBook(number) => book().with_number(*number).map(|entry| &entry.proved),
        }
    }
}
