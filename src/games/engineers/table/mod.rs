//! The table in the ECS: an entity for every thing, assembly, worker, team, truck, card and square,
//! and resources for the rest.
//!
//! - [`setup`]: the set-up that a game starts from, with its options (2.10);
//! - [`components`]: components of all entities, among them places and notebooks;
//! - [`play_state`]: turn, open deal and awaited choice; [`due`]: steps of the order of play;
//! - [`index`]: entities by number, seat, machine and square;
//! - [`read`], [`thing`], `store`, [`param`]: read access to the table;
//! - [`carry`], [`carrier`]: what follows from what workers carry: assemblies and weights; burden,
//!   hands, limits (sections 3 and 5);
//! - [`zone`]: room in zones and trucks, stock, what is at hand (sections 7 to 9);
//! - `write`: write access, for the systems of the turn only;
//! - `adjacency`: the system that notes neighbours and zones on squares;
//! - [`position`], [`snapshot`]: the table as plain values, without and with the random stream;
//!   [`snapshot_error`]: reasons why one from outside is not a table of its set-up;
//! - `lay_out`, `restore`: writing the table of a new game, or of a snapshot, into a world.
//!
//! An object at which nobody has looked has no identity (6.2): of it there is only the square, in
//! [`Table::unseen`], and an entity that is not in use yet.

pub(crate) mod adjacency;
pub mod carrier;
pub mod carry;
pub mod components;
pub mod due;
pub mod index;
pub(crate) mod lay_out;
pub mod param;
pub mod play_state;
pub mod position;
pub mod read;
pub(crate) mod restore;
pub mod setup;
pub mod snapshot;
pub mod snapshot_error;
mod store;
pub mod thing;
pub(crate) mod write;
pub mod zone;

pub use carrier::Carrier;
pub use components::{
    Access, CardPlace, Condition, Entry, JobInHand, JobPlan, JoinedIn, Notebook, Place, PlaceList, SquareSet, Team,
    ThingKind, Truck, Worker,
};
pub use due::Due;
pub use param::TableParam;
pub use play_state::{Auction, Deal, Debugging, PlayState, Stage, Turn};
pub use position::{Position, TeamState, ThingState};
pub use read::Table;
pub use setup::{NotebookOption, Options, Setup, SetupError};
pub use snapshot::Snapshot;
pub use snapshot_error::SnapshotError;
pub use thing::ThingView;
pub(crate) use write::TableWriter;
