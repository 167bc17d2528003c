//! Tables of any game: a world in which a table is laid out, one schedule that plays on until a
//! player is awaited, and one entry point for actions.
//!
//! A game gives its [`Rules`]: types for its set-up, actions, events and snapshots, and the systems
//! of its [`PlaySchedule`]. [`HeadlessGame`] owns a world of its own. An app with a window has the
//! table in its main world and uses the functions [`begin_game`], [`act`] and [`restore()`] on it.
//! Code that plays at either kind of table takes it as a [`Playable`], or as a [`Restorable`] if it
//! also goes back; a world in which a table is laid out is both, as a [`TableIn`].
//!
//! Help for a game's own systems: [`PlaySchedule::new_schedule`] for its plugin, with [`is_due`] as
//! the run condition of each part of the order of play; [`reuse_entities`] and
//! [`insert_play_resources`] for [`GameSetup::lay_out`], with [`despawn_entities`] and
//! [`remove_play_resources`] for [`Rules::clear_table`]; [`PlayResources`] for
//! [`GameSnapshot::write`].

mod entry;
mod headless;
mod lay_out;
mod pending;
mod playable;
mod rules;
mod table_in;

pub use entry::{SetupFault, SnapshotFault, act, begin_game, restore};
pub use headless::HeadlessGame;
pub use lay_out::{PlayResources, despawn_entities, insert_play_resources, remove_play_resources, reuse_entities};
pub use pending::{PendingAction, is_due};
pub use playable::{Playable, Restorable};
pub use rules::{AwaitedChoice, GameSetup, GameSnapshot, PlaySchedule, Reason, Rules};
pub use table_in::{TableIn, read_table};
