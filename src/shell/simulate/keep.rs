//! Simulation whose games are written as saved games.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use rayon::prelude::*;

use super::error::GameError;
use super::plan::{Origin, Plan};
use super::position::game_with_seed;
use super::single_game::{ResultsOf, SimulationResults, play_out};
use super::watcher::Simulated;
use crate::disk::{Destination, DiskError, ExistingFile};
use crate::language::InWords;
use crate::record::{Recorded, RecordedGame};
use crate::seats::{SeatId, SeatKind, seating::default_seats};
use crate::thinking::{ComputerPlayer, Thinking};

/// Plays all games of a plan on all cores and saves each in a folder; `each` is called after every
/// game. A file is named `seed_5.ron` or, if [`Plan::rotate`] is set, `seed_5_turn_2.ron`.
///
/// # Errors
/// [`GameError`]; games that were saved before it stay in the folder.
pub fn run_and_keep<G: Simulated + Recorded>(
    plan: &Plan<G>,
    folder: &Path,
    existing: ExistingFile,
    each: impl Fn() + Sync,
) -> Result<ResultsOf<G>, GameError<G>> {
    let game = |number| {
        let results = play_and_keep(plan, folder, existing, number)?;
        each();
        Ok(results)
    };
    (0..plan.games).into_par_iter().map(game).try_reduce(SimulationResults::default, |one, other| Ok(one + other))
}

/// Creates the folder for the games of a plan and checks that they can be saved in it: that files
/// can be written and, if `existing` is [`ExistingFile::Keep`], that it has no file of the plan
/// yet.
///
/// # Errors
/// [`DiskError`]; [`DiskError::Taken`] names one of the existing files.
pub fn check_folder<G: Thinking>(plan: &Plan<G>, folder: &Path, existing: ExistingFile) -> Result<(), DiskError> {
    let refused = |error| DiskError::write(folder, error);
    fs::create_dir_all(folder).map_err(refused)?;
    if existing == ExistingFile::Keep {
        for entry in fs::read_dir(folder).map_err(refused)? {
            let entry = entry.map_err(refused)?;
            if entry.file_name().to_str().is_some_and(|name| is_name_of_plan(plan, name)) {
                return Err(DiskError::Taken(entry.path()));
            }
        }
    }
    Destination::check(&folder.join(file_name(plan, 0)), existing).map(drop)
}

/// Name of the file of game `number`.
fn file_name<G: Thinking>(plan: &Plan<G>, number: u64) -> String {
    let seed = plan.seed_of_game(number);
    if plan.rotate {
        let turn = number % plan.games_per_seed() + 1;
        format!("seed_{seed}_turn_{turn}.ron")
    } else {
        format!("seed_{seed}.ron")
    }
}

/// Whether a game of the plan has a file of this name. The name is parsed, because a plan may have
/// too many games to compare it with all their names.
fn is_name_of_plan<G: Thinking>(plan: &Plan<G>, name: &str) -> bool {
    let number = || -> Option<u64> {
        let inner = name.strip_prefix("seed_")?.strip_suffix(".ron")?;
        let (seed, turn) = inner.split_once("_turn_").unwrap_or((inner, "1"));
        let seeds = seed.parse::<u64>().ok()?.wrapping_sub(plan.seed);
        seeds.checked_mul(plan.games_per_seed())?.checked_add(turn.parse::<u64>().ok()?.checked_sub(1)?)
    };
    number().is_some_and(|number| number < plan.games && file_name(plan, number) == name)
}

fn play_and_keep<G: Simulated + Recorded>(
    plan: &Plan<G>,
    folder: &Path,
    existing: ExistingFile,
    number: u64,
) -> Result<ResultsOf<G>, GameError<G>> {
    let seed = plan.seed_of_game(number);
    let (mut game, events) = match &plan.origin {
        Origin::Saved(position) => {
            let game = game_with_seed(position, seed);
            (game.map_err(|error| GameError::Save { seed, action: 0, fault: error.phrase() })?, Vec::new())
        }
        Origin::New(_) => {
            let begun = RecordedGame::begin(plan.setup_of_game(seed), default_seats(plan.seats(), SeatKind::Human));
            begun.map_err(|error| GameError::Save { seed, action: 0, fault: error.phrase() })?
        }
    };
    for seat in (0..plan.seats()).map(SeatId) {
        game.give_seat(seat, SeatKind::Computer(plan.player_of_seat(seat.0, number).kind()));
    }
    let results = play_out::<G::Watcher>(&mut game, events, plan, number)?;
    let file = folder.join(file_name(plan, number));
    let written =
        Destination::check(&file, existing).and_then(|mut file| file.write(game.saved_text(SystemTime::now())));
    written.map_err(|error| GameError::Keep(error.phrase()))?;
    Ok(results)
}
