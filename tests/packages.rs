//! Contents of packages are up to date: manual pages and completions describe the command line,
//! every crate is on the list of licences, and every file that names a version names this one.
//!
//! `JUNKYARD_BOTS_KEEP=1 cargo test --test packages` writes manual pages and completions anew;
//! `assets/packages/licences/list.py` does the list of licences. That packages install and start is
//! `.ci/packages`.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clap_complete::Shell;
use program::cli;
use program::shelf::tools_of_games;

/// A file or folder of the packages' own.
fn packages(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packages").join(path)
}

/// The text of one of them.
fn text(path: &str) -> String {
    fs::read_to_string(packages(path)).unwrap()
}

/// A folder's files by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(Result::unwrap);
    files.map(|file| (file.file_name().into_string().unwrap(), fs::read_to_string(file.path()).unwrap())).collect()
}

/// Compares a folder with the files that belong there, or puts them there if that is asked for.
fn compare(kept: &Path, made: &Path) {
    if std::env::var_os("JUNKYARD_BOTS_KEEP").is_some() {
        fs::remove_dir_all(kept).unwrap();
        fs::create_dir(kept).unwrap();
        for (name, text) in files(made) {
            fs::write(kept.join(name), text).unwrap();
        }
    }
    let kept = files(kept);
    let made = files(made);
    assert_eq!(
        kept.keys().collect::<Vec<_>>(),
        made.keys().collect::<Vec<_>>(),
        "run this test with JUNKYARD_BOTS_KEEP=1"
    );
    for (name, text) in &made {
        assert_eq!(&kept[name], text, "{name} is not up to date: run this test with JUNKYARD_BOTS_KEEP=1");
    }
}

#[test]
fn manual_pages_say_what_the_command_line_is() {
    let made = tempfile::tempdir().unwrap();
    clap_mangen::generate_to(cli::command(&tools_of_games()), made.path()).unwrap();
    assert!(made.path().join("junkyard-bots-simulate.1").exists(), "every tool has a page");
    compare(&packages("linux/manual"), made.path());
}

#[test]
fn shells_complete_what_the_command_line_is() {
    let made = tempfile::tempdir().unwrap();
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        clap_complete::generate_to(shell, &mut cli::command(&tools_of_games()), "junkyard-bots", made.path()).unwrap();
    }
    compare(&packages("linux/completions"), made.path());
}

/// The names and versions of the crates in a lock file's text that come from a registry.
fn locked(text: &str) -> BTreeSet<String> {
    let value = |package: &str, key: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
        line.map(|rest| rest.trim_end_matches('"').to_owned())
    };
    let packages = text.split("[[package]]").skip(1).filter(|package| value(package, "source").is_some());
    packages
        .map(|package| format!("{} {}", value(package, "name").unwrap(), value(package, "version").unwrap()))
        .collect()
}

/// The names and versions of the crates on the list of licences, each with a licence.
fn listed(text: &str) -> BTreeSet<String> {
    let crates = text.lines().skip_while(|line| *line != "Crates").skip(2);
    let lines = crates.take_while(|line| !line.is_empty());
    lines
        .map(|line| {
            let (name, licence) = line.split_once(": ").unwrap();
            assert!(licence.ends_with(')') && !licence.starts_with("see its file"), "{line}");
            name.to_owned()
        })
        .collect()
}

#[test]
fn every_crate_is_on_the_list_of_licences() {
    let lock = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock")).unwrap();
    let locked = locked(&lock);
    let listed = listed(&text("licences/licences.txt"));
    assert!(locked.iter().any(|name| name.starts_with("bevy ")), "the lock is read");
    let missing: Vec<_> = locked.symmetric_difference(&listed).collect();
    assert!(missing.is_empty(), "run assets/packages/licences/list.py: {missing:?}");
}

#[test]
fn what_names_a_version_names_this_one() {
    let version = env!("CARGO_PKG_VERSION");
    let metainfo = text("linux/org.junkyard_bots.JunkyardBots.metainfo.xml");
    let newest = metainfo.split("<release version=\"").nth(1).unwrap();
    assert!(newest.starts_with(&format!("{version}\"")), "the newest release of the AppStream data is not {version}");
    let changelog = text("debian/changelog");
    assert!(
        changelog.starts_with(&format!("junkyard-bots ({version}-1)")),
        "Debian's changelog doesn't begin with {version}"
    );
}
