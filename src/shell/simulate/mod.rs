//! Full games of any game between computer players, played on all cores.
//!
//! - [`plan`]: number of games, players, seeds and starting point;
//! - [`run_games`]: all games of a plan, on all cores;
//! - [`single_game`]: one game from set-up to its end, or a single step by [`play_step`];
//! - [`run_and_keep`]: games that are written as saved games; [`saves`]: games that are saved and
//!   loaded after every action;
//! - [`load_position`]: a saved game to start from;
//! - `watcher`: observation of a game, by which each game counts what happens in it, and
//!   [`Simulated`], by which a game names its observer;
//! - `error`: reasons why a game could not be played to its end;
//! - [`thinking`]: durations of the players' decisions;
//! - [`counts`]: games, rounds, endings and wins; [`happenings`]: counts of notable events;
//! - [`interval`]: confidence intervals of shares; [`figures`]: rates of wins and mean numbers;
//! - [`columns`]: tables of text; [`tables`]: those of the reports of all games.

pub mod columns;
pub mod counts;
mod error;
pub mod figures;
pub mod happenings;
pub mod interval;
mod keep;
pub mod plan;
mod position;
mod run;
pub mod saves;
pub mod single_game;
pub mod tables;
pub mod thinking;
mod watcher;

pub use error::GameError;
pub use keep::{check_folder, run_and_keep};
pub use plan::{Origin, Plan, StartPosition};
pub use position::{StartPositionError, load_position};
pub use run::run_games;
pub use single_game::{ResultsOf, SimulationResults, play_step};
pub use thinking::ThinkingTimes;
pub use watcher::{Simulated, TallyOf, Watcher};
