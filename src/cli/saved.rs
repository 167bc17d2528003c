//! `check` and `replay`: saved games of any game, which each file names in its first line.

use std::path::PathBuf;

use clap::{ArgMatches, Command, CommandFactory, FromArgMatches, Parser};

use super::games::{add_options_of_games, game_of_file, refuse_options_of_others};
use shell::tools::{GameFile, GameTools, ToolResult};

/// Name of the tool that describes a saved game.
pub(super) const CHECK: &str = "check";
/// Name of the tool that lists the steps of a saved game.
pub(super) const REPLAY: &str = "replay";

/// Say what a saved game is, or what is wrong with it.
///
/// Exit code 0: it is good and its history proves it; 1: it is no saved game; 3: it loads, but
/// its history leads to another table.
#[derive(Debug, Parser)]
#[command(name = CHECK)]
struct CheckArguments {
    /// The saved game.
    file: PathBuf,
}

/// Play a saved game's history again and say whether it leads to its table.
///
/// Prints every action, or how likely each seat was to win, or what a computer player compared.
/// The exit codes are those of check. An action to explain that a person chose gives 1, and one
/// that is not there 2.
#[derive(Debug, Parser)]
#[command(name = REPLAY)]
struct ReplayArguments {
    /// The saved game.
    file: PathBuf,
}

/// The tool that describes a saved game.
pub(super) fn check_command() -> Command {
    CheckArguments::command()
}

/// The tool that lists the steps of a saved game, with the options of all games.
pub(super) fn replay_command(games: &[&dyn GameTools]) -> Command {
    add_options_of_games(ReplayArguments::command(), games, |game, command| game.add_replay_options(command))
}

/// Describes a saved game by the rules of its game.
pub(super) fn run_check(games: &[&dyn GameTools], options: &ArgMatches) -> ToolResult {
    let file = GameFile::read(&CheckArguments::from_arg_matches(options)?.file)?;
    game_of_file(games, &file)?.check(&file)
}

/// Lists the steps of a saved game, or reports on them as the options of its game say.
pub(super) fn run_replay(games: &[&dyn GameTools], options: &ArgMatches) -> ToolResult {
    let file = GameFile::read(&ReplayArguments::from_arg_matches(options)?.file)?;
    let game = game_of_file(games, &file)?;
    refuse_options_of_others(games, game, options, replay_command(games), |game, command| {
        game.add_replay_options(command)
    })?;
    game.replay(&file, options)
}
