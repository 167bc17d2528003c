//! The newest automatically saved game, for the title screen.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::app::jobs::{FileJobs, Finish, JobKind};
use crate::app::screen::Screen;
use crate::play::start::open::SaveFolder;
use crate::play::window_games::WindowGames;
use crate::settings::this_computer::ThisComputer;
use shell::autosave::{files_of_games, last_written_first};
use shell::disk::{RealDisk, read_capped};
use shell::language::Phrase;
use shell::record::ComputerId;

/// The newest automatically saved game that is not over.
#[derive(Resource, Debug, Default)]
pub struct Continue {
    found: Option<Found>,
    /// Number of the last search that was started, and of the last one that has ended.
    begun: u64,
    ended: u64,
}

/// Saved game that was found.
#[derive(Debug)]
struct Found {
    /// Its file.
    path: PathBuf,
    /// Name of its game in saved games.
    game: Option<String>,
    /// Sentence on how it stands, and on the player who is awaited elsewhere.
    sentence: Phrase,
    /// Number of its steps.
    steps: usize,
}

impl Continue {
    /// Returns the name by which saved games tell which game it is.
    pub fn game_name(&self) -> Option<&str> {
        self.found.as_ref()?.game.as_deref()
    }

    /// Returns a sentence on the game.
    pub fn sentence(&self) -> Option<Phrase> {
        self.found.as_ref().map(|found| found.sentence.clone())
    }

    /// Returns the number of steps of the game.
    pub fn steps(&self) -> Option<usize> {
        self.found.as_ref().map(|found| found.steps)
    }

    /// Returns the game's newest file.
    pub fn path(&self) -> Option<PathBuf> {
        self.found.as_ref().map(|found| found.path.clone())
    }

    /// Whether a search is running.
    pub const fn is_looking(&self) -> bool {
        self.begun != self.ended
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Continue>().add_systems(OnEnter(Screen::Title), look_for_latest);
}

/// Starts a search for the game in the background, because loading a saved game proves it, which
/// takes time.
fn look_for_latest(
    games: Res<WindowGames>,
    folder: Res<SaveFolder>,
    here: Res<ThisComputer>,
    mut jobs: ResMut<FileJobs>,
    mut latest: ResMut<Continue>,
) {
    let games = *games;
    let folder = folder.0.clone();
    let ThisComputer(here) = *here;
    latest.begun += 1;
    let number = latest.begun;
    jobs.start_job(JobKind::InBackground, move || {
        let found = newest_playable(games, &folder, here);
        let finish: Finish = Box::new(move |world| {
            let mut latest = world.resource_mut::<Continue>();
            // An older search may end after a newer one.
            if number > latest.ended {
                latest.ended = number;
                latest.found = found;
            }
        });
        finish
    });
}

/// Returns the newest game of a folder that loads and is not over. If the newest file of a game
/// does not load, the one before it counts. `here` is the number of this computer.
fn newest_playable(games: WindowGames, folder: &Path, here: ComputerId) -> Option<Found> {
    let files = files_of_games(&mut RealDisk, folder).unwrap_or_default();
    last_written_first(files).find_map(|files| {
        let read = |path: PathBuf| {
            let bytes = read_capped(&path).ok()?;
            let facts = games.describe_saved_game(&bytes).ok()?;
            let game = games.read_game_name(&bytes);
            let found = Found { path, game, sentence: facts.sentence_at(here), steps: facts.steps };
            Some((found, facts.is_over))
        };
        let (found, is_over) = files.into_iter().find_map(read)?;
        (!is_over).then_some(found)
    })
}
