//! What screens ask the app for.

use std::path::PathBuf;

use bevy::prelude::{App, Message};

use crate::parts::SeatId;
use crate::record::Seat;
use crate::table::Setup;

/// What screens ask for that takes the place of the game that is going on, or writes it down.
#[derive(Message, Clone, Debug)]
pub enum Request {
    /// To begin a game.
    Begin(Box<Setup>, Vec<Seat>),
    /// To open a saved game.
    Open(PathBuf),
    /// To open a saved game from its text.
    OpenText(String),
    /// To copy a saved game as text.
    CopyText(PathBuf),
    /// To watch a saved game.
    Watch(PathBuf),
    /// To watch the game that is being played, or a part of it.
    WatchPlay(Tour),
    /// To save the game to a file.
    SaveAs(PathBuf),
    /// To copy the game that is being played as text.
    CopyPlay,
    /// To copy the summary of a game.
    CopySummary(String),
    /// To copy what went wrong.
    CopyWhy(String),
    /// To draw a robot of the game into a file.
    Portrait {
        /// Whose.
        seat: SeatId,
        /// Where to.
        to: PathBuf,
    },
    /// To copy a saved game to another file.
    Copy {
        /// The saved game.
        from: PathBuf,
        /// Where to.
        to: PathBuf,
    },
}

/// Which part of a game is watched, and how it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    /// After how many steps it begins.
    pub from: usize,
    /// After how many steps it ends and leads back by itself; `None` to stay.
    pub until: Option<usize>,
}

/// What is asked for on the table screen that is no command at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// How to play.
    Help,
    /// To save the game somewhere.
    Save,
    /// Settings.
    Settings,
    /// The menu.
    Menu,
    /// To see the end on a screen of its own.
    Victory,
    /// To see what has happened since the player's last turn.
    SinceLastTurn,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Request>();
}
