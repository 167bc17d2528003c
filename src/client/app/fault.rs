//! What can go wrong for a player, and what goes well unseen: each in a sentence.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::client::art::portrait::PortraitError;
use crate::parts::TileSetError;
use crate::record::disk::DiskError;
use crate::record::game::BeginError;
use crate::record::{Doubt, LoadError, ReplayError, StartError};

/// Why a game can't be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file can't be read.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// It is no saved game.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The game can't begin.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// It can't go on in the window.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Its history can't be played again.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// There is nothing to watch in it.
    #[error("{0}, so there is nothing true to watch")]
    NothingToWatch(Doubt),
}

/// Why a file's tile set can't be taken.
#[derive(Debug, Error)]
pub enum TilesError {
    /// The file can't be read.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// It is no text.
    #[error("this isn't a text file")]
    NotText,
    /// Its tile set breaks a rule.
    #[error(transparent)]
    Tiles(#[from] TileSetError),
}

/// What went wrong.
#[derive(Debug, Error)]
pub enum Fault {
    /// A game can't begin.
    #[error("the game can't begin: {0}")]
    Begin(OpenError),
    /// A saved game can't be opened or watched.
    #[error("{}: {error}", file_name(.path))]
    Open {
        /// Its file.
        path: PathBuf,
        /// Why not.
        error: OpenError,
    },
    /// A file's tile set can't be taken.
    #[error("{}: {error}", file_name(.path))]
    Tiles {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: TilesError,
    },
    /// A file is neither a saved game nor a tile set, where both could be meant.
    #[error("{} is neither a saved game nor a tile set that can be read", file_name(.0))]
    NeitherGameNorTiles(PathBuf),
    /// What was pasted is no saved game.
    #[error("what was pasted: {0}")]
    Paste(OpenError),
    /// The clipboard has no text.
    #[error("there is no text to paste")]
    NothingToPaste,
    /// The clipboard takes no text.
    #[error("nothing was copied: the system's clipboard takes no text")]
    Clipboard,
    /// The game that is going on can't be watched, or taken over.
    #[error(transparent)]
    Watch(OpenError),
    /// There is no game to save, to copy or to watch.
    #[error("there is no game at the table")]
    NoGame,
    /// A file could not be written, or not read to copy it.
    #[error("{} was not saved: {error}", file_name(.path))]
    Save {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: DiskError,
    },
    /// The automatic save failed; the next change of the game is saved again.
    #[error("the game does not save itself: {0}")]
    Autosave(String),
    /// A saved game could not be copied because it is no text.
    #[error("{} isn't a text file", file_name(.0))]
    NotText(PathBuf),
    /// A robot could not be drawn.
    #[error("the robot could not be drawn: {0}")]
    Portrait(#[from] PortraitError),
    /// A saved game could not be deleted.
    #[error("{} was not deleted: {error}", file_name(.path))]
    Delete {
        /// Its file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The folder of the saved games can't be listed.
    #[error("the saved games in {} can't be listed: {error}", .folder.display())]
    List {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        error: DiskError,
    },
    /// The settings could not be kept; they hold until the program ends.
    #[error("the settings are not kept: {0}")]
    Settings(DiskError),
    /// There are settings, and they can't be read; they are left as they are.
    #[error("the settings can't be read, and are not kept: {0}")]
    SettingsRead(DiskError),
    /// There is no folder for the settings; they hold until the program ends.
    #[error("the settings are not kept: this system names no folder for them")]
    NoSettingsFolder,
    /// There is no folder of the user's own for saved games.
    #[error("this system names no folder for saved games: they are kept in {}, which may be emptied", .0.display())]
    NoSaveFolder(PathBuf),
}

impl Fault {
    /// What it is about, in a few words.
    pub const fn headline(&self) -> &'static str {
        match self {
            Self::Begin(_) => "Game not started",
            Self::Open { .. } | Self::NeitherGameNorTiles(_) => "File not opened",
            Self::Tiles { .. } => "Tiles not taken",
            Self::Paste(_) => "Game not pasted",
            Self::NothingToPaste => "Nothing to paste",
            Self::Clipboard | Self::NotText(_) => "Not copied",
            Self::Watch(_) => "Game not shown",
            Self::NoGame => "No game",
            Self::Save { .. } => "File not saved",
            Self::Autosave(_) => "Game not saved",
            Self::Portrait(_) => "No portrait",
            Self::Delete { .. } => "File not deleted",
            Self::List { .. } => "Games not listed",
            Self::Settings(_) | Self::SettingsRead(_) | Self::NoSettingsFolder => "Settings not kept",
            Self::NoSaveFolder(_) => "Games may get lost",
        }
    }

    /// What holds all the same, and what to do.
    pub const fn advice(&self) -> &'static str {
        match self {
            Self::Begin(_) => "Change the new game and start it again.",
            Self::Open { .. } => "Nothing has changed. Ask for the file again, or open another.",
            Self::Tiles { .. } | Self::NeitherGameNorTiles(_) => {
                "The new game is as it was. Choose another file, or change this one."
            }
            Self::Paste(_) => "Nothing has changed. Copy the whole text of the game and paste it again.",
            Self::NothingToPaste => "Copy a game as text first.",
            Self::Clipboard => "Save the game as a file instead.",
            Self::NotText(_) => "Only saved games can be copied.",
            Self::Watch(_) => "The game at the table is as it was.",
            Self::NoGame => "Start or open a game first.",
            Self::Save { .. } => "The game goes on. Choose another folder, or make room in this one.",
            Self::Autosave(_) => "It goes on, and the next step is saved again. Save it as a file to be sure.",
            Self::Portrait(_) => "The game goes on.",
            Self::Delete { .. } => "It is still there.",
            Self::List { .. } => "You can still open a file.",
            Self::Settings(_) | Self::SettingsRead(_) | Self::NoSettingsFolder => "They hold until you leave the game.",
            Self::NoSaveFolder(_) => "Save the games you want to keep as files.",
        }
    }

    /// Whether another file may be what the player wants.
    pub const fn asks_for_another(&self) -> bool {
        matches!(self, Self::Open { .. } | Self::Paste(_))
    }
}

/// What went well and is not seen otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Done {
    /// Something is in a file now.
    #[error("{}", file_name(.0))]
    Saved(PathBuf),
    /// Something is in the clipboard now.
    #[error("{0}")]
    Copied(&'static str),
    /// A game was opened that is not proved.
    #[error("This game is not proved: {0}. It goes on from here.")]
    OpenedUnproved(Doubt),
    /// A game is watched that is not proved.
    #[error("This game is not proved: {0}")]
    WatchedUnproved(Doubt),
}

impl Done {
    /// What it is about, in a few words.
    pub const fn headline(&self) -> &'static str {
        match self {
            Self::Saved(_) => "Saved",
            Self::Copied(_) => "Copied",
            Self::OpenedUnproved(_) | Self::WatchedUnproved(_) => "Not proved",
        }
    }

    /// Whether it is worth reading twice, and stays until it is clicked away.
    pub const fn stays(&self) -> bool {
        matches!(self, Self::OpenedUnproved(_) | Self::WatchedUnproved(_))
    }
}

/// A file's own name, for what is said of it.
fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}
