//! Full games between computer players, and statistics of them. They are played by
//! [`shell::simulate`](crate::shell::simulate).
//!
//! - `plan`: the shared types of a simulation, for this game;
//! - [`run_games`]: all games of a plan, on all cores;
//! - [`watch`]: observation of a game, which counts its [`happening`]s;
//! - [`tally`]: counts of games, rounds, wins and happenings;
//! - [`report`]: figures and JSON; [`tables`]: the same figures as text;
//! - `position`: a saved game to start from;
//! - [`run_and_keep`]: games that are written as saved games;
//! - [`saves`]: games that are saved and loaded after every action.

pub mod happening;
mod keep;
mod plan;
mod position;
pub mod report;
mod run;
pub mod saves;
pub mod tables;
pub mod tally;
pub mod watch;

pub use keep::{check_folder, run_and_keep};
pub use plan::{GameError, Origin, Plan, StartPosition};
pub use position::{StartPositionError, load_position};
pub use run::run_games;
pub use tally::{SimulationResults, Tally};
