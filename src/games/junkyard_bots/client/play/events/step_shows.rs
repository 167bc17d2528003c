//! Things shown of each step of Junkyard Bots.

use crate::action::{JunkyardBots, TableEvent};
use crate::client::play::events::shows::{JunkyardBotsShow, TurnedUp};
use crate::parts::PartId;
use crate::table::{Choice, Look, RoundState};
use client::play::interaction::Interaction;
use client::play::players::Players;
use client::play::turn_stage::TurnStage;
use shell::seats::SeatId;

/// Whether the player whose turn it is looks, or is about to look, in secret (9.3).
pub const fn is_secret(state: &RoundState) -> bool {
    match &state.turn {
        Some(turn) => {
            matches!(turn.choice, Choice::Draw { look: Look::Secret(_), .. } | Choice::KeepOrRescan { .. })
        }
        None => false,
    }
}

/// Returns the tiles that turn up (5.1), now or after another show, and the number of those that
/// are up.
pub fn turning_up(stage: &TurnStage<JunkyardBots>) -> Option<(&[TurnedUp], usize)> {
    stage.shows().find_map(|show| match show {
        JunkyardBotsShow::Reveal { tiles, up } => Some((tiles.as_slice(), *up)),
        _ => None,
    })
}

/// Whether the robot dodged all bombs of the throw that is shown (6.4).
pub fn is_dodged(interaction: &Interaction<JunkyardBots>) -> bool {
    match &interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Thrown { is_dodged, .. }, .. } => *is_dodged,
        _ => interaction.own.watched.is_some_and(|watched| watched.is_dodged),
    }
}

/// Returns the things that are shown of an action before the game goes on, in order.
pub(crate) fn shows_of_step(
    from: SeatId,
    events: &[TableEvent],
    state: &RoundState,
    players: Players,
) -> Vec<JunkyardBotsShow> {
    let tiles: Vec<TurnedUp> = events.iter().filter_map(revealed_tile).collect();
    let reveals = !tiles.is_empty() && state.outcome.is_none();
    let reveal = reveals.then_some(JunkyardBotsShow::Reveal { tiles, up: 0 });
    show_of_result(from, events, state, players).into_iter().chain(reveal).collect()
}

/// Returns the tile that an event turned up (5.1), if it did.
const fn revealed_tile(event: &TableEvent) -> Option<TurnedUp> {
    match event {
        TableEvent::Revealed { seat, part, tile } => Some((*seat, *part, *tile)),
        _ => None,
    }
}

/// Returns the result of an action that is shown before tiles turn up, if there is one.
fn show_of_result(
    from: SeatId,
    events: &[TableEvent],
    state: &RoundState,
    players: Players,
) -> Option<JunkyardBotsShow> {
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

/// Returns the tiles that an event drew in the open (5.2), or kept of a secret look (5.3).
fn drawn_in_the_open(event: &TableEvent) -> Vec<PartId> {
    match event {
        TableEvent::Drew { part, tile: Some(_), .. } => vec![*part],
        event => kept_after_look(event),
    }
}

/// Returns the tiles that an event kept of a secret look (5.3).
fn kept_after_look(event: &TableEvent) -> Vec<PartId> {
    match event {
        TableEvent::Kept { tiles, .. } => tiles.iter().map(|tile| tile.0).collect(),
        _ => Vec::new(),
    }
}

/// Whether an event brings parts to a robot, or moves those that it has (4.2, 5.4, 5.5, 7.2).
const fn moves_parts(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Took { .. }
            | TableEvent::TookBlind { .. }
            | TableEvent::FirstBuilt { .. }
            | TableEvent::Rebuilt { .. }
    )
}
