//! Files that the tools write: checked before the work, whole or not at all, and nothing replaced
//! unasked.

use std::fs;
use std::path::Path;

use junkyard_bots::opponents::preferences::Preferences;
use junkyard_bots::opponents::value::Model;
use junkyard_bots::parts::TileSetFile;
use junkyard_bots::puzzles::PuzzleBook;

use crate::program;

/// Short runs of all tools that write one file.
const WRITING: [&str; 5] = [
    "train value --seats 2 --games 4 --players random --passes 1",
    "train preferences --generations 1 --games-of-two 2 --games-of-four 0",
    "puzzles generate --games 1",
    "balance --games 1 --restricted 0 --player random",
    "balance --games 1 --restricted 0 --player random --steps 1 --tries 1",
];

/// The same as runs that would go on for days.
const ENDLESS: [&str; 5] = [
    "train value --seats 2 --games 100000000",
    "train preferences --generations 10000 --games-of-two 100000000",
    "puzzles generate --games 10000000",
    "balance --games 10000000",
    "balance --games 10000000 --steps 1000",
];

/// The exit code, the answer and the sentence of a run with a place for its file, and with options.
fn run(line: &str, out: &Path, options: &[&str]) -> (i32, String, String) {
    let mut command = program();
    command.args(line.split(' ')).arg("--out").arg(out).args(options);
    let output = command.output().unwrap();
    let [answer, said] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (output.status.code().unwrap(), answer, said)
}

/// Whether a text is what a tool writes, whole.
fn is_whole(line: &str, text: &str) -> bool {
    match line.split(' ').nth(1) {
        Some("value") => Model::from_ron(text).is_ok(),
        Some("preferences") => Preferences::from_ron(text).is_ok(),
        Some("generate") => PuzzleBook::from_ron(text).is_ok(),
        _ => TileSetFile::from_ron(text).is_ok(),
    }
}

#[test]
fn a_file_that_was_there_before_is_replaced_only_if_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("made earlier");
    for (short, endless) in WRITING.iter().zip(ENDLESS) {
        fs::write(&file, "dear").unwrap();
        let (code, answer, said) = run(endless, &file, &[]);
        assert_eq!((code, answer.as_str()), (1, ""), "{endless}: {said}");
        assert!(said.ends_with("this file exists already; --replace replaces it\n"), "{said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "dear");
        let (code, _, said) = run(short, &file, &["--replace"]);
        assert_eq!(code, 0, "{short}: {said}");
        assert!(is_whole(short, &fs::read_to_string(&file).unwrap()), "{short}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_place_that_takes_no_file_is_told_before_the_work_begins() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    for line in ENDLESS {
        for (place, sentence) in
            [("", "it is no file"), ("none/out.ron", "there is no folder"), ("file/out.ron", "there is no folder")]
        {
            let (code, answer, said) = run(line, &folder.path().join(place), &["--replace"]);
            assert_eq!((code, answer.as_str()), (1, ""), "{line}: {said}");
            assert!(said.contains(sentence) && said.lines().count() == 1, "{line}: {said}");
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_written_after_all_is_not_lost() {
    for line in WRITING {
        let folder = tempfile::tempdir().unwrap();
        let ended = |temporary: &Path| {
            let mut command = program();
            command.env("TMPDIR", temporary).args(line.split(' ')).args(["--out", "/dev/full"]);
            let output = command.output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{line}: {said}");
            assert!(said.contains("/dev/full: the disk is full"), "{line}: {said}");
            (String::from_utf8(output.stdout).unwrap(), said)
        };
        let (answer, said) = ended(folder.path());
        let rescued: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
        if line.contains("--steps") {
            assert!(rescued.is_empty() && is_whole(line, &answer), "what a search finds is printed: {answer}");
        } else {
            let [file] = rescued.as_slice() else { panic!("{line}: {rescued:?}") };
            assert!(said.contains(&format!("the result is in {} instead", file.display())), "{said}");
            assert!(is_whole(line, &fs::read_to_string(file).unwrap()), "{line}");
        }
        let (answer, said) = ended(Path::new("/nowhere"));
        assert!(is_whole(line, &answer), "{line}: {answer}");
        assert!(
            line.contains("--steps") || said.contains("the result has been printed to standard output instead"),
            "{said}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_pipe_is_written_to_as_it_is() {
    let (code, answer, said) = run(WRITING[2], Path::new("/dev/stdout"), &[]);
    assert_eq!(code, 0, "{said}");
    assert!(answer.starts_with('[') && answer.contains("Found"), "the book, then what was found: {answer}");
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_the_files_rights_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("weights.ron");
    let link = folder.path().join("link");
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("weights.ron", &link).unwrap();
    let (code, _, said) = run(WRITING[0], &link, &["--replace"]);
    assert_eq!(code, 0, "{said}");
    assert!(link.is_symlink() && is_whole(WRITING[0], &fs::read_to_string(&file).unwrap()));
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_text_are_names_too() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(std::ffi::OsStr::from_bytes(b"\xff tiles"));
    let (code, _, said) = run(WRITING[3], &file, &[]);
    assert_eq!(code, 0, "{said}");
    let mut command = program();
    command.args(["simulate", "--games", "1", "--seats", "2", "--save"]).arg(folder.path().join("games"));
    let output = command.arg("--tiles").arg(&file).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn games_that_were_kept_before_are_replaced_only_if_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let simulate = |games: &str, options: &[&str]| {
        let mut command = program();
        command.args(["simulate", "--seats", "2", "--players", "random", "--games", games]).args(options);
        let output = command.arg("--save").arg(folder.path()).output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    fs::write(folder.path().join("seed_2.ron"), "dear").unwrap();
    assert_eq!(simulate("1", &[]).0, 0, "the files of other games are in nobody's way");
    let (code, said) = simulate("100000000", &["--seed", "2"]);
    assert_eq!(code, 1);
    assert!(said.contains("seed_2.ron: this file exists already; --replace replaces it"), "{said}");
    assert_eq!(fs::read_to_string(folder.path().join("seed_2.ron")).unwrap(), "dear");
    let (code, said) = simulate("2", &["--replace"]);
    assert_eq!(code, 0, "{said}");
    assert!(fs::read_to_string(folder.path().join("seed_2.ron")).unwrap().len() > 1_000);
}

#[test]
fn a_training_without_games_is_wrong_usage_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("out.ron");
    for (line, sentence) in [
        ("train value --seats 2 --games 0", "0 is not in 1..=100000000"),
        ("train preferences --games-of-two 0 --games-of-four 0", "no games are to be played"),
    ] {
        let (code, _, said) = run(line, &file, &[]);
        assert_eq!(code, 2, "{line}: {said}");
        assert!(said.contains(sentence), "{line}: {said}");
    }
    let output = program().args(["train", "calibration", "--seats", "2", "--games", "0"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(!file.exists());
}
