//! The files of a game, numbered by a sequence that goes on over restarts.
//!
//! A new file never takes the name of one that is there; old ones are taken away only after a newer one is whole on the disk,
//! and only those of the same game.

use std::io;
use std::path::{Path, PathBuf};

use crate::record::disk::{Disk, DiskError, Name, UNFINISHED};

/// How many files of a game are kept.
pub const KEPT: usize = 10;
/// How often a name that is taken after all is passed over.
const MOST_TRIES: u64 = 100;

/// The name of a game's set: lower-case letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameName(String);

impl GameName {
    /// A name of 1 to 32 lower-case letters and digits; `None` if it is another.
    pub fn new(name: &str) -> Option<Self> {
        let plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        (plain && (1..=32).contains(&name.len())).then(|| Self(name.to_owned()))
    }

    /// The name of the game that an automatic save belongs to; `None` of a file that is none.
    fn of_file(path: &Path) -> Option<Self> {
        let file = path.file_name()?.to_str()?;
        let game = Self::new(file.split_once('-')?.0)?;
        game.sequence(file).map(|_| game)
    }

    fn file(&self, sequence: u64) -> String {
        format!("{}-{sequence:08}.ron", self.0)
    }

    /// The sequence number of a file of this game.
    fn sequence(&self, file: &str) -> Option<u64> {
        let digits = file.strip_prefix(&self.0)?.strip_prefix('-')?.strip_suffix(".ron")?;
        (digits.len() >= 8 && digits.bytes().all(|byte| byte.is_ascii_digit())).then(|| digits.parse().ok())?
    }
}

/// Deletes the automatic saves of the game that a file belongs to; of a file that is no automatic save, only itself.
///
/// # Errors
/// What the system says of the first that can't be deleted.
pub fn delete(path: &Path) -> io::Result<()> {
    let (Some(folder), Some(game)) = (path.parent(), GameName::of_file(path)) else {
        return std::fs::remove_file(path);
    };
    for file in std::fs::read_dir(folder)?.filter_map(Result::ok) {
        if GameName::of_file(&file.path()).is_some_and(|own| own == game) {
            std::fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// The files of games, the one that was written last first.
pub fn last_written_first(files: Vec<(GameName, PathBuf)>) -> impl Iterator<Item = PathBuf> {
    let written = |path: &Path| std::fs::metadata(path).and_then(|data| data.modified()).ok();
    let mut files: Vec<_> = files.into_iter().map(|(_, path)| (written(&path), path)).collect();
    files.sort();
    files.into_iter().rev().map(|(_, path)| path)
}

/// The newest file of each game in a folder.
///
/// # Errors
/// [`DiskError`] if the folder can't be read; a folder that is not there is an empty one.
pub fn newest(disk: &mut dyn Disk, folder: &Path) -> Result<Vec<(GameName, PathBuf)>, DiskError> {
    let files = match disk.list(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        listed => listed.map_err(DiskError::Read)?,
    };
    let mut newest: Vec<(GameName, u64)> = Vec::new();
    for file in files {
        let Some(game) = GameName::of_file(Path::new(&file)) else { continue };
        let Some(sequence) = game.sequence(&file) else { continue };
        match newest.iter_mut().find(|(other, _)| *other == game) {
            Some((_, last)) => *last = sequence.max(*last),
            None => newest.push((game, sequence)),
        }
    }
    newest.sort();
    Ok(newest.into_iter().map(|(game, sequence)| (game.clone(), folder.join(game.file(sequence)))).collect())
}

/// The files of one game.
pub(super) struct Files {
    disk: Box<dyn Disk>,
    folder: PathBuf,
    game: GameName,
    /// The last sequence number that is taken, once that is known.
    last: Option<u64>,
}

impl Files {
    pub(super) fn new(disk: Box<dyn Disk>, folder: PathBuf, game: GameName) -> Self {
        Self { disk, folder, game, last: None }
    }

    /// Writes a text to a new file, and takes the oldest away.
    pub(super) fn save(&mut self, text: &str) -> Result<(), DiskError> {
        let mut saved = self.try_save(text);
        if saved.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
            // The folder has vanished since it was looked at: it is made again.
            self.last = None;
            saved = self.try_save(text);
        }
        saved.map_err(|error| self.failed(error))
    }

    /// What a failed save means. Whatever went wrong, the folder may be another one by the next time.
    pub(super) fn failed(&mut self, error: io::Error) -> DiskError {
        self.last = None;
        DiskError::write(&self.folder, error)
    }

    fn try_save(&mut self, text: &str) -> io::Result<()> {
        let last = match self.last {
            Some(last) => last,
            None => self.look()?,
        };
        for sequence in last + 1..=last + MOST_TRIES {
            let name = self.game.file(sequence);
            match self.disk.write(&self.folder, Name::Free(&name), text.as_bytes()) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(()) => {
                    self.last = Some(sequence);
                    self.rotate();
                    return Ok(());
                }
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Finds the last sequence number, and clears away what a program that was killed has left unfinished.
    fn look(&mut self) -> io::Result<u64> {
        self.disk.make_folder(&self.folder)?;
        let files = self.disk.list(&self.folder)?;
        let unfinished = format!("{UNFINISHED}{}-", self.game.0);
        for file in files.iter().filter(|file| file.starts_with(&unfinished)) {
            // Left there it does no harm.
            let _ = self.disk.remove(&self.folder.join(file));
        }
        Ok(files.iter().filter_map(|file| self.game.sequence(file)).max().unwrap_or(0))
    }

    /// Takes the oldest files away. That a file stays is no fault: the game is saved.
    fn rotate(&mut self) {
        let Ok(files) = self.disk.list(&self.folder) else { return };
        let mut sequences: Vec<u64> = files.iter().filter_map(|file| self.game.sequence(file)).collect();
        sequences.sort_unstable();
        let surplus = sequences.len().saturating_sub(KEPT);
        for &sequence in &sequences[..surplus] {
            let _ = self.disk.remove(&self.folder.join(self.game.file(sequence)));
        }
    }
}
