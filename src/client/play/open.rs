//! Beginning a game and opening a saved one.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

use super::executor::Execute;
use super::log_lines;
use super::playing::{CurrentGame, Play};
use super::seating::seat_game;
use crate::client::app::fault::OpenError;
use crate::client::app::frames::Waker;
use crate::games::junkyard_bots::action::JunkyardBots;
use crate::games::junkyard_bots::record::{LoadedGame, load_game};
use crate::games::junkyard_bots::table::Setup;
use crate::shell::autosave::{self, GameName, GameSet, files_of_games};
use crate::shell::disk::{RealDisk, read_capped};
use crate::shell::record::{Chronicle, RecordedGame, Session};
use crate::shell::seats::Seat;
use crate::shell::shutdown;

/// Folder in which games are saved automatically.
#[derive(Resource, Clone, Debug)]
pub struct SaveFolder(pub PathBuf);

impl SaveFolder {
    /// Folder for saved games on a system that names no folder of the user's own.
    fn for_want_of_one() -> PathBuf {
        std::env::temp_dir().join("junkyard-bots")
    }

    /// Whether the folder is the user's own, rather than the temporary one, which others may empty.
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

/// Saved game that was read to be played, and the set of files in which it is saved from then on.
pub struct Opening {
    /// Game that was read.
    pub loaded: LoadedGame,
    set: GameSet,
}

/// Reads a saved game to be played. The newest automatic save of a game continues in that game's
/// set; any other file is opened as a game of its own, so that saving it removes no later save.
/// Must be called off the frame's thread, because it accesses the disk.
///
/// # Errors
/// [`OpenError::InUse`] if another window plays that game, else the error of reading the file.
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

/// Claims the set of an automatic save if the save is the newest of its game. Searches for the
/// newest file after claiming the set, because from then on no other window writes into it.
fn claim_if_newest(path: &Path, folder: &Path, game: GameName) -> Result<Option<GameSet>, OpenError> {
    let set = GameSet::claim(folder.to_path_buf(), game.clone()).map_err(OpenError::InUse)?;
    let files = files_of_games(&mut RealDisk, folder)?;
    let newest = files.get(&game).and_then(|files| files.first());
    Ok((newest.map(PathBuf::as_path) == Some(path)).then_some(set))
}

/// Reads the newest file of the game that an automatic save belongs to, to continue that game:
/// another window may have saved a later file since this one was found.
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

/// Reads a saved game to be played as a separate game, from its newest state, even while another
/// window plays the original.
///
/// # Errors
/// [`OpenError`] if the file can't be read.
pub fn read_as_own(path: &Path, folder: &Path) -> Result<Opening, OpenError> {
    let set = GameSet::unused(folder.to_path_buf());
    Ok(Opening { loaded: read_newest(path, folder)?, set })
}

/// Reads the newest readable file of the game that an automatic save belongs to, because another
/// window may have saved the game meanwhile and removed older files. A damaged file is skipped in
/// favour of the one before it. Any other file is read as it is.
///
/// # Errors
/// [`OpenError`] if the file can't be read.
pub fn read_newest(path: &Path, folder: &Path) -> Result<LoadedGame, OpenError> {
    let game = GameName::of_file(path).filter(|_| path.parent() == Some(folder));
    let mut files = files_of_games(&mut RealDisk, folder).unwrap_or_default();
    let files = game.and_then(|game| files.remove(&game)).unwrap_or_default();
    files.iter().find_map(|file| read(file).ok()).map_or_else(|| read(path), Ok)
}

/// Begins a game in the app's world. It replaces the game there only once it is set up.
///
/// # Errors
/// [`OpenError`]; the previous game continues then.
pub fn begin(world: &mut World, setup: Setup, seats: Vec<Seat>) -> Result<(), OpenError> {
    let record = RecordedGame::<JunkyardBots>::begin(setup, seats)?.0;
    seat_players_in_new_set(world, record)
}

/// Continues a saved game in the app's world. A game that is already at the table stays as it is,
/// because it may have a step that could not be saved.
///
/// # Errors
/// [`OpenError`]; the previous game continues then.
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
/// [`OpenError`]; the previous game continues then.
pub fn seat_players_in_new_set<G: Execute>(world: &mut World, record: RecordedGame<G>) -> Result<(), OpenError> {
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    seat_players(world, record, GameSet::unused(folder))
}

/// Moves a game into the app's world and continues it there, saved in a set.
fn seat_players<G: Execute>(world: &mut World, record: RecordedGame<G>, set: GameSet) -> Result<(), OpenError> {
    // A history that can't be replayed gets an empty log.
    let chronicle = Chronicle::<G, ()>::from_history(record.history(), |_| ()).unwrap_or_default();
    let log = log_lines::log_of(&chronicle, record.history());
    let waker = world.get_resource_or_init::<Waker>().clone();
    let session = Session::start(world, record, RealDisk, set, move || waker.wake())?;
    seat_game(world, CurrentGame::Played(session), log);
    Ok(())
}

/// Returns a random seed below a million, short enough to be read aloud.
pub fn short_seed() -> u64 {
    any_seed() % 1_000_000
}

/// Begins the game at the table again with the same setup and seats, but another seed. Returns
/// `None` if there is no game at the table, or only an exercise.
pub fn begin_again(world: &mut World) -> Option<Result<(), OpenError>> {
    let history = world.get_resource::<Play<JunkyardBots>>().filter(|play| !play.is_exercise())?.history();
    let setup = Setup { seed: short_seed(), ..history.setup().clone() };
    let seats = history.seats().to_vec();
    Some(begin(world, setup, seats))
}

/// Returns a seed from the system's random source, or from the clock if that source fails.
pub fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    SysRng.try_next_u64().unwrap_or(since.as_nanos() as u64)
}
