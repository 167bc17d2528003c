//! A tile set from a file, for a new game.

use std::path::Path;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::client::app::fault::{Fault, TilesError};
use crate::client::app::notice::Notice;
use crate::client::app::request::Request;
use crate::parts::TileSetFile;
use crate::parts::catalogue::Listed;
use crate::record::disk::read_capped;

/// The tile set that was taken from a file last.
#[derive(Resource, Clone, Debug, Default)]
pub struct TilesOfFile(pub Option<Listed>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TilesOfFile>().add_systems(Update, take.run_if(on_message::<Request>));
}

/// Takes the tile set of a file when it is asked for.
fn take(
    mut requests: MessageReader<Request>,
    mut taken: ResMut<TilesOfFile>,
    mut notice: ResMut<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for request in requests.read() {
        let Request::TakeTiles(path) = request else { continue };
        match read(path) {
            Ok(listed) => {
                taken.0 = Some(listed);
                // What another file had wrong is settled.
                notice.clear();
            }
            Err(error) => notice.fault(Fault::Tiles { path: path.clone(), error }),
        }
        redraw.write(RequestRedraw);
    }
}

fn read(path: &Path) -> Result<Listed, TilesError> {
    let bytes = read_capped(path)?;
    let text = String::from_utf8(bytes).map_err(|_| TilesError::NotText)?;
    Ok(Listed::from_file("file", TileSetFile::from_ron(&text)?)?)
}

/// Whether a file has the form of a tile set, sound or not.
pub fn is_tile_set(path: &Path) -> bool {
    let text = read_capped(path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.is_some_and(|text| TileSetFile::from_ron(&text).is_ok())
}
