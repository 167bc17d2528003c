//! Bytes choose a table of some game and changes to it. If it is sound still, the actions that are listed there are
//! those that are accepted, and they lead to sound tables.
#![no_main]

use std::cell::RefCell;
use std::collections::HashMap;

use junkyard_bots::game::Game;
use libfuzzer_sys::fuzz_target;

#[path = "../../table/agree.rs"]
mod agree;
#[path = "../../table/mutate.rs"]
mod mutate;

use agree::At;
use mutate::{Base, Choices};

/// How many games the first byte chooses from.
const GAMES: u8 = 48;
/// How far a game is played on from a table.
const ACTIONS: usize = 40;

thread_local! {
    /// The games that were chosen so far: what each input costs is its own table.
    static GAMES_PLAYED: RefCell<HashMap<u8, (Base, Game)>> = RefCell::default();
}

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes);
    let number = choices.byte() % GAMES;
    let plays_on = choices.below(8) == 0;
    GAMES_PLAYED.with_borrow_mut(|games| {
        let (base, game) = games.entry(number).or_insert_with(|| {
            let base = Base::play(number);
            let game = Game::new(&base.setup).expect("the game was played before").0;
            (base, game)
        });
        // What is tried at the table is chosen by the last bytes, whatever the changes use.
        let (changes, tried) = choices.0.split_at(choices.0.len() - choices.0.len() / 3);
        let snapshot = base.changed(&mut Choices(changes));
        if snapshot.check(&base.setup).is_ok() {
            let mut at = At::new(&base.setup, game, &snapshot);
            at.agrees(&mut Choices(tried));
            if plays_on {
                at.plays_on(ACTIONS);
            }
        }
    });
});
