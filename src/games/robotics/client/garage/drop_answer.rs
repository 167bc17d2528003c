//! Whether the thing in hand may be put down at a place beside the robot's grid.

use super::bubble::BubbleWords;
use super::verdict::price_of;
use crate::action::{Illegal, LoosePlace};
use crate::client::play::hand::Hand;
use crate::client::play::{DropPlace, Thing};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::money_words::amount_words;
use crate::parts::OrderId;
use shell::language::{InWords, Phrase};

/// Answer of a place to the thing in hand.
#[derive(Clone, Debug, PartialEq)]
pub enum DropAnswer {
    /// It takes the thing; the words say what follows, if that is not plain.
    Takes(Option<Phrase>),
    /// It would take such a thing, but not this one, for a reason.
    Refuses(Phrase),
    /// It is no place for the thing.
    IsNoPlace,
}

impl DropAnswer {
    /// Answer of a place to the thing in hand.
    pub fn of(scene: &Scene, hand: &Hand, place: DropPlace) -> Self {
        if scene.interaction.own.conversion.is_some() {
            return answer_in_conversion(hand.thing, place);
        }
        match (hand.thing, place) {
            (Thing::Robot, DropPlace::Order(order)) => answer_of_order(scene, order),
            (Thing::Price(..), DropPlace::Bench) => Self::Takes(price_words(scene, hand.thing)),
            (Thing::Price(..) | Thing::Loose(_, LoosePlace::Bench), DropPlace::Store) => {
                answer_of_store(scene, hand.thing)
            }
            (Thing::Loose(_, LoosePlace::Store), DropPlace::Bench) => Self::Takes(None),
            (Thing::Tradable(side, _), DropPlace::Offer(of)) | (Thing::Offered(side, _), DropPlace::Keep(of))
                if side == of =>
            {
                Self::Takes(None)
            }
            (Thing::Loose(..), DropPlace::Chute) => Self::Takes(Some(phrase!("robotics-drop-scrap"))),
            _ => Self::IsNoPlace,
        }
    }

    /// Whether the place is one for the thing, even if it refuses this one.
    pub fn is_place(&self) -> bool {
        *self != Self::IsNoPlace
    }

    /// Whether the thing may be put down there.
    pub const fn takes(&self) -> bool {
        matches!(self, Self::Takes(_))
    }

    /// Words of a bubble about it, if there is something to say.
    pub fn into_words(self) -> Option<BubbleWords> {
        match self {
            Self::Takes(says) => Some(BubbleWords { is_yes: true, says: says?, more: None }),
            Self::Refuses(says) => Some(BubbleWords { is_yes: false, says, more: None }),
            Self::IsNoPlace => None,
        }
    }
}

/// In a conversion, components of the build are taken out at every place beside the grid, and what
/// is left over goes to the store or the scrap yard (13.1).
const fn answer_in_conversion(thing: Thing, place: DropPlace) -> DropAnswer {
    match (thing, place) {
        (_, DropPlace::Order(_) | DropPlace::Grid(_)) => DropAnswer::IsNoPlace,
        (Thing::Attached(_), _) | (Thing::LeftOver(_), DropPlace::Store | DropPlace::Chute) => DropAnswer::Takes(None),
        _ => DropAnswer::IsNoPlace,
    }
}

/// Answer of an order card to the robot (6.1, 6.2).
fn answer_of_order(scene: &Scene, id: OrderId) -> DropAnswer {
    let Some((_, order)) = scene.table.open_orders().find(|(open, _)| *open == id) else {
        return DropAnswer::IsNoPlace;
    };
    match order.missing(&scene.robot().kinds()) {
        0 => DropAnswer::Takes(Some(phrase!("robotics-drop-sell", credits = amount_words(order.pays)))),
        missing => DropAnswer::Refuses(Illegal::OrderNotMet { missing }.phrase()),
    }
}

/// Answer of the store: with its rent, if the thing makes it higher (8.4).
fn answer_of_store(scene: &Scene, thing: Thing) -> DropAnswer {
    let data = scene.table.data();
    let shop = scene.shop();
    let stored = shop.store.total();
    let most = data.most_stored();
    if stored >= most {
        return DropAnswer::Refuses(Illegal::StoreFull { most }.phrase());
    }
    let rent = data.rent(stored + 1, shop.paid_spaces);
    let more = (rent > shop.rent(data)).then(|| phrase!("robotics-drop-rent", credits = amount_words(rent)));
    DropAnswer::Takes(Phrase::list(price_words(scene, thing).into_iter().chain(more)))
}

/// Words about the price of a thing that is bought.
fn price_words(scene: &Scene, thing: Thing) -> Option<Phrase> {
    price_of(scene.table, thing).map(|price| phrase!("robotics-ghost-costs", credits = amount_words(price)))
}
