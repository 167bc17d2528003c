//! File system for the file dialog, whose calls never block a frame for long.
//!
//! The dialog accesses the file system while it is drawn. A network share that is gone may take
//! minutes to answer, so each call from the frame's thread is made on another thread, and waited
//! for at most [`LONGEST_WAIT`]. Folders are listed by a thread of the dialog's own, which may wait
//! as long as it takes.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread::{self, ThreadId};
use std::time::Duration;

use egui_file_dialog::{Disks, FileSystem, Metadata, NativeFileSystem, UserDirectories};

use shell::threads::Helper;

/// Longest wait of the frame's thread for a call.
const LONGEST_WAIT: Duration = Duration::from_millis(30);

/// A file system whose calls from one thread are limited in time.
pub struct LimitedDisk {
    frame: ThreadId,
}

impl LimitedDisk {
    /// Creates a file system that limits the calls from the present thread.
    pub fn for_this_thread() -> Self {
        Self { frame: thread::current().id() }
    }

    /// Calls the native file system; `None` if that takes too long on the limited thread.
    fn ask<T: Send + 'static>(&self, call: impl FnOnce(&NativeFileSystem) -> T + Send + 'static) -> Option<T> {
        if thread::current().id() != self.frame {
            return Some(call(&NativeFileSystem));
        }
        let (sender, receiver) = channel();
        let asked = Helper::Files.spawn(move || {
            // The receiver is gone if the call took too long.
            let _ = sender.send(call(&NativeFileSystem));
        });
        asked.ok()?;
        receiver.recv_timeout(LONGEST_WAIT).ok()
    }

    fn ask_about<T: Send + 'static>(
        &self,
        path: &Path,
        call: impl FnOnce(&NativeFileSystem, &Path) -> T + Send + 'static,
    ) -> Option<T> {
        let path = path.to_path_buf();
        self.ask(move |disk| call(disk, &path))
    }
}

fn too_slow<T>() -> io::Result<T> {
    Err(io::ErrorKind::TimedOut.into())
}

impl FileSystem for LimitedDisk {
    fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        self.ask_about(path, NativeFileSystem::metadata).unwrap_or_else(too_slow)
    }

    fn is_dir(&self, path: &Path) -> bool {
        self.ask_about(path, NativeFileSystem::is_dir).unwrap_or(false)
    }

    /// Whether a file exists. It counts as existing if the call takes too long.
    fn is_file(&self, path: &Path) -> bool {
        self.ask_about(path, NativeFileSystem::is_file).unwrap_or(true)
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        self.ask_about(path, NativeFileSystem::read_dir).unwrap_or_else(too_slow)
    }

    fn get_disks(&self, canonicalize_paths: bool) -> Disks {
        let disks = self.ask(move |disk| disk.get_disks(canonicalize_paths));
        disks.unwrap_or_else(|| Disks::new(Vec::new()))
    }

    fn is_path_hidden(&self, path: &Path) -> bool {
        self.ask_about(path, NativeFileSystem::is_path_hidden).unwrap_or(false)
    }

    fn create_dir(&self, path: &Path) -> io::Result<()> {
        self.ask_about(path, NativeFileSystem::create_dir).unwrap_or_else(too_slow)
    }

    fn user_dirs(&self, canonicalize_paths: bool) -> Option<UserDirectories> {
        self.ask(move |disk| disk.user_dirs(canonicalize_paths)).flatten()
    }

    fn current_dir(&self) -> io::Result<PathBuf> {
        self.ask(NativeFileSystem::current_dir).unwrap_or_else(too_slow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_that_takes_long_is_not_waited_for_by_the_frame_alone() {
        let disk = LimitedDisk::for_this_thread();
        let (release, held) = channel::<()>();
        let answer = disk.ask(move |_| held.recv());
        assert!(answer.is_none(), "the frame goes on");
        drop(release);
        let folder = tempfile::tempdir().unwrap();
        thread::scope(|scope| {
            let other = scope.spawn(|| disk.ask(|_| thread::current().id()));
            let same = other.thread().id();
            assert_eq!(other.join().unwrap(), Some(same), "other threads ask for themselves");
        });
        assert!(disk.is_dir(folder.path()) && disk.current_dir().is_ok());
    }
}
