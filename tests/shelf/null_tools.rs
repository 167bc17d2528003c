//! The null game on the command line: an option of its own, and a tool with the name of one of
//! Junkyard Bots.

use std::time::Duration;

use clap::{Args, Subcommand};
use serde::Serialize;
use shell::language::{Language, Phrase};
use shell::record::{History, LoadedGame};
use shell::simulate::{Plan, SimulationResults};
use shell::tools::{CommandLineGame, Failure, NoOptions, ReplayReport, ToolAnswer, ToolResult};

use crate::null_game::{NullGame, NullSetup, NullTable, STONES};
use crate::null_watcher::NullTally;

/// Options of the set-up.
#[derive(Debug, Args)]
pub struct NullOptions {
    /// Adds a number to each seed.
    #[arg(long, default_value_t = 0)]
    shift: u64,
}

/// Tools of the null game.
#[derive(Debug, Subcommand)]
pub enum NullTool {
    /// Count the stones that so many games have.
    Train {
        /// Number of games.
        games: u32,
    },
}

impl CommandLineGame for NullGame {
    const OPTION_NAME: &'static str = "null-game";
    type SetupOptions = NullOptions;
    type ReplayOptions = NoOptions;
    type Tool = NullTool;

    fn setup_of_options(options: NullOptions, seats: u8, seed: u64) -> Result<NullSetup, Phrase> {
        Ok(NullSetup { seats, seed: seed + options.shift })
    }

    fn report_as_text(plan: &Plan<Self>, results: &SimulationResults<NullTally>, _: Duration, _: &Language) -> String {
        let NullTally { games, stones_taken, .. } = results.tally;
        format!("{games} games, {} seats, {stones_taken} stones\n", plan.seats())
    }

    fn report_figures<'a>(_: &'a Plan<Self>, results: &'a SimulationResults<NullTally>, _: Duration) -> impl Serialize {
        results.tally.stones_taken
    }

    fn describe_position(loaded: &LoadedGame<Self>) -> Phrase {
        Phrase::words(format!("{} stones", loaded.game.game().world().resource::<NullTable>().stones))
    }

    fn report_on_replay(_: NoOptions, _: &History<Self>) -> Result<Option<ReplayReport>, Failure> {
        Ok(None)
    }

    fn run_tool(tool: NullTool) -> ToolResult {
        let NullTool::Train { games } = tool;
        Ok(ToolAnswer::good(format!("{} stones\n", games * STONES)))
    }
}
