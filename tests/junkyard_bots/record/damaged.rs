//! Files that were cut off or in which a byte was changed.

use junkyard_bots::record::{Doubt, Proof, load_game};

use crate::hostile::said;
use crate::play::noon;
use crate::samples::text;

#[test]
fn cut_off_at_every_byte_it_is_refused() {
    for name in ["v3_first_build", "v4_first_build", "v5_first_build"] {
        let whole = text(name);
        let end = whole.trim_end().len();
        for length in 0..end {
            let said = said(&whole.as_bytes()[..length]);
            assert!(!said.contains("proved"), "{name}: {length} bytes");
            assert!(said.starts_with("line ") || said.contains("no saved game"), "{name}: {length}: {said}");
        }
        assert_eq!(said(&whole.as_bytes()[..end]), "proved");
    }
}

#[test]
fn every_byte_changed_is_refused_or_harmless() {
    for name in ["v3_scan", "v5_scan"] {
        change_every_byte(text(name).into_bytes());
    }
}

fn change_every_byte(whole: Vec<u8>) {
    let mut refused = 0;
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 7);
        match load_game(&bytes) {
            Err(error) => {
                let said = error.to_string();
                let is_a_sentence = !said.is_empty() && said.lines().count() == 1 && said.chars().count() < 400;
                assert!(is_a_sentence, "byte {at}: {said}");
                refused += 1;
            }
            // What still loads is a game that can be saved and that loads again.
            Ok(mut loaded) => {
                let again = load_game(loaded.game.saved_text(noon()).as_bytes()).unwrap();
                let anew = matches!(again.proof, Proof::Unproved(Doubt::Beginning(_)));
                assert!(if loaded.proof.is_proved() { again.proof.is_proved() } else { anew }, "byte {at}");
            }
        }
    }
    assert!(refused > whole.len() / 2, "{refused} of {}", whole.len());
}
