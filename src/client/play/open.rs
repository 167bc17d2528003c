//! Beginning a game and opening a saved one.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use thiserror::Error;

use super::{Desk, Log, Play, Stand, Told, ready};
use crate::action::TableEvent;
use crate::game::{self, Door, Game};
use crate::record::autosave::{self, GameName};
use crate::record::disk::{DiskError, RealDisk, read_capped};
use crate::record::game::BeginError;
use crate::record::{History, LoadError, Loaded, Proof, RecordedGame, Seat, Session, load};
use crate::round;
use crate::table::{RoundState, Setup};

/// Where games are saved by themselves.
#[derive(Resource, Clone, Debug)]
pub struct SaveFolder(pub PathBuf);

impl Default for SaveFolder {
    fn default() -> Self {
        Self(autosave::folder().unwrap_or_else(|| std::env::temp_dir().join("junkyard-bots")))
    }
}

/// Why a game can't be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file can't be read.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// It is no saved game.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The game can't begin.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The system gives no thread to save the game in.
    #[error("the system lets nothing be saved: {0}")]
    Thread(#[from] std::io::Error),
    /// The table does not fit the set-up.
    #[error(transparent)]
    Table(#[from] crate::table::SnapshotError),
}

/// Reads a saved game from a file.
///
/// # Errors
/// [`OpenError::Disk`] or [`OpenError::Load`].
pub fn read(path: &Path) -> Result<Loaded, OpenError> {
    Ok(load(&read_capped(path)?)?)
}

/// Begins a game in the app's world; the one that is going on there makes way once the new one stands.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
pub fn begin(world: &mut World, setup: Setup, seats: Vec<Seat>) -> Result<(), OpenError> {
    let (record, events) = RecordedGame::begin(setup, seats)?;
    seat_players(world, record, &[(0, events)])
}

/// Opens a saved game in the app's world.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
pub fn open(world: &mut World, loaded: Loaded) -> Result<(), OpenError> {
    let told = if loaded.proof == Proof::Proved { retold(&loaded.game) } else { Vec::new() };
    seat_players(world, loaded.game, &told)
}

/// What happened at each step of a game, from its history.
fn retold(record: &RecordedGame) -> Vec<(usize, Vec<TableEvent>)> {
    let Ok((mut game, first)) = Game::new(record.setup()) else { return Vec::new() };
    let mut told = vec![(0, first)];
    for (number, step) in record.history().iter().enumerate() {
        match game.act(step.action.clone()) {
            Ok(events) => told.push((number + 1, events)),
            Err(_) => break,
        }
    }
    told
}

/// Moves a game into the app's world and lets it go on there.
fn seat_players(
    world: &mut World,
    mut record: RecordedGame,
    told: &[(usize, Vec<TableEvent>)],
) -> Result<(), OpenError> {
    let snapshot = record.snapshot();
    let (history, _) = record.into_parts();
    // The old session writes what is still waiting before its table goes.
    drop(world.remove_resource::<Play>());
    game::restore(world, history.setup(), &snapshot)?;
    let log = retell(&history, told);
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    let session = Session::start(history, world, RealDisk, folder, new_name())?;
    let choices = world.read(round::legal_actions);
    let play = Play { session, log, choices, told: Told::default() };
    let state = world.resource::<RoundState>().clone();
    let mut desk = Desk::at(Stand::opened(&state, play.people()));
    desk.bench = ready::bench(world, &play);
    desk.aim = ready::aim(&play, &state);
    world.insert_resource(desk);
    world.insert_resource(play);
    Ok(())
}

fn retell(history: &History, told: &[(usize, Vec<TableEvent>)]) -> Log {
    let mut log = Log::default();
    for (step, events) in told {
        log.add(*step, events, &history.setup().tiles, history.seats());
    }
    log
}

/// A name for the saves of a game that goes on from now.
fn new_name() -> GameName {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    GameName::new(&format!("g{:x}", since.as_millis())).expect("letters and digits, at most 32")
}
