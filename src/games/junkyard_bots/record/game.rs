//! Recorded games of Junkyard Bots.

use std::time::SystemTime;

use crate::games::junkyard_bots::action::JunkyardBots;
use crate::games::junkyard_bots::round::{self, LegalActions};
use crate::games::junkyard_bots::table::View;
use crate::shell::record;
use crate::shell::seats::SeatId;
use crate::shell::table::Playable;

/// Headless game with its history.
pub type RecordedGame = record::RecordedGame<JunkyardBots>;

/// History of one game.
pub type History = record::History<JunkyardBots>;

/// One action of a history, with its round and seat.
pub type Step = record::Step<JunkyardBots>;

/// Game in progress in the world of an app that is never saved.
pub type UnsavedGame = record::UnsavedGame<JunkyardBots>;

/// Reason why a game can't begin.
pub type BeginError = record::BeginError<JunkyardBots>;

/// Game that is being watched.
pub type Replay = record::Replay<JunkyardBots>;

/// Reason why a history can't be replayed.
pub type ReplayError = record::ReplayError<JunkyardBots>;

/// Reason why a recorded step can't be applied at its table.
pub type StepFault = record::StepFault<JunkyardBots>;

impl RecordedGame {
    /// Everything that a seat may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        Playable::read(self, |table| View::of(table, seat))
    }

    /// Legal actions of the player whose turn it is.
    pub fn legal_actions(&mut self) -> LegalActions {
        Playable::read(self, round::legal_actions)
    }

    /// Text of the saved game, with `written` as its timestamp.
    pub fn saved_text(&mut self, written: SystemTime) -> String {
        let table = self.snapshot();
        self.history().text_at(&table, written)
    }
}
