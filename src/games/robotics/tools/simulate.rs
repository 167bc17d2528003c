//! `simulate`: options of games of Robotics.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use crate::parts::{Credits, DataSet};
use crate::table::{Options, Setup};
use shell::language::{InWords, Phrase};
use shell::tools::read_data_file;

/// Options of `simulate` for games of Robotics.
#[derive(Debug, Args)]
#[group(skip)]
pub struct SetupOptions {
    /// The file with the counters, prices and orders to play with, written like
    /// assets/games/robotics/data.ron.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    data: Option<PathBuf>,
    /// Number of sold orders that wins, 2 to 5 (16.6).
    #[arg(long, value_name = "ORDERS", conflicts_with = "from")]
    orders_to_win: Option<u8>,
    /// Credits that win, 5000 to 20000 in thousands (16.6).
    #[arg(long, value_name = "CREDITS", conflicts_with = "from")]
    credits_to_win: Option<Credits>,
    /// Play with the rule option "Stored saboteur" (16.1).
    #[arg(long, conflicts_with = "from")]
    stored_saboteur: bool,
    /// Play with the rule option "Warning control" (16.2).
    #[arg(long, conflicts_with = "from")]
    warning_control: bool,
    /// Play with the rule option "Auction every round" (16.3).
    #[arg(long, conflicts_with = "from")]
    auction_every_round: bool,
    /// Play with the rule option "Even start" (16.4).
    #[arg(long, conflicts_with_all = ["from", "auction_every_round"])]
    even_start: bool,
    /// Play with the rule option "Last bell" (16.5).
    #[arg(long, conflicts_with = "from")]
    last_bell: bool,
}

impl SetupOptions {
    /// Set-up of simulated games.
    pub(super) fn setup(&self, seats: u8, seed: u64) -> Result<Setup, Phrase> {
        let data = match &self.data {
            Some(file) => Arc::new(read_data_file(file, DataSet::from_ron)?),
            None => DataSet::standard(),
        };
        let setup = Setup {
            orders_to_win: self.orders_to_win.unwrap_or(data.file().orders_to_win),
            credits_to_win: self.credits_to_win.unwrap_or(data.file().credits_to_win),
            data,
            options: Options {
                stored_saboteur: self.stored_saboteur,
                warning_control: self.warning_control,
                auction_every_round: self.auction_every_round,
                even_start: self.even_start,
                last_bell: self.last_bell,
            },
            ..Setup::new(seats, seed)
        };
        setup.check().map_err(|fault| fault.phrase())?;
        Ok(setup)
    }
}
