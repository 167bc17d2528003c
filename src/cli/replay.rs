//! `replay`: steps of a saved game, its analysis, or the decision of a computer player.

use clap::Args;

use super::output::ToolResult;
use super::saved::{SavedGameFile, join_lines};
use super::{analysis, explanation};

#[derive(Debug, Args)]
pub(super) struct ReplayOptions {
    #[command(flatten)]
    file: SavedGameFile,
    /// Print how likely each seat was to win after every step, as far as that could be known then,
    /// what changed it most, and what people could have done better.
    #[arg(long, group = "report")]
    analyse: bool,
    /// Print the moves that the computer player compared in an action of the history, numbered as
    /// replay prints them: each with its chance of winning or its worth, as when the move was made.
    #[arg(long, group = "report", value_name = "STEP")]
    explain: Option<usize>,
    /// Print the analysis or the explanation as JSON instead of text.
    #[arg(long, requires = "report")]
    json: bool,
}

impl ReplayOptions {
    pub(super) fn run(self) -> ToolResult {
        match (self.explain, self.analyse, self.json) {
            (Some(step), _, false) => {
                self.file.answer_for_game(|loaded| explanation::explanation_as_text(&loaded.claimed_history, step))
            }
            (Some(step), _, true) => {
                self.file.run_on_game(|loaded| explanation::print_json(&loaded.claimed_history, step))
            }
            (None, false, _) => self.file.answer_for_game(|loaded| Ok(join_lines(loaded.claimed_history.step_lines()))),
            (None, true, false) => {
                self.file.answer_for_game(|loaded| Ok(analysis::analysis_as_text(&loaded.claimed_history)?))
            }
            (None, true, true) => self.file.run_on_game(|loaded| Ok(analysis::print_json(&loaded.claimed_history)?)),
        }
    }
}
