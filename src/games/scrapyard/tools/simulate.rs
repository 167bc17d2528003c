//! `simulate`: options of games of Scrapyard.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use crate::cards::DataSet;
use crate::table::{Options, Setup};
use shell::language::{InWords, Phrase};
use shell::tools::read_data_file;

/// Options of `simulate` for games of Scrapyard.
#[derive(Debug, Args)]
#[group(skip)]
pub struct SetupOptions {
    /// The file with the cards, maps and numbers to play with, written like
    /// assets/games/scrapyard/data.ron.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    cards: Option<PathBuf>,
    /// Play with the rule option "Hidden hands" (12.1).
    #[arg(long, conflicts_with = "from")]
    hidden_hands: bool,
    /// Line of the time track, 20 or 30 (12.2).
    #[arg(long, value_name = "SQUARE", conflicts_with = "from")]
    line: Option<u8>,
    /// Round in which the crusher starts: 6, 8 or 10 (12.3).
    #[arg(long, value_name = "ROUND", conflicts_with = "from")]
    crusher_from: Option<u8>,
}

impl SetupOptions {
    /// Set-up of simulated games.
    pub(super) fn setup(&self, seats: u8, seed: u64) -> Result<Setup, Phrase> {
        let data = match &self.cards {
            Some(file) => Arc::new(read_data_file(file, DataSet::from_ron)?),
            None => DataSet::standard(),
        };
        let usual = Options::of(&data);
        let options = Options {
            hidden_hands: self.hidden_hands,
            line: self.line.unwrap_or(usual.line),
            crusher_from: self.crusher_from.unwrap_or(usual.crusher_from),
        };
        let setup = Setup { data, seats, seed, options };
        setup.check().map_err(|fault| fault.phrase())?;
        Ok(setup)
    }
}
