//! The null game on the command line: it has no options and no tools of its own.

use std::time::Duration;

use shell::language::{Language, Phrase};
use shell::record::{History, LoadedGame};
use shell::simulate::{Plan, SimulationResults};
use shell::tools::{CommandLineGame, Failure, NoOptions, NoTool, ReplayReport, ToolResult};

use crate::null_game::{NullGame, NullSetup, NullTable};
use crate::null_watcher::{NullTally, NullWatcher};

impl CommandLineGame for NullGame {
    const OPTION_NAME: &'static str = "null-game";
    type SetupOptions = NoOptions;
    type ReplayOptions = NoOptions;
    type Tool = NoTool;
    type Watcher = NullWatcher;

    fn setup_of_options(_: NoOptions, seats: u8, seed: u64) -> Result<NullSetup, Phrase> {
        Ok(NullSetup { seats, seed })
    }

    fn report_as_text(plan: &Plan<Self>, results: &SimulationResults<NullTally>, _: Duration, _: &Language) -> String {
        let NullTally { games, stones_taken, .. } = results.tally;
        format!("{games} games, {} seats, {stones_taken} stones\n", plan.seats())
    }

    fn report_as_json(
        _: &Plan<Self>,
        results: &SimulationResults<NullTally>,
        _: Duration,
    ) -> serde_json::Result<String> {
        serde_json::to_string(&results.tally.stones_taken)
    }

    fn describe_position(loaded: &LoadedGame<Self>) -> Phrase {
        Phrase::words(format!("{} stones", loaded.game.game().world().resource::<NullTable>().stones))
    }

    fn report_on_replay(_: NoOptions, _: &History<Self>) -> Result<Option<ReplayReport>, Failure> {
        Ok(None)
    }

    fn run_tool(tool: NoTool) -> ToolResult {
        match tool {}
    }
}
