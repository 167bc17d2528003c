//! Owners of messages: the shell and the games, as the `use` lines of a file name them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The file's text.
fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file)).unwrap()
}

/// Package that a file belongs to, as paths name it.
fn package_of(file: &str) -> &str {
    let mut folders = file.split('/');
    match folders.next() {
        Some(shared @ ("shell" | "client")) => shared,
        Some("games") => folders.next().unwrap_or_default(),
        _ => "program",
    }
}

/// Paths of a file's `use` statements, with braces as they stand there; a path of the file's own
/// package begins with the package's name.
fn imported_paths(file: &str) -> Vec<String> {
    let text = read(file);
    let statements = text.split(';').filter_map(|statement| statement.rsplit_once("use "));
    let absolute = |path: &str| match path.strip_prefix("crate::") {
        Some(rest) => format!("{}::{rest}", package_of(file)),
        None => path.to_owned(),
    };
    statements.map(|(_, path)| absolute(path)).collect()
}

/// The games whose messages a file can name: those of its package, and those that it imports.
pub fn games_of(file: &str) -> BTreeSet<String> {
    let own = file.starts_with("games/").then(|| package_of(file).to_owned());
    own.into_iter().chain(imported_games(file)).collect()
}

/// The games whose messages a file imports.
fn imported_games(file: &str) -> BTreeSet<String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let paths = imported_paths(file);
    let packages = paths.iter().filter_map(|path| path.split_once("::messages::")).map(|(package, _)| package);
    packages.filter(|package| games.join(package).is_dir()).map(ToOwned::to_owned).collect()
}

/// Returns the owner of the `phrase!` that a file imports: the shell or a game.
pub fn owner_of_macro(file: &str) -> String {
    let paths = imported_paths(file);
    let names_macro = |path: &str| path.split(|c: char| !c.is_alphanumeric()).any(|word| word == "phrase");
    let is_from = |module: &str| paths.iter().any(|path| path.starts_with(module) && names_macro(path));
    let games: Vec<String> =
        imported_games(file).into_iter().filter(|game| is_from(&format!("{game}::messages::"))).collect();
    match (games.as_slice(), is_from("shell::language::")) {
        ([game], false) => game.clone(),
        ([], true) => "shell".to_owned(),
        (games, from_shell) => panic!("{file} has `phrase!` of {games:?}, of the shell: {from_shell}"),
    }
}
