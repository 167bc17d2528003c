//! Beginning and leaving a replay, and a new game from a step of it.

use bevy::prelude::*;

use super::chances::shown::toggle_chances;
use super::moments;
use super::watched::{Aside, Watch};
use crate::client::app::fault::{Fault, OpenError};
use crate::client::app::notice::Notice;
use crate::client::app::request::{Pace, Tour};
use crate::client::app::screen::{Back, Overlay, Screen};
use crate::client::play::open;
use crate::client::play::turn_stage::TurnState;
use crate::games::junkyard_bots::action::JunkyardBots;
use crate::games::junkyard_bots::client::play::{Interaction, Play};
use crate::games::junkyard_bots::client::scene::view::TableUi;
use crate::games::junkyard_bots::game::{self, Restorable, TableWorld, read_table};
use crate::games::junkyard_bots::record::{History, ReplayError, watch_game};

/// Shows a game from the middle of any screen; leaving leads back there. A game that is being
/// played waits meanwhile.
///
/// # Errors
/// [`ReplayError`] if the history can't be played again; nothing has changed then.
pub fn begin(world: &mut World, history: &History, tour: Tour) -> Result<(), ReplayError> {
    let (mut replay, chronicle) = watch_game(history)?;
    let mut table = game::Game::from_snapshot(replay.setup(), replay.first_table()).map_err(ReplayError::Table)?;
    replay.go_to(&mut table, tour.from)?;
    let shown = table.snapshot();
    // From here on nothing can fail: the new table is known to be sound.
    let aside = match world.remove_resource::<Watch>() {
        Some(watch) => watch.aside,
        None => set_aside(world),
    };
    game::restore(world, replay.setup(), &shown).map_err(ReplayError::Table)?;
    world.insert_resource(Play::watched(history.clone(), &chronicle));
    let back = (*world.resource::<State<Screen>>().get(), *world.resource::<Back>());
    world.insert_resource(Watch {
        timeline: moments::timeline_of_game(&chronicle),
        replay,
        chronicle,
        aside,
        back,
        until: tour.until,
        is_playing: !tour.with_chances,
        pace: Pace::default(),
        chances: None,
        shown_since: None,
        flight: None,
    });
    if tour.with_chances {
        toggle_chances(world, true);
    }
    world.resource_scope(|world, watch: Mut<Watch>| watch.present(world, Vec::new()));
    world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
    show_screen(world, Screen::Replay);
    Ok(())
}

/// Takes the game that is being played off the table.
fn set_aside(world: &mut World) -> Option<Aside> {
    let play = world.remove_resource::<Play>()?;
    let table = TableWorld::of(world)?.snapshot();
    let mut interaction = world.remove_resource::<Interaction>().unwrap_or_default();
    let now = read_table(world, TurnState::of::<JunkyardBots>).unwrap_or_default();
    interaction.close_curtain(now, play.players());
    Some(Aside { play, interaction, table })
}

/// Leads back to the screen from which the replay began, and to the game that waits.
pub(crate) fn leave_replay(world: &mut World) {
    let Some(watch) = world.remove_resource::<Watch>() else { return };
    world.get_resource_or_init::<TableUi>().has_chart = false;
    world.remove_resource::<Play>();
    world.insert_resource(Interaction::default());
    let (back, before) = watch.back;
    // Help and settings, opened meanwhile, have left their own way back.
    world.insert_resource(before);
    let back = match watch.aside {
        Some(Aside { play, interaction, table }) => {
            let restored = game::restore(world, play.history().setup(), &table);
            debug_assert!(restored.is_ok(), "a snapshot of this very table fits it: {restored:?}");
            world.insert_resource(play);
            world.insert_resource(interaction);
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

/// Begins a new game at the step that is shown. The watched game, and the one that waits, stay as
/// they are on the disk.
pub(crate) fn take_over(world: &mut World) {
    let Some(watch) = world.get_resource::<Watch>() else { return };
    let game = watch.replay.take_over(watch.at(), open::any_seed());
    let taken_over = game.map_err(OpenError::from).and_then(|game| open::seat_players_in_new_set(world, game));
    match taken_over {
        Err(error) => world.resource_mut::<Notice>().fault(Fault::Watch(error)),
        Ok(()) => {
            world.remove_resource::<Watch>();
            world.get_resource_or_init::<TableUi>().has_chart = false;
            show_screen(world, Screen::Table);
        }
    }
}
