//! `replay`: analysis of a game, or the decision of a computer player.

use clap::Args;

use super::analysis::{analysis_as_json, analysis_as_text};
use crate::record::History;
use shell::tools::{Failure, ReplayReport, explanation_of_step};

/// Options of `replay` for games of Junkyard Bots.
#[derive(Debug, Args)]
#[group(skip)]
pub struct ReplayOptions {
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
    /// Report on a history; `None` if no option asks for one.
    pub(super) fn report(&self, history: &History) -> Result<Option<ReplayReport>, Failure> {
        Ok(match (self.explain, self.analyse, self.json) {
            (Some(step), _, as_json) => Some(explanation_of_step(history, step, as_json)?),
            (None, true, false) => Some(ReplayReport::Text(analysis_as_text(history)?)),
            (None, true, true) => Some(ReplayReport::Json(analysis_as_json(history)?)),
            (None, false, _) => None,
        })
    }
}
