//! The command line: what the program is asked to do, and how it answers.
//!
//! Exit codes: 0 good, 1 the game is bad, 2 wrong usage.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

use crate::opponents::Player;
use crate::simulate::{self, Plan, report};

/// Two to four players build robots out of scrap, bomb each other and race to eat ten energy.
#[derive(Debug, Parser)]
#[command(version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play games between computer players and print what happened in them.
    Simulate(Simulate),
}

#[derive(Debug, Args)]
struct Simulate {
    /// How many games to play.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Seats at each table, 2 to 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Who sits at the table, in seat order: random, tidy. Repeated if fewer than the seats.
    #[arg(long, value_delimiter = ',', default_value = "tidy")]
    players: Vec<Player>,
    /// Seed of the first game; the games count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

impl Cli {
    /// Does what the command line asks for.
    pub fn run(self) -> ExitCode {
        match self.command {
            Command::Simulate(options) => options.run(),
        }
    }
}

impl Simulate {
    fn run(self) -> ExitCode {
        if self.players.len() > usize::from(self.seats) {
            return fail(2, &format!("{} players are named for {} seats", self.players.len(), self.seats));
        }
        let plan = Plan { games: self.games, seats: self.seats, players: self.players, seed: self.seed };
        let bar = progress_bar(plan.games);
        let start = Instant::now();
        let played = simulate::run(&plan, || bar.inc(1));
        bar.finish_and_clear();
        let tally = match played {
            Ok(tally) => tally,
            Err(error) => return fail(1, &error.to_string()),
        };
        let took = start.elapsed();
        if !self.json {
            return print(&report::text(&plan, &tally, took));
        }
        match report::json(&plan, &tally, took) {
            Ok(json) => print(&format!("{json}\n")),
            Err(error) => fail(1, &error.to_string()),
        }
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Prints to standard output; a reader that has closed it early is no fault.
fn print(text: &str) -> ExitCode {
    let _ = std::io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

fn fail(code: u8, why: &str) -> ExitCode {
    eprintln!("junkyard-bots: {why}");
    ExitCode::from(code)
}
