//! A path named by a player or by a tool, checked before work begins.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::error::DiskError;
use super::whole::{ExistingFile, folder_of, is_refused, new_file, write_whole};

/// Most symbolic links followed in a chain, as on Linux.
const MOST_LINKS: usize = 40;

/// Path at which a file can be written, as far as that can be checked beforehand.
#[derive(Debug)]
pub struct Destination {
    /// The path, with its links followed.
    path: PathBuf,
    existing: ExistingFile,
    /// Pipe or device that is written to directly; `None` for a file.
    stream: Option<File>,
}

impl Destination {
    /// Checks that a file can be written at `path`, and leaves no trace of that. A link is followed
    /// to the file that it names; a pipe or a device (`/dev/stdout`) is opened as it is.
    ///
    /// [`DiskError::NoFile`] for a folder, [`DiskError::Taken`] for an existing file that is to be
    /// kept, else the reason why nothing can be written there.
    pub fn check(path: &Path, existing: ExistingFile) -> Result<Self, DiskError> {
        let refused = |error| DiskError::write(folder_of(path), error);
        if is_stream(path) {
            // Opened only once, because the reader of a pipe stops when its writer closes it.
            let stream = open_stream(path).map_err(refused)?;
            return Ok(Self { path: path.to_path_buf(), existing, stream: Some(stream) });
        }
        let path = follow_links(path).map_err(refused)?;
        let found = fs::metadata(&path).ok();
        if path.file_name().is_none() || found.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(DiskError::NoFile);
        }
        if found.is_some() && existing == ExistingFile::Keep {
            return Err(DiskError::Taken(path));
        }
        let tried = match found {
            Some(found) => try_to_replace(&path, &found),
            None => try_to_make(&path),
        };
        tried.map_err(|error| DiskError::write(folder_of(&path), error))?;
        Ok(Self { path, existing, stream: None })
    }

    /// The path, with its links followed.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the file, whole or not at all. A second call replaces the file written by the first.
    ///
    /// # Errors
    /// The reason why it can't be written after all; an older file is unchanged then.
    pub fn write(&mut self, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
        let written = match &mut self.stream {
            Some(stream) => stream.write_all(contents.as_ref()),
            None => write_whole(&self.path, self.existing, contents.as_ref()),
        };
        match written {
            Ok(()) => {
                self.existing = ExistingFile::Replace;
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(DiskError::Taken(self.path.clone())),
            Err(error) => Err(DiskError::write(folder_of(&self.path), error)),
        }
    }
}

/// Saves a file under a name of the player's choice. A file of that name is replaced; if the name
/// is a link, the file that it leads to is replaced where it is and keeps its permissions.
///
/// # Errors
/// [`DiskError`]; a file of that name is unchanged then.
pub fn save_as(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    let refused = |error| DiskError::write(folder_of(path), error);
    if is_stream(path) {
        let stream = open_stream(path);
        let written = stream.and_then(|mut stream| stream.write_all(contents.as_ref()));
        return written.map_err(refused);
    }
    let place = follow_links(path).map_err(refused)?;
    if place.file_name().is_none() || place.is_dir() {
        return Err(DiskError::NoFile);
    }
    write_whole(&place, ExistingFile::Replace, contents.as_ref())
        .map_err(|error| DiskError::write(folder_of(&place), error))
}

/// Whether a path names a pipe, a device, or this program's output, which are written to directly.
/// The link `/dev/stdout` to a pipe names no file that could be followed.
fn is_stream(path: &Path) -> bool {
    let Ok(found) = fs::metadata(path) else { return false };
    !found.is_dir() && (!found.is_file() || is_printed_to(&found))
}

/// Whether a file is the one that standard output or standard error goes to.
#[cfg(unix)]
fn is_printed_to(found: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    let is_it = |stream: fs::Metadata| (stream.dev(), stream.ino()) == (found.dev(), found.ino());
    ["/dev/stdout", "/dev/stderr"].iter().any(|stream| fs::metadata(stream).is_ok_and(is_it))
}

