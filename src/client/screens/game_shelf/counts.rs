//! Number of saved games of each game, counted off the frame's thread.

use std::collections::BTreeMap;
use std::path::Path;

use bevy::prelude::*;

use super::games::GameShelf;
use crate::app::jobs::{FileJobs, Finish, JobKind};
use crate::app::screen::Screen;
use crate::play::start::open::SaveFolder;
use crate::play::window_games::WindowGames;
use shell::autosave::{files_of_games, last_written_first};
use shell::disk::{RealDisk, read_capped};

pub(super) fn plugin(app: &mut App) {
    // Counted on the title already, so that the shelf opens with its usual button chosen.
    app.init_resource::<GameShelf>()
        .add_systems(OnEnter(Screen::Title), count_saved_games.run_if(has_several_games))
        .add_systems(OnEnter(Screen::GameShelf), count_saved_games);
}

fn has_several_games(shelf: Res<GameShelf>) -> bool {
    shelf.has_several()
}

/// Starts to count the saved games in the background.
fn count_saved_games(folder: Res<SaveFolder>, games: Res<WindowGames>, mut jobs: ResMut<FileJobs>) {
    let folder = folder.0.clone();
    let games = *games;
    jobs.start_job(JobKind::InBackground, move || {
        let saved = games_last_first(&folder, games);
        let mut counts = BTreeMap::new();
        for game in &saved {
            *counts.entry(game.clone()).or_insert(0) += 1;
        }
        let finish: Finish = Box::new(move |world| {
            let mut shelf = world.resource_mut::<GameShelf>();
            shelf.set_saved_games(&counts, saved.first().map(String::as_str));
        });
        finish
    });
}

/// Returns the name of the game of each saved game in a folder, the one that was saved last first.
/// Damaged files count for no game if their heading can't be read.
fn games_last_first(folder: &Path, games: WindowGames) -> Vec<String> {
    let files = files_of_games(&mut RealDisk, folder).unwrap_or_default();
    let newest = last_written_first(files).filter_map(|files| files.into_iter().next());
    newest.filter_map(|file| games.read_game_name(&read_capped(&file).ok()?)).collect()
}
