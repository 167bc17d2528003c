//! Everything that the tools print, in the language of this computer, and their exit codes.
//!
//! Answers go to standard output. If one can't be written, that is a failure like any other: a
//! sentence on standard error and exit code 1, unless its reader has gone away. Remarks and
//! sentences on standard error may be lost; they change no exit code.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};

use crate::language::languages::of_this_computer;
use crate::language::{Argument, Phrase, phrase};
use crate::streams;

/// The exit code of a file or game that is bad, or of work that could not be done.
const BAD: u8 = 1;
/// The exit code of wrong usage.
const WRONG_USAGE: u8 = 2;

/// The reason why a tool has not done its work, with its exit code.
#[derive(Debug)]
pub(super) struct Failure {
    code: u8,
    why: Phrase,
}

impl Failure {
    /// Wrong usage.
    pub(super) const fn usage(why: Phrase) -> Self {
        Self { code: WRONG_USAGE, why }
    }
}

impl From<Phrase> for Failure {
    fn from(why: Phrase) -> Self {
        Self { code: BAD, why }
    }
}

/// The end of a tool's work: a good one has an exit code, which is not 0 for a game that is not
/// proved.
pub(super) type Done = Result<ExitCode, Failure>;

/// The exit code of a tool, after a sentence about its failure.
pub(super) fn exit_code(done: Done) -> ExitCode {
    done.unwrap_or_else(|Failure { code, why }| {
        streams::write_error(&format!("junkyard-bots: {}\n", tell(&why)));
        ExitCode::from(code)
    })
}

/// A phrase in the language of this computer.
pub(super) fn tell(phrase: &Phrase) -> String {
    of_this_computer().tell(phrase)
}

/// Prints an answer to standard output.
pub(super) fn print(text: &str) -> Result<ExitCode, Phrase> {
    streams::write_output(text).map_err(|error| unprinted(&error))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a line about work that goes on to standard error.
pub(super) fn remark(line: &Phrase) {
    streams::write_error(&format!("{}\n", tell(line)));
}

/// Prints what the command line's parser says: its help, the versions, or what is wrong with the
/// usage. The parser itself ends with 0 when its help could not be written.
pub(super) fn print_usage(said: &clap::Error) -> Done {
    let is_terminal = if said.use_stderr() { streams::is_error_terminal() } else { streams::is_output_terminal() };
    let plain = said.render().to_string();
    if is_terminal {
        // In colours; a terminal takes what is written to it, or nobody sees that it did not.
        let _ = said.print();
    } else if said.use_stderr() {
        streams::write_error(&plain);
    } else {
        print(&plain)?;
    }
    Ok(if said.use_stderr() { ExitCode::from(WRONG_USAGE) } else { ExitCode::SUCCESS })
}

/// The sentence about an answer that could not be written.
fn unprinted(error: &io::Error) -> Phrase {
    phrase!("tool-unprinted", error = error.to_string())
}

/// The sentence about a file and what is wrong with it.
pub(super) fn wrong(file: &Path, fault: impl Into<Argument>) -> Phrase {
    phrase!("tool-file", file = file.display().to_string(), fault = fault)
}

/// The bar that shows how many of some games have been played.
pub(super) fn progress_bar(games: u64) -> ProgressBar {
    // The bar fills in what stands in braces.
    let line = phrase!(
        "report-progress",
        bar = "{bar:40}",
        done = "{pos}",
        all = "{len}",
        speed = "{per_sec}",
        time = "{eta}",
    );
    bar(games, &line)
}

/// The bar that shows how many steps of a game have been looked at.
pub(super) fn progress_of_steps(steps: u64) -> ProgressBar {
    let line = phrase!("analysis-progress", bar = "{bar:40}", done = "{pos}", all = "{len}", time = "{eta}");
    bar(steps, &line)
}

/// The bar that shows how many puzzles have been verified.
pub(super) fn progress_of_puzzles(count: u64) -> ProgressBar {
    let line = phrase!("puzzles-progress", bar = "{bar:40}", done = "{pos}", all = "{len}", time = "{eta}");
    bar(count, &line)
}

/// A bar, hidden where nobody can see it.
fn bar(count: u64, line: &Phrase) -> ProgressBar {
    if !streams::is_error_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&tell(line));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
