//! The headless game: a world, the round's schedule, and the one entry point for actions.
//!
//! [`Game`] owns a world of its own. A window whose app has the table in its main world adds the
//! [`plugin`] and uses the same functions on that world: [`begin_game`], [`act`], [`restore()`],
//! [`read_table`], and in any system the [`TableParam`](crate::table::TableParam). Code that plays
//! at either kind of table takes it as a [`Playable`], or as a [`Restorable`] if it also goes back.
//! A world in which a table is laid out is both, as a [`TableWorld`].

mod entry;
mod headless;
mod playable;
mod table_world;

pub use entry::{act, begin_game, plugin, restore};
pub use headless::Game;
pub use playable::{Playable, Restorable};
pub use table_world::{TableWorld, read_table};
