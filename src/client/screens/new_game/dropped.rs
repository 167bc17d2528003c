//! Files that are dropped on the form of a new game.

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::screens::game_shelf::games::{GameShelf, is_chosen};

/// Names in saved games of the games whose forms take files of their own.
#[derive(Resource, Default)]
struct GamesWithFiles(Vec<&'static str>);

pub fn plugin(app: &mut App) {
    app.init_resource::<GamesWithFiles>().add_systems(PreUpdate, open_saved_game.run_if(on_message::<FileDragAndDrop>));
}

/// Adds a system of a game that takes the files that are dropped on its form. It runs while that
/// form is shown.
pub fn add_file_taker<M>(app: &mut App, game: &'static str, take: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    app.world_mut().get_resource_or_init::<GamesWithFiles>().0.push(game);
    let is_shown = is_chosen(game);
    let take = take.run_if(on_message::<FileDragAndDrop>).run_if(in_state(Screen::NewGame)).run_if(is_shown);
    app.add_systems(PreUpdate, take);
}

/// Opens a file that was dropped on the form of a game which takes no files of its own.
fn open_saved_game(
    screen: Res<State<Screen>>,
    shelf: Res<GameShelf>,
    games: Res<GamesWithFiles>,
    mut drops: MessageReader<FileDragAndDrop>,
    mut requests: MessageWriter<Request>,
) {
    let takes_files = shelf.chosen().is_some_and(|chosen| games.0.contains(&chosen.cover.game));
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf: path, .. } = drop
            && *screen.get() == Screen::NewGame
            && !takes_files
        {
            requests.write(Request::Open(path.clone()));
        }
    }
}
