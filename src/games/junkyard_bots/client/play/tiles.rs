//! A tile set from a file, for a new game.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use crate::client::app::fault::{JunkyardFault, TilesError};
use crate::client::app::request::JunkyardRequest;
use crate::parts::TileSetFile;
use crate::parts::catalogue::ListedTileSet;
use client::app::jobs::{FileJobs, Finish, FinishJobs, JobKind};
use client::app::notice::Notice;
use client::app::request::{FulfilRequests, Request};
use client::play::window_games::WindowGames;
use shell::disk::read_capped;
use shell::outside::{NotText, decode_text};

/// Tile set that was last read from a file, for the form of a new game.
#[derive(Resource, Clone, Debug, Default)]
pub struct TilesOfFile(pub Option<ListedTileSet>);

pub(super) fn plugin(app: &mut App) {
    let take_tiles = take_tiles.after(FulfilRequests::Shared).before(FinishJobs).run_if(on_message::<JunkyardRequest>);
    app.init_resource::<TilesOfFile>().add_systems(Update, take_tiles);
}

/// Starts jobs that read the tile sets of requested files.
fn take_tiles(mut requests: MessageReader<JunkyardRequest>, mut jobs: ResMut<FileJobs>) {
    for request in requests.read() {
        let JunkyardRequest::TakeTiles(path) = request else { continue };
        let path = path.clone();
        jobs.start_job(JobKind::Opens, move || {
            let listed = read_tiles(&path);
            let finish: Finish = Box::new(move |world| keep_tiles(world, path, listed));
            finish
        });
    }
}

fn keep_tiles(world: &mut World, path: PathBuf, listed: Result<ListedTileSet, TilesError>) {
    match listed {
        Ok(listed) => {
            world.resource_mut::<TilesOfFile>().0 = Some(listed);
            // A fault of a file that was tried before no longer matters.
            world.resource_mut::<Notice>().clear_messages();
        }
        Err(error) => world.resource_mut::<Notice>().show_fault(JunkyardFault::Tiles { path, error }.into()),
    }
}

fn read_tiles(path: &Path) -> Result<ListedTileSet, TilesError> {
    let bytes = read_capped(path)?;
    let text = decode_text(&bytes).map_err(|NotText| TilesError::NotText)?;
    Ok(ListedTileSet::from_file("file", TileSetFile::from_ron(&text)?)?)
}

/// Whether a file has the form of a tile set; the set itself may still break a rule.
fn is_tile_set(path: &Path) -> bool {
    let bytes = read_capped(path).unwrap_or_default();
    decode_text(&bytes).is_ok_and(|text| TileSetFile::from_ron(&text).is_ok())
}

/// Starts a job for a file that was dropped on the form for a new game: it is read as a tile set
/// for that game, or opened as a saved game.
pub(crate) fn take_dropped_file(
    games: Res<WindowGames>,
    mut drops: MessageReader<FileDragAndDrop>,
    mut jobs: ResMut<FileJobs>,
) {
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf: path, .. } = drop else { continue };
        let path = path.clone();
        let games = *games;
        jobs.start_job(JobKind::Opens, move || {
            let is_tiles = is_tile_set(&path);
            let is_neither = !is_tiles && read_capped(&path).is_ok_and(|bytes| games.load_saved_game(&bytes).is_err());
            let finish: Finish = Box::new(move |world| {
                if is_tiles {
                    world.write_message(JunkyardRequest::TakeTiles(path));
                } else if is_neither {
                    world.resource_mut::<Notice>().show_fault(JunkyardFault::NeitherGameNorTiles(path).into());
                } else {
                    world.write_message(Request::Open(path));
                }
            });
            finish
        });
    }
}
