//! Opening and saving games as files.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw};

use super::play::Play;
use super::play::open::{self, SaveFolder};
use super::screen::{Notice, Screen};
use super::share;
use super::watch::{self, Tour, Watch};
use super::words;
use crate::parts::SeatId;
use crate::record::autosave::newest;
use crate::record::disk::{RealDisk, save_as};
use crate::record::{Loaded, Proof, Seat, load};
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

/// The newest game that saved itself, for the title.
#[derive(Resource, Clone, Debug, Default)]
pub struct Continue(Option<(PathBuf, String)>);

impl Continue {
    /// What to call it.
    pub fn sentence(&self) -> Option<String> {
        self.0.as_ref().map(|(_, sentence)| sentence.clone())
    }

    /// Its file.
    pub fn path(&self) -> Option<PathBuf> {
        self.0.as_ref().map(|(path, _)| path.clone())
    }
}

/// The file named on the command line.
#[derive(Resource, Clone, Debug)]
pub struct FirstFile(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SaveFolder>()
        .init_resource::<Continue>()
        .add_message::<Request>()
        .add_systems(Startup, open_first)
        .add_systems(OnEnter(Screen::Title), look_for_latest)
        .add_systems(PreUpdate, dropped)
        .add_systems(Update, fulfil.before(super::play::Obey).run_if(on_message::<Request>));
}

fn open_first(first: Option<Res<FirstFile>>, mut requests: MessageWriter<Request>) {
    if let Some(first) = first {
        requests.write(Request::Open(first.0.clone()));
    }
}

/// A file dropped on the window is opened.
fn dropped(mut drops: MessageReader<FileDragAndDrop>, mut requests: MessageWriter<Request>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            requests.write(Request::Open(path_buf.clone()));
        }
    }
}

/// The newest game that saved itself and is not over yet.
fn look_for_latest(folder: Res<SaveFolder>, mut latest: ResMut<Continue>) {
    let files = newest(&mut RealDisk, &folder.0).unwrap_or_default();
    let written = |path: &PathBuf| std::fs::metadata(path).and_then(|data| data.modified()).ok();
    let mut files: Vec<(Option<SystemTime>, PathBuf)> =
        files.into_iter().map(|(_, path)| (written(&path), path)).collect();
    files.sort();
    let playable = files.into_iter().rev().find_map(|(_, path)| {
        let loaded = open::read(&path).ok()?;
        loaded.game.game().state().outcome.is_none().then(|| (describe(&loaded), path))
    });
    latest.0 = playable.map(|(sentence, path)| (path, sentence));
}

/// "Round 4, Scrounge: Mara's turn".
pub fn describe(loaded: &Loaded) -> String {
    let state = loaded.game.game().state();
    let round = if state.round == 0 { "Set-up".to_owned() } else { format!("Round {}", state.round) };
    match (&state.outcome, &state.turn) {
        (Some(outcome), _) => {
            let names: Vec<&str> =
                outcome.winners.iter().map(|seat| loaded.game.seats()[seat.index()].name.as_str()).collect();
            let won = if names.is_empty() { "nobody won".to_owned() } else { format!("{} won", names.join(" and ")) };
            format!("Finished, round {}: {won}", state.round)
        }
        (None, Some(turn)) => {
            let name = &loaded.game.seats()[turn.seat.index()].name;
            let phase = if state.round == 0 { String::new() } else { format!(", {}", words::phase(state.phase)) };
            format!("{round}{phase}: {name}'s turn")
        }
        (None, None) => round,
    }
}

fn fulfil(world: &mut World) {
    let requests: Vec<Request> = world.resource_mut::<Messages<Request>>().drain().collect();
    for request in requests {
        let (done, shows_table) = match request {
            Request::Begin(setup, seats) => {
                (open::begin(world, *setup, seats).map_err(|error| error.to_string()), true)
            }
            Request::Open(path) => (open_file(world, &path), true),
            Request::OpenText(text) => (open_text(world, &text), true),
            Request::CopyText(path) => (share::copy_text(world, &path), false),
            Request::Watch(path) => (watch_file(world, &path), false),
            Request::WatchPlay(tour) => (watch_play(world, tour), false),
            Request::SaveAs(path) => (save(world, &path), false),
            Request::CopyPlay => (share::copy_play(world), false),
            Request::Portrait { seat, to } => (share::portrait(world, seat, &to), false),
            Request::Copy { from, to } => (copy(&from, &to), false),
        };
        match done {
            Ok(()) => {
                world.resource_mut::<Notice>().0 = None;
                if shows_table {
                    // What was watched makes way.
                    world.remove_resource::<Watch>();
                    world.resource_mut::<super::screen::MenuOpen>().0 = false;
                    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
                }
            }
            Err(why) => world.resource_mut::<Notice>().0 = Some(why),
        }
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

fn watch_file(world: &mut World, path: &Path) -> Result<(), String> {
    let name = file_name(path);
    let loaded = open::read(path).map_err(|error| format!("{name}: {error}"))?;
    if loaded.proof == Proof::Unproved {
        return Err(format!("{name}: its history leads to another table, so there is nothing true to watch"));
    }
    watch::begin(world, &loaded.game.into_parts().0, Tour::default()).map_err(|error| format!("{name}: {error}"))
}

fn watch_play(world: &mut World, tour: Tour) -> Result<(), String> {
    let Some(play) = world.get_resource::<Play>() else { return Err("there is no game to watch".into()) };
    let history = play.history().clone();
    watch::begin(world, &history, tour).map_err(|error| error.to_string())
}

/// A file's own name, for what is said of it.
fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

fn open_file(world: &mut World, path: &Path) -> Result<(), String> {
    let name = file_name(path);
    let loaded = open::read(path).map_err(|error| format!("{name}: {error}"))?;
    open::open(world, loaded).map_err(|error| format!("{name}: {error}"))
}

fn open_text(world: &mut World, text: &str) -> Result<(), String> {
    let loaded = load(text.as_bytes()).map_err(|error| format!("what was pasted: {error}"))?;
    open::open(world, loaded).map_err(|error| format!("what was pasted: {error}"))
}

/// Copies a saved game as it is, so that the copy is whole or not there.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    save_as(to, share::text_of_file(from)?).map_err(|error| error.to_string())
}

fn save(world: &mut World, path: &Path) -> Result<(), String> {
    let text = share::text_of_play(world)?;
    save_as(path, text).map_err(|error| error.to_string())
}
