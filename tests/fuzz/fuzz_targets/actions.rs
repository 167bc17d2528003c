//! Bytes choose a table of some game and changes to it. If it is sound still, the actions that are
//! listed there are those that are accepted, and they lead to sound tables.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::cell::RefCell;
use std::collections::HashMap;

use junkyard_bots::game::Game;

#[path = "../../junkyard_bots/table/agree.rs"]
mod agree;
#[path = "../../junkyard_bots/table/mutate.rs"]
mod mutate;

use agree::At;
use mutate::{Base, Choices};

/// Number of games that the first byte chooses from.
const GAMES: u8 = 48;
/// Number of actions that are played on from a table.
const ACTIONS: usize = 40;

thread_local! {
    /// The games that were chosen so far, and one more of the same set-up to put into the changed
    /// tables.
    static BASES: RefCell<HashMap<u8, (Base, Game)>> = RefCell::default();
}

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
    let mut choices = Choices(bytes);
    let number = choices.byte() % GAMES;
    let plays_on = choices.below(8) == 0;
    // What is tried at the table is chosen by the last third, however much the changes use.
    let (changes, tried) = choices.0.split_at(choices.0.len() - choices.0.len() / 3);
    BASES.with_borrow_mut(|bases| {
        let (base, game) = bases.entry(number).or_insert_with(|| {
            let base = Base::play(number);
            let game = Game::new(&base.setup).expect("the same set-up has been played").0;
            (base, game)
        });
        let snapshot = base.changed(&mut Choices(changes));
        if snapshot.check(&base.setup).is_ok() {
            let mut at = At::new(&base.setup, game, &snapshot);
            at.agrees(&mut Choices(tried));
            if plays_on {
                at.plays_on(ACTIONS);
            }
        }
    });
}
