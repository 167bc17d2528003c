//! The puzzle of a day, made on the spot.

use super::book::book;
use super::date::Date;
use super::generate::{GAME_COST, cost, in_turn, puzzle};
use super::goal::{Ability, Aim, Kind};
use super::positions::{positions, setup};
use super::proved::Proved;
use super::rating::Rating;
use crate::table::{Setup, Snapshot};

/// What it may cost to look for a puzzle of the day's kind, in [`cost`]s.
const COST_OF_KIND: u32 = 1_400;
/// What everything may cost.
const MOST_COST: u32 = 1_800;
/// Rebuilds that are kept for the end.
const MOST_REBUILDS: usize = 64;

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq)]
pub enum Daily {
    /// One that was found in the games of this day.
    Made(Box<Proved>),
    /// None was found within the budget: the puzzle of the book with this number.
    OfTheBook(u16),
}

/// The puzzle of a day: the same on every machine, without a look at a clock.
///
/// The kinds take turns from day to day. What is looked at has a budget, counted and not timed. If
/// games have none of the day's kind within it, the puzzle is the first of another kind that they
/// had, or else a rebuild, of which there are many; and if there is none either, one of the book:
/// on two of sixty days. Titan is not asked how hard it is but for a rebuild (see
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
    /// The first puzzle of another kind.
    other: Option<Proved>,
    /// Rebuilds of days that are of another kind.
    rebuilds: Vec<(Setup, Snapshot)>,
}

impl Search {
    /// Looks for a puzzle of the day's kind.
    fn of_kind(&mut self, day: u64) -> Option<Proved> {
        // Days must not share games.
        let seed = day.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The number says who plays with which tiles; it begins elsewhere every day.
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

    /// A puzzle of the day's kind at a table; one of another kind is kept.
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

    /// A rebuild as a puzzle, of those that were kept.
    fn rebuild(&mut self, day: u64) -> Option<Proved> {
        let rebuilds = std::mem::take(&mut self.rebuilds);
        let abilities = Ability::ALL.into_iter().cycle().skip(day as usize % Ability::ALL.len());
        let mut asked = rebuilds.iter().zip(abilities);
        asked.find_map(|((setup, table), ability)| self.proved(setup, table, Aim::Ability(ability), MOST_COST))
    }

    /// The puzzle with an aim at a table, if there is one and the search for it does not cost too
    /// much.
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

/// The puzzle of the book that stands in on a day.
fn of_the_book(day: u64, kind: Kind) -> Daily {
    let entries: Vec<u16> =
        book().entries().iter().filter(|entry| entry.proved.kind() == kind).map(|entry| entry.number).collect();
    let number = entries.get((day as usize / Kind::ALL.len()) % entries.len().max(1)).copied();
    Daily::OfTheBook(number.unwrap_or(1))
}

impl Daily {
    /// The puzzle itself.
    pub fn proved(&self) -> Option<&Proved> {
        match self {
            Self::Made(proved) => Some(proved),
            Self::OfTheBook(number) => book().with_number(*number).map(|entry| &entry.proved),
        }
    }
}
