//! Positions of simulated games at which a puzzle could be asked.

use std::sync::Arc;

use crate::game::{Game, JunkyardBotsTable};
use crate::opponents::{Contestant, Lineup};
use crate::parts::catalogue;
use crate::parts::{FEWEST_SEATS, GripperKind, MOST_SEATS, Size};
use crate::puzzles::goal::PuzzleAim;
use crate::puzzles::search::threats::is_open_bomb;
use crate::robot::Ability;
use crate::round::{LegalActions, legal_actions};
use crate::table::{Choice, Setup, Snapshot, Table};
use shell::seats::{PlayerKind, SeatId};

/// Actions after which a game is abandoned.
const MOST_ACTIONS: u32 = 600;
/// Maximum number of bombs that a seat may hold, because the ways to throw more are too many to
/// search.
const MOST_BOMBS: usize = 5;
/// Maximum number of parts that a robot may have together with those its claws hold, the body
/// included, because the ways to build with more are too many to search.
const MOST_PARTS: usize = 10;
/// Computer players of the games: each pair takes the seats alternately, and the pairs take turns
/// from game to game.
const PLAYERS: [[PlayerKind; 2]; 3] =
    [[PlayerKind::Cog, PlayerKind::Tidy], [PlayerKind::Cog, PlayerKind::Cog], [PlayerKind::Tidy, PlayerKind::Rusty]];

/// A table and the aims that could be asked for there.
pub type PuzzlePosition = (Snapshot, Vec<PuzzleAim>);

/// Returns the set-up of game `number` of a seed. The numbers of seats, two to four, take turns,
/// and so do the game's own tile sets.
pub fn setup_of_game(seed: u64, number: u64) -> Setup {
    let listed = catalogue::bundled_tile_sets();
    let seat_counts = u64::from(MOST_SEATS - FEWEST_SEATS + 1);
    let tiles = &listed[(number / seat_counts) as usize % listed.len()].tiles;
    let seats = FEWEST_SEATS + (number % seat_counts) as u8;
    Setup { tiles: Arc::clone(tiles), ..Setup::new(seats, seed.wrapping_add(number)) }
}

/// Plays game `number` of a seed and returns its positions in order. The same on every machine.
pub fn positions_of_game(setup: &Setup, number: u64) -> Vec<PuzzlePosition> {
    let mut found = Vec::new();
    let Ok((mut game, _)) = Game::new(setup) else { return found };
    let players = PLAYERS[(number / 9) as usize % PLAYERS.len()];
    let at = |seat: u8| Contestant::from(players[usize::from(seat) % players.len()]);
    let mut lineup = Lineup::new((0..setup.seats).map(at), setup.seed);
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = game.state().active_seat() else { break };
        let aims = game.read(|table| aims_at(table, seat));
        if !aims.is_empty() {
            found.push((game.snapshot(), aims));
        }
        let decision = game.read(|table| lineup.choose(table));
        if decision.is_none_or(|decision| game.act(decision.action).is_err()) {
            break;
        }
    }
    found
}

/// Returns the aims that could be asked for at a table.
fn aims_at(table: &Table, seat: SeatId) -> Vec<PuzzleAim> {
    let Some(turn) = &table.state().turn else { return Vec::new() };
    match &turn.choice {
        Choice::Attack { thrown } if thrown.is_empty() => match table.bombs(seat).count() {
            1 => vec![PuzzleAim::LastRound],
            2..=MOST_BOMBS => vec![PuzzleAim::PowerLost, PuzzleAim::LastRound],
            _ => Vec::new(),
        },
        Choice::Take { passed } => {
            let is_alone = table.surviving_rivals(seat).all(|other| !table.still_scrounges(other, *passed));
            let survive = (!is_alone && has_several_bombs(table)).then_some(PuzzleAim::Survive);
            let is_first = table.robot_parts(seat).held.is_empty();
            let others = if is_first { take_aims(table, seat) } else { Vec::new() };
            survive.into_iter().chain(others).collect()
        }
        Choice::Rebuild => {
            let parts = table.robot_parts(seat);
            let is_asked = !parts.held.is_empty() && parts.attached.len() + parts.held.len() <= MOST_PARTS;
            if is_asked { Ability::ALL.map(PuzzleAim::Ability).to_vec() } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

/// Whether several bombs lie open, so that it matters which one is taken.
fn has_several_bombs(table: &Table) -> bool {
    table.parts_where(|part| is_open_bomb(table, part)).len() > 1
}

/// Returns the aims that could be asked for at the beginning of a scrounge.
fn take_aims(table: &Table, seat: SeatId) -> Vec<PuzzleAim> {
    let LegalActions::Take(takes) = legal_actions(table) else { return Vec::new() };
    let open = |by: GripperKind| takes.parts().filter(move |&(_, kind, _)| kind == by);
    let has_large = |by: GripperKind| open(by).any(|(_, _, size)| size == Size::Large);
    let points = open(GripperKind::Mouth).map(|(.., size)| u16::from(size.points())).sum::<u16>();
    let needed = table.setup().energy_needed(table.eaten(seat));
    let eat = (points >= needed).then_some(PuzzleAim::Eat);
    let hold = GripperKind::ALL.into_iter().filter(|&by| open(by).count() > 1).map(PuzzleAim::Hold);
    let lift = GripperKind::ALL.into_iter().filter(|&by| has_large(by)).map(PuzzleAim::Lift);
    eat.into_iter().chain(lift).chain(hold).collect()
}
