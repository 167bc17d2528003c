//! Sentences about whole games.

use std::collections::BTreeSet;

use scrapyard::action::TableEvent;
use scrapyard::cards::ArmSide;
use scrapyard::sentences::choices::choice_words;
use scrapyard::sentences::event_sentence;
use scrapyard::sentences::standing::position_sentence;
use scrapyard::table::{Setup, Table};
use scrapyard::turn;
use shell::language::{Language, Phrase, languages};
use shell::seats::{Seat, SeatKind, seating::default_seats};

use crate::random::{any_setup, play};

/// Games that are told.
const GAMES: u64 = 12;
/// Most choices of a position that are told in every language.
const MOST_CHOICES: usize = 20;

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

/// Tells all choices but those of long lists, of which some are told. Different choices have
/// different words.
fn tell_choices(table: &Table, seats: &[Seat]) {
    let english = Language::english();
    let legal = turn::legal_actions(table).each();
    let told: Vec<Phrase> = legal.iter().map(|action| choice_words(action, table, seats)).collect();
    told.iter().step_by(1 + told.len() / MOST_CHOICES).for_each(assert_told);
    let words: BTreeSet<String> = told.iter().map(|told| english.tell(told)).collect();
    // Two equal arms are told apart only by the shoulders that they are on.
    let seat = table.state().awaited_seat();
    let has_equal_arms = seat.is_some_and(|seat| {
        let [left, right] = ArmSide::BOTH.map(|side| table.robot(seat).part_id(side.slot()));
        left == right
    });
    assert!(has_equal_arms || words.len() == legal.len(), "{legal:?}: {words:?}");
}

#[test]
fn every_event_position_and_choice_of_random_games_is_told_in_every_language() {
    for seed in 0..GAMES {
        let setup = any_setup(seed);
        let seats = default_seats(setup.seats, SeatKind::Human);
        play(&setup, |game, _, events| {
            events.iter().for_each(|event| tell_event(event, &setup, &seats));
            game.read(|table| {
                assert_told(&position_sentence(table.state(), &seats));
                tell_choices(table, &seats);
            });
        });
    }
}
