//! `train`: training of computer players by playing.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};

use super::seats::seat_count_parser;
use super::tiles;
use crate::analysis::calibration::{calibration_by_tenths, mean_surprise, sample_games};
use crate::messages::phrase;
use crate::opponents::Contestant;
use crate::opponents::preferences::Preferences;
use crate::simulate::{Origin, Plan};
use crate::table::Setup;
use crate::training::error::TrainingError;
use crate::training::evolve::{EvolutionPlan, evolve_preferences};
use crate::training::fit::{Calibration, fit_model, held_out_calibration};
use crate::training::games::{TrainingGames, play_training_games};
use shell::disk::read_capped;
use shell::language::{Argument, InWords, Phrase, languages::language_of_computer};
use shell::outside::{NotText, decode_text};
use shell::seats::PlayerKind;
use shell::simulate::columns::{ColumnSide, TableRow, format_table, number_cell, percent_cell};
use shell::tools::output::{file_fault, print_remark, progress_bar, tell_phrase};
use shell::tools::result_file::{Replace, ResultFile, write_or_remark};
use shell::tools::{Failure, ToolAnswer, ToolResult};

/// Seed of the initial weights of a value model, and of the order of its training examples.
const SEED_OF_FIT: u64 = 1;

/// Options of `train`.
#[derive(Debug, Args)]
pub struct Train {
    #[command(subcommand)]
    what: TrainCommand,
}

#[derive(Debug, Subcommand)]
enum TrainCommand {
    /// Preferences of Cog or Titan, by an evolution strategy.
    Preferences(TrainPreferences),
    /// Chance that a seat wins, learned from games.
    Value(TrainValue),
    /// Accuracy of the chances that `replay --analyse` gives.
    Calibration(TrainCalibration),
}

#[derive(Debug, Args)]
struct TrainPreferences {
    /// Player to train: cog or titan. Preferences are tried without looking ahead.
    #[arg(long, default_value = "cog")]
    player: PlayerKind,
    /// Preferences to begin with, a file like `assets/games/junkyard_bots/opponents/cog.ron`; the
    /// player's own if nothing else is said.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The preferences of the Cogs to play against; Cog's own if nothing else is said.
    #[arg(long, value_name = "FILE")]
    rival: Option<PathBuf>,
    /// The tiles to play with: the name of a tile set, such as standard, or a file.
    #[arg(long, value_name = "NAME OR FILE")]
    tiles: Option<OsString>,
    /// Generations.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    generations: u32,
    /// Games of two that each variation plays in a generation.
    #[arg(long, default_value_t = 240, value_parser = clap::value_parser!(u64).range(..=100_000_000))]
    games_of_two: u64,
    /// Games of four that each variation plays in a generation, one against three.
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u64).range(..=100_000_000))]
    games_of_four: u64,
    /// The seed of the first game and of all variations.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File for the preferences, written after every generation.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    replace: Replace,
}

impl Train {
    pub(super) fn run(self) -> ToolResult {
        match self.what {
            TrainCommand::Preferences(options) => options.run(),
            TrainCommand::Value(options) => options.run(),
            TrainCommand::Calibration(options) => options.run(),
        }
    }
}

impl TrainPreferences {
    fn run(self) -> ToolResult {
        if self.games_of_two == 0 && self.games_of_four == 0 {
            return Err(Failure::Usage(phrase!("train-no-games")));
        }
        let own = match self.player {
            PlayerKind::Titan => Preferences::titan(if self.games_of_four > self.games_of_two { 4 } else { 2 }),
            _ => Preferences::cog(),
        };
        let from = self.from.as_deref().map_or_else(|| Ok(own.clone()), read_preferences)?;
        let rival = self.rival.as_deref().map(read_preferences).transpose()?.map(Arc::new);
        let course = EvolutionPlan {
            tiles: tiles::tile_set_named(self.tiles.as_deref())?,
            // Titan's preferences have the same fields as Cog's. Its search would only blur which
            // weights are better, so a Cog plays with them.
            player: PlayerKind::Cog,
            rival: Contestant { preferences: rival, ..PlayerKind::Cog.into() },
            games_of_two: self.games_of_two,
            games_of_four: self.games_of_four,
            generations: self.generations,
            seed: self.seed,
        };
        let mut out = ResultFile::check(&self.out, self.replace)?;
        let mut written = Ok(());
        let found = evolve_preferences(&course, &from, |generation| {
            print_remark(&phrase!(
                "train-generation",
                number = generation.number,
                all = self.generations,
                average = percent_cell(generation.average_share),
                best = percent_cell(generation.best_share),
            ));
            if generation.has_learned {
                written = write_or_remark(&mut out, &generation.mean.to_ron());
            }
        });
        let found = found.map_err(|error| error.phrase())?;
        if written.is_err() {
            out.write_or_rescue(&found.to_ron())?;
        }
        Ok(ToolAnswer::good(String::new()))
    }
}

