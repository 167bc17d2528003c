//! A game that saves itself: after every action, every step back or forward, and every change of a
//! build in progress.

use std::time::{Duration, SystemTime};

use bevy::prelude::World;
use thiserror::Error;

use super::autosave::{Autosave, GameName, GameSet};
use super::disk::Disk;
use super::game::RecordedGame;
use super::history::{History, Step};
use super::seating::SeatKind;
use crate::action::{Action, Illegal, Placed, TableEvent};
use crate::game::restore;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::SeatId;
use crate::table::SnapshotError;

/// Why a game can't go on in a world.
#[derive(Debug, Error)]
pub enum StartError {
    /// The system gives no thread to save the game in.
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

/// A game that goes on in the world of an app with the round's [`plugin`](crate::game::plugin): its
/// history, and its automatic saves. Its table is the one in that world, which every change is
/// given; whatever changes the game goes through here, so that no change is left unsaved.
pub struct Session {
    history: History,
    /// None once it has moved to another, whose name the writing thread knows.
    set: Option<GameName>,
    autosave: Autosave,
}

impl Session {
    /// Lays out the table of a game in a world, goes on with it there, and saves it in its set, at
    /// once and after every change. `wake` is called as [`Autosave::start`] says.
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

    /// The history, to read.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Does something.
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
    pub fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let events = self.history.act(world, action)?;
        self.save(world);
        Ok(events)
    }

    /// Takes the last step back, if the rules let it be (9.4). Returns the step.
    pub fn undo(&mut self, world: &mut World) -> Option<Step> {
        let step = self.history.undo(world)?;
        self.save(world);
        Some(step)
    }

    /// Does the step again that was taken back last. Returns what happened.
    pub fn redo(&mut self, world: &mut World) -> Option<Vec<TableEvent>> {
        let events = self.history.redo(world)?;
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
    /// [`Illegal`] if no build is due, or it names parts that are not the player's to build with,
    /// or names one twice.
    pub fn keep_draft(&mut self, world: &mut World, draft: Vec<Placed>) -> Result<(), Illegal> {
        self.history.keep_draft(world, draft)?;
        self.save(world);
        Ok(())
    }

    /// The game as the text of a saved game, written now.
    pub fn text(&self, world: &mut World) -> String {
        self.history.save(world, SystemTime::now())
    }

    /// Why the last step is not saved; see [`Autosave::unsaved`].
    pub fn unsaved(&self) -> Option<Phrase> {
        self.autosave.unsaved()
    }

    /// Whether the last step is saved.
    pub fn is_saved(&self) -> bool {
        self.autosave.is_saved()
    }

    /// Whether the game has moved to a set of its own because another program saved into its set;
    /// true once for each time.
    pub fn take_moved(&mut self) -> bool {
        let has_moved = self.autosave.take_moved();
        if has_moved {
            self.set = None;
        }
        has_moved
    }

    /// The set in which the game is saved; `None` once it has moved to another.
    pub const fn set(&self) -> Option<&GameName> {
        self.set.as_ref()
    }

    /// Tries at once to write what waits, and waits for that up to `limit`; returns whether
    /// everything is written.
    pub fn flush(&self, limit: Duration) -> bool {
        self.autosave.flush(limit)
    }

    fn save(&self, world: &mut World) {
        self.autosave.save(self.text(world));
    }
}
