//! Simulation whose games are written as saved games.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use rayon::prelude::*;

use super::plan::{GameError, Origin, Plan};
use super::position::game_with_seed;
use super::tally::SimulationResults;
use super::watch::HappeningWatch;
use crate::games::junkyard_bots::record::RecordedGame;
use crate::shell::disk::{Destination, DiskError, ExistingFile};
use crate::shell::language::InWords;
use crate::shell::seats::{SeatId, SeatKind, seating::default_seats};
use crate::shell::simulate::single_game::play_out;
use crate::shell::thinking::ComputerPlayer;

/// Plays all games of a plan on all cores and saves each in a folder; `each` is called after every
/// game. A file is named `seed_5.ron` or, if [`Plan::rotate`] is set, `seed_5_turn_2.ron`.
///
/// # Errors
/// [`GameError`]; games that were saved before it stay in the folder.
pub fn run_and_keep(
    plan: &Plan,
    folder: &Path,
    existing: ExistingFile,
    each: impl Fn() + Sync,
) -> Result<SimulationResults, GameError> {
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
pub fn check_folder(plan: &Plan, folder: &Path, existing: ExistingFile) -> Result<(), DiskError> {
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
fn file_name(plan: &Plan, number: u64) -> String {
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
fn is_name_of_plan(plan: &Plan, name: &str) -> bool {
    let number = || -> Option<u64> {
        let inner = name.strip_prefix("seed_")?.strip_suffix(".ron")?;
        let (seed, turn) = inner.split_once("_turn_").unwrap_or((inner, "1"));
        let seeds = seed.parse::<u64>().ok()?.wrapping_sub(plan.seed);
        seeds.checked_mul(plan.games_per_seed())?.checked_add(turn.parse::<u64>().ok()?.checked_sub(1)?)
    };
    number().is_some_and(|number| number < plan.games && file_name(plan, number) == name)
}

fn play_and_keep(
    plan: &Plan,
    folder: &Path,
    existing: ExistingFile,
    number: u64,
) -> Result<SimulationResults, GameError> {
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
    let results = play_out::<HappeningWatch>(&mut game, events, plan, number)?;
    let file = folder.join(file_name(plan, number));
    let written =
        Destination::check(&file, existing).and_then(|mut file| file.write(game.saved_text(SystemTime::now())));
    written.map_err(|error| GameError::Keep(error.phrase()))?;
    Ok(results)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::junkyard_bots::table::Setup;
    use crate::shell::seats::PlayerKind;

    fn plan(rotate: bool, seed: u64) -> Plan {
        let origin = Origin::New(Setup::new(3, 0));
        Plan { games: 12, players: vec![PlayerKind::Random.into()], seed, rotate, origin }
    }

    #[test]
    fn the_files_of_a_plan_are_known_by_their_names() {
        for plan in [plan(false, 5), plan(true, 5), plan(true, u64::MAX - 1)] {
            for number in 0..plan.games {
                let name = file_name(&plan, number);
                assert!(is_name_of_plan(&plan, &name), "{name}");
            }
            let other = Plan { rotate: !plan.rotate, ..plan.clone() };
            for name in [&file_name(&plan, plan.games), &file_name(&other, 0), "seed_4.ron", "seed_.ron", "notes.ron"] {
                assert!(!is_name_of_plan(&plan, name), "{name}");
            }
        }
    }

    #[test]
    fn a_folder_with_a_game_of_the_plan_is_refused_unless_it_is_to_be_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("new/games");
        let plan = plan(false, 5);
        check_folder(&plan, &place, ExistingFile::Keep).unwrap();
        fs::write(place.join("seed_4.ron"), "another plan's").unwrap();
        check_folder(&plan, &place, ExistingFile::Keep).unwrap();
        let taken = place.join("seed_16.ron");
        fs::write(&taken, "").unwrap();
        assert!(
            matches!(check_folder(&plan, &place, ExistingFile::Keep), Err(DiskError::Taken(file)) if file == taken)
        );
        check_folder(&plan, &place, ExistingFile::Replace).unwrap();
        assert!(check_folder(&plan, &taken, ExistingFile::Replace).is_err(), "a file is no folder");
    }
}
