//! Events of a game by step and by round, for its log, timeline and figures.

use super::history::History;
use super::recorded::Recorded;
use super::replay::Replay;
use super::replaying::{ReplayError, replay_history};
use crate::seats::SeatId;
use crate::table::AwaitedChoice;

/// Events of one step. The first entry of a chronicle is the beginning of the game, before any
/// step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChronicleEntry<G: Recorded, N> {
    /// Round of the step; 0 before the first one.
    pub round: u16,
    /// Seat that acted; `None` at the beginning.
    pub seat: Option<SeatId>,
    /// Events of the step, in order.
    pub events: Vec<G::Event>,
    /// Note of the game about the step and the table after it.
    pub note: N,
}

/// Events of a whole game, with a note of the game about each step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chronicle<G: Recorded, N> {
    entries: Vec<ChronicleEntry<G, N>>,
    /// Round and seat of the next step; `None` before the beginning.
    next: Option<AwaitedChoice>,
}

impl<G: Recorded, N> Default for Chronicle<G, N> {
    fn default() -> Self {
        Self { entries: Vec::new(), next: None }
    }
}

impl<G: Recorded, N> Chronicle<G, N> {
    /// Replays a history and records its events. `take_note` is called at the table before the
    /// first step and after every step.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn from_history(
        history: &History<G>,
        mut take_note: impl FnMut(&G::Table<'_>) -> N,
    ) -> Result<Self, ReplayError<G>> {
        Self::from_history_by_events(history, |table, _| take_note(table))
    }

    /// Replays a history as [`Self::from_history`] does; `take_note` also gets the events before
    /// the first step or of the step.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn from_history_by_events(
        history: &History<G>,
        mut take_note: impl FnMut(&G::Table<'_>, &[G::Event]) -> N,
    ) -> Result<Self, ReplayError<G>> {
        let mut chronicle = Self::default();
        replay_history(history, |_, game, events| {
            game.read(|table| {
                let note = take_note(table, &events);
                chronicle.add_entry(G::awaited(table), events, note);
            });
        })?;
        Ok(chronicle)
    }

    /// Adds the events of the step after which a choice is awaited, or those of the beginning of
    /// the history.
    fn add_entry(&mut self, awaited: AwaitedChoice, events: Vec<G::Event>, note: N) {
        let AwaitedChoice { round, seat } = self.next.unwrap_or(AwaitedChoice { seat: None, ..awaited });
        self.entries.push(ChronicleEntry { round, seat, events, note });
        self.next = Some(awaited);
    }

    /// Entries of the beginning and of all steps, in order: entry `n` is that of step `n`, from 1.
    pub fn entries(&self) -> &[ChronicleEntry<G, N>] {
        &self.entries
    }

    /// Whether nobody is awaited after the last entry, as the game is over then.
    pub fn is_over(&self) -> bool {
        self.next.is_some_and(|next| next.seat.is_none())
    }

    /// Last entry of each round, in order. The last step of a round runs on to the first choice of
    /// the next one, so the table after it counts as the round's end.
    pub fn round_ends(&self) -> impl DoubleEndedIterator<Item = &ChronicleEntry<G, N>> {
        self.entries.chunk_by(|one, next| one.round == next.round).filter_map(<[_]>::last)
    }

    /// Number of steps done before a round began; the number of all steps if it never did.
    pub fn steps_before_round(&self, round: u16) -> usize {
        self.entries
            .iter()
            .skip(1)
            .position(|entry| entry.round >= round)
            .unwrap_or(self.entries.len().saturating_sub(1))
    }
}

/// A replay, and the chronicle of its game.
pub type ReplayAndChronicle<G, N> = (Replay<G>, Chronicle<G, N>);

/// Prepares a game for watching from its first table on, and returns its chronicle with it.
/// `take_note` is called at the table before the first step and after every step.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub fn watch_game<G: Recorded, N>(
    history: &History<G>,
    mut take_note: impl FnMut(&G::Table<'_>) -> N,
) -> Result<ReplayAndChronicle<G, N>, ReplayError<G>> {
    let mut chronicle = Chronicle::default();
    let replay = Replay::new(history, |game, events| {
        game.read(|table| chronicle.add_entry(G::awaited(table), events, take_note(table)));
    })?;
    Ok((replay, chronicle))
}
