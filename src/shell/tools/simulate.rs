//! `simulate`: games between computer players.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::builder::TypedValueParser;
use clap::{Args, Command};
use indicatif::ProgressBar;

use super::game_file::GameFile;
use super::output::{Failure, ToolAnswer, ToolResult, progress_bar, tell_phrase, to_json};
use super::result_file::{Replace, unwritten_message};
use super::rules::CommandLineGame;
use crate::disk::DiskError;
use crate::language::{Argument, InWords, Phrase, languages::language_of_computer, phrase};
use crate::simulate::saves::check_saves;
use crate::simulate::{Origin, Plan, check_folder, run_and_keep, run_games};

/// Options of the plan of a simulation.
#[derive(Debug, Args)]
pub struct PlanOptions {
    /// Number of games to play.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Seats at each table; as many as the game can have if nothing else is said.
    #[arg(long, conflicts_with = "from")]
    seats: Option<u8>,
    /// Computer players in the order of the seats: random, rusty, tidy, cog, titan. Repeated if
    /// fewer than the seats.
    #[arg(long, value_delimiter = ',', default_value = "tidy")]
    players: Vec<String>,
    /// Seed of the first game; the games count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play each seed once for each seat, the players a seat further every time.
    #[arg(long)]
    rotate: bool,
    /// A saved game that every game goes on from, each with another random stream.
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
}

/// Options of the output of a simulation.
#[derive(Debug, Args)]
pub struct OutputOptions {
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

/// Simulation that the command line asks for.
#[derive(Debug)]
pub struct Simulation {
    /// Options of its plan.
    pub plan: PlanOptions,
    /// Options of its output.
    pub output: OutputOptions,
    /// File of [`PlanOptions::from`].
    pub from: Option<GameFile>,
}

/// Plays games between computer players and reports on them.
pub(super) fn simulate_games<G: CommandLineGame>(simulation: Simulation, options: G::SetupOptions) -> ToolResult {
    let Simulation { plan, output, from } = simulation;
    let plan = plan_of_options::<G>(plan, from, options)?;
    let existing = output.replace.existing();
    if let Some(folder) = &output.save {
        check_folder(&plan, folder, existing).map_err(|error| unkept_message(folder, &error))?;
    }
    let bar = progress_bar(plan.games);
    let start = Instant::now();
    if output.check_saves {
        return check_saves_of_games(&plan, &bar);
    }
    let played = match &output.save {
        Some(folder) => run_and_keep(&plan, folder, existing, || bar.inc(1)),
        None => run_games(&plan, || bar.inc(1)),
    };
    bar.finish_and_clear();
    let results = played.map_err(|error| error.phrase())?;
    let took = start.elapsed();
    let text = if output.json {
        to_json(&G::report_figures(&plan, &results, took))?
    } else {
        G::report_as_text(&plan, &results, took, language_of_computer())
    };
    Ok(ToolAnswer::good(text))
}

fn plan_of_options<G: CommandLineGame>(
    plan: PlanOptions,
    from: Option<GameFile>,
    options: G::SetupOptions,
) -> Result<Plan<G>, Failure> {
    let PlanOptions { games, seats, players, seed, rotate, .. } = plan;
    let players = parse_players::<G>(&players)?;
    let origin = match from {
        Some(file) => Origin::Saved(file.load_position()?),
        None => {
            let seats = seats.unwrap_or(*G::SEATS.end());
            if !G::SEATS.contains(&seats) {
                let [fewest, most] = [*G::SEATS.start(), *G::SEATS.end()];
                return Err(Failure::Usage(phrase!("load-seats", seats = seats, fewest = fewest, most = most)));
            }
            Origin::New(G::setup_of_options(options, seats, seed)?)
        }
    };
    let plan = Plan { games, players, seed, rotate, origin };
    if plan.players.len() > usize::from(plan.seats()) {
        let why = phrase!("tool-players", players = plan.players.len(), seats = plan.seats());
        return Err(Failure::Usage(why));
    }
    Ok(plan)
}

/// Players of a game by their names. A name that the game doesn't have is reported as the parser of
/// the command line does, which doesn't know the game.
fn parse_players<G: CommandLineGame>(names: &[String]) -> Result<Vec<G::Contestant>, clap::Error> {
    let mut command = PlanOptions::augment_args(Command::new("simulate"));
    // Only the options of a command that is built can be named in a message.
    command.build();
    let players = command.get_arguments().find(|option| option.get_id() == "players");
    let parser = |name: &str| name.parse::<G::Contestant>();
    names.iter().map(|name| parser.parse_ref(&command, players, OsStr::new(name))).collect()
}

/// Sentence about a folder in which games can't be saved.
fn unkept_message(folder: &Path, error: &DiskError) -> Phrase {
    match error {
        DiskError::Taken(file) => unwritten_message(file, error),
        error => phrase!("tool-no-folder", folder = folder.display().to_string(), error = error),
    }
}

fn check_saves_of_games<G: CommandLineGame>(plan: &Plan<G>, bar: &ProgressBar) -> ToolResult {
    let start = Instant::now();
    let checked = check_saves(plan, || bar.inc(1));
    bar.finish_and_clear();
    let saves = checked.map_err(|error| error.phrase())?;
    let held = phrase!(
        "saves-held",
        games = plan.games,
        saves = saves.count,
        bytes = saves.longest_bytes,
        seconds = Argument::decimal(start.elapsed().as_secs_f64(), 1),
    );
    Ok(ToolAnswer::good(format!("{}\n", tell_phrase(&held))))
}
