//! Obvious answers: a position is a puzzle only if they all fail.

use crate::action::Action;
use crate::game::JunkyardBotsTable;
use crate::parts::{GripperKind, PartId, Size};
use crate::puzzles::attempt::{Attempt, PuzzleVerdict, Refutation};
use crate::puzzles::goal::{PuzzleAim, PuzzleGoal};
use crate::puzzles::puzzle::Puzzle;
use crate::puzzles::rating::player_solves;
use crate::puzzles::search::threats::is_open_bomb;
use crate::round::LegalActions;
use crate::table::{PartInfo, Setup, Snapshot};
use shell::seats::{PlayerKind, SeatId};

/// Number of random tries.
const RANDOM_TRIES: u64 = 12;
/// Maximum number of random tries that may reach the goal.
const MOST_RANDOM: usize = 2;

/// Whether an obvious answer reaches the goal: all bombs at one robot; in the last round, all bombs
/// at one of the weakest robots, or a pass; the largest part again and again, each where it ties up
/// the least strength; the largest bomb; the present robot with the new parts added one by one.
/// Also true if more than [`MOST_RANDOM`] of [`RANDOM_TRIES`] random tries reach the goal.
pub(super) fn is_obvious(puzzle: &Puzzle) -> bool {
    let Ok(mut attempt) = Attempt::new(puzzle) else { return true };
    let first = match puzzle.goal().aim {
        PuzzleAim::PowerLost => attack_with_all_solves(&mut attempt, |_| true),
        PuzzleAim::LastRound => {
            passing_solves(&mut attempt) || attack_with_all_solves(&mut attempt, among_weakest(puzzle))
        }
        PuzzleAim::Hold(by) => largest_first_solves(&mut attempt, puzzle.seat(), by),
        // These goals ask only for a place; checking every place solves them, so none is obvious.
        PuzzleAim::Lift(_) | PuzzleAim::Eat => false,
        PuzzleAim::Survive => largest_bomb_solves(&mut attempt),
        PuzzleAim::Ability(_) => player_solves(&mut attempt, puzzle, PlayerKind::Tidy, 0),
    };
    let by_chance = |seed: &u64| player_solves(&mut attempt, puzzle, PlayerKind::Random, *seed);
    first || (0..RANDOM_TRIES).filter(by_chance).count() > MOST_RANDOM
}

/// Whether taking the largest part again and again uses all the strength there is, or takes
/// everything that is open. Nothing can be better then, so no search is needed.
pub(super) fn takes_all(setup: &Setup, table: &Snapshot, by: GripperKind) -> bool {
    // An amount that no holding reaches, so that the try goes on to its end.
    let goal = PuzzleGoal { aim: PuzzleAim::Hold(by), amount: u16::MAX };
    let puzzle = Puzzle::new(setup.clone(), table.clone(), goal);
    let Some(Ok((puzzle, mut attempt))) = puzzle.map(|puzzle| Attempt::new(&puzzle).map(|attempt| (puzzle, attempt)))
    else {
        return true;
    };
    let seat = puzzle.seat();
    largest_first_solves(&mut attempt, seat, by);
    match attempt.verdict() {
        PuzzleVerdict::Failed { why: Refutation::NoRoom { strength: 0, .. }, .. } => true,
        _ => attempt.game().read(|table| {
            let open = |part: &PartInfo| {
                let tile = part.tile.and_then(|tile| table.tiles().get(tile));
                part.location.is_open_to(seat) && tile.is_some_and(|tile| tile.kind().held_by() == by)
            };
            table.parts_where(open).is_empty()
        }),
    }
}

fn passing_solves(attempt: &mut Attempt) -> bool {
    attempt.restart().is_ok() && attempt.act(Action::Pass) == Ok(&PuzzleVerdict::Solved)
}

/// Returns a predicate that is true for the robots whose power and speed add up to the least.
fn among_weakest(puzzle: &Puzzle) -> impl Fn(SeatId) -> bool {
    let strength = |attempt: &mut Attempt, seat: SeatId| {
        attempt.game().read(|table| u16::from(table.power(seat)) + table.abilities(seat).speed)
    };
    let others = puzzle.other_seats();
    let strengths: Vec<(SeatId, u16)> = match Attempt::new(puzzle) {
        Ok(mut attempt) => others.map(|seat| (seat, strength(&mut attempt, seat))).collect(),
        Err(_) => Vec::new(),
    };
    let least = strengths.iter().map(|(_, strength)| *strength).min();
    move |seat| strengths.iter().any(|&(other, strength)| other == seat && Some(strength) == least)
}

fn attack_with_all_solves(attempt: &mut Attempt, at: impl Fn(SeatId) -> bool) -> bool {
    let LegalActions::Attack(attacks) = legal_after_restart(attempt) else { return true };
    attacks.targets().iter().filter(|&&target| at(target)).any(|&target| {
        let throw = Action::Attack { target, bombs: attacks.bombs().to_vec() };
        attempt.restart().is_ok() && attempt.act(throw) == Ok(&PuzzleVerdict::Solved)
    })
}

/// Whether taking the largest open bomb solves the puzzle.
fn largest_bomb_solves(attempt: &mut Attempt) -> bool {
    let LegalActions::Take(takes) = legal_after_restart(attempt) else { return true };
    let bombs: Vec<(PartId, Size)> = attempt.game().read(|table| {
        let open = takes.parts().filter(|(part, ..)| table.part(*part).is_some_and(|part| is_open_bomb(table, &part)));
        open.map(|(part, _, size)| (part, size)).collect()
    });
    let Some(&(part, size)) = bombs.iter().max_by_key(|bomb| bomb.1) else { return false };
    let Some(&placement) = takes.places(GripperKind::Claw, size).first() else { return false };
    attempt.act(Action::Take { part, placement }) == Ok(&PuzzleVerdict::Solved)
}

fn largest_first_solves(attempt: &mut Attempt, seat: SeatId, by: GripperKind) -> bool {
    let mut legal = legal_after_restart(attempt);
    loop {
        let LegalActions::Take(takes) = &legal else { return false };
        let places = attempt.game().read(|table| {
            let reach = table.robot(seat).grip_reach(by);
            Size::ALL.map(|size| reach.thriftiest_placement(size))
        });
        let open = takes.parts().filter(|&(_, kind, _)| kind == by);
        let largest = open.max_by_key(|&(part, _, size)| (size, std::cmp::Reverse(part)));
        let Some((part, Some(placement))) = largest.map(|(part, _, size)| (part, places[size as usize])) else {
            return false;
        };
        match attempt.act(Action::Take { part, placement }) {
            Ok(PuzzleVerdict::Solved) => return true,
            Ok(PuzzleVerdict::Open { .. }) => legal = attempt.game().legal_actions(),
            Ok(PuzzleVerdict::Failed { .. }) | Err(_) => return false,
        }
    }
}

/// Restarts a try and returns its legal actions.
fn legal_after_restart(attempt: &mut Attempt) -> LegalActions {
    match attempt.restart() {
        Ok(()) => attempt.game().legal_actions(),
        Err(_) => LegalActions::Over,
    }
}
