//! Presses on the stage of an auction, and its buttons.

use super::facts::{AuctionFacts, AuctionMoment};
use crate::action::{Action, ThingId};
use crate::client::art::icons::DeedIcon;
use crate::client::offer::deal_button::DealButton;
use crate::client::play::{Command, Dialog, EngineersCommand};
use crate::messages::phrase;
use crate::words::dollars_words;

/// Thing that was pressed on the stage of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AuctionPress {
    /// Another thing is sold.
    Thing(ThingId),
    /// So many dollars more or less.
    Raise(i32),
    /// The auction begins.
    Begin,
    /// It does not.
    Leave,
    /// The bid is made.
    Bid,
    /// No more bids.
    StayOut,
}

/// Button of an auction.
pub type AuctionButton = DealButton<AuctionPress>;

impl AuctionPress {
    /// Command of the press; `None` if it does nothing.
    pub fn command(self) -> Option<Command> {
        let command = match self {
            Self::Thing(thing) => EngineersCommand::BeginAuction(thing),
            Self::Raise(0) => return None,
            Self::Raise(dollars) => EngineersCommand::Raise(dollars),
            Self::Begin => EngineersCommand::SendDeal,
            Self::Leave => EngineersCommand::Open(Dialog::None),
            Self::Bid => EngineersCommand::Bid,
            Self::StayOut => EngineersCommand::Try(Action::StayOut),
        };
        Some(command.into())
    }
}

/// Buttons that are due now, the first one first.
pub fn auction_buttons(facts: &AuctionFacts, has_question: bool) -> Vec<AuctionButton> {
    let drawing = Some(DeedIcon::Auction.drawing());
    let mut buttons = match facts.moment {
        AuctionMoment::Making => {
            let begin = DealButton::new(AuctionPress::Begin, phrase!("engineers-auction-begin"), drawing);
            let back = DealButton::new(AuctionPress::Leave, phrase!("ask-back"), None);
            vec![begin.standing_out().closed_because(facts.why_not.clone()), back]
        }
        AuctionMoment::Bidding => {
            let label = phrase!("engineers-auction-bid", price = dollars_words(facts.bid));
            let bid = DealButton::new(AuctionPress::Bid, label, drawing);
            let out = DealButton::new(AuctionPress::StayOut, phrase!("engineers-auction-stay-out"), Some("pass"));
            vec![bid.standing_out().closed_because(facts.why_not.clone()), out]
        }
        AuctionMoment::Waiting | AuctionMoment::Ended { .. } => Vec::new(),
    };
    for button in buttons.iter_mut().filter(|_| has_question) {
        button.closed = Some(phrase!("answer-first"));
    }
    buttons
}
