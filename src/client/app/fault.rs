//! What can go wrong for a player, and what goes well unseen. `fault_words` has the sentences.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use thiserror::Error;

use super::work::Failed;
use crate::games::junkyard_bots::client::art::portrait::PortraitError;
use crate::games::junkyard_bots::parts::TileSetError;
use crate::games::junkyard_bots::puzzles::PuzzleError;
use crate::games::junkyard_bots::record::game::BeginError;
use crate::games::junkyard_bots::record::{Doubt, LoadError, ReplayError, StartError};
use crate::games::junkyard_bots::table::SnapshotError;
use crate::shell::autosave::{DeleteError, Holder};
use crate::shell::disk::DiskError;
use crate::shell::language::Phrase;

/// Why a game can't be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file can't be read.
    Disk(#[from] DiskError),
    /// Another window plays it.
    InUse(Holder),
    /// It is no saved game.
    Load(#[from] LoadError),
    /// The game can't begin.
    Begin(#[from] BeginError),
    /// It can't go on in the window.
    Start(#[from] StartError),
    /// Its history can't be played again.
    Replay(#[from] ReplayError),
    /// There is nothing to watch in it.
    NothingToWatch(Doubt),
    /// Its table can't be laid out.
    Table(#[from] SnapshotError),
}

/// Why a file's tile set can't be taken.
#[derive(Debug, Error)]
pub enum TilesError {
    /// The file can't be read.
    Disk(#[from] DiskError),
    /// It is no text.
    NotText,
    /// Its tile set breaks a rule.
    Tiles(#[from] TileSetError),
}

/// What went wrong.
#[derive(Debug, Error)]
pub enum Fault {
    /// A game can't begin.
    Begin(OpenError),
    /// A saved game can't be opened or watched.
    Open {
        /// Its file.
        path: PathBuf,
        /// Why not.
        error: OpenError,
    },
    /// A file's tile set can't be taken.
    Tiles {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: TilesError,
    },
    /// A file is neither a saved game nor a tile set, where both could be meant.
    NeitherGameNorTiles(PathBuf),
    /// What was pasted is no saved game.
    Paste(OpenError),
    /// What was pasted is no puzzle.
    Puzzle(PuzzleError),
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
        /// Why not.
        error: DiskError,
    },
    /// The automatic save failed; it is tried again from time to time.
    Autosave(Phrase),
    /// A saved game could not be copied because it is no text.
    NotText(PathBuf),
    /// A robot could not be drawn.
    Portrait(#[from] PortraitError),
    /// A saved game could not be deleted.
    Delete {
        /// Its file.
        path: PathBuf,
        /// Why not.
        error: DeleteError,
    },
    /// The folder of the saved games can't be listed.
    List {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
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
        /// What the system says.
        error: io::Error,
    },
    /// A file in it can't be read as it is.
    LanguageFile {
        /// Its name.
        file: String,
        /// Why not.
        why: Phrase,
    },
    /// There is no folder for the player's own languages.
    NoLanguagesFolder,
    /// What was done in lessons and puzzles is not kept, or was not read.
    Learned(Arc<DiskError>),
    /// The file of what was done in lessons and puzzles holds something else, and has another name
    /// now.
    LearnedSetAside(PathBuf),
    /// The system gives no thread to read or write files in.
    NoThread(io::Error),
    /// Something failed that was worked out beside the game.
    Work(Failed),
    /// A computer player failed; a person has its seat now.
    ComputerPlayer {
        /// What the player is called.
        name: String,
        /// How.
        failed: Failed,
    },
}

impl Fault {
    /// Whether another file may be what the player wants.
    pub const fn asks_for_another(&self) -> bool {
        matches!(self, Self::Open { .. } | Self::Paste(_))
    }
}

/// What went well and is not seen otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// Something is in a file now.
    Saved(PathBuf),
    /// Something is in the clipboard now.
    Copied(Phrase),
    /// The game goes on in a set of its own, because another program saved into its set.
    MovedToOwnSet,
    /// A game was opened that is not proved.
    OpenedUnproved(Doubt),
    /// A game is watched that is not proved.
    WatchedUnproved(Doubt),
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
