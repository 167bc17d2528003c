//! Options that one game alone has, in tools that every game has.

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};

use crate::shell::language::phrase;
use crate::shell::tools::{Failure, GameTools};

/// Refuses options of other games than the chosen one; `add_options` adds those of a game to a
/// tool.
pub(super) fn refuse_options_of_others(
    games: &[&dyn GameTools],
    chosen: &dyn GameTools,
    options: &ArgMatches,
    add_options: impl Fn(&dyn GameTools, Command) -> Command,
) -> Result<(), Failure> {
    for game in games.iter().filter(|game| game.name() != chosen.name()) {
        let of_game = add_options(*game, Command::new(game.name()));
        let is_given = |id: &str| options.value_source(id) == Some(ValueSource::CommandLine);
        if let Some(option) = of_game.get_arguments().find(|option| is_given(option.get_id().as_str())) {
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
