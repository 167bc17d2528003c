//! Requests that screens make of the app.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::{App, IntoScheduleConfigs, Message, SystemSet, Update, World};

use super::screen::Screen;
use crate::shell::disk::ExistingFile;
use crate::shell::language::{Phrase, phrase};
use crate::shell::seats::SeatId;

/// One thing that is asked of the app. A request at the table itself is a command of the game that
/// is played there.
#[derive(Message, Clone, Debug)]
pub enum Request {
    /// To show a screen; [`Self::Back`] leads back to the present one.
    Show(Screen),
    /// To show the screen that led here.
    Back,
    /// To open the menu over the table.
    OpenMenu,
    /// To look closer at what a seat has.
    LookAt(SeatId),
    /// To close what lies over the table.
    CloseOverlay,
    /// To end the program, once everything is saved.
    Quit,
    /// To end the program over a step that could not be saved.
    QuitUnsaved,
    /// To choose a file for something.
    Choose(Purpose),
    /// To control the replay that is watched.
    Replay(Control),
    /// To begin the game at the table again: the same seats and set-up, another seed.
    Again,
    /// To open a saved game.
    Open(PathBuf),
    /// To go on with a game that saves itself, from the newest file of the game that this one
    /// belongs to.
    Continue(PathBuf),
    /// To open a saved game as a game of its own, because another window plays it.
    OpenAsOwn(PathBuf),
    /// To delete a saved game.
    Delete(PathBuf),
    /// To open a saved game from its text.
    OpenText(String),
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
    /// To copy a saved game to another file.
    Copy {
        /// The saved game.
        from: PathBuf,
        /// Place of the other file.
        to: SavePlace,
    },
    /// To do something that one game alone does.
    OfGame(GameMessage),
}

/// Message of one game that a request carries: shared code passes it on without knowing it.
#[derive(Clone)]
pub struct GameMessage(Arc<dyn Fn(&mut World) + Send + Sync>);

impl GameMessage {
    /// Carries a message.
    pub fn new<M: Message + Clone>(message: M) -> Self {
        Self(Arc::new(move |world| {
            world.write_message(message.clone());
        }))
    }

    /// Writes the message for those who read its type.
    pub fn write(&self, world: &mut World) {
        (self.0)(world);
    }
}

impl fmt::Debug for GameMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameMessage")
    }
}

/// The systems that do what was asked for, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FulfilRequests {
    /// Those of [`Request`].
    Shared,
    /// Those of the requests that one game alone makes.
    OfGame,
}

/// A place where a file is to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavePlace {
    /// The file.
    pub path: PathBuf,
    /// Whether the player has agreed to replace a file that is there.
    pub existing: ExistingFile,
}

impl SavePlace {
    /// A place at which a file may be replaced.
    pub const fn replacing(path: PathBuf) -> Self {
        Self { path, existing: ExistingFile::Replace }
    }
}

/// Which part of a game is watched, and how it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    /// After how many steps it begins.
    pub from: usize,
    /// After how many steps it ends and leads back by itself; `None` to stay.
    pub until: Option<usize>,
    /// Whether it shows from the beginning how likely each seat was to win.
    pub with_chances: bool,
}

/// Purpose for which a file is chosen.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// To open the game in it.
    Open,
    /// To save the game that is being played.
    Save,
    /// To copy a saved game to it.
    Export(PathBuf),
    /// To do something with it that one game alone does.
    OfGame(FileChoice),
}

/// Choice of a file for something that one game alone does with it.
#[derive(Clone, Debug)]
pub struct FileChoice {
    /// Title of the dialog.
    pub title: Phrase,
    /// Name of the kind of files.
    pub kind: Phrase,
    /// Ending of the files, without the full stop.
    pub extension: &'static str,
    /// Name of the new file unless the player writes another one; `None` to choose a file that is
    /// there.
    pub new_name: Option<String>,
    /// Request that follows from the choice.
    pub request: RequestForFile,
}

/// Request that is made once its file is chosen.
#[derive(Clone)]
pub struct RequestForFile(Arc<dyn Fn(SavePlace) -> Request + Send + Sync>);

impl RequestForFile {
    /// Keeps the way to make the request.
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

/// Request of a spectator.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Control {
    /// To go to the table after so many steps.
    GoTo(usize),
    /// To show the present step again, as more is known of it now.
    ShowAgain,
    /// To go to the next step, while the game goes on by itself.
    Next,
    /// To end what is under way on the table, which shows the table after so many steps.
    Land(usize),
    /// To do or take back one step, and to go on no more by itself.
    Step {
        /// Do or take back.
        forward: bool,
    },
    /// To go on by itself, or no more.
    PlayOrPause,
    /// To go on at another speed.
    Pace(Pace),
    /// To play on from here as a new game.
    TakeOver,
    /// To show how likely each seat was to win, or no more.
    Chances,
    /// To leave.
    Leave,
}

/// How quickly a game is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Half as quickly as usual.
    Half,
    /// As usual.
    #[default]
    One,
    /// Twice.
    Two,
    /// Four times.
    Four,
}

impl Pace {
    /// All, the slowest first.
    pub const ALL: [Self; 4] = [Self::Half, Self::One, Self::Two, Self::Four];

    /// Name of the pace.
    pub fn name(self) -> Phrase {
        match self {
            Self::Half => phrase!("pace-half"),
            Self::One => Phrase::words("1"),
            Self::Two => Phrase::words("2"),
            Self::Four => Phrase::words("4"),
        }
    }

    /// Factor by which speeds are multiplied.
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
