//! Files of strangers: each is refused with its sentence, or harmless; none crashes the program or
//! keeps it long.

use std::fmt::Write;
use std::time::{Duration, Instant};

use junkyard_bots::record::{LoadedGame, Proof, load_game};
use shell::disk::read_capped;
use shell::record::MOST_SAVE_BYTES;

use crate::samples::text;

/// Returns the error of a file, or "proved" or "unproved" with the reason if it loads.
pub fn said(bytes: &[u8]) -> String {
    match load_game(bytes) {
        Ok(LoadedGame { proof: Proof::Proved, .. }) => "proved".into(),
        Ok(LoadedGame { proof: Proof::Unproved(doubt), .. }) => format!("unproved: {doubt}"),
        Err(error) => error.to_string(),
    }
}

/// Doubt about a sound table to which its history does not lead.
const OTHER_TABLE: &str = "unproved: its actions lead to another table than the one in the file";

/// Returns the same for a kept save with a text replaced, which it must have.
fn changed(name: &str, from: &str, to: &str) -> String {
    let text = text(name);
    assert!(text.contains(from), "{name} has no {from}");
    said(text.replacen(from, to, 1).as_bytes())
}

#[test]
fn a_file_that_is_no_saved_game_is_refused_with_what_it_is() {
    let no_format = "the file is no saved game: it does not begin with its game and its format's number";
    for bytes in [&b""[..], b"\n", b"()", b"(format)", b"(format: x)", b"[1, 2]", b"(format: 99999999999999999999)"] {
        assert_eq!(said(bytes), no_format);
    }
    assert_eq!(said(b"\xff\xfe\x00"), "this isn't a text file, so it is no saved game");
    assert_eq!(said(b"\x7fELF\0\0"), "the file is no saved game: it has bytes that no text has");
    assert_eq!(
        said(b"(game: \"Junkyard Bots\", format: 7)"),
        "the file has format 7, which is newer than this program; it knows formats up to 6"
    );
    let another = "the file is a saved game of Junkyard Cats, not of Junkyard Bots";
    assert_eq!(said(b"(game: \"Junkyard Cats\", format: 1)"), another);
    for text in ["(format: 2)", "(game: \"Junkyard Bots\", format: 3)", "(game: \"Junkyard Bots\", format: 5)"] {
        assert!(said(text.as_bytes()).starts_with("line 1, column "), "{}", said(text.as_bytes()));
    }
    for nameless in ["(format: 3)", "(format: 5)"] {
        assert!(said(nameless.as_bytes()).contains("game"), "formats 0 to 2 alone name no game");
    }
    assert_eq!(
        changed("v3_scan", "rules: 1", "rules: 2"),
        "the game was played by version 2 of the rules, this program knows version 1"
    );
}

#[test]
fn unknown_and_doubled_fields_and_strange_numbers_are_refused() {
    for (from, to, part) in [
        ("seed: 0", "seed: 0, cheat: true", "cheat"),
        ("seed: 0", "seed: 0, seed: 0", "seed"),
        ("seed: 0", "seed: -1", "line 10"),
        ("seed: 0", "seed: NaN", "line 10"),
        ("seed: 0", "seed: 99999999999999999999999999", "line 10"),
        ("round: 2", "round: 70000", "line "),
        ("seed: 0,", "", "seed"),
        ("kind: Eye", "kind: Ear", "Ear"),
        ("(part: \"small 1\"", "(part: \"small 1\", owner: Blue", "owner"),
    ] {
        let said = changed("v3_scan", from, to);
        assert!(said.starts_with("line ") && said.contains(part), "{to}: {said}");
    }
}

