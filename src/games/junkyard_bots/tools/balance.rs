//! `balance`: measurement of a tile set against its design targets, and search for a better one.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::tiles;
use crate::balance::search::{SearchEffort, search_tile_set};
use crate::balance::{BalanceAim, BalanceFigures, BalanceSample, measured_aims, total_cost};
use crate::messages::phrase;
use crate::parts::tile_set_file::PlayStatistics;
use crate::parts::{TileSet, TileSetFile};
use shell::language::{Argument, InWords, Phrase, languages::language_of_computer};
use shell::seats::PlayerKind;
use shell::simulate::columns::{ColumnSide, TableRow, decimal_cell, format_table, percent_cell};
use shell::tools::output::{print_remark, print_text, progress_bar, tell_phrase};
use shell::tools::result_file::{Replace, ResultFile, write_or_remark};
use shell::tools::{ToolAnswer, ToolResult};

/// Options of `balance`.
#[derive(Debug, Args)]
pub struct Balance {
    /// The tiles to begin with: the name of a tile set, such as standard, or a file.
    #[arg(long, value_name = "NAME OR FILE")]
    tiles: Option<OsString>,
    /// Computer players in the games.
    #[arg(long, default_value = "cog")]
    player: PlayerKind,
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
    /// File for the tile set with its statistics or, in a search, for the best set so far, written
    /// after every step.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: Replace,
}

impl Balance {
    pub(super) fn run(self) -> ToolResult {
        let tiles = tiles::tile_set_named(self.tiles.as_deref())?;
        let out = self.out.as_deref().map(|file| ResultFile::check(file, self.replace)).transpose()?;
        let sample = BalanceSample {
            player: self.player,
            games: self.games,
            restricted_games: self.restricted,
            seed: self.seed,
        };
        if self.steps == 0 {
            measure_tile_set(&tiles, sample, out)
        } else {
            self.search_better_set(&tiles, sample, out)
        }
    }

    /// Searches for a better tile set and prints it.
    fn search_better_set(
        &self,
        tiles: &Arc<TileSet>,
        sample: BalanceSample,
        mut out: Option<ResultFile>,
    ) -> ToolResult {
        let mut written = Ok(());
        let effort = SearchEffort { steps: self.steps, tries: self.tries };
        let found = search_tile_set(tiles, sample, effort, |step| {
            let [cost, before] = [step.cost, step.before].map(|cost| Argument::decimal(cost, 2));
            print_remark(&phrase!(
                "balance-step",
                number = step.number,
                all = self.steps,
                cost = cost,
                before = before
            ));
            if let Some(file) = &mut out {
                written = write_or_remark(file, &unmeasured_file(&step.tiles).to_ron());
            }
        });
        let found = found.map_err(|error| error.phrase())?;
        let found = unmeasured_file(&found).to_ron();
        if written.is_err()
            && let Some(file) = &mut out
        {
            written = file.write(&found);
        }
        if let Err(why) = written {
            // Printed in any case, so that the result is not lost.
            print_text(&found)?;
            return Err(why.into());
        }
        Ok(ToolAnswer::good(found))
    }
}

/// Measures a tile set and compares it with the aims.
fn measure_tile_set(tiles: &Arc<TileSet>, sample: BalanceSample, out: Option<ResultFile>) -> ToolResult {
    let bar = progress_bar(sample.game_count());
    let figures = BalanceFigures::of(tiles, sample, || bar.inc(1)).map_err(|error| error.phrase())?;
    bar.finish_and_clear();
    if let Some(mut file) = out {
        file.write_or_rescue(&TileSetFile::from_tile_set(tiles, measured_of_figures(&figures)).to_ron())?;
    }
    Ok(ToolAnswer::good(aims_table(&measured_aims(&figures))))
}

/// File of a tile set without statistics.
fn unmeasured_file(tiles: &TileSet) -> TileSetFile {
    TileSetFile::from_tile_set(tiles, PlayStatistics::default())
}

/// Statistics of the games of four, which players see.
fn measured_of_figures(figures: &BalanceFigures) -> PlayStatistics {
    let [.., (_, tally)] = &figures.tables;
    let count = |games: u64| u32::try_from(games).unwrap_or(u32::MAX);
    let rounds = tally.counts.games_by_rounds.iter().map(|(&rounds, &games)| (rounds, count(games))).collect();
    PlayStatistics { rounds, explosions: count(tally.explosions()) }
}

/// Table of the aims, with a mark at those that are missed.
fn aims_table(aims: &[BalanceAim]) -> String {
    let sides = [ColumnSide::Left, ColumnSide::Right, ColumnSide::Right, ColumnSide::Left];
    let rows: Vec<TableRow> = aims.iter().map(aim_row).collect();
    let met = aims.iter().filter(|aim| aim.is_met()).count();
    let sum = phrase!("balance-sum", met = met, all = aims.len(), cost = Argument::decimal(total_cost(aims), 2));
    format!("{}{}\n", format_table(language_of_computer(), &sides, &rows), tell_phrase(&sum))
}

fn aim_row(aim: &BalanceAim) -> TableRow {
    let what = aim.what.clone();
    // A value without an interval is not a share, so it is not converted to percent.
    let unit = if aim.interval.is_some() { 100.0 } else { 1.0 };
    let [least, most] = [aim.least, aim.most].map(|bound| Argument::decimal(unit * bound, 1));
    let range = phrase!("balance-aim", least = least, most = most);
    let cells = match aim.interval {
        Some((low, high)) => {
            let [low, high] = [low, high].map(|share| Argument::decimal(unit * share, 1));
            [what, percent_cell(aim.value), phrase!("balance-interval", low = low, high = high), range]
        }
        None => [what, decimal_cell(aim.value, 1), Phrase::words(""), range],
    };
    TableRow { lead: if aim.is_met() { "  " } else { "! " }, cells: cells.into() }
}
