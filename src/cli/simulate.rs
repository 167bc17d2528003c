//! `simulate`: games between computer players.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use indicatif::ProgressBar;

use super::output::{Failure, ToolResult, file_fault, print_text, progress_bar, tell_phrase};
use super::result_file::{Replace, unwritten_message};
use super::seats::seat_count_parser;
use super::tiles;
use crate::games::junkyard_bots::opponents::Contestant;
use crate::games::junkyard_bots::parts::MOST_SEATS;
use crate::games::junkyard_bots::simulate::{self, Origin, Plan, StartPosition, report, tables};
use crate::games::junkyard_bots::table::Setup;
use crate::shell::disk::{DiskError, read_capped};
use crate::shell::language::{Argument, InWords, Phrase, languages::language_of_computer, phrase};
use crate::shell::simulate::{check_folder, load_position, saves};

/// Number of seats at a table without `--seats`.
const DEFAULT_SEATS: u8 = MOST_SEATS;

#[derive(Debug, Args)]
pub(super) struct Simulate {
    /// Number of games to play.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Seats at each table, 2 to 4; 4 if nothing else is said.
    #[arg(long, conflicts_with = "from", value_parser = seat_count_parser())]
    seats: Option<u8>,
    /// Computer players in the order of the seats: random, rusty, tidy, cog, titan. Repeated if
    /// fewer than the seats.
    ///
    /// A player may go without a part of the game, as in cog:no-bombs; the parts are bombs,
    /// larger-parts, pipes, blind, movers, second-draw and denial.
    #[arg(long, value_delimiter = ',', default_value = "tidy")]
    players: Vec<Contestant>,
    /// Seed of the first game; the games count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play each seed once for each seat, the players a seat further every time.
    #[arg(long)]
    rotate: bool,
    /// A saved game that every game goes on from, each with another random stream.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The tiles to play with: the name of a tile set, such as standard, or a file, of which
    /// assets/games/junkyard_bots/tile_sets/README.md says what it has.
    #[arg(long, value_name = "NAME OR FILE", conflicts_with = "from")]
    tiles: Option<OsString>,
    /// Play with the rule option "Crystal moves on": an owner of the boost crystal who is tied for
    /// the fastest gives it to another of the tied (8.4).
    #[arg(long, conflicts_with = "from")]
    crystal_moves_on: bool,
    /// Keep every game as a saved game in this folder.
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
    #[command(flatten)]
    replace: Replace,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
    /// After every action save the game, load it and save it again: it must be the same bytes, and
    /// proved.
    #[arg(long, conflicts_with_all = ["from", "save"])]
    check_saves: bool,
}

impl Simulate {
    pub(super) fn run(self) -> ToolResult {
        let origin = match (&self.from, &self.tiles) {
            (Some(file), _) => Origin::Saved(read_position(file)?),
            (None, tiles) => {
                let tiles = tiles::tile_set_named(tiles.as_deref())?;
                let seats = self.seats.unwrap_or(DEFAULT_SEATS);
                let crystal_moves_on = self.crystal_moves_on;
                Origin::New(Setup { tiles, crystal_moves_on, ..Setup::new(seats, self.seed) })
            }
        };
        let Self { games, players, seed, rotate, .. } = self;
        let plan = Plan { games, players, seed, rotate, origin };
        if plan.players.len() > usize::from(plan.seats()) {
            let why = phrase!("tool-players", players = plan.players.len(), seats = plan.seats());
            return Err(Failure::usage(why));
        }
        let existing = self.replace.existing();
        if let Some(folder) = &self.save {
            check_folder(&plan, folder, existing).map_err(|error| unkept_message(folder, &error))?;
        }
        let bar = progress_bar(plan.games);
        let start = Instant::now();
        if self.check_saves {
            return check_saves(&plan, &bar);
        }
        let played = match &self.save {
            Some(folder) => simulate::run_and_keep(&plan, folder, existing, || bar.inc(1)),
            None => simulate::run_games(&plan, || bar.inc(1)),
        };
        bar.finish_and_clear();
        let results = played.map_err(|error| error.phrase())?;
        let took = start.elapsed();
        let text = if self.json {
            let json = report::report_as_json(&plan, &results, took);
            json.map_err(|error| Phrase::words(error.to_string()))? + "\n"
        } else {
            tables::report_as_text(&plan, &results, took, language_of_computer())
        };
        Ok(print_text(&text)?)
    }
}

/// Sentence about a folder in which games can't be saved.
fn unkept_message(folder: &Path, error: &DiskError) -> Phrase {
    match error {
        DiskError::Taken(file) => unwritten_message(file, error),
        error => phrase!("tool-no-folder", folder = folder.display().to_string(), error = error),
    }
}

/// Position of a saved game, or the reason why it can't be used.
fn read_position(file: &Path) -> Result<StartPosition, Phrase> {
    let bytes = read_capped(file).map_err(|error| file_fault(file, &error))?;
    load_position(bytes).map_err(|error| file_fault(file, &error))
}

fn check_saves(plan: &Plan, bar: &ProgressBar) -> ToolResult {
    let start = Instant::now();
    let checked = saves::check_saves(plan, || bar.inc(1));
    bar.finish_and_clear();
    let saves = checked.map_err(|error| error.phrase())?;
    let held = phrase!(
        "saves-held",
        games = plan.games,
        saves = saves.count,
        bytes = saves.longest_bytes,
        seconds = Argument::decimal(start.elapsed().as_secs_f64(), 1),
    );
    Ok(print_text(&format!("{}\n", tell_phrase(&held)))?)
}
