//! Faults that the player is told of, and successes that nothing else on the screen shows.
//! `fault_words` has the sentences.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use thiserror::Error;

use super::work::Failed;
use shell::autosave::{DeleteError, Holder};
use shell::disk::DiskError;
use shell::language::{InWords, Phrase};
use shell::record::{BeginError, Recorded, ReplayError, StartError};

/// Reason why a game can't be opened. Reasons that the game itself gives are phrases.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file can't be read.
    Disk(#[from] DiskError),
    /// Another window is playing the game.
    InUse(Holder),
    /// The file is not a saved game.
    Load(Phrase),
    /// The game can't begin or go on in the window, its table can't be laid out, or its history
    /// can't be replayed.
    Unplayable(Phrase),
    /// The game can't be watched, because its history is in doubt.
    NothingToWatch(Phrase),
}

impl<G: Recorded> From<StartError<G>> for OpenError {
    fn from(error: StartError<G>) -> Self {
        Self::Unplayable(error.phrase())
    }
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

/// Fault that only one game has, as phrases of that game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// Subject of the fault, in a few words.
    pub headline: Phrase,
    /// The whole sentence.
    pub sentence: Phrase,
    /// Advice: what is unaffected, and what to do.
    pub advice: Phrase,
}

/// Contents of a folder that is opened in another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FolderKind {
    /// The player's own languages.
    Languages,
    /// Saved games.
    SavedGames,
}

/// Fault that the player is told of.
#[derive(Debug, Error)]
pub enum Fault {
    /// A game can't begin.
    Begin(OpenError),
    /// A saved game can't be opened or watched.
    Open {
        /// The saved game's file.
        path: PathBuf,
        /// Reason why not.
        error: OpenError,
    },
    /// A text that was pasted is not a saved game.
    Paste(OpenError),
    /// The clipboard has no text to paste.
    NothingToPaste,
    /// A text could not be put into the clipboard.
    Clipboard,
    /// The game that is being played can't be watched, or a replay can't go on or be taken over.
    Watch(OpenError),
    /// There is no game to save, to copy or to watch.
    NoGame,
    /// A file could not be written.
    Save {
        /// The file.
        path: PathBuf,
        /// Reason why not.
        error: DiskError,
    },
    /// The automatic save failed; it is retried from time to time.
    Autosave(Phrase),
    /// A saved game could not be copied as text because its file is not text.
    NotText(PathBuf),
    /// A saved game could not be deleted.
    Delete {
        /// Title of the saved game: its players, or its file if it can't be read.
        title: Phrase,
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
    /// The settings could not be written; they hold until the program ends.
    Settings(Arc<DiskError>),
    /// The file of settings exists but can't be read; it is left as it is.
    SettingsRead(DiskError),
    /// There is no folder for the settings; they hold until the program ends.
    NoSettingsFolder,
    /// There is no folder of the user's own for saved games; they are saved in this one.
    NoSaveFolder(PathBuf),
    /// A folder can't be made.
    Folder {
        /// Its contents.
        kind: FolderKind,
        /// The folder.
        folder: PathBuf,
        /// Error of the system.
        error: io::Error,
    },
    /// No program shows a folder.
    FolderNotShown {
        /// Its contents.
        kind: FolderKind,
        /// The folder.
        folder: PathBuf,
        /// Error of the system, or of the programs that were tried.
        error: io::Error,
    },
    /// A file of the player's own languages can't be used as it is.
    LanguageFile {
        /// Name of the file.
        file: String,
        /// Reason why not.
        why: Phrase,
    },
    /// There is no folder for the player's own languages.
    NoLanguagesFolder,
    /// The system gives no thread to read or write files in.
    NoThread(io::Error),
    /// A background computation failed.
    Work(Failed),
    /// A computer player failed; a person has taken over its seat.
    ComputerPlayer {
        /// Name of the player.
        name: String,
        /// The failure.
        failed: Failed,
    },
    /// A fault of something that only one game does.
    OfGame(Box<GameFault>),
}

impl Fault {
    /// Whether the player may want to choose another file.
    pub const fn asks_for_another(&self) -> bool {
        matches!(self, Self::Open { .. } | Self::Paste(_))
    }
}

/// Success that nothing else on the screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// Something was saved to this file.
    Saved(PathBuf),
    /// A game by correspondence was saved to a file, to be sent.
    SavedToSend {
        /// The file.
        path: PathBuf,
        /// Name of the player elsewhere whose turn it is.
        name: String,
    },
    /// Something was copied to the clipboard; the phrase names it.
    Copied(Phrase),
    /// The game is saved to a new set of files from now on, because another program saved into its
    /// set.
    MovedToOwnSet,
    /// A game was opened that is not proved; the phrase is the doubt.
    OpenedUnproved(Phrase),
    /// A game by correspondence goes on with actions that others did for players at this computer;
    /// the phrase names these.
    OthersActed(Phrase),
    /// A game is watched that is not proved; the phrase is the doubt.
    WatchedUnproved(Phrase),
    /// A game by correspondence has come to this computer for the first time, where the player of
    /// this name is played from now on.
    SeatTaken(String),
    /// An explanation of something that happened for the first time.
    Explained {
        /// Name of the player who is addressed, where several share the screen.
        to: Option<String>,
        /// The explanation.
        words: Phrase,
    },
}

impl Done {
    /// Whether its notice stays until it is clicked away.
    pub const fn stays(&self) -> bool {
        matches!(self, Self::MovedToOwnSet | Self::OthersActed(_) | Self::Explained { .. })
    }

    /// Whether its notice tells something special about a game that was opened, and goes by itself
    /// once it can have been read.
    pub const fn is_about_opened_game(&self) -> bool {
        matches!(self, Self::OpenedUnproved(_) | Self::WatchedUnproved(_) | Self::SeatTaken(_))
    }
}
