//! Tables of saved games that were changed by hand: each is refused in a sentence, or is sound.

use engineers::action::Engineers;
use engineers::turn;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use shell::language::{InWords, languages};
use shell::record::load_game;
use shell::table::Playable;

use super::play::RandomRecord;
use super::saves::{full_scene, noon, saved_scene};
use crate::any::any_action;
use crate::random::any_setup;

/// Words and numbers of a text that can be changed, by their places.
fn words(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = None;
    for (index, letter) in text.char_indices() {
        let is_word = letter.is_ascii_alphanumeric() || letter == '_';
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

/// Numbers of changed texts that were refused, and of those that are sound.
#[derive(Default)]
struct Tally {
    refused: usize,
    sound: usize,
}

impl Tally {
    /// Exchanges a word of the table of a text some times, and tries each text.
    fn try_changes(&mut self, text: &str, times: usize, random: &mut ChaCha8Rng) {
        let table = text.find("\n table: ").unwrap();
        let places: Vec<(usize, usize)> = words(text).into_iter().filter(|&(start, _)| start > table + 10).collect();
        for _ in 0..times {
            let (start, end) = places[random.random_range(0..places.len())];
            let (other_start, other_end) = places[random.random_range(0..places.len())];
            let numbers = ["0", "1", "2", "9", "255", "65535"];
            let is_number = text[start..end].bytes().all(|byte| byte.is_ascii_digit());
            let word =
                if is_number { numbers[random.random_range(0..numbers.len())] } else { &text[other_start..other_end] };
            self.try_text(&format!("{}{word}{}", &text[..start], &text[end..]), random);
        }
    }

    /// A text is refused in every language, or can be played on.
    fn try_text(&mut self, changed: &str, random: &mut ChaCha8Rng) {
        match load_game::<Engineers>(changed.as_bytes()) {
            Err(error) => {
                self.refused += 1;
                for language in languages::all_languages() {
                    let told = language.tell(&error.phrase());
                    assert!(!told.is_empty() && !told.contains("{ $"), "{told}");
                }
            }
            Ok(mut loaded) => {
                self.sound += 1;
                for _ in 0..30 {
                    let can_act = loaded.game.read(|table| table.state().awaited_seat().is_some());
                    if !can_act {
                        break;
                    }
                    let action = loaded.game.read(|table| any_action(table, random));
                    assert_eq!(loaded.game.read(|table| turn::check_action(table, &action)), Ok(()), "{changed}");
                    loaded.game.act(action).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_table_with_any_word_exchanged_is_refused_in_a_sentence_or_can_be_played() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut tally = Tally::default();
    for seed in 0..9 {
        let mut play = RandomRecord::new(any_setup(seed));
        let stop = random.random_range(0..300);
        let mut actions = 0;
        play.play_until(|_| {
            actions += 1;
            actions > stop
        });
        tally.try_changes(&play.record.saved_text(noon()), 60, &mut random);
    }
    tally.try_changes(&saved_scene(full_scene()), 300, &mut random);
    assert!(tally.refused > 250 && tally.sound > 20, "{} refused, {} sound", tally.refused, tally.sound);
}
