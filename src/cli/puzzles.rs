//! `puzzles`: finding puzzles in simulated games, proving a book of them, and the puzzle of a day.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::output::{Done, print, progress_bar, progress_of_puzzles, tell, wrong};
use super::result_file::{Replace, ResultFile};
use crate::language::languages::of_this_computer;
use crate::language::{Phrase, phrase};
use crate::outside::{NotText, decode, escape_in_json};
use crate::puzzles::{
    Aim, Book, Daily, Date, Entry, Generated, Goal, Kind, Level, Proved, Wanted, book, chosen, daily, generate, to_text,
};
use crate::record::disk::read_capped;
use crate::simulate::columns::{Row, Side, count, lined_up};

#[derive(Debug, Args)]
pub(super) struct Puzzles {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Look for puzzles in games between computer players. The same seed finds the same puzzles.
    /// With `--out` alone, this makes the book that comes with the game.
    Generate(Generate),
    /// Prove every puzzle of a book again: its goal is the best, by one answer, which is kept with
    /// it.
    Verify(Verify),
    /// Print the puzzle of a day.
    Daily(OfADay),
}

impl Puzzles {
    pub(super) fn run(self) -> Done {
        let text = match self.what {
            What::Generate(options) => options.run(),
            What::Verify(options) => options.run(),
            What::Daily(options) => options.run(),
        };
        Ok(print(&text?)?)
    }
}

