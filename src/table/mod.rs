//! The table in the ECS: every tile part an entity, every robot an entity, and the few things there is one of.
//!
//! - [`components`]: what a part and a robot are made of;
//! - [`setup`]: what a game starts from, and which parts it has;
//! - [`round_state`]: round, phase, whose choice it is;
//! - [`junkyard`]: the random stream and the pools that give face-down tiles their identity (rule 9.2);
//! - [`read`]: reading the table;
//! - `change`: changing it, for phase systems only;
//! - [`wiring`]: the system that keeps sockets, links, pipe bonuses and abilities up to date;
//! - [`snapshot`]: the whole table as plain values, and back;
//! - `restore`: writing a snapshot into a world that is there already;
//! - `check`: whether a snapshot from outside is a table of its set-up;
//! - [`view`]: what one seat may know (rule 9.1).
//!
//! All parts have one archetype: a tile never moves in memory, whatever happens to it, so that a fork of the table
//! writes its rows in place.

pub(crate) mod change;
mod check;
pub mod components;
pub mod junkyard;
pub mod read;
pub(crate) mod restore;
pub mod round_state;
pub mod setup;
pub mod snapshot;
pub mod view;
pub mod wiring;

pub(crate) use change::TableMut;
pub use components::{Lies, Part};
pub use read::{Robot, Row, Table, TableParam};
pub use round_state::{Choice, Look, RoundState, Turn};
pub use setup::{Setup, SetupError};
pub use snapshot::{Snapshot, SnapshotError};
pub use view::View;
