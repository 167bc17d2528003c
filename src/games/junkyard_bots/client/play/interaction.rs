//! What lies between the players and the table of Junkyard Bots: what is in hand, what is being
//! built or aimed.

use crate::games::junkyard_bots::action::{Phase, TableEvent};
use crate::games::junkyard_bots::client::play::building::bench::Bench;
use crate::games::junkyard_bots::client::play::building::hand::{Hand, Thing};
use crate::games::junkyard_bots::parts::PartId;
use crate::shell::seats::SeatId;

/// What an attack will be (rule 6.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// The bombs chosen.
    pub bombs: Vec<PartId>,
    /// The robot chosen.
    pub target: Option<SeatId>,
}

/// What is shown of a step of a game that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchedStep {
    /// Seat that it was aimed at.
    pub rival: Option<SeatId>,
    /// Whether bombs still fly at that robot.
    pub is_flying: bool,
    /// Whether that robot dodged all bombs (6.4).
    pub is_dodged: bool,
    /// Phase that it was done in.
    pub phase: Phase,
}

/// What lies between the players and the table of Junkyard Bots.
#[derive(Debug, Default)]
pub struct JunkyardBotsInteraction {
    /// The thing in hand.
    pub hand: Option<Hand>,
    /// The build in progress.
    pub bench: Option<Bench>,
    /// The attack in the making.
    pub aim: Aim,
    /// The thing that the keyboard is at.
    pub chosen: Option<Thing>,
    /// The tile that was drawn last in the open, as long as the same player goes on.
    pub drawn: Option<PartId>,
    /// The step that is shown of a game that is watched.
    pub watched: Option<WatchedStep>,
    /// Number of things that were picked up, so that each rises once.
    pub pick_ups: u32,
    /// The powers of all robots before the last step, by seat.
    pub powers_before: Vec<u8>,
    /// The powers of all robots now, by seat.
    pub(super) powers: Vec<u8>,
    /// The parts that computer players have taken since a person last acted, oldest first.
    recent_takes: Vec<(SeatId, PartId)>,
}

impl JunkyardBotsInteraction {
    /// The interaction for the next choice, in which nothing has begun.
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

    /// The parts that a computer player has taken since a person last acted, oldest first.
    pub fn taken_by(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = PartId> {
        self.recent_takes.iter().filter(move |(of, _)| *of == seat).map(|(_, part)| *part)
    }

    /// Remembers the parts that a computer player takes; a person's action clears the list.
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
