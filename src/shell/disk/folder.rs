//! Operations by which automatic saves use a folder.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use super::whole::{ExistingFile, is_unfinished, write_whole};

/// Age from which an unfinished file counts as left by a program that was killed.
const ABANDONED_AGE: Duration = Duration::from_secs(3_600);

/// Operations on a folder, one method each, so that a test can make each of them fail.
pub trait Disk: Send {
    /// Makes a folder and its parents.
    ///
    /// # Errors
    /// The system's reason.
    fn make_folder(&mut self, folder: &Path) -> io::Result<()>;
    /// Lists the names of the files in a folder; names that are not valid Unicode are left out.
    ///
    /// # Errors
    /// The system's reason.
    fn list(&mut self, folder: &Path) -> io::Result<Vec<String>>;
    /// Writes a new file, whole or not at all.
    ///
    /// # Errors
    /// The system's reason; [`io::ErrorKind::AlreadyExists`] if a file has that name.
    fn write_new(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Deletes a file.
    ///
    /// # Errors
    /// The system's reason.
    fn remove(&mut self, path: &Path) -> io::Result<()>;
    /// Deletes unfinished files of programs that were killed. Only files older than an hour are
    /// deleted, because another window may just be writing one.
    ///
    /// # Errors
    /// The system's reason.
    fn remove_unfinished(&mut self, folder: &Path) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn make_folder(&mut self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn list(&mut self, folder: &Path) -> io::Result<Vec<String>> {
        let names = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name()));
        let text = |name: std::ffi::OsString| name.into_string().ok();
        names.filter_map(|name| name.map(text).transpose()).collect()
    }

    fn write_new(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        write_whole(path, ExistingFile::Keep, bytes)
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_unfinished(&mut self, folder: &Path) -> io::Result<()> {
        for entry in fs::read_dir(folder)?.filter_map(Result::ok) {
            let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
            let is_left = entry.file_name().to_str().is_some_and(is_unfinished);
            if is_left && age().is_some_and(|age| age > ABANDONED_AGE) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}
