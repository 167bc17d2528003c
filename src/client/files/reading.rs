//! Reading saved games from files, whatever their game. Must be called off the frame's thread,
//! because it accesses the disk.

use std::path::{Path, PathBuf};

use bevy::prelude::World;

use crate::app::fault::OpenError;
use crate::play::start::open::SaveFolder;
use crate::play::window_games::{OpenableGame, WindowGames};
use shell::autosave::{GameName, GameSet, files_of_games};
use shell::disk::{RealDisk, read_capped};
use shell::shutdown;

/// Saved game that was read to be played, and the set of files in which it is saved from then on.
pub(super) struct Opening {
    pub(super) game: Box<dyn OpenableGame>,
    pub(super) set: GameSet,
}

/// List of the games whose files can be read, and the folder of automatic saves.
pub(super) struct Reader {
    pub(super) games: WindowGames,
    pub(super) folder: PathBuf,
}

impl Reader {
    /// Reader of the files that a window finds and plays.
    pub(super) fn of(world: &mut World) -> Self {
        let games = *world.resource::<WindowGames>();
        Self { games, folder: world.get_resource_or_init::<SaveFolder>().0.clone() }
    }

    /// Reads a saved game from a file.
    fn read(&self, path: &Path) -> Result<Box<dyn OpenableGame>, OpenError> {
        self.games.load_saved_game(&read_capped(path)?).map_err(OpenError::Load)
    }

    /// Name of the game that an automatic save belongs to; `None` for any other file.
    fn game_of_automatic_save(&self, path: &Path) -> Option<GameName> {
        GameName::of_file(path).filter(|_| path.parent() == Some(&self.folder))
    }

    /// Reads a saved game to be played. The newest automatic save of a game continues in that
    /// game's set; any other file is opened as a game of its own, so that saving it removes no
    /// later save.
    ///
    /// # Errors
    /// [`OpenError::InUse`] if another window plays that game, else the error of reading the file.
    pub(super) fn read_to_play(&self, path: &Path) -> Result<Opening, OpenError> {
        // A game of this window may still have a step to write.
        shutdown::flush_steps();
        let set = match self.game_of_automatic_save(path) {
            Some(game) => self.claim_if_newest(path, game)?,
            None => None,
        };
        let set = set.unwrap_or_else(|| GameSet::unused(self.folder.clone()));
        Ok(Opening { game: self.read(path)?, set })
    }

    /// Claims the set of an automatic save if the save is the newest of its game. Searches for the
    /// newest file after claiming the set, because from then on no other window writes into it.
    fn claim_if_newest(&self, path: &Path, game: GameName) -> Result<Option<GameSet>, OpenError> {
        let set = GameSet::claim(self.folder.clone(), game.clone()).map_err(OpenError::InUse)?;
        let files = files_of_games(&mut RealDisk, &self.folder)?;
        let newest = files.get(&game).and_then(|files| files.first());
        Ok((newest.map(PathBuf::as_path) == Some(path)).then_some(set))
    }

    /// Reads the newest file of the game that an automatic save belongs to, to continue that game:
    /// another window may have saved a later file since this one was found.
    ///
    /// # Errors
    /// As [`Self::read_to_play`].
    pub(super) fn read_newest_to_play(&self, path: &Path) -> Result<Opening, OpenError> {
        let Some(game) = self.game_of_automatic_save(path) else { return self.read_to_play(path) };
        let set = GameSet::claim(self.folder.clone(), game).map_err(OpenError::InUse)?;
        shutdown::flush_steps();
        Ok(Opening { game: self.read_newest(path)?, set })
    }

    /// Reads a saved game to be played as a separate game, from its newest state, even while
    /// another window plays the original.
    ///
    /// # Errors
    /// [`OpenError`] if the file can't be read.
    pub(super) fn read_as_own(&self, path: &Path) -> Result<Opening, OpenError> {
        let set = GameSet::unused(self.folder.clone());
        Ok(Opening { game: self.read_newest(path)?, set })
    }

    /// Reads the newest readable file of the game that an automatic save belongs to, because
    /// another window may have saved the game meanwhile and removed older files. A damaged file is
    /// skipped in favour of the one before it. Any other file is read as it is.
    ///
    /// # Errors
    /// [`OpenError`] if the file can't be read.
    pub(super) fn read_newest(&self, path: &Path) -> Result<Box<dyn OpenableGame>, OpenError> {
        let game = self.game_of_automatic_save(path);
        let mut files = files_of_games(&mut RealDisk, &self.folder).unwrap_or_default();
        let files = game.and_then(|game| files.remove(&game)).unwrap_or_default();
        files.iter().find_map(|file| self.read(file).ok()).map_or_else(|| self.read(path), Ok)
    }
}
