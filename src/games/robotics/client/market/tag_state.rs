//! States of price tags: whether the components that they sell can be bought.

use crate::action::{Action, Illegal};
use crate::client::play::TurnStage;
use crate::client::scene::Scene;
use crate::parts::{Kind, Market};
use crate::turn::check_action;

/// State of a price tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagState {
    /// The component can be bought now.
    ForSale,
    /// Nobody at this window chooses now.
    Shown,
    /// The purchase is refused for a reason of its own.
    Refused(Illegal),
    /// Nothing can be bought now.
    Waits(Illegal),
    /// The market has no price for the component (2.7).
    TurnedOver(Illegal),
}

impl TagState {
    /// State of a tag now.
    pub fn of(scene: &Scene, kind: Kind, market: Market) -> Self {
        let table = scene.table;
        if table.market().price(table.data(), kind, market).is_none() {
            return Self::TurnedOver(Illegal::NoPrice { kind, market });
        }
        if scene.interaction.stage != TurnStage::Choosing {
            return Self::of_stock(scene, kind, market).map_or(Self::Shown, Self::Refused);
        }
        if scene.interaction.own.conversion.is_some() {
            return Self::Waits(Illegal::NotNow);
        }
        match check_action(table, &Action::Buy { kind, market }) {
            Ok(()) => Self::ForSale,
            Err(why @ (Illegal::CannotPay { .. } | Illegal::SquareEmpty { .. } | Illegal::NoNuts)) => {
                Self::Refused(why)
            }
            Err(why) => Self::Waits(why),
        }
    }

    /// Reason why nobody could buy at a tag, whoever chooses (2.7, 9.2).
    fn of_stock(scene: &Scene, kind: Kind, market: Market) -> Option<Illegal> {
        let state = scene.table.market();
        if state.stock[kind] == 0 {
            return Some(Illegal::SquareEmpty { kind });
        }
        (market == Market::Black && state.nuts == 0).then_some(Illegal::NoNuts)
    }

    /// Reason why the component cannot be bought; `None` if it can, or is only shown.
    pub const fn reason_not(self) -> Option<Illegal> {
        match self {
            Self::ForSale | Self::Shown => None,
            Self::Refused(why) | Self::Waits(why) | Self::TurnedOver(why) => Some(why),
        }
    }

    /// Whether a purchase at the tag would turn the disc, so that it leans while the tag is looked
    /// at.
    pub const fn may_turn_disc(self) -> bool {
        matches!(self, Self::ForSale | Self::Shown)
    }
}
