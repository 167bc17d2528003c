//! A headless game with its history. The type owns both, so that neither changes without the other.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::correspondence::{ComputerId, Correspondence};
use super::history::{History, Step};
use super::recorded::Recorded;
use crate::language::{InWords, Phrase, tell_in_english};
use crate::seats::seating::{self, Seat, SeatKind, SeatingError};
use crate::seats::{SeatId, SeatSet};
use crate::table::{GameSetup, HeadlessGame, Playable, SetupFault};

/// Reason why a game can't begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BeginError<G: Recorded> {
    /// The set-up can't be played.
    Setup(SetupFault<G>),
    /// The seats are not valid.
    Seating(SeatingError),
}

impl<G: Recorded> InWords for BeginError<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Setup(error) => error.phrase(),
            Self::Seating(error) => error.phrase(),
        }
    }
}

impl<G: Recorded> Display for BeginError<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for BeginError<G> {}

/// Headless game with its history.
pub struct RecordedGame<G: Recorded> {
    history: History<G>,
    game: HeadlessGame<G>,
}

impl<G: Recorded> Playable for RecordedGame<G> {
    type Game = G;

    fn act(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        self.act(action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&G::Table<'_>) -> R) -> R {
        self.game.read(ask)
    }
}

impl<G: Recorded> RecordedGame<G> {
    /// Starts a new game. Returns it with the events up to the first choice.
    ///
    /// # Errors
    /// [`BeginError`].
    pub fn begin(setup: G::Setup, seats: Vec<Seat>) -> Result<(Self, Vec<G::Event>), BeginError<G>> {
        seating::check_seats(&seats, setup.seats().into()).map_err(BeginError::Seating)?;
        let (game, events) = HeadlessGame::new(&setup).map_err(BeginError::Setup)?;
        Ok((Self::assemble(History::new(setup, seats, None), game), events))
    }

    /// Joins a history and a game, whose table must be the one that the history leads to.
    pub(super) const fn assemble(history: History<G>, game: HeadlessGame<G>) -> Self {
        Self { history, game }
    }

    /// The history: set-up, seats and steps so far.
    pub const fn history(&self) -> &History<G> {
        &self.history
    }

    /// Drops the table and returns the history.
    pub fn into_history(self) -> History<G> {
        self.history
    }

    /// The game with the table.
    pub const fn game(&self) -> &HeadlessGame<G> {
        &self.game
    }

    /// Gives a seat to a person or a computer player, as [`History::give_seat`] does.
    pub fn give_seat(&mut self, seat: SeatId, kind: SeatKind) {
        self.history.give_seat(seat, kind);
    }

    /// Gives a seat to a person at the computer `here`, as [`History::claim_seat`] does.
    pub fn claim_seat(&mut self, seat: SeatId, here: ComputerId) {
        self.history.claim_seat(seat, here);
    }

    /// Makes it a game by correspondence, as [`History::begin_correspondence`] does.
    pub fn begin_correspondence(&mut self, elsewhere: SeatSet, here: ComputerId) {
        self.history.begin_correspondence(elsewhere, here);
    }

    /// The game with these players by correspondence.
    pub(super) fn with_correspondence(self, correspondence: Correspondence) -> Self {
        Self { history: self.history.with_correspondence(correspondence), ..self }
    }

    /// The whole table as plain values.
    pub fn snapshot(&mut self) -> G::Snapshot {
        self.game.snapshot()
    }

    /// Applies an action of the player whose turn it is, and records it. Steps taken back before
    /// can't be redone afterwards, and the choice in the making is discarded.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) if the action is not legal; nothing
    /// has changed then.
    pub fn act(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        self.history.act(&mut self.game, action)
    }

    /// Restarts the random stream from a seed and records that, so that everything still to be
    /// turned up is open again. Nothing before it can be taken back. A second take-over after the
    /// same step replaces the first.
    pub fn take_over(&mut self, seed: u64) {
        self.history.take_over(&mut self.game, seed);
    }

    /// Takes the last step back if that is possible. Returns the step.
    pub fn undo(&mut self) -> Option<Step<G>> {
        self.history.undo(&mut self.game)
    }

    /// Repeats the step that was taken back last. Returns its events.
    pub fn redo(&mut self) -> Option<Vec<G::Event>> {
        self.history.redo(&mut self.game)
    }

    /// Keeps a choice in the making; it need not be legal yet.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) of [`Recorded::check_draft`].
    pub fn keep_draft(&mut self, draft: G::Draft) -> Result<(), G::Refusal> {
        self.history.keep_draft(&mut self.game, draft)
    }
}
