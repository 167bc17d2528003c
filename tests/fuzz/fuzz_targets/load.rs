//! Bytes from anywhere are refused in a sentence, or are a game that can be saved, loaded again as
//! it is, and played on.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::time::SystemTime;

use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::{Doubt, Proof, RecordedGame, load_game};

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
fn saved_again(game: &mut RecordedGame, is_proved: bool) -> RecordedGame {
    let text = game.saved_text(SystemTime::UNIX_EPOCH);
    let mut again = load_game(text.as_bytes()).expect("what was let in once is let in again");
    assert!(match again.proof {
        Proof::Proved => is_proved,
        Proof::Unproved(doubt) => !is_proved && matches!(doubt, Doubt::Beginning(_)),
    });
    assert_eq!(again.game.saved_text(SystemTime::UNIX_EPOCH), text);
    again.game
}

fn try_bytes(bytes: &[u8]) {
    match load_game(bytes) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(mut loaded) => {
            let mut game = saved_again(&mut loaded.game, loaded.proof.is_proved());
            for number in 0..game.legal_actions().len().min(20) {
                if let Some(action) = game.legal_actions().nth_action(number) {
                    game.act(action).expect("what is listed is legal");
                }
            }
            saved_again(&mut game, loaded.proof.is_proved());
        }
    }
}
