//! The puzzle of a day, made on the spot.

use super::book::book;
use super::date::Date;
use super::generate::puzzle;
use super::goal::{Aim, Kind};
use super::positions::{positions, setup};
use super::proved::Proved;
use super::rating::Rating;

/// Games that are looked through for a day, one after the other.
const MOST_GAMES: u64 = 96;
/// What all searches for a day may cost, in [`cost`]s.
const MOST_COST: u32 = 560;

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq)]
pub enum Daily {
    /// One that was found in the games of this day.
    Made(Box<Proved>),
    /// None was found within the budget: the puzzle of the book with this number.
    OfTheBook(u16),
}

/// The puzzle of a day: the same on every machine, without a look at a clock. Of sixty days fourteen had none in their games, and were given one of
/// the book as it is there; the others took 0.3 s in the median and 2.2 s at most in a development build on one core.
///
/// The kinds take turns from day to day; where games have none of the
/// day's kind, it is the first of another kind that they had. Titan is not asked how hard it is, for it thinks too long: a hard one
/// is one that neither Rusty nor Cog solves.
pub fn daily(date: Date) -> Daily {
    let day = u64::from(date.number());
    let wanted = Kind::ALL[(day % Kind::ALL.len() as u64) as usize];
    // Days must not share games.
    let seed = day.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut other: Option<Proved> = None;
    let mut spent = 0;
    for game in 0..MOST_GAMES {
        // The number says who plays with which tiles; it begins elsewhere every day.
        let number = day % 1_000 + game;
        let setup = setup(seed, number);
        for (table, aims) in positions(&setup, number) {
            for aim in aims {
                let kind = aim.kind();
                if spent + cost(aim) > MOST_COST || (kind != wanted && other.is_some()) {
                    continue;
                }
                spent += cost(aim);
                let Some((puzzle, found)) = puzzle(&setup, &table, aim) else { continue };
                let Some(rating) = Rating::of(&puzzle, false) else { continue };
                let proved = Proved::found(puzzle, found.answer, rating);
                if kind == wanted {
                    return Daily::Made(Box::new(proved));
                }
                other = Some(proved);
            }
        }
    }
    other.map_or_else(|| of_the_book(day, wanted), |other| Daily::Made(Box::new(other)))
}

/// What a search costs: nearly nothing where there is little to try, most where whole robots are built.
const fn cost(aim: Aim) -> u32 {
    match aim {
        Aim::PowerLost | Aim::LastRound | Aim::Lift(_) | Aim::Eat => 1,
        Aim::Hold(_) => 6,
        Aim::Ability(_) => 10,
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
