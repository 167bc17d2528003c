//! What the tools print, and their exit codes.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};

/// Prints to standard output; a reader that has closed it early is no fault.
pub(super) fn print(text: &str) -> ExitCode {
    let _ = std::io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

pub(super) fn fail(code: u8, why: &str) -> ExitCode {
    eprintln!("junkyard-bots: {why}");
    ExitCode::from(code)
}

/// How many of some games have been played, where somebody can see it.
pub(super) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
