//! Threads that help: each does one kind of work beside the game, which goes on without it.

use std::io;
use std::thread::{self, Builder, JoinHandle};

/// What a thread helps with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// Works out what decided a game.
    Analysis,
    /// Writes automatic saves.
    Autosave,
    /// Copies and pastes.
    Clipboard,
    /// Reads and writes files that were asked for.
    Files,
    /// Reads the saved games of a list.
    SavedGames,
    /// Talks to the system's screen reader.
    ScreenReader,
    /// Lets sounds be heard.
    Sound,
    /// Writes settings and the like.
    Writer,
}

impl Helper {
    /// All of them.
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

    /// What its threads are called.
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

    /// Begins a thread.
    ///
    /// # Errors
    /// What the system says if it gives none.
    pub fn spawn<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> io::Result<JoinHandle<T>> {
        Builder::new().name(self.name().to_owned()).spawn(work)
    }

    /// Whether this code runs on such a thread.
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
