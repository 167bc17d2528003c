//! Bytes from anywhere are refused in a sentence, or are a game that can be saved and loaded again as it is.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::time::SystemTime;

use junkyard_bots::record::{Proof, load};

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

fn try_bytes(bytes: &[u8]) {
    match load(bytes) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(mut loaded) => {
            let text = loaded.game.save(SystemTime::UNIX_EPOCH);
            let mut again = load(text.as_bytes()).expect("what was let in once is let in again");
            assert!(again.proof == loaded.proof || again.proof == Proof::Proved);
            assert_eq!(again.game.save(SystemTime::UNIX_EPOCH), text);
            for number in 0..again.game.legal_actions().len().min(20) {
                if let Some(action) = again.game.legal_actions().get(number) {
                    again.game.act(action).expect("what is listed is legal");
                }
            }
        }
    }
}
