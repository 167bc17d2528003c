//! `simulate`: options of games of Junkyard Bots.

use std::ffi::OsString;

use clap::{Arg, Args};

use super::tiles::tile_set_named;
use crate::table::Setup;
use shell::language::Phrase;

/// Options of `simulate` for games of Junkyard Bots.
#[derive(Debug, Args)]
#[group(skip)]
#[command(mut_args(|option| with_note_on_players(
    option,
    "A player of Junkyard Bots may go without a part of the game, as in cog:no-bombs; the parts are bombs, \
        larger-parts, pipes, blind, movers, second-draw and denial."
)))]
pub struct SetupOptions {
    /// The tiles to play with: the name of a tile set, such as standard, or a file, of which
    /// assets/games/junkyard_bots/tile_sets/README.md says what it has.
    #[arg(long, value_name = "NAME OR FILE", conflicts_with = "from")]
    tiles: Option<OsString>,
    /// Play with the rule option "Crystal moves on": an owner of the boost crystal who is tied for
    /// the fastest gives it to another of the tied (8.4).
    #[arg(long, conflicts_with = "from")]
    crystal_moves_on: bool,
}

impl SetupOptions {
    /// Set-up of simulated games.
    pub(super) fn setup(&self, seats: u8, seed: u64) -> Result<Setup, Phrase> {
        let tiles = tile_set_named(self.tiles.as_deref())?;
        Ok(Setup { tiles, crystal_moves_on: self.crystal_moves_on, ..Setup::new(seats, seed) })
    }
}

/// Adds a paragraph to the long help of `--players`, which all games have.
fn with_note_on_players(option: Arg, note: &str) -> Arg {
    match option.get_help() {
        Some(help) if option.get_id() == "players" => {
            let long_help = format!("{help}.\n\n{note}");
            option.long_help(long_help)
        }
        _ => option,
    }
}
