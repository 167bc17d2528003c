//! Choices with more actions than a list can hold.

use shell::seats::SeatId;

use super::barter::Barter;
use super::sharing::Sharing;
use crate::action::{Action, HandOrGround, ThingId, WorkerId};

/// Lowest prices in dollars of which one is picked in half of the cases.
const USUAL_PRICES: u32 = 100;

/// Choice of one among very many actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WideChoice {
    /// An offer to a team (16.3).
    Offer {
        /// Team that answers.
        partner: SeatId,
        /// All that the two teams could exchange.
        barter: Barter,
    },
    /// An answer by another offer (16.3).
    Counter(Barter),
    /// An auction of one of some things, with any lowest price (16.4).
    Auction(Vec<ThingId>),
    /// A bid (16.4).
    Bid {
        /// Least dollars.
        least: u16,
        /// Most dollars.
        most: u16,
    },
    /// Loading of a thing (9.9).
    Load {
        /// Worker who carries it or could pick it up.
        worker: WorkerId,
        /// The thing.
        thing: ThingId,
        /// Shares of those who pay.
        sharing: Sharing,
    },
    /// Unloading of a thing (9.9).
    Unload {
        /// Worker who holds it or puts it down.
        worker: WorkerId,
        /// The thing.
        thing: ThingId,
        /// Place where it comes to.
        to: HandOrGround,
        /// Shares of those who pay.
        sharing: Sharing,
    },
}

impl WideChoice {
    /// One of the actions; `None` if none was found, which happens to an exchange for which the
    /// zones hardly have room. `below` draws a number below another one.
    pub fn pick(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Action> {
        Some(match self {
            Self::Offer { partner, barter } => Action::Offer { partner: *partner, terms: barter.pick(below)? },
            Self::Counter(barter) => Action::Counter(barter.pick(below)?),
            Self::Auction(things) => {
                let thing = *things.get(below(things.len() as u32) as usize)?;
                let prices = if below(2) == 0 { USUAL_PRICES } else { u32::from(u16::MAX) + 1 };
                Action::Auction { thing, least: below(prices) as u16 }
            }
            // Auctions go on for long if most bids are the least.
            Self::Bid { least, most } if below(2) == 0 => {
                Action::Bid(least + below(u32::from(most.saturating_sub(*least)) + 1) as u16)
            }
            Self::Bid { least, .. } => Action::Bid(*least),
            Self::Load { worker, thing, sharing } => {
                Action::Load { worker: *worker, thing: *thing, shares: sharing.pick(below) }
            }
            Self::Unload { worker, thing, to, sharing } => {
                Action::Unload { worker: *worker, thing: *thing, to: *to, shares: sharing.pick(below) }
            }
        })
    }
}
