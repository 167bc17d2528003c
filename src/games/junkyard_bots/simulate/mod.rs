//! Full games between computer players, played on all cores, and statistics of them.
//!
//! - [`plan`]: number of games, players and seeds; [`position`]: a saved game to start from;
//! - [`run_games`]: all games of a plan, on all cores;
//! - [`single_game`]: one game from set-up to its end, or a single step by [`play_step`];
//! - [`watch`]: observation of a game, which counts its [`happening`]s;
//! - [`tally`]: counts of games, rounds, wins and happenings;
//! - [`thinking`]: durations of the players' decisions;
//! - [`report`]: figures and JSON; [`tables`]: the same figures as text, in [`columns`];
//! - [`run_and_keep`]: games that are written as saved games;
//! - [`saves`]: games that are saved and loaded after every action.

pub mod columns;
pub mod happening;
mod keep;
pub mod plan;
pub mod position;
pub mod report;
mod run;
pub mod saves;
pub mod single_game;
pub mod tables;
pub mod tally;
pub mod thinking;
pub mod watch;

pub use keep::{check_folder, run_and_keep};
pub use plan::{Origin, Plan};
pub use position::StartPosition;
pub use run::run_games;
pub use single_game::{GameError, SimulationResults, play_step};
pub use tally::Tally;
pub use thinking::ThinkingTimes;
