//! The table in the ECS: an entity for every counter, an entity for every workshop, and resources
//! for the rest.
//!
//! - [`setup`]: the set-up that a game starts from, with its options (section 16);
//! - [`location`], [`components`]: locations of counters; components of counters and workshops;
//! - [`market`], [`scrap_yard`], [`order_cards`]: stock and disc, the bag and the special counters,
//!   the orders;
//! - [`play_state`]: round, turn, and the choice that is awaited;
//! - [`due`]: steps of the order of play, each of which has a system;
//! - [`index`]: entities by kind and seat;
//! - [`read`]: read access to the table;
//! - `write`: write access, for the systems of the turn only;
//! - [`adjacency`]: the system that keeps the joins of attached components up to date;
//! - [`position`], [`snapshot`]: the table as plain values, without and with the random stream;
//!   [`snapshot_error`]: reasons why one from outside is no table of its set-up;
//! - `lay_out`, `restore`: writing the table of a new game, or of a snapshot, into a world.
//!
//! All counters have one archetype, so none ever moves in memory. The counts in workshops, market
//! and scrap yard follow from the locations; they are kept beside them because the rules ask for
//! numbers only.

pub mod adjacency;
pub mod components;
pub mod due;
pub mod index;
pub(crate) mod lay_out;
pub mod location;
pub mod market;
pub mod order_cards;
pub mod play_state;
pub mod position;
pub mod read;
pub(crate) mod restore;
pub mod scrap_yard;
pub mod setup;
pub mod snapshot;
pub mod snapshot_error;
pub(crate) mod write;

pub use components::Workshop;
pub use due::Due;
pub use location::Location;
pub use market::MarketState;
pub use order_cards::OrderCards;
pub use play_state::{Auction, PlayState, Stage, Turn, TurnStep};
pub use position::Position;
pub use read::{Table, TableParam};
pub use scrap_yard::ScrapYard;
pub use setup::{Options, Setup, SetupError};
pub use snapshot::Snapshot;
pub use snapshot_error::SnapshotError;
pub(crate) use write::TableWriter;
