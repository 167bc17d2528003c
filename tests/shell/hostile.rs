//! Files of strangers, as saved games of the null game: each is refused with a sentence, or is a
//! game that can be saved and loaded again.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use shell::record::{Doubt, FileFault, Heading, LoadError, MOST_SAVE_BYTES, Proof, load_game, read_heading};
use shell::seats::SeatId;

use crate::null_game::{NullAction, NullFault, NullGame, NullRefusal};
use crate::null_saved::{loaded, noon, played};

/// Sentence about a file; "proved" or "unproved" and why if it loads.
fn said(bytes: &[u8]) -> String {
    match load_game::<NullGame>(bytes).map(|loaded| loaded.proof) {
        Ok(Proof::Proved) => "proved".into(),
        Ok(Proof::Unproved(doubt)) => format!("unproved: {doubt}"),
        Err(error) => error.to_string(),
    }
}

/// Sentence about a saved game with a text replaced, which it must have.
fn changed(from: &str, to: &str) -> String {
    let text = played().saved_text(noon());
    assert!(text.contains(from), "{from}");
    said(text.replacen(from, to, 1).as_bytes())
}

/// Checks that bytes are refused in one sentence of a line, or that they are a game that is the
/// same again when it is saved and loaded, now and after a step. Returns whether they were refused.
fn is_refused_or_harmless(bytes: &[u8]) -> bool {
    let mut game = match load_game::<NullGame>(bytes) {
        Ok(loaded) => loaded,
        Err(error) => {
            let said = error.to_string();
            assert!(!said.is_empty() && said.lines().count() == 1 && said.chars().count() < 400, "{said}");
            return true;
        }
    };
    for _ in 0..2 {
        let text = game.game.saved_text(noon());
        let mut again = loaded(&text);
        match &again.proof {
            Proof::Proved => assert!(game.proof.is_proved()),
            Proof::Unproved(doubt) => assert!(!game.proof.is_proved() && matches!(doubt, Doubt::Beginning(_))),
        }
        assert_eq!(again.game.saved_text(noon()), text);
        let steps = [NullAction::Answer(true), NullAction::Take(1), NullAction::Look];
        let _ = steps.into_iter().find(|step| game.game.act(step.clone()).is_ok());
    }
    false
}

#[test]
fn cut_off_at_every_byte_it_is_refused() {
    let whole = played().saved_text(noon());
    let end = whole.trim_end().len();
    for length in 0..end {
        let said = said(&whole.as_bytes()[..length]);
        assert!(said.starts_with("line ") || said.contains("no saved game"), "{length}: {said}");
    }
    assert_eq!(said(&whole.as_bytes()[..end]), "proved");
}

