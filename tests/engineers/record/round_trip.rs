//! Save, load, save: the same bytes, and the same game.

use engineers::action::Engineers;
use engineers::record::{Order, Orders, WaySearch};
use engineers::table::Setup;
use shell::record::{Doubt, Proof, RecordedGame, load_game};

use super::play::RandomRecord;
use super::saves::{full_scene, noon, saved_scene, short_game};
use crate::random::any_setup;
use crate::scene::{BLUE, RED, at, worker};

/// Most bytes of a long game: 30 rounds of four teams.
const MOST_BYTES: usize = 1 << 20;

fn assert_same_after_loading(record: &mut RecordedGame<Engineers>) {
    let text = record.saved_text(noon());
    let mut loaded = load_game::<Engineers>(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.proof, Proof::Proved, "{text}");
    assert_eq!(loaded.game.snapshot(), record.snapshot());
    let histories = [loaded.game.history(), record.history()];
    assert_eq!(histories[0].setup(), histories[1].setup());
    assert_eq!(histories[0].steps(), histories[1].steps());
    assert_eq!(histories[0].can_undo(), histories[1].can_undo());
    assert_eq!(histories[0].draft(), histories[1].draft());
    assert_eq!(loaded.game.saved_text(noon()), text);
}

#[test]
fn a_game_comes_back_the_same_at_many_tables_and_proves_itself() {
    for seed in 0..6 {
        let mut actions = 0;
        let mut play = RandomRecord::new(any_setup(seed));
        play.play_until(|record| {
            actions += 1;
            if actions % 97 == 0 {
                assert_same_after_loading(record);
            }
            actions > 600
        });
        assert_same_after_loading(&mut play.record);
    }
}

#[test]
fn a_game_of_30_rounds_of_four_teams_fits_a_mebibyte() {
    let mut setup = Setup::new(4, 3);
    setup.options.rounds = 30;
    let mut play = RandomRecord::new(setup);
    play.play_until(|_| false);
    let steps = play.record.history().steps().len();
    let bytes = play.record.saved_text(noon()).len();
    assert!(bytes < MOST_BYTES, "{bytes} bytes for {steps} steps");
    println!("{bytes} bytes for {steps} steps");
    assert_same_after_loading(&mut play.record);
}

#[test]
fn a_game_that_begins_at_a_table_is_written_as_it_was() {
    let text = saved_scene(full_scene());
    let mut loaded = load_game::<Engineers>(text.as_bytes()).unwrap();
    assert!(matches!(loaded.proof, Proof::Unproved(Doubt::Beginning(_))), "{:?}", loaded.proof);
    assert_eq!(loaded.game.snapshot(), full_scene().into_snapshot().1);
    assert_eq!(loaded.game.saved_text(noon()), text);
}

#[test]
fn standing_orders_are_kept_with_the_game_until_the_next_step() {
    let mut record = short_game();
    let mut orders = Orders::default();
    orders.give(RED, worker(1), Some(Order::Go { square: at("c4"), search: WaySearch::OnWay }));
    orders.give(RED, worker(2), Some(Order::Go { square: at("c5"), search: WaySearch::AtEnd }));
    orders.give(RED, worker(3), Some(Order::Go { square: at("c6"), search: WaySearch::Never }));
    orders.give(BLUE, worker(3), Some(Order::CarryHome));
    record.keep_draft(orders.clone()).unwrap();
    assert_same_after_loading(&mut record);
    assert_eq!(record.history().draft(), Some(&orders));
    let thing = engineers::action::ThingId(99);
    orders.give(RED, worker(0), Some(Order::Fetch { thing }));
    record.keep_draft(orders.clone()).unwrap_err();
    orders.give(RED, worker(0), None);
    orders.give(crate::scene::GREEN, worker(0), Some(Order::Work));
    record.keep_draft(orders).unwrap_err();
}

#[test]
fn a_saved_game_names_its_game_and_has_a_line_for_each_step_and_thing() {
    let text = short_game().saved_text(noon());
    assert!(text.starts_with("(game: \"Engineers at Play\",\n format: 1,\n"), "{text}");
    for line in [
        "  (round: 0, seat: ",
        "action: TakeGate(\"c0\")),\n",
        "action: Buy(1, \"tool_kit\", Hand)),\n",
        "action: Step(2, South)),\n",
        "action: Search(2)),\n",
        "(id: 0, kind: \"tool_kit\", at: Held(",
        "   (id: 1, kind: ",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
}

#[test]
fn rule_6_2_an_object_at_which_nobody_has_looked_is_only_a_square() {
    let text = short_game().saved_text(noon());
    let table = &text[text.find("\n table: ").unwrap()..];
    assert!(table.contains("\"a1 b1 c1 d1 e1 f1 g1 i1 j1\",\n"), "h1 was searched: {table}");
    // The tool kit and what the search opened.
    assert_eq!(table.matches("(id: ").count(), 2, "{table}");
}
