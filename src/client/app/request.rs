//! What screens ask the app for.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::{App, Message};

use super::screen::Screen;
use crate::games::junkyard_bots::puzzles::{ProvedPuzzle, PuzzleSource};
use crate::games::junkyard_bots::table::Setup;
use crate::shell::disk::ExistingFile;
use crate::shell::language::{Phrase, phrase};
use crate::shell::seats::{Seat, SeatId};

/// One thing that is asked of the app. What is asked at the table itself is a command of the game
/// that is played there.
#[derive(Message, Clone, Debug)]
pub enum Request {
    /// To show a screen; [`Self::Back`] leads back to the present one.
    Show(Screen),
    /// To show the screen that led here.
    Back,
    /// To open the menu over the table.
    OpenMenu,
    /// To look closer at a robot.
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
    /// To take a lesson, by its number from 0.
    TakeLesson(usize),
    /// To count the lesson at the table as done and go on to the next.
    SkipLesson,
    /// To take the lesson that is to be taken next.
    NextLesson,
    /// To play the short real game after the lessons.
    FirstRealGame,
    /// To begin a game.
    Begin(Box<Setup>, Vec<Seat>),
    /// To begin the game at the table again: the same seats, tiles and rule options, another seed.
    Again,
    /// To take the tile set of a file for a new game.
    TakeTiles(PathBuf),
    /// To open a saved game.
    Open(PathBuf),
    /// To go on with a game that saves itself, from the newest file of the game that this one
    /// belongs to.
    Continue(PathBuf),
    /// To open a saved game as a game of its own, because another window plays it.
    OpenAsOwn(PathBuf),
    /// To open a file that was dropped on the window.
    OpenDropped {
        /// The file.
        path: PathBuf,
        /// Whether it may be a tile set, for a new game.
        may_be_tiles: bool,
    },
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
    /// To try a puzzle.
    Solve(PuzzleSource, Arc<ProvedPuzzle>),
    /// To read a puzzle from a text that was shared, and to try it.
    ReadPuzzle(String),
    /// To copy the puzzle at the table as text.
    CopyPuzzle,
    /// To copy the summary of a game.
    CopySummary(String),
    /// To copy what went wrong.
    CopyFault(String),
    /// To open the folder of the player's own languages.
    OpenLanguages,
    /// To draw a robot of the game into a file.
    Portrait {
        /// Whose.
        seat: SeatId,
        /// Where to.
        to: SavePlace,
    },
    /// To copy a saved game to another file.
    Copy {
        /// The saved game.
        from: PathBuf,
        /// Where to.
        to: SavePlace,
    },
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

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open the game in it.
    Open,
    /// To take the tile set in it.
    Tiles,
    /// To save the game that is being played.
    Save,
    /// To copy a saved game to it.
    Export(PathBuf),
    /// To draw a seat's robot into it.
    Portrait(SeatId),
}

/// What spectators can ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Control {
    /// To go to the table after so many steps.
    GoTo(usize),
    /// To show the present step again, as more is known of it now.
    ShowAgain,
    /// To go to the next step, while the game goes on by itself.
    Next,
    /// To land the bombs that fly, which shows the table after so many steps.
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

    /// What it is called.
    pub fn name(self) -> Phrase {
        match self {
            Self::Half => phrase!("pace-half"),
            Self::One => Phrase::words("1"),
            Self::Two => Phrase::words("2"),
            Self::Four => Phrase::words("4"),
        }
    }

    /// What speeds are multiplied by.
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
    app.add_message::<Request>();
}
