//! Executable: runs the command line.

use std::process::ExitCode;

use junkyard_bots::cli;

fn main() -> ExitCode {
    cli::run()
}