#[test]
fn a_wrong_set_up_of_the_newest_format_is_refused() {
    for (from, to, part) in [
        ("energy_to_win: 10", "energy_to_win: 10, cheat: true", "cheat"),
        ("  starter: (", "  begins: (", "begins"),
        ("energy_to_win: 10,", "", "energy_to_win"),
        ("setup: (", "setup: Some(", "line 11"),
    ] {
        let said = changed("v5_scan", from, to);
        assert!(said.starts_with("line ") && said.contains(part), "{to}: {said}");
    }
    assert_eq!(changed("v5_scan", "energy_to_win: 10", "energy_to_win: 0"), "0 energy to win: it can be 1 to 99");
    assert_eq!(changed("v5_scan", "power: 5", "power: 0"), "starter parts: power 0 is not 1 to 99");
    let seats = format!("seats: [{}", "(name: \"a\", colour: Pink, kind: Human),".repeat(300));
    let said = changed("v5_scan", "seats: [", &seats);
    assert!(said.ends_with("seats: this game has 2 to 4"), "{said}");
}

#[test]
fn what_makes_the_parser_slow_is_refused_before() {
    let with_name = |name: &str| changed("v3_scan", "name: \"Orange\"", &format!("name: \"{name}\""));
    assert_eq!(with_name(&"\\n".repeat(100_000)), "the file is no saved game: it has too many backslashes");
    assert_eq!(with_name(&"x".repeat(100_000)), "the file is no saved game: a text in it is too long");
    let deep = format!("(game: \"Junkyard Bots\", format: 3, seats: {}", "[".repeat(10_000));
    assert_eq!(said(deep.as_bytes()), "the file is no saved game: its brackets are too deep");
    let big = vec![b' '; MOST_SAVE_BYTES + 1];
    assert_eq!(said(&big), format!("the file is too big for a saved game: the most is {MOST_SAVE_BYTES} bytes"));
}

#[test]
fn names_are_checked_and_shown_as_text_only() {
    let with_name = |name: &str| changed("v3_scan", "name: \"Orange\"", &format!("name: \"{name}\""));
    let sentence = "seat 1: a name has 1 to 24 characters, none of them a control character";
    for name in ["", "\\u{1b}[31m", "abcdefghijklmnopqrstuvwxyz", "\\n"] {
        assert_eq!(with_name(name), sentence);
    }
    assert_eq!(with_name("Ørjan 🤖"), "proved");
    assert_eq!(changed("v3_scan", "colour: Orange", "colour: Blue"), "seat 2: another seat is Blue too");
    assert_eq!(
        changed("v3_scan", "program: \"0.1.0\"", "program: \"\\u{7}\""),
        "the program's version is not what it should be"
    );
    assert_eq!(changed("v3_scan", "2027-01-15T", "2027-13-15T"), "the time it was written is not what it should be");
}

#[test]
fn a_wrong_tile_set_is_refused_with_its_entry() {
    assert_eq!(
        changed("v3_scan", "sockets: [Bottom(1), Top(1)]", "sockets: [Bottom(1)]"),
        "tile 'eye_medium': it has 1 socket where 2 are needed"
    );
    assert_eq!(changed("v3_scan", "power: 5", "power: 0"), "starter parts: power 0 is not 1 to 99");
    let fewer = changed("v3_scan", "size: Large, count: 5", "size: Large, count: 4");
    assert_eq!(fewer, "the piles of small, medium and large tiles have 50, 37, 20 where 50, 37, 19 are left over");
    assert_eq!(changed("v3_scan", "energy_to_win: 10", "energy_to_win: 0"), "0 energy to win: it can be 1 to 99");
}

