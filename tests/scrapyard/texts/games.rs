//! Sentences about whole games.

use scrapyard::action::TableEvent;
use scrapyard::sentences::event_sentence;
use scrapyard::sentences::standing::position_sentence;
use scrapyard::table::Setup;
use shell::language::{Phrase, languages};
use shell::seats::{Seat, SeatKind, seating::default_seats};

use crate::random::{any_setup, play};

/// Games that are told.
const GAMES: u64 = 30;

fn assert_told(told: &Phrase) {
    for language in languages::all_languages() {
        let words = language.tell(told);
        let tag = language.tag();
        assert!(language.has_phrase(told) && !words.is_empty(), "{tag}: {}", told.id());
        assert!(!words.contains(['{', '}', '$']) && !words.contains("scrapyard-"), "{tag}: {words}");
        assert!(!words.ends_with('.') && !words.contains("  "), "{tag}: {words}");
    }
}

fn tell_event(event: &TableEvent, setup: &Setup, seats: &[Seat]) {
    let is_shown = matches!(event, TableEvent::TurnBegan { .. } | TableEvent::TurnEnded { .. });
    let told = event_sentence(event, setup, seats);
    assert_eq!(told.is_none(), is_shown, "{event:?}");
    told.iter().for_each(|(_, told)| assert_told(told));
}

#[test]
fn every_event_and_position_of_random_games_is_told_in_every_language() {
    for seed in 0..GAMES {
        let setup = any_setup(seed);
        let seats = default_seats(setup.seats, SeatKind::Human);
        play(&setup, |game, _, events| {
            events.iter().for_each(|event| tell_event(event, &setup, &seats));
            game.read(|table| assert_told(&position_sentence(table.state(), &seats)));
        });
    }
}
