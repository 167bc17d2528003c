//! Beginning a game and opening a saved one.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

use super::advice::Advice;
use super::desk::Desk;
use super::log::Log;
use super::log_lines;
use super::playing::{Held, Play};
use super::question::Question;
use super::ready;
use super::stand::Stand;
use crate::client::app::fault::OpenError;
use crate::game::Playable;
use crate::record::autosave::{self, GameName, newest};
use crate::record::disk::{RealDisk, read_capped};
use crate::record::{Chronicle, Loaded, RecordedGame, Seat, Session, load};
use crate::round;
use crate::table::{RoundState, Setup};

/// Where games are saved by themselves.
#[derive(Resource, Clone, Debug)]
pub struct SaveFolder(pub PathBuf);

impl SaveFolder {
    /// Where games are saved on a system that names no folder of the user's own.
    fn for_want_of_one() -> PathBuf {
        std::env::temp_dir().join("junkyard-bots")
    }

    /// Whether it is one of the user's own, which nobody else empties.
    pub fn is_lasting(&self) -> bool {
        self.0 != Self::for_want_of_one()
    }
}

impl Default for SaveFolder {
    fn default() -> Self {
        Self(autosave::folder().unwrap_or_else(Self::for_want_of_one))
    }
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
    seat_players(world, RecordedGame::begin(setup, seats)?.0, new_name())
}

/// Opens a saved game in the app's world. The newest automatic save of a game is saved on in that game's set; what else is opened is a game of
/// its own, so that it takes no later save away.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
pub fn open(world: &mut World, loaded: Loaded, file: Option<&Path>) -> Result<(), OpenError> {
    let folder = world.get_resource_or_init::<SaveFolder>();
    let own = file.and_then(|file| {
        let all = newest(&mut RealDisk, &folder.0).ok()?;
        all.into_iter().find(|(_, newest)| newest == file).map(|(name, _)| name)
    });
    seat_players(world, loaded.game, own.unwrap_or_else(new_name))
}

/// Begins a game that was taken over from a replay.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
pub fn take_over(world: &mut World, record: RecordedGame) -> Result<(), OpenError> {
    seat_players(world, record, new_name())
}

/// Moves a game into the app's world and lets it go on there.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
fn seat_players(world: &mut World, record: RecordedGame, name: GameName) -> Result<(), OpenError> {
    // A history that can't be played again tells nothing.
    let chronicle = Chronicle::of(record.history()).unwrap_or_default();
    let log = log_lines::log_of(&chronicle, record.history());
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    let session = Session::start(world, record, RealDisk, folder, name)?;
    sit_down(world, Held::Played(session), log);
    Ok(())
}

/// Lays the desk for a game whose table stands in the app's world.
pub(super) fn sit_down(world: &mut World, game: Held, log: Log) {
    let choices = world.read(round::legal_actions);
    let play = Play { game, log, choices, changes: 0 };
    let state = world.resource::<RoundState>().clone();
    let mut desk = Desk::at(Stand::opened(&state, play.players()));
    desk.bench = ready::bench(world, &play);
    desk.aim = ready::aim(&play, &state);
    world.insert_resource(desk);
    world.insert_resource(play);
    // What was asked of the game before, or is worked out for it, is not asked of this one.
    world.get_resource_or_init::<Advice>().cancel();
    Question::None.ask(world);
}

/// A seed that nobody knows beforehand: from the system's random source, or from the clock where that fails.
pub fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    SysRng.try_next_u64().unwrap_or(since.as_nanos() as u64)
}

/// A name for the saves of a game that goes on from now.
#[expect(clippy::expect_used, reason = "it has hexadecimal digits, and fewer than 32 of them")]
fn new_name() -> GameName {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    GameName::new(&format!("g{:x}", since.as_millis())).expect("letters and digits, at most 32")
}
