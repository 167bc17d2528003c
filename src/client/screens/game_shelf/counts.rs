//! Number of saved games of each game, counted off the frame's thread.

use std::collections::BTreeMap;
use std::path::Path;

use bevy::prelude::*;

use super::games::GameShelf;
use crate::app::jobs::{FileJobs, Finish, JobKind};
use crate::app::screen::Screen;
use crate::play::open::SaveFolder;
use shell::autosave::{files_of_games, last_written_first};
use shell::disk::{RealDisk, read_capped};
use shell::outside::decode_leniently;
use shell::record::read_heading;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameShelf>().add_systems(OnEnter(Screen::GameShelf), count_saved_games);
}

/// Starts to count the saved games in the background.
fn count_saved_games(folder: Res<SaveFolder>, shelf: Res<GameShelf>, mut jobs: ResMut<FileJobs>) {
    let folder = folder.0.clone();
    let Some(oldest) = shelf.games().first().map(|game| game.cover.game.to_owned()) else { return };
    jobs.start_job(JobKind::InBackground, move || {
        let games = games_last_first(&folder, &oldest);
        let mut counts = BTreeMap::new();
        for game in &games {
            *counts.entry(game.clone()).or_insert(0) += 1;
        }
        let finish: Finish = Box::new(move |world| {
            let mut shelf = world.resource_mut::<GameShelf>();
            shelf.set_saved_games(&counts, games.first().map(String::as_str));
        });
        finish
    });
}

/// Returns the name of the game of each saved game in a folder, the one that was saved last first.
/// The oldest files name no game: they are of the `oldest` one. Damaged files count for no game if
/// they have no heading.
fn games_last_first(folder: &Path, oldest: &str) -> Vec<String> {
    let files = files_of_games(&mut RealDisk, folder).unwrap_or_default();
    let newest = last_written_first(files).filter_map(|files| files.into_iter().next());
    let name = |bytes: Vec<u8>| {
        let text = decode_leniently(&bytes);
        read_heading(&text).map(|heading| heading.game.unwrap_or(oldest).to_owned())
    };
    newest.filter_map(|file| read_capped(&file).ok().and_then(name)).collect()
}
