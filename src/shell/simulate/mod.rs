//! Full games of any game between computer players, played on all cores.
//!
//! - [`plan`]: number of games, players, seeds and starting point;
//! - [`run_games`]: all games of a plan, on all cores;
//! - [`single_game`]: one game from set-up to its end, or a single step by [`play_step`];
//! - `watcher`: observation of a game, by which each game counts what happens in it;
//! - `error`: reasons why a game could not be played to its end;
//! - [`thinking`]: durations of the players' decisions;
//! - [`interval`]: confidence intervals of shares;
//! - [`columns`]: tables of text.

pub mod columns;
mod error;
pub mod interval;
pub mod plan;
mod run;
pub mod single_game;
pub mod thinking;
mod watcher;

pub use error::GameError;
pub use plan::{Origin, Plan, StartPosition};
pub use run::run_games;
pub use single_game::{SimulationResults, play_step};
pub use thinking::ThinkingTimes;
pub use watcher::Watcher;
