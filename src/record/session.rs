//! A game that saves itself: after every action, every step back or forward, and every change of a build in progress.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::autosave::{Autosave, GameName};
use super::disk::{Disk, DiskError};
use super::game::{RecordedGame, Step};
use crate::action::{Action, Illegal, Placed, TableEvent};
use crate::parts::SeatId;
use crate::round::LegalActions;
use crate::table::View;

/// A recorded game with its automatic saves. Reading goes to [`Self::game`]; whatever changes the game goes through
/// here, so that no change is left unsaved.
pub struct Session {
    game: RecordedGame,
    autosave: Autosave,
}

impl Session {
    /// Plays on with a game and saves it, at once and after every change, in its set in a folder.
    ///
    /// # Errors
    /// What the system says if it gives no thread to write in. A disk that can't be written to is no reason not to
    /// play: see [`Self::fault`].
    pub fn start(
        game: RecordedGame,
        disk: impl Disk + 'static,
        folder: PathBuf,
        name: GameName,
    ) -> std::io::Result<Self> {
        let mut session = Self { game, autosave: Autosave::start(disk, folder, name)? };
        session.save();
        Ok(session)
    }

    /// The game, to read.
    pub const fn game(&self) -> &RecordedGame {
        &self.game
    }

    /// What the player whose turn it is may do.
    pub fn legal_actions(&mut self) -> LegalActions {
        self.game.legal_actions()
    }

    /// What a seat may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        self.game.view(seat)
    }

    /// Does something.
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let events = self.game.act(action)?;
        self.save();
        Ok(events)
    }

    /// Takes the last step back, if the rules let it be (9.4). Returns the step.
    pub fn undo(&mut self) -> Option<Step> {
        let step = self.game.undo()?;
        self.save();
        Some(step)
    }

    /// Does the step again that was taken back last. Returns what happened.
    pub fn redo(&mut self) -> Option<Vec<TableEvent>> {
        let events = self.game.redo()?;
        self.save();
        Some(events)
    }

    /// Keeps a build in progress.
    ///
    /// # Errors
    /// See [`RecordedGame::keep_draft`].
    pub fn keep_draft(&mut self, draft: Vec<Placed>) -> Result<(), Illegal> {
        self.game.keep_draft(draft)?;
        self.save();
        Ok(())
    }

    /// Why the last automatic save failed; `None` if it didn't. The game goes on, and the next change is saved again.
    pub fn fault(&self) -> Option<Arc<DiskError>> {
        self.autosave.fault()
    }

    /// Waits until everything is written or has failed, or until `limit` has passed; returns whether nothing is left.
    pub fn flush(&self, limit: Duration) -> bool {
        self.autosave.flush(limit)
    }

    fn save(&mut self) {
        self.autosave.save(self.game.save(SystemTime::now()));
    }
}
