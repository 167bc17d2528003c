//! Bytes from anywhere, loaded as a game that is played on.

use std::time::SystemTime;

use shell::record::{Doubt, Proof, Recorded, RecordedGame, load_game};
use shell::table::{Playable, Rules};

/// Most actions that are played on from a game.
pub const ACTIONS: usize = 20;

/// Asserts that bytes are refused in a sentence, or are a game that can be saved, loaded again as
/// it is, and played on with the legal actions that `list` returns.
pub fn try_bytes<G: Recorded>(bytes: &[u8], list: impl Fn(&<G as Rules>::Table<'_>) -> Vec<G::Action>) {
    match load_game::<G>(bytes) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(mut loaded) => {
            let mut game = save_and_load(&mut loaded.game, loaded.proof.is_proved());
            for number in 0..ACTIONS {
                let legal = game.read(&list);
                if let Some(action) = legal.get(number % legal.len().max(1)) {
                    game.act(action.clone()).expect("what is listed is legal");
                }
            }
            save_and_load(&mut game, loaded.proof.is_proved());
        }
    }
}

/// Saves a game and loads it again: it is the same, and its history leads to its table.
fn save_and_load<G: Recorded>(game: &mut RecordedGame<G>, is_proved: bool) -> RecordedGame<G> {
    let text = game.saved_text(SystemTime::UNIX_EPOCH);
    let mut again = load_game::<G>(text.as_bytes()).expect("what was let in once is let in again");
    assert!(match again.proof {
        Proof::Proved => is_proved,
        Proof::Unproved(doubt) => !is_proved && matches!(doubt, Doubt::Beginning(_)),
    });
    assert_eq!(again.game.saved_text(SystemTime::UNIX_EPOCH), text);
    again.game
}
