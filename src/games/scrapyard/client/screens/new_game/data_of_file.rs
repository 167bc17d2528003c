//! A card set or a map from a file, for a new game (12.4).

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::data_fault::{DataFault, DataFileError};
use super::data_request::DataRequest;
use crate::cards::custom::read_custom_data;
use crate::cards::{DataError, DataSet};
use client::app::fault_words::file_name;
use client::app::jobs::{FileJobs, Finish, FinishJobs, JobKind};
use client::app::notice::Notice;
use client::app::request::{FulfilRequests, Request};
use client::files::game_requests::add_requests;
use client::play::window_games::WindowGames;
use shell::disk::read_capped;
use shell::outside::{NotText, decode_text};

/// Data of a file, with its name.
#[derive(Clone, Debug)]
pub(super) struct NamedData {
    /// Name of the file.
    pub(super) name: String,
    /// The data.
    pub(super) data: Arc<DataSet>,
}

/// Data that were last read from a file.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct DataOfFile(pub(super) Option<NamedData>);

pub(super) fn plugin(app: &mut App) {
    add_requests::<DataRequest>(app);
    let take_data = take_data.after(FulfilRequests::Shared).before(FinishJobs).run_if(on_message::<DataRequest>);
    app.init_resource::<DataOfFile>().add_systems(Update, take_data);
}

/// Starts jobs that read requested files.
fn take_data(mut requests: MessageReader<DataRequest>, mut jobs: ResMut<FileJobs>) {
    for request in requests.read() {
        let DataRequest::Take(path) = request else { continue };
        let path = path.clone();
        jobs.start_job(JobKind::Opens, move || {
            let data = read_data(&path);
            let finish: Finish = Box::new(move |world| keep_data(world, path, data));
            finish
        });
    }
}

fn keep_data(world: &mut World, path: PathBuf, data: Result<DataSet, DataFileError>) {
    match data {
        Ok(data) => {
            let named = NamedData { name: file_name(&path).to_string(), data: Arc::new(data) };
            world.resource_mut::<DataOfFile>().0 = Some(named);
            // A fault of a file that was tried before no longer matters.
            world.resource_mut::<Notice>().clear_messages();
        }
        Err(error) => world.resource_mut::<Notice>().show_fault(DataFault::Data { path, error }.into()),
    }
}

fn read_data(path: &Path) -> Result<DataSet, DataFileError> {
    let bytes = read_capped(path)?;
    let text = decode_text(&bytes).map_err(|NotText| DataFileError::NotText)?;
    Ok(read_custom_data(&text)?)
}

/// Whether a file has the form of a card set or of a map; they may still break a rule.
fn is_data(path: &Path) -> bool {
    match read_data(path) {
        Err(DataFileError::Data(DataError::Unreadable(_)) | DataFileError::NotText | DataFileError::Disk(_)) => false,
        Ok(_) | Err(DataFileError::Data(_)) => true,
    }
}

/// Starts a job for a file that was dropped on the form for a new game: its data are read for that
/// game, or it is opened as a saved game.
pub(super) fn take_dropped_file(
    games: Res<WindowGames>,
    mut drops: MessageReader<FileDragAndDrop>,
    mut jobs: ResMut<FileJobs>,
) {
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf: path, .. } = drop else { continue };
        let path = path.clone();
        let games = *games;
        jobs.start_job(JobKind::Opens, move || {
            let is_data = is_data(&path);
            let is_neither = !is_data && read_capped(&path).is_ok_and(|bytes| games.load_saved_game(&bytes).is_err());
            let finish: Finish = Box::new(move |world| {
                if is_data {
                    world.write_message(DataRequest::Take(path));
                } else if is_neither {
                    world.resource_mut::<Notice>().show_fault(DataFault::NeitherGameNorData(path).into());
                } else {
                    world.write_message(Request::Open(path));
                }
            });
            finish
        });
    }
}
