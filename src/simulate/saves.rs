//! Games that are saved and loaded after every action: what comes back must be the same bytes, and
//! proved.

use std::time::SystemTime;

use rayon::prelude::*;

use super::plan::Plan;
use super::table::{GameError, step};
use crate::language::{InWords, Phrase, phrase};
use crate::record::seating::plain;
use crate::record::{RecordedGame, SeatKind, load};

/// What was saved and came back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Saves {
    /// How many saves.
    pub count: u64,
    /// Bytes of the longest.
    pub longest: usize,
}

/// Plays all games of a plan on all cores; `each` is called after every game.
///
/// # Errors
/// [`GameError`], above all [`GameError::Save`].
pub fn run(plan: &Plan, each: impl Fn() + Sync) -> Result<Saves, GameError> {
    let game = |number| {
        let saves = play(plan, number);
        each();
        saves
    };
    let both =
        |one: Saves, other: Saves| Saves { count: one.count + other.count, longest: one.longest.max(other.longest) };
    (0..plan.games).into_par_iter().map(game).try_reduce(Saves::default, |one, other| Ok(both(one, other)))
}

fn play(plan: &Plan, number: u64) -> Result<Saves, GameError> {
    let seed = plan.seed(number);
    let setup = plan.setup(seed);
    let seats = plain(plan.seats, SeatKind::Human);
    let begun = RecordedGame::begin(setup.clone(), seats);
    let (mut game, _) = begun.map_err(|error| GameError::Save { seed, action: 0, fault: error.phrase() })?;
    let mut lineup = plan.lineup(number, seed);
    let mut saves = Saves::default();
    loop {
        let length = round_trip(&mut game).map_err(|fault| GameError::Save {
            seed,
            action: game.history().steps().len(),
            fault,
        })?;
        saves = Saves { count: saves.count + 1, longest: saves.longest.max(length) };
        if !step(&mut game, &mut lineup, seed)? {
            return Ok(saves);
        }
    }
}

/// Saves, loads and saves again; returns how many bytes it took.
fn round_trip(game: &mut RecordedGame) -> Result<usize, Phrase> {
    let text = game.save(SystemTime::UNIX_EPOCH);
    let mut loaded = load(text.as_bytes()).map_err(|error| error.phrase())?;
    if !loaded.proof.is_proved() {
        return Err(phrase!("save-fault-history"));
    }
    if loaded.game.snapshot() != game.snapshot() || loaded.game.save(SystemTime::UNIX_EPOCH) != text {
        return Err(phrase!("save-fault-other"));
    }
    Ok(text.len())
}
