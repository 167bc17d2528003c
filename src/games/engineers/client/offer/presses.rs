//! Presses on the stage of an offer, and what they do.

use shell::seats::SeatId;

use super::facts::OfferFacts;
use crate::action::{Action, ThingId};
use crate::client::play::{Command, DealSide, Dialog, EngineersCommand};

/// Thing that was pressed on the stage of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferPress {
    /// A thing of the zone of a side.
    Thing(DealSide, ThingId),
    /// So many dollars more or less of a side.
    Pay(DealSide, i32),
    /// Another partner.
    Partner(SeatId),
    /// The offer is made.
    Send,
    /// The chosen thing is auctioned instead (16.4).
    Auction,
    /// Nothing is offered.
    Leave,
    /// Yes.
    Accept,
    /// Another offer is the answer.
    Counter,
    /// No.
    Decline,
}

impl OfferPress {
    /// Whether the press changes the offer in the making and does nothing else.
    pub const fn is_change(self) -> bool {
        matches!(self, Self::Thing(..) | Self::Pay(..) | Self::Partner(_))
    }

    /// Command of the press; `None` if it does nothing.
    pub fn command(self, facts: &OfferFacts) -> Option<Command> {
        let command = match self {
            Self::Thing(side, thing) => EngineersCommand::ToggleGood(side, thing),
            Self::Pay(_, 0) => return None,
            Self::Pay(side, dollars) => EngineersCommand::Pay(side, dollars),
            Self::Partner(seat) => EngineersCommand::BeginDeal(Some(seat)),
            Self::Send => EngineersCommand::SendDeal,
            Self::Auction => EngineersCommand::BeginAuction(facts.auction.as_ref()?.as_ref().ok().copied()?),
            Self::Leave => EngineersCommand::Open(Dialog::None),
            Self::Accept => EngineersCommand::Try(Action::Accept),
            Self::Counter => EngineersCommand::BeginDeal(None),
            Self::Decline => EngineersCommand::Try(Action::Decline),
        };
        Some(command.into())
    }
}
