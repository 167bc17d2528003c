//! Interaction of the players with the table of Junkyard Bots: the thing in hand, and the build or
//! the attack in progress.

use crate::action::{Phase, TableEvent};
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand::{Hand, Thing};
use crate::parts::PartId;
use shell::seats::SeatId;

/// Attack that a player prepares (rule 6.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// The bombs chosen.
    pub bombs: Vec<PartId>,
    /// The robot chosen as the target.
    pub target: Option<SeatId>,
}

/// Facts about the shown step of a game that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchedStep {
    /// Seat that the step was aimed at.
    pub rival: Option<SeatId>,
    /// Whether bombs still fly at that robot.
    pub is_flying: bool,
    /// Whether that robot dodged all bombs (6.4).
    pub is_dodged: bool,
    /// Phase in which the step was done.
    pub phase: Phase,
}

/// Interaction of the players with the table of Junkyard Bots, between two actions.
#[derive(Debug, Default)]
pub struct JunkyardBotsInteraction {
    /// The thing in hand.
    pub hand: Option<Hand>,
    /// The build in progress.
    pub bench: Option<Bench>,
    /// The attack in preparation.
    pub aim: Aim,
    /// The thing that the keyboard is at.
    pub chosen: Option<Thing>,
    /// The tile that was drawn last in the open, as long as the same player goes on.
    pub drawn: Option<PartId>,
    /// The step that is shown of a game that is watched.
    pub watched: Option<WatchedStep>,
    /// Number of pick-ups so far, which tells one from the next, so that each thing rises once.
    pub pick_ups: u32,
    /// The powers of all robots before the last step, by seat.
    pub powers_before: Vec<u8>,
    /// The powers of all robots now, by seat.
    pub(super) powers: Vec<u8>,
    /// The parts that computer players have taken since a person last acted, oldest first.
    recent_takes: Vec<(SeatId, PartId)>,
}

impl JunkyardBotsInteraction {
    /// Returns the interaction for the next choice, with nothing in hand.
    pub(super) fn after(before: Self, bench: Option<Bench>, aim: Aim, powers: Vec<u8>) -> Self {
        Self {
            bench,
            aim,
            pick_ups: before.pick_ups,
            powers_before: before.powers,
            powers,
            recent_takes: before.recent_takes,
            ..Self::default()
        }
    }

    /// Returns the interaction for a step of a game that is watched.
    pub fn of_watched_step(step: WatchedStep, aim: Aim) -> Self {
        Self { watched: Some(step), aim, ..Self::default() }
    }

    /// Returns the parts that a computer player has taken since a person last acted, oldest first.
    pub fn taken_by(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = PartId> {
        self.recent_takes.iter().filter(move |(of, _)| *of == seat).map(|(_, part)| *part)
    }

    /// Notes the parts that a computer player takes; a person's action clears the list.
    pub(super) fn note_takes(&mut self, is_by_computer: bool, events: &[TableEvent]) {
        if !is_by_computer {
            self.recent_takes.clear();
            return;
        }
        self.recent_takes.extend(events.iter().filter_map(|event| match event {
            TableEvent::Took { seat, part, .. } | TableEvent::TookBlind { seat, part, .. } => Some((*seat, *part)),
            _ => None,
        }));
    }
}
