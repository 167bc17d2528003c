//! The offer that is shown, and what may be done with it now.

use crate::client::play::offer::{OfferInMaking, OfferSide, offer_on_table};
use crate::client::play::{RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use shell::seats::SeatId;

/// Stage of the offer that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TradeMoment {
    /// It is being made.
    Making,
    /// A person at the screen answers it.
    Answering,
    /// It waits for somebody else, or was refused just now.
    Waiting,
    /// It was accepted: the trade is made.
    Made,
}

/// The offer that is shown.
#[derive(Clone, Debug)]
pub(super) struct TradeFacts {
    /// Its stage.
    pub(super) moment: TradeMoment,
    /// The offer.
    pub(super) offer: OfferInMaking,
}

impl TradeFacts {
    /// The offer that is shown: the trade just made, the one in the making, or the one on the
    /// table.
    pub(super) fn of(scene: &Scene) -> Option<Self> {
        let stage = &scene.interaction.stage;
        if let TurnStage::Show { show: RoboticsShow::Trade { seat, partner, terms }, .. } = stage {
            let offer = OfferInMaking { active: *seat, partner: *partner, terms: *terms, is_counter: false };
            return Some(Self { moment: TradeMoment::Made, offer });
        }
        let chooses = *stage == TurnStage::Choosing;
        let is_refused = matches!(stage, TurnStage::Show { show: RoboticsShow::Refused, .. });
        if let Some(offer) = scene.interaction.own.offer.clone().filter(|_| chooses || is_refused) {
            let moment = if chooses { TradeMoment::Making } else { TradeMoment::Waiting };
            return Some(Self { moment, offer });
        }
        let moment = if chooses { TradeMoment::Answering } else { TradeMoment::Waiting };
        Some(Self { moment, offer: offer_on_table(scene.table)? })
    }

    /// Whether the offer may be changed now.
    pub(super) fn may_change(&self, scene: &Scene) -> bool {
        self.moment == TradeMoment::Making && scene.is_open()
    }

    /// Side that makes the offer.
    pub(super) const fn maker(&self) -> SeatId {
        self.offer.seat_of(self.offer.maker())
    }

    /// Seat that accepts the offer, or does not.
    pub(super) const fn answerer(&self) -> SeatId {
        self.offer.seat_of(self.offer.maker().other())
    }

    /// Seat that decides now: what is offered, or the answer; `None` once the trade is made.
    pub(super) fn decider(&self) -> Option<SeatId> {
        match self.moment {
            TradeMoment::Making => Some(self.maker()),
            TradeMoment::Answering | TradeMoment::Waiting => Some(self.answerer()),
            TradeMoment::Made => None,
        }
    }

    /// Number of slots on each sheet: three, or as many as hold the parts of either side. Once the
    /// trade is made, both have the same.
    pub(super) fn slots_of(&self, side: OfferSide) -> usize {
        let count = |side: OfferSide| side.share(&self.offer.terms).parts.total() as usize;
        let parts = if self.moment == TradeMoment::Made { count(side).max(count(side.other())) } else { count(side) };
        parts.max(FEWEST_SLOTS)
    }
}

/// Slots of a sheet with few parts.
const FEWEST_SLOTS: usize = 3;
