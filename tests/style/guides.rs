//! Guides for contributors: their length, and the files that they name.

use std::fs;

use crate::checkout;

/// Guides, and the most lines that each may have.
const GUIDES: [(&str, usize); 12] = [
    ("README.md", 150),
    (".github/CONTRIBUTING.md", 80),
    (".github/ARCHITECTURE.md", 200),
    ("assets/packages/README.md", 200),
    ("assets/games/junkyard_bots/tile_sets/README.md", 200),
    ("src/cli/tools.md", 200),
    ("src/games/junkyard_bots/client/keys.md", 200),
    ("src/games/robotics/client/keys.md", 200),
    ("src/games/scrapyard/client/keys.md", 200),
    ("src/games/engineers/client/keys.md", 200),
    ("src/shell/language/languages.md", 200),
    ("src/games/junkyard_bots/record/saved_games.md", 200),
];

/// Folders by which a path in backticks is recognised.
const FOLDERS: [&str; 5] = ["src/", "tests/", "assets/", ".ci/", ".github/"];

/// Paths in backticks, without placeholders such as `assets/shell/languages/<tag>.ftl`.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|path| {
        let is_plain = path.chars().all(|letter| letter.is_alphanumeric() || "_-./".contains(letter));
        is_plain && FOLDERS.iter().any(|folder| path.starts_with(folder))
    })
}

/// Targets of Markdown links to files, without their anchors.
fn linked_files(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.map(|target| target.split('#').next().unwrap_or_default());
    files.filter(|file| !file.is_empty() && !file.contains("::") && !file.starts_with("http"))
}

#[test]
fn guides_are_short_and_name_files_that_exist() {
    let mut named = 0;
    for (guide, most_lines) in GUIDES {
        let text = fs::read_to_string(checkout().join(guide)).unwrap_or_else(|error| panic!("{guide}: {error}"));
        let lines = text.lines().count();
        assert!(lines <= most_lines, "{guide} has {lines} lines, not {most_lines}");
        // Code blocks have no paths in backticks, but an odd number of backticks would shift the
        // rest.
        let prose: String = text.split("```").step_by(2).collect();
        for path in paths(&prose) {
            assert!(checkout().join(path).exists(), "{guide} names {path}, which does not exist");
            named += 1;
        }
        for target in linked_files(&prose) {
            let folder = checkout().join(guide).parent().unwrap().to_path_buf();
            assert!(folder.join(target).exists(), "{guide} links to {target}, which does not exist");
            named += 1;
        }
    }
    assert!(named > 60, "only {named} paths were found");
}
