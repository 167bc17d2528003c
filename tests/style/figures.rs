//! Figures of style, each with its goal or the number it has fallen to so far.
//!
//! `cargo test --test style -- --nocapture` prints them all. Numbers above the goal are
//! a ratchet: they may only fall, and a change that lowers one lowers it here too.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::checkout;
use crate::source::{Place, Source, is_headless};

/// Most lines of a file.
const FILE_LINES: usize = 300;

/// Most lines of a function.
const FUNCTION_LINES: usize = 60;

/// Most files in a folder.
const FOLDER_FILES: usize = 20;

/// Most parameters of a system, with tuples taken apart.
const SYSTEM_PARAMETERS: usize = 8;

/// Most breaks of each habit: a goal, or the number that a part of the code has fallen to so far.
/// Shares are in tenths of a percent, the others are counts.
#[derive(Default)]
struct Limits {
    headless_docs: usize,
    one_word_functions: usize,
    long_comments: usize,
    parallel_bindings: usize,
    functions_with_tuples: usize,
    wide_systems: usize,
    long_functions: usize,
    long_files: usize,
    full_folders: usize,
    repeated_type_names: usize,
}

/// One counted habit.
struct Figure {
    name: &'static str,
    /// Places that break the habit.
    breaks: Vec<String>,
    /// Number of places that were looked at, where the limit is a share of them.
    of: Option<usize>,
    /// Most that [`Self::value`] may be.
    most: usize,
}

impl Figure {
    /// Share in tenths of a percent, or the number of breaks.
    fn value(&self) -> usize {
        let count = self.breaks.len();
        self.of.map_or(count, |of| (count * 1000).div_ceil(of.max(1)))
    }

    fn told(&self, value: usize) -> String {
        if self.of.is_some() { format!("{}.{} %", value / 10, value % 10) } else { value.to_string() }
    }
}

fn places<'a>(places: impl IntoIterator<Item = &'a Place>) -> Vec<String> {
    places.into_iter().map(Place::to_string).collect()
}

fn figures(sources: &[Source], limits: &Limits) -> Vec<Figure> {
    let functions: Vec<_> = sources.iter().flat_map(|source| &source.functions).collect();
    let docs: Vec<_> = sources.iter().flat_map(|source| &source.docs).collect();
    let headless = docs.iter().filter(|(_, opening)| is_headless(opening));
    let free_names: Vec<_> = functions.iter().filter(|function| function.has_free_name).collect();
    let one_word = free_names.iter().filter(|function| !function.name.contains('_'));
    let long_functions = functions.iter().filter(|function| function.lines > FUNCTION_LINES);
    let taken_apart = functions.iter().filter(|function| function.takes_tuple_apart);
    let wide_systems =
        functions.iter().filter(|function| function.is_system && function.parameters > SYSTEM_PARAMETERS);
    let figure = |name, most, breaks| Figure { name, breaks, of: None, most };
    vec![
        Figure {
            name: "documentation that opens with a word such as \"what\"",
            breaks: places(headless.map(|(place, _)| place)),
            of: Some(docs.len()),
            most: limits.headless_docs,
        },
        Figure {
            name: "functions of one word",
            breaks: one_word.map(|function| format!("{} {}", function.place, function.name)).collect(),
            of: Some(free_names.len()),
            most: limits.one_word_functions,
        },
        figure(
            "comment lines of over 100 columns",
            limits.long_comments,
            places(sources.iter().flat_map(|source| &source.long_comments)),
        ),
        figure(
            "parallel bindings",
            limits.parallel_bindings,
            places(sources.iter().flat_map(|source| &source.parallel_bindings)),
        ),
        figure(
            "functions that take a tuple apart",
            limits.functions_with_tuples,
            places(taken_apart.map(|function| &function.place)),
        ),
        figure(
            "systems of over 8 parameters",
            limits.wide_systems,
            places(wide_systems.map(|function| &function.place)),
        ),
        figure(
            "functions of over 60 lines",
            limits.long_functions,
            places(long_functions.map(|function| &function.place)),
        ),
        figure("files of over 300 lines", limits.long_files, long_files(sources)),
        figure("folders of over 20 files", limits.full_folders, full_folders(sources)),
        figure("type names that are there twice", limits.repeated_type_names, names_given_twice(sources)),
    ]
}