#[test]
fn random_changes_are_refused_or_harmless() {
    let whole = played().saved_text(noon()).into_bytes();
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let tried = 6_000;
    let mut refused = 0;
    for _ in 0..tried {
        let mut bytes = whole.clone();
        for _ in 0..random.random_range(1..4) {
            let at = random.random_range(0..bytes.len());
            match random.random_range(0..4) {
                0 => bytes[at] ^= 1 << random.random_range(0..7),
                1 => bytes[at] = b'0' + random.random_range(0..10),
                2 => drop(bytes.remove(at)),
                _ => {
                    let from = random.random_range(0..bytes.len());
                    let piece = bytes[from..(from + 12).min(bytes.len())].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
        refused += usize::from(is_refused_or_harmless(&bytes));
    }
    assert!(refused > tried / 2 && refused < tried, "{refused} of {tried}");
}

#[test]
fn a_name_that_the_game_has_not_is_refused_with_its_place() {
    assert_eq!(changed("Ask(Green)", "Ask(Pink)"), "round 1, action 3: this game has no seat 'Pink'");
    let step = changed("(round: 1, seat: Blue, action: Take", "(round: 1, seat: Pink, action: Take");
    assert_eq!(step, "round 1, action 6: this game has no seat 'Pink'");
    assert_eq!(changed("awaited: Some(Orange)", "awaited: Some(Pink)"), "the table: this game has no seat 'Pink'");
    assert!(changed("Take(2)", "Steal(2)").starts_with("line 16, column "));
    assert!(changed("setup: ()", "setup: (stones: 3)").starts_with("line 12, column "));
    assert!(changed("stones: 14", "stones: 14, cheat: true").contains("cheat"));
    assert_eq!(changed("colour: Green", "colour: Blue"), "seat 3: another seat is Blue too");
}

#[test]
fn a_table_set_up_or_draft_that_breaks_a_rule_is_refused() {
    let turn = NullFault::Turn.to_string();
    assert_eq!(changed("stones: 14", "stones: 22"), turn);
    assert_eq!(changed("stones: 14", "stones: 0"), turn);
    assert_eq!(changed("   None,\n", ""), NullFault::Seats.to_string());
    assert_eq!(
        changed("draft: Some(2)", "draft: Some(4)"),
        format!("the unfinished choice: {}", NullRefusal::NotSoMany)
    );
    assert_eq!(changed("(after: 4,", "(after: 8,"), "where the game was taken over is not what it should be");
    assert_eq!(
        changed("rules: 1", "rules: 2"),
        "the game was played by version 2 of the rules, this program knows version 1"
    );
    let one = "\n  (name: \"Blue\", colour: Blue, kind: Human),\n  (name: \"Green\", colour: Green, kind: Human),";
    assert_eq!(changed(one, ""), "1 seat: this game has 2 to 5");
    let many = (0..300).map(|number| format!("(name: \"{number}\", colour: Pink, kind: Human),")).collect::<String>();
    assert_eq!(changed("seats: [", &format!("seats: [{many}")), "303 seats: this game has 2 to 5");
}

#[test]
fn what_makes_the_parser_slow_is_refused_before() {
    let with_name = |name: &str| changed("name: \"Orange\"", &format!("name: \"{name}\""));
    assert_eq!(with_name(&"\\n".repeat(1_000)), "the file is no saved game: it has too many backslashes");
    assert_eq!(with_name(&"x".repeat(1_000)), "the file is no saved game: a text in it is too long");
    let deep = format!("(game: \"Null game\", format: 1, seats: {}", "[".repeat(10_000));
    assert_eq!(said(deep.as_bytes()), "the file is no saved game: its brackets are too deep");
    let big = vec![b' '; MOST_SAVE_BYTES + 1];
    assert_eq!(said(&big), format!("the file is too big for a saved game: the most is {MOST_SAVE_BYTES} bytes"));
    assert_eq!(said(b"\xff\xfe\x00"), "this isn't a text file, so it is no saved game");
    assert_eq!(said(b"(game: \0"), "the file is no saved game: it has bytes that no text has");
}

#[test]
fn a_heading_is_read_from_the_first_lines_whatever_follows() {
    let heading = |game, format| Some(Heading { game, format });
    assert_eq!(read_heading("(game: \"Null game\",\n format: 7,\n ]]]"), heading(Some("Null game"), 7));
    assert_eq!(read_heading("\n( format : 2 , "), heading(None, 2));
    for text in ["", "(", "(game: \"Null game\")", "(game: Null, format: 1)", "(format: -1)", "(format: 99999999999)"] {
        assert_eq!(read_heading(text), None, "{text}");
    }
}

#[test]
fn a_saved_game_is_refused_by_another_game_and_by_an_older_program() {
    let another = "the file is a saved game of Junkyard Bots, not of Null game";
    assert_eq!(said(b"(game: \"Junkyard Bots\", format: 1)"), another);
    assert_eq!(
        changed("format: 1", "format: 3"),
        "the file has format 3, which is newer than this program; it knows formats up to 2"
    );
    let no_heading = LoadError::<NullGame>::File(FileFault::NoHeading).to_string();
    assert_eq!(changed("format: 1", "format: 0"), no_heading, "the null game began with format 1");
    assert!(changed("game: \"Null game\",\n ", "").contains("game"), "the null game has always named itself");
    let long = format!("(game: \"{}\", format: 1)", "x".repeat(300));
    assert!(said(long.as_bytes()).len() < 120);
}

#[test]
fn a_loaded_game_awaits_the_seat_that_was_asked() {
    let mut game = played();
    game.act(NullAction::Ask(SeatId(1))).unwrap();
    let mut again = loaded(&game.saved_text(noon())).game;
    assert_eq!(again.act(NullAction::Take(1)), Err(NullRefusal::NotNow));
    again.act(NullAction::Answer(false)).unwrap();
    assert_eq!(again.history().steps().last().unwrap().seat, SeatId(1));
}
