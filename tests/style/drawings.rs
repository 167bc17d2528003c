//! Drawings: their files, the tables that carry them, and the code that names them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::checkout;

/// Folders of drawings, and the table of each.
const TABLES: [(&str, &str); 5] = [
    ("assets/shell/art/ui", "src/client/art/files.rs"),
    ("assets/shell/art/figures", "src/client/art/figures.rs"),
    ("assets/games/junkyard_bots/art", "src/games/junkyard_bots/client/art/files.rs"),
    ("assets/games/robotics/art", "src/games/robotics/client/art/files.rs"),
    ("assets/games/scrapyard/art", "src/games/scrapyard/client/art/files.rs"),
];

/// All files with an ending in a folder and its folders.
fn files(folder: &Path, ending: &str) -> Vec<std::path::PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path, ending));
        } else if path.extension().is_some_and(|own| own == ending) {
            all.push(path);
        }
    }
    all
}

/// Words in quotes in the code of a file, without its tests.
fn literals(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).unwrap();
    let code = text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    code.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// Names of the drawings in a folder.
fn names(folder: &str) -> BTreeSet<String> {
    let stem = |path: &std::path::PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    files(&checkout().join(folder), "svg").iter().map(stem).collect()
}

#[test]
fn every_file_of_a_drawing_is_in_its_table() {
    for (folder, table) in TABLES {
        let listed = literals(&checkout().join(table));
        let missing: Vec<_> = names(folder).into_iter().filter(|name| !listed.contains(name)).collect();
        assert!(missing.is_empty(), "{table} lacks {missing:?}");
    }
}

/// Tiles are shown by the drawings of their names, cards by those that their data names, and
/// starter parts by those of their seats' symbols.
#[test]
fn every_drawing_is_named_in_the_code_or_shows_a_tile() {
    let tables = TABLES.map(|(_, table)| checkout().join(table));
    let sources = files(&checkout().join("src"), "rs");
    let mut named: BTreeSet<String> =
        sources.iter().filter(|path| !tables.contains(path)).flat_map(|path| literals(path)).collect();
    for data in ["assets/games/junkyard_bots/tile_sets", "assets/games/scrapyard"] {
        named.extend(files(&checkout().join(data), "ron").iter().flat_map(|path| literals(path)));
    }
    for (folder, _) in TABLES {
        for name in names(folder) {
            let symbol = ["_circle", "_diamond", "_hexagon", "_square", "_triangle"]
                .iter()
                .find_map(|end| name.strip_suffix(end));
            assert!(named.contains(&name) || symbol.is_some_and(|tile| named.contains(tile)), "{name} is not used");
        }
    }
}

#[test]
fn shared_code_names_no_drawing_of_a_game() {
    let [(shared, _), games @ ..] = TABLES;
    let tables = TABLES.map(|(_, table)| checkout().join(table));
    let shared = names(shared);
    let owners: BTreeMap<String, &str> =
        games.iter().flat_map(|(folder, _)| names(folder).into_iter().map(move |name| (name, *folder))).collect();
    let mut used = 0;
    for file in files(&checkout().join("src/client"), "rs") {
        if tables[1..].contains(&file) {
            continue;
        }
        for name in literals(&file) {
            used += usize::from(shared.contains(&name));
            let owner = owners.get(&name);
            assert!(owner.is_none(), "{} names {name} of {}", file.display(), owner.unwrap());
        }
    }
    assert!(used > 30, "only {used} names of shared drawings were found");
}
