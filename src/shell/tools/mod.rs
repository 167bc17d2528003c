//! Tools of the command line, for any game.
//!
//! - `rules`: additions of a game to its rules, for its tools;
//! - `game_tools`: the tools of one game, for a list of games;
//! - `check`, `replay`, `simulate`: the tools that every game has; `game_file`: a saved game that a
//!   tool reads; `data_file`: a file of a game's data that a tool reads;
//! - `explanation`: decisions of computer players at a step of a saved game;
//! - `output`: answers in the language of this computer, and exit codes; `result_file`: files that
//!   tools write.

mod check;
mod data_file;
mod explanation;
mod game_file;
mod game_tools;
pub mod output;
mod replay;
pub mod result_file;
mod rules;
mod simulate;

pub use data_file::read_data_file;
pub use explanation::{ExplainOptions, Explained, explanation_of_step};
pub use game_file::GameFile;
pub use game_tools::{GameTools, ToolsOf, add_options};
pub use output::{Failure, ToolAnswer, ToolResult};
pub use rules::{CommandLineGame, NoOptions, NoTool, ReplayReport};
pub use simulate::{OutputOptions, PlanOptions, Simulation};
