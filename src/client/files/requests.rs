//! Opening and saving games as files.

use std::path::{Path, PathBuf};

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw};

use super::{languages, share};
use crate::client::app::fault::{Done, Fault, OpenError};
use crate::client::app::frames::Waker;
use crate::client::app::notice::Notice;
use crate::client::app::request::{Request, Tour};
use crate::client::app::screen::{Overlay, Screen};
use crate::client::app::work::Work;
use crate::client::play::open::SaveFolder;
use crate::client::play::{Play, found_puzzles, lessons, open, puzzles, summary, tiles};
use crate::client::watch::{self, Watch};
use crate::language::{Phrase, phrase};
use crate::record::autosave::{last_written_first, newest};
use crate::record::disk::RealDisk;
use crate::record::{Doubt, Loaded, load};

/// The newest game that saved itself, for the title.
#[derive(Resource, Debug, Default)]
pub struct Continue {
    found: Option<Found>,
    looking: Option<Work<Option<Found>>>,
}

/// A saved game's file, and what to call it.
type Found = (PathBuf, Phrase);

impl Continue {
    /// What to call it.
    pub fn sentence(&self) -> Option<Phrase> {
        self.found.as_ref().map(|(_, sentence)| sentence.clone())
    }

    /// Its file.
    pub fn path(&self) -> Option<PathBuf> {
        self.found.as_ref().map(|(path, _)| path.clone())
    }

    /// Whether it is still being looked for.
    pub const fn is_looking(&self) -> bool {
        self.looking.is_some()
    }
}

/// The file named on the command line.
#[derive(Resource, Clone, Debug)]
pub struct FirstFile(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SaveFolder>()
        .init_resource::<Continue>()
        .add_systems(Startup, (open_first, tell_of_folder))
        .add_systems(OnEnter(Screen::Title), look_for_latest)
        .add_systems(PreUpdate, (dropped, find_latest))
        .add_systems(Update, fulfil.before(crate::client::play::Obey).run_if(on_message::<Request>));
}

/// Says where games are saved if that is not where players would look for them.
fn tell_of_folder(folder: Res<SaveFolder>, mut notice: ResMut<Notice>) {
    if !folder.is_lasting() {
        notice.fault(Fault::NoSaveFolder(folder.0.clone()));
    }
}

fn open_first(first: Option<Res<FirstFile>>, mut requests: MessageWriter<Request>) {
    if let Some(first) = first {
        requests.write(Request::Open(first.0.clone()));
    }
}

/// A file dropped on the window is opened; a tile set is taken where one is chosen.
fn dropped(
    screen: Res<State<Screen>>,
    mut drops: MessageReader<FileDragAndDrop>,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) {
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf: path, .. } = drop else { continue };
        let may_be_tiles = *screen.get() == Screen::NewGame;
        if may_be_tiles && tiles::is_tile_set(path) {
            requests.write(Request::TakeTiles(path.clone()));
        } else if may_be_tiles && matches!(open::read(path), Err(OpenError::Load(_))) {
            notice.fault(Fault::NeitherGameNorTiles(path.clone()));
        } else {
            requests.write(Request::Open(path.clone()));
        }
    }
}

/// Begins to look for the newest game that saved itself and is not over yet: every game has to prove itself, which takes its time.
fn look_for_latest(folder: Res<SaveFolder>, waker: Res<Waker>, mut latest: ResMut<Continue>) {
    let folder = folder.0.clone();
    latest.looking = Some(Work::begin(waker.clone(), move || newest_playable(&folder)));
}

fn newest_playable(folder: &Path) -> Option<Found> {
    let files = newest(&mut RealDisk, folder).unwrap_or_default();
    last_written_first(files).find_map(|path| {
        let loaded = open::read(&path).ok()?;
        (!summary::is_over(&loaded)).then(|| (path, summary::describe(&loaded)))
    })
}

/// Takes in what was found.
fn find_latest(mut latest: ResMut<Continue>, mut notice: ResMut<Notice>) {
    let Some(found) = latest.bypass_change_detection().looking.as_mut().and_then(Work::poll) else { return };
    let found = found.unwrap_or_else(|failed| {
        notice.fault(Fault::Work(failed));
        None
    });
    *latest = Continue { found, looking: None };
}

