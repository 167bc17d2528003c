//! A headless game with its history. The type owns both, so that neither changes without the other.

use std::time::SystemTime;

use thiserror::Error;

use super::history::{History, Step};
use crate::action::{Action, BuildPart, Illegal, TableEvent};
use crate::game::{Game, JunkyardBots, Playable};
use crate::round::LegalActions;
use crate::shell::language::{InWords, Phrase, displayed_in_english};
use crate::shell::seats::SeatId;
use crate::shell::seats::seating::{self, Seat, SeatKind, SeatingError};
use crate::table::{Setup, SetupError, Snapshot, Table, View};

/// Reason why a game can't begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BeginError {
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// The seats are not valid.
    Seating(#[from] SeatingError),
}

impl InWords for BeginError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Setup(error) => error.phrase(),
            Self::Seating(error) => error.phrase(),
        }
    }
}

displayed_in_english!(BeginError);

/// Headless game with its history.
pub struct RecordedGame {
    history: History,
    game: Game,
}

impl Playable for RecordedGame {
    type Game = JunkyardBots;

    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        self.act(action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.game.read(ask)
    }
}

impl RecordedGame {
    /// Starts a new game. Returns it with the events up to the first choice.
    ///
    /// # Errors
    /// [`BeginError`].
    pub fn begin(setup: Setup, seats: Vec<Seat>) -> Result<(Self, Vec<TableEvent>), BeginError> {
        seating::check_seats(&seats, setup.seats.into())?;
        let (game, events) = Game::new(&setup)?;
        Ok((Self::assemble(History::new(setup, seats, None), game), events))
    }

    /// Joins a history and a game, whose table must be the one that the history leads to.
    pub(super) const fn assemble(history: History, game: Game) -> Self {
        Self { history, game }
    }

    /// The history: set-up, seats and steps so far.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Drops the table and returns the history.
    pub fn into_history(self) -> History {
        self.history
    }

    /// The game with the table.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Gives a seat to a person or a computer player; does nothing if there is no such seat.
    pub fn give_seat(&mut self, seat: SeatId, kind: SeatKind) {
        self.history.give_seat(seat, kind);
    }

    /// Everything that a seat may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        self.game.view(seat)
    }

    /// Legal actions of the player whose turn it is.
    pub fn legal_actions(&mut self) -> LegalActions {
        self.game.legal_actions()
    }

    /// The whole table as plain values.
    pub fn snapshot(&mut self) -> Snapshot {
        self.game.snapshot()
    }

    /// Applies an action of the player whose turn it is, and records it. Steps taken back before
    /// can't be redone afterwards, and the build in progress is discarded.
    ///
    /// # Errors
    /// [`Illegal`] if the action is not legal; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        self.history.act(&mut self.game, action)
    }

    /// Restarts the random stream from a seed and records that, so that everything still to be
    /// turned up is open again. Nothing before it can be taken back. A second take-over after the
    /// same step replaces the first.
    pub fn take_over(&mut self, seed: u64) {
        self.history.take_over(&mut self.game, seed);
    }

    /// Takes the last step back if rule 9.4 allows it. Returns the step.
    pub fn undo(&mut self) -> Option<Step> {
        self.history.undo(&mut self.game)
    }

    /// Repeats the step that was taken back last. Returns its events.
    pub fn redo(&mut self) -> Option<Vec<TableEvent>> {
        self.history.redo(&mut self.game)
    }

    /// Keeps a build in progress; it need not be legal yet.
    ///
    /// # Errors
    /// [`Illegal`] if no build is due, or if the draft names a part twice or one that the player
    /// may not build with.
    pub fn keep_draft(&mut self, draft: Vec<BuildPart>) -> Result<(), Illegal> {
        self.history.keep_draft(&mut self.game, draft)
    }

    /// Text of the saved game, with `written` as its timestamp.
    pub fn saved_text(&mut self, written: SystemTime) -> String {
        self.history.saved_text(&mut self.game, written)
    }
}
