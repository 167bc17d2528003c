//! A game that saves itself after every action, undo, redo, change of a seat's player, and change
//! of a choice in the making.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::time::{Duration, SystemTime};

use bevy::prelude::World;

use super::correspondence::ComputerId;
use super::history::{History, Step};
use super::recorded::Recorded;
use super::recorded_game::RecordedGame;
use crate::autosave::{Autosave, GameName, GameSet};
use crate::disk::Disk;
use crate::language::{InWords, Phrase, phrase, tell_in_english};
use crate::seats::{SeatId, seating::SeatKind};
use crate::table::{Restorable, SnapshotFault, TableIn, restore};

/// Reason why a game can't go on in a world.
#[derive(Debug)]
pub enum StartError<G: Recorded> {
    /// The system can't start the thread that saves the game.
    Thread(std::io::Error),
    /// The table does not fit the set-up.
    Table(SnapshotFault<G>),
}

impl<G: Recorded> InWords for StartError<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Thread(error) => phrase!("start-thread", error = error.to_string()),
            Self::Table(error) => error.phrase(),
        }
    }
}

impl<G: Recorded> Display for StartError<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for StartError<G> {}

/// Game in progress in the world of an app with the game's
/// [`Rules::plugin`](crate::table::Rules::plugin): its history and its automatic saves. The
/// table is the one in that world, which is passed to every method that changes it. All changes of
/// the game go through this type, so that none is left unsaved.
pub struct Session<G: Recorded> {
    history: History<G>,
    /// `None` once the game has moved to another set, whose name only the writing thread knows.
    set: Option<GameName>,
    autosave: Autosave,
}

impl<G: Recorded> Session<G> {
    /// Lays out the table of a game in a world, continues the game there, and saves it in its set,
    /// at once and after every change. `wake` is called as described in [`Autosave::start`].
    ///
    /// # Errors
    /// [`StartError`]; the world is unchanged then. An unwritable disk is not an error here; it is
    /// reported by [`Self::unsaved`].
    pub fn start(
        world: &mut World,
        mut game: RecordedGame<G>,
        disk: impl Disk + 'static,
        set: GameSet,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Self, StartError<G>> {
        let table = game.snapshot();
        let name = set.name().clone();
        let autosave = Autosave::start(disk, set, wake).map_err(StartError::Thread)?;
        let session = Self { autosave, set: Some(name), history: game.into_history() };
        restore::<G>(world, session.history.setup(), &table).map_err(StartError::Table)?;
        session.save(world);
        Ok(session)
    }

    /// The history, read-only.
    pub const fn history(&self) -> &History<G> {
        &self.history
    }

    /// Applies an action of the awaited player.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) if the action is not legal, or if
    /// the world has no table; nothing has changed then.
    pub fn act(&mut self, world: &mut World, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        let mut table = TableIn::of(world).ok_or(G::NOBODY_AWAITED)?;
        let events = self.history.act(&mut table, action)?;
        self.save(world);
        Ok(events)
    }

    /// Takes the last step back if that is possible. Returns the step.
    pub fn undo(&mut self, world: &mut World) -> Option<Step<G>> {
        let step = self.history.undo(&mut TableIn::of(world)?)?;
        self.save(world);
        Some(step)
    }

    /// Repeats the step that was taken back last. Returns its events.
    pub fn redo(&mut self, world: &mut World) -> Option<Vec<G::Event>> {
        let events = self.history.redo(&mut TableIn::of(world)?)?;
        self.save(world);
        Some(events)
    }

    /// Gives a seat to a person or a computer player, as [`History::give_seat`] does.
    pub fn give_seat(&mut self, world: &mut World, seat: SeatId, kind: SeatKind) {
        self.history.give_seat(seat, kind);
        self.save(world);
    }

    /// Gives a seat to a person at the computer `here`, as [`History::claim_seat`] does.
    pub fn claim_seat(&mut self, world: &mut World, seat: SeatId, here: ComputerId) {
        self.history.claim_seat(seat, here);
        self.save(world);
    }

    /// Gives a seat to a person somewhere else, as [`History::send_seat`] does.
    pub fn send_seat(&mut self, world: &mut World, seat: SeatId, here: ComputerId) {
        self.history.send_seat(seat, here);
        self.save(world);
    }

    /// Keeps a choice in the making; it need not be legal yet.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) of [`Recorded::check_draft`], or if
    /// the world has no table.
    pub fn keep_draft(&mut self, world: &mut World, draft: G::Draft) -> Result<(), G::Refusal> {
        let mut table = TableIn::of(world).ok_or(G::NOBODY_AWAITED)?;
        self.history.keep_draft(&mut table, draft)?;
        self.save(world);
        Ok(())
    }

    /// Discards the choice in the making.
    pub fn discard_draft(&mut self, world: &mut World) {
        self.history.discard_draft();
        self.save(world);
    }

    /// Text of the saved game, with the present time as its timestamp; `None` if the world has no
    /// table.
    pub fn saved_text(&self, world: &mut World) -> Option<String> {
        Some(self.history.text_at(&TableIn::<G>::of(world)?.snapshot(), SystemTime::now()))
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
