//! Loading saved games from bytes of unknown origin.
//!
//! Size and form are checked first, then the set-up, then every name, then the table as a whole
//! ([`Snapshot::check`]), and then the history, which is replayed from its beginning. A malformed
//! file is refused in one sentence. A sound table to which its history does not lead is accepted,
//! but marked as unproved, and a new history begins at it; the file's own history is
//! [`LoadedGame::claimed_history`].

use std::sync::Arc;

use thiserror::Error;

use super::format::{RULES_VERSION, SavedGame, SavedPosition};
use super::load_error::LoadError;
use super::names::{NameTable, ToNumbers};
use super::{limits, migrate};
use crate::games::junkyard_bots::action::translate_build;
use crate::games::junkyard_bots::parts::Translate;
use crate::games::junkyard_bots::parts::tile_set::{JunkyardContents, TileSet};
use crate::games::junkyard_bots::record::game::RecordedGame;
use crate::games::junkyard_bots::record::game::{History, ReplayError, Step, StepFault};
use crate::games::junkyard_bots::table::{Setup, Snapshot, SnapshotError};
use crate::shell::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::shell::record::{game_at_beginning, replay_steps};
use crate::shell::seats::seating;

/// Proof that a game was played by the rules from its set-up to its table (see [`load_game`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The history begins at the set-up and leads to the table.
    Proved,
    /// The history does not prove the table: the file was once changed by hand or by another
    /// program.
    Unproved(Doubt),
}

impl Proof {
    /// Whether the game is proved.
    pub const fn is_proved(&self) -> bool {
        matches!(self, Self::Proved)
    }

    /// Reason why the game is not proved; `None` if it is.
    pub const fn doubt(&self) -> Option<&Doubt> {
        match self {
            Self::Proved => None,
            Self::Unproved(doubt) => Some(doubt),
        }
    }
}

/// Reason why a game is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Doubt {
    /// The history begins at a table of this round, not at the set-up; it is proved from there on.
    Beginning(u16),
    /// The history leads to another table.
    OtherTable,
    /// The history can't be replayed.
    Step {
        /// Round of the failing step, as the file states it.
        round: u16,
        /// Number of the step in the history, from 1.
        action: usize,
        /// Reason why the step can't be applied.
        fault: StepFault,
    },
}

impl InWords for Doubt {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Beginning(round) => phrase!("doubt-beginning", round = *round),
            Self::OtherTable => phrase!("doubt-other-table"),
            Self::Step { round, action, fault } => {
                phrase!("doubt-step", round = *round, action = *action, fault = fault)
            }
        }
    }
}

displayed_in_english!(Doubt);

/// Saved game that has passed all checks.
pub struct LoadedGame {
    /// The game, ready to go on. If its history leads to its table, steps can be taken back as rule
    /// 9.4 allows; if not, its history begins at the table.
    pub game: RecordedGame,
    /// Proof of the game, or the doubt about it.
    pub proof: Proof,
    /// History in the file, whether or not it leads to the table.
    pub claimed_history: History,
    /// Version of the program that wrote the file.
    pub program: String,
    /// Time of writing, as in RFC 3339.
    pub written: String,
}

/// Reads a saved game: the only way from a file to a game. A loaded game can always be played on,
/// saved, and loaded again.
///
/// # Errors
/// [`LoadError`] if the file is not a valid saved game.
pub fn load_game(bytes: &[u8]) -> Result<LoadedGame, LoadError> {
    let saved = migrate::parse_saved_game(&limits::checked_text(bytes)?)?;
    check_heading(&saved)?;
    let setup = checked_setup(&saved)?;
    seating::check_seats(&saved.seats, setup.seats.into())?;
    let names = NameTable::new(&setup, &saved.seats);
    let table = checked_table(&saved.table, &setup, &names, &phrase!("place-table"))?;
    let first = phrase!("place-first-table");
    let beginning = saved.beginning.as_ref().map(|beginning| checked_table(beginning, &setup, &names, &first));
    let steps = parse_steps(&saved, &names)?;
    check_take_overs(&saved)?;
    let at = ToNumbers { names: &names, at: &phrase!("place-draft") };
    let draft = saved.draft.as_ref().map(|draft| translate_build(draft, &at)).transpose()?;
    let begun = History::new(setup.clone(), saved.seats.clone(), beginning.transpose()?.map(Arc::new));
    let claimed = begun.with_claimed_steps(steps, saved.taken_over.clone());
    let (mut game, proof) = game_at(table, &claimed)?;
    if let Some(draft) = draft {
        game.keep_draft(draft).map_err(LoadError::Draft)?;
    }
    Ok(LoadedGame { game, proof, claimed_history: claimed, program: saved.program, written: saved.written })
}

