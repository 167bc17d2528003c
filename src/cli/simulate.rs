//! `simulate`: games between computer players.

use std::io::IsTerminal;
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::output::{fail, print};
use crate::opponents::Player;
use crate::simulate::{self, Plan, report, saves};

#[derive(Debug, Args)]
pub(super) struct Simulate {
    /// How many games to play.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Seats at each table, 2 to 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Who sits at the table, in seat order: random, rusty, tidy, cog, titan. Repeated if fewer than the seats.
    #[arg(long, value_delimiter = ',', default_value = "tidy")]
    players: Vec<Player>,
    /// Seed of the first game; the games count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play each seed once for each seat, the players a seat further every time.
    #[arg(long)]
    rotate: bool,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
    /// After every action save the game, load it and save it again: it must be the same bytes, and proved.
    #[arg(long)]
    check_saves: bool,
}

impl Simulate {
    pub(super) fn run(self) -> ExitCode {
        if self.players.len() > usize::from(self.seats) {
            return fail(2, &format!("{} players are named for {} seats", self.players.len(), self.seats));
        }
        let (games, seats, seed, rotate) = (self.games, self.seats, self.seed, self.rotate);
        let plan = Plan { games, seats, players: self.players, seed, rotate };
        let bar = progress_bar(plan.games);
        let start = Instant::now();
        if self.check_saves {
            return check_saves(&plan, &bar);
        }
        let played = simulate::run(&plan, || bar.inc(1));
        bar.finish_and_clear();
        let results = match played {
            Ok(results) => results,
            Err(error) => return fail(1, &error.to_string()),
        };
        let took = start.elapsed();
        if !self.json {
            return print(&report::text(&plan, &results, took));
        }
        match report::json(&plan, &results, took) {
            Ok(json) => print(&format!("{json}\n")),
            Err(error) => fail(1, &error.to_string()),
        }
    }
}

fn check_saves(plan: &Plan, bar: &ProgressBar) -> ExitCode {
    let start = Instant::now();
    let checked = saves::run(plan, || bar.inc(1));
    bar.finish_and_clear();
    match checked {
        Ok(saves) => print(&format!(
            "{} games: {} saves came back as they were and proved themselves, the longest of {} bytes, in {:.1} s\n",
            plan.games,
            saves.count,
            saves.longest,
            start.elapsed().as_secs_f64(),
        )),
        Err(error) => fail(1, &error.to_string()),
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
