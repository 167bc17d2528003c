//! Types and functions that a game adds to its rules, so that the command line has tools for it.

use std::error::Error;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::output::{Failure, ToolResult};
use crate::language::{Language, Phrase};
use crate::record::{History, LoadedGame, Recorded};
use crate::simulate::{Plan, ResultsOf, Simulated};
use crate::thinking::Thinking;

/// Rules of a game with tools on the command line.
pub trait CommandLineGame: Recorded + Simulated + Thinking<Contestant: FromStr<Err: Error + Send + Sync>> {
    /// Name of the game as a value of an option, which needs no quotation marks in a shell.
    const OPTION_NAME: &'static str;
    /// Options of `simulate` that this game alone has, which decide on the set-up;
    /// [`NoOptions`] for a game without any.
    type SetupOptions: Args;
    /// Options of `replay` that this game alone has; [`NoOptions`] for a game without any.
    type ReplayOptions: Args;
    /// Tools that this game alone has; [`NoTool`] for a game without any.
    type Tool: Subcommand;

    /// Set-up of simulated games, with the seed of the first one.
    ///
    /// # Errors
    /// A sentence about options that make no set-up.
    fn setup_of_options(options: Self::SetupOptions, seats: u8, seed: u64) -> Result<Self::Setup, Phrase>;

    /// Report on simulated games that took `took`, as text in a language.
    fn report_as_text(plan: &Plan<Self>, results: &ResultsOf<Self>, took: Duration, language: &Language) -> String;

    /// Figures of the report on simulated games that took `took`, as `--json` writes them.
    fn report_figures<'a>(plan: &'a Plan<Self>, results: &'a ResultsOf<Self>, took: Duration) -> impl Serialize;

    /// Sentence about the position or the ending of a saved game.
    fn describe_position(loaded: &LoadedGame<Self>) -> Phrase;

    /// Report on a history that options ask for; `None` if they ask for none, so that all steps
    /// are listed.
    ///
    /// # Errors
    /// [`Failure`] if there is no such report.
    fn report_on_replay(options: Self::ReplayOptions, history: &History<Self>)
    -> Result<Option<ReplayReport>, Failure>;

    /// Runs a tool that this game alone has.
    ///
    /// # Errors
    /// [`Failure`].
    fn run_tool(tool: Self::Tool) -> ToolResult;
}

/// Report on the history of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayReport {
    /// Text, which is followed by the proof of the saved game.
    Text(String),
    /// JSON.
    Json(String),
}

/// Options of a tool for a game that has none of its own.
#[derive(Clone, Copy, Debug, Args)]
#[group(skip)]
pub struct NoOptions {}

/// Tools of a game that has none of its own.
#[derive(Clone, Copy, Debug, Subcommand)]
pub enum NoTool {}
