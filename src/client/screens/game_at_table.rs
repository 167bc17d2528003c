//! Relations of the game at the table to the screens around it, the same for every game.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::game_shelf::games::GameShelf;
use super::title_choices::{ScreenOfTable, TableBehindTitle};
use crate::app::screen::{Layer, Screen};
use crate::files::latest::Continue;
use crate::play::game::ClientGame;
use crate::play::playing::Play;
use crate::play::turn_stage::TurnState;
use shell::autosave::GameName;
use shell::table::read_table;

/// Lets the shelf follow a game that comes to the table, and the title lead back to it.
pub fn plugin<G: ClientGame>(app: &mut App) {
    let lead_back = lead_back_to_table::<G>.before(Layer::Screen).run_if(in_state(Screen::Title));
    app.add_systems(Update, choose_on_shelf::<G>.run_if(resource_exists_and_changed::<Play<G>>))
        .add_systems(EguiPrimaryContextPass, lead_back.run_if(resource_exists::<Play<G>>));
}

/// Chooses the game on the shelf when it comes to the table. One that is only watched is chosen
/// until the title is shown.
fn choose_on_shelf<G: ClientGame>(play: Res<Play<G>>, mut shelf: ResMut<GameShelf>) {
    let has_come = play.is_added();
    if play.is_watched() {
        if has_come {
            shelf.look_at_game(G::NAME);
        }
    } else if has_come || !shelf.is_played(G::NAME) {
        // A game that comes back after its replay is put in the place of that, and is not added.
        shelf.choose_game(G::NAME);
    }
}

/// Lets the title lead back to the game at the table. Exercises are not resumed there; they have
/// entries of their own.
fn lead_back_to_table<G: ClientGame>(world: &mut World) {
    let is_over = read_table::<G, _>(world, |table| TurnState::of::<G>(table).awaited.is_none()).unwrap_or(false);
    let of_game = if is_over { Screen::Victory } else { Screen::Table };
    let play = world.get_resource::<Play<G>>().filter(|play| !play.is_exercise());
    let table = play.map(|play| TableBehindTitle { screen: of_game, is_latest: is_latest(play, world) });
    world.resource_mut::<ScreenOfTable>().0 = table;
}

/// Whether the saved game that was found last is this game as it stands.
fn is_latest<G: ClientGame>(play: &Play<G>, world: &World) -> bool {
    let Some(latest) = world.get_resource::<Continue>() else { return false };
    let set = latest.path().and_then(|path| GameName::of_file(&path));
    latest.steps() == Some(play.history().steps().len()) && set.is_some_and(|set| play.is_saved_in(&set))
}
