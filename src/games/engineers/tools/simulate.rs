//! `simulate`: options of games of Engineers at Play.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use crate::set::DataSet;
use crate::set::limits::suggested_rounds;
use crate::table::{NotebookOption, Options, Setup};
use shell::language::{InWords, Phrase};
use shell::tools::read_data_file;

/// Options of `simulate` for games of Engineers at Play.
#[derive(Debug, Args)]
#[group(skip)]
pub struct SetupOptions {
    /// The file with the things, machines and maze tiles to play with, written like
    /// assets/games/engineers/data.ron.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    set: Option<PathBuf>,
    /// Points at which a game ends: 150, 250 or 400 (2.10).
    #[arg(long, value_name = "POINTS", conflicts_with = "from")]
    target: Option<u16>,
    /// Rounds after which a game ends (18.2); 30, 55 or 80 by the target if not said.
    #[arg(long, value_name = "ROUNDS", conflicts_with = "from")]
    round_limit: Option<u16>,
    /// Notebook: bought, free, or not in the game (17.1).
    #[arg(long, value_enum, value_name = "OPTION", conflicts_with = "from")]
    notebook: Option<NotebookChoice>,
    /// Play without trades and auctions (2.10).
    #[arg(long, conflicts_with = "from")]
    no_trading: bool,
    /// Play with an open table (21.1).
    #[arg(long, conflicts_with = "from")]
    open_table: bool,
}

/// Option for the notebook on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum NotebookChoice {
    /// A team may buy one in its first turn.
    Bought,
    /// Every team has one.
    Free,
    /// Nobody has one.
    None,
}

impl SetupOptions {
    /// Set-up of simulated games.
    pub(super) fn setup(&self, seats: u8, seed: u64) -> Result<Setup, Phrase> {
        let data = match &self.set {
            Some(file) => Arc::new(read_data_file(file, DataSet::from_ron)?),
            None => DataSet::standard(),
        };
        let suggested = Options::suggested(seats);
        let target = self.target.unwrap_or(suggested.target);
        let notebook = match self.notebook {
            None => suggested.notebook,
            Some(NotebookChoice::Bought) => NotebookOption::Bought,
            Some(NotebookChoice::Free) => NotebookOption::Free,
            Some(NotebookChoice::None) => NotebookOption::None,
        };
        let options = Options {
            target,
            rounds: self.round_limit.unwrap_or(suggested_rounds(target)),
            notebook,
            trading: !self.no_trading,
            open_table: self.open_table,
            money: suggested.money,
        };
        let setup = Setup { data, seats, seed, options };
        setup.check().map_err(|fault| fault.phrase())?;
        Ok(setup)
    }
}
