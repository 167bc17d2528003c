//! Ends momentary stages by themselves: things on show, a player's only action, and the time in
//! which a person may still undo.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::command::Command;
use super::execute::ExecuteCommands;
use super::game::{ClientGame, Show};
use super::interaction::Interaction;
use super::players::read_duration;
use super::playing::Play;
use super::turn_stage::TurnStage;
use crate::app::frames::NextFrame;
use crate::app::screen::{self, Overlay, Screen};
use crate::settings::Settings;

/// Time for which a player's only possible action is shown.
const ONLY_ACTION: Duration = Duration::from_millis(1_400);

/// The present momentary stage, the change count of the game at it ([`Play::changes`]), and the
/// time at which it began. It begins again when the player returns to the table.
#[derive(Resource)]
struct Began<G: ClientGame>(Option<(TurnStage<G>, u64, Duration)>);

impl<G: ClientGame> Default for Began<G> {
    fn default() -> Self {
        Self(None)
    }
}

pub(super) fn plugin<G: ClientGame>(app: &mut App) {
    let is_played = in_state(Screen::Table).and_then(resource_exists::<Play<G>>);
    app.init_resource::<Began<G>>()
        .add_systems(OnEnter(Screen::Table), forget_moment::<G>.run_if(resource_exists::<Play<G>>));
    app.add_systems(Update, end_moments::<G>.before(ExecuteCommands).run_if(is_played));
}

/// Lets the time of a momentary stage begin again.
pub(super) fn forget_moment<G: ClientGame>(world: &mut World) {
    world.get_resource_or_init::<Began<G>>().0 = None;
}

/// Duration of a momentary stage; `None` if it waits for a press.
fn duration<G: ClientGame>(stage: &TurnStage<G>, play: &Play<G>, settings: &Settings) -> Option<Duration> {
    let players = play.players();
    match stage {
        TurnStage::Show { from, show, .. } => show.duration(*from, players, settings),
        TurnStage::OnlyAction { .. } => read_duration(ONLY_ACTION, players, settings),
        TurnStage::UndoTime { .. } => settings.undo_time.lasts(),
        _ => None,
    }
}

/// Present time, and the time of the next frame.
#[derive(SystemParam)]
struct Clock<'w> {
    time: Res<'w, Time<Real>>,
    next: ResMut<'w, NextFrame>,
}

/// Advances once a momentary stage has lasted long enough. A menu, a dialog or a hint restarts its
/// time.
fn end_moments<G: ClientGame>(
    play: Res<Play<G>>,
    interaction: Res<Interaction<G>>,
    settings: Res<Settings>,
    over: Option<Res<State<Overlay>>>,
    mut clock: Clock,
    mut commands: MessageWriter<Command<G>>,
    mut began: ResMut<Began<G>>,
) {
    if !interaction.stage.is_momentary() {
        began.0 = None;
        return;
    }
    let now = clock.time.elapsed();
    let is_same =
        began.0.as_ref().is_some_and(|(stage, changes, _)| (stage, *changes) == (&interaction.stage, play.changes));
    let rests = screen::overlay_or_none(over.as_deref()) != Overlay::None || interaction.hint.is_some();
    if !is_same || rests {
        began.0 = Some((interaction.stage.clone(), play.changes, now));
    }
    let since = began.0.as_ref().map_or(now, |(.., since)| *since);
    let Some(lasts) = duration(&interaction.stage, &play, &settings).filter(|_| !rests) else { return };
    let left = lasts.saturating_sub(now.saturating_sub(since));
    if left.is_zero() {
        began.0 = None;
        commands.write(Command::Advance);
    } else {
        clock.next.request_within(left);
    }
}
