//! A game without a window, with its history.

use std::time::SystemTime;

use thiserror::Error;

use super::history::{History, Step};
use super::seating::{self, Seat, SeatKind, SeatingError};
use crate::action::{Action, Illegal, Placed, TableEvent};
use crate::game::{Game, Playable};
use crate::parts::SeatId;
use crate::round::LegalActions;
use crate::table::{Setup, SetupError, Snapshot, Table, View};

/// Why a game can't begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BeginError {
    /// The set-up can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The seats are wrong.
    #[error(transparent)]
    Seating(#[from] SeatingError),
}

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
        Ok((Self::assemble(History::new(setup, seats, Vec::new()), game), events))
    }

    /// A game that stands at a table with a history that leads or claims to lead there.
    pub(super) const fn assemble(history: History, game: Game) -> Self {
        Self { history, game }
    }

    /// The history and the table apart, to go on in another world.
    pub fn into_parts(self) -> (History, Game) {
        (self.history, self.game)
    }

    /// What the game started from.
    pub const fn setup(&self) -> &Setup {
        self.history.setup()
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        self.history.seats()
    }

    /// What was done so far.
    pub fn history(&self) -> &[Step] {
        self.history.steps()
    }

    /// The table.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// See [`History::give_seat`].
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

    /// See [`History::act`].
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        self.history.act(&mut self.game, action)
    }

    /// See [`History::take_over`].
    pub fn take_over(&mut self, seed: u64) {
        self.history.take_over(&mut self.game, seed);
    }

    /// See [`History::can_undo`].
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// See [`History::undo`].
    pub fn undo(&mut self) -> Option<Step> {
        self.history.undo(&mut self.game)
    }

    /// See [`History::can_redo`].
    pub const fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// See [`History::redo`].
    pub fn redo(&mut self) -> Option<Vec<TableEvent>> {
        self.history.redo(&mut self.game)
    }

    /// The build in progress.
    pub fn draft(&self) -> Option<&[Placed]> {
        self.history.draft()
    }

    /// See [`History::keep_draft`].
    ///
    /// # Errors
    /// [`Illegal`] if no build is due, or it names parts that are not the player's to build with, or names one twice.
    pub fn keep_draft(&mut self, draft: Vec<Placed>) -> Result<(), Illegal> {
        self.history.keep_draft(&mut self.game, draft)
    }

    /// The history as saved games write it, an action a line.
    pub fn retell(&self) -> Vec<String> {
        self.history.retell()
    }

    /// The game as the text of a saved game, written at a time that the caller gives.
    pub fn save(&mut self, written: SystemTime) -> String {
        self.history.save(&mut self.game, written)
    }
}
