//! Fulfils the requests of screens that concern games, files and text.

use std::path::PathBuf;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw};

use super::opening::{copy_file, delete_file, open_file, show_table, watch_file};
use super::{languages, share};
use crate::client::app::fault::{Done, Fault, OpenError};
use crate::client::app::frames::NextFrame;
use crate::client::app::jobs::FinishJobs;
use crate::client::app::notice::Notice;
use crate::client::app::request::{FulfilRequests, Request, SavePlace, Tour};
use crate::client::app::screen::Screen;
use crate::client::play::open;
use crate::client::play::open::SaveFolder;
use crate::client::watch;
use crate::games::junkyard_bots::client::play::Play;
use crate::games::junkyard_bots::record::{Doubt, load_game};
use crate::shell::disk::write_queue::SLOW_WRITE;
use crate::shell::language::{InWords, phrase};

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
                .before(crate::client::play::ExecuteCommands)
                .before(FinishJobs)
                .run_if(on_message::<Request>),
        )
        .add_systems(Update, follow_saving.run_if(resource_exists::<Play>));
}

/// Shows a notice of where games are saved if there is no lasting folder of the user's own for
/// them.
fn tell_of_folder(folder: Res<SaveFolder>, mut notice: ResMut<Notice>) {
    if !folder.is_lasting() {
        notice.fault(Fault::NoSaveFolder(folder.0.clone()));
    }
}

/// Shows a notice if the game is saved to a set of its own from now on, because another program
/// saved into its set. Requests the frame in which it shows that a disk does not answer.
fn follow_saving(mut play: ResMut<Play>, mut notice: ResMut<Notice>, mut next: ResMut<NextFrame>) {
    if play.bypass_change_detection().take_moved() {
        notice.tell(Ok(Some(Done::MovedToOwnSet)));
    }
    if !play.is_saved() && play.fault().is_none() {
        next.within(SLOW_WRITE);
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
        let shows_table = matches!(request, Request::Again | Request::OpenText(_));
        let Some(went) = fulfil_one(world, request) else { continue };
        if went.is_ok() && shows_table {
            show_table(world);
        }
        world.resource_mut::<Notice>().tell(went);
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

/// Fulfils one request. Returns its outcome for a notice; `None` if a job reports it later, or
/// other systems handle the request.
fn fulfil_one(world: &mut World, request: Request) -> Option<Result<Option<Done>, Fault>> {
    Some(match request {
        Request::Again => match open::begin_again(world) {
            Some(begun) => begun.map_err(Fault::Begin).map(|()| None),
            None => Err(Fault::NoGame),
        },
        Request::OpenText(text) => open_text(world, &text).map_err(Fault::Paste),
        Request::WatchPlay(tour) => watch_play(world, tour),
        Request::CopyPlay => share::copy_play(world).map(|()| None),
        Request::CopySummary(text) => share::copy(world, text, phrase!("copied-summary")).map(|()| None),
        Request::CopyFault(text) => share::copy(world, text, phrase!("copied-fault")).map(|()| None),
        Request::OpenLanguages => languages::show(world).map(|()| None),
        Request::SaveAs(place) => return save_play(world, place),
        Request::Continue(path) => return open_file(world, path, open::read_newest_to_play),
        Request::Open(path) => return open_file(world, path, open::read_to_play),
        Request::OpenAsOwn(path) => return open_file(world, path, open::read_as_own),
        Request::Watch(path) => return watch_file(world, path),
        Request::CopyText(path) => return share::begin_to_copy_text(world, path),
        Request::Copy { from, to } => return copy_file(world, from, to),
        Request::Delete(path) => return delete_file(world, path),
        Request::OfGame(message) => {
            message.write(world);
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

fn save_play(world: &mut World, place: SavePlace) -> Option<Result<Option<Done>, Fault>> {
    match share::text_of_play(world) {
        Ok(text) => share::begin_to_save(world, place, text.into_bytes(), Request::SaveAs),
        Err(fault) => Some(Err(fault)),
    }
}

fn open_text(world: &mut World, text: &str) -> Result<Option<Done>, OpenError> {
    let loaded = load_game(text.as_bytes())?;
    let doubt = loaded.proof.doubt().cloned();
    open::seat_players_in_new_set(world, loaded.game)?;
    Ok(doubt.map(|doubt| Done::OpenedUnproved(doubt.phrase())))
}

fn watch_play(world: &mut World, tour: Tour) -> Result<Option<Done>, Fault> {
    let play = world.get_resource::<Play>().filter(|play| !play.is_exercise());
    let Some(play) = play else { return Err(Fault::NoGame) };
    let history = play.history().clone();
    let doubt = history.beginning().map(|beginning| Doubt::Beginning(beginning.state.round));
    watch::begin(world, &history, tour).map_err(|error| Fault::Watch(error.into()))?;
    Ok(doubt.map(|doubt| Done::WatchedUnproved(doubt.phrase())))
}
