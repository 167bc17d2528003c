//! What the tools print, and their exit codes.

use std::io::Write;
use std::process::ExitCode;

/// Prints to standard output; a reader that has closed it early is no fault.
pub(super) fn print(text: &str) -> ExitCode {
    let _ = std::io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

pub(super) fn fail(code: u8, why: &str) -> ExitCode {
    eprintln!("junkyard-bots: {why}");
    ExitCode::from(code)
}
