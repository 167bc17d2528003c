//! What lasts a moment and then goes on by itself: what is seen, bombs that fly, and the time in which
//! a person may still undo.

use std::time::Duration;

use bevy::prelude::*;

use super::command::Command;
use super::cues;
use super::desk::Desk;
use super::obey::Obey;
use super::playing::Play;
use super::stand::{Seen, Stand};
use crate::client::app::frames::NextFrame;
use crate::client::app::screen::{self, Overlay, Screen};
use crate::client::settings::Settings;

/// How long the table rests until a tile turns up by itself, and once all are up.
const NEXT_TILE: Duration = Duration::from_millis(600);
const ALL_UP: Duration = Duration::from_millis(1_400);
/// How long a drawn tile is seen, and that a player can only pass.
const DRAWN: Duration = Duration::from_millis(1_000);
const ONLY_PASS: Duration = Duration::from_millis(1_400);
/// How long a computer player's step is seen: one that moves parts, and any other.
const PARTS_MOVED: Duration = Duration::from_millis(1_700);
const STEP: Duration = Duration::from_millis(700);
/// How long the table rests once bombs have burst.
const BURST: Duration = Duration::from_millis(1_500);
/// How long blind tiles are seen, and how much longer for each of them.
const BLIND_UP: Duration = Duration::from_millis(1_200);
const EACH_BLIND: Duration = Duration::from_millis(1_000);

pub(super) fn plugin(app: &mut App) {
    let is_played = in_state(Screen::Table).and_then(resource_exists::<Play>);
    app.add_systems(Update, go_on.before(Obey).run_if(is_played));
}

/// How long a moment lasts; `None` if it waits for a press.
fn lasts(stand: &Stand, play: &Play, settings: &Settings) -> Option<Duration> {
    let players = play.players();
    let read = |usual: Duration| settings.reading_time.factor().map(|factor| usual.mul_f32(factor));
    let watch = |usual: Duration| Some(usual.mul_f32(settings.computer_speed.factor()));
    match stand {
        Stand::Reveal { tiles, up, .. } => match tiles.get(*up) {
            None => read(ALL_UP),
            Some((seat, ..)) if players.is_computer(*seat) => watch(NEXT_TILE),
            Some(_) => settings.turns_up_by_itself.then_some(NEXT_TILE),
        },
        Stand::Flying { bombs, .. } => Some(cues::flight_lasts(bombs.len()).mul_f32(settings.speed.factor())),
        Stand::OnlyPass { .. } => read(ONLY_PASS),
        Stand::UndoTime { .. } => settings.undo_time.lasts(),
        Stand::Seen { from, what } => match what {
            Seen::Drawn(_) if players.is_computer(*from) => watch(DRAWN),
            Seen::Drawn(_) => read(DRAWN),
            Seen::Computer { parts } if parts.is_empty() => watch(STEP),
            Seen::Computer { .. } => watch(PARTS_MOVED),
            Seen::Thrown { .. } => read(BURST),
            Seen::BlindUp { events } => read(BLIND_UP + EACH_BLIND * u32::try_from(events.len()).unwrap_or(u32::MAX)),
        },
        _ => None,
    }
}

/// Goes on when a moment is over. While something lies over the table or is being read, it lasts.
fn go_on(
    (play, desk, settings, time): (Res<Play>, Res<Desk>, Res<Settings>, Res<Time<Real>>),
    over: Option<Res<State<Overlay>>>,
    mut next: ResMut<NextFrame>,
    mut commands: MessageWriter<Command>,
    mut began: Local<Option<(Stand, u64, Duration)>>,
) {
    if !desk.stand.is_momentary() {
        *began = None;
        return;
    }
    let now = time.elapsed();
    let is_same = began.as_ref().is_some_and(|(stand, changes, _)| (stand, *changes) == (&desk.stand, play.changes));
    let rests = screen::overlay(over.as_deref()) != Overlay::None || desk.hint.is_some();
    if !is_same || rests {
        *began = Some((desk.stand.clone(), play.changes, now));
    }
    let since = began.as_ref().map_or(now, |(.., since)| *since);
    let Some(lasts) = lasts(&desk.stand, &play, &settings).filter(|_| !rests) else { return };
    let left = lasts.saturating_sub(now.saturating_sub(since));
    if left.is_zero() {
        *began = None;
        commands.write(Command::Advance);
    } else {
        next.within(left);
    }
}
