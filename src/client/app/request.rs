//! Requests of screens to the app.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::{App, IntoScheduleConfigs, Message, SystemSet, Update, World};

use super::screen::Screen;
use shell::disk::ExistingFile;
use shell::language::{Phrase, phrase};
use shell::seats::SeatId;

/// A request to the app. What a player does at the table itself is a command of that game instead.
#[derive(Message, Clone, Debug)]
pub enum Request {
    /// To show a screen; [`Self::Back`] leads back to the present one.
    Show(Screen),
    /// To return to the screen from which the present one was reached.
    Back,
    /// To open the menu over the table.
    OpenMenu,
    /// To show what a seat has in close-up.
    LookAt(SeatId),
    /// To close the overlay over the table.
    CloseOverlay,
    /// To end the program, once everything is saved.
    Quit,
    /// To end the program although something could not be saved.
    QuitUnsaved,
    /// To choose a file for something.
    Choose(Purpose),
    /// To control the replay that is watched.
    Replay(Control),
    /// To begin the game at the table again, with the same seats and set-up and another seed.
    Again,
    /// To open a saved game.
    Open(PathBuf),
    /// To continue a game that saves itself, from the newest file of the game that this file
    /// belongs to.
    Continue(PathBuf),
    /// To open a saved game as a separate game, because another window plays it.
    OpenAsOwn(PathBuf),
    /// To delete a saved game.
    Delete {
        /// Its file.
        path: PathBuf,
        /// Title by which the player knows it: its players, or its file if it can't be read.
        title: Phrase,
    },
    /// To open a saved game from its text.
    OpenText(String),
    /// To open a saved game that comes to this computer for the first time from its text, and to
    /// play this seat of it here.
    OpenTextAt(Arc<str>, SeatId),
    /// To open a saved game from its text in the clipboard, if the table is still shown when that
    /// is read.
    PasteGame,
    /// To open a saved game from its text as a separate game, although it is a copy of one that is
    /// here.
    OpenTextAsOwn(Arc<str>),
    /// To watch a saved game from its text, beginning after so many steps.
    WatchText(Arc<str>, usize),
    /// To copy a saved game as text.
    CopyText(PathBuf),
    /// To watch a saved game.
    Watch(PathBuf),
    /// To watch the game that is being played, or a part of it.
    WatchPlay(Tour),
    /// To save the game to a file.
    SaveAs(SavePlace),
    /// To copy the game that is being played as text.
    CopyPlay,
    /// To copy the summary of a game.
    CopySummary(String),
    /// To copy the sentence on a fault.
    CopyFault(String),
    /// To open the folder of the player's own languages.
    OpenLanguages,
    /// To open the folder of the saved games in the system's file manager.
    OpenSaveFolder,
    /// To copy a saved game to another file.
    Copy {
        /// The saved game.
        from: PathBuf,
        /// Place of the other file.
        to: SavePlace,
    },
    /// To do something that only one game does.
    OfGame(GameMessage),
}

/// Message of one game inside a request, which shared code passes on without knowing its type.
#[derive(Clone)]
pub struct GameMessage(Arc<dyn Fn(&mut World) + Send + Sync>);

impl GameMessage {
    /// Wraps a message.
    pub fn new<M: Message + Clone>(message: M) -> Self {
        Self(Arc::new(move |world| {
            world.write_message(message.clone());
        }))
    }

    /// Writes the message to the readers of its type.
    pub fn send_to(&self, world: &mut World) {
        (self.0)(world);
    }
}

impl From<Control> for Request {
    fn from(control: Control) -> Self {
        Self::Replay(control)
    }
}

impl fmt::Debug for GameMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameMessage")
    }
}

/// Sets of the systems that fulfil requests, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FulfilRequests {
    /// The system that fulfils [`Request`]s.
    Shared,
    /// The systems that fulfil the messages of one game.
    OfGame,
}

/// Path to which a file is to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavePlace {
    /// The file.
    pub path: PathBuf,
    /// Whether the player has agreed to replace a file that is there.
    pub existing: ExistingFile,
}

impl SavePlace {
    /// Creates a place at which an existing file may be replaced.
    pub const fn replacing(path: PathBuf) -> Self {
        Self { path, existing: ExistingFile::Replace }
    }
}

/// The part of a game that is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    /// Number of steps after which it begins.
    pub from: usize,
    /// Number of steps after which it ends and leads back by itself; `None` to stay.
    pub until: Option<usize>,
    /// Whether it does not play by itself until the spectator says so.
    pub is_paused: bool,
}

/// Purpose of the choice of a file.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// To open the game in the file.
    Open,
    /// To save the game that is being played.
    Save,
    /// To copy a saved game to the file.
    Export {
        /// The saved game.
        from: PathBuf,
        /// Suggested name of the copy.
        file_name: String,
    },
    /// To do something with it that only one game does.
    OfGame(FileChoice),
}

/// Choice of a file for something that only one game does with it.
#[derive(Clone, Debug)]
pub struct FileChoice {
    /// Title of the dialog.
    pub title: Phrase,
    /// Name of the kind of files.
    pub kind: Phrase,
    /// File name extension, without the full stop.
    pub extension: &'static str,
    /// Suggested name of a new file; `None` to choose an existing file.
    pub new_name: Option<String>,
    /// Request that follows from the choice.
    pub request: RequestForFile,
}

/// Constructor of a request from the file that is chosen for it.
#[derive(Clone)]
pub struct RequestForFile(Arc<dyn Fn(SavePlace) -> Request + Send + Sync>);

impl RequestForFile {
    /// Wraps a function that makes the request.
    pub fn new(make: impl Fn(SavePlace) -> Request + Send + Sync + 'static) -> Self {
        Self(Arc::new(make))
    }

    /// Makes the request for a file.
    pub fn at_place(&self, place: SavePlace) -> Request {
        (self.0)(place)
    }
}

impl fmt::Debug for RequestForFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RequestForFile")
    }
}

/// Request of a spectator that controls a replay.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Control {
    /// To go to the table after so many steps.
    GoTo(usize),
    /// To show the present step again, because more is known about it now.
    ShowAgain,
    /// To go to the next step, while the replay plays by itself.
    Next,
    /// To end the running animation and show the table after so many steps.
    Land(usize),
    /// To go one step forward or back, and pause.
    Step {
        /// Forward if `true`, back otherwise.
        forward: bool,
    },
    /// To play or pause.
    PlayOrPause,
    /// To play at another speed.
    Pace(Pace),
    /// To play on from here as a new game.
    TakeOver,
    /// To leave the replay.
    Leave,
}

/// Speed of a replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Half the usual speed.
    Half,
    /// The usual speed.
    #[default]
    One,
    /// Twice the usual speed.
    Two,
    /// Four times the usual speed.
    Four,
}

impl Pace {
    /// All paces, the slowest first.
    pub const ALL: [Self; 4] = [Self::Half, Self::One, Self::Two, Self::Four];

    /// Returns the name that players read.
    pub fn name(self) -> Phrase {
        match self {
            Self::Half => phrase!("pace-half"),
            Self::One => Phrase::words("1"),
            Self::Two => Phrase::words("2"),
            Self::Four => Phrase::words("4"),
        }
    }

    /// Returns the factor by which speeds are multiplied.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::One => 1.0,
            Self::Two => 2.0,
            Self::Four => 4.0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Request>().configure_sets(Update, (FulfilRequests::Shared, FulfilRequests::OfGame).chain());
}
