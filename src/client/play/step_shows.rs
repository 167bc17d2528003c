//! What is shown of each step of Junkyard Bots, and for how long.

use std::time::Duration;

use super::cues;
use super::interaction::Interaction;
use super::players::Players;
use super::shows::{JunkyardBotsShow, TurnedUp};
use super::turn_stage::{TurnStage, TurnState};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::action::TableEvent;
use crate::games::junkyard_bots::parts::PartId;
use crate::games::junkyard_bots::table::{Choice, Look, RoundState};
use crate::shell::seats::SeatId;

/// Time until a tile turns up by itself, and time for which all revealed tiles are shown (5.1).
const NEXT_TILE: Duration = Duration::from_millis(600);
const ALL_UP: Duration = Duration::from_millis(1_400);
/// Time for which a drawn tile is shown.
const DRAWN: Duration = Duration::from_millis(1_000);
/// Time for which a computer player's step is shown: one that moves parts, and any other.
const PARTS_MOVED: Duration = Duration::from_millis(1_700);
const STEP: Duration = Duration::from_millis(700);
/// Time for which the result of a throw is shown.
const THROWN: Duration = Duration::from_millis(1_500);
/// Time for which blind tiles are shown, and what each of them adds to it.
const BLIND_UP: Duration = Duration::from_millis(1_200);
const EACH_BLIND: Duration = Duration::from_millis(1_000);

/// Time for which something is shown of a seat's action or turn; `None` if it waits for a press.
pub(super) fn duration(
    show: &JunkyardBotsShow,
    from: SeatId,
    players: Players,
    settings: &Settings,
) -> Option<Duration> {
    let read = |usual: Duration| read_duration(usual, players, settings);
    let watch = |usual: Duration| Some(usual.mul_f32(settings.computer_speed.factor()));
    match show {
        JunkyardBotsShow::Reveal { tiles, up } => match tiles.get(*up) {
            None => read(ALL_UP),
            Some((seat, ..)) if players.is_computer(*seat) => watch(NEXT_TILE),
            Some(_) => settings.turns_up_by_itself.then_some(NEXT_TILE),
        },
        JunkyardBotsShow::Flight { bombs, .. } => {
            Some(cues::flight_lasts(bombs.len()).mul_f32(settings.speed.factor()))
        }
        JunkyardBotsShow::Drawn(_) if players.is_computer(from) => watch(DRAWN),
        JunkyardBotsShow::Drawn(_) => read(DRAWN),
        JunkyardBotsShow::ComputerStep { moves_parts: true } => watch(PARTS_MOVED),
        JunkyardBotsShow::ComputerStep { moves_parts: false } => watch(STEP),
        JunkyardBotsShow::Thrown { .. } => read(THROWN),
        JunkyardBotsShow::BlindUp { events } => {
            read(BLIND_UP + EACH_BLIND * u32::try_from(events.len()).unwrap_or(u32::MAX))
        }
        JunkyardBotsShow::Judged => None,
    }
}

/// Time for which something is shown that takes `usual` to read; `None` if it waits for a press.
pub(super) fn read_duration(usual: Duration, players: Players, settings: &Settings) -> Option<Duration> {
    // Where nobody plays, nobody presses.
    let factor = settings.reading_time.factor().or((!players.has_people()).then_some(1.0));
    factor.map(|factor| usual.mul_f32(factor))
}

/// The seat that is awaited, and the seat that is looking, or about to look, in secret.
pub fn turn_state(state: &RoundState) -> TurnState {
    TurnState { awaited: state.active_seat(), secret: state.active_seat().filter(|_| is_secret(state)) }
}

/// Whether a player is looking, or about to look, in secret.
pub const fn is_secret(state: &RoundState) -> bool {
    match &state.turn {
        Some(turn) => {
            matches!(turn.choice, Choice::Draw { look: Look::Secret(_), .. } | Choice::KeepOrRescan { .. })
        }
        None => false,
    }
}

