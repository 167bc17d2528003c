//! The program: reads the command line and does what it asks for.

use std::process::ExitCode;

use clap::Parser;
use junkyard_bots::cli::Cli;

fn main() -> ExitCode {
    Cli::parse().run()
}
