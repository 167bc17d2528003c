//! Faults that a player is told of, and successes that are not seen otherwise. `fault_words` has
//! the sentences.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use thiserror::Error;

use super::work::Failed;
use crate::shell::autosave::{DeleteError, Holder};
use crate::shell::disk::DiskError;
use crate::shell::language::{InWords, Phrase};
use crate::shell::record::{BeginError, Recorded, ReplayError};

/// Reason why a game can't be opened. Reasons of the game itself are in its words.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file can't be read.
    Disk(#[from] DiskError),
    /// Another window plays it.
    InUse(Holder),
    /// It is no saved game.
    Load(Phrase),
    /// It can't begin or go on in the window, its table can't be laid out, or its history can't be
    /// played again.
    Unplayable(Phrase),
    /// There is nothing to watch in it, because its history is in doubt.
    NothingToWatch(Phrase),
}

impl<G: Recorded> From<BeginError<G>> for OpenError {
    fn from(error: BeginError<G>) -> Self {
        Self::Unplayable(error.phrase())
    }
}

impl<G: Recorded> From<ReplayError<G>> for OpenError {
    fn from(error: ReplayError<G>) -> Self {
        Self::Unplayable(error.phrase())
    }
}

/// Fault that only one game has, in its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// Subject of the fault, in a few words.
    pub headline: Phrase,
    /// The whole sentence.
    pub sentence: Phrase,
    /// Sentence on what holds all the same, and what to do.
    pub advice: Phrase,
}

/// Fault that a player is told of.
#[derive(Debug, Error)]
pub enum Fault {
    /// A game can't begin.
    Begin(OpenError),
    /// A saved game can't be opened or watched.
    Open {
        /// Its file.
        path: PathBuf,
        /// Reason why not.
        error: OpenError,
    },
    /// A text that was pasted is no saved game.
    Paste(OpenError),
    /// The clipboard has no text.
    NothingToPaste,
    /// The clipboard takes no text.
    Clipboard,
    /// The game that is going on can't be watched, or taken over.
    Watch(OpenError),
    /// There is no game to save, to copy or to watch.
    NoGame,
    /// A file could not be written, or not read to copy it.
    Save {
        /// The file.
        path: PathBuf,
        /// Reason why not.
        error: DiskError,
    },
    /// The automatic save failed; it is tried again from time to time.
    Autosave(Phrase),
    /// A saved game could not be copied because it is no text.
    NotText(PathBuf),
    /// A saved game could not be deleted.
    Delete {
        /// Its file.
        path: PathBuf,
        /// Reason why not.
        error: DeleteError,
    },
    /// The folder of the saved games can't be listed.
    List {
        /// The folder.
        folder: PathBuf,
        /// Error of the system.
        error: DiskError,
    },
    /// The settings could not be kept; they hold until the program ends.
    Settings(Arc<DiskError>),
    /// There are settings, and they can't be read; they are left as they are.
    SettingsRead(DiskError),
    /// There is no folder for the settings; they hold until the program ends.
    NoSettingsFolder,
    /// There is no folder of the user's own for saved games.
    NoSaveFolder(PathBuf),
    /// The folder of the player's own languages can't be made or shown.
    LanguagesFolder {
        /// The folder.
        folder: PathBuf,
        /// Error of the system.
        error: io::Error,
    },
    /// A file in it can't be read as it is.
    LanguageFile {
        /// Its name.
        file: String,
        /// Reason why not.
        why: Phrase,
    },
    /// There is no folder for the player's own languages.
    NoLanguagesFolder,
    /// The system gives no thread to read or write files in.
    NoThread(io::Error),
    /// Something failed that was worked out beside the game.
    Work(Failed),
    /// A computer player failed; a person has its seat now.
    ComputerPlayer {
        /// Name of the player.
        name: String,
        /// The failure.
        failed: Failed,
    },
    /// Something failed that one game alone does.
    OfGame(Box<GameFault>),
}

impl Fault {
    /// Whether another file may be what the player wants.
    pub const fn asks_for_another(&self) -> bool {
        matches!(self, Self::Open { .. } | Self::Paste(_))
    }
}

/// Success that is not seen otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// Something is in a file now.
    Saved(PathBuf),
    /// Something is in the clipboard now.
    Copied(Phrase),
    /// The game goes on in a set of its own, because another program saved into its set.
    MovedToOwnSet,
    /// A game was opened that is not proved, because of this doubt.
    OpenedUnproved(Phrase),
    /// A game is watched that is not proved, because of this doubt.
    WatchedUnproved(Phrase),
    /// Something that happened for the first time is explained.
    Explained {
        /// To whom, where people share the screen.
        to: Option<String>,
        /// In words.
        words: Phrase,
    },
}

impl Done {
    /// Whether it is worth reading twice, and stays until it is clicked away.
    pub const fn stays(&self) -> bool {
        matches!(
            self,
            Self::MovedToOwnSet | Self::OpenedUnproved(_) | Self::WatchedUnproved(_) | Self::Explained { .. }
        )
    }
}
