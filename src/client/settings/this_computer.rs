//! The number of this computer in games by correspondence.

use std::path::Path;

use bevy::prelude::{App, Resource, World};
use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};

use super::file::settings_path;
use shell::disk::{Destination, ExistingFile, read_capped};
use shell::outside::decode_leniently;
use shell::record::ComputerId;

/// Name of the file with the number, beside the settings.
const FILE_NAME: &str = "computer.ron";

/// Number of this computer, by which it knows which seats of a game by correspondence are played
/// here.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ThisComputer(pub ComputerId);

/// Contents of the file.
#[derive(Serialize, Deserialize)]
struct ComputerFile {
    id: ComputerId,
}

impl ThisComputer {
    /// Draws a number. If the system has no random numbers, the clock gives one.
    pub fn drawn() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Self(ComputerId(SysRng.try_next_u64().unwrap_or(since.as_nanos() as u64)))
    }

    /// Number of this computer in the world of an app.
    pub fn number(world: &mut World) -> ComputerId {
        world.get_resource_or_insert_with(Self::drawn).0
    }

    /// Reads the number from a file, or draws it and writes the file. Where that can't be written,
    /// the number holds until the program ends: its games then ask for the seats again.
    fn load(path: &Path) -> Self {
        Self::read(path).unwrap_or_else(|| {
            let drawn = Self::drawn();
            if let Some(folder) = path.parent() {
                let _ = std::fs::create_dir_all(folder);
            }
            let text = ron::to_string(&ComputerFile { id: drawn.0 }).unwrap_or_default();
            let file = Destination::check(path, ExistingFile::Keep);
            match file.and_then(|mut file| file.write(text.as_bytes())) {
                Ok(()) => drawn,
                // Another window may have written it meanwhile.
                Err(_) => Self::read(path).unwrap_or(drawn),
            }
        })
    }

    fn read(path: &Path) -> Option<Self> {
        let bytes = read_capped(path).ok()?;
        ron::from_str(&decode_leniently(&bytes)).ok().map(|ComputerFile { id }| Self(id))
    }
}

/// Adds the number of this computer, unless the app has one already.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<ThisComputer>() {
        let path = settings_path().map(|path| path.with_file_name(FILE_NAME));
        app.insert_resource(path.map_or_else(ThisComputer::drawn, |path| ThisComputer::load(&path)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_keeps_its_number_and_two_computers_have_two() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE_NAME);
        let ThisComputer(first) = ThisComputer::load(&path);
        assert_eq!(ThisComputer::load(&path).0, first);
        assert_ne!(ThisComputer::load(&folder.path().join("other.ron")).0, first);
    }

    #[test]
    fn a_file_that_is_something_else_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE_NAME);
        std::fs::write(&path, "something else").unwrap();
        let ThisComputer(one) = ThisComputer::load(&path);
        assert_ne!(ThisComputer::load(&path).0, one, "a number for each start");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "something else");
    }
}
