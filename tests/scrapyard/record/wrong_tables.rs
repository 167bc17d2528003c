//! Tables of saved games that were changed by hand: each is refused in a sentence, or is sound.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use scrapyard::action::Scrapyard;
use scrapyard::turn;
use shell::language::{InWords, languages};
use shell::record::load_game;
use shell::table::Playable;

use super::play::{RandomRecord, noon};
use crate::random::any_setup;

/// Words and numbers of a text that can be changed, by their places.
fn words(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = None;
    for (index, letter) in text.char_indices() {
        let is_word = letter.is_ascii_alphanumeric() || letter == '_' || letter == '?';
        match (start, is_word) {
            (None, true) => start = Some(index),
            (Some(first), false) => {
                found.push((first, index));
                start = None;
            }
            _ => {}
        }
    }
    found
}

#[test]
fn a_table_with_any_word_exchanged_is_refused_in_a_sentence_or_can_be_played() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut refused = 0;
    let mut sound = 0;
    for seed in 0..9 {
        let mut play = RandomRecord::new(any_setup(seed));
        let stop = random.random_range(0..150);
        let mut actions = 0;
        play.play_until(|_| {
            actions += 1;
            actions > stop
        });
        let text = play.record.saved_text(noon());
        let table = text.find("\n table: ").unwrap();
        let places: Vec<(usize, usize)> = words(&text).into_iter().filter(|&(start, _)| start > table + 10).collect();
        for _ in 0..60 {
            let (start, end) = places[random.random_range(0..places.len())];
            let (other_start, other_end) = places[random.random_range(0..places.len())];
            let numbers = ["0", "1", "2", "9", "255", "65535"];
            let is_number = text[start..end].bytes().all(|byte| byte.is_ascii_digit());
            let word =
                if is_number { numbers[random.random_range(0..numbers.len())] } else { &text[other_start..other_end] };
            let changed = format!("{}{word}{}", &text[..start], &text[end..]);
            match load_game::<Scrapyard>(changed.as_bytes()) {
                Err(error) => {
                    refused += 1;
                    for language in languages::all_languages() {
                        let told = language.tell(&error.phrase());
                        assert!(!told.is_empty() && !told.contains("{ $"), "{told}");
                    }
                }
                Ok(mut loaded) => {
                    sound += 1;
                    for _ in 0..30 {
                        let legal = loaded.game.read(|table| turn::legal_actions(table).each());
                        let Some(action) = legal.first() else { break };
                        loaded.game.act(action.clone()).unwrap();
                    }
                    let is_over = loaded.game.read(|table| table.state().awaited_seat().is_none());
                    let can_go_on = loaded.game.read(|table| !turn::legal_actions(table).each().is_empty());
                    assert!(is_over || can_go_on, "no action is legal: {changed}");
                }
            }
        }
    }
    assert!(refused > 150 && sound > 20, "{refused} refused, {sound} sound");
}
