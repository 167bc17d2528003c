//! Simulated games that are kept as saved games.

use std::path::Path;
use std::time::SystemTime;

use rayon::prelude::*;

use super::plan::{Origin, Plan};
use super::table::{GameError, Results, play_out};
use crate::language::InWords;
use crate::parts::SeatId;
use crate::record::disk::save_as;
use crate::record::seating::plain;
use crate::record::{RecordedGame, SeatKind};

/// Plays all games of a plan on all cores and saves each in a folder, as `seed_5.ron` or, where each seed is played by turns,
/// `seed_5_turn_2.ron`; `each` is called after every game.
///
/// # Errors
/// [`GameError`]; games that were saved before stay there.
pub fn run_and_keep(plan: &Plan, folder: &Path, each: impl Fn() + Sync) -> Result<Results, GameError> {
    let game = |number| {
        let results = play_and_keep(plan, folder, number)?;
        each();
        Ok(results)
    };
    (0..plan.games).into_par_iter().map(game).try_reduce(Results::default, |one, other| Ok(one.and(other)))
}

fn play_and_keep(plan: &Plan, folder: &Path, number: u64) -> Result<Results, GameError> {
    let seed = plan.seed(number);
    let (mut game, events) = match &plan.origin {
        Origin::Saved(position) => {
            let game = position.game(seed);
            (game.map_err(|error| GameError::Save { seed, action: 0, fault: error.phrase() })?, Vec::new())
        }
        Origin::New(_) => {
            let begun = RecordedGame::begin(plan.setup(seed), plain(plan.seats, SeatKind::Human));
            begun.map_err(|error| GameError::Save { seed, action: 0, fault: error.phrase() })?
        }
    };
    for seat in (0..plan.seats).map(SeatId) {
        game.give_seat(seat, SeatKind::Computer(plan.player(seat.0, number).player));
    }
    let results = play_out(&mut game, events, plan, number)?;
    let turn = if plan.rotate { format!("_turn_{}", number % u64::from(plan.seats.max(1)) + 1) } else { String::new() };
    let file = folder.join(format!("seed_{seed}{turn}.ron"));
    save_as(&file, game.save(SystemTime::now())).map_err(|error| GameError::Keep(error.phrase()))?;
    Ok(results)
}
