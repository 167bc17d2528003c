//! Bytes from anywhere are refused in a sentence, or are a game of Engineers at Play that can be
//! saved, loaded again as it is, and played on.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::time::SystemTime;

use engineers::action::Engineers;
use engineers::turn::legal_actions;
use shell::record::{Doubt, Proof, RecordedGame, load_game};
use shell::table::Playable;

/// Most actions that are played on from a game.
const ACTIONS: usize = 20;

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| try_bytes(bytes));

/// Without libFuzzer: tries the files that are named.
#[cfg(not(feature = "libfuzzer"))]
fn main() -> std::io::Result<()> {
    for file in std::env::args_os().skip(1) {
        try_bytes(&std::fs::read(file)?);
    }
    Ok(())
}

/// Saves a game and loads it again: it is the same, and its history leads to its table.
fn save_and_load(game: &mut RecordedGame<Engineers>, is_proved: bool) -> RecordedGame<Engineers> {
    let text = game.saved_text(SystemTime::UNIX_EPOCH);
    let mut again = load_game::<Engineers>(text.as_bytes()).expect("what was let in once is let in again");
    assert!(match again.proof {
        Proof::Proved => is_proved,
        Proof::Unproved(doubt) => !is_proved && matches!(doubt, Doubt::Beginning(_)),
    });
    assert_eq!(again.game.saved_text(SystemTime::UNIX_EPOCH), text);
    again.game
}

fn try_bytes(bytes: &[u8]) {
    match load_game::<Engineers>(bytes) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(mut loaded) => {
            let mut game = save_and_load(&mut loaded.game, loaded.proof.is_proved());
            for number in 0..ACTIONS {
                let legal = game.read(legal_actions).actions;
                if let Some(action) = legal.get(number % legal.len().max(1)) {
                    game.act(action.clone()).expect("what is listed is legal");
                }
            }
            save_and_load(&mut game, loaded.proof.is_proved());
        }
    }
}
