//! What happened in a game, step by step and round by round: for its log, its timeline and its
//! figures.

use super::history::History;
use super::retell::{ReplayError, retell_all};
use crate::action::{Phase, TableEvent};
use crate::parts::SeatId;
use crate::robot::Abilities;
use crate::robot::pipe_bonus::pipe_bonuses;
use crate::table::Table;

/// What one step brought about. The first entry of a chronicle is the beginning of the game, before
/// any step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The round it was done in; 0 in set-up.
    pub round: u16,
    /// The phase it was done in.
    pub phase: Phase,
    /// Who did it; `None` of the beginning.
    pub seat: Option<SeatId>,
    /// What it brought about.
    pub events: Vec<TableEvent>,
    /// What the robot of each seat could do after it.
    pub abilities: Vec<Abilities>,
}

/// How a seat stood at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Points of energy eaten so far.
    pub energy: u16,
    /// Power of the robot; 0 once it has exploded.
    pub power: u8,
    /// Parts attached to it, the body apart.
    pub parts: u16,
    /// The most pipes that add to one of its parts (2.9).
    pub pipes: u16,
}

/// How all seats stood at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// The round; 0 is set-up.
    pub round: u16,
    /// Each seat.
    pub seats: Vec<Standing>,
}

/// The throw that did the most damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestThrow {
    /// Who threw.
    pub seat: SeatId,
    /// At whom.
    pub target: SeatId,
    /// Damage taken.
    pub damage: u16,
    /// In which round.
    pub round: u16,
}

/// The most parts that a robot had at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MostParts {
    /// Whose robot.
    pub seat: SeatId,
    /// How many parts, the body apart.
    pub parts: u16,
    /// In which round.
    pub round: u16,
}

/// What happened in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    entries: Vec<Entry>,
    rounds: Vec<RoundEnd>,
    /// Round, phase and player of the step that comes next; `None` before the beginning.
    next: Option<(u16, Phase, Option<SeatId>)>,
}

impl Chronicle {
    /// What happened in the game of a history.
    ///
    /// # Errors
    /// [`ReplayError`] if it can't be played again.
    pub fn of(history: &History) -> Result<Self, ReplayError> {
        let mut chronicle = Self::default();
        retell_all(history, |_, game, events| game.read(|table| chronicle.add(table, events)))?;
        Ok(chronicle)
    }

    /// Adds what the step that led to this table brought about, or the beginning of the history.
    pub(super) fn add(&mut self, table: &Table, events: Vec<TableEvent>) {
        let state = table.state();
        let (round, phase, seat) = self.next.unwrap_or((state.round, state.phase, None));
        let abilities = table.seats().map(|seat| table.abilities(seat)).collect();
        self.entries.push(Entry { round, phase, seat, events, abilities });
        self.next = Some((state.round, state.phase, state.turn.as_ref().map(|turn| turn.seat)));
        // What a round brings goes on until the next one's first choice; the last entry of a round
        // is its end.
        let now = RoundEnd { round, seats: table.seats().map(|seat| standing(table, seat)).collect() };
        match self.rounds.last_mut() {
            Some(last) if last.round == round => *last = now,
            _ => self.rounds.push(now),
        }
    }

    /// The beginning of the game and its steps, in order: entry `n` is what step `n` brought about.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How the seats stood at the end of each round, set-up first.
    pub fn rounds(&self) -> &[RoundEnd] {
        &self.rounds
    }

    /// The step before which a round began: the number of steps that had been done.
    pub fn start_of(&self, round: u16) -> usize {
        self.entries
            .iter()
            .skip(1)
            .position(|entry| entry.round >= round)
            .unwrap_or(self.entries.len().saturating_sub(1))
    }

    /// The throw that did the most damage, the first of equals; `None` if no bomb did any.
    pub fn best_throw(&self) -> Option<BestThrow> {
        let throw = |entry: &Entry, event: &TableEvent| match *event {
            TableEvent::Attacked { seat, target, damage, .. } if damage > 0 => {
                Some(BestThrow { seat, target, damage, round: entry.round })
            }
            _ => None,
        };
        let throws =
            self.entries.iter().flat_map(|entry| entry.events.iter().filter_map(move |event| throw(entry, event)));
        throws.reduce(|best, next| if next.damage > best.damage { next } else { best })
    }

    /// The most parts that a robot had at the end of a round, the first of equals.
    pub fn most_parts(&self) -> Option<MostParts> {
        let all = self.rounds.iter().flat_map(|end| {
            (0..).map(SeatId).zip(&end.seats).map(|(seat, now)| MostParts { seat, parts: now.parts, round: end.round })
        });
        all.reduce(|best, next| if next.parts > best.parts { next } else { best })
    }
}

fn standing(table: &Table, seat: SeatId) -> Standing {
    let parts = table.robot_parts(seat).attached.len().saturating_sub(1);
    let pipes = pipe_bonuses(table.robot(seat).assembly()).into_iter().max();
    Standing {
        energy: table.eaten(seat),
        power: table.power(seat),
        parts: u16::try_from(parts).unwrap_or(u16::MAX),
        pipes: pipes.unwrap_or(0).into(),
    }
}
