//! The newest file of each game in a folder, and deleting a game.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::game_lock::{GameLock, Holder};
use super::name::GameName;
use crate::language::{InWords, Phrase, displayed_in_english};
use crate::record::disk::{Disk, DiskError};

/// Reason why a saved game can't be deleted.
#[derive(Debug, Error)]
pub enum DeleteError {
    /// Another window plays it.
    InUse(Holder),
    /// The system's reason.
    Disk(#[from] io::Error),
}

impl InWords for DeleteError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::InUse(holder) => holder.phrase(),
            Self::Disk(error) => Phrase::words(error.to_string()),
        }
    }
}

displayed_in_english!(DeleteError);

/// Deletes the automatic saves of the game that a file belongs to; of a file that is no automatic
/// save, only itself.
///
/// # Errors
/// [`DeleteError::InUse`] if another window plays the game, else the system's reason of the first
/// file that can't be deleted.
pub fn delete(path: &Path) -> Result<(), DeleteError> {
    let (Some(folder), Some(game)) = (path.parent(), GameName::of_file(path)) else {
        return Ok(std::fs::remove_file(path)?);
    };
    // On a full disk no lock file can be made, and deleting makes room.
    let lock = match GameLock::acquire(folder, &game) {
        Err(error) if is_full(&error) => None,
        lock => Some(lock?.map_err(DeleteError::InUse)?),
    };
    for file in std::fs::read_dir(folder)?.filter_map(Result::ok) {
        if GameName::of_file(&file.path()).is_some_and(|own| own == game) {
            std::fs::remove_file(file.path())?;
        }
    }
    if let Some(lock) = lock {
        lock.remove_if_unused();
    }
    Ok(())
}

fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)
}

/// The files of each game, the game that was written last first.
pub fn last_written_first(games: BTreeMap<GameName, Vec<PathBuf>>) -> impl Iterator<Item = Vec<PathBuf>> {
    let modified = |path: &PathBuf| std::fs::metadata(path).and_then(|data| data.modified()).ok();
    let mut games: Vec<_> = games.into_values().map(|files| (files.first().and_then(modified), files)).collect();
    games.sort();
    games.into_iter().rev().map(|(_, files)| files)
}

/// The automatic saves in a folder by their games, of each game the newest first.
///
/// # Errors
/// [`DiskError`] if the folder can't be read; a folder that is not there is an empty one.
pub fn files_of_games(disk: &mut dyn Disk, folder: &Path) -> Result<BTreeMap<GameName, Vec<PathBuf>>, DiskError> {
    let files = match disk.list(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        listed => listed.map_err(DiskError::Read)?,
    };
    let mut sequences: BTreeMap<GameName, Vec<u64>> = BTreeMap::new();
    for file in files {
        let Some(game) = GameName::of_file(Path::new(&file)) else { continue };
        let Some(sequence) = game.sequence(&file) else { continue };
        sequences.entry(game).or_default().push(sequence);
    }
    let paths = |(game, mut sequences): (GameName, Vec<u64>)| {
        sequences.sort_unstable_by(|a, b| b.cmp(a));
        let paths = sequences.into_iter().map(|sequence| folder.join(game.file(sequence)));
        let paths = paths.collect();
        (game, paths)
    };
    Ok(sequences.into_iter().map(paths).collect())
}

/// The newest file of each game in a folder.
///
/// # Errors
/// As [`files_of_games`].
pub fn newest(disk: &mut dyn Disk, folder: &Path) -> Result<Vec<(GameName, PathBuf)>, DiskError> {
    let newest = |(game, paths): (GameName, Vec<PathBuf>)| Some((game, paths.into_iter().next()?));
    Ok(files_of_games(disk, folder)?.into_iter().filter_map(newest).collect())
}
