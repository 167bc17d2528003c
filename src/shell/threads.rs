//! Background threads, each for one kind of work beside the game, which continues without it.

use std::io;
use std::thread::{self, Builder, JoinHandle};

/// Kind of work of a background thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// Analyses a game.
    Analysis,
    /// Writes automatic saves.
    Autosave,
    /// Reads and writes the clipboard.
    Clipboard,
    /// Reads and writes files that the player chose.
    Files,
    /// Reads the saved games of a list.
    SavedGames,
    /// Communicates with the system's screen reader.
    ScreenReader,
    /// Plays sounds.
    Sound,
    /// Writes settings and similar files.
    Writer,
}

impl Helper {
    /// All kinds of work.
    pub const ALL: [Self; 8] = [
        Self::Analysis,
        Self::Autosave,
        Self::Clipboard,
        Self::Files,
        Self::SavedGames,
        Self::ScreenReader,
        Self::Sound,
        Self::Writer,
    ];

    /// Name of its threads.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Analysis => "analysis",
            Self::Autosave => "autosave",
            Self::Clipboard => "clipboard",
            Self::Files => "files",
            Self::SavedGames => "saved games",
            Self::ScreenReader => "screen reader",
            Self::Sound => "sound",
            Self::Writer => "writer",
        }
    }

    /// Starts a thread.
    ///
    /// # Errors
    /// Error of the system, if it can't start a thread.
    pub fn spawn<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> io::Result<JoinHandle<T>> {
        Builder::new().name(self.name().to_owned()).spawn(work)
    }

    /// Whether the current thread does this kind of work.
    pub fn is_current(self) -> bool {
        thread::current().name() == Some(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_helper_knows_its_own_thread() {
        let asked = Helper::Sound.spawn(|| (Helper::Sound.is_current(), Helper::Writer.is_current())).unwrap();
        assert_eq!(asked.join().unwrap(), (true, false));
        assert!(!Helper::Sound.is_current());
    }
}
