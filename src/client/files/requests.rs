//! Fulfils the requests of screens that concern games, files and text.

use std::path::PathBuf;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw};

use super::opening::{copy_file, delete_file, open_file, show_table, watch_file, watch_table};
use super::reading::Reader;
use super::{arrivals, folders, languages, share};
use crate::app::fault::{Done, Fault};
use crate::app::jobs::FinishJobs;
use crate::app::notice::Notice;
use crate::app::request::{FulfilRequests, Request, SavePlace};
use crate::app::screen::Screen;
use crate::play::start::open::SaveFolder;
use crate::play::window_games::WindowGames;
use shell::language::phrase;

/// The file named on the command line.
#[derive(Resource, Clone, Debug)]
pub struct FirstFile(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SaveFolder>()
        .add_systems(Startup, (open_first, tell_of_folder))
        .add_systems(PreUpdate, open_dropped_file)
        .add_systems(
            Update,
            fulfil
                .in_set(FulfilRequests::Shared)
                .before(crate::play::ExecuteCommands)
                .before(FinishJobs)
                .run_if(on_message::<Request>),
        );
}

/// Shows a notice of where games are saved if there is no lasting folder of the user's own for
/// them.
fn tell_of_folder(folder: Res<SaveFolder>, mut notice: ResMut<Notice>) {
    if !folder.is_lasting() {
        notice.show_fault(Fault::NoSaveFolder(folder.0.clone()));
    }
}

fn open_first(first: Option<Res<FirstFile>>, mut requests: MessageWriter<Request>) {
    if let Some(first) = first {
        requests.write(Request::Open(first.0.clone()));
    }
}

/// Opens a file that was dropped on the window. On the form for a new game the game of that form
/// handles it, because it may be part of a set-up.
fn open_dropped_file(
    screen: Res<State<Screen>>,
    mut drops: MessageReader<FileDragAndDrop>,
    mut requests: MessageWriter<Request>,
) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf: path, .. } = drop
            && *screen.get() != Screen::NewGame
        {
            requests.write(Request::Open(path.clone()));
        }
    }
}

/// Fulfils the requests since the last frame, in order.
fn fulfil(world: &mut World, mut cursor: Local<MessageCursor<Request>>) {
    let requests: Vec<Request> = cursor.read(world.resource::<Messages<Request>>()).cloned().collect();
    for request in requests {
        let shows_table = matches!(request, Request::Again);
        let Some(went) = fulfil_one(world, request) else { continue };
        if went.is_ok() && shows_table {
            show_table(world);
        }
        world.resource_mut::<Notice>().show_outcome(went);
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

/// Fulfils one request. Returns its outcome for a notice; `None` if a job reports it later, or
/// other systems handle the request.
fn fulfil_one(world: &mut World, request: Request) -> Option<Result<Option<Done>, Fault>> {
    Some(match request {
        Request::Again => begin_again(world).map(|()| None),
        Request::WatchPlay(tour) => watch_table(world, tour),
        Request::CopyPlay => share::copy_play(world).map(|()| None),
        Request::PasteGame => share::paste_game(world).map(|()| None),
        Request::CopySummary(text) => share::copy(world, text, phrase!("copied-summary")).map(|()| None),
        Request::CopyFault(text) => share::copy(world, text, phrase!("copied-fault")).map(|()| None),
        Request::OpenLanguages => languages::show(world).map(|()| None),
        Request::OpenSaveFolder => {
            folders::show_save_folder(world);
            return None;
        }
        Request::SaveAs(place) => return save_play(world, place),
        Request::Continue(path) => return open_file(world, path, Reader::read_newest_to_play),
        Request::Open(path) => return arrivals::open_chosen(world, path),
        Request::OpenText(text) => return arrivals::open_text(world, text),
        Request::OpenTextAt(text, seat) => return arrivals::open_text_at(world, text, seat),
        Request::OpenTextAsOwn(text) => return arrivals::open_text_as_own(world, text),
        Request::WatchText(text, from) => return arrivals::watch_text(world, text, from),
        Request::OpenAsOwn(path) => return open_file(world, path, Reader::read_as_own),
        Request::Watch(path) => return watch_file(world, path),
        Request::CopyText(path) => return share::begin_to_copy_text(world, path),
        Request::Copy { from, to } => return copy_file(world, from, to),
        Request::Delete { path, title } => return delete_file(world, path, title),
        Request::OfGame(message) => {
            message.send_to(world);
            return None;
        }
        Request::Show(_)
        | Request::Back
        | Request::OpenMenu
        | Request::LookAt(_)
        | Request::CloseOverlay
        | Request::Quit
        | Request::QuitUnsaved
        | Request::Choose(_)
        | Request::Replay(_) => return None,
    })
}

fn begin_again(world: &mut World) -> Result<(), Fault> {
    let games = *world.resource::<WindowGames>();
    let begun = games.at_table(world).and_then(|game| game.begin_again(world)).ok_or(Fault::NoGame)?;
    begun.map_err(Fault::Begin)
}

fn save_play(world: &mut World, place: SavePlace) -> Option<Result<Option<Done>, Fault>> {
    let games = *world.resource::<WindowGames>();
    let to = games.describe_table(world).and_then(|facts| facts.awaited_elsewhere);
    match share::text_of_play(world) {
        Ok(text) => share::begin_to_save_for(world, place, text.into_bytes(), to, Request::SaveAs),
        Err(fault) => Some(Err(fault)),
    }
}
