//! Save, load, save: the same bytes, and the same game.

use junkyard_bots::record::{Proof, load_game};
use junkyard_bots::table::Setup;
use shell::seats::PlayerKind;

use crate::play::{RecordedSelfplay, noon};

#[test]
fn a_game_comes_back_the_same_after_every_action_and_proves_itself() {
    for (seats, seed, player) in [(2, 1, PlayerKind::Random), (3, 2, PlayerKind::Tidy), (4, 3, PlayerKind::Random)] {
        let mut play = RecordedSelfplay::new(seats, seed, player);
        let mut actions = 0;
        play.play_until(|record| {
            actions += 1;
            if actions % 3 == 0 {
                let text = record.saved_text(noon());
                let mut loaded = load_game(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(loaded.proof, Proof::Proved);
                assert_eq!(loaded.game.snapshot(), record.snapshot());
                assert_eq!(loaded.game.history().steps(), record.history().steps());
                assert_eq!(loaded.game.history().seats(), record.history().seats());
                assert_eq!(loaded.game.history().can_undo(), record.history().can_undo());
                assert_eq!(loaded.game.saved_text(noon()), text);
            }
            false
        });
        let text = play.record.saved_text(noon());
        assert_eq!(load_game(text.as_bytes()).unwrap().game.saved_text(noon()), text, "the finished game");
        assert!(actions > 50);
    }
}

#[test]
fn a_game_in_which_the_crystal_moves_on_says_so_and_comes_back_the_same() {
    let setup = Setup { crystal_moves_on: true, ..Setup::new(3, 5) };
    let mut play = RecordedSelfplay::of(setup, PlayerKind::Tidy);
    let mut saves = 0;
    play.play_until(|record| {
        if record.history().steps().len() % 9 == 0 {
            saves += 1;
            let text = record.saved_text(noon());
            assert!(text.starts_with("(game: \"Junkyard Bots\",\n format: 5,\n"), "{}", &text[..60]);
            assert!(text.contains("\n  crystal_moves_on: true,\n"));
            let mut loaded = load_game(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(loaded.proof, Proof::Proved);
            assert!(loaded.game.history().setup().crystal_moves_on);
            assert_eq!(loaded.game.snapshot(), record.snapshot());
            assert_eq!(loaded.game.saved_text(noon()), text);
        }
        false
    });
    assert!(saves > 5);
}

#[test]
fn a_game_without_it_says_nothing_of_it() {
    let text = RecordedSelfplay::new(2, 1, PlayerKind::Tidy).record.saved_text(noon());
    assert!(text.starts_with("(game: \"Junkyard Bots\",\n format: 5,\n") && !text.contains("crystal_moves_on"));
    let named = text.replacen("energy_to_win: 10,", "energy_to_win: 10,\n  crystal_moves_on: false,", 1);
    assert_eq!(load_game(named.as_bytes()).unwrap().game.saved_text(noon()), text, "off is off, said or left out");
    let older = text.replacen("format: 5", "format: 4", 1);
    assert!(load_game(older.as_bytes()).err().unwrap().to_string().contains("setup"), "format 4 has no such field");
    let newer = text.replacen("format: 5", "format: 7", 1);
    let refused = load_game(newer.as_bytes()).err().unwrap().to_string();
    assert_eq!(refused, "the file has format 7, which is newer than this program; it knows formats up to 6");
}
