//! Choice of a game among those of the program, for tools that every game has, and the tools that
//! one game alone has.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, Id};

use shell::language::{Phrase, phrase};
use shell::record::{FileFault, find_game};
use shell::tools::{Failure, GameFile, GameTools, ToolResult};

/// Heading of the options that several games have, but not all, in the parser's own language.
const SHARED_HEADING: &str = "Several games";

/// Finds the game of a file by its first line. A file that names no game is of the first one.
///
/// # Errors
/// A sentence about a file that is no saved game, or is one of a game that is not there.
pub(super) fn game_of_file<'g>(games: &[&'g dyn GameTools], file: &GameFile) -> Result<&'g dyn GameTools, Phrase> {
    let named = find_game(file.bytes(), games.iter().copied(), |game| game.name());
    let found = named.map_err(|fault| file.fault(&fault))?.or_else(|| games.first().copied());
    found.ok_or_else(|| file.fault(&FileFault::NoHeading))
}

/// Adds the options of a tool that single games have; `add_options` adds those of one game. With
/// several games the help lists them below the name of each game. An option that several games have
/// stands there once, as the first of them describes it.
pub(super) fn add_options_of_games(
    tool: Command,
    games: &[&dyn GameTools],
    add_options: impl Fn(&dyn GameTools, Command) -> Command,
) -> Command {
    if games.len() < 2 {
        return games.iter().fold(tool, |tool, game| add_options(*game, tool));
    }
    let add_of_game = |tool: Command, game: &&dyn GameTools| {
        let of_game = add_options(*game, Command::new(game.name()));
        let is_there = |option: &Arg| tool.get_arguments().any(|other| other.get_id() == option.get_id());
        let shared: Vec<Id> =
            of_game.get_arguments().filter(|&option| is_there(option)).map(Arg::get_id).cloned().collect();
        if shared.is_empty() {
            return add_options(*game, tool.next_help_heading(game.name()));
        }
        of_game.get_arguments().fold(tool, |tool, option| match shared.contains(option.get_id()) {
            true => tool.mut_arg(option.get_id(), |option| option.help_heading(SHARED_HEADING)),
            false => tool.arg(option.clone().help_heading(game.name())),
        })
    };
    games.iter().fold(tool, add_of_game).next_help_heading(None::<&str>)
}

/// Refuses options that other games than the chosen one have, but not that one. `tool` is the tool
/// with the options of all games, and `add_options` adds those of one game.
pub(super) fn refuse_options_of_others(
    games: &[&dyn GameTools],
    chosen: &dyn GameTools,
    options: &ArgMatches,
    mut tool: Command,
    add_options: impl Fn(&dyn GameTools, Command) -> Command,
) -> Result<(), Failure> {
    // Only the options of a command that is built can be named in a message.
    tool.build();
    let of_chosen = add_options(chosen, Command::new(chosen.name()));
    let is_of_chosen = |option: &Arg| of_chosen.get_arguments().any(|own| own.get_id() == option.get_id());
    for game in games.iter().filter(|game| game.name() != chosen.name()) {
        let of_game = add_options(*game, Command::new(game.name()));
        let is_of_game = |option: &Arg| of_game.get_arguments().any(|own| own.get_id() == option.get_id());
        let is_given = |option: &Arg| options.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine);
        if let Some(option) =
            tool.get_arguments().find(|option| is_of_game(option) && !is_of_chosen(option) && is_given(option))
        {
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

/// Adds the tools that one game alone has: those of the first game at the top level, and those of
/// every other below its name. Tools of the first game are older than the other games.
pub(super) fn add_tools_of_games(program: Command, games: &[&dyn GameTools]) -> Command {
    let Some((first, others)) = games.split_first() else { return program };
    let groups = others.iter().map(|game| {
        let group = Command::new(game.option_name()).about(game.name()).subcommand_required(true);
        game.add_tools(group.arg_required_else_help(true))
    });
    groups.filter(Command::has_subcommands).fold(first.add_tools(program), Command::subcommand)
}

/// Runs a tool that one game alone has; `None` if the command line names none.
pub(super) fn run_tool_of_game(games: &[&dyn GameTools], program: &ArgMatches) -> Option<ToolResult> {
    let (first, others) = games.split_first()?;
    let (name, options) = program.subcommand()?;
    match others.iter().find(|game| game.option_name() == name) {
        Some(game) => game.run_tool(options),
        None => first.run_tool(program),
    }
}
