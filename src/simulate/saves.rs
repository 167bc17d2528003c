//! Games that are saved and loaded after every action: what comes back must be the same bytes, and proved.

use std::time::SystemTime;

use rayon::prelude::*;

use super::plan::Plan;
use super::table::GameError;
use crate::game::Playable;
use crate::language::{InWords, Phrase, phrase};
use crate::opponents;
use crate::parts::SeatId;
use crate::record::seating::plain;
use crate::record::{RecordedGame, SeatKind, load};
use crate::round;

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
    let mut streams: Vec<_> = (0..plan.seats).map(|seat| opponents::stream(seed, 0, SeatId(seat))).collect();
    let mut saves = Saves::default();
    loop {
        let length = round_trip(&mut game).map_err(|fault| GameError::Save {
            seed,
            action: game.history().steps().len(),
            fault,
        })?;
        saves = Saves { count: saves.count + 1, longest: saves.longest.max(length) };
        let Some(seat) = game.game().state().turn.as_ref().map(|turn| turn.seat) else { return Ok(saves) };
        let player = plan.player(seat.0, number);
        let action =
            game.read(|table| player.choose_at(table, seat, &round::legal_actions(table), &mut streams[seat.index()]));
        game.act(action.clone()).map_err(|illegal| GameError::Illegal { seed, action: Box::new(action), illegal })?;
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