#[test]
fn doubled_swapped_and_missing_parts_are_refused_by_name() {
    let doubled = changed("v3_scan", "(part: \"small 2\",", "(part: \"small 1\",");
    assert_eq!(doubled, "part small 1 is in two places");
    let missing = changed("v3_scan", "  (part: \"small 8\", tile: \"energy_small\", location: FaceUp),\n", "");
    assert_eq!(missing, "the piles of small, medium and large tiles have 50, 37, 20 where 51, 37, 20 are left over");
    let unknown = changed("v3_scan", "(part: \"small 2\",", "(part: \"small 61\",");
    assert_eq!(unknown, "the table: this game has no part 'small 61'");
    let other =
        changed("v3_scan", "(part: \"small 2\", tile: \"feet_small\"", "(part: \"small 2\", tile: \"feet_huge\"");
    assert_eq!(other, "part small 2: this game has no tile 'feet_huge'");
    let larger =
        changed("v3_scan", "(part: \"small 2\", tile: \"feet_small\"", "(part: \"small 2\", tile: \"jet_large\"");
    assert_eq!(larger, "part small 2: it can't be this tile");
    let bomb = "(part: \"small 1\", tile: \"bomb_small\"";
    let feet = "(part: \"small 2\", tile: \"feet_small\"";
    let swapped =
        text("v3_scan").replace(bomb, &bomb.replace("bomb", "feet")).replace(feet, &feet.replace("feet", "bomb"));
    assert_ne!(swapped, text("v3_scan"));
    assert_eq!(said(swapped.as_bytes()), OTHER_TABLE, "a sound table, but not the one that was played");
    let face_down = changed("v3_scan", "(part: \"small 2\", tile: \"feet_small\"", "(part: \"small 2\"");
    assert_eq!(face_down, "part small 2: where it is, a tile must be known");
}

#[test]
fn overlapping_and_loose_robots_are_refused() {
    let eye = "(part: \"Blue eye_small\", tile: \"eye_small\", location: Attached(seat: Blue, placement: (1, 3, ";
    let moved = |cell: &str| changed("v3_scan", eye, &eye.replace("1, 3", cell));
    assert_eq!(moved("1, 1"), "the Blue robot: another part is in the way");
    assert_eq!(moved("1, 5"), "the Blue robot: no socket there leads to the body");
    assert_eq!(moved("32767, -32768"), "the Blue robot: that is too far from the body");
    assert_eq!(changed("v3_scan", "(Orange, 5)", "(Orange, 6)"), "the Orange robot: its power is out of range");
}

#[test]
fn an_edited_history_is_marked_with_where_it_breaks_a_rule() {
    let twice =
        changed("v3_scan", "(round: 1, seat: Blue, action: StopDrawing)", "(round: 1, seat: Blue, action: Rescan)");
    assert_eq!(twice, "unproved: in round 1 action 3 is against the rules: you can't do that now");
    let seat = changed(
        "v3_scan",
        "(round: 1, seat: Blue, action: StopDrawing)",
        "(round: 1, seat: Orange, action: StopDrawing)",
    );
    assert_eq!(seat, "unproved: in round 1 action 3 is against the rules: it is another seat's turn");
    let round = changed(
        "v3_scan",
        "(round: 1, seat: Blue, action: StopDrawing)",
        "(round: 7, seat: Blue, action: StopDrawing)",
    );
    assert_eq!(round, "unproved: in round 7 action 3 is against the rules: it is round 1");
    let shorter = changed("v3_scan", "  (round: 2, seat: Orange, action: Draw(Small)),\n", "");
    assert_eq!(shorter, OTHER_TABLE);
    assert_eq!(changed("v3_scan", "(Orange, 5)", "(Orange, 4)"), OTHER_TABLE);
    assert_eq!(changed("v3_scan", "position: 12", "position: 13"), OTHER_TABLE);
}

#[test]
fn round_phase_and_turn_must_agree() {
    assert_eq!(
        changed("v3_scan", "phase: Scan", "phase: Scrounge"),
        "the state of play: that choice is not made in this phase"
    );
    assert_eq!(
        changed("v3_scan", "crystal: Some(Orange)", "crystal: None"),
        "the state of play: the crystal has no owner"
    );
    assert_eq!(changed("v3_scan", "left: 1", "left: 60"), "the state of play: the choice does not fit the table");
    assert_eq!(
        changed("v3_scan", "crystal: Some(Orange)", "crystal: Some(Pink)"),
        "the table: this game has no seat 'Pink'"
    );
}

#[test]
fn a_wrong_build_in_progress_is_refused() {
    let draft = |parts: &str| changed("v3_scan", "draft: None", &format!("draft: Some([{parts}])"));
    let part = "(part: \"small 1\", placement: (0, 0, Up))";
    assert_eq!(draft(part), "the unfinished choice: you can't do that now");
    assert_eq!(draft("(part: \"x\", placement: (0, 0, Up))"), "the unfinished choice: this game has no part 'x'");
}

