//! Files that are whole or not there.
//!
//! A file is written beside its place under another name, brought to the disk, and given its name in one step; then the
//! folder is brought to the disk. Whenever the program or the machine stops, the old file or the new one is there.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::format::MOST_BYTES;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};

/// Why a file can't be read or written, in a sentence that the window can show.
#[derive(Debug, Error)]
pub enum DiskError {
    /// It can't be read.
    Read(#[source] io::Error),
    /// It is no file, but a folder or a device.
    NoFile,
    /// Nothing is left on the disk, or of what the user may use of it.
    Full(PathBuf),
    /// The folder or the disk may not be written to.
    ReadOnly(PathBuf),
    /// The folder is not there and can't be made.
    Gone(PathBuf),
    /// Anything else that went wrong.
    Write {
        /// Where to.
        folder: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl DiskError {
    /// What a failed write means.
    pub fn write(folder: &Path, error: io::Error) -> Self {
        let folder = folder.to_path_buf();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full(folder),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(folder),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::Gone(folder),
            _ => Self::Write { folder, error },
        }
    }
}

impl InWords for DiskError {
    fn phrase(&self) -> Phrase {
        let shown = |folder: &Path| folder.display().to_string();
        match self {
            Self::Read(error) => phrase!("disk-read", error = error.to_string()),
            Self::NoFile => phrase!("disk-no-file"),
            Self::Full(folder) => phrase!("disk-full", folder = shown(folder)),
            Self::ReadOnly(folder) => phrase!("disk-read-only", folder = shown(folder)),
            Self::Gone(folder) => phrase!("disk-gone", folder = shown(folder)),
            Self::Write { folder, error } => {
                phrase!("disk-write", folder = shown(folder), error = error.to_string())
            }
        }
    }
}

displayed_in_english!(DiskError);

/// Reads a file that a stranger may have sent, and never more of it than a saved game can have and one byte.
///
/// # Errors
/// [`DiskError::Read`] or [`DiskError::NoFile`].
pub fn read_capped(path: &Path) -> Result<Vec<u8>, DiskError> {
    // Asked before opening: opening a pipe would wait for its other end.
    if !fs::metadata(path).map_err(DiskError::Read)?.is_file() {
        return Err(DiskError::NoFile);
    }
    let file = File::open(path).map_err(DiskError::Read)?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(DiskError::Read)?;
    Ok(bytes)
}

/// How the names of files begin that are not finished yet.
pub(super) const UNFINISHED: &str = ".saving-";

/// The name of a file to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name<'a> {
    /// No file may have it yet.
    Free(&'a str),
    /// A file of that name is replaced.
    Taken(&'a str),
}

/// What a saved game does to the disk, a step at a time, so that a test can let each of them fail.
pub trait Disk: Send {
    /// Makes a folder and those above it.
    ///
    /// # Errors
    /// What the system says.
    fn make_folder(&mut self, folder: &Path) -> io::Result<()>;
    /// The names of the files in a folder.
    ///
    /// # Errors
    /// What the system says.
    fn list(&mut self, folder: &Path) -> io::Result<Vec<String>>;
    /// Writes a file of another name in the folder, brings it to the disk and gives it its name; brings the folder to the
    /// disk.
    ///
    /// # Errors
    /// What the system says, [`io::ErrorKind::AlreadyExists`] if a file has the name that must be [`Name::Free`]; the
    /// file of that name is then the old one, or there is none.
    fn write(&mut self, folder: &Path, name: Name, bytes: &[u8]) -> io::Result<()>;
    /// Takes a file away.
    ///
    /// # Errors
    /// What the system says.
    fn remove(&mut self, path: &Path) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn make_folder(&mut self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn list(&mut self, folder: &Path) -> io::Result<Vec<String>> {
        let names = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().into_string().unwrap_or_default()));
        names.collect()
    }

    fn write(&mut self, folder: &Path, name: Name, bytes: &[u8]) -> io::Result<()> {
        let (Name::Free(text) | Name::Taken(text)) = name;
        let prefix = format!("{UNFINISHED}{text}-");
        let mut file = beside(&prefix).tempfile_in(folder)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        let path = folder.join(text);
        let named = match name {
            Name::Free(_) => file.persist_noclobber(path),
            Name::Taken(_) => file.persist(path),
        };
        named.map_err(|error| error.error)?;
        sync_folder(folder);
        Ok(())
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

/// A new file in the folder of the one it is to become, open to the same people as any other new file.
fn beside(prefix: &str) -> tempfile::Builder<'_, '_> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(prefix).suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// Brings a folder's list of names to the disk, where folders can be opened like files. The file is whole and has its name by then: where a
/// file system does not do this for folders, that is no failed save.
fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

/// Saves a game, or what is made of one, under a name of the player's choice; a file of that name is replaced.
///
/// # Errors
/// [`DiskError`]; a file of that name is unchanged then.
pub fn save_as(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let Some(name) = path.file_name().and_then(|name| name.to_str()) else { return Err(DiskError::NoFile) };
    if path.is_dir() {
        return Err(DiskError::NoFile);
    }
    RealDisk.write(folder, Name::Taken(name), contents.as_ref()).map_err(|error| DiskError::write(folder, error))
}
