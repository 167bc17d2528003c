//! Tools of Junkyard Bots on the command line, and its part of the tools that every game has.
//!
//! - `simulate`: options of simulated games; `replay`: reports on saved games;
//! - `analysis`: turning points and better moves of a game; `explanation`: the decision of a
//!   computer player;
//! - `balance`: statistics of a tile set, and a search for a better one; `tiles`: tile sets from
//!   files;
//! - `train`: training of computer players; `seats`: number of seats at a table;
//! - `puzzles`: generation and proof of puzzles, and the puzzle of a day;
//! - `position`: sentence about the position or the ending of a saved game.

mod analysis;
mod balance;
mod explanation;
mod position;
mod puzzles;
mod replay;
mod seats;
mod simulate;
mod tiles;
mod train;

use std::time::Duration;

use clap::Subcommand;
use serde::Serialize;

use crate::action::JunkyardBots;
use crate::record::{History, LoadedGame};
use crate::simulate::report::SimulationReport;
use crate::simulate::{Plan, SimulationResults, tables};
use crate::table::Setup;
use shell::language::{Language, Phrase};
use shell::tools::{CommandLineGame, Failure, GameTools, ReplayReport, ToolResult, ToolsOf};

/// The game for the list of games on the command line. It is here rather than in that list, because
/// the compiler puts all shared code for the game where this is.
pub static JUNKYARD_BOTS_TOOLS: &dyn GameTools = &ToolsOf::<JunkyardBots>::NEW;

/// Tools that Junkyard Bots alone has.
#[derive(Debug, Subcommand)]
pub enum Tool {
    /// Measure what a tile set plays like against what it should, or search for a better one.
    Balance(balance::Balance),
    /// Make computer players better by playing.
    Train(train::Train),
    /// Find puzzles, prove a book of them, or print the puzzle of a day.
    Puzzles(puzzles::Puzzles),
}

impl CommandLineGame for JunkyardBots {
    const OPTION_NAME: &'static str = "junkyard-bots";
    type SetupOptions = simulate::SetupOptions;
    type ReplayOptions = replay::ReplayOptions;
    type Tool = Tool;

    fn setup_of_options(options: Self::SetupOptions, seats: u8, seed: u64) -> Result<Setup, Phrase> {
        options.setup(seats, seed)
    }

    fn report_as_text(plan: &Plan, results: &SimulationResults, took: Duration, language: &Language) -> String {
        tables::report_as_text(plan, results, took, language)
    }

    fn report_figures<'a>(plan: &'a Plan, results: &'a SimulationResults, took: Duration) -> impl Serialize {
        SimulationReport::new(plan, results, took)
    }

    fn describe_position(loaded: &LoadedGame) -> Phrase {
        position::describe_position(loaded)
    }

    fn report_on_replay(options: Self::ReplayOptions, history: &History) -> Result<Option<ReplayReport>, Failure> {
        options.report(history)
    }

    fn run_tool(tool: Tool) -> ToolResult {
        match tool {
            Tool::Balance(options) => options.run(),
            Tool::Train(options) => options.run(),
            Tool::Puzzles(options) => options.run(),
        }
    }
}
