//! Tables of any game: a world in which a table is laid out, one schedule that plays on until a
//! player is awaited, and one entry point for actions.
//!
//! A game gives its [`Rules`]: types for its set-up, actions, events and snapshots, and the systems
//! of its [`PlaySchedule`]. [`HeadlessGame`] owns a world of its own. An app with a window has the
//! table in its main world and uses the functions [`begin_game`], [`act`] and [`restore()`] on it.
//! Code that plays at either kind of table takes it as a [`Playable`], or as a [`Restorable`] if it
//! also goes back; a world in which a table is laid out is both, as a [`TableIn`].

mod entry;
mod headless;
mod pending;
mod playable;
mod rules;
mod table_in;

pub use entry::{SetupFault, SnapshotFault, act, begin_game, restore};
pub use headless::HeadlessGame;
pub use pending::PendingAction;
pub use playable::{Playable, Restorable};
pub use rules::{AwaitedChoice, GameSetup, GameSnapshot, PlaySchedule, Reason, Rules};
pub use table_in::{TableIn, read_table};
