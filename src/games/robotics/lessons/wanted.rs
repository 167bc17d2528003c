//! Patterns of actions, which steps wait for and allow.

use shell::seats::SeatId;

use crate::action::{Action, Build, Terms};
use crate::parts::{Kind, KindCounts, Market, OrderId};
use crate::table::Table;

/// Pattern of actions of the learner; the table decides whether one is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Attaching parts, from bench or store, anywhere (8.3).
    AttachParts,
    /// Moving parts between bench and store (8.3).
    MoveParts,
    /// Scrapping loose parts (8.5).
    ScrapParts,
    /// Buying a component (section 9).
    Buy(Kind, Market),
    /// Selling to an order (6.1).
    Sell(OrderId),
    /// Offering a trade on just these terms (12.7).
    Offer(SeatId, Terms),
    /// Accepting (12.7).
    Accept,
    /// Converting into any robot that meets an order (13.2, 6.2).
    ConvertFor(OrderId),
    /// Ending the turn (8.2).
    EndTurn,
}

impl Wanted {
    /// Whether an action is of this pattern.
    pub fn is_met_by(&self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::Buy(kind, market), Action::Buy { kind: bought, market: on }) => kind == bought && market == on,
            (Self::Sell(order), Action::Sell(sold_to)) => order == sold_to,
            (Self::Offer(partner, terms), Action::Offer { partner: asked, terms: offered }) => {
                partner == asked && terms == offered
            }
            (Self::ConvertFor(order), Action::Convert(build)) => missing_after(table, *order, build) == Some(0),
            (Self::AttachParts, Action::Attach { .. })
            | (Self::MoveParts, Action::Store(_) | Action::Unstore(_))
            | (Self::ScrapParts, Action::Scrap { .. })
            | (Self::Accept, Action::Accept)
            | (Self::EndTurn, Action::Done) => true,
            _ => false,
        }
    }
}

/// Number of extremities that a new robot lacks to meet an order (6.2); `None` if the game has no
/// such order.
pub(super) fn missing_after(table: &Table, order: OrderId, build: &Build) -> Option<u32> {
    let kinds: KindCounts = build.robot.iter().map(|placed| (placed.part.kind, 1)).collect();
    table.data().order(order).map(|order| order.missing(&kinds))
}
