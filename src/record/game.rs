//! A game without a window, with its history: the one that leads to its table, so that neither is
//! changed without the other.

use std::time::SystemTime;

use thiserror::Error;

use super::history::{History, Step};
use super::seating::{self, Seat, SeatKind, SeatingError};
use crate::action::{Action, Illegal, Placed, TableEvent};
use crate::game::{Game, Playable};
use crate::language::{InWords, Phrase, displayed_in_english};
use crate::parts::SeatId;
use crate::round::LegalActions;
use crate::table::{Setup, SetupError, Snapshot, Table, View};

/// Why a game can't begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BeginError {
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// The seats are wrong.
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

/// A game with its history.
pub struct RecordedGame {
    history: History,
    game: Game,
}

impl Playable for RecordedGame {
    fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        self.act(action)
    }

    fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.game.read(ask)
    }
}

impl RecordedGame {
    /// A new game, and what happened up to the first choice.
    ///
    /// # Errors
    /// [`BeginError`].
    pub fn begin(setup: Setup, seats: Vec<Seat>) -> Result<(Self, Vec<TableEvent>), BeginError> {
        seating::check(&seats, setup.seats.into())?;
        let (game, events) = Game::new(&setup)?;
        Ok((Self::assemble(History::new(setup, seats, None), game), events))
    }

    /// A game that stands at the table to which its history leads.
    pub(super) const fn assemble(history: History, game: Game) -> Self {
        Self { history, game }
    }

    /// What was done so far, from what, and by whom.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The history alone.
    pub fn into_history(self) -> History {
        self.history
    }

    /// The table.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Gives a seat to a person or a computer player; a seat that is not there stays so.
    pub fn give_seat(&mut self, seat: SeatId, kind: SeatKind) {
        self.history.give_seat(seat, kind);
    }

    /// What a seat may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        self.game.view(seat)
    }

    /// What the player whose turn it is may do.
    pub fn legal_actions(&mut self) -> LegalActions {
        self.game.legal_actions()
    }

    /// The whole table as plain values.
    pub fn snapshot(&mut self) -> Snapshot {
        self.game.snapshot()
    }

    /// Does something and records it. What was taken back before can't be done again after it, and
    /// the build in progress is gone.
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        self.history.act(&mut self.game, action)
    }

    /// Lets the random stream begin anew and records it: what is still to be turned up is open
    /// again. Nothing before it can be taken back. Twice at the same place is once, by the later
    /// seed.
    pub fn take_over(&mut self, seed: u64) {
        self.history.take_over(&mut self.game, seed);
    }

    /// Takes the last step back, if the rules let it be (9.4). Returns the step.
    pub fn undo(&mut self) -> Option<Step> {
        self.history.undo(&mut self.game)
    }

    /// Does the step again that was taken back last. Returns what happened.
    pub fn redo(&mut self) -> Option<Vec<TableEvent>> {
        self.history.redo(&mut self.game)
    }

    /// Keeps a build in progress; it need not be legal yet.
    ///
    /// # Errors
    /// [`Illegal`] if no build is due, or it names parts that are not the player's to build with,
    /// or names one twice.
    pub fn keep_draft(&mut self, draft: Vec<Placed>) -> Result<(), Illegal> {
        self.history.keep_draft(&mut self.game, draft)
    }

    /// The game as the text of a saved game, written at a time that the caller gives.
    pub fn save(&mut self, written: SystemTime) -> String {
        self.history.save(&mut self.game, written)
    }
}
