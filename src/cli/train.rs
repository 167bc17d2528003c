//! `train`: computer players get better by playing.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, Subcommand};

use super::output::{fail, progress_bar};
use super::tiles;
use crate::opponents::preferences::Preferences;
use crate::opponents::{Contestant, Player};
use crate::record::disk::read_capped;
use crate::training::evolve::{Course, evolve};
use crate::training::fit::{Calibration, calibration, fit};
use crate::training::games::{School, lessons};

#[derive(Debug, Args)]
pub(super) struct Train {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// What Cog or Titan prefers, by an evolution strategy.
    Preferences(TrainPreferences),
    /// How likely a seat is to win, learned from games.
    Value(TrainValue),
}

#[derive(Debug, Args)]
struct TrainPreferences {
    /// Whose preferences: cog or titan. They are tried without looking ahead.
    #[arg(long, default_value = "cog")]
    player: Player,
    /// Preferences to begin with, a file like `assets/opponents/cog.ron`; the player's own if nothing else is said.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The preferences of the Cogs to play against; Cog's own if nothing else is said.
    #[arg(long, value_name = "FILE")]
    rival: Option<PathBuf>,
    /// The tiles to play with: the name of a tile set, such as standard, or a file.
    #[arg(long, value_name = "NAME OR FILE")]
    tiles: Option<String>,
    /// Generations.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    generations: u32,
    /// Games of two that each variation plays in a generation.
    #[arg(long, default_value_t = 240)]
    games_of_two: u64,
    /// Games of four that each variation plays in a generation, one against three.
    #[arg(long, default_value_t = 120)]
    games_of_four: u64,
    /// The seed of the first game and of all variations.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write the preferences, after every generation.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Train {
    pub(super) fn run(self) -> ExitCode {
        let done = match self.what {
            What::Preferences(options) => options.run(),
            What::Value(options) => options.run(),
        };
        match done {
            Ok(()) => ExitCode::SUCCESS,
            Err(sentence) => fail(1, &sentence),
        }
    }
}

impl TrainPreferences {
    fn run(self) -> Result<(), String> {
        let own = match self.player {
            Player::Titan => Preferences::titan(),
            _ => Preferences::cog(),
        };
        let from = self.from.as_deref().map_or_else(|| Ok(own.clone()), preferences)?;
        let rival = self.rival.as_deref().map(preferences).transpose()?.map(Arc::new);
        let course = Course {
            tiles: tiles::named(self.tiles.as_deref())?,
            // A Titan's preferences are a Cog's with other weights; looking ahead would only blur which are better.
            player: Player::Cog,
            rival: Contestant { preferences: rival, ..Player::Cog.into() },
            games_of_two: self.games_of_two,
            games_of_four: self.games_of_four,
            generations: self.generations,
            seed: self.seed,
        };
        let mut unwritten = Ok(());
        let found = evolve(&course, &from, |generation| {
            let (best, average) = (100.0 * generation.best, 100.0 * generation.average);
            eprintln!(
                "generation {} of {}: {average:.1} % won on average, {best:.1} % by the best",
                generation.number, self.generations
            );
            let written = std::fs::write(&self.out, generation.mean.to_ron());
            unwritten = written.map_err(|error| format!("{}: it can't be written: {error}", self.out.display()));
        });
        found.map_err(|error| error.to_string())?;
        unwritten
    }
}

#[derive(Debug, Args)]
struct TrainValue {
    /// Seats at each table, 2 to 4.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Who plays the games to learn from; in each game the next in turn.
    #[arg(long, value_delimiter = ',', default_value = "cog")]
    players: Vec<Contestant>,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// How often all games are gone through.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    passes: u32,
    /// The tiles to play with: the name of a tile set, such as standard, or a file.
    #[arg(long, value_name = "NAME OR FILE")]
    tiles: Option<String>,
    /// The seed of the first game and of the first weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write the weights.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl TrainValue {
    fn run(self) -> Result<(), String> {
        let tiles = tiles::named(self.tiles.as_deref())?;
        let Self { seats, players, games, seed, .. } = self;
        let bar = progress_bar(games);
        let lessons = lessons(&School { tiles, seats, players, games, seed }, || bar.inc(1));
        bar.finish_and_clear();
        let lessons = lessons.map_err(|error| error.to_string())?;
        let model = fit(&lessons, self.passes, seed, |pass, learned, aside| {
            eprintln!("pass {pass}: surprise {:.4}, of those kept aside {:.4}", learned.surprise, aside.surprise);
        });
        println!("said    won     seats, of the tables kept aside");
        for Calibration { seats, said, won } in calibration(&model, &lessons) {
            println!("{:>5.1} % {:>5.1} % {seats:>7}", 100.0 * said, 100.0 * won);
        }
        std::fs::write(&self.out, model.to_ron())
            .map_err(|error| format!("{}: it can't be written: {error}", self.out.display()))
    }
}

/// The preferences in a file.
fn preferences(file: &Path) -> Result<Preferences, String> {
    let bytes = read_capped(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Preferences::from_ron(&String::from_utf8_lossy(&bytes)).map_err(|error| format!("{}: {error}", file.display()))
}