#[derive(Debug, Args)]
struct Generate {
    /// Seed of the first game; the games count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to look through at most.
    #[arg(long, default_value_t = 8_192, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// How many puzzles to look for of each goal and level.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    each_goal: u16,
    /// How many of them to choose of each kind and level. The goals of a kind take turns.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    each: u16,
    /// Where to write the book of what was found.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: Replace,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// What was found of a kind and level.
#[derive(Serialize)]
struct FoundOf {
    kind: &'static str,
    level: &'static str,
    /// How many were chosen for the book.
    count: usize,
    /// Games after which the first was found; none if there is none.
    first: Option<u64>,
}

impl Generate {
    fn run(self) -> Result<String, Phrase> {
        let out = self.out.as_deref().map(|file| ResultFile::check(file, self.replace)).transpose()?;
        let bar = progress_bar(self.games);
        let found = generate(self.seed, Wanted::each(self.each_goal.into()), self.games, || {
            bar.inc(1);
            true
        });
        bar.finish_and_clear();
        let chosen = chosen(&found, self.each.into());
        let all = found_of(&found, &chosen);
        if let Some(mut file) = out {
            let book = Book::new(chosen.into_iter().map(|found| found.proved).collect());
            file.write_or_rescue(&book.to_ron())?;
        }
        if self.json { json(&all) } else { Ok(table(&all)) }
    }
}

/// How much was chosen of each kind and level, and when the first was found, in order.
fn found_of(found: &[Generated], chosen: &[Generated]) -> Vec<FoundOf> {
    let levels = |kind: Kind| Level::ALL.into_iter().map(move |level| (kind, level));
    let row = |(kind, level): (Kind, Level)| {
        let is_one = |one: &&Generated| one.proved.kind() == kind && one.proved.level() == level;
        let first = found.iter().filter(is_one).map(|one| one.game + 1).min();
        FoundOf { kind: kind.key(), level: level.key(), count: chosen.iter().filter(is_one).count(), first }
    };
    Kind::ALL.into_iter().flat_map(levels).map(row).collect()
}

/// The same for a person.
fn table(all: &[FoundOf]) -> String {
    let sides = [Side::Left, Side::Right, Side::Right];
    let heads = [phrase!("puzzles-column-found"), phrase!("puzzles-column-count"), phrase!("puzzles-column-first")];
    let mut rows = vec![Row { lead: "", cells: heads.into() }];
    rows.extend(all.iter().map(|row| {
        let first = row.first.map_or_else(|| Phrase::words(""), |games| phrase!("puzzles-games", count = games));
        let kind = phrase!("puzzle-kind", kind = row.kind);
        let level = phrase!("puzzle-level", level = row.level);
        let what = phrase!("puzzles-kind-and-level", kind = kind, level = level);
        Row { lead: "  ", cells: vec![what, count(row.count as u64), first] }
    }));
    lined_up(of_this_computer(), &sides, &rows)
}

#[derive(Debug, Args)]
struct Verify {
    /// A book as `generate --out` writes it; the one that comes with the game if nothing is said.
    file: Option<PathBuf>,
}

impl Verify {
    fn run(self) -> Result<String, Phrase> {
        match &self.file {
            Some(file) => verified(&read(file)?),
            None => verified(book()),
        }
    }
}

fn read(file: &Path) -> Result<Book, Phrase> {
    let bytes = read_capped(file).map_err(|error| wrong(file, &error))?;
    let text = decode(&bytes).map_err(|NotText| wrong(file, phrase!("tool-no-text")))?;
    Book::from_ron(&text).map_err(|error| wrong(file, &error))
}

fn verified(book: &Book) -> Result<String, Phrase> {
    let bar = progress_of_puzzles(book.entries().len() as u64);
    let verify = |entry: &Entry| {
        let verified =
            entry.verify().map_err(|fault| phrase!("puzzle-book-error", number = entry.number, fault = &fault));
        bar.inc(1);
        verified
    };
    let all: Result<(), Phrase> = book.entries().iter().try_for_each(verify);
    bar.finish_and_clear();
    all?;
    Ok(format!("{}\n", tell(&phrase!("puzzles-verified", count = book.entries().len()))))
}

#[derive(Debug, Args)]
struct OfADay {
    /// Which day, as in 2026-11-24; today in universal time if nothing is said.
    #[arg(long)]
    date: Option<Date>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// The puzzle of a day, as `--json` has it.
#[derive(Serialize)]
struct DayReport {
    date: String,
    kind: &'static str,
    level: &'static str,
    goal: GoalReport,
    /// Its number in the book, if it is from there.
    book: Option<u16>,
    puzzle: String,
}

/// The goal of a puzzle: `amount` points of `aim`, with or of the kind `of` where there are
/// several.
#[derive(Serialize)]
struct GoalReport {
    aim: &'static str,
    of: Option<&'static str>,
    amount: u16,
}

impl From<Goal> for GoalReport {
    fn from(Goal { aim, amount }: Goal) -> Self {
        let of = match aim {
            Aim::Hold(by) | Aim::Lift(by) => Some(by.key()),
            Aim::Ability(ability) => Some(ability.key()),
            Aim::PowerLost | Aim::Survive | Aim::Eat | Aim::LastRound => None,
        };
        Self { aim: aim.key(), of, amount }
    }
}

impl OfADay {
    fn run(self) -> Result<String, Phrase> {
        let date = self.date.unwrap_or_else(|| Date::at(SystemTime::now()));
        let daily = daily(date);
        // Every day has one: the book has puzzles of all kinds.
        let proved = daily.proved().ok_or_else(|| phrase!("puzzle-error-other-turn"))?;
        let number = match &daily {
            Daily::OfTheBook(number) => Some(*number),
            Daily::Made(_) => None,
        };
        if self.json { report(date, proved, number) } else { Ok(told(date, proved, number)) }
    }
}

fn report(date: Date, proved: &Proved, book: Option<u16>) -> Result<String, Phrase> {
    json(&DayReport {
        date: date.to_string(),
        kind: proved.kind().key(),
        level: proved.level().key(),
        goal: proved.puzzle().goal().into(),
        book,
        puzzle: to_text(proved.puzzle()),
    })
}

/// A line about the puzzle, and the puzzle as text to share.
fn told(date: Date, proved: &Proved, number: Option<u16>) -> String {
    let line = phrase!(
        "puzzles-daily",
        date = date.to_string(),
        kind = &proved.kind(),
        level = &proved.level(),
        goal = &proved.puzzle().goal(),
    );
    let from = number.map(|number| format!("{}\n", tell(&phrase!("puzzles-daily-book", number = number))));
    format!("{}\n{}{}", tell(&line), from.unwrap_or_default(), to_text(proved.puzzle()))
}

fn json(value: &impl Serialize) -> Result<String, Phrase> {
    let json =
        serde_json::to_string_pretty(value).map(escape_in_json).map_err(|error| Phrase::words(error.to_string()))?;
    Ok(json + "\n")
}
