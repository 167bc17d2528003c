//! Progress of the player in lessons and puzzles, saved in a file of its own beside the settings.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::client::app::fault::JunkyardFault;
use crate::lessons::{ExplainedFirstTimes, LessonProgress};
use crate::puzzles;
use client::app::frames::Waker;
use client::app::kept_file::{Kept, KeptFile, lock_file};
use client::app::notice::Notice;
use client::settings::file;
use shell::disk::{DiskError, read_capped};
use shell::outside::decode_leniently;

/// Progress of the player in lessons and puzzles.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    /// Lessons that are done, and positions in lessons that were left.
    pub lessons: LessonProgress,
    /// Events that were explained when they happened for the first time.
    pub explained: ExplainedFirstTimes,
    /// Puzzles that were solved, tried or given up.
    pub puzzles: puzzles::PuzzleProgress,
}

/// Loads the saved progress and saves its changes. Progress that the app already has is not saved.
pub(crate) fn plugin(app: &mut App) {
    if app.world().contains_resource::<Learned>() {
        return;
    }
    let path = file::settings_path().map(|path| path.with_file_name("learned.ron"));
    let (learned, fault) = path.as_deref().map_or_else(Default::default, load_progress);
    let waker = app.world_mut().get_resource_or_init::<Waker>().clone();
    // A file that can't be read stays as it is.
    let path = path.filter(|_| !matches!(fault, Some(JunkyardFault::Learned(_))));
    let file = path.map(|path| KeptFile::new(path, learned.clone(), waker));
    app.insert_resource(learned)
        .insert_resource(ProgressKeeper { file, fault })
        .add_systems(Last, (save_progress.run_if(resource_changed::<Learned>), report_fault).chain());
}

/// Loads the progress from a file. A file with other contents is set aside, under another name.
fn load_progress(path: &Path) -> (Learned, Option<JunkyardFault>) {
    let bytes = match read_capped(path) {
        Ok(bytes) => bytes,
        Err(error) if error.is_missing() => return Default::default(),
        Err(error) => return (Learned::default(), Some(JunkyardFault::Learned(Arc::new(error)))),
    };
    match parse_progress(&bytes) {
        Some(learned) => (learned, None),
        None => (Learned::default(), Some(set_aside(path))),
    }
}

fn parse_progress(bytes: &[u8]) -> Option<Learned> {
    ron::from_str(&decode_leniently(bytes)).ok()
}

/// Renames a file with other contents. It holds the file's lock meanwhile, because another window
/// may just be renaming it too, or writing a good one in its place.
fn set_aside(path: &Path) -> JunkyardFault {
    let aside = free_name(path);
    let moved = lock_file(path).and_then(|_lock| {
        let is_still_bad = read_capped(path).is_ok_and(|bytes| parse_progress(&bytes).is_none());
        let moved = if is_still_bad { std::fs::rename(path, &aside) } else { Ok(()) };
        moved.map_err(|error| DiskError::write(&aside, error))
    });
    match moved {
        Ok(()) => JunkyardFault::LearnedSetAside(aside),
        Err(error) => JunkyardFault::Learned(Arc::new(error)),
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

impl Kept for Learned {
    fn merged_text(&self, before: &Self, file: Option<&[u8]>) -> String {
        // Without a readable file, the progress that this window knows is written again.
        let mut merged: Self = file.and_then(parse_progress).unwrap_or_else(|| before.clone());
        merged.lessons.merge(&before.lessons, &self.lessons);
        merged.explained.merge(&before.explained, &self.explained);
        merged.puzzles.merge(&before.puzzles, &self.puzzles);
        let config = ron::ser::PrettyConfig::new().depth_limit(3).new_line("\n");
        ron::ser::to_string_pretty(&merged, config).unwrap_or_default()
    }
}

#[derive(Resource)]
struct ProgressKeeper {
    file: Option<KeptFile<Learned>>,
    fault: Option<JunkyardFault>,
}

fn save_progress(learned: Res<Learned>, mut keeper: ResMut<ProgressKeeper>) {
    if learned.is_added() {
        return;
    }
    let written = keeper.file.as_mut().map(|file| file.schedule_write(learned.clone()));
    if let Some(Err(error)) = written {
        keeper.fault = Some(JunkyardFault::Learned(Arc::new(error)));
    }
}

/// Reports once why progress could not be saved.
fn report_fault(mut keeper: ResMut<ProgressKeeper>, mut notice: ResMut<Notice>) {
    let keeper = keeper.bypass_change_detection();
    let written = || Some(JunkyardFault::Learned(keeper.file.as_ref()?.take_new_fault()?));
    if let Some(fault) = keeper.fault.take().or_else(written) {
        notice.show_fault(fault.into());
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
        assert_eq!(load_progress(&path).0, Learned::default(), "nothing is there yet");
        let mut learned = Learned::default();
        learned.lessons.mark_done(&library::all_lessons()[0]);
        std::fs::write(&path, ron::to_string(&learned).unwrap()).unwrap();
        assert_eq!(load_progress(&path).0, learned);
        let marked = format!("\u{feff}{}", ron::to_string(&learned).unwrap());
        std::fs::write(&path, marked).unwrap();
        assert_eq!(load_progress(&path).0, learned, "an editor put a byte-order mark in front");
        for (text, aside) in [("something else", "learned.ron.old"), ("and again", "learned.ron.old2")] {
            std::fs::write(&path, text).unwrap();
            let (read, fault) = load_progress(&path);
            assert!(read == Learned::default() && !path.exists());
            assert!(fault.unwrap().to_string().contains(&format!("it is called {aside} now")));
            assert_eq!(std::fs::read_to_string(folder.path().join(aside)).unwrap(), text);
        }
    }

    #[test]
    fn what_two_windows_have_learned_is_all_kept() {
        let before = Learned::default();
        let mut one = before.clone();
        one.lessons.mark_done(&library::all_lessons()[0]);
        let mut other = before.clone();
        other.lessons.mark_done(&library::all_lessons()[1]);
        other.puzzles.record_solved(3);
        let file = one.merged_text(&before, None);
        let both = parse_progress(other.merged_text(&before, Some(file.as_bytes())).as_bytes()).unwrap();
        assert_eq!((both.lessons.done_count(), both.puzzles.solved_counts()), (2, (1, 1)));
        let mut forgets = one.clone();
        forgets.lessons.start_over();
        let text = forgets.merged_text(&one, Some(other.merged_text(&before, Some(file.as_bytes())).as_bytes()));
        assert_eq!(parse_progress(text.as_bytes()).unwrap().lessons.done_count(), 1, "the other's lesson stays");
    }
}
