//! From bytes of unknown origin to a game that is believed.
//!
//! Size and form first, then the set-up, then every name, then the table as a whole
//! ([`Snapshot::check`]), then the history, replayed from where it begins. What is badly formed is
//! refused in one sentence. A sound table to which its history does not lead is accepted with a
//! mark, and a new history begins at it: what was claimed of it stays in the file.

use std::sync::Arc;

use thiserror::Error;

use super::format::{Position, RULES, SavedGame};
use super::game::RecordedGame;
use super::history::{History, Step};
use super::load_error::LoadError;
use super::names::{Names, ToNumbers};
use super::retell::{ReplayError, StepFault, at_the_beginning_of, retell};
use super::seating;
use super::{limits, migrate};
use crate::action::translate_build;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::Translate;
use crate::parts::tile_set::{Junkyard, TileSet};
use crate::table::{Setup, Snapshot, SnapshotError};

/// Whether the game was played by the rules from its set-up to its table (see [`load`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Its history begins at the set-up and leads to the table.
    Proved,
    /// It does not: the file was changed by hand, or by another program, once.
    Unproved(Doubt),
}

impl Proof {
    /// Whether the game is proved.
    pub const fn is_proved(&self) -> bool {
        matches!(self, Self::Proved)
    }

    /// Why it is not.
    pub const fn doubt(&self) -> Option<&Doubt> {
        match self {
            Self::Proved => None,
            Self::Unproved(doubt) => Some(doubt),
        }
    }
}

/// Why a game is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Doubt {
    /// Its history begins at a table, not at the set-up; from there on it is proved.
    Beginning(u16),
    /// Its history leads to another table.
    OtherTable,
    /// Its history can't be played.
    Step {
        /// The round it is said to be done in.
        round: u16,
        /// Which action of the history, from 1.
        action: usize,
        /// What is wrong with it.
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

/// A saved game that is believed.
pub struct Loaded {
    /// The game, ready to go on. Steps that rule 9.4 lets be taken back can be, if its history
    /// leads to its table; else its history begins at the table.
    pub game: RecordedGame,
    /// Whether it is proved.
    pub proof: Proof,
    /// The history that the file has, whether or not it leads to the table.
    pub claimed: History,
    /// Version of the program that wrote it.
    pub program: String,
    /// When it was written, as RFC 3339 has it.
    pub written: String,
}

/// Reads a saved game: the one way from a file to a game. What is loaded can always be played on,
/// saved, and loaded again.
///
/// # Errors
/// [`LoadError`]; nothing else is changed by a bad file.
pub fn load(bytes: &[u8]) -> Result<Loaded, LoadError> {
    let saved = migrate::parse(&limits::check(bytes)?)?;
    check_heading(&saved)?;
    let setup = setup(&saved)?;
    seating::check(&saved.seats, setup.seats.into())?;
    let names = Names::new(&setup, &saved.seats);
    let table = sound(&saved.table, &setup, &names, &phrase!("place-table"))?;
    let first = phrase!("place-first-table");
    let beginning = saved.beginning.as_ref().map(|beginning| sound(beginning, &setup, &names, &first));
    let steps = steps(&saved, &names)?;
    check_take_overs(&saved)?;
    let at = ToNumbers { names: &names, at: &phrase!("place-draft") };
    let draft = saved.draft.as_ref().map(|draft| translate_build(draft, &at)).transpose()?;
    let begun = History::new(setup.clone(), saved.seats.clone(), beginning.transpose()?.map(Arc::new));
    let claimed = begun.claiming(steps, saved.taken_over.clone());
    let (mut game, proof) = game_at(table, &claimed)?;
    if let Some(draft) = draft {
        game.keep_draft(draft).map_err(LoadError::Draft)?;
    }
    Ok(Loaded { game, proof, claimed, program: saved.program, written: saved.written })
}

/// The game whose history leads to a table, or else one that begins there.
fn game_at(table: Snapshot, claimed: &History) -> Result<(RecordedGame, Proof), LoadError> {
    let doubt = match replay(claimed) {
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
    let game = at_the_beginning_of(&anew).map_err(LoadError::Replay)?;
    Ok((game, Proof::Unproved(doubt)))
}

/// Checks what stands above the game: texts that are shown, and the rules it was played by.
fn check_heading(saved: &SavedGame) -> Result<(), LoadError> {
    let plain = |text: &str| (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
    if saved.rules != RULES {
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

fn setup(saved: &SavedGame) -> Result<Setup, LoadError> {
    let junkyard = Junkyard { name: saved.tile_set.clone(), tiles: saved.tiles.clone() };
    let tiles = TileSet::new(junkyard, saved.starter.clone())?;
    // More seats than a byte can count are more than a game can have.
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

/// A table of the file, if it is one of the set-up.
fn sound(position: &Position, setup: &Setup, names: &Names, at: &Phrase) -> Result<Snapshot, LoadError> {
    let snapshot = position.snapshot(setup, names, at)?;
    snapshot.check(setup).map_err(|error| by_name(error, names))?;
    Ok(snapshot)
}

fn steps(saved: &SavedGame, names: &Names) -> Result<Vec<Step>, LoadError> {
    let step = |(number, step): (usize, &super::format::Step)| {
        let at = phrase!("place-action", round = step.round, number = number);
        let by = ToNumbers { names, at: &at };
        Ok(Step { round: step.round, seat: by.seat(step.seat)?, action: step.action.translate(&by)? })
    };
    (1..).zip(&saved.history).map(step).collect()
}

/// A game is taken over after one of its steps, and once at each.
fn check_take_overs(saved: &SavedGame) -> Result<(), LoadError> {
    let in_order = saved.taken_over.windows(2).all(|two| two[0].after < two[1].after);
    let in_range = saved.taken_over.last().is_none_or(|last| last.after <= saved.history.len());
    if in_order && in_range { Ok(()) } else { Err(LoadError::TakenOver) }
}

/// Plays a history from its beginning.
fn replay(history: &History) -> Result<RecordedGame, ReplayError> {
    let mut game = at_the_beginning_of(history)?;
    retell(&mut game, history, 0..history.steps().len(), |_, _, _| ())?;
    Ok(game)
}

/// What is wrong with a table, with the names that the file uses.
fn by_name(error: SnapshotError, names: &Names) -> LoadError {
    match error {
        SnapshotError::Part { part, fault } => LoadError::Part { part: names.part(part), fault },
        SnapshotError::Robot { seat, fault } => LoadError::Robot { colour: names.colour(seat), fault },
        other => LoadError::Table(other),
    }
}
