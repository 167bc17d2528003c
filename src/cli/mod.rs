//! Command line: subcommands for the tools, and their output. Without a subcommand the window
//! opens.
//!
//! - `simulate`: games between computer players;
//! - `balance`: statistics of a tile set, and a search for a better one; `tiles`: tile sets from
//!   files;
//! - `train`: training of computer players;
//! - `puzzles`: generation and proof of puzzles, and the puzzle of a day;
//! - `output`: printing in the language of this computer, and exit codes; `result_file`: files that
//!   tools write;
//! - `replay`: a saved game played again; `analysis`: its turning points and better moves;
//!   `explanation`: the decision of a computer player;
//! - `saved`: description and proof of a saved game;
//! - `seats`: number of seats at a table.
//!
//! Exit codes: 0 for success, 1 if the file or the game is bad or something could not be read or
//! written, 2 for wrong usage, 3 if the file loads but its history does not prove it.
//!
#![doc = include_str!("tools.md")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Parser, Subcommand};

use crate::games::ALL_MESSAGES;
use crate::games::ALL_VERSIONS;
use crate::shell::about;
use crate::shell::language::phrase;
use crate::shell::own_languages::OwnLanguages;
use output::{Failure, ToolResult, exit_code, print_usage};

mod analysis;
mod balance;
mod explanation;
mod output;
mod puzzles;
mod replay;
mod result_file;
mod saved;
mod seats;
mod simulate;
mod tiles;
mod train;

/// Text that `--version` prints after the name.
static VERSIONS: LazyLock<String> = LazyLock::new(|| about::version_text(&ALL_VERSIONS));

/// Two to four players build robots out of scrap, bomb each other and race to eat ten energy.
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
pub struct Cli {
    #[command(subcommand)]
    command: Option<ToolCommand>,
    /// A saved game to open; without one the title is shown.
    file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum ToolCommand {
    /// Play games between computer players and print what happened in them.
    Simulate(simulate::Simulate),
    /// Measure what a tile set plays like against what it should, or search for a better one.
    Balance(balance::Balance),
    /// Make computer players better by playing.
    Train(train::Train),
    /// Find puzzles, prove a book of them, or print the puzzle of a day.
    Puzzles(puzzles::Puzzles),
    /// Say what a saved game is, or what is wrong with it.
    ///
    /// Exit code 0: it is good and its history proves it; 1: it is no saved game; 3: it loads, but
    /// its history leads to another table.
    Check(saved::SavedGameFile),
    /// Play a saved game's history again and say whether it leads to its table.
    ///
    /// Prints every action, or how likely each seat was to win, or what a computer player compared.
    /// The exit codes are those of check. An action to explain that a person chose gives 1, and one
    /// that is not there 2.
    Replay(replay::ReplayOptions),
}

/// Runs the program as the command line says.
pub fn run() -> ExitCode {
    // Clap's messages about wrong usage are in English in every language.
    let done = Cli::try_parse().map_or_else(|said| print_usage(&said), Cli::run);
    exit_code(done)
}

impl Cli {
    fn run(self) -> ToolResult {
        let languages = OwnLanguages::begin(&ALL_MESSAGES);
        match self.command {
            None => open_window(self.file, languages),
            Some(ToolCommand::Simulate(options)) => options.run(),
            Some(ToolCommand::Balance(options)) => options.run(),
            Some(ToolCommand::Train(options)) => options.run(),
            Some(ToolCommand::Puzzles(options)) => options.run(),
            Some(ToolCommand::Check(file)) => file.check(),
            Some(ToolCommand::Replay(options)) => options.run(),
        }
    }
}

/// Opens the window. A name without an extension that is not a file is reported as an unknown tool.
fn open_window(file: Option<PathBuf>, languages: OwnLanguages) -> ToolResult {
    match file {
        Some(file) if !file.exists() => {
            let name = file.display().to_string();
            Err(match file.extension() {
                Some(_) => phrase!("tool-no-file", file = name).into(),
                None => Failure::usage(phrase!("tool-no-tool", name = name)),
            })
        }
        file => show(file, languages),
    }
}

#[cfg(feature = "window")]
fn show(file: Option<PathBuf>, languages: OwnLanguages) -> ToolResult {
    Ok(crate::window::run(file, languages))
}

/// Reports that this program was built without the window.
#[cfg(not(feature = "window"))]
fn show(_: Option<PathBuf>, _: OwnLanguages) -> ToolResult {
    Err(Failure::usage(phrase!("tool-no-window")))
}
