//! `puzzles`: generation of puzzles from simulated games, proof of a book, and the puzzle of a day.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::{Args, Subcommand};
use serde::Serialize;

use crate::messages::phrase;
use crate::puzzles::{
    BookEntry, DailyPuzzle, Date, GeneratedPuzzle, Level, ProvedPuzzle, PuzzleAim, PuzzleBook, PuzzleGoal, PuzzleKind,
    WantedPuzzles, choose_puzzles, daily_puzzle, generate_puzzles, puzzle_book, to_text,
};
use shell::disk::read_capped;
use shell::language::{Phrase, languages::language_of_computer};
use shell::outside::{NotText, decode_text};
use shell::simulate::columns::{ColumnSide, TableRow, format_table, number_cell};
use shell::tools::output::{file_fault, progress_bar, styled_progress_bar, tell_phrase, to_json};
use shell::tools::result_file::{Replace, ResultFile};
use shell::tools::{ToolAnswer, ToolResult};

/// Options of `puzzles`.
#[derive(Debug, Args)]
pub struct Puzzles {
    #[command(subcommand)]
    what: PuzzlesCommand,
}

#[derive(Debug, Subcommand)]
enum PuzzlesCommand {
    /// Look for puzzles in games between computer players. The same seed finds the same puzzles.
    /// With `--out` alone, this makes the book that comes with the game.
    Generate(Generate),
    /// Prove every puzzle of a book again: its goal is the best, by one answer, which is kept with
    /// it.
    Verify(Verify),
    /// Print the puzzle of a day.
    Daily(DailyOptions),
}

impl Puzzles {
    pub(super) fn run(self) -> ToolResult {
        let text = match self.what {
            PuzzlesCommand::Generate(options) => options.run(),
            PuzzlesCommand::Verify(options) => options.run(),
            PuzzlesCommand::Daily(options) => options.run(),
        };
        Ok(ToolAnswer::good(text?))
    }
}