#[derive(Debug, Args)]
struct TrainValue {
    /// Seats at each table, 2 to 4.
    #[arg(long, value_parser = seat_count_parser())]
    seats: u8,
    /// Computer players in the games to learn from; in each game the next in turn. A titan plays
    /// without looking ahead.
    #[arg(long, value_delimiter = ',', default_value = "titan,cog")]
    players: Vec<Contestant>,
    /// Variation of each player's preferences from game to game, in percent.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u8).range(0..=100))]
    variety: u8,
    /// Number of games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Number of passes over all games.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    passes: u32,
    /// The tiles to play with: the name of a tile set, such as standard, or a file.
    #[arg(long, value_name = "NAME OR FILE")]
    tiles: Option<OsString>,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File for the weights.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    replace: Replace,
}

impl TrainValue {
    fn run(self) -> ToolResult {
        let tiles = tiles::tile_set_named(self.tiles.as_deref())?;
        let mut out = ResultFile::check(&self.out, self.replace)?;
        let Self { seats, players, variety, games, seed, .. } = self;
        let variety = f32::from(variety) / 100.0;
        let bar = progress_bar(games);
        let lessons =
            play_training_games(&TrainingGames { tiles, seats, players, variety, games, seed }, || bar.inc(1));
        bar.finish_and_clear();
        let lessons = lessons.map_err(|error| error.phrase())?;
        let model = fit_model(&lessons, self.passes, SEED_OF_FIT, |pass, learned, aside| {
            let [learned, aside] = [learned, aside].map(|score| Argument::decimal(score.surprise, 4));
            print_remark(&phrase!("train-pass", number = pass, learned = learned, aside = aside));
        });
        out.write_or_rescue(&model.to_ron())?;
        Ok(ToolAnswer::good(calibration_table(&held_out_calibration(&model, &lessons))))
    }
}

#[derive(Debug, Args)]
struct TrainCalibration {
    /// Seats at each table, 2 to 4.
    #[arg(long, value_parser = seat_count_parser())]
    seats: u8,
    /// Computer players in the order of the seats; in each game a seat further.
    #[arg(long, value_delimiter = ',', default_value = "cog")]
    players: Vec<Contestant>,
    /// Number of games.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The tiles to play with: the name of a tile set, such as standard, or a file.
    #[arg(long, value_name = "NAME OR FILE")]
    tiles: Option<OsString>,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl TrainCalibration {
    fn run(self) -> ToolResult {
        let tiles = tiles::tile_set_named(self.tiles.as_deref())?;
        let Self { seats, players, games, seed, .. } = self;
        let origin = Origin::New(Setup { tiles, ..Setup::new(seats, seed) });
        let bar = progress_bar(games);
        let samples = sample_games(&Plan { games, players, seed, rotate: true, origin }, || bar.inc(1));
        bar.finish_and_clear();
        let samples = samples.map_err(|error| error.phrase())?;
        if samples.is_empty() {
            return Err(TrainingError::Undecided.phrase().into());
        }
        let surprise = Argument::decimal(mean_surprise(&samples), 4);
        let heading = phrase!("train-calibration", surprise = surprise, tables = samples.len());
        Ok(ToolAnswer::good(format!(
            "{}\n{}",
            tell_phrase(&heading),
            calibration_rows(&calibration_by_tenths(&samples))
        )))
    }
}

/// Table of the calibration on examples that were held out of the training.
fn calibration_table(tenths: &[Calibration]) -> String {
    format!("{}\n{}", tell_phrase(&phrase!("train-kept-aside")), calibration_rows(tenths))
}

fn calibration_rows(tenths: &[Calibration]) -> String {
    let row = |&Calibration { seats, said, won }: &Calibration| {
        TableRow::flush([percent_cell(said), percent_cell(won), number_cell(seats)])
    };
    let head =
        TableRow::flush([phrase!("train-column-said"), phrase!("train-column-won"), phrase!("train-column-seats")]);
    let rows: Vec<TableRow> = std::iter::once(head).chain(tenths.iter().map(row)).collect();
    format_table(language_of_computer(), &[ColumnSide::Right; 3], &rows)
}

/// Reads the preferences in a file.
fn read_preferences(file: &Path) -> Result<Preferences, Phrase> {
    let bytes = read_capped(file).map_err(|error| file_fault(file, &error))?;
    let text = decode_text(&bytes).map_err(|NotText| file_fault(file, phrase!("tool-no-text")))?;
    Preferences::from_ron(&text).map_err(|error| file_fault(file, error))
}
