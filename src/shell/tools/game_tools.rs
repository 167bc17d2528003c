//! Tools of a game that is known only when the program runs.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use clap::builder::Resettable;
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};

use super::check::check_saved_game;
use super::game_file::GameFile;
use super::output::ToolResult;
use super::replay::replay_saved_game;
use super::rules::CommandLineGame;
use super::simulate::{Simulation, simulate_games};

/// Tools of one game, for a list of games.
pub trait GameTools: Sync {
    /// Name of the game in its saved games.
    fn name(&self) -> &'static str;

    /// Name of the game as a value of `--game`.
    fn option_name(&self) -> &'static str;

    /// Numbers of seats that the game can have.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Adds the options of `simulate` that the game alone has.
    fn add_setup_options(&self, simulate: Command) -> Command;

    /// Adds the options of `replay` that the game alone has.
    fn add_replay_options(&self, replay: Command) -> Command;

    /// Adds the tools that the game alone has.
    fn add_tools(&self, program: Command) -> Command;

    /// Describes a saved game and says whether it is proved.
    ///
    /// # Errors
    /// [`Failure`](super::Failure) for a file that is no saved game of the game.
    fn check(&self, file: &GameFile) -> ToolResult;

    /// Lists the steps of a saved game, or reports on them as the options of the game say.
    ///
    /// # Errors
    /// [`Failure`](super::Failure).
    fn replay(&self, file: &GameFile, options: &ArgMatches) -> ToolResult;

    /// Plays games between computer players and reports on them; the options of the game decide on
    /// the set-up.
    ///
    /// # Errors
    /// [`Failure`](super::Failure).
    fn simulate(&self, simulation: Simulation, options: &ArgMatches) -> ToolResult;

    /// Runs a tool that the game alone has; `None` if the command line names none of them.
    fn run_tool(&self, program: &ArgMatches) -> Option<ToolResult>;
}

/// Tools of a game by its type.
pub struct ToolsOf<G>(PhantomData<fn() -> G>);

impl<G> ToolsOf<G> {
    /// The tools of the game.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: CommandLineGame> GameTools for ToolsOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn option_name(&self) -> &'static str {
        G::OPTION_NAME
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn add_setup_options(&self, simulate: Command) -> Command {
        add_options::<G::SetupOptions>(simulate)
    }

    fn add_replay_options(&self, replay: Command) -> Command {
        add_options::<G::ReplayOptions>(replay)
    }

    fn add_tools(&self, program: Command) -> Command {
        keep_description(program, G::Tool::augment_subcommands)
    }

    fn check(&self, file: &GameFile) -> ToolResult {
        check_saved_game::<G>(file)
    }

    fn replay(&self, file: &GameFile, options: &ArgMatches) -> ToolResult {
        replay_saved_game::<G>(file, G::ReplayOptions::from_arg_matches(options)?)
    }

    fn simulate(&self, simulation: Simulation, options: &ArgMatches) -> ToolResult {
        simulate_games::<G>(simulation, G::SetupOptions::from_arg_matches(options)?)
    }

    fn run_tool(&self, program: &ArgMatches) -> Option<ToolResult> {
        let is_own = program.subcommand_name().is_some_and(G::Tool::has_subcommand);
        is_own.then(|| G::run_tool(G::Tool::from_arg_matches(program)?))
    }
}

/// Adds options to a tool.
pub fn add_options<A: Args>(tool: Command) -> Command {
    keep_description(tool, A::augment_args)
}

/// Keeps the description of a command when options or tools are added to it: the parser would take
/// their documentation for one.
fn keep_description(command: Command, add: impl FnOnce(Command) -> Command) -> Command {
    let short = command.get_about().cloned();
    let long = command.get_long_about().cloned();
    add(command).about(Resettable::from(short)).long_about(Resettable::from(long))
}
