//! A game that saves itself after every action, undo, redo, change of a seat's player, and change
//! of a build in progress.

use std::time::{Duration, SystemTime};

use bevy::prelude::World;
use thiserror::Error;

use super::game::{History, RecordedGame, Step};
use crate::games::junkyard_bots::action::{Action, BuildPart, Illegal, TableEvent};
use crate::games::junkyard_bots::game::{Restorable, TableWorld, restore};
use crate::games::junkyard_bots::table::SnapshotError;
use crate::shell::autosave::{Autosave, GameName, GameSet};
use crate::shell::disk::Disk;
use crate::shell::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::shell::seats::{SeatId, seating::SeatKind};

/// Reason why a game can't go on in a world.
#[derive(Debug, Error)]
pub enum StartError {
    /// The system can't start the thread that saves the game.
    Thread(#[from] std::io::Error),
    /// The table does not fit the set-up.
    Table(#[from] SnapshotError),
}

impl InWords for StartError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Thread(error) => phrase!("start-thread", error = error.to_string()),
            Self::Table(error) => error.phrase(),
        }
    }
}

displayed_in_english!(StartError);

/// Game in progress in the world of an app with the round's [`plugin`](crate::games::junkyard_bots::game::plugin): its
/// history and its automatic saves. The table is the one in that world, which is passed to every
/// method that changes it. All changes of the game go through this type, so that none is left
/// unsaved.
pub struct Session {
    history: History,
    /// `None` once the game has moved to another set, whose name only the writing thread knows.
    set: Option<GameName>,
    autosave: Autosave,
}

impl Session {
    /// Lays out the table of a game in a world, continues the game there, and saves it in its set,
    /// at once and after every change. `wake` is called as described in [`Autosave::start`].
    ///
    /// # Errors
    /// [`StartError`]; the world is unchanged then. An unwritable disk is not an error here; it is
    /// reported by [`Self::unsaved`].
    pub fn start(
        world: &mut World,
        mut game: RecordedGame,
        disk: impl Disk + 'static,
        set: GameSet,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Self, StartError> {
        let table = game.snapshot();
        let name = set.name().clone();
        let autosave = Autosave::start(disk, set, wake)?;
        let session = Self { autosave, set: Some(name), history: game.into_history() };
        restore(world, session.history.setup(), &table)?;
        session.save(world);
        Ok(session)
    }

    /// The history, read-only.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Applies an action of the player whose turn it is.
    ///
    /// # Errors
    /// [`Illegal`] if the action is not legal; nothing has changed then. Without a table there is
    /// no game to play: [`Illegal::GameOver`].
    pub fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let mut table = TableWorld::of(world).ok_or(Illegal::GameOver)?;
        let events = self.history.act(&mut table, action)?;
        self.save(world);
        Ok(events)
    }

    /// Takes the last step back if rule 9.4 allows it. Returns the step.
    pub fn undo(&mut self, world: &mut World) -> Option<Step> {
        let step = self.history.undo(&mut TableWorld::of(world)?)?;
        self.save(world);
        Some(step)
    }

    /// Repeats the step that was taken back last. Returns its events.
    pub fn redo(&mut self, world: &mut World) -> Option<Vec<TableEvent>> {
        let events = self.history.redo(&mut TableWorld::of(world)?)?;
        self.save(world);
        Some(events)
    }

    /// Gives a seat to a person or a computer player.
    pub fn give_seat(&mut self, world: &mut World, seat: SeatId, kind: SeatKind) {
        self.history.give_seat(seat, kind);
        self.save(world);
    }

    /// Keeps a build in progress; it need not be legal yet.
    ///
    /// # Errors
    /// [`Illegal`] if no build is due, or if the draft names a part twice or one that the player
    /// may not build with.
    pub fn keep_draft(&mut self, world: &mut World, draft: Vec<BuildPart>) -> Result<(), Illegal> {
        let mut table = TableWorld::of(world).ok_or(Illegal::GameOver)?;
        self.history.keep_draft(&mut table, draft)?;
        self.save(world);
        Ok(())
    }

    /// Text of the saved game, with the present time as its timestamp; `None` if the world has no
    /// table.
    pub fn saved_text(&self, world: &mut World) -> Option<String> {
        Some(self.history.text_at(&TableWorld::of(world)?.snapshot(), SystemTime::now()))
    }

    /// Reason why the last step is not saved; see [`Autosave::unsaved`].
    pub fn unsaved(&self) -> Option<Phrase> {
        self.autosave.unsaved()
    }

    /// Whether the last step is saved.
    pub fn is_saved(&self) -> bool {
        self.autosave.is_saved()
    }

    /// Whether the game has moved to a set of its own because another program saved into its set.
    /// Returns true once for each move.
    pub fn take_moved(&mut self) -> bool {
        let has_moved = self.autosave.take_moved();
        if has_moved {
            self.set = None;
        }
        has_moved
    }

    /// Name of the set in which the game is saved; `None` once it has moved to another.
    pub const fn set(&self) -> Option<&GameName> {
        self.set.as_ref()
    }

    /// Writes waiting saves at once, and waits for that up to `limit`. Returns whether everything
    /// is written.
    pub fn flush(&self, limit: Duration) -> bool {
        self.autosave.flush(limit)
    }

    fn save(&self, world: &mut World) {
        if let Some(text) = self.saved_text(world) {
            self.autosave.save(text);
        }
    }
}