/// Does what was asked for since the last frame that has to do with games, in order.
fn fulfil(world: &mut World, mut cursor: Local<MessageCursor<Request>>) {
    let requests: Vec<Request> = cursor.read(world.resource::<Messages<Request>>()).cloned().collect();
    for request in requests {
        let shows_table = matches!(
            request,
            Request::Begin(..)
                | Request::Open(_)
                | Request::OpenText(_)
                | Request::TakeLesson(_)
                | Request::SkipLesson
                | Request::NextLesson
                | Request::FirstRealGame
                | Request::Solve(..)
        );
        let Some(went) = fulfil_one(world, request) else { continue };
        if went.is_ok() && shows_table {
            // What was watched makes way.
            world.remove_resource::<Watch>();
            world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
            world.resource_mut::<NextState<Screen>>().set(Screen::Table);
        }
        world.resource_mut::<Notice>().tell(went);
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

/// Does one thing; `None` if it is for others to do.
fn fulfil_one(world: &mut World, request: Request) -> Option<Result<Option<Done>, Fault>> {
    Some(match request {
        Request::Begin(setup, seats) => open::begin(world, *setup, seats).map_err(Fault::Begin).map(|()| None),
        Request::TakeLesson(number) => lessons::take(world, number)?.map_err(Fault::Begin).map(|()| None),
        Request::NextLesson | Request::SkipLesson => {
            if matches!(request, Request::SkipLesson) {
                lessons::skip(world);
            }
            let Some(begun) = lessons::take_next(world) else {
                world.write_message(Request::Show(Screen::Lessons));
                return None;
            };
            begun.map_err(Fault::Begin).map(|()| None)
        }
        Request::FirstRealGame => {
            let (setup, seats) = lessons::first_real_game();
            open::begin(world, setup, seats).map_err(Fault::Begin).map(|()| None)
        }
        Request::Open(path) => {
            let opened = open::read(&path).and_then(|loaded| open_loaded(world, loaded, Some(&path)));
            opened.map_err(|error| Fault::Open { path, error })
        }
        Request::OpenText(text) => {
            let loaded = load(text.as_bytes()).map_err(OpenError::from);
            loaded.and_then(|loaded| open_loaded(world, loaded, None)).map_err(Fault::Paste)
        }
        Request::Watch(path) => watch_file(world, &path).map_err(|error| Fault::Open { path, error }),
        Request::WatchPlay(tour) => watch_play(world, tour),
        Request::CopyText(path) => share::copy_text(world, &path).map(Some),
        Request::CopyPlay => share::copy_play(world).map(Some),
        Request::Solve(source, proved) => puzzles::begin(world, source, proved).map_err(Fault::Begin).map(|()| None),
        Request::ReadPuzzle(text) => {
            found_puzzles::read(world, text);
            Ok(None)
        }
        Request::CopyPuzzle => share::copy_puzzle(world).map(Some),
        Request::CopySummary(text) => share::copy(world, &text, phrase!("copied-summary")).map(Some),
        Request::CopyFault(text) => share::copy(world, &text, phrase!("copied-fault")).map(Some),
        Request::SaveAs(path) => share::text_of_play(world).and_then(|text| share::save(&path, text)).map(Some),
        Request::OpenLanguages => languages::show(world.resource()).map(|()| None),
        Request::Portrait { seat, to } => share::portrait(world, seat, &to).map(Some),
        // The copy is whole or not there.
        Request::Copy { from, to } => share::text_of_file(&from).and_then(|text| share::save(&to, text)).map(Some),
        Request::Show(_)
        | Request::Back
        | Request::OpenMenu
        | Request::LookAt(_)
        | Request::CloseOverlay
        | Request::Quit
        | Request::Choose(_)
        | Request::TakeTiles(_)
        | Request::Replay(_) => return None,
    })
}

fn open_loaded(world: &mut World, loaded: Loaded, file: Option<&Path>) -> Result<Option<Done>, OpenError> {
    let doubt = loaded.proof.doubt().cloned();
    open::open(world, loaded, file)?;
    Ok(doubt.map(Done::OpenedUnproved))
}

/// Shows a saved game from the beginning of its history, if the history leads to its table.
fn watch_file(world: &mut World, path: &Path) -> Result<Option<Done>, OpenError> {
    let loaded = open::read(path)?;
    let doubt = loaded.proof.doubt().cloned();
    if let Some(doubt @ (Doubt::OtherTable | Doubt::Step { .. })) = doubt {
        return Err(OpenError::NothingToWatch(doubt));
    }
    watch::begin(world, loaded.game.history(), Tour::default())?;
    Ok(doubt.map(Done::WatchedUnproved))
}

fn watch_play(world: &mut World, tour: Tour) -> Result<Option<Done>, Fault> {
    let play = world.get_resource::<Play>().filter(|play| !play.is_exercise());
    let Some(play) = play else { return Err(Fault::NoGame) };
    let history = play.history().clone();
    let doubt = history.beginning().map(|beginning| Doubt::Beginning(beginning.state.round));
    watch::begin(world, &history, tour).map_err(|error| Fault::Watch(error.into()))?;
    Ok(doubt.map(Done::WatchedUnproved))
}
