//! Save, load, save: the same bytes, and the same game.

use robotics::action::Robotics;
use robotics::table::Setup;
use shell::record::{Proof, RecordedGame, load_game};
use shell::seats::{SeatKind, seating::default_seats};

use super::play::{RandomRecord, noon, tiny_setup, varied_setup};

fn assert_same_after_loading(record: &mut RecordedGame<Robotics>) {
    let text = record.saved_text(noon());
    let mut loaded = load_game::<Robotics>(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.proof, Proof::Proved, "{text}");
    assert_eq!(loaded.game.snapshot(), record.snapshot());
    let histories = [loaded.game.history(), record.history()];
    assert_eq!(histories[0].setup(), histories[1].setup());
    assert_eq!(histories[0].seats(), histories[1].seats());
    assert_eq!(histories[0].steps(), histories[1].steps());
    assert_eq!(histories[0].can_undo(), histories[1].can_undo());
    assert_eq!(histories[0].key(), histories[1].key());
    assert_eq!(loaded.game.saved_text(noon()), text);
}

fn plays_and_comes_back(setup: Setup) -> usize {
    let mut play = RandomRecord::new(setup);
    let mut actions = 0;
    play.play_until(|record| {
        actions += 1;
        if actions % 7 == 0 {
            assert_same_after_loading(record);
        }
        actions > 260
    });
    assert_same_after_loading(&mut play.record);
    actions
}

#[test]
fn a_game_comes_back_the_same_at_every_table_and_proves_itself() {
    let actions: usize = (0..12).map(|seed| plays_and_comes_back(varied_setup(seed * 11))).sum();
    assert!(actions > 1000, "{actions}");
}

#[test]
fn a_game_with_another_data_set_comes_back_the_same() {
    let actions: usize = (0..6).map(|seed| plays_and_comes_back(tiny_setup(seed * 12))).sum();
    assert!(actions > 200, "{actions}");
}

#[test]
fn only_the_time_of_writing_differs_between_two_saves_of_a_table() {
    let mut play = RandomRecord::new(varied_setup(3));
    let mut actions = 0;
    play.play_until(|_| {
        actions += 1;
        actions > 30
    });
    let early = play.record.saved_text(noon());
    let late = play.record.saved_text(noon() + std::time::Duration::from_secs(60));
    let different: Vec<_> = early.lines().zip(late.lines()).filter(|(one, other)| one != other).collect();
    assert!(different.len() == 1 && different[0].0.trim_start().starts_with("written: "), "{different:?}");
}

#[test]
fn a_saved_game_names_its_game_and_tells_nothing_that_is_hidden_or_follows_from_the_rest() {
    let (mut record, _) = RecordedGame::<Robotics>::begin(Setup::new(3, 8), default_seats(3, SeatKind::Human)).unwrap();
    let text = record.saved_text(noon());
    assert!(text.starts_with("(game: \"Robotics\",\n format: 1,\n"), "{text}");
    let table = &text[text.find("\n table: ").unwrap()..];
    for word in ["bag", "unseen", "nuts"] {
        assert!(!table.contains(word), "{word}: {table}");
    }
    let orders = ["moss_scrubber", "drain_diver", "grand_hotel", "piano_mover", "kite_chaser"];
    assert!(orders.iter().filter(|order| table.contains(*order)).count() <= 2, "two orders are open");
}
