//! Bytes from anywhere are refused in a sentence, or are a game of Engineers at Play that can be
//! saved, loaded again as it is, and played on.
#![cfg_attr(feature = "libfuzzer", no_main)]

#[path = "../loading.rs"]
mod loading;

use engineers::action::Engineers;
use engineers::turn::legal_actions;

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
    loading::try_bytes::<Engineers>(bytes, |table| legal_actions(table).actions);
}
