//! What the player has learned: kept in a file of its own, beside the settings.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::client::app::fault::Fault;
use crate::client::app::notice::Notice;
use crate::client::app::writer::Writer;
use crate::client::settings::file;
use crate::lessons::{Progress, Seen};
use crate::puzzles;
use crate::record::disk::{DiskError, read_capped};

/// What the player has learned.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    /// Which lessons are done, and where others were left.
    pub lessons: Progress,
    /// What has been explained when it happened for the first time.
    pub explained: Seen,
    /// Which puzzles are solved, tried or given up.
    pub puzzles: puzzles::Progress,
}

/// Loads what was learned and keeps what is learned anew; what the app has already is not kept.
pub(super) fn plugin(app: &mut App) {
    if app.world().contains_resource::<Learned>() {
        return;
    }
    let path = file::path().map(|path| path.with_file_name("learned.ron"));
    let (learned, fault) = path.as_deref().map_or_else(Default::default, load);
    // A file that can't be read stays as it is.
    let writer = path.filter(|_| !matches!(fault, Some(Fault::Learned(_)))).map(Writer::new);
    app.insert_resource(learned)
        .insert_resource(Keeper { writer, fault })
        .add_systems(Last, (keep.run_if(resource_changed::<Learned>), tell).chain());
}

/// What a file holds. One that holds something else is set aside, under another name.
fn load(path: &Path) -> (Learned, Option<Fault>) {
    let bytes = match read_capped(path) {
        Ok(bytes) => bytes,
        Err(DiskError::Read(error)) if error.kind() == std::io::ErrorKind::NotFound => return Default::default(),
        Err(error) => return (Learned::default(), Some(Fault::Learned(error))),
    };
    match ron::from_str(&String::from_utf8_lossy(&bytes)) {
        Ok(learned) => (learned, None),
        Err(_) => {
            let aside = free_name(path);
            let fault = match std::fs::rename(path, &aside) {
                Ok(()) => Fault::LearnedSetAside(aside),
                Err(error) => Fault::Learned(DiskError::write(&aside, error)),
            };
            (Learned::default(), Some(fault))
        }
    }
}

/// A name for a file that is set aside, which none has yet that was set aside before.
fn free_name(path: &Path) -> PathBuf {
    let name =
        |number: u32| path.with_extension(if number == 1 { "ron.old".to_owned() } else { format!("ron.old{number}") });
    (1..).map(name).find(|aside| !aside.exists()).unwrap_or_else(|| name(1))
}

#[derive(Resource)]
struct Keeper {
    writer: Option<Writer>,
    fault: Option<Fault>,
}

fn keep(learned: Res<Learned>, mut keeper: ResMut<Keeper>) {
    if learned.is_added() {
        return;
    }
    let config = ron::ser::PrettyConfig::new().depth_limit(3).new_line("\n");
    let text = ron::ser::to_string_pretty(&*learned, config).unwrap_or_default();
    if let Some(Err(error)) = keeper.writer.as_mut().map(|writer| writer.write(text)) {
        keeper.fault = Some(Fault::Learned(error));
    }
}

/// Tells why nothing could be kept, once.
fn tell(mut keeper: ResMut<Keeper>, mut notice: ResMut<Notice>) {
    let keeper = keeper.bypass_change_detection();
    let written = || keeper.writer.as_ref().and_then(Writer::fault).map(Fault::Learned);
    if let Some(fault) = keeper.fault.take().or_else(written) {
        notice.fault(fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::library;

    #[test]
    fn what_was_learned_is_read_again_and_what_is_something_else_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("learned.ron");
        assert_eq!(load(&path).0, Learned::default(), "nothing is there yet");
        let mut learned = Learned::default();
        learned.lessons.skip(&library::all()[0]);
        std::fs::write(&path, ron::to_string(&learned).unwrap()).unwrap();
        assert_eq!(load(&path).0, learned);
        for (text, aside) in [("something else", "learned.ron.old"), ("and again", "learned.ron.old2")] {
            std::fs::write(&path, text).unwrap();
            let (read, fault) = load(&path);
            assert!(read == Learned::default() && !path.exists());
            assert!(fault.unwrap().to_string().contains(&format!("it is called {aside} now")));
            assert_eq!(std::fs::read_to_string(folder.path().join(aside)).unwrap(), text);
        }
    }
}
