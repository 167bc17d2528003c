//! Components of the table's entities.
//!
//! - [`thing_parts`]: things and assemblies; [`place`]: places of things;
//! - [`team_parts`]: workers, teams, trucks, cards and squares; [`notebook`]: notebooks of teams;
//! - [`square_set`]: sets of squares.

pub mod notebook;
pub mod place;
pub mod square_set;
pub mod team_parts;
pub mod thing_parts;

pub use notebook::{Entry, Notebook};
pub use place::{Place, PlaceList};
pub use square_set::SquareSet;
pub use team_parts::{
    CardOf, CardPlace, ConstructionZone, GridSquare, JobInHand, JobPlan, Neighbours, Team, TeamOf, Truck, Worker,
    WorkerOf,
};
pub use thing_parts::{Access, Assembly, Condition, JoinedIn, ThingKind};