fn long_files(sources: &[Source]) -> Vec<String> {
    let long = sources.iter().filter(|source| source.lines > FILE_LINES);
    long.map(|source| format!("{}: {} lines", source.file, source.lines)).collect()
}

fn full_folders(sources: &[Source]) -> Vec<String> {
    let mut folders: BTreeMap<&Path, usize> = BTreeMap::new();
    for source in sources {
        *folders.entry(Path::new(&source.file).parent().unwrap()).or_default() += 1;
    }
    let full = folders.into_iter().filter(|(_, files)| *files > FOLDER_FILES);
    full.map(|(folder, files)| format!("{}: {files} files", folder.display())).collect()
}

/// Type names that are there twice in what one game sees: shared code and its own. Each game has an
/// action, a set-up and the like of its own.
fn names_given_twice(sources: &[Source]) -> Vec<String> {
    let mut names: BTreeMap<&str, Vec<(Option<&str>, String)>> = BTreeMap::new();
    for source in sources {
        for (place, name) in &source.types {
            names.entry(name).or_default().push((game_of(&source.file), place.to_string()));
        }
    }
    let is_twice = |places: &[(Option<&str>, String)]| {
        let is_shared = places.iter().any(|(game, _)| game.is_none());
        let games: BTreeSet<Option<&str>> = places.iter().map(|(game, _)| *game).collect();
        places.len() > 1 && (is_shared || games.len() < places.len())
    };
    let twice = names.into_iter().filter(|(_, places)| is_twice(places));
    let told = |places: Vec<(Option<&str>, String)>| places.into_iter().map(|(_, place)| place).collect::<Vec<_>>();
    twice.map(|(name, places)| format!("{name}: {}", told(places).join(", "))).collect()
}

/// Game that a file belongs to, by its folder; `None` for shared code.
fn game_of(file: &str) -> Option<&str> {
    let rest = file.strip_prefix("src/games/").or_else(|| file.strip_prefix("tests/"))?;
    let (game, _) = rest.split_once('/')?;
    matches!(game, "junkyard_bots" | "robotics" | "scrapyard" | "engineers").then_some(game)
}

/// Counts the habits in some sources, prints the figures, and compares them with their limits.
fn check(part: &str, sources: &[Source], limits: &Limits) {
    let mut faults = Vec::new();
    println!("\n{part}");
    for figure in figures(sources, limits) {
        let value = figure.value();
        println!("{:>8}  {}", figure.told(value), figure.name);
        if value > figure.most {
            let most = figure.told(figure.most);
            faults.push(format!(
                "{}: {}, not {most}\n  {}",
                figure.name,
                figure.told(value),
                figure.breaks.join("\n  ")
            ));
        }
    }
    assert!(faults.is_empty(), "{part}\n{}", faults.join("\n"));
}

/// Whether a source belongs to the window: to the client that all games share, that of a game, or
/// what puts them together.
fn is_of_window(source: &Source) -> bool {
    let file = source.file.as_str();
    let of_game = file.strip_prefix("src/games/").and_then(|file| file.split_once('/'));
    let is_of_game = of_game.is_some_and(|(_, file)| file.starts_with("client/"));
    is_of_game || file.starts_with("src/client/") || file.starts_with("src/window/")
}

/// Goals, which the program keeps. A few documents open with such a word where nothing else is
/// plainer, and getters and the like have one word.
fn of_finished_code() -> Limits {
    Limits { headless_docs: 50, one_word_functions: 300, ..Limits::default() }
}

#[test]
fn the_core_keeps_the_habits() {
    let mut sources = Source::read_all(&checkout(), "src");
    sources.retain(|source| !is_of_window(source));
    check("src without the window", &sources, &of_finished_code());
}

#[test]
fn the_window_keeps_the_habits() {
    let mut sources = Source::read_all(&checkout(), "src");
    sources.retain(is_of_window);
    check("the window", &sources, &of_finished_code());
}

#[test]
fn the_tests_come_nearer_to_the_habits() {
    let limits = Limits { headless_docs: 2, one_word_functions: 572, long_files: 1, ..Limits::default() };
    check("tests", &Source::read_all(&checkout(), "tests"), &limits);
}
