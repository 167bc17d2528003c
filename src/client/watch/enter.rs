//! Beginning and leaving a replay, and a new game from a step of it.

use bevy::prelude::*;

use super::schedules::WatchSchedule;
use super::waiting::WaitingGame;
use super::watched::{Watch, Watchable};
use crate::app::fault::{Fault, OpenError};
use crate::app::notice::Notice;
use crate::app::request::Tour;
use crate::app::screen::{Back, Overlay, Screen};
use crate::play::playing::Play;
use crate::play::seating::clear_game;
use crate::play::start::open;
use crate::play::window_games::clear_other_tables;
use crate::settings::this_computer::ThisComputer;
use shell::record::{History, ReplayError};
use shell::table::{HeadlessGame, restore};

pub(super) fn plugin_of_game<G: Watchable>(app: &mut App) {
    app.add_systems(WatchSchedule::End, remove_watch::<G>.run_if(resource_exists::<Watch<G>>));
}

fn remove_watch<G: Watchable>(world: &mut World) {
    world.remove_resource::<Watch<G>>();
}

/// Shows a game from the middle of any screen; leaving leads back there. The game that is being
/// played, of whatever kind, waits meanwhile.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed; nothing has changed then.
///
/// # Panics
/// If the plugins of this folder were not added to the app.
pub fn begin<G: Watchable>(world: &mut World, history: &History<G>, tour: Tour) -> Result<(), ReplayError<G>> {
    let back = (*world.resource::<State<Screen>>().get(), *world.resource::<Back>());
    let mut watch = Watch::new(history, tour, back)?;
    let mut table =
        HeadlessGame::from_snapshot(history.setup(), watch.replay.first_table()).map_err(ReplayError::Table)?;
    watch.move_table(&mut table, tour.from)?;
    let shown = table.snapshot();
    // From here on nothing can fail: the new table is known to be sound.
    world.run_schedule(WatchSchedule::End);
    world.run_schedule(WatchSchedule::SetAside);
    restore::<G>(world, history.setup(), &shown).map_err(ReplayError::Table)?;
    clear_other_tables::<G>(world);
    let here = ThisComputer::number(world);
    world.insert_resource(Play::watched(history.clone(), watch.chronicle(), here));
    world.insert_resource(watch);
    world.run_schedule(WatchSchedule::Begin);
    world.resource_scope(|world, watch: Mut<Watch<G>>| watch.present(world, &[]));
    world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
    show_screen(world, Screen::Replay);
    Ok(())
}

/// Ends a replay of any game, if there is one, for a game that has been laid out in its place. A
/// game that waited does not come back.
///
/// # Panics
/// If the plugin of this folder was not added to the app.
pub fn end_replay(world: &mut World) {
    world.run_schedule(WatchSchedule::End);
    world.remove_resource::<WaitingGame>();
}

/// Leads back to the screen from which the replay began, and to the game that waits.
pub(super) fn leave_replay<G: Watchable>(world: &mut World) {
    let Some(watch) = world.get_resource::<Watch<G>>() else { return };
    let (back, before) = watch.back;
    world.run_schedule(WatchSchedule::End);
    clear_game::<G>(world);
    // Help and settings, opened meanwhile, have left their own way back.
    world.insert_resource(before);
    let back = match world.remove_resource::<WaitingGame>() {
        Some(game) => {
            game.bring_back(world);
            back
        }
        None if matches!(back, Screen::Table | Screen::Victory) => Screen::Title,
        None => back,
    };
    show_screen(world, back);
}

/// Shows a screen at once: no frame shows one screen at the table of another.
fn show_screen(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    let _ = world.try_run_schedule(StateTransition);
}

/// Begins a new game at the step that is shown, if it can be taken over there. The watched game,
/// and the one that waits, stay as they are on the disk.
pub(super) fn take_over<G: Watchable>(world: &mut World) {
    let Some(watch) = world.get_resource::<Watch<G>>() else { return };
    if let Some(why_not) = watch.reason_not_to_take_over() {
        let fault = Fault::Watch(OpenError::Unplayable(why_not));
        return world.resource_mut::<Notice>().show_fault(fault);
    }
    let game = watch.replay.take_over(watch.at(), open::any_seed());
    let taken_over = game.map_err(OpenError::from).and_then(|game| open::seat_players_in_new_set(world, game));
    match taken_over {
        Err(error) => world.resource_mut::<Notice>().show_fault(Fault::Watch(error)),
        Ok(()) => {
            end_replay(world);
            show_screen(world, Screen::Table);
        }
    }
}
