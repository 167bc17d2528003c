//! What the tools print, in the language of this computer, and their exit codes.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};

use crate::language::languages::of_this_computer;
use crate::language::{Argument, Phrase, phrase};

/// A phrase in the language of this computer.
pub(super) fn tell(phrase: &Phrase) -> String {
    of_this_computer().tell(phrase)
}

/// Prints to standard output; a reader that has closed it early is no fault.
pub(super) fn print(text: &str) -> ExitCode {
    let _ = io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

pub(super) fn fail(code: u8, why: &Phrase) -> ExitCode {
    eprintln!("junkyard-bots: {}", tell(why));
    ExitCode::from(code)
}

/// What is wrong with a file.
pub(super) fn wrong(file: &Path, fault: impl Into<Argument>) -> Phrase {
    phrase!("tool-file", file = file.display().to_string(), fault = fault)
}

/// Writes a file.
pub(super) fn write(file: &Path, text: String) -> Result<(), Phrase> {
    let said =
        |error: io::Error| phrase!("tool-unwritten", file = file.display().to_string(), error = error.to_string());
    std::fs::write(file, text).map_err(said)
}

/// How many of some games have been played, where somebody can see it.
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

/// How many of the steps of a game have been looked at.
pub(super) fn progress_of_steps(steps: u64) -> ProgressBar {
    let line = phrase!("analysis-progress", bar = "{bar:40}", done = "{pos}", all = "{len}", time = "{eta}");
    bar(steps, &line)
}

fn bar(count: u64, line: &Phrase) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&tell(line));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
