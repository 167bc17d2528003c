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

use crate::language::{Argument, Phrase, languages::language_of_computer, phrase};
use crate::outside::escape_in_json;
use crate::streams;

/// Exit code for a bad file or game, or for work that could not be done.
const EXIT_BAD: u8 = 1;
/// Exit code for wrong usage.
const EXIT_WRONG_USAGE: u8 = 2;
/// Exit code for a saved game that loads but is not proved.
const EXIT_UNPROVED: u8 = 3;

/// Answer of a tool, for standard output, with the exit code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolAnswer {
    text: String,
    code: u8,
}

impl ToolAnswer {
    /// Answer of a tool that has succeeded.
    pub const fn good(text: String) -> Self {
        Self { text, code: 0 }
    }

    /// Answer about a saved game, whose exit code says whether it is proved.
    pub const fn of_saved_game(text: String, is_proved: bool) -> Self {
        Self { text, code: if is_proved { 0 } else { EXIT_UNPROVED } }
    }

    /// Text of the answer.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Exit code of the program.
    pub const fn code(&self) -> u8 {
        self.code
    }
}

/// Reason why a tool failed, which decides on the exit code.
#[derive(Debug)]
pub enum Failure {
    /// A bad file or game, or work that could not be done.
    Bad(Phrase),
    /// Wrong usage.
    Usage(Phrase),
    /// Message of the parser of the command line: wrong usage, or the help that was asked for.
    Parser(clap::Error),
}

impl From<Phrase> for Failure {
    fn from(why: Phrase) -> Self {
        Self::Bad(why)
    }
}

impl From<clap::Error> for Failure {
    fn from(said: clap::Error) -> Self {
        Self::Parser(said)
    }
}

/// Result of a tool.
pub type ToolResult = Result<ToolAnswer, Failure>;

/// Returns the exit code of the program, after reporting a failure on standard error.
pub fn exit_code(done: Result<ExitCode, Failure>) -> ExitCode {
    match done {
        Ok(code) => code,
        Err(Failure::Bad(why)) => report_failure(&why, EXIT_BAD),
        Err(Failure::Usage(why)) => report_failure(&why, EXIT_WRONG_USAGE),
        Err(Failure::Parser(said)) => print_usage(&said).unwrap_or_else(|why| report_failure(&why, EXIT_BAD)),
    }
}

/// Writes a sentence about a failure to standard error.
fn report_failure(why: &Phrase, code: u8) -> ExitCode {
    streams::write_error(&format!("junkyard-bots: {}\n", tell_phrase(why)));
    ExitCode::from(code)
}

/// Prints the answer of a tool to standard output.
pub fn print_answer(answer: &ToolAnswer) -> Result<ExitCode, Phrase> {
    print_text(&answer.text)?;
    Ok(ExitCode::from(answer.code))
}

/// Translates a phrase into the language of this computer.
pub fn tell_phrase(phrase: &Phrase) -> String {
    language_of_computer().tell(phrase)
}

/// Writes a value as indented JSON with a line break at its end. Characters that a terminal would
/// act on are escaped.
pub fn to_json(value: &impl Serialize) -> Result<String, Phrase> {
    let json = serde_json::to_string_pretty(value).map(escape_in_json);
    json.map(|json| json + "\n").map_err(|error| Phrase::words(error.to_string()))
}

/// Prints an answer to standard output.
pub fn print_text(text: &str) -> Result<(), Phrase> {
    streams::write_output(text).map_err(|error| unprinted_message(&error))
}

/// Prints a line about work in progress to standard error.
pub fn print_remark(line: &Phrase) {
    streams::write_error(&format!("{}\n", tell_phrase(line)));
}

/// Prints the message of the command line's parser: its help, the versions, or the fault in the
/// usage. The parser's own `exit` is not used, because it ends with 0 even if its help could not be
/// written.
fn print_usage(said: &clap::Error) -> Result<ExitCode, Phrase> {
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
pub fn file_fault(file: &Path, fault: impl Into<Argument>) -> Phrase {
    phrase!("tool-file", file = file.display().to_string(), fault = fault)
}

/// Progress bar of games that are played.
pub fn progress_bar(games: u64) -> ProgressBar {
    // The bar fills in the placeholders in braces.
    let line = phrase!(
        "report-progress",
        bar = "{bar:40}",
        done = "{pos}",
        all = "{len}",
        speed = "{per_sec}",
        time = "{eta}",
    );
    styled_progress_bar(games, &line)
}

/// Progress bar of some kind of work, hidden if standard error is not a terminal. The line has the
/// placeholders of the bar in braces.
pub fn styled_progress_bar(count: u64, line: &Phrase) -> ProgressBar {
    if !streams::is_error_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&tell_phrase(line));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
