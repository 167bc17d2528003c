//! Reasons why a file can't be read or written.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::language::{InWords, Phrase, displayed_in_english, phrase};

/// Reason why a file can't be read or written, in a sentence that the window can show.
#[derive(Debug, Error)]
pub enum DiskError {
    /// The file can't be read.
    Read(#[source] io::Error),
    /// The path names a folder or a device instead of a file.
    NoFile,
    /// A file of that name is there and may not be replaced.
    Taken(PathBuf),
    /// No space is left on the disk, or in the user's quota.
    Full(PathBuf),
    /// The folder or the disk may not be written to.
    ReadOnly(PathBuf),
    /// The folder is missing and can't be made.
    Gone(PathBuf),
    /// Another program holds the file's lock for longer than this program waits.
    Busy(PathBuf),
    /// Any other failure of a write.
    Write {
        /// The folder that was written to.
        folder: PathBuf,
        /// The system's reason.
        error: io::Error,
    },
}

impl DiskError {
    /// Classifies the system's reason for a failed write in `folder`.
    pub fn write(folder: &Path, error: io::Error) -> Self {
        let folder = folder.to_path_buf();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full(folder),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(folder),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::Gone(folder),
            _ => Self::Write { folder, error },
        }
    }

    /// Whether the file to be read does not exist.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Read(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl InWords for DiskError {
    fn phrase(&self) -> Phrase {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Self::Read(error) => phrase!("disk-read", error = error.to_string()),
            Self::NoFile => phrase!("disk-no-file"),
            Self::Taken(file) => phrase!("disk-taken", file = shown(file)),
            Self::Full(folder) => phrase!("disk-full", folder = shown(folder)),
            Self::ReadOnly(folder) => phrase!("disk-read-only", folder = shown(folder)),
            Self::Gone(folder) => phrase!("disk-gone", folder = shown(folder)),
            Self::Busy(file) => phrase!("disk-busy", file = shown(file)),
            Self::Write { folder, error } => {
                phrase!("disk-write", folder = shown(folder), error = error.to_string())
            }
        }
    }
}

displayed_in_english!(DiskError);
