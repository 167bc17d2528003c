//! The sale that a player is asked about at the beginning of a turn (5.1, 6.1).

use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::parts::{Credits, OrderId};
use crate::table::TurnStep;
use crate::turn::LegalActions;

/// An order that the robot may be sold to, and its payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaleOffer {
    /// The order.
    pub order: OrderId,
    /// Payment, in credits.
    pub pays: Credits,
}

/// Whether the robot on the stage is to be sold or kept now.
pub fn is_sale_asked(scene: &Scene) -> bool {
    scene.is_open() && scene.turn_step() == Some(&TurnStep::Sale)
}

/// The order that a sale would go to: the one that is looked at, or else the best paid one that is
/// met (6.3); `None` if no sale is asked.
pub fn sale_offer(scene: &Scene) -> Option<SaleOffer> {
    let LegalActions::Sale(met) = scene.play.choices() else { return None };
    let offers = met.iter().filter_map(|&order| Some(SaleOffer { order, pays: scene.table.data().order(order)?.pays }));
    let looked_at = [scene.view.pointed_before, scene.interaction.own.chosen];
    let is_looked_at = |offer: &SaleOffer| looked_at.contains(&Some(Thing::Order(offer.order)));
    offers.clone().find(is_looked_at).or_else(|| offers.max_by_key(|offer| offer.pays))
}
