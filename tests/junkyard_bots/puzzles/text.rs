//! Puzzles as text: what was shared comes back, and nothing from outside is believed.

use junkyard_bots::puzzles::{PuzzleError, from_text, puzzle_book, to_text};

#[test]
fn a_shared_puzzle_comes_back_proved() {
    for entry in puzzle_book().entries().iter().step_by(7) {
        let text = to_text(entry.proved.puzzle());
        assert!(text.len() < 16 << 10, "{}", text.len());
        // A text editor may have put a byte-order mark in front of it.
        let back = from_text(&format!("\u{feff}{text}")).unwrap();
        assert_eq!(back.puzzle(), entry.proved.puzzle());
        assert_eq!(back.answer(), entry.proved.answer(), "puzzle {}", entry.number);
    }
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_reason() {
    let text = to_text(puzzle_book().entries()[0].proved.puzzle());
    let with = |from: &str, to: &str| from_text(&text.replacen(from, to, 1));
    assert_eq!(from_text(&" ".repeat(65 << 10)), Err(PuzzleError::TooBig));
    assert_eq!(from_text(&"[".repeat(30_000)), Err(PuzzleError::Brackets));
    assert_eq!(with("\"body\"", "\"\\u{62}ody\""), Err(PuzzleError::Characters));
    assert!(matches!(from_text(""), Err(PuzzleError::Malformed(_))));
    assert_eq!(with("format: 1", "format: 2"), Err(PuzzleError::Newer(2)));
    assert_eq!(with("tiles: \"", "tiles: \"no "), Err(PuzzleError::NoTileSet));
    assert!(matches!(with("(0, \"body\"", "(60000, \"body\""), Err(PuzzleError::NoPart(_))));
    assert!(matches!(with("(0, \"body\"", "(0, \"nobody\""), Err(PuzzleError::NoTile(_))));
    assert!(matches!(with("(1, \"", "(0, \""), Err(PuzzleError::Twice(_))));
    assert!(matches!(with("aim: PowerLost", "aim: Eat"), Err(PuzzleError::WrongTurn)));
    assert!(matches!(with("powers: [\n  ", "powers: [\n  9"), Err(PuzzleError::Table(_))));
}

#[test]
fn a_text_that_is_cut_or_changed_anywhere_never_panics() {
    let text = to_text(puzzle_book().entries()[0].proved.puzzle());
    for at in (0..text.len()).step_by(23) {
        let cut = from_text(&text[..at]);
        assert!(cut.is_err(), "cut at {at}");
        let digit = |byte: u8| if byte.is_ascii_digit() { b'7' } else { byte };
        let mut changed = text.clone().into_bytes();
        changed[at] = digit(changed[at]);
        // Whatever comes of it, it is an answer.
        let _ = from_text(std::str::from_utf8(&changed).unwrap());
    }
}
