//! State of play between two actions: round, turn, and the choice that is awaited.

use bevy::prelude::Resource;
use shell::seats::{PerSeat, SeatId, SeatSet};
use smallvec::SmallVec;

use crate::action::{Outcome, Terms, ThingId, WorkerId};
use crate::set::MachineId;

/// State of play between two actions.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayState {
    /// Number of the round, from 1; 0 in set-up.
    pub round: u16,
    /// Turn order: all seats, the first one first (2.4); empty until it is rolled.
    pub order: PerSeat<SeatId>,
    /// Stage of the game, with the choice that is awaited.
    pub stage: Stage,
    /// Sets of components whose fault is not found (12.1), each in ascending order, and sorted.
    pub faults: Vec<SmallVec<[ThingId; 6]>>,
}

/// Stage of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Laying out the yard; no player is awaited.
    #[default]
    SetUp,
    /// A team takes a gate (2.5).
    Gates(SeatId),
    /// Turn of a team (section 3).
    Turn(Turn),
    /// The game has ended (section 18).
    Over(Outcome),
}

/// Turn of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Team whose turn it is.
    pub seat: SeatId,
    /// Offers made in this turn (16.3).
    pub offers: u8,
    /// Whether an auction was held in this turn (16.4).
    pub has_auctioned: bool,
    /// Cards that were asked about in this turn (15.5).
    pub asked: SmallVec<[MachineId; 3]>,
    /// Worker who has driven in this turn (9.3).
    pub driver: Option<WorkerId>,
    /// Things on which somebody has trained in this turn (13.2).
    pub trained_on: SmallVec<[ThingId; 2]>,
    /// Machine that was debugged in this turn, and the man-actions (12.2).
    pub debugged: Option<Debugging>,
    /// Deal that is open (section 16).
    pub deal: Option<Deal>,
}

/// Debugging of a turn (12.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debugging {
    /// Faulty set of components, in ascending order.
    pub machine: SmallVec<[ThingId; 6]>,
    /// Man-actions of this turn.
    pub done: u8,
}

/// Deal that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// An offer that the partner answers (16.3).
    Offer {
        /// Team that answers.
        partner: SeatId,
        /// Terms, seen from the team on turn.
        terms: Terms,
    },
    /// Another offer, which the team on turn answers (16.3).
    Counter {
        /// Team that made it.
        partner: SeatId,
        /// Terms, seen from that partner.
        terms: Terms,
    },
    /// An auction (16.4).
    Auction(Auction),
}

/// Auction of a thing of the team on turn (16.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// Thing, or a component of the assembly.
    pub thing: ThingId,
    /// Lowest price in dollars.
    pub least: u16,
    /// Team that bids next.
    pub bidder: SeatId,
    /// Highest bidder and bid in dollars.
    pub highest: Option<(SeatId, u16)>,
    /// Teams that are out.
    pub out: SeatSet,
}

impl Turn {
    /// Turn of a team that begins.
    pub fn beginning(seat: SeatId) -> Self {
        Self {
            seat,
            offers: 0,
            has_auctioned: false,
            asked: SmallVec::new(),
            driver: None,
            trained_on: SmallVec::new(),
            debugged: None,
            deal: None,
        }
    }

    /// Team whose choice is awaited.
    pub const fn chooser(&self) -> SeatId {
        match &self.deal {
            None | Some(Deal::Counter { .. }) => self.seat,
            Some(Deal::Offer { partner, .. }) => *partner,
            Some(Deal::Auction(auction)) => auction.bidder,
        }
    }
}

impl PlayState {
    /// Team whose choice is awaited; `None` while no player has a choice.
    pub const fn awaited_seat(&self) -> Option<SeatId> {
        match &self.stage {
            Stage::Gates(seat) => Some(*seat),
            Stage::Turn(turn) => Some(turn.chooser()),
            Stage::SetUp | Stage::Over(_) => None,
        }
    }

    /// The turn; `None` outside of one.
    pub const fn turn(&self) -> Option<&Turn> {
        match &self.stage {
            Stage::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// The turn, to be changed; `None` outside of one.
    pub(crate) const fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.stage {
            Stage::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// Result of the game; `None` until it is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match &self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether the fault of a set of components, in ascending order, is not found (12.1).
    pub fn is_faulty(&self, components: &[ThingId]) -> bool {
        self.faults.iter().any(|fault| fault.as_slice() == components)
    }
}
