//! Engineers at Play in the tools of the command line that every game has.
//!
//! `simulate`: options of simulated games; `explanation`: decisions of computer players in words.

mod explanation;
mod simulate;

use std::time::Duration;

use serde::Serialize;

use crate::action::Engineers;
use crate::sentences::standing::position_sentence;
use crate::simulate::report::SimulationReport;
use crate::simulate::tables::{self, ReportNames};
use crate::simulate::{Plan, SimulationResults};
use crate::table::{PlayState, Setup};
use crate::words;
use shell::language::{Language, Phrase};
use shell::record::{History, LoadedGame};
use shell::tools::{CommandLineGame, ExplainOptions, Failure, GameTools, NoTool, ReplayReport, ToolResult, ToolsOf};

/// The game for the list of games on the command line. It is here rather than in that list, because
/// the compiler puts all shared code for the game where this is.
pub static ENGINEERS_TOOLS: &dyn GameTools = &ToolsOf::<Engineers>::NEW;

impl CommandLineGame for Engineers {
    const OPTION_NAME: &'static str = "engineers";
    type SetupOptions = simulate::SetupOptions;
    type ReplayOptions = ExplainOptions;
    type Tool = NoTool;

    fn setup_of_options(options: Self::SetupOptions, seats: u8, seed: u64) -> Result<Setup, Phrase> {
        options.setup(seats, seed)
    }

    fn report_as_text(plan: &Plan, results: &SimulationResults, took: Duration, language: &Language) -> String {
        let names = ReportNames { kind: words::kind_name, machine: words::machine_name };
        tables::report_as_text(plan, results, took, language, names)
    }

    fn report_figures<'a>(plan: &'a Plan, results: &'a SimulationResults, took: Duration) -> impl Serialize {
        SimulationReport::new(plan, results, took)
    }

    fn describe_position(loaded: &LoadedGame<Self>) -> Phrase {
        position_sentence(loaded.game.game().world().resource::<PlayState>(), loaded.claimed_history.seats())
    }

    fn report_on_replay(options: ExplainOptions, history: &History<Self>) -> Result<Option<ReplayReport>, Failure> {
        options.report(history)
    }

    fn run_tool(tool: NoTool) -> ToolResult {
        match tool {}
    }
}