/// Whether a file is the one that standard output goes to: never, because no path names that on
/// this system.
#[cfg(not(unix))]
const fn is_printed_to(_: &fs::Metadata) -> bool {
    false
}

fn open_stream(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// Path that a chain of symbolic links leads to, whether a file is there or not.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut place = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&place) {
            Ok(next) => place = folder_of(&place).join(next),
            Err(_) => return Ok(place),
        }
    }
    Err(ErrorKind::InvalidInput.into())
}

/// Checks that a file can be replaced, by a new one beside it or by overwriting it.
fn try_to_replace(path: &Path, found: &fs::Metadata) -> io::Result<()> {
    match new_file(folder_of(path), Some(found)) {
        Err(error) if is_refused(&error) => File::options().write(true).open(path).map(drop).map_err(|_| error),
        made => made.map(drop),
    }
}

/// Checks that a file can be made under this name, by making it and deleting it.
fn try_to_make(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?;
    fs::remove_file(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_checked_without_a_trace_and_written_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("weights.ron");
        let mut place = Destination::check(&path, ExistingFile::Keep).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        place.write("one").unwrap();
        place.write("two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two", "its own file is written again");
        let taken = Destination::check(&path, ExistingFile::Keep).unwrap_err();
        assert!(matches!(taken, DiskError::Taken(_)), "{taken}");
        Destination::check(&path, ExistingFile::Replace).unwrap().write("three").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "three");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_that_came_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("weights.ron");
        let mut place = Destination::check(&path, ExistingFile::Keep).unwrap();
        fs::write(&path, "somebody else's").unwrap();
        assert!(matches!(place.write("mine").unwrap_err(), DiskError::Taken(_)));
        assert_eq!(fs::read_to_string(&path).unwrap(), "somebody else's");
    }

    #[test]
    fn places_that_take_no_file_are_told_before_work_begins() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let check = |name: &str| Destination::check(&folder.path().join(name), ExistingFile::Replace);
        assert!(matches!(check(".").unwrap_err(), DiskError::NoFile));
        assert!(matches!(check("gone/x").unwrap_err(), DiskError::Gone(_)));
        assert!(matches!(check("file/x").unwrap_err(), DiskError::Gone(_)));
        assert!(check(&"x".repeat(300)).is_err(), "a name that is too long");
        assert!(check(&"x".repeat(250)).is_ok(), "the longest names");
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_rights_are_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("real")).unwrap();
        fs::write(at("real/game.ron"), "old").unwrap();
        fs::set_permissions(at("real/game.ron"), fs::Permissions::from_mode(0o600)).unwrap();
        symlink("real/game.ron", at("link")).unwrap();
        symlink("link", at("link to link")).unwrap();
        symlink("real/new.ron", at("to nowhere")).unwrap();
        symlink("loop", at("loop")).unwrap();
        save_as(&at("link to link"), "new").unwrap();
        assert_eq!(fs::read_to_string(at("real/game.ron")).unwrap(), "new");
        assert!(at("link to link").is_symlink() && at("link").is_symlink());
        let mode = fs::metadata(at("real/game.ron")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        save_as(&at("to nowhere"), "made").unwrap();
        assert_eq!(fs::read_to_string(at("real/new.ron")).unwrap(), "made");
        assert!(save_as(&at("loop"), "x").is_err() && at("loop").is_symlink());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn any_name_that_the_file_system_takes_is_taken() {
        use std::os::unix::ffi::OsStrExt;
        let folder = tempfile::tempdir().unwrap();
        let no_text = std::ffi::OsStr::from_bytes(b"\xff\xfe game");
        for name in [no_text, "-".as_ref(), " ".as_ref(), "\n".as_ref(), ".ron".as_ref()] {
            save_as(&folder.path().join(name), "new").unwrap();
            assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), "new");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_to_as_it_is() {
        let mut place = Destination::check(Path::new("/dev/null"), ExistingFile::Keep).unwrap();
        place.write("nothing").unwrap();
    }
}
