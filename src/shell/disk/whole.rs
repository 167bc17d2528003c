//! Writing files whole or not at all.
//!
//! A file is written beside its place under another name, flushed to the disk, and renamed in one
//! step; then the folder is flushed to the disk. Whenever the program or the machine stops, the old
//! file or the new one is there. Where a file system lacks an operation (exFAT and network shares
//! without hard links, exclusive renames, permissions or synchronising), the next best one is used.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::Path;

use tempfile::{NamedTempFile, PersistError};

/// Beginning of the names of unfinished files.
const UNFINISHED_PREFIX: &str = ".saving-";
/// End of the names of unfinished files.
const UNFINISHED_SUFFIX: &str = ".tmp";

/// Treatment of an existing file of the wanted name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExistingFile {
    /// The existing file stays, and the write fails with [`ErrorKind::AlreadyExists`].
    Keep,
    /// The existing file is replaced; its permissions and its owner are kept.
    Replace,
}

/// Whether a file's name is that of an unfinished file.
pub fn is_unfinished(name: &str) -> bool {
    name.starts_with(UNFINISHED_PREFIX) && name.ends_with(UNFINISHED_SUFFIX)
}

/// Writes a file whole or not at all. The caller follows symbolic links in `path`.
///
/// # Errors
/// The system's reason; a file that was at `path` before is unchanged then.
pub(super) fn write_whole(path: &Path, existing: ExistingFile, bytes: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    let before = fs::metadata(path).ok().filter(|_| existing == ExistingFile::Replace);
    let mut file = match (new_file(folder, before.as_ref()), &before) {
        (Ok(file), _) => file,
        // The folder takes no new file, but the old one may still be written to.
        (Err(error), Some(_)) if is_refused(&error) => {
            return rewrite_in_place(path, bytes).map_err(|_| error);
        }
        (Err(error), _) => return Err(error),
    };
    file.write_all(bytes)?;
    synchronise_file(file.as_file())?;
    if let Some(before) = &before {
        keep_rights(file.as_file(), before);
    }
    match existing {
        ExistingFile::Replace => match file.persist(path) {
            // Another user's file in a shared folder, or a mounted file, can't be replaced, but it
            // may be writable.
            Err(failed) if before.is_some() && is_place_refused(&failed.error) => {
                return rewrite_in_place(path, bytes).map_err(|_| failed.error);
            }
            persisted => drop(persisted.map_err(|failed| failed.error)?),
        },
        ExistingFile::Keep => give_free_name(file, path, |file, path| file.persist_noclobber(path))?,
    }
    synchronise_folder(folder);
    Ok(())
}

/// Folder of a file; `.` for a name alone.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes an unfinished file in a folder, with the permissions of any other new file, or, if it is
/// to replace a file, at first with permissions for its owner alone.
pub(super) fn new_file(folder: &Path, before: Option<&fs::Metadata>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED_PREFIX).suffix(UNFINISHED_SUFFIX);
    #[cfg(unix)]
    {
        let mode = if before.is_some() { 0o600 } else { 0o666 };
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    }
    #[cfg(not(unix))]
    let _ = before;
    builder.tempfile_in(folder)
}

/// Whether an error says that this user or this disk may not do the operation.
pub(super) fn is_refused(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)
}

fn is_place_refused(error: &io::Error) -> bool {
    is_refused(error) || error.kind() == ErrorKind::ResourceBusy
}

/// Whether an error says that the file system lacks an operation, rather than that it failed. Linux
/// reports a hard link on exFAT as "not permitted", and other missing operations as "invalid".
fn is_not_offered(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::Unsupported
            | ErrorKind::InvalidInput
            | ErrorKind::PermissionDenied
            | ErrorKind::TooManyLinks
            | ErrorKind::CrossesDevices
    )
}

