//! The table in the ECS: an entity for every card, robot, pile and square, and resources for the
//! rest.
//!
//! - [`setup`]: the set-up that a game starts from, with its options (section 12);
//! - [`location`], [`components`]: locations of cards; components of cards, robots, piles, squares;
//! - [`piles`], [`track`]: the junk piles (3.2) and the time track (1.8);
//! - [`play_state`], [`queue`]: turn and awaited choice; effects that wait;
//! - [`due`]: steps of the order of play, each of which has a system;
//! - [`index`]: entities by card, seat, pile and square;
//! - [`read`], [`robot`]: read access to the table, and what follows from a robot's parts (2.2);
//! - `write`: write access, for the systems of the turn only;
//! - [`adjacency`]: the system that notes on squares which robot stands there;
//! - [`position`], [`snapshot`]: the table as plain values, without and with the random stream;
//!   [`snapshot_error`]: reasons why one from outside is not a table of its set-up;
//! - `lay_out`, `restore`: writing the table of a new game, or of a snapshot, into a world.
//!
//! The lists of cards in piles and of players follow from the locations; they are kept beside them
//! because the rules ask for kinds and numbers only. A card that nobody has seen has no identity
//! (11.3): its entity is one of those in the common pool, or in its owner's draw deck.

pub mod adjacency;
pub mod components;
pub mod due;
pub mod index;
pub(crate) mod lay_out;
pub mod location;
pub mod piles;
pub mod play_state;
pub mod position;
pub mod queue;
pub mod read;
pub(crate) mod restore;
pub mod robot;
pub mod setup;
pub mod snapshot;
pub mod snapshot_error;
pub mod track;
pub(crate) mod write;

pub use components::{Cards, Condition, Loadout};
pub use due::Due;
pub use location::{Location, Zone};
pub use piles::Pile;
pub use play_state::{BattleStep, BattleTurn, BuildTurn, PlayState, Rummage, Stage};
pub use position::{Position, Robot};
pub use queue::{EffectSource, Queue, Queued};
pub use read::{Table, TableParam, TableReader};
pub use robot::RobotView;
pub use setup::{Options, Setup, SetupError};
pub use snapshot::Snapshot;
pub use snapshot_error::SnapshotError;
pub use track::Track;
pub(crate) use write::TableWriter;
