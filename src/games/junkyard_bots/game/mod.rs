//! Junkyard Bots as a game of [`shell::table`], and the names by which the
//! rest of the program plays it.
//!
//! [`Game`] owns a world of its own. An app with a window has the table in its main world instead:
//! it adds the [`plugin`], calls [`begin_game`], [`act`] and [`restore()`] on that world, and its
//! systems read the table through [`TableParam`](crate::table::TableParam).
//! Code that plays at either kind of table takes it as a [`Playable`]; code that also goes back
//! takes it as a [`Restorable`]. A world in which a table is laid out is both, as a [`TableWorld`].

mod rules;

use bevy::prelude::*;

pub use crate::action::JunkyardBots;
use crate::action::{Action, Illegal, TableEvent};
use crate::round::{self, LegalActions};
use crate::table::{RoundState, Setup, SetupError, Snapshot, SnapshotError, Table, View};
use shell::record::RecordedGame;
use shell::seats::SeatId;
use shell::table::{self as any_table, HeadlessGame, Rules, TableIn};
pub use shell::table::{Playable, Restorable};

/// Game without a window, in a world of its own.
pub type Game = HeadlessGame<JunkyardBots>;

/// World of an app with the round's [`plugin`] in which a table is laid out.
pub type TableWorld<'w> = TableIn<'w, JunkyardBots>;

/// Adds the round's schedule to an app. [`begin_game`] adds the table.
pub fn plugin(app: &mut App) {
    JunkyardBots::plugin(app);
}

/// Lays out the table of a set-up in the world of an app with the [`plugin`], in place of any
/// earlier table, and begins the game. Returns the events up to the first choice; systems of the
/// app also receive them as messages.
///
/// # Errors
/// [`SetupError`] if the set-up can't be played; the world is unchanged then.
///
/// # Panics
/// If [`plugin`] was not added to the app.
pub fn begin_game(world: &mut World, setup: &Setup) -> Result<Vec<TableEvent>, SetupError> {
    any_table::begin_game::<JunkyardBots>(world, setup)
}

/// Applies an action of the active player and runs the game to the next choice. Returns the events.
///
/// # Errors
/// [`Illegal`] if the action is not legal, [`Illegal::GameOver`] also if the world has no table.
/// The table is unchanged then.
///
/// # Panics
/// If [`plugin`] was not added to the app.
pub fn act(world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
    any_table::act::<JunkyardBots>(world, action)
}

/// Restores the table of a world from a snapshot, which may come from outside and is checked first.
///
/// # Errors
/// [`SnapshotError`] if the snapshot is not a table of this set-up; the world is unchanged then.
///
/// # Panics
/// If [`plugin`] was not added to the app.
pub fn restore(world: &mut World, setup: &Setup, snapshot: &Snapshot) -> Result<(), SnapshotError> {
    any_table::restore::<JunkyardBots>(world, setup, snapshot)
}

/// Reads the table of a world; `None` if no table is laid out there.
pub fn read_table<R>(world: &mut World, ask: impl FnOnce(&Table) -> R) -> Option<R> {
    any_table::read_table::<JunkyardBots, R>(world, ask)
}

/// Questions that are asked at a headless table of Junkyard Bots.
pub trait JunkyardBotsTable: Playable<Game = JunkyardBots> {
    /// Round, phase and turn.
    fn state(&self) -> &RoundState;

    /// Checks an action without applying it.
    ///
    /// # Errors
    /// [`Illegal`] if the table would refuse the action.
    fn check(&mut self, action: &Action) -> Result<(), Illegal> {
        self.read(|table| round::check_action(table, action))
    }

    /// Legal actions of the active player.
    fn legal_actions(&mut self) -> LegalActions {
        self.read(round::legal_actions)
    }

    /// View of a seat: everything that it may know (rule 9.1).
    fn view(&mut self, seat: SeatId) -> View {
        self.read(|table| View::of(table, seat))
    }
}

impl JunkyardBotsTable for Game {
    fn state(&self) -> &RoundState {
        self.world().resource::<RoundState>()
    }
}

impl JunkyardBotsTable for RecordedGame<JunkyardBots> {
    fn state(&self) -> &RoundState {
        self.game().state()
    }
}
