//! Analyses as files, so that a game is analysed only once.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::whole::Analysis;
use crate::record::History;
use shell::disk::{read_capped, save_as};
use shell::folders;
use shell::outside::decode_text;

/// Version of the analysis; raised with every change that alters results (chances, worlds, players)
/// or the keys of games.
const EDITION: u32 = 3;
/// Most analyses kept, the newest ones; they take about ten megabytes.
const MOST_KEPT: usize = 200;

/// A folder of analyses.
#[derive(Resource, Clone, Debug)]
pub struct KeptAnalyses(PathBuf);

#[derive(Serialize, Deserialize)]
struct AnalysisFile {
    edition: u32,
    /// [`History::key`] of the game.
    game: String,
    analysis: Analysis,
}

impl KeptAnalyses {
    /// Folder among this user's data; `None` if the system names none.
    pub fn of_this_user() -> Option<Self> {
        Some(Self(folders::data_folder()?.join("analyses")))
    }

    /// Uses this folder, which is created when the first analysis is saved.
    pub const fn at(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Reads the analysis of a game, if there is one. A file that is damaged, of another edition or
    /// of another game counts as none.
    pub fn analysis_of(&self, history: &History) -> Option<Analysis> {
        let key = history.key();
        let bytes = read_capped(&self.path_of(&key)).ok()?;
        let kept: AnalysisFile = ron::from_str(&decode_text(&bytes).ok()?).ok()?;
        let is_it = kept.edition == EDITION && kept.game == key && kept.analysis.fits_game(history);
        is_it.then_some(kept.analysis)
    }

    /// Saves the analysis of a game, and deletes the oldest ones beyond the limit.
    ///
    /// # Errors
    /// The error of the file system. The analysis is then computed again the next time.
    pub fn keep(&self, history: &History, analysis: &Analysis) -> io::Result<()> {
        let key = history.key();
        let file = self.path_of(&key);
        let kept = AnalysisFile { edition: EDITION, game: key, analysis: analysis.clone() };
        fs::create_dir_all(&self.0)?;
        let text = ron::to_string(&kept).map_err(io::Error::other)?;
        save_as(&file, &text).map_err(io::Error::other)?;
        thin_out(&self.0)
    }

    /// Path of a game's analysis. Games whose keys have the same hash overwrite each other.
    fn path_of(&self, key: &str) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        self.0.join(format!("{:016x}.ron", hasher.finish()))
    }
}

/// Deletes the oldest analyses of a folder beyond the limit. Files that another window is writing
/// or has just deleted are ignored.
fn thin_out(folder: &Path) -> io::Result<()> {
    let age = |entry: &fs::DirEntry| entry.metadata().and_then(|of| of.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let is_analysis = |entry: &fs::DirEntry| entry.path().extension().is_some_and(|ending| ending == "ron");
    let entries = fs::read_dir(folder)?.filter_map(Result::ok).filter(is_analysis);
    let mut files: Vec<(SystemTime, PathBuf)> = entries.map(|entry| (age(&entry), entry.path())).collect();
    files.sort();
    let surplus = files.len().saturating_sub(MOST_KEPT);
    files[..surplus].iter().try_for_each(|(_, file)| match fs::remove_file(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::analysis::course::tests::played_game;
    use crate::analysis::{ChanceCourse, turning_points};
    use shell::seats::PlayerKind;

    fn analysis(history: &History) -> Analysis {
        let course = ChanceCourse::of(history, |_, _| true).unwrap().unwrap();
        let turning = turning_points(&course, history);
        let better = super::super::find_better_moves(history, |_| true, || (), &|| false).unwrap().unwrap();
        Analysis { course, turning, better }
    }

    #[test]
    fn what_is_kept_is_the_same_again_and_of_no_other_game() {
        let folder = tempfile::tempdir().unwrap();
        let kept = KeptAnalyses::at(folder.path().join("analyses"));
        let one = played_game(PlayerKind::Random, 3, 14);
        let other = played_game(PlayerKind::Random, 3, 13);
        let found = analysis(one.history());
        assert!(!found.better.is_empty());
        assert_eq!(kept.analysis_of(one.history()), None);
        kept.keep(one.history(), &found).unwrap();
        assert_eq!(kept.analysis_of(one.history()).as_ref(), Some(&found));
        let own = kept.path_of(&one.history().key());
        fs::write(&own, format!("\u{feff}{}", fs::read_to_string(&own).unwrap())).unwrap();
        assert_eq!(kept.analysis_of(one.history()).as_ref(), Some(&found), "an editor put a byte-order mark in front");
        assert_eq!(kept.analysis_of(other.history()), None);
        // Three files that must not be used: another game's file under this game's name, one with a
        // step outside the game, and a damaged one.
        let file = kept.path_of(&one.history().key());
        fs::copy(&file, kept.path_of(&other.history().key())).unwrap();
        assert_eq!(kept.analysis_of(other.history()), None);
        let mut beyond = found;
        beyond.better[0].step = 15;
        kept.keep(one.history(), &beyond).unwrap();
        assert_eq!(kept.analysis_of(one.history()), None);
        fs::write(&file, "(edition: 1, game: \"").unwrap();
        assert_eq!(kept.analysis_of(one.history()), None);
    }

    #[test]
    fn the_oldest_go_where_there_are_too_many() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..MOST_KEPT + 3 {
            let file = fs::File::create(folder.path().join(format!("{number}.ron"))).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(number as u64)).unwrap();
        }
        thin_out(folder.path()).unwrap();
        let is_there = |number: usize| folder.path().join(format!("{number}.ron")).exists();
        assert!(!is_there(2) && is_there(3) && is_there(MOST_KEPT + 2));
    }
}