/// Gives a finished file a name that no file has yet. Where `exclusively` is not supported, an
/// empty file reserves the name first, because every file system can make one exclusively.
fn give_free_name(
    file: NamedTempFile,
    path: &Path,
    exclusively: impl FnOnce(NamedTempFile, &Path) -> Result<File, PersistError>,
) -> io::Result<()> {
    let refused = match exclusively(file, path) {
        Ok(_) => return Ok(()),
        Err(refused) if is_not_offered(&refused.error) => refused,
        Err(failed) => return Err(failed.error),
    };
    OpenOptions::new().write(true).create_new(true).open(path)?;
    refused.file.persist(path).map(drop).map_err(|failed| {
        // The reservation is this program's own; an error here is ignored, and an empty file stays.
        let _ = fs::remove_file(path);
        failed.error
    })
}

/// Flushes a file to the disk. On a file system that can't do that, it does nothing.
fn synchronise_file(file: &File) -> io::Result<()> {
    match file.sync_all() {
        Err(error) if matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::InvalidInput) => Ok(()),
        done => done,
    }
}

/// Flushes a folder's list of names to the disk, where folders can be opened like files. An error
/// is ignored, because the file is whole and has its name by then.
fn synchronise_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

/// Gives a file the permissions and the owner of the one that it replaces, as far as this user and
/// the file system can.
fn keep_rights(file: &File, before: &fs::Metadata) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let is_same = |now: fs::Metadata| (now.uid(), now.gid()) == (before.uid(), before.gid());
        if !file.metadata().is_ok_and(is_same) {
            let _ = fchown(file, Some(before.uid()), Some(before.gid()));
        }
    }
    // Set after the owner, because changing the owner may clear permissions.
    let _ = file.set_permissions(before.permissions());
}

/// Overwrites a file whose folder takes no new file, and restores its old bytes if that fails.
fn rewrite_in_place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().read(true).write(true).open(path)?;
    let mut old = Vec::new();
    file.read_to_end(&mut old)?;
    let written = overwrite_file(&mut file, bytes);
    if written.is_err() {
        let _ = overwrite_file(&mut file, &old);
    }
    written
}

fn overwrite_file(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    file.rewind()?;
    file.write_all(bytes)?;
    file.set_len(bytes.len() as u64)?;
    synchronise_file(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unfinished(folder: &Path, text: &str) -> NamedTempFile {
        let mut file = new_file(folder, None).unwrap();
        file.write_all(text.as_bytes()).unwrap();
        file
    }

    fn refuse(file: NamedTempFile, kind: ErrorKind) -> Result<File, PersistError> {
        Err(PersistError { error: kind.into(), file })
    }

    #[test]
    fn a_free_name_is_given_where_there_are_no_hard_links_and_no_exclusive_renames() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        for kind in [ErrorKind::PermissionDenied, ErrorKind::InvalidInput, ErrorKind::Unsupported] {
            give_free_name(unfinished(folder.path(), "new"), &path, |file, _| refuse(file, kind)).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), "new");
            let again = give_free_name(unfinished(folder.path(), "2"), &path, |file, _| refuse(file, kind));
            assert_eq!(again.unwrap_err().kind(), ErrorKind::AlreadyExists);
            assert_eq!(fs::read_to_string(&path).unwrap(), "new", "what is there stays");
            fs::remove_file(&path).unwrap();
        }
        let full =
            give_free_name(unfinished(folder.path(), "x"), &path, |file, _| refuse(file, ErrorKind::StorageFull));
        assert_eq!(full.unwrap_err().kind(), ErrorKind::StorageFull);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
    }

    #[test]
    fn a_file_that_is_written_over_in_place_is_the_new_one_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "a long old text").unwrap();
        rewrite_in_place(&path, b"new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }

    #[test]
    fn unfinished_files_are_known_by_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let file = unfinished(folder.path(), "");
        assert!(is_unfinished(file.path().file_name().unwrap().to_str().unwrap()));
        assert!(!is_unfinished("game.ron") && !is_unfinished(".saving-notes"));
    }
}
