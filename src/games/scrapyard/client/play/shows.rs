//! Things shown of Scrapyard before the game goes on: cards turned up, the beginning of the battle,
//! the crusher, wrecks, and the steps of computer players.

use std::time::Duration;

use crate::action::{DentCause, TableEvent};
use crate::arena::Square;
use crate::cards::CardId;
use crate::table::Table;
use client::play::game::Show;
use client::play::players::{Players, read_duration};
use client::settings::{ComputerSpeed, Settings};
use shell::seats::{PerSeat, SeatId};

/// Time for which cards that are turned up are shown.
const TURNED_UP: Duration = Duration::from_millis(600);
/// Time for which the beginning of the battle is shown.
const BATTLE: Duration = Duration::from_millis(1_800);
/// Time for which the crusher is shown.
const CRUSHER: Duration = Duration::from_millis(2_000);
/// Time for which a wreck is shown.
const WRECK: Duration = Duration::from_millis(2_000);
/// Time for which a computer player's step is shown that begins something.
const ACTION: Duration = Duration::from_millis(1_200);
/// Time for which a computer player's answer to an effect, or its settling of a dent, is shown.
const ANSWER: Duration = Duration::from_millis(500);

/// Thing that is shown before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScrapyardShow {
    /// Cards were turned up, each on the pile of a number from 0 (4.6).
    TurnedUp(Vec<(u8, CardId)>),
    /// The battle begins (section 5).
    Battle {
        /// The battle order.
        order: PerSeat<SeatId>,
    },
    /// The crusher bites (10.1).
    Crusher {
        /// Seat of the robot.
        seat: SeatId,
        /// Square on which it stands, or stood.
        square: Square,
        /// Number of the dents.
        dents: u16,
    },
    /// A robot was wrecked (9.4).
    Wreck {
        /// Seat of the robot.
        seat: SeatId,
        /// Seat that did it; `None` for the crusher and the robot itself.
        by: Option<SeatId>,
        /// Cause of the last dents.
        cause: DentCause,
        /// Place that it takes, from 1.
        place: u8,
    },
    /// Another step of a computer player.
    ComputerStep {
        /// Whether it begins something, and is no answer to an effect and no settled dent.
        is_action: bool,
    },
}

impl Show for ScrapyardShow {
    fn next(self) -> Option<Self> {
        None
    }

    fn is_momentary(&self) -> bool {
        true
    }

    fn duration(&self, from: SeatId, players: Players, settings: &Settings) -> Option<Duration> {
        // At a slow speed, the motion lasts longer than the reading.
        let with_motion = |usual: Duration| {
            let moves = usual.mul_f32(settings.speed.factor());
            read_duration(usual, players, settings).map(|read| read.max(moves))
        };
        let of_computer = |usual: Duration| Some(usual.mul_f32(settings.computer_speed.factor()));
        match self {
            Self::TurnedUp(_) if players.is_computer(from) => of_computer(TURNED_UP),
            Self::TurnedUp(_) => Some(TURNED_UP.mul_f32(settings.speed.factor())),
            Self::Battle { .. } => with_motion(BATTLE),
            Self::Crusher { .. } => with_motion(CRUSHER),
            Self::Wreck { .. } => with_motion(WRECK),
            Self::ComputerStep { is_action: true } => of_computer(ACTION),
            Self::ComputerStep { is_action: false } => of_computer(ANSWER),
        }
    }

    /// Exercises show everything: the learner watches what the other does.
    fn is_skipped(&self, from: SeatId, players: Players, settings: &Settings, _: bool) -> bool {
        match self {
            Self::TurnedUp(_) | Self::ComputerStep { .. } => {
                players.is_computer(from) && settings.computer_speed == ComputerSpeed::AtOnce
            }
            _ => false,
        }
    }

    fn hidden_lines(&self) -> usize {
        0
    }
}

/// Things shown of a step, in order.
pub(super) fn shows_of_step(
    from: SeatId,
    events: &[TableEvent],
    table: &Table,
    players: Players,
) -> Vec<ScrapyardShow> {
    let turned_up = turned_up_of(events);
    let pictures: Vec<ScrapyardShow> = events.iter().filter_map(|event| show_of_event(event, table)).collect();
    let only_turns_up = !turned_up.is_empty() && pictures.is_empty();
    let step = (players.is_computer(from) && !only_turns_up)
        .then(|| ScrapyardShow::ComputerStep { is_action: events.iter().any(begins_something) });
    let turned_up = (!turned_up.is_empty()).then_some(ScrapyardShow::TurnedUp(turned_up));
    step.into_iter().chain(turned_up).chain(pictures).collect()
}

/// First thing of a step that has a picture of its own on the stage. A replay shows it as the table
/// does.
pub fn show_with_picture(events: &[TableEvent], table: &Table) -> Option<ScrapyardShow> {
    events.iter().find_map(|event| show_of_event(event, table))
}

/// Piles by their numbers, and the cards that are turned up on them.
fn turned_up_of(events: &[TableEvent]) -> Vec<(u8, CardId)> {
    let turned = |event: &TableEvent| match event {
        TableEvent::TurnedUp { pile, card, .. } => Some((*pile, *card)),
        _ => None,
    };
    events.iter().filter_map(turned).collect()
}

/// Thing that is shown of an event; `table` is the one after the step.
fn show_of_event(event: &TableEvent, table: &Table) -> Option<ScrapyardShow> {
    Some(match event {
        TableEvent::BattleBegan { order, .. } => ScrapyardShow::Battle { order: order.clone() },
        TableEvent::Dented { seat, dents, cause: DentCause::Crusher, .. } => {
            let wreck = table.state().wrecks.iter().find(|wreck| wreck.seat == *seat).map(|wreck| wreck.square);
            let square = table.find_robot(*seat).and_then(|robot| robot.square()).or(wreck)?;
            ScrapyardShow::Crusher { seat: *seat, square, dents: *dents }
        }
        TableEvent::Wrecked { seat, by, cause, place } => {
            ScrapyardShow::Wreck { seat: *seat, by: *by, cause: *cause, place: *place }
        }
        _ => return None,
    })
}

/// Whether an event begins something, and is no answer to an effect and no settled dent.
const fn begins_something(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::PartPutOn { .. }
            | TableEvent::ActionCollected { .. }
            | TableEvent::Rummaged { .. }
            | TableEvent::Passed { .. }
            | TableEvent::Played { .. }
            | TableEvent::AbilityUsed { .. }
            | TableEvent::Attacked { .. }
            | TableEvent::Moved { .. }
            | TableEvent::Dented { .. }
            | TableEvent::Recharged { .. }
    )
}
