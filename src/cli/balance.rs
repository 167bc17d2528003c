//! `balance`: what a tile set plays like against what it should, and a search for a better one.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;

use super::output::{fail, print, progress_bar};
use super::tiles;
use crate::balance::search::{Effort, search};
use crate::balance::{Aim, Figures, Sample, aims, cost};
use crate::opponents::Player;
use crate::parts::tile_set_file::Measured;
use crate::parts::{TileSet, TileSetFile};

#[derive(Debug, Args)]
pub(super) struct Balance {
    /// The tiles to begin with: the name of a tile set, such as standard, or a file.
    #[arg(long, value_name = "NAME OR FILE")]
    tiles: Option<String>,
    /// Who plays.
    #[arg(long, default_value = "cog")]
    player: Player,
    /// Games of each number of seats, for each tile set that is measured.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Games of two for each part of the game that a player goes without; 0 leaves them out.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    restricted: u64,
    /// The seed of the first game and of the search.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Steps of the search; 0 only measures.
    #[arg(long, default_value_t = 0)]
    steps: u32,
    /// Varied tile sets that are tried in each step.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    tries: u32,
    /// Where to write the tile set with what was measured, or what was found so far after every step.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Balance {
    pub(super) fn run(self) -> ExitCode {
        let tiles = match tiles::named(self.tiles.as_deref()) {
            Ok(tiles) => tiles,
            Err(sentence) => return fail(1, &sentence),
        };
        let sample = Sample { player: self.player, games: self.games, restricted: self.restricted, seed: self.seed };
        match self.found(&tiles, sample) {
            Ok(text) => print(&text),
            Err(sentence) => fail(1, &sentence),
        }
    }

    fn found(&self, tiles: &Arc<TileSet>, sample: Sample) -> Result<String, String> {
        if self.steps == 0 {
            let bar = progress_bar(sample.games());
            let figures = Figures::of(tiles, sample, || bar.inc(1)).map_err(|error| error.to_string())?;
            bar.finish_and_clear();
            if let Some(file) = &self.out {
                write(file, &TileSetFile::of(tiles, measured(&figures)))?;
            }
            return Ok(table(&aims(&figures)));
        }
        let mut unwritten = None;
        let effort = Effort { steps: self.steps, tries: self.tries };
        let found = search(tiles, sample, effort, |step| {
            eprintln!("step {} of {}: {:.2}, before {:.2}", step.number, self.steps, step.cost, step.before);
            if let Some(Err(error)) = self.out.as_deref().map(|file| write(file, &plain(&step.tiles))) {
                unwritten = Some(error);
            }
        });
        let found = found.map_err(|error| error.to_string())?;
        match unwritten {
            Some(error) => Err(error),
            None => Ok(plain(&found).to_ron()),
        }
    }
}

/// A tile set of which nothing was measured.
fn plain(tiles: &TileSet) -> TileSetFile {
    TileSetFile::of(tiles, Measured::default())
}

/// What players are told of the games of four.
fn measured(figures: &Figures) -> Measured {
    let [.., (_, tally)] = &figures.tables;
    let count = |games: u64| u32::try_from(games).unwrap_or(u32::MAX);
    let rounds = tally.games_by_rounds.iter().map(|(&rounds, &games)| (rounds, count(games))).collect();
    Measured { rounds, explosions: count(tally.explosions()) }
}

fn write(file: &Path, tiles: &TileSetFile) -> Result<(), String> {
    std::fs::write(file, tiles.to_ron()).map_err(|error| format!("{}: it can't be written: {error}", file.display()))
}

/// The aims as a table, those that are missed marked.
fn table(aims: &[Aim]) -> String {
    let row = |aim: &Aim| {
        let mark = if aim.is_met() { " " } else { "!" };
        let Aim { what, value, least, most, .. } = aim;
        match aim.interval {
            Some((low, high)) => {
                let [value, low, high, least, most] = [value, &low, &high, least, most].map(|share| 100.0 * share);
                format!("{mark} {what:<62}{value:>7.1} % {low:>7.1} to {high:<5.1} aim {least:.1} to {most:.1}\n")
            }
            None => format!("{mark} {what:<62}{value:>7.1}{:>18} aim {least} to {most}\n", ""),
        }
    };
    let met = aims.iter().filter(|aim| aim.is_met()).count();
    let rows: String = aims.iter().map(row).collect();
    format!("{rows}{met} of {} aims met; {:.2} from all\n", aims.len(), cost(aims))
}
