//! A rotating set of files for each game, written off the caller's thread.

mod files;
mod waiting;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

pub use files::{GameName, KEPT, delete, last_written_first, newest};

use self::files::Files;
use self::waiting::Waiting;
use super::disk::{Disk, DiskError};
use crate::at_the_end;
use crate::folders;
use crate::threads::Helper;

/// The folder of the automatic saves on this platform; `None` if the system names none for this user.
pub fn folder() -> Option<PathBuf> {
    Some(folders::data()?.join("autosaves"))
}

/// Saves one game automatically.
pub struct Autosave {
    waiting: Arc<Waiting>,
    writer: Option<thread::JoinHandle<()>>,
}

impl Autosave {
    /// Begins to save a game in a folder, which is made when it is needed.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn start(disk: impl Disk + 'static, folder: PathBuf, game: GameName) -> io::Result<Self> {
        let waiting = Arc::new(Waiting::default());
        let files = Files::new(Box::new(disk), folder, game);
        let for_writer = Arc::clone(&waiting);
        let writer = Helper::Autosave.spawn(move || write_all(&for_writer, files))?;
        at_the_end::remember(&waiting);
        Ok(Self { waiting, writer: Some(writer) })
    }

    /// Saves the game as it now is. Returns at once; of several saves that wait only the newest is written.
    pub fn save(&self, text: String) {
        self.waiting.put(text);
    }

    /// Waits until everything is written or has failed, or until `limit` has passed; returns whether nothing is left.
    pub fn flush(&self, limit: Duration) -> bool {
        self.waiting.flush_within(limit)
    }

    /// Why the last save failed; `None` if it didn't.
    pub fn fault(&self) -> Option<Arc<DiskError>> {
        self.waiting.fault()
    }
}

impl Drop for Autosave {
    /// What is still waiting is written before the game is let go.
    fn drop(&mut self) {
        self.waiting.close();
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

/// The writing thread: writes what waits until it is told to close and nothing waits any more.
fn write_all(waiting: &Waiting, mut files: Files) {
    while let Some(text) = waiting.take() {
        // After a panic the game goes on and is saved again after its next step, and its player is told of this one.
        let saved = catch_unwind(AssertUnwindSafe(|| files.save(&text)));
        let saved = saved.unwrap_or_else(|_| Err(files.failed(io::ErrorKind::Interrupted.into())));
        waiting.done(saved.err());
    }
}
