//! Things shown of Junkyard Bots before the game goes on: tiles that turn up, the steps of computer
//! players, bombs in flight and their effect.

use std::time::Duration;

use bevy::prelude::App;

use crate::action::TableEvent;
use crate::client::play::events::cues;
use crate::messages::phrase;
use crate::parts::{PartId, TileId};
use client::play::game::Show;
use client::play::players::{Players, read_duration};
use client::settings::{ComputerSpeed, GameSwitch, GameSwitches, Settings};
use shell::seats::SeatId;

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
/// Time for which blind tiles are shown, and the time that each of them adds.
const BLIND_UP: Duration = Duration::from_millis(1_200);
const EACH_BLIND: Duration = Duration::from_millis(1_000);

/// Name of the switch by which small tiles turn up without a press (5.1).
pub const TURNS_UP_BY_ITSELF: &str = "junkyard_bots.turns_up_by_itself";

pub(crate) fn plugin(app: &mut App) {
    let switch = GameSwitch { name: TURNS_UP_BY_ITSELF, label: phrase!("settings-turns-up") };
    let switches = GameSwitches { game: phrase!("cover-junkyard-bots"), switches: vec![switch] };
    app.world_mut().get_resource_or_init::<Settings>().of_games.add_switches(switches);
}

/// Tile that turns up (5.1): the seat that it belongs to, its part and its identity.
pub type TurnedUp = (SeatId, PartId, TileId);

/// Thing that is shown before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JunkyardBotsShow {
    /// Small tiles that players turn up (5.1), one by one.
    Reveal {
        /// The tiles in the order in which they turn up.
        tiles: Vec<TurnedUp>,
        /// Number of tiles that are up already.
        up: usize,
    },
    /// Tiles drawn in the open: any of a computer player, or those that end a person's scan (5.2,
    /// 5.3).
    Drawn(Vec<PartId>),
    /// A step of a computer player.
    ComputerStep {
        /// Whether parts have moved on its robot.
        moves_parts: bool,
    },
    /// Bombs that fly; the throw is done only when they land (6.2).
    Flight {
        /// Seat of the robot that they are thrown at.
        target: SeatId,
        /// The bombs.
        bombs: Vec<PartId>,
    },
    /// The effect of bombs.
    Thrown {
        /// Seat of the robot that they were thrown at.
        target: SeatId,
        /// Whether it dodged them all (6.4).
        is_dodged: bool,
    },
    /// The blind tiles of the round, turned up (5.6).
    BlindUp {
        /// Events that turned them up, with their seats, identities and fates.
        events: Vec<TableEvent>,
    },
    /// A try at a puzzle that was judged, or a step of its answer; it waits for a press.
    Judged,
}

impl Show for JunkyardBotsShow {
    fn next(self) -> Option<Self> {
        match self {
            Self::Reveal { tiles, up } if up < tiles.len() => Some(Self::Reveal { tiles, up: up + 1 }),
            _ => None,
        }
    }

    fn is_momentary(&self) -> bool {
        !matches!(self, Self::Judged)
    }

    fn duration(&self, from: SeatId, players: Players, settings: &Settings) -> Option<Duration> {
        let read = |usual: Duration| read_duration(usual, players, settings);
        let watch = |usual: Duration| Some(usual.mul_f32(settings.computer_speed.factor()));
        match self {
            Self::Reveal { tiles, up } => match tiles.get(*up) {
                None => read(ALL_UP),
                // Nothing is chosen (5.1), so nobody here presses for somebody elsewhere.
                Some((seat, ..)) if !players.is_here(*seat) => watch(NEXT_TILE),
                Some(_) => settings.of_games.is_on(TURNS_UP_BY_ITSELF).then_some(NEXT_TILE),
            },
            Self::Flight { bombs, .. } => Some(cues::flight_lasts(bombs.len()).mul_f32(settings.speed.factor())),
            Self::Drawn(_) if players.is_computer(from) => watch(DRAWN),
            Self::Drawn(_) => read(DRAWN),
            Self::ComputerStep { moves_parts: true } => watch(PARTS_MOVED),
            Self::ComputerStep { moves_parts: false } => watch(STEP),
            Self::Thrown { .. } => read(THROWN),
            Self::BlindUp { events } => read(BLIND_UP + EACH_BLIND * u32::try_from(events.len()).unwrap_or(u32::MAX)),
            Self::Judged => None,
        }
    }

    fn is_skipped(&self, from: SeatId, players: Players, settings: &Settings, is_exercise: bool) -> bool {
        match self {
            Self::Reveal { .. } | Self::Flight { .. } | Self::Judged => false,
            Self::Thrown { .. } | Self::BlindUp { .. } => is_exercise,
            Self::Drawn(_) | Self::ComputerStep { .. } => {
                is_exercise || players.is_computer(from) && settings.computer_speed == ComputerSpeed::AtOnce
            }
        }
    }

    /// Number of lines about tiles that are still to be turned up.
    fn hidden_lines(&self) -> usize {
        match self {
            Self::Reveal { tiles, up } => tiles.len() - up,
            _ => 0,
        }
    }
}
