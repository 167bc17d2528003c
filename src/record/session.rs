//! A game that saves itself: after every action, every step back or forward, and every change of a build in progress.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::autosave::{Autosave, GameName};
use super::disk::{Disk, DiskError};
use super::history::{History, Step};
use super::seating::SeatKind;
use crate::action::{Action, Illegal, Placed, TableEvent};
use crate::game::Restorable;
use crate::parts::SeatId;

/// A history with its automatic saves. Reading goes to [`Self::history`]; whatever changes the game goes through here,
/// so that no change is left unsaved. The table is always the one the history belongs to.
pub struct Session {
    history: History,
    autosave: Autosave,
}

impl Session {
    /// Plays on with a game and saves it, at once and after every change, in its set in a folder.
    ///
    /// # Errors
    /// What the system says if it gives no thread to write in. A disk that can't be written to is no reason not to
    /// play: see [`Self::fault`].
    pub fn start(
        history: History,
        table: &mut impl Restorable,
        disk: impl Disk + 'static,
        folder: PathBuf,
        name: GameName,
    ) -> std::io::Result<Self> {
        let session = Self { history, autosave: Autosave::start(disk, folder, name)? };
        session.save(table);
        Ok(session)
    }

    /// The history, to read.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Does something.
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
    pub fn act(&mut self, table: &mut impl Restorable, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let events = self.history.act(table, action)?;
        self.save(table);
        Ok(events)
    }

    /// Takes the last step back, if the rules let it be (9.4). Returns the step.
    pub fn undo(&mut self, table: &mut impl Restorable) -> Option<Step> {
        let step = self.history.undo(table)?;
        self.save(table);
        Some(step)
    }

    /// Does the step again that was taken back last. Returns what happened.
    pub fn redo(&mut self, table: &mut impl Restorable) -> Option<Vec<TableEvent>> {
        let events = self.history.redo(table)?;
        self.save(table);
        Some(events)
    }

    /// Gives a seat to a person or a computer player.
    pub fn give_seat(&mut self, table: &mut impl Restorable, seat: SeatId, kind: SeatKind) {
        self.history.give_seat(seat, kind);
        self.save(table);
    }

    /// Keeps a build in progress.
    ///
    /// # Errors
    /// See [`History::keep_draft`].
    pub fn keep_draft(&mut self, table: &mut impl Restorable, draft: Vec<Placed>) -> Result<(), Illegal> {
        self.history.keep_draft(table, draft)?;
        self.save(table);
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

    fn save(&self, table: &mut impl Restorable) {
        self.autosave.save(self.history.save(table, SystemTime::now()));
    }
}
