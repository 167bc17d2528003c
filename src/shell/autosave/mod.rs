//! A rotating set of files for each game, written on a thread of its own.
//!
//! - `name`: names of sets, and of the files in them;
//! - `game_lock`: the lock of the window that plays a game;
//! - `set`: the files of one game, numbered and removed by what the folder holds at that moment;
//! - `listing`: the automatic saves of each game in a folder, and deleting a game.

mod game_lock;
mod listing;
mod name;
mod set;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

pub use game_lock::Holder;
pub use listing::{DeleteError, delete_saved_game, files_of_games, last_written_first, newest_saves};
pub use name::GameName;
pub use set::{GameSet, KEPT_FILES};

use self::set::SetWriter;
use crate::disk::{Disk, DiskError, WriteQueue};
use crate::folders;
use crate::language::Phrase;
use crate::shutdown::{self, PendingWrites};
use crate::threads::Helper;

/// Folder of the automatic saves on this platform; `None` if the system names none for this user.
pub fn saves_folder() -> Option<PathBuf> {
    Some(folders::data_folder()?.join("autosaves"))
}

/// Automatic saving of one game. After it is dropped, the last save is still written, and retried
/// for as long as the program runs.
pub struct Autosave {
    queue: Arc<WriteQueue<String>>,
    has_moved: Arc<AtomicBool>,
}

impl Autosave {
    /// Starts to save a game in its set. `wake` is called on the writing thread when saving begins
    /// to fail, when it succeeds again, and when the game moves to another set.
    ///
    /// # Errors
    /// The system's reason if it can't start a thread.
    pub fn start(disk: impl Disk + 'static, set: GameSet, wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let queue = Arc::new(WriteQueue::for_steps());
        let has_moved = Arc::new(AtomicBool::new(false));
        let writer = AutosaveWriter {
            queue: Arc::clone(&queue),
            has_moved: Arc::clone(&has_moved),
            set_writer: SetWriter::new(Box::new(disk), set),
        };
        Helper::Autosave.spawn(move || writer.write_all(wake))?;
        shutdown::register_pending(&queue);
        Ok(Self { queue, has_moved })
    }

    /// Saves the game as it is now. Returns at once; of several waiting saves only the newest is
    /// written.
    pub fn save(&self, text: String) {
        self.queue.put(text);
    }

    /// Writes waiting saves at once, and waits for that up to `limit`. Returns whether everything
    /// is written.
    pub fn flush(&self, limit: Duration) -> bool {
        self.queue.flush_within(limit)
    }

    /// Error of the last save; `None` if it succeeded. A failed save is retried from time to time.
    pub fn fault(&self) -> Option<Arc<DiskError>> {
        self.queue.fault()
    }

    /// Reason why the last step is not saved, after a failure or if the disk has not answered for
    /// some seconds; `None` if it is saved or may be soon.
    pub fn unsaved(&self) -> Option<Phrase> {
        self.queue.unsaved_reason()
    }

    /// Whether the last step is saved.
    pub fn is_saved(&self) -> bool {
        self.queue.is_written()
    }

    /// Whether the game has moved to a set of its own because another program saved into its set.
    /// Returns true once for each move.
    pub fn take_moved(&self) -> bool {
        self.has_moved.swap(false, Ordering::Relaxed)
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// State of the writing thread.
struct AutosaveWriter {
    queue: Arc<WriteQueue<String>>,
    has_moved: Arc<AtomicBool>,
    set_writer: SetWriter,
}

impl AutosaveWriter {
    /// Writes waiting saves until the queue is closed and empty.
    fn write_all(mut self, wake: impl Fn()) {
        while let Some(text) = self.queue.take() {
            let saved = catch_unwind(AssertUnwindSafe(|| self.set_writer.save(&text)));
            // A save that panicked counts as failed: it is retried later, and the player is told.
            let saved = saved.unwrap_or_else(|_| Err(self.set_writer.save_error(io::ErrorKind::Interrupted.into())));
            let has_moved = matches!(saved, Ok(true));
            self.has_moved.fetch_or(has_moved, Ordering::Relaxed);
            let is_news = self.queue.finish_attempt(text, saved.map(drop));
            if is_news || has_moved {
                wake();
            }
        }
    }
}
