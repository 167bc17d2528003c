//! Output of the tools in the language of this computer, and their exit codes.
//!
//! Answers go to standard output. An answer that can't be written is a failure, with a sentence on
//! standard error and exit code 1, unless its reader has gone away. Remarks and sentences on
//! standard error may be lost without an effect on the exit code.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::shell::language::{Argument, Phrase, languages::language_of_computer, phrase};
use crate::shell::outside::escape_in_json;
use crate::shell::streams;

/// Exit code for a bad file or game, or for work that could not be done.
const EXIT_BAD: u8 = 1;
/// Exit code for wrong usage.
const EXIT_WRONG_USAGE: u8 = 2;

/// Reason why a tool failed, with the exit code.
#[derive(Debug)]
pub(super) struct Failure {
    code: u8,
    why: Phrase,
}

impl Failure {
    /// Failure by wrong usage.
    pub(super) const fn usage(why: Phrase) -> Self {
        Self { code: EXIT_WRONG_USAGE, why }
    }
}

impl From<Phrase> for Failure {
    fn from(why: Phrase) -> Self {
        Self { code: EXIT_BAD, why }
    }
}

/// Result of a tool. The exit code of a success is not 0 if a saved game is not proved, or if clap
/// has reported wrong usage.
pub(super) type ToolResult = Result<ExitCode, Failure>;

/// Returns the exit code of a tool, after writing a sentence about its failure to standard error.
pub(super) fn exit_code(done: ToolResult) -> ExitCode {
    done.unwrap_or_else(|Failure { code, why }| {
        streams::write_error(&format!("junkyard-bots: {}\n", tell_phrase(&why)));
        ExitCode::from(code)
    })
}

/// Translates a phrase into the language of this computer.
pub(super) fn tell_phrase(phrase: &Phrase) -> String {
    language_of_computer().tell(phrase)
}

/// Writes a value as indented JSON with a line break at its end. Characters that a terminal would
/// act on are escaped.
pub(super) fn to_json(value: &impl Serialize) -> Result<String, Phrase> {
    let json = serde_json::to_string_pretty(value).map(escape_in_json);
    json.map(|json| json + "\n").map_err(|error| Phrase::words(error.to_string()))
}

/// Prints an answer to standard output.
pub(super) fn print_text(text: &str) -> Result<ExitCode, Phrase> {
    streams::write_output(text).map_err(|error| unprinted_message(&error))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a line about work in progress to standard error.
pub(super) fn print_remark(line: &Phrase) {
    streams::write_error(&format!("{}\n", tell_phrase(line)));
}

/// Prints the message of the command line's parser: its help, the versions, or the fault in the
/// usage. The parser's own `exit` is not used, because it ends with 0 even if its help could not be
/// written.
pub(super) fn print_usage(said: &clap::Error) -> ToolResult {
    let is_terminal = if said.use_stderr() { streams::is_error_terminal() } else { streams::is_output_terminal() };
    let plain = said.render().to_string();
    if is_terminal {
        // In colours. An error is ignored, because nobody could read a message about it either.
        let _ = said.print();
    } else if said.use_stderr() {
        streams::write_error(&plain);
    } else {
        print_text(&plain)?;
    }
    Ok(if said.use_stderr() { ExitCode::from(EXIT_WRONG_USAGE) } else { ExitCode::SUCCESS })
}

/// Sentence about an answer that could not be written.
fn unprinted_message(error: &io::Error) -> Phrase {
    phrase!("tool-unprinted", error = error.to_string())
}

/// Sentence about a file and its fault.
pub(super) fn file_fault(file: &Path, fault: impl Into<Argument>) -> Phrase {
    phrase!("tool-file", file = file.display().to_string(), fault = fault)
}

/// Progress bar of games that are played.
pub(super) fn progress_bar(games: u64) -> ProgressBar {
    // The bar fills in the placeholders in braces.
    let line = phrase!(
        "report-progress",
        bar = "{bar:40}",
        done = "{pos}",
        all = "{len}",
        speed = "{per_sec}",
        time = "{eta}",
    );
    styled_bar(games, &line)
}

/// Progress bar of steps that are analysed.
pub(super) fn progress_of_steps(steps: u64) -> ProgressBar {
    let line = phrase!("analysis-progress", bar = "{bar:40}", done = "{pos}", all = "{len}", time = "{eta}");
    styled_bar(steps, &line)
}

/// Progress bar of puzzles that are verified.
pub(super) fn progress_of_puzzles(count: u64) -> ProgressBar {
    let line = phrase!("puzzles-progress", bar = "{bar:40}", done = "{pos}", all = "{len}", time = "{eta}");
    styled_bar(count, &line)
}

/// Progress bar, hidden if standard error is not a terminal.
fn styled_bar(count: u64, line: &Phrase) -> ProgressBar {
    if !streams::is_error_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&tell_phrase(line));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
