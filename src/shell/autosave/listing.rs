//! Lists the automatic saves of each game in a folder, and deletes games.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::game_lock::{GameLock, Holder};
use super::name::GameName;
use crate::disk::{Disk, DiskError};
use crate::language::{InWords, Phrase, displayed_in_english};

/// Reason why a saved game can't be deleted.
#[derive(Debug, Error)]
pub enum DeleteError {
    /// Another window plays the game.
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

/// Deletes all automatic saves of the game that a file belongs to; a file that is no automatic save
/// is deleted alone.
///
/// # Errors
/// [`DeleteError::InUse`] if another window plays the game, else the system's reason of the first
/// file that can't be deleted.
pub fn delete_saved_game(path: &Path) -> Result<(), DeleteError> {
    let (Some(folder), Some(game)) = (path.parent(), GameName::of_file(path)) else {
        return Ok(std::fs::remove_file(path)?);
    };
    // A full disk takes no lock file. Deleting goes on without one, because it makes room.
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

/// Files of each game, beginning with the game that was written last.
pub fn last_written_first(games: BTreeMap<GameName, Vec<PathBuf>>) -> impl Iterator<Item = Vec<PathBuf>> {
    let modified = |path: &PathBuf| std::fs::metadata(path).and_then(|data| data.modified()).ok();
    let mut games: Vec<_> = games.into_values().map(|files| (files.first().and_then(modified), files)).collect();
    games.sort();
    games.into_iter().rev().map(|(_, files)| files)
}

/// Automatic saves in a folder by game, the newest of each game first.
///
/// # Errors
/// [`DiskError`] if the folder can't be read; a missing folder counts as empty.
pub fn files_of_games(disk: &mut dyn Disk, folder: &Path) -> Result<BTreeMap<GameName, Vec<PathBuf>>, DiskError> {
    let files = match disk.list(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        listed => listed.map_err(DiskError::Read)?,
    };
    let mut sequences: BTreeMap<GameName, Vec<u64>> = BTreeMap::new();
    for file in files {
        let Some(game) = GameName::of_file(Path::new(&file)) else { continue };
        let Some(sequence) = game.sequence_of(&file) else { continue };
        sequences.entry(game).or_default().push(sequence);
    }
    let paths = |(game, mut sequences): (GameName, Vec<u64>)| {
        sequences.sort_unstable_by(|a, b| b.cmp(a));
        let paths = sequences.into_iter().map(|sequence| folder.join(game.file_name(sequence)));
        let paths = paths.collect();
        (game, paths)
    };
    Ok(sequences.into_iter().map(paths).collect())
}

/// Newest automatic save of each game in a folder.
///
/// # Errors
/// As [`files_of_games`].
pub fn newest_saves(disk: &mut dyn Disk, folder: &Path) -> Result<Vec<(GameName, PathBuf)>, DiskError> {
    let newest = |(game, paths): (GameName, Vec<PathBuf>)| Some((game, paths.into_iter().next()?));
    Ok(files_of_games(disk, folder)?.into_iter().filter_map(newest).collect())
}
