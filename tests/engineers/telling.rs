//! Events and choices of random games in words, in every language.

use engineers::action::TableEvent;
use engineers::sentences::choices::choice_words;
use engineers::sentences::standing::position_sentence;
use engineers::sentences::{event_sentence, step_sentences};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::language::{Phrase, languages};
use shell::seats::{Seat, SeatKind, seating::default_seats};

use crate::any::any_action;
use crate::random::play;

/// Games that are told; those with odd numbers begin with a rich table.
const GAMES: u64 = 6;

/// Asserts that every language has a phrase with all its arguments.
fn assert_told(told: &Phrase) {
    for language in languages::all_languages() {
        let words = language.tell(told);
        let is_whole = language.has_phrase(told) && !words.trim().is_empty() && !words.contains(['{', '}']);
        assert!(is_whole, "{}, {}: {words:?}", language.tag(), told.id());
    }
}

/// Asserts that the log may leave an event out for everybody: the table shows it, or only its team
/// knows it.
fn assert_left_out(event: &TableEvent) {
    let is_shown = matches!(event, TableEvent::TurnBegan { .. } | TableEvent::TurnEnded { .. });
    let is_own = matches!(
        event,
        TableEvent::Opened { .. }
            | TableEvent::Closed { .. }
            | TableEvent::StruckOut { .. }
            | TableEvent::BlankAgain { .. }
    );
    assert!(is_shown || is_own, "{event:?} is not told");
}

#[test]
fn rule_19_3_all_that_happens_is_told_to_everybody_and_to_each_team() {
    for seed in 0..GAMES {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        play(seed, |setup, game, _, events| {
            let seats: Vec<Seat> = default_seats(setup.seats, SeatKind::Human);
            game.read(|table| {
                for event in events {
                    match event_sentence(event, table, &seats, None) {
                        Some((_, told)) => assert_told(&told),
                        None => assert_left_out(event),
                    }
                }
                for reader in setup.all_seats() {
                    let told = step_sentences(events, table, &seats, Some(reader));
                    told.iter().for_each(|(_, told)| assert_told(told));
                }
                assert_told(&position_sentence(table.state(), &seats));
                if table.state().awaited_seat().is_some() {
                    assert_told(&choice_words(&any_action(table, &mut random), table, &seats));
                }
            });
        });
    }
}
