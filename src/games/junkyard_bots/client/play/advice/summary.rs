//! A game as a whole in words: its present state in one line, and the course of a finished one in a
//! few lines to share.

use crate::action::{Ending, Phase};
use crate::game::JunkyardBotsTable;
use crate::messages::phrase;
use crate::record::chronicle::{BestThrow, MostParts, find_best_throw, find_most_parts};
use crate::record::{Chronicle, History, LoadedGame};
use crate::table::Table;
use crate::table::components::RobotParts;
use crate::words;
use shell::language::{Argument, Language, Phrase};
use shell::seats::{SeatId, seat_name};

/// Whether a saved game is over.
pub fn is_over(loaded: &LoadedGame) -> bool {
    loaded.game.game().state().outcome.is_some()
}

/// Describes the state of a saved game, as in "Round 4, Scrounge: Mara's turn".
pub fn describe_saved_game(loaded: &LoadedGame) -> Phrase {
    let state = loaded.game.game().state();
    let name = |seat: SeatId| seat_name(loaded.claimed_history.seats(), seat);
    match (&state.outcome, &state.turn) {
        (Some(outcome), _) if outcome.winners.is_empty() => phrase!("finished-nobody", round = state.round),
        (Some(outcome), _) => {
            let names = Argument::list(outcome.winners.iter().map(|&seat| name(seat)));
            phrase!("finished-won", round = state.round, names = names)
        }
        (None, Some(turn)) if state.round == 0 => phrase!("stands-set-up-turn", name = name(turn.seat)),
        (None, Some(turn)) => {
            phrase!("stands-turn", round = state.round, phase = words::phase_name(state.phase), name = name(turn.seat))
        }
        (None, None) if state.round == 0 => words::phase_name(Phase::SetUp),
        (None, None) => phrase!("stands-round", round = state.round),
    }
}

/// Result of a seat at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// The seat.
    pub seat: SeatId,
    /// Whether the seat has won.
    pub won: bool,
    /// Whether its robot has survived.
    pub survives: bool,
    /// Energy eaten, in points.
    pub energy: u16,
    /// Power left.
    pub power: u8,
    /// Number of parts on the robot, attached or held, without the body.
    pub parts: usize,
}

/// Returns the results of all seats: winners first, then by energy and power (8.2); robots that
/// exploded come last.
pub fn rank_seats(table: &Table) -> Vec<Final> {
    let winners = table.state().outcome.as_ref().map(|outcome| outcome.winners.clone()).unwrap_or_default();
    let line = |seat: SeatId| Final {
        seat,
        won: winners.contains(&seat),
        survives: table.survives(seat),
        energy: table.eaten(seat),
        power: table.power(seat),
        parts: count_parts(table.robot_parts(seat)).saturating_sub(1),
    };
    let mut lines: Vec<Final> = table.seats().map(line).collect();
    lines.sort_by_key(|line| {
        (!line.won, !line.survives, std::cmp::Reverse(line.energy), std::cmp::Reverse(line.power), line.seat)
    });
    lines
}

/// Number of parts on a robot, attached or held.
fn count_parts(parts: RobotParts) -> usize {
    parts.attached.len() + parts.held.len()
}

/// Describes a throw, as in "Rusty hit Ilo for 4 in round 3".
pub fn best_throw_sentence(best: &BestThrow, name: impl Fn(SeatId) -> String) -> Phrase {
    phrase!("best-throw", name = name(best.seat), target = name(best.target), damage = best.damage, round = best.round)
}

/// Describes the largest robot, as in "Mara had 12 in round 6".
pub fn most_parts_sentence(most: &MostParts, name: impl Fn(SeatId) -> String) -> Phrase {
    phrase!("most-parts", name = name(most.seat), count = most.parts, round = most.round)
}

/// Describes a finished game in lines of text: its result, the seats, and what was remarkable.
pub fn describe_finished_game(table: &Table, history: &History, chronicle: &Chronicle, language: &Language) -> String {
    let name = |seat: SeatId| seat_name(history.seats(), seat).to_owned();
    let seats = rank_seats(table);
    let mut lines = vec![result_sentence(table, &seats, name)];
    for (number, seat) in seats.iter().enumerate() {
        let place = if seat.won { 1 } else { number + 1 };
        let name = name(seat.seat);
        let parts = words::count_of_parts(seat.parts);
        lines.push(if seat.survives {
            let energy = seat.energy;
            let power = seat.power;
            phrase!("summary-seat", place = place, name = name, energy = energy, power = power, parts = parts)
        } else {
            phrase!("summary-seat-exploded", place = place, name = name, energy = seat.energy, parts = parts)
        });
    }
    lines.extend(
        find_best_throw(chronicle).map(|best| phrase!("summary-best-throw", what = best_throw_sentence(&best, name))),
    );
    lines.extend(
        find_most_parts(chronicle).map(|most| phrase!("summary-most-parts", what = most_parts_sentence(&most, name))),
    );
    lines.push(phrase!("summary-seed", seed = history.setup().seed.to_string(), count = history.steps().len()));
    lines.iter().map(|line| language.tell(line) + "\n").collect()
}

/// Describes the winners, the number of rounds, and the ending.
fn result_sentence(table: &Table, seats: &[Final], name: impl Fn(SeatId) -> String) -> Phrase {
    let winners: Vec<String> = seats.iter().filter(|seat| seat.won).map(|seat| name(seat.seat)).collect();
    let who = match winners.as_slice() {
        [] => phrase!("summary-nobody"),
        [one] => phrase!("summary-wins", name = one),
        several => phrase!("summary-share", names = Argument::list(several)),
    };
    let how = match table.state().outcome.as_ref().map(|outcome| outcome.ending) {
        Some(Ending::Energy) => "energy",
        Some(Ending::Explosion) => "explosion",
        Some(Ending::EnergyAndExplosion) => "both",
        Some(Ending::Stalemate) => "stalemate",
        None => "open",
    };
    phrase!("summary-result", who = who, rounds = words::count_of_rounds(table.state().round), how = how)
}