/// Returns the game whose history leads to `table`, or else a game whose history begins there.
fn game_at(table: Snapshot, claimed: &History) -> Result<(RecordedGame, Proof), LoadError> {
    let doubt = match replay_to_end(claimed) {
        Ok(mut game) => {
            if game.snapshot() == table {
                let begins = claimed.beginning().map(|beginning| Doubt::Beginning(beginning.state.round));
                return Ok((game, begins.map_or(Proof::Proved, Proof::Unproved)));
            }
            Doubt::OtherTable
        }
        Err(ReplayError::Step { number, fault }) => {
            Doubt::Step { round: claimed.steps()[number - 1].round, action: number, fault }
        }
        Err(other) => return Err(LoadError::Replay(other)),
    };
    let anew = History::new(claimed.setup().clone(), claimed.seats().to_vec(), Some(Arc::new(table)));
    let game = game_at_beginning(&anew).map_err(LoadError::Replay)?;
    Ok((game, Proof::Unproved(doubt)))
}

/// Checks the version of the rules, and the texts that are shown: program version and timestamp.
fn check_heading(saved: &SavedGame) -> Result<(), LoadError> {
    let plain = |text: &str| (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
    if saved.rules != RULES_VERSION {
        return Err(LoadError::OtherRules(saved.rules));
    }
    if !plain(&saved.program) {
        return Err(LoadError::Program);
    }
    if !plain(&saved.written) || humantime::parse_rfc3339(&saved.written).is_err() {
        return Err(LoadError::Written);
    }
    Ok(())
}

fn checked_setup(saved: &SavedGame) -> Result<Setup, LoadError> {
    let junkyard = JunkyardContents { name: saved.tile_set.clone(), tiles: saved.tiles.clone() };
    let tiles = TileSet::new(junkyard, saved.starter.clone())?;
    // More than 255 seats count as 255, which the set-up's check refuses.
    let seats = u8::try_from(saved.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup {
        tiles: tiles.into(),
        seats,
        seed: saved.seed,
        energy_to_win: saved.energy_to_win,
        crystal_moves_on: saved.crystal_moves_on,
    };
    setup.check()?;
    Ok(setup)
}

/// Converts a table of the file and checks it against the set-up.
fn checked_table(
    position: &SavedPosition,
    setup: &Setup,
    names: &NameTable,
    at: &Phrase,
) -> Result<Snapshot, LoadError> {
    let snapshot = position.to_snapshot(setup, names, at)?;
    snapshot.check(setup).map_err(|error| by_name(error, names))?;
    Ok(snapshot)
}

fn parse_steps(saved: &SavedGame, names: &NameTable) -> Result<Vec<Step>, LoadError> {
    let step = |(number, step): (usize, &super::format::SavedStep)| {
        let at = phrase!("place-action", round = step.round, number = number);
        let by = ToNumbers { names, at: &at };
        Ok(Step { round: step.round, seat: by.translate_seat(step.seat)?, action: step.action.translate(&by)? })
    };
    (1..).zip(&saved.history).map(step).collect()
}

/// Checks that take-overs are in order, each after a step that the history has, and no two after
/// the same one.
fn check_take_overs(saved: &SavedGame) -> Result<(), LoadError> {
    let in_order = saved.taken_over.windows(2).all(|two| two[0].after < two[1].after);
    let in_range = saved.taken_over.last().is_none_or(|last| last.after <= saved.history.len());
    if in_order && in_range { Ok(()) } else { Err(LoadError::TakenOver) }
}

/// Replays a history from its beginning.
fn replay_to_end(history: &History) -> Result<RecordedGame, ReplayError> {
    let mut game = game_at_beginning(history)?;
    replay_steps(&mut game, history, 0..history.steps().len(), |_, _, _| ())?;
    Ok(game)
}

/// Converts a fault of a table into an error with the names that the file uses.
fn by_name(error: SnapshotError, names: &NameTable) -> LoadError {
    match error {
        SnapshotError::Part { part, fault } => LoadError::Part { part: names.part_name(part), fault },
        SnapshotError::Robot { seat, fault } => LoadError::Robot { colour: names.colour_of(seat), fault },
        other => LoadError::Table(other),
    }
}
