//! Effects of a trade besides the exchange itself: rent, actions, goals.

use crate::client::play::offer::{OfferInMaking, OfferSide};
use crate::parts::Credits;
use crate::table::Table;

/// Room in the partner's store for the parts that the partner gets (8.4, 12.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StoreRoom {
    /// The partner gets no part.
    NotNeeded,
    /// All parts fit free of charge, or into spaces that are paid for.
    Free,
    /// All parts fit, for so much rent.
    Costs(Credits),
    /// All parts would fit, but the partner could not pay so much rent.
    TooDear(Credits),
    /// Only so many parts fit.
    Only(u32),
}

impl StoreRoom {
    /// Room in the partner's store once an offer is accepted.
    pub(super) fn of(table: &Table, offer: &OfferInMaking) -> Self {
        let gets = offer.terms.active.parts.total();
        if gets == 0 {
            return Self::NotNeeded;
        }
        let shop = table.workshop(offer.partner).shop;
        let data = table.data();
        let kept = shop.store.without(&offer.terms.partner.parts).total();
        let room = data.most_stored().saturating_sub(kept);
        if gets > room {
            return Self::Only(room);
        }
        match data.rent(kept + gets, shop.paid_spaces) {
            0 => Self::Free,
            rent if rent > credits_after(table, offer, OfferSide::Partner) => Self::TooDear(rent),
            rent => Self::Costs(rent),
        }
    }
}

/// Credits of a side once an offer is accepted.
pub(super) fn credits_after(table: &Table, offer: &OfferInMaking, side: OfferSide) -> Credits {
    offer.credits_left(table, side).saturating_add(side.other().share(&offer.terms).credits)
}

/// Whether a side reaches the goal of credits by the trade (14.1).
pub(super) fn reaches_goal(table: &Table, offer: &OfferInMaking, side: OfferSide) -> bool {
    let goal = table.setup().credits_to_win;
    table.credits(offer.seat_of(side)) < goal && credits_after(table, offer, side) >= goal
}

/// Actions that the active player has left once an offer is accepted (12.4).
pub(super) fn actions_after(table: &Table) -> u8 {
    table.state().turn().map_or(0, |turn| turn.actions_left.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Share, Terms};
    use crate::game::Game;
    use crate::parts::{Kind, Part, PartCounts};
    use crate::table::{Position, Setup};
    use shell::seats::SeatId;

    fn heads(count: usize) -> PartCounts {
        std::iter::repeat_n(Part::plain(Kind::Head), count).collect()
    }

    /// Room for parts in a store with some, of which some are given.
    fn room_for(gets: usize, stored: usize, given: usize, change: fn(&mut Position)) -> StoreRoom {
        let setup = Setup::new(3, 1);
        let mut position = Game::new(&setup).unwrap().0.snapshot().position;
        position.workshops[1].store = heads(stored);
        change(&mut position);
        let active = Share { parts: heads(gets), credits: 0 };
        let terms = Terms { active, partner: Share { parts: heads(given), credits: 100 } };
        let offer = OfferInMaking { active: SeatId(0), partner: SeatId(1), terms, is_counter: false };
        StoreRoom::of(&Table::of_position(&setup, &position), &offer)
    }

    #[test]
    fn rule_8_4_the_partner_is_told_the_rent_for_all_parts() {
        assert_eq!(room_for(0, 5, 0, |_| ()), StoreRoom::NotNeeded);
        assert_eq!(room_for(2, 1, 0, |_| ()), StoreRoom::Free);
        assert_eq!(room_for(2, 3, 2, |_| ()), StoreRoom::Free);
        assert_eq!(room_for(2, 3, 0, |_| ()), StoreRoom::Costs(300));
        assert_eq!(room_for(2, 3, 0, |position| position.workshops[1].paid_spaces = 1), StoreRoom::Costs(200));
        assert_eq!(room_for(2, 3, 0, |position| position.workshops[1].credits = 300), StoreRoom::TooDear(300));
        assert_eq!(room_for(3, 5, 0, |_| ()), StoreRoom::Only(1));
    }

    #[test]
    fn rule_14_1_credits_from_a_trade_may_reach_a_goal() {
        let setup = Setup::new(3, 1);
        let mut position = Game::new(&setup).unwrap().0.snapshot().position;
        position.workshops[0].credits = setup.credits_to_win - 100;
        let partner = Share { parts: PartCounts::NONE, credits: 100 };
        let terms = Terms { active: Share { parts: heads(1), credits: 0 }, partner };
        let offer = OfferInMaking { active: SeatId(0), partner: SeatId(1), terms, is_counter: false };
        let table = Table::of_position(&setup, &position);
        assert!(reaches_goal(&table, &offer, OfferSide::Active) && !reaches_goal(&table, &offer, OfferSide::Partner));
        assert_eq!(credits_after(&table, &offer, OfferSide::Partner), 1_900);
    }
}
