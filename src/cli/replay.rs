//! `replay`: what was done in a saved game, or what decided it.

use clap::Args;

use super::analysis;
use super::output::Done;
use super::saved::{File, lines};

#[derive(Debug, Args)]
pub(super) struct Replay {
    #[command(flatten)]
    file: File,
    /// Print how likely each seat was to win after every step, as far as that could be known then,
    /// what changed it most, and what people could have done better.
    #[arg(long)]
    analyse: bool,
    /// Print the analysis as JSON instead of text.
    #[arg(long, requires = "analyse")]
    json: bool,
}

impl Replay {
    pub(super) fn run(self) -> Done {
        match (self.analyse, self.json) {
            (false, _) => self.file.answer(|loaded| Ok(lines(loaded.claimed.retell()))),
            (true, false) => self.file.answer(|loaded| analysis::text(&loaded.claimed)),
            (true, true) => self.file.with(|loaded| analysis::print_json(&loaded.claimed)),
        }
    }
}