#[derive(Debug, Args)]
struct Generate {
    /// Seed of the first game; the games count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Most games to look through.
    #[arg(long, default_value_t = 8_192, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Number of puzzles to find of each goal and level.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    each_goal: u16,
    /// Number of puzzles to choose of each kind and level. The goals of a kind take turns.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    each: u16,
    /// File for the book of the puzzles found.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: Replace,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// Number of puzzles that were found of a kind and level.
#[derive(Serialize)]
struct FoundCount {
    kind: &'static str,
    level: &'static str,
    /// Number of puzzles that were chosen for the book.
    count: usize,
    /// Number of games after which the first one was found; `None` if there is none.
    first: Option<u64>,
}

impl Generate {
    fn run(self) -> Result<String, Phrase> {
        let out = self.out.as_deref().map(|file| ResultFile::check(file, self.replace)).transpose()?;
        let bar = progress_bar(self.games);
        let found = generate_puzzles(self.seed, WantedPuzzles::each(self.each_goal.into()), self.games, || {
            bar.inc(1);
            true
        });
        bar.finish_and_clear();
        let chosen = choose_puzzles(&found, self.each.into());
        let all = count_found(&found, &chosen);
        if let Some(mut file) = out {
            let book = PuzzleBook::new(chosen.into_iter().map(|found| found.proved).collect());
            file.write_or_rescue(&book.to_ron())?;
        }
        if self.json { to_json(&all) } else { Ok(puzzles_table(&all)) }
    }
}

/// Counts the chosen puzzles of each kind and level, and the games until the first one was found.
fn count_found(found: &[GeneratedPuzzle], chosen: &[GeneratedPuzzle]) -> Vec<FoundCount> {
    let levels = |kind: PuzzleKind| Level::ALL.into_iter().map(move |level| (kind, level));
    let row = |(kind, level): (PuzzleKind, Level)| {
        let is_one = |one: &&GeneratedPuzzle| one.proved.kind() == kind && one.proved.level() == level;
        let first = found.iter().filter(is_one).map(|one| one.game_number + 1).min();
        FoundCount { kind: kind.key(), level: level.key(), count: chosen.iter().filter(is_one).count(), first }
    };
    PuzzleKind::ALL.into_iter().flat_map(levels).map(row).collect()
}

/// Table of the numbers of puzzles.
fn puzzles_table(all: &[FoundCount]) -> String {
    let sides = [ColumnSide::Left, ColumnSide::Right, ColumnSide::Right];
    let heads = [phrase!("puzzles-column-found"), phrase!("puzzles-column-count"), phrase!("puzzles-column-first")];
    let mut rows = vec![TableRow { lead: "", cells: heads.into() }];
    rows.extend(all.iter().map(|row| {
        let first = row.first.map_or_else(|| Phrase::words(""), |games| phrase!("puzzles-games", count = games));
        let kind = phrase!("puzzle-kind", kind = row.kind);
        let level = phrase!("puzzle-level", level = row.level);
        let what = phrase!("puzzles-kind-and-level", kind = kind, level = level);
        TableRow { lead: "  ", cells: vec![what, number_cell(row.count as u64), first] }
    }));
    format_table(language_of_computer(), &sides, &rows)
}

#[derive(Debug, Args)]
struct Verify {
    /// A book as `generate --out` writes it; the one that comes with the game if nothing is said.
    file: Option<PathBuf>,
}

impl Verify {
    fn run(self) -> Result<String, Phrase> {
        match &self.file {
            Some(file) => verify_book(&read_book(file)?),
            None => verify_book(puzzle_book()),
        }
    }
}

fn read_book(file: &Path) -> Result<PuzzleBook, Phrase> {
    let bytes = read_capped(file).map_err(|error| file_fault(file, &error))?;
    let text = decode_text(&bytes).map_err(|NotText| file_fault(file, phrase!("tool-no-text")))?;
    PuzzleBook::from_ron(&text).map_err(|error| file_fault(file, &error))
}

fn verify_book(book: &PuzzleBook) -> Result<String, Phrase> {
    let line = phrase!("puzzles-progress", bar = "{bar:40}", done = "{pos}", all = "{len}", time = "{eta}");
    let bar = styled_progress_bar(book.entries().len() as u64, &line);
    let verify = |entry: &BookEntry| {
        let verified =
            entry.verify().map_err(|fault| phrase!("puzzle-book-error", number = entry.number, fault = &fault));
        bar.inc(1);
        verified
    };
    let all: Result<(), Phrase> = book.entries().iter().try_for_each(verify);
    bar.finish_and_clear();
    all?;
    Ok(format!("{}\n", tell_phrase(&phrase!("puzzles-verified", count = book.entries().len()))))
}

#[derive(Debug, Args)]
struct DailyOptions {
    /// Day, as in 2026-11-24; without it today, in universal time.
    #[arg(long)]
    date: Option<Date>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// Puzzle of a day in the format of `--json`.
#[derive(Serialize)]
struct DayReport {
    date: String,
    kind: &'static str,
    level: &'static str,
    goal: GoalReport,
    /// Number of the puzzle in the book, if it comes from there.
    book: Option<u16>,
    puzzle: String,
}

/// Goal of a puzzle in the format of `--json`: `amount` points of `aim`. `of` is the gripper or the
/// ability that the aim is about, if it is about one.
#[derive(Serialize)]
struct GoalReport {
    aim: &'static str,
    of: Option<&'static str>,
    amount: u16,
}

impl From<PuzzleGoal> for GoalReport {
    fn from(PuzzleGoal { aim, amount }: PuzzleGoal) -> Self {
        let of = match aim {
            PuzzleAim::Hold(by) | PuzzleAim::Lift(by) => Some(by.key()),
            PuzzleAim::Ability(ability) => Some(ability.key()),
            PuzzleAim::PowerLost | PuzzleAim::Survive | PuzzleAim::Eat | PuzzleAim::LastRound => None,
        };
        Self { aim: aim.key(), of, amount }
    }
}

impl DailyOptions {
    fn run(self) -> Result<String, Phrase> {
        let date = self.date.unwrap_or_else(|| Date::at(SystemTime::now()));
        let daily = daily_puzzle(date);
        // Every day has a puzzle, because the book has puzzles of all kinds.
        let proved = daily.proved().ok_or_else(|| phrase!("puzzle-error-other-turn"))?;
        let number = match &daily {
            DailyPuzzle::FromBook(number) => Some(*number),
            DailyPuzzle::Made(_) => None,
        };
        if self.json { daily_as_json(date, proved, number) } else { Ok(daily_as_text(date, proved, number)) }
    }
}

fn daily_as_json(date: Date, proved: &ProvedPuzzle, book: Option<u16>) -> Result<String, Phrase> {
    to_json(&DayReport {
        date: date.to_string(),
        kind: proved.kind().key(),
        level: proved.level().key(),
        goal: proved.puzzle().goal().into(),
        book,
        puzzle: to_text(proved.puzzle()),
    })
}

/// Line about the puzzle, followed by the puzzle as text to share.
fn daily_as_text(date: Date, proved: &ProvedPuzzle, number: Option<u16>) -> String {
    let line = phrase!(
        "puzzles-daily",
        date = date.to_string(),
        kind = &proved.kind(),
        level = &proved.level(),
        goal = &proved.puzzle().goal(),
    );
    let from = number.map(|number| format!("{}\n", tell_phrase(&phrase!("puzzles-daily-book", number = number))));
    format!("{}\n{}{}", tell_phrase(&line), from.unwrap_or_default(), to_text(proved.puzzle()))
}
