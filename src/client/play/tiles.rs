//! A tile set from a file, for a new game.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::client::app::fault::{Fault, TilesError};
use crate::client::app::jobs::{FileJobs, Finish, FinishJobs, JobKind};
use crate::client::app::notice::Notice;
use crate::client::app::request::Request;
use crate::games::junkyard_bots::parts::TileSetFile;
use crate::games::junkyard_bots::parts::catalogue::ListedTileSet;
use crate::shell::disk::read_capped;
use crate::shell::outside::{NotText, decode_text};

/// The tile set that was taken from a file last.
#[derive(Resource, Clone, Debug, Default)]
pub struct TilesOfFile(pub Option<ListedTileSet>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TilesOfFile>().add_systems(Update, take.before(FinishJobs).run_if(on_message::<Request>));
}

/// Begins to take the tile set of a file when it is asked for.
fn take(mut requests: MessageReader<Request>, mut jobs: ResMut<FileJobs>) {
    for request in requests.read() {
        let Request::TakeTiles(path) = request else { continue };
        let path = path.clone();
        jobs.begin(JobKind::Opens, move || {
            let listed = read(&path);
            let finish: Finish = Box::new(move |world| take_read(world, path, listed));
            finish
        });
    }
}

fn take_read(world: &mut World, path: PathBuf, listed: Result<ListedTileSet, TilesError>) {
    match listed {
        Ok(listed) => {
            world.resource_mut::<TilesOfFile>().0 = Some(listed);
            // The fault of another file is settled.
            world.resource_mut::<Notice>().clear();
        }
        Err(error) => world.resource_mut::<Notice>().fault(Fault::Tiles { path, error }),
    }
}

fn read(path: &Path) -> Result<ListedTileSet, TilesError> {
    let bytes = read_capped(path)?;
    let text = decode_text(&bytes).map_err(|NotText| TilesError::NotText)?;
    Ok(ListedTileSet::from_file("file", TileSetFile::from_ron(&text)?)?)
}

/// Whether a file has the form of a tile set, sound or not.
pub fn is_tile_set(path: &Path) -> bool {
    let bytes = read_capped(path).unwrap_or_default();
    decode_text(&bytes).is_ok_and(|text| TileSetFile::from_ron(&text).is_ok())
}
