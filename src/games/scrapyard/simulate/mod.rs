//! Full games between computer players, and statistics of them. They are played by
//! [`shell::simulate`].
//!
//! - `plan`: the shared types of a simulation, for this game;
//! - [`run_games`], [`run_and_keep`]: all games of a plan, on all cores, and also written as saved
//!   games;
//! - [`watch`]: observation of a game; `happening_counter`: its part that counts [`happening`]s,
//!   with those of the battle in `battle_counter`;
//! - [`counted`]: actions and events that are counted; [`tally`]: all counts, with [`standings`]
//!   and [`card_counts`];
//! - [`report`]: figures and JSON; [`tables`]: the same figures as text.

mod battle_counter;
pub mod card_counts;
pub mod counted;
pub mod happening;
mod happening_counter;
mod plan;
pub mod report;
pub mod standings;
pub mod tables;
pub mod tally;
pub mod watch;

pub use plan::{GameError, Origin, Plan, SimulationResults, StartPosition};
pub use shell::simulate::{run_and_keep, run_games};
pub use tally::Tally;
