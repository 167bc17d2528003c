//! Beginning a puzzle, and finding the next one.

use std::sync::Arc;

use bevy::prelude::*;

use crate::action::{JunkyardBots, Phase};
use crate::client::play::exercises::exercise::JunkyardBotsExercise;
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::puzzle_session::PuzzleSession;
use crate::client::play::exercises::robots::robot_pictures;
use crate::puzzles::{
    BookEntry, ProvedPuzzle, Puzzle, PuzzleAim, PuzzleProgress, PuzzleSource, PuzzleState, puzzle_book,
};
use client::app::fault::OpenError;
use client::art::Composed;
use client::play::log::Log;
use client::play::playing::CurrentGame;
use client::play::seating::seat_game;
use shell::seats::default_name;
use shell::seats::{Colour, PlayerKind, Seat, SeatId, SeatKind};

/// Lays a puzzle out at the table.
///
/// # Errors
/// [`OpenError`] if the puzzle can't be laid out; the game in progress then goes on.
pub fn begin_puzzle(world: &mut World, source: PuzzleSource, proved: Arc<ProvedPuzzle>) -> Result<(), OpenError> {
    let seats = puzzle_seats(proved.puzzle());
    let puzzle_session = PuzzleSession::lay_out(world, seats, proved, source)?;
    seat_game(
        world,
        CurrentGame::<JunkyardBots>::Exercise(Box::new(JunkyardBotsExercise::Puzzle(puzzle_session))),
        Log::default(),
    );
    Ok(())
}

/// Returns the seats of a puzzle: the player at the seat that the puzzle is about, in the same
/// colour in every puzzle, and others, who never act.
fn puzzle_seats(puzzle: &Puzzle) -> Vec<Seat> {
    let [own, others @ ..] = Colour::ALL;
    let seat = |id: SeatId| {
        let before = id.index() - usize::from(id > puzzle.seat());
        let (colour, kind) = match others.get(before).filter(|_| id != puzzle.seat()) {
            Some(other) => (*other, SeatKind::Computer(PlayerKind::Rusty)),
            None => (own, SeatKind::Human),
        };
        Seat { name: default_name(colour).to_owned(), colour, kind }
    };
    puzzle.setup().all_seats().map(seat).collect()
}

/// Returns pictures of the robots of a puzzle: the player's own, and then the others if bombs are
/// thrown at them or by them.
pub(crate) fn puzzle_robot_pictures(puzzle: &Puzzle) -> Vec<Arc<Composed>> {
    robot_pictures(puzzle.setup(), puzzle.table(), &puzzle_seats(puzzle), |table| {
        let own = puzzle.seat();
        let aim = puzzle.goal().aim;
        let is_battle = aim.phase() == Phase::Battle || aim == PuzzleAim::Survive;
        let others = table.surviving_rivals(own).filter(|_| is_battle);
        std::iter::once(own).chain(others).collect()
    })
}

/// Returns the puzzle of the book that comes next for a player: of those not solved so far the one
/// after `source`, or else the easiest one; if all are solved, the one after `source`.
pub fn next_puzzle(
    progress: &PuzzleProgress,
    source: Option<PuzzleSource>,
) -> Option<(PuzzleSource, Arc<ProvedPuzzle>)> {
    let after = source.and_then(PuzzleSource::number);
    let entries = puzzle_book().entries();
    let is_open = |entry: &&BookEntry| !matches!(progress.book_state(entry.number), Some(PuzzleState::Solved { .. }));
    let is_other = |entry: &&BookEntry| Some(entry.number) != after;
    let at = after.and_then(|number| entries.iter().position(|entry| entry.number == number));
    let later = || at.map_or(&[][..], |at| &entries[at + 1..]).iter();
    let easiest = || entries.iter().filter(is_other).filter(is_open).min_by_key(|entry| entry.proved.level());
    let next = later().find(is_open).or_else(easiest).or_else(|| later().next()).or_else(|| entries.first());
    next.map(|entry| (PuzzleSource::Book(entry.number), Arc::new(entry.proved.clone())))
}

/// Returns the puzzle that comes after the one at the table.
pub(crate) fn puzzle_after(world: &World, puzzle_session: &PuzzleSession) -> Option<(PuzzleSource, Arc<ProvedPuzzle>)> {
    next_puzzle(&world.resource::<Learned>().puzzles, Some(puzzle_session.source()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_one_is_not_solved_and_easy_ones_come_first() {
        let mut progress = PuzzleProgress::default();
        let number = |progress: &PuzzleProgress, source| next_puzzle(progress, source).unwrap().0.number().unwrap();
        let first = number(&progress, None);
        assert_eq!(first, puzzle_book().entries()[0].number);
        let second = number(&progress, Some(PuzzleSource::Book(first)));
        assert_eq!(second, puzzle_book().entries()[1].number);
        progress.record_solved(second);
        assert_eq!(number(&progress, Some(PuzzleSource::Book(first))), puzzle_book().entries()[2].number);
        puzzle_book().entries().iter().for_each(|entry| progress.record_solved(entry.number));
        assert_eq!(number(&progress, Some(PuzzleSource::Book(first))), second, "all are solved");
    }
}
