//! `simulate`: games between computer players, of the game that `--game` or the saved game names.

use clap::builder::{PossibleValuesParser, RangedI64ValueParser};
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches, Parser};

use super::games::{add_options_of_games, game_of_file, refuse_options_of_others};
use shell::language::phrase;
use shell::tools::{Failure, GameFile, GameTools, OutputOptions, PlanOptions, Simulation, ToolResult, add_options};

/// Name of the tool.
pub(super) const SIMULATE: &str = "simulate";

/// Play games between computer players and print what happened in them.
#[derive(Debug, Parser)]
#[command(name = SIMULATE)]
struct SimulateArguments {
    /// Game to play; the first of them if nothing else is said, and with --from that of the file.
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    #[command(flatten)]
    plan: PlanOptions,
}

/// The tool with the options of all games.
pub(super) fn simulate_command(games: &[&dyn GameTools]) -> Command {
    let names = PossibleValuesParser::new(games.iter().map(|game| game.option_name()));
    let command = SimulateArguments::command().mut_args(|option| match option.get_id().as_str() {
        "game" => option.value_parser(names.clone()),
        "seats" => with_numbers_of_seats(option, games),
        _ => option,
    });
    let command = add_options_of_games(command, games, |game, command| game.add_setup_options(command));
    add_options::<OutputOptions>(command)
}

/// Restricts `--seats` to the numbers of seats that the games have.
fn with_numbers_of_seats(option: Arg, games: &[&dyn GameTools]) -> Arg {
    let fewest = games.iter().map(|game| *game.seats().start()).min().unwrap_or(u8::MIN);
    let most = games.iter().map(|game| *game.seats().end()).max().unwrap_or(u8::MAX);
    let option = option.value_parser(RangedI64ValueParser::<u8>::new().range(i64::from(fewest)..=i64::from(most)));
    if games.iter().all(|game| *game.seats().end() == most) {
        option.help(format!("Seats at each table, {fewest} to {most}; {most} if nothing else is said"))
    } else {
        option
    }
}

/// Plays games as the options say.
pub(super) fn run_simulate(games: &[&dyn GameTools], options: &ArgMatches) -> ToolResult {
    let SimulateArguments { game, plan } = SimulateArguments::from_arg_matches(options)?;
    let from = plan.from.as_deref().map(GameFile::read).transpose()?;
    let game = match (game, &from) {
        (Some(name), _) => games.iter().copied().find(|game| game.option_name() == name),
        (None, Some(file)) => Some(game_of_file(games, file)?),
        (None, None) => games.first().copied(),
    };
    let game = game.ok_or_else(|| Failure::Usage(phrase!("tool-no-tool", name = SIMULATE)))?;
    refuse_options_of_others(games, game, options, simulate_command(games), |game, command| {
        game.add_setup_options(command)
    })?;
    let output = OutputOptions::from_arg_matches(options)?;
    game.simulate(Simulation { plan, output, from }, options)
}
