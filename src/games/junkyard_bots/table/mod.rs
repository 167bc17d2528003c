//! The table in the ECS: an entity for every part, an entity for every robot, and resources for the
//! rest.
//!
//! - [`location`], [`components`]: locations of parts; components of parts and robots;
//! - [`setup`]: the set-up that a game starts from, and the parts that it has;
//! - [`round_state`]: round, phase and the choice that is awaited;
//! - [`pools`]: the tiles from which the random stream draws the identity of a face-down part (rule
//!   9.2);
//! - [`index`], [`junkyard`]: entities by number, and parts by location;
//! - [`read`]: read access to the table; [`seats`]: its seats in the orders that rules ask for;
//! - `write`: write access, for phase systems only;
//! - `assemble`, [`adjacency`]: the assembly of a robot, and the systems that keep links and the
//!   results that follow from them up to date;
//! - [`snapshot`]: the whole table as plain values;
//! - `check`: the check that a snapshot from outside is a table of its set-up;
//! - `lay_out`, `restore`: writing the table of a new game, or of a snapshot, into a world;
//! - [`view`]: the table as one seat may know it (rule 9.1).
//!
//! All parts have one archetype. A part therefore never moves in memory, and a fork of the table
//! writes its components in place.
//!
//! The table uses neither observers nor relationships of the ECS, because they would run at every
//! single write, before a rebuild is complete. The systems of [`adjacency`] look for changes
//! instead, once in each run of the schedule.

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
pub(crate) mod restore;
pub mod round_state;
pub mod seats;
pub mod setup;
pub mod snapshot;
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
