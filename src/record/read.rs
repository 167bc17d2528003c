//! From bytes of unknown origin to a game that is believed.
//!
//! Size and form first, then the set-up, then every name, then the table as a whole ([`Snapshot::check`]), then the
//! history, replayed from the set-up. What is badly formed or breaks a rule is refused in one sentence; a sound table
//! that its history does not lead to is accepted with a mark.

use super::format::{FaceDown, RULES, SavedGame};
use super::game::RecordedGame;
use super::history::{History, Step};
use super::load_error::{LoadError, unknown};
use super::names::Names;
use super::retell::{ReplayError, retell};
use super::seating;
use super::{limits, migrate};
use crate::game::Game;
use crate::parts::PartId;
use crate::parts::tile_set::{Junkyard, TileSet};
use crate::table::snapshot::RobotFault;
use crate::table::{Setup, Snapshot, SnapshotError};

/// Whether replaying the history from the set-up leads to the table (see [`load`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It does: the game was played as it says.
    Proved,
    /// It leads to another table: the file was changed by hand, or by another program.
    Unproved,
}

/// A saved game that is believed.
pub struct Loaded {
    /// The game, ready to go on. Steps that rule 9.4 lets be taken back can be, if the game is proved.
    pub game: RecordedGame,
    /// Whether its history proves its table.
    pub proof: Proof,
    /// Version of the program that wrote it.
    pub program: String,
    /// When it was written, as RFC 3339 has it.
    pub written: String,
}

/// Reads a saved game: the one way from a file to a game.
///
/// # Errors
/// [`LoadError`]; nothing else is changed by a bad file.
pub fn load(bytes: &[u8]) -> Result<Loaded, LoadError> {
    let saved = migrate::parse(limits::check(bytes)?)?;
    check_heading(&saved)?;
    let setup = setup(&saved)?;
    seating::check(&saved.seats, setup.seats.into())?;
    let names = Names::new(&setup, &saved.seats);
    let snapshot = snapshot(&saved, &setup, &names)?;
    let history = history(&saved, &names)?;
    check_take_overs(&saved)?;
    let draft = saved.draft.as_ref().map(|draft| names.read_build(draft, "the build in progress")).transpose()?;
    snapshot.check(&setup).map_err(|error| LoadError::Table(sentence(&error, &names)))?;
    let history = History::new(setup.clone(), saved.seats.clone(), history).with_take_overs(saved.taken_over.clone());
    let mut replayed = replay(&history)?;
    let proof = if replayed.snapshot() == snapshot { Proof::Proved } else { Proof::Unproved };
    let mut game = match proof {
        Proof::Proved => replayed,
        Proof::Unproved => {
            let table = Game::from_snapshot(&setup, &snapshot);
            let table = table.map_err(|error| LoadError::Table(sentence(&error, &names)))?;
            RecordedGame::assemble(history, table)
        }
    };
    if let Some(draft) = draft {
        game.keep_draft(draft).map_err(LoadError::Draft)?;
    }
    Ok(Loaded { game, proof, program: saved.program, written: saved.written })
}

/// Checks what stands above the game: texts that are shown, and the rules it was played by.
fn check_heading(saved: &SavedGame) -> Result<(), LoadError> {
    let plain = |text: &str| (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
    if saved.rules != RULES {
        return Err(LoadError::OtherRules(saved.rules));
    }
    if !plain(&saved.program) {
        return Err(LoadError::Field { field: "the program's version" });
    }
    if !plain(&saved.written) || humantime::parse_rfc3339(&saved.written).is_err() {
        return Err(LoadError::Field { field: "the time it was written" });
    }
    Ok(())
}

fn setup(saved: &SavedGame) -> Result<Setup, LoadError> {
    let junkyard = Junkyard { name: saved.tile_set.clone(), tiles: saved.tiles.clone() };
    let tiles = TileSet::new(junkyard, saved.starter.clone())?;
    // More seats than a byte can count are more than a game can have.
    let seats = u8::try_from(saved.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup { tiles: tiles.into(), seats, seed: saved.seed, energy_to_win: saved.energy_to_win };
    setup.check()?;
    Ok(setup)
}

fn snapshot(saved: &SavedGame, setup: &Setup, names: &Names) -> Result<Snapshot, LoadError> {
    let snapshot = names.read_table(saved)?;
    let mut left = [0; 3];
    for ((part, ..), state) in setup.parts().zip(&snapshot.parts) {
        if let (Some(size), crate::table::Location::Pile) = (part.size, state.location) {
            left[size as usize] += 1;
        }
    }
    let FaceDown { small, medium, large } = saved.face_down;
    let found = [small, medium, large];
    if left == found { Ok(snapshot) } else { Err(LoadError::Piles { expected: left, found }) }
}

fn history(saved: &SavedGame, names: &Names) -> Result<Vec<Step>, LoadError> {
    let step = |(number, step)| names.read_step(step, number + 1);
    saved.history.iter().enumerate().map(step).collect()
}

/// A game is taken over after one of its steps, and once at each.
fn check_take_overs(saved: &SavedGame) -> Result<(), LoadError> {
    let in_order = saved.taken_over.windows(2).all(|two| two[0].after < two[1].after);
    let in_range = saved.taken_over.last().is_none_or(|last| last.after <= saved.history.len());
    if in_order && in_range { Ok(()) } else { Err(LoadError::Field { field: "where the game was taken over" }) }
}

/// Plays the history from the set-up.
fn replay(history: &History) -> Result<RecordedGame, LoadError> {
    let begun = RecordedGame::begin(history.setup().clone(), history.seats().to_vec());
    let (mut game, _) = begun.map_err(|error| LoadError::Table(error.to_string()))?;
    let done = retell(&mut game, history, 0..history.steps().len(), |_, _, _| ());
    done.map_err(|error| match error {
        ReplayError::Step { number, fault } => {
            LoadError::History { round: history.steps()[number - 1].round, action: number, reason: fault.to_string() }
        }
        other => LoadError::Table(other.to_string()),
    })?;
    Ok(game)
}

/// What is wrong with a table, with the names that the file uses.
fn sentence(error: &SnapshotError, names: &Names) -> String {
    match error {
        SnapshotError::Part { part, fault } => format!("part {}: {fault}", names.part(*part)),
        SnapshotError::Robot { seat, fault } => {
            let fault: &RobotFault = fault;
            format!("the {} robot: {fault}", names.colour(*seat).word())
        }
        other => other.to_string(),
    }
}

impl Names<'_> {
    /// A part by its name.
    pub(super) fn read_part(&self, name: &str, place: &str) -> Result<PartId, LoadError> {
        self.find_part(name).ok_or_else(|| unknown(place, "part", name))
    }
}
