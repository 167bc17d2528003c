//! Choice of a game among those of the program, for tools that every game has.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};

use shell::language::{Phrase, phrase};
use shell::record::{FileFault, find_game};
use shell::tools::{Failure, GameFile, GameTools};

/// Finds the game of a file by its first line. A file that names no game is of the first one.
///
/// # Errors
/// A sentence about a file that is no saved game, or is one of a game that is not there.
pub(super) fn game_of_file<'g>(games: &[&'g dyn GameTools], file: &GameFile) -> Result<&'g dyn GameTools, Phrase> {
    let named = find_game(file.bytes(), games.iter().copied(), |game| game.name());
    let found = named.map_err(|fault| file.fault(&fault))?.or_else(|| games.first().copied());
    found.ok_or_else(|| file.fault(&FileFault::NoHeading))
}

/// Refuses options of other games than the chosen one. `tool` is the tool with the options of all
/// games, and `add_options` adds those of one game.
pub(super) fn refuse_options_of_others(
    games: &[&dyn GameTools],
    chosen: &dyn GameTools,
    options: &ArgMatches,
    mut tool: Command,
    add_options: impl Fn(&dyn GameTools, Command) -> Command,
) -> Result<(), Failure> {
    // Only the options of a command that is built can be named in a message.
    tool.build();
    for game in games.iter().filter(|game| game.name() != chosen.name()) {
        let of_game = add_options(*game, Command::new(game.name()));
        let is_of_game = |option: &Arg| of_game.get_arguments().any(|own| own.get_id() == option.get_id());
        let is_given = |option: &Arg| options.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine);
        if let Some(option) = tool.get_arguments().find(|option| is_of_game(option) && is_given(option)) {
            let option = option.to_string();
            return Err(Failure::Usage(phrase!(
                "tool-option-of-game",
                option = option,
                owner = game.name(),
                game = chosen.name()
            )));
        }
    }
    Ok(())
}