#[test]
fn folders_links_and_devices_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let error = |path: &std::path::Path| read_capped(path).unwrap_err().to_string();
    assert_eq!(error(folder.path()), "it is no file");
    assert!(error(&folder.path().join("nothing.ron")).starts_with("it can't be read: "));
    #[cfg(unix)]
    {
        let link = folder.path().join("link.ron");
        std::os::unix::fs::symlink(crate::samples::path("v3_scan"), &link).unwrap();
        assert_eq!(said(&read_capped(&link).unwrap()), "proved", "a link to a game is that game");
        let loop_ = folder.path().join("loop.ron");
        std::os::unix::fs::symlink(&loop_, &loop_).unwrap();
        assert!(error(&loop_).starts_with("it can't be read: "));
        assert_eq!(error(std::path::Path::new("/dev/zero")), "it is no file");
    }
    let big = folder.path().join("big.ron");
    std::fs::File::create(&big).unwrap().set_len(10 << 30).unwrap();
    assert_eq!(read_capped(&big).unwrap().len(), MOST_SAVE_BYTES + 1, "no more is read than is needed to refuse it");
}

/// Files that are made to take long. The limit here only catches what grows with the square of the
/// size: it is fifty times what the release build needs.
#[test]
fn no_file_keeps_the_program_long() {
    let whole = text("v3_scan");
    let history = |line: &str| {
        let times = (MOST_SAVE_BYTES - whole.len() - 100) / line.len();
        whole.replacen(" history: [\n", &format!(" history: [\n{}", line.repeat(times)), 1)
    };
    let mut slow = vec![
        ("passes", history("(round:0,seat:Blue,action:Pass),")),
        ("draws", history("(round: 1, seat: Blue, action: Draw(Small)),\n")),
        ("empty builds", history("(round:0,seat:Blue,action:Build([])),")),
        ("comments", format!("{}{whole}", "/**/".repeat((MOST_SAVE_BYTES - whole.len()) / 4))),
        ("nested comments", format!("(game: \"Junkyard Bots\", format: 3, {}", "/*".repeat(MOST_SAVE_BYTES / 2 - 10))),
        ("blanks", format!("(game: \"Junkyard Bots\", format: 3, {}", " ".repeat(MOST_SAVE_BYTES - 20))),
        ("digits", whole.replacen("seed: 0", &format!("seed: {}", "9".repeat(MOST_SAVE_BYTES - 10_000)), 1)),
        ("a long name", whole.replacen("seed: 0", &format!("{}: 0", "s".repeat(MOST_SAVE_BYTES - 10_000)), 1)),
        (
            "raw text",
            whole.replacen("\"Orange\"", &format!("r#\"{}\"#", "\"x".repeat(MOST_SAVE_BYTES / 2 - 10_000)), 1),
        ),
        ("hashes", whole.replacen("\"Orange\"", &format!("r{}", "#".repeat(MOST_SAVE_BYTES - 10_000)), 1)),
        ("extensions", format!("{}{whole}", "#![enable(implicit_some)]\n".repeat(100_000))),
    ];
    let mut parts = String::new();
    for number in 0..40_000 {
        let _ = writeln!(parts, "(part: \"small {number}\", tile: \"bomb_small\", location: FaceUp),");
    }
    slow.push(("parts", whole.replacen(" parts: [\n", &format!(" parts: [\n{parts}"), 1)));
    let mut seats = String::new();
    for number in 0..50_000 {
        let _ = write!(seats, "(name: \"{number}\", colour: Blue, kind: Human),");
    }
    slow.push(("seats", whole.replacen(" seats: [\n", &format!(" seats: [\n{seats}"), 1)));
    for (name, text) in slow {
        let start = Instant::now();
        let said = said(text.as_bytes());
        let took = start.elapsed();
        println!("{name}: {took:?}, {} bytes: {}", text.len(), said.chars().take(90).collect::<String>());
        assert!(took < Duration::from_secs(10), "{name} took {took:?}");
        assert_ne!(said, "proved", "{name}");
    }
}
