//! Beginning a game and opening a saved one.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

use super::log_lines;
use super::playing::{CurrentGame, Play};
use super::seating::seat_game;
use crate::client::app::fault::OpenError;
use crate::client::app::frames::Waker;
use crate::games::junkyard_bots::action::JunkyardBots;
use crate::games::junkyard_bots::record::{LoadedGame, RecordedGame, Session, load_game};
use crate::games::junkyard_bots::table::Setup;
use crate::shell::autosave::{self, GameName, GameSet, files_of_games};
use crate::shell::disk::{RealDisk, read_capped};
use crate::shell::record::Chronicle;
use crate::shell::seats::Seat;
use crate::shell::shutdown;

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
        Self(autosave::saves_folder().unwrap_or_else(Self::for_want_of_one))
    }
}

/// Reads a saved game from a file.
///
/// # Errors
/// [`OpenError::Disk`] or [`OpenError::Load`].
pub fn read(path: &Path) -> Result<LoadedGame, OpenError> {
    Ok(load_game(&read_capped(path)?)?)
}

/// A saved game that was read to be played, and the set in which it goes on.
pub struct Opening {
    /// The game.
    pub loaded: LoadedGame,
    set: GameSet,
}

/// Reads a saved game to be played. The newest automatic save of a game goes on in that game's set;
/// any other file is opened as a game of its own, so that it takes no later save away. To be called
/// off the frame's thread.
///
/// # Errors
/// [`OpenError::InUse`] if another window plays that game, else why it can't be read.
pub fn read_to_play(path: &Path, folder: &Path) -> Result<Opening, OpenError> {
    // A game of this window may still have a step to write.
    shutdown::flush_steps();
    let set = match GameName::of_file(path).filter(|_| path.parent() == Some(folder)) {
        Some(game) => claim_if_newest(path, folder, game)?,
        None => None,
    };
    let set = set.unwrap_or_else(|| GameSet::unused(folder.to_path_buf()));
    Ok(Opening { loaded: read(path)?, set })
}

/// Claims the set of an automatic save if it is the newest of its game. It is looked for once the
/// set is claimed, when no other window writes into it any more.
fn claim_if_newest(path: &Path, folder: &Path, game: GameName) -> Result<Option<GameSet>, OpenError> {
    let set = GameSet::claim(folder.to_path_buf(), game.clone()).map_err(OpenError::InUse)?;
    let files = files_of_games(&mut RealDisk, folder)?;
    let newest = files.get(&game).and_then(|files| files.first());
    Ok((newest.map(PathBuf::as_path) == Some(path)).then_some(set))
}

/// Reads the newest file of the game that an automatic save belongs to, to be played on with: since
/// the file was found, another window may have saved a later one.
///
/// # Errors
/// As [`read_to_play`].
pub fn read_newest_to_play(path: &Path, folder: &Path) -> Result<Opening, OpenError> {
    let game = GameName::of_file(path).filter(|_| path.parent() == Some(folder));
    let Some(game) = game else { return read_to_play(path, folder) };
    let set = GameSet::claim(folder.to_path_buf(), game).map_err(OpenError::InUse)?;
    shutdown::flush_steps();
    Ok(Opening { loaded: read_newest(path, folder)?, set })
}

/// Reads a saved game to be played as a game of its own, from where it stands now, whoever plays
/// the one of that file.
///
/// # Errors
/// Why it can't be read.
pub fn read_as_own(path: &Path, folder: &Path) -> Result<Opening, OpenError> {
    let set = GameSet::unused(folder.to_path_buf());
    Ok(Opening { loaded: read_newest(path, folder)?, set })
}

/// Reads the newest file of the game that an automatic save belongs to: another window may save it
/// on meanwhile, and take the older files away. A file that is damaged makes way for the one
/// before. Any other file is read as it is.
///
/// # Errors
/// Why it can't be read.
pub fn read_newest(path: &Path, folder: &Path) -> Result<LoadedGame, OpenError> {
    let game = GameName::of_file(path).filter(|_| path.parent() == Some(folder));
    let mut files = files_of_games(&mut RealDisk, folder).unwrap_or_default();
    let files = game.and_then(|game| files.remove(&game)).unwrap_or_default();
    files.iter().find_map(|file| read(file).ok()).map_or_else(|| read(path), Ok)
}

/// Begins a game in the app's world; the one that is going on there makes way once the new one
/// stands.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
pub fn begin(world: &mut World, setup: Setup, seats: Vec<Seat>) -> Result<(), OpenError> {
    let record = RecordedGame::begin(setup, seats)?.0;
    seat_players_in_new_set(world, record)
}

/// Goes on with a saved game in the app's world. The game that is at the table already stays as it
/// is: it may have a step that could not be saved.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
pub fn open(world: &mut World, opening: Opening) -> Result<(), OpenError> {
    if world.get_resource::<Play<JunkyardBots>>().is_some_and(|play| play.is_saved_in(opening.set.name())) {
        return Ok(());
    }
    seat_players(world, opening.loaded.game, opening.set)
}

/// Begins a game that comes from no file of this program: one that was pasted, or taken over from a
/// replay.
///
/// # Errors
/// [`OpenError`]; the game that is going on goes on.
pub fn seat_players_in_new_set(world: &mut World, record: RecordedGame) -> Result<(), OpenError> {
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    seat_players(world, record, GameSet::unused(folder))
}

/// Moves a game into the app's world and lets it go on there, saved in a set.
fn seat_players(world: &mut World, record: RecordedGame, set: GameSet) -> Result<(), OpenError> {
    // A history that can't be played again tells nothing.
    let chronicle = Chronicle::<JunkyardBots, ()>::from_history(record.history(), |_| ()).unwrap_or_default();
    let log = log_lines::log_of(&chronicle, record.history());
    let waker = world.get_resource_or_init::<Waker>().clone();
    let session = Session::start(world, record, RealDisk, set, move || waker.wake())?;
    seat_game(world, CurrentGame::Played(session), log);
    Ok(())
}

/// A seed that nobody knows beforehand, below a million: short enough to be read aloud.
pub fn short_seed() -> u64 {
    any_seed() % 1_000_000
}

/// Begins the game at the table again with the same seats, tiles and rule options and another seed.
/// `None` if there is no game to begin again; a lesson or a puzzle is none.
pub fn begin_again(world: &mut World) -> Option<Result<(), OpenError>> {
    let history = world.get_resource::<Play<JunkyardBots>>().filter(|play| !play.is_exercise())?.history();
    let setup = Setup { seed: short_seed(), ..history.setup().clone() };
    let seats = history.seats().to_vec();
    Some(begin(world, setup, seats))
}

/// A seed that nobody knows beforehand: from the system's random source, or from the clock where
/// that fails.
pub fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    SysRng.try_next_u64().unwrap_or(since.as_nanos() as u64)
}
