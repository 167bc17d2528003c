//! Progress of the player in the exercises of a game, saved in a file of its own beside the
//! settings.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::fault::Fault;
use super::frames::Waker;
use super::kept_file::{Kept, KeptFile, lock_file};
use super::notice::Notice;
use crate::settings::file;
use shell::disk::{DiskError, read_capped};
use shell::outside::decode_leniently;

/// Progress of the player in the exercises of a game, such as lessons.
pub trait KeptProgress:
    Resource + Component<Mutability = Mutable> + Clone + Default + Serialize + DeserializeOwned
{
    /// Name of the file, different for each game, with the extension `ron`.
    const FILE_NAME: &'static str;

    /// Applies the changes from `before` to `now` to this progress, which holds that of a file.
    fn merge(&mut self, before: &Self, now: &Self);

    /// Fault as the player is told of it, in words of the game.
    fn tell_fault(fault: ProgressFault) -> Fault;
}

/// Fault of keeping progress.
#[derive(Clone, Debug)]
pub enum ProgressFault {
    /// Progress could not be saved or read.
    NotKept(Arc<DiskError>),
    /// The file had other contents, and has been renamed to this path.
    SetAside(PathBuf),
}

impl<P: KeptProgress> Kept for P {
    fn merged_text(&self, before: &Self, file: Option<&[u8]>) -> String {
        // Without a readable file, the progress that this window knows is written again.
        let mut merged: Self = file.and_then(parse_progress).unwrap_or_else(|| before.clone());
        merged.merge(before, self);
        let config = ron::ser::PrettyConfig::new().depth_limit(3).new_line("\n");
        ron::ser::to_string_pretty(&merged, config).unwrap_or_default()
    }
}

/// Loads the saved progress in a game and saves its changes. Progress that the app already has is
/// not saved.
pub fn plugin<P: KeptProgress>(app: &mut App) {
    if app.world().contains_resource::<P>() {
        return;
    }
    let path = file::settings_path().map(|path| path.with_file_name(P::FILE_NAME));
    let (progress, fault) = path.as_deref().map_or_else(Default::default, load_progress::<P>);
    let waker = app.world_mut().get_resource_or_init::<Waker>().clone();
    // A file that can't be read stays as it is.
    let path = path.filter(|_| !matches!(fault, Some(ProgressFault::NotKept(_))));
    let file = path.map(|path| KeptFile::new(path, progress.clone(), waker));
    app.insert_resource(progress)
        .insert_resource(ProgressKeeper { file, fault })
        .add_systems(Last, (save_progress::<P>.run_if(resource_changed::<P>), report_fault::<P>).chain());
}

/// Loads the progress from a file. A file with other contents is set aside, under another name.
fn load_progress<P: KeptProgress>(path: &Path) -> (P, Option<ProgressFault>) {
    let bytes = match read_capped(path) {
        Ok(bytes) => bytes,
        Err(error) if error.is_missing() => return Default::default(),
        Err(error) => return (P::default(), Some(ProgressFault::NotKept(Arc::new(error)))),
    };
    match parse_progress(&bytes) {
        Some(progress) => (progress, None),
        None => (P::default(), Some(set_aside::<P>(path))),
    }
}

fn parse_progress<P: KeptProgress>(bytes: &[u8]) -> Option<P> {
    ron::from_str(&decode_leniently(bytes)).ok()
}

/// Renames a file with other contents. It holds the file's lock meanwhile, because another window
/// may just be renaming it too, or writing a good one in its place.
fn set_aside<P: KeptProgress>(path: &Path) -> ProgressFault {
    let aside = free_name(path);
    let moved = lock_file(path).and_then(|_lock| {
        let is_still_bad = read_capped(path).is_ok_and(|bytes| parse_progress::<P>(&bytes).is_none());
        let moved = if is_still_bad { std::fs::rename(path, &aside) } else { Ok(()) };
        moved.map_err(|error| DiskError::write(&aside, error))
    });
    match moved {
        Ok(()) => ProgressFault::SetAside(aside),
        Err(error) => ProgressFault::NotKept(Arc::new(error)),
    }
}

