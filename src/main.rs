//! Executable: runs the command line.

use std::process::ExitCode;

use program::cli;

fn main() -> ExitCode {
    cli::run()
}
