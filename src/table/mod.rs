//! The table in the ECS: every tile part an entity, every robot an entity, and what there is one
//! of.
//!
//! - [`location`], [`components`]: where parts are, and what parts and robots are made of;
//! - [`setup`]: what a game starts from, and which parts it has;
//! - [`round_state`]: round, phase, whose choice it is;
//! - [`stream`], [`pools`]: the random stream, and what gives face-down parts their identity (rule
//!   9.2);
//! - [`index`], [`junkyard`]: the entities by their numbers, and which parts are where;
//! - [`read`]: reading the table;
//! - `write`: changing it, for phase systems only;
//! - `assemble`, [`adjacency`]: putting robots together, and the systems that keep links and what
//!   follows from them up to date;
//! - `request`: what a player asks for;
//! - [`snapshot`]: the whole table as plain values;
//! - `check`: whether a snapshot from outside is a table of its set-up;
//! - `lay_out`, `restore`: the table of a new game, and of a snapshot;
//! - [`view`]: what one seat may know (rule 9.1).
//!
//! All parts have one archetype: a part never moves in memory, whatever happens to it, so that a
//! fork of the table writes its components in place.

pub mod adjacency;
mod assemble;
mod check;
pub mod components;
pub mod index;
pub mod junkyard;
pub(crate) mod lay_out;
pub mod location;
pub mod pools;
pub mod read;
pub(crate) mod request;
pub(crate) mod restore;
pub mod round_state;
pub mod setup;
pub mod snapshot;
pub mod stream;
pub mod view;
pub(crate) mod write;

pub use components::Part;
pub use location::{Location, LocationBy, PartState};
pub use read::{PartInfo, Table, TableParam, TableReader};
pub use round_state::{Choice, ChoiceBy, Look, LookBy, RoundState, RoundStateBy, Turn, TurnBy};
pub use setup::{Setup, SetupError};
pub use snapshot::{Snapshot, SnapshotError};
pub use view::View;
pub(crate) use write::{Draws, TableWriter};
