//! Games that are saved, loaded and saved again after every action. The bytes must stay the same,
//! and the history must prove the saved game.

use std::time::SystemTime;

use rayon::prelude::*;

use super::error::GameError;
use super::plan::Plan;
use super::single_game::play_step;
use crate::language::{InWords, Phrase, phrase};
use crate::record::{Recorded, RecordedGame, load_game};
use crate::seats::{SeatKind, seating::default_seats};
use crate::thinking::Thinking;

/// Statistics of successful round trips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Saves {
    /// Number of saves.
    pub count: u64,
    /// Length of the longest saved game in bytes.
    pub longest_bytes: usize,
}

/// Plays all games of a plan on all cores and checks every saved game; `each` is called after every
/// game.
///
/// # Errors
/// [`GameError`]; [`GameError::Save`] if a saved game differs after loading.
pub fn check_saves<G: Thinking + Recorded>(plan: &Plan<G>, each: impl Fn() + Sync) -> Result<Saves, GameError<G>> {
    let game = |number| {
        let saves = play_checking_saves(plan, number);
        each();
        saves
    };
    let both = |one: Saves, other: Saves| Saves {
        count: one.count + other.count,
        longest_bytes: one.longest_bytes.max(other.longest_bytes),
    };
    (0..plan.games).into_par_iter().map(game).try_reduce(Saves::default, |one, other| Ok(both(one, other)))
}

fn play_checking_saves<G: Thinking + Recorded>(plan: &Plan<G>, number: u64) -> Result<Saves, GameError<G>> {
    let seed = plan.seed_of_game(number);
    let setup = plan.setup_of_game(seed);
    let seats = default_seats(plan.seats(), SeatKind::Human);
    let begun = RecordedGame::begin(setup, seats);
    let (mut game, _) = begun.map_err(|error| GameError::Save { seed, action: 0, fault: error.phrase() })?;
    let mut lineup = plan.lineup_of_game(number, seed);
    let mut saves = Saves::default();
    loop {
        let length = round_trip(&mut game).map_err(|fault| GameError::Save {
            seed,
            action: game.history().steps().len(),
            fault,
        })?;
        saves = Saves { count: saves.count + 1, longest_bytes: saves.longest_bytes.max(length) };
        if !play_step(&mut game, &mut lineup, seed)? {
            return Ok(saves);
        }
    }
}

/// Saves, loads and saves again; returns the length of the saved game in bytes.
fn round_trip<G: Recorded>(game: &mut RecordedGame<G>) -> Result<usize, Phrase> {
    let text = game.saved_text(SystemTime::UNIX_EPOCH);
    let mut loaded = load_game::<G>(text.as_bytes()).map_err(|error| error.phrase())?;
    if !loaded.proof.is_proved() {
        return Err(phrase!("save-fault-history"));
    }
    if loaded.game.snapshot() != game.snapshot() || loaded.game.saved_text(SystemTime::UNIX_EPOCH) != text {
        return Err(phrase!("save-fault-other"));
    }
    Ok(text.len())
}
