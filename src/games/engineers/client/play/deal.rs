//! Offers and auctions in the making (16.3, 16.4).

use shell::seats::SeatId;

use crate::action::{Action, Goods, Illegal, Terms, ThingId};
use crate::table::{Deal, Table};
use crate::turn::check_action;
use crate::turn::deals::auctions::check_may_auction;
use crate::turn::deals::offers::check_partner;

/// Side of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealSide {
    /// Team that makes the offer.
    Maker,
    /// Team that answers.
    Partner,
}

impl DealSide {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Maker, Self::Partner];

    /// Goods of this side in the terms of the maker.
    pub const fn goods(self, terms: &Terms) -> &Goods {
        match self {
            Self::Maker => &terms.given,
            Self::Partner => &terms.wanted,
        }
    }

    /// Goods of this side, to be changed.
    const fn goods_mut(self, terms: &mut Terms) -> &mut Goods {
        match self {
            Self::Maker => &mut terms.given,
            Self::Partner => &mut terms.wanted,
        }
    }

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::Maker => Self::Partner,
            Self::Partner => Self::Maker,
        }
    }
}

/// An offer, or an answer by another offer, in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealInMaking {
    /// Team that makes it.
    pub maker: SeatId,
    /// Team that answers.
    pub partner: SeatId,
    /// Terms so far, seen from the maker.
    pub terms: Terms,
    /// Whether it answers an offer.
    pub is_counter: bool,
}

impl DealInMaking {
    /// An empty offer of the team on turn, to a team or to the first that may be made one.
    ///
    /// # Errors
    /// [`Illegal`] if neither an offer may be made nor an auction held (16.1, 16.3, 16.4).
    pub fn begin(table: &Table, to: Option<SeatId>) -> Result<Self, Illegal> {
        let turn = table.turn().filter(|turn| turn.deal.is_none()).ok_or(Illegal::NotNow)?;
        let others = table.seats().filter(|&seat| seat != turn.seat);
        let partner = to.or_else(|| others.into_iter().next()).ok_or(Illegal::NoSuch)?;
        // Without offers left, an auction can still begin there.
        check_partner(table, turn.seat, partner).or_else(|why| check_may_auction(table).map_err(|_| why))?;
        Ok(Self { maker: turn.seat, partner, terms: Terms::default(), is_counter: false })
    }

    /// An answer to the open offer, which begins with the same goods.
    ///
    /// # Errors
    /// [`Illegal`] if there is no offer, or it is an answer itself (16.3).
    pub fn begin_counter(table: &Table) -> Result<Self, Illegal> {
        let turn = table.turn().ok_or(Illegal::NotNow)?;
        match &turn.deal {
            Some(Deal::Offer { partner, terms }) => {
                let terms = Terms { given: terms.wanted.clone(), wanted: terms.given.clone() };
                Ok(Self { maker: *partner, partner: turn.seat, terms, is_counter: true })
            }
            Some(Deal::Counter { .. }) => Err(Illegal::NoThirdOffer),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Seat of a side.
    pub const fn seat_of(&self, side: DealSide) -> SeatId {
        match side {
            DealSide::Maker => self.maker,
            DealSide::Partner => self.partner,
        }
    }

    /// Adds a thing of a side, or takes it out; an assembly is meant as a whole.
    pub fn toggle(&mut self, table: &Table, side: DealSide, thing: ThingId) {
        let thing = table.first_of(thing);
        let things = &mut side.goods_mut(&mut self.terms).things;
        match things.binary_search(&thing) {
            Ok(index) => drop(things.remove(index)),
            Err(index) => things.insert(index, thing),
        }
    }

    /// Changes the money of a side by some dollars, up to what it has. Money goes one way, so that
    /// of the other side becomes 0.
    pub fn pay(&mut self, table: &Table, side: DealSide, dollars: i32) {
        let purse = table.find_team(self.seat_of(side)).map_or(0, |team| team.money);
        let goods = side.goods_mut(&mut self.terms);
        let changed = i32::from(goods.money).saturating_add(dollars).clamp(0, purse.into());
        goods.money = u16::try_from(changed).unwrap_or(purse);
        if changed > 0 {
            side.other().goods_mut(&mut self.terms).money = 0;
        }
    }

    /// Action that makes the offer.
    pub fn action(&self) -> Action {
        let terms = self.terms.clone();
        if self.is_counter { Action::Counter(terms) } else { Action::Offer { partner: self.partner, terms } }
    }

    /// Reason why the offer cannot be made as it is; `None` if it can.
    pub fn reason_not_to_send(&self, table: &Table) -> Option<Illegal> {
        check_action(table, &self.action()).err()
    }
}

/// An auction in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuctionInMaking {
    /// Thing of the own zone, or a component of the assembly.
    pub thing: ThingId,
    /// Lowest price in dollars.
    pub least: u16,
}

impl AuctionInMaking {
    /// Changes the lowest price by some dollars; it is never below 0.
    pub fn raise(&mut self, dollars: i32) {
        let changed = i32::from(self.least).saturating_add(dollars).clamp(0, u16::MAX.into());
        self.least = u16::try_from(changed).unwrap_or(u16::MAX);
    }

    /// Action that begins the auction.
    pub const fn action(&self) -> Action {
        Action::Auction { thing: self.thing, least: self.least }
    }
}
