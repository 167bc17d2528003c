//! Ends momentary stages by themselves: tiles and results on show, flying bombs, and the time in
//! which a person may still undo.

use std::time::Duration;

use bevy::prelude::*;

use super::command::Command;
use super::cues;
use super::execute::ExecuteCommands;
use super::interaction::Interaction;
use super::playing::Play;
use super::turn_stage::{Seen, TurnStage};
use crate::client::app::frames::NextFrame;
use crate::client::app::screen::{self, Overlay, Screen};
use crate::client::settings::Settings;

/// Time until a tile turns up by itself, and time for which all revealed tiles are shown (5.1).
const NEXT_TILE: Duration = Duration::from_millis(600);
const ALL_UP: Duration = Duration::from_millis(1_400);
/// Time for which a drawn tile is shown, and the sentence that a player can only pass.
const DRAWN: Duration = Duration::from_millis(1_000);
const ONLY_PASS: Duration = Duration::from_millis(1_400);
/// Time for which a computer player's step is shown: one that moves parts, and any other.
const PARTS_MOVED: Duration = Duration::from_millis(1_700);
const STEP: Duration = Duration::from_millis(700);
/// Time for which the result of a throw is shown.
const THROWN: Duration = Duration::from_millis(1_500);
/// Time for which blind tiles are shown, and what each of them adds to it.
const BLIND_UP: Duration = Duration::from_millis(1_200);
const EACH_BLIND: Duration = Duration::from_millis(1_000);

/// The moment that lasts: what the table waits for, the change of the game it belongs to, and since
/// when it has been seen. It begins anew when the player comes back to the table.
#[derive(Resource, Default)]
struct Began(Option<(TurnStage, u64, Duration)>);

pub(super) fn plugin(app: &mut App) {
    let is_played = in_state(Screen::Table).and_then(resource_exists::<Play>);
    app.init_resource::<Began>().add_systems(OnEnter(Screen::Table), |mut began: ResMut<Began>| began.0 = None);
    app.add_systems(Update, end_moments.before(ExecuteCommands).run_if(is_played));
}

/// The duration of a momentary stage; `None` if it waits for a press.
fn duration(stage: &TurnStage, play: &Play, settings: &Settings) -> Option<Duration> {
    let players = play.players();
    // Where nobody plays, nobody presses.
    let factor = settings.reading_time.factor().or((!players.has_people()).then_some(1.0));
    let read = |usual: Duration| factor.map(|factor| usual.mul_f32(factor));
    let watch = |usual: Duration| Some(usual.mul_f32(settings.computer_speed.factor()));
    match stage {
        TurnStage::Reveal { tiles, up, .. } => match tiles.get(*up) {
            None => read(ALL_UP),
            Some((seat, ..)) if players.is_computer(*seat) => watch(NEXT_TILE),
            Some(_) => settings.turns_up_by_itself.then_some(NEXT_TILE),
        },
        TurnStage::Flying { bombs, .. } => Some(cues::flight_lasts(bombs.len()).mul_f32(settings.speed.factor())),
        TurnStage::OnlyPass { .. } => read(ONLY_PASS),
        TurnStage::UndoTime { .. } => settings.undo_time.lasts(),
        TurnStage::Seen { from, what, .. } => match what {
            Seen::Drawn(_) if players.is_computer(*from) => watch(DRAWN),
            Seen::Drawn(_) => read(DRAWN),
            Seen::Computer { moves_parts: true } => watch(PARTS_MOVED),
            Seen::Computer { moves_parts: false } => watch(STEP),
            Seen::Thrown { .. } => read(THROWN),
            Seen::BlindUp { events } => read(BLIND_UP + EACH_BLIND * u32::try_from(events.len()).unwrap_or(u32::MAX)),
        },
        _ => None,
    }
}

/// Advances when a momentary stage has lasted long enough. A menu, a dialog or a hint restarts its
/// time.
fn end_moments(
    (play, interaction, settings, time): (Res<Play>, Res<Interaction>, Res<Settings>, Res<Time<Real>>),
    over: Option<Res<State<Overlay>>>,
    mut next: ResMut<NextFrame>,
    mut commands: MessageWriter<Command>,
    mut began: ResMut<Began>,
) {
    if !interaction.stage.is_momentary() {
        began.0 = None;
        return;
    }
    let now = time.elapsed();
    let is_same =
        began.0.as_ref().is_some_and(|(stage, changes, _)| (stage, *changes) == (&interaction.stage, play.changes));
    let rests = screen::overlay(over.as_deref()) != Overlay::None || interaction.hint.is_some();
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
        next.within(left);
    }
}
