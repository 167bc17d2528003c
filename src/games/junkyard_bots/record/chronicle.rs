//! Notes of Junkyard Bots about the steps of a game, beside their events: phases, abilities and
//! standings.

use super::game::{History, Replay, ReplayError};
use crate::action::{JunkyardBots, Phase, TableEvent};
use crate::robot::Abilities;
use crate::table::Table;
use shell::record;
use shell::seats::SeatId;

/// Events and notes of one step.
pub type ChronicleEntry = record::ChronicleEntry<JunkyardBots, StepNote>;

/// Events and notes of a whole game.
pub type Chronicle = record::Chronicle<JunkyardBots, StepNote>;

/// Phase of a step, and the robots after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepNote {
    /// Phase of the step.
    pub phase: Phase,
    /// Abilities of each seat's robot after the step.
    pub abilities: Vec<Abilities>,
    /// Standing of each seat after the step, clockwise.
    pub standings: Vec<Standing>,
}

/// State of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Points of energy eaten so far.
    pub energy: u16,
    /// Power of the robot; 0 once it has exploded.
    pub power: u8,
    /// Parts attached to the robot, without the body.
    pub parts: u16,
    /// Largest pipe bonus of any of its parts (rule 2.9).
    pub pipes: u16,
}

/// Throw that did the most damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestThrow {
    /// Seat that threw.
    pub seat: SeatId,
    /// Seat that was hit.
    pub target: SeatId,
    /// Damage taken.
    pub damage: u16,
    /// Round of the throw.
    pub round: u16,
}

/// Most parts that a robot had at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MostParts {
    /// Seat of the robot.
    pub seat: SeatId,
    /// Number of attached parts, without the body.
    pub parts: u16,
    /// Round at whose end the robot had them.
    pub round: u16,
}

/// Replays a history and records its events and notes.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub fn chronicle_of(history: &History) -> Result<Chronicle, ReplayError> {
    Chronicle::from_history(history, note_steps())
}

/// Prepares a game for watching from its first table on, and returns its chronicle with it.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub fn watch_game(history: &History) -> Result<(Replay, Chronicle), ReplayError> {
    record::watch_game(history, note_steps())
}

/// Takes the notes of one game, called at its tables in order. The phase of a step is that of the
/// table before it.
fn note_steps() -> impl FnMut(&Table) -> StepNote {
    let mut next = None;
    move |table| {
        let phase = next.replace(table.state().phase).unwrap_or(table.state().phase);
        StepNote {
            phase,
            abilities: table.seats().map(|seat| table.abilities(seat)).collect(),
            standings: table.seats().map(|seat| standing_of(table, seat)).collect(),
        }
    }
}

fn standing_of(table: &Table, seat: SeatId) -> Standing {
    let parts = table.robot_parts(seat).attached.len().saturating_sub(1);
    let pipes = table.robot(seat).bonuses().iter().copied().max();
    Standing {
        energy: table.eaten(seat),
        power: table.power(seat),
        parts: u16::try_from(parts).unwrap_or(u16::MAX),
        pipes: pipes.unwrap_or(0).into(),
    }
}

/// Throw that did the most damage, the first of equals; `None` if no bomb did any.
pub fn find_best_throw(chronicle: &Chronicle) -> Option<BestThrow> {
    let throw = |entry: &ChronicleEntry, event: &TableEvent| match *event {
        TableEvent::Attacked { seat, target, damage, .. } if damage > 0 => {
            Some(BestThrow { seat, target, damage, round: entry.round })
        }
        _ => None,
    };
    let entries = chronicle.entries().iter();
    let throws = entries.flat_map(|entry| entry.events.iter().filter_map(move |event| throw(entry, event)));
    throws.reduce(|best, next| if next.damage > best.damage { next } else { best })
}

/// Most parts that a robot had at the end of a round, the first of equals.
pub fn find_most_parts(chronicle: &Chronicle) -> Option<MostParts> {
    let all = chronicle.round_ends().flat_map(|end| {
        let seats = (0..).map(SeatId).zip(&end.note.standings);
        seats.map(|(seat, now)| MostParts { seat, parts: now.parts, round: end.round })
    });
    all.reduce(|best, next| if next.parts > best.parts { next } else { best })
}