/// The tiles that turn up (5.1) and how many of them are up, now or after what is seen first.
pub fn turning_up(stage: &TurnStage) -> Option<(&[TurnedUp], usize)> {
    stage.shows().find_map(|show| match show {
        JunkyardBotsShow::Reveal { tiles, up } => Some((tiles.as_slice(), *up)),
        _ => None,
    })
}

/// Whether the throw that is shown was dodged whole (6.4).
pub fn is_dodged(interaction: &Interaction) -> bool {
    match &interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Thrown { is_dodged, .. }, .. } => *is_dodged,
        _ => interaction.own.watched.is_some_and(|watched| watched.is_dodged),
    }
}

/// What is shown of an action before the game goes on, in order.
pub(super) fn shows_of_step(
    from: SeatId,
    events: &[TableEvent],
    state: &RoundState,
    players: Players,
) -> Vec<JunkyardBotsShow> {
    let tiles: Vec<TurnedUp> = events.iter().filter_map(revealed).collect();
    let reveals = !tiles.is_empty() && state.outcome.is_none();
    let reveal = reveals.then_some(JunkyardBotsShow::Reveal { tiles, up: 0 });
    to_be_seen(from, events, state, players).into_iter().chain(reveal).collect()
}

/// A tile that was turned up (5.1).
const fn revealed(event: &TableEvent) -> Option<TurnedUp> {
    match event {
        TableEvent::Revealed { seat, part, tile } => Some((*seat, *part, *tile)),
        _ => None,
    }
}

/// The part of an action's result that is shown before tiles turn up, if any.
fn to_be_seen(from: SeatId, events: &[TableEvent], state: &RoundState, players: Players) -> Option<JunkyardBotsShow> {
    let is_blind = |event: &&TableEvent| matches!(event, TableEvent::BlindTurnedUp { .. });
    let blind: Vec<TableEvent> = events.iter().filter(is_blind).cloned().collect();
    if !blind.is_empty() {
        return Some(JunkyardBotsShow::BlindUp { events: blind });
    }
    let target = events.iter().find_map(|event| match event {
        TableEvent::Attacked { target, damage, .. } => Some((*target, *damage == 0)),
        _ => None,
    });
    if let Some((target, is_dodged)) = target {
        return Some(JunkyardBotsShow::Thrown { target, is_dodged });
    }
    let is_over = state.active_seat() != Some(from);
    let drawn: Vec<PartId> = events.iter().flat_map(drawn_in_the_open).collect();
    // Tiles that were kept behind the curtain are new to everybody else.
    let kept_in_secret = players.needs_curtain(from) && events.iter().any(|event| !kept_after_look(event).is_empty());
    if !drawn.is_empty() && (is_over || players.is_computer(from) || kept_in_secret) {
        return Some(JunkyardBotsShow::Drawn(drawn));
    }
    players.is_computer(from).then(|| JunkyardBotsShow::ComputerStep { moves_parts: events.iter().any(moves_parts) })
}

/// The tiles of a draw that everybody sees (5.2), or of a secret look that was kept (5.3).
fn drawn_in_the_open(event: &TableEvent) -> Vec<PartId> {
    match event {
        TableEvent::Drew { part, tile: Some(_), .. } => vec![*part],
        event => kept_after_look(event),
    }
}

/// The tiles of a secret look that was kept (5.3).
fn kept_after_look(event: &TableEvent) -> Vec<PartId> {
    match event {
        TableEvent::Kept { tiles, .. } => tiles.iter().map(|tile| tile.0).collect(),
        _ => Vec::new(),
    }
}

/// Whether a robot has got parts, or has them elsewhere (4.2, 5.4, 5.5, 7.2).
const fn moves_parts(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Took { .. }
            | TableEvent::TookBlind { .. }
            | TableEvent::FirstBuilt { .. }
            | TableEvent::Rebuilt { .. }
    )
}
