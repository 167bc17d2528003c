//! Command line: subcommands for the tools, and their output. Without a subcommand the window
//! opens.
//!
//! - `simulate`: games between computer players;
//! - `saved`: description and proof of a saved game, and its steps;
//! - `games`: choice of a game among those of the program, and the tools that one game alone has.
//!
//! A game may have tools of its own (see [`shell::tools`]). Those of the first game stand beside
//! the tools of all games; those of every other are subcommands of a command with the name of that
//! game, so that the tools of two games may have the same name.
//!
//! Exit codes: 0 for success, 1 if the file or the game is bad or something could not be read or
//! written, 2 for wrong usage, 3 if the file loads but its history does not prove it.
//!
#![doc = include_str!("tools.md")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{ArgMatches, Command, CommandFactory, FromArgMatches, Parser};

use crate::shelf::{ALL_MESSAGES, ALL_VERSIONS, tools_of_games};
use shell::about;
use shell::language::{Argument, Language, phrase};
use shell::own_languages::OwnLanguages;
use shell::tools::output::{exit_code, print_answer};
use shell::tools::{Failure, GameTools, ToolResult};

mod games;
mod saved;
mod simulate;

/// Text that `--version` prints after the name.
static VERSIONS: LazyLock<String> = LazyLock::new(|| about::version_text(&ALL_VERSIONS));

/// Command line without a tool.
#[derive(Debug, Parser)]
#[command(
    version,
    long_version = VERSIONS.as_str(),
    about,
    args_conflicts_with_subcommands = true,
    after_long_help = "Exit codes: 0 good; 1 the file or the game is bad, or something could not be read or written; 2 wrong usage; \
        3 the saved game loads but is not proved. A reader of the output that goes away early is no error, and what can't be \
        written to standard error changes no exit code."
)]
struct Cli {
    /// A saved game to open; without one the title is shown.
    file: Option<PathBuf>,
}

/// Runs the program as the command line says.
pub fn run() -> ExitCode {
    exit_code(run_program())
}

fn run_program() -> Result<ExitCode, Failure> {
    // Clap's messages about wrong usage are in English in every language.
    let options = command(&tools_of_games()).try_get_matches()?;
    let languages = OwnLanguages::begin(&ALL_MESSAGES);
    match options.subcommand_name() {
        None => open_window(Cli::from_arg_matches(&options)?.file, languages),
        Some(_) => Ok(print_answer(&run_tool(&tools_of_games(), &options)?)?),
    }
}

/// The command line of a program that has some games.
pub fn command(games: &[&dyn GameTools]) -> Command {
    let program = with_names_of_games(Cli::command(), games).subcommand(simulate::simulate_command(games));
    let program = games::add_tools_of_games(program, games);
    program.subcommand(saved::check_command()).subcommand(saved::replay_command(games))
}

/// Describes a program of several games by their names. The description of the package tells of a
/// single game.
fn with_names_of_games(program: Command, games: &[&dyn GameTools]) -> Command {
    if games.len() < 2 {
        return program;
    }
    let names = phrase!("about-games", games = Argument::list(games.iter().map(|game| game.name())));
    // The parser's own words are English in every language.
    program.about(Language::english().tell(&names))
}

/// Runs the tool that the command line names.
///
/// # Errors
/// [`Failure`].
pub fn run_tool(games: &[&dyn GameTools], program: &ArgMatches) -> ToolResult {
    match program.subcommand() {
        Some((simulate::SIMULATE, options)) => simulate::run_simulate(games, options),
        Some((saved::CHECK, options)) => saved::run_check(games, options),
        Some((saved::REPLAY, options)) => saved::run_replay(games, options),
        _ => games::run_tool_of_game(games, program).unwrap_or_else(|| {
            let name = program.subcommand_name().unwrap_or_default();
            Err(Failure::Usage(phrase!("tool-no-tool", name = name)))
        }),
    }
}

/// Opens the window. A name without an extension that is not a file is reported as an unknown tool.
fn open_window(file: Option<PathBuf>, languages: OwnLanguages) -> Result<ExitCode, Failure> {
    match file {
        Some(file) if !file.exists() => {
            let name = file.display().to_string();
            Err(match file.extension() {
                Some(_) => phrase!("tool-no-file", file = name).into(),
                None => Failure::Usage(phrase!("tool-no-tool", name = name)),
            })
        }
        file => show(file, languages),
    }
}

#[cfg(feature = "window")]
fn show(file: Option<PathBuf>, languages: OwnLanguages) -> Result<ExitCode, Failure> {
    Ok(crate::window::run(file, languages))
}

/// Reports that this program was built without the window.
#[cfg(not(feature = "window"))]
fn show(_: Option<PathBuf>, _: OwnLanguages) -> Result<ExitCode, Failure> {
    Err(Failure::Usage(phrase!("tool-no-window")))
}
