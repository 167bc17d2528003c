//! The program: reads the command line and does what it asks for.

use std::process::ExitCode;

use junkyard_bots::cli;

fn main() -> ExitCode {
    cli::run()
}