/// Returns a name for a file that is set aside, different from those of earlier ones.
fn free_name(path: &Path) -> PathBuf {
    let name = |number: u32| {
        let ending = if number == 1 { "ron.old".to_owned() } else { format!("ron.old{number}") };
        path.with_extension(ending)
    };
    (1..).map(name).find(|aside| !aside.exists()).unwrap_or_else(|| name(1))
}

#[derive(Resource)]
struct ProgressKeeper<P: KeptProgress> {
    file: Option<KeptFile<P>>,
    fault: Option<ProgressFault>,
}

fn save_progress<P: KeptProgress>(progress: Res<P>, mut keeper: ResMut<ProgressKeeper<P>>) {
    if progress.is_added() {
        return;
    }
    let written = keeper.file.as_mut().map(|file| file.schedule_write(progress.clone()));
    if let Some(Err(error)) = written {
        keeper.fault = Some(ProgressFault::NotKept(Arc::new(error)));
    }
}

/// Reports once why progress could not be saved.
fn report_fault<P: KeptProgress>(mut keeper: ResMut<ProgressKeeper<P>>, mut notice: ResMut<Notice>) {
    let keeper = keeper.bypass_change_detection();
    let written = || Some(ProgressFault::NotKept(keeper.file.as_ref()?.take_new_fault()?));
    if let Some(fault) = keeper.fault.take().or_else(written) {
        notice.show_fault(P::tell_fault(fault));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde::Deserialize;

    use super::*;
    use shell::merge::merge_set;

    /// Numbers of lessons that are done.
    #[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    struct Done(BTreeSet<u8>);

    impl KeptProgress for Done {
        const FILE_NAME: &'static str = "done.ron";

        fn merge(&mut self, before: &Self, now: &Self) {
            merge_set(&mut self.0, &before.0, &now.0);
        }

        fn tell_fault(_: ProgressFault) -> Fault {
            Fault::NoGame
        }
    }

    fn done(lessons: &[u8]) -> Done {
        Done(lessons.iter().copied().collect())
    }

    #[test]
    fn what_was_learned_is_read_again_and_what_is_something_else_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("done.ron");
        assert_eq!(load_progress::<Done>(&path).0, Done::default(), "nothing is there yet");
        let learned = done(&[1]);
        std::fs::write(&path, ron::to_string(&learned).unwrap()).unwrap();
        assert_eq!(load_progress::<Done>(&path).0, learned);
        let marked = format!("\u{feff}{}", ron::to_string(&learned).unwrap());
        std::fs::write(&path, marked).unwrap();
        assert_eq!(load_progress::<Done>(&path).0, learned, "an editor put a byte-order mark in front");
        for (text, aside) in [("something else", "done.ron.old"), ("and again", "done.ron.old2")] {
            std::fs::write(&path, text).unwrap();
            let (read, fault) = load_progress::<Done>(&path);
            assert!(read == Done::default() && !path.exists());
            let aside = folder.path().join(aside);
            assert!(matches!(fault, Some(ProgressFault::SetAside(path)) if path == aside));
            assert_eq!(std::fs::read_to_string(aside).unwrap(), text);
        }
    }

    #[test]
    fn what_two_windows_have_learned_is_all_kept() {
        let before = Done::default();
        let one = done(&[1]);
        let other = done(&[2]);
        let file = one.merged_text(&before, None);
        let both = other.merged_text(&before, Some(file.as_bytes()));
        assert_eq!(parse_progress::<Done>(both.as_bytes()), Some(done(&[1, 2])));
        let text = before.merged_text(&one, Some(both.as_bytes()));
        assert_eq!(parse_progress::<Done>(text.as_bytes()), Some(done(&[2])), "the other's lesson stays");
    }
}
