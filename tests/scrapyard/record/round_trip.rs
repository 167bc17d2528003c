//! Save, load, save: the same bytes, and the same game.

use scrapyard::action::Scrapyard;
use scrapyard::table::Setup;
use shell::record::{Proof, RecordedGame, load_game};

use super::play::{RandomRecord, noon};
use crate::random::any_setup;

fn assert_same_after_loading(record: &mut RecordedGame<Scrapyard>) {
    let text = record.saved_text(noon());
    let mut loaded = load_game::<Scrapyard>(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.proof, Proof::Proved, "{text}");
    assert_eq!(loaded.game.snapshot(), record.snapshot());
    let histories = [loaded.game.history(), record.history()];
    assert_eq!(histories[0].setup(), histories[1].setup());
    assert_eq!(histories[0].steps(), histories[1].steps());
    assert_eq!(histories[0].can_undo(), histories[1].can_undo());
    assert_eq!(loaded.game.saved_text(noon()), text);
}

#[test]
fn a_game_comes_back_the_same_at_every_table_and_proves_itself() {
    let mut actions = 0;
    for seed in 0..9 {
        let mut play = RandomRecord::new(any_setup(seed));
        play.play_until(|record| {
            actions += 1;
            if actions % 11 == 0 {
                assert_same_after_loading(record);
            }
            false
        });
        assert_same_after_loading(&mut play.record);
    }
    assert!(actions > 1000, "{actions}");
}

#[test]
fn rule_11_3_a_saved_game_names_its_game_and_tells_nothing_that_comes() {
    let mut play = RandomRecord::new(Setup::new(3, 8));
    let text = play.record.saved_text(noon());
    assert!(text.starts_with("(game: \"Scrapyard\",\n format: 1,\n"), "{text}");
    let table = &text[text.find("\n table: ").unwrap()..];
    // Ten cards lie face up; the rest is unknown.
    assert_eq!(table.matches("\"?\"").count(), 80, "{table}");
}
