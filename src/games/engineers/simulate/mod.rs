//! Full games between computer players, and statistics of them. They are played by
//! [`shell::simulate`].
//!
//! - `plan`: the shared types of a simulation, for this game;
//! - [`run_games`], [`run_and_keep`]: all games of a plan, on all cores, and also written as saved
//!   games;
//! - [`watch`]: observation of a game; `happening_counter`: its part that counts [`happening`]s;
//!   `work_counter`: its part that counts how man-actions were used;
//! - [`counted`]: actions, events and uses that are counted; [`tally`]: all counts, with
//!   [`kind_counts`] and [`test_counts`];
//! - [`report`]: figures and JSON; [`tables`]: the same figures as text.

pub mod counted;
pub mod happening;
mod happening_counter;
pub mod kind_counts;
mod plan;
pub mod report;
pub mod tables;
pub mod tally;
pub mod test_counts;
pub mod watch;
mod work_counter;

pub use plan::{GameError, Origin, Plan, SimulationResults, StartPosition};
pub use shell::simulate::{run_and_keep, run_games};
pub use tally::Tally;
