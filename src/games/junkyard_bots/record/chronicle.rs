//! Events of a game by step and by round, for its log, timeline and figures.

use super::game::{History, Replay, ReplayError};
use crate::games::junkyard_bots::action::{Phase, TableEvent};
use crate::games::junkyard_bots::robot::Abilities;
use crate::games::junkyard_bots::table::Table;
use crate::shell::record::replay_history;
use crate::shell::seats::SeatId;

/// Events of one step. The first entry of a chronicle is the beginning of the game, before any
/// step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChronicleEntry {
    /// Round of the step; 0 in set-up.
    pub round: u16,
    /// Phase of the step.
    pub phase: Phase,
    /// Seat that acted; `None` at the beginning.
    pub seat: Option<SeatId>,
    /// Events of the step, in order.
    pub events: Vec<TableEvent>,
    /// Abilities of each seat's robot after the step.
    pub abilities: Vec<Abilities>,
}

/// State of a seat at the end of a round.
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

/// Standings of all seats at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// The round; 0 is set-up.
    pub round: u16,
    /// Standing of each seat, clockwise.
    pub seats: Vec<Standing>,
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

/// Events and standings of a whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    entries: Vec<ChronicleEntry>,
    rounds: Vec<RoundEnd>,
    /// Round, phase and player of the next step; `None` before the beginning.
    next: Option<(u16, Phase, Option<SeatId>)>,
}

impl Chronicle {
    /// Replays a history and records its events.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn from_history(history: &History) -> Result<Self, ReplayError> {
        let mut chronicle = Self::default();
        replay_history(history, |_, game, events| game.read(|table| chronicle.add_entry(table, events)))?;
        Ok(chronicle)
    }

    /// Adds the events of the step that led to this table, or those of the beginning of the
    /// history.
    fn add_entry(&mut self, table: &Table, events: Vec<TableEvent>) {
        let state = table.state();
        let (round, phase, seat) = self.next.unwrap_or((state.round, state.phase, None));
        let abilities = table.seats().map(|seat| table.abilities(seat)).collect();
        self.entries.push(ChronicleEntry { round, phase, seat, events, abilities });
        self.next = Some((state.round, state.phase, state.active_seat()));
        // The last step of a round runs on to the first choice of the next one, so the table after
        // the round's last entry counts as its end.
        let now = RoundEnd { round, seats: table.seats().map(|seat| standing_of(table, seat)).collect() };
        match self.rounds.last_mut() {
            Some(last) if last.round == round => *last = now,
            _ => self.rounds.push(now),
        }
    }

    /// Entries of the beginning and of all steps, in order: entry `n` is that of step `n`, from 1.
    pub fn entries(&self) -> &[ChronicleEntry] {
        &self.entries
    }

    /// Standings at the end of each round, set-up first.
    pub fn rounds(&self) -> &[RoundEnd] {
        &self.rounds
    }

    /// Number of steps done before a round began; the number of all steps if it never did.
    pub fn steps_before_round(&self, round: u16) -> usize {
        self.entries
            .iter()
            .skip(1)
            .position(|entry| entry.round >= round)
            .unwrap_or(self.entries.len().saturating_sub(1))
    }

    /// Throw that did the most damage, the first of equals; `None` if no bomb did any.
    pub fn best_throw(&self) -> Option<BestThrow> {
        let throw = |entry: &ChronicleEntry, event: &TableEvent| match *event {
            TableEvent::Attacked { seat, target, damage, .. } if damage > 0 => {
                Some(BestThrow { seat, target, damage, round: entry.round })
            }
            _ => None,
        };
        let throws =
            self.entries.iter().flat_map(|entry| entry.events.iter().filter_map(move |event| throw(entry, event)));
        throws.reduce(|best, next| if next.damage > best.damage { next } else { best })
    }

    /// Most parts that a robot had at the end of a round, the first of equals.
    pub fn most_parts(&self) -> Option<MostParts> {
        let all = self.rounds.iter().flat_map(|end| {
            (0..).map(SeatId).zip(&end.seats).map(|(seat, now)| MostParts { seat, parts: now.parts, round: end.round })
        });
        all.reduce(|best, next| if next.parts > best.parts { next } else { best })
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

/// Prepares a game for watching from its first table on, and returns its chronicle with it.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub fn watch_game(history: &History) -> Result<(Replay, Chronicle), ReplayError> {
    let mut chronicle = Chronicle::default();
    let replay = Replay::new(history, |game, events| game.read(|table| chronicle.add_entry(table, events)))?;
    Ok((replay, chronicle))
}
