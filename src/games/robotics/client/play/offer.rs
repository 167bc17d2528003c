//! An offer or a counter-offer in the making (12.7).

use crate::action::{Action, Illegal, Robotics, Share, Terms};
use crate::parts::{CREDIT_STEP, Credits, Part, PartCounts};
use crate::record::Draft;
use crate::table::{Stage, Table, Turn, TurnStep};
use crate::turn::check_action;
use crate::turn::trade::check_partner;
use shell::record::Step;
use shell::seats::SeatId;

/// Side of a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferSide {
    /// The player whose turn it is.
    Active,
    /// The partner.
    Partner,
}

impl OfferSide {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Active, Self::Partner];

    /// Share of this side in the terms of a trade.
    pub const fn share(self, terms: &Terms) -> &Share {
        match self {
            Self::Active => &terms.active,
            Self::Partner => &terms.partner,
        }
    }

    /// Share of this side, to be changed.
    pub const fn share_mut(self, terms: &mut Terms) -> &mut Share {
        match self {
            Self::Active => &mut terms.active,
            Self::Partner => &mut terms.partner,
        }
    }

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::Active => Self::Partner,
            Self::Partner => Self::Active,
        }
    }
}

/// An offer or a counter-offer in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferInMaking {
    /// Player whose turn it is.
    pub active: SeatId,
    /// Partner who would answer, or who makes the counter-offer.
    pub partner: SeatId,
    /// Terms so far.
    pub terms: Terms,
    /// Whether it is a counter-offer.
    pub is_counter: bool,
}

impl OfferInMaking {
    /// An offer of the player whose turn it is, to a seat or to the first that may be made one.
    /// The player gives the same as in the offer before, if there is one.
    ///
    /// # Errors
    /// [`Illegal`] if no offer may be made (12.7).
    pub fn begin(table: &Table, to: Option<SeatId>, before: Option<&Self>) -> Result<Self, Illegal> {
        let turn = table.state().turn().filter(|turn| turn.step == TurnStep::Act).ok_or(Illegal::NotNow)?;
        if turn.actions_left == 0 {
            return Err(Illegal::NoActionLeft);
        }
        let partner = match to {
            Some(partner) => partner,
            None => first_partner(table, turn).ok_or(Illegal::TooManyOffers)?,
        };
        check_partner(table, turn, partner)?;
        let before = before.filter(|offer| !offer.is_counter);
        let partners = before.filter(|offer| offer.partner == partner).map(|offer| offer.terms.partner);
        let active = before.map(|offer| offer.terms.active).unwrap_or_default();
        let terms = Terms { active, partner: partners.unwrap_or_default() };
        Ok(Self { active: turn.seat, partner, terms, is_counter: false })
    }

    /// Side that makes the offer or the counter-offer.
    pub const fn maker(&self) -> OfferSide {
        if self.is_counter { OfferSide::Partner } else { OfferSide::Active }
    }

    /// Seat of a side.
    pub const fn seat_of(&self, side: OfferSide) -> SeatId {
        match side {
            OfferSide::Active => self.active,
            OfferSide::Partner => self.partner,
        }
    }

    /// Action that makes the offer.
    pub const fn action(&self) -> Action {
        if self.is_counter {
            Action::Counter(self.terms)
        } else {
            Action::Offer { partner: self.partner, terms: self.terms }
        }
    }

    /// The offer as a choice in the making, to be kept.
    pub(super) const fn draft(&self) -> Draft {
        if self.is_counter {
            Draft::Counter(self.terms)
        } else {
            Draft::Offer { partner: self.partner, terms: self.terms }
        }
    }

    /// Parts that a side may give, whether it offers them or not: the loose ones of the active
    /// player, the stored ones of the partner (12.2).
    pub fn owned(&self, table: &Table, side: OfferSide) -> PartCounts {
        let shop = table.workshop(self.seat_of(side)).shop;
        match side {
            OfferSide::Active => shop.all_loose(),
            OfferSide::Partner => shop.store,
        }
    }

    /// Parts that a side may give and does not offer yet.
    pub fn left_to_give(&self, table: &Table, side: OfferSide) -> PartCounts {
        self.owned(table, side).without(&side.share(&self.terms).parts)
    }

    /// Amount that a side keeps, in credits.
    pub fn credits_left(&self, table: &Table, side: OfferSide) -> Credits {
        table.credits(self.seat_of(side)).saturating_sub(side.share(&self.terms).credits)
    }

    /// Lets a side give one more part. Returns whether it has one.
    pub fn give(&mut self, table: &Table, side: OfferSide, part: Part) -> bool {
        let has = self.left_to_give(table, side).count(part) > 0;
        if has {
            side.share_mut(&mut self.terms).parts.add(part);
        }
        has
    }

    /// Lets a side keep a part that it would give. Returns whether it would.
    pub fn take_back(&mut self, side: OfferSide, part: Part) -> bool {
        side.share_mut(&mut self.terms).parts.remove(part)
    }

    /// Changes the credits of a side by steps of 100, up to what it has. They go one way, so the
    /// other side's become 0 (12.3).
    pub fn pay(&mut self, table: &Table, side: OfferSide, steps: i32) {
        let purse = table.credits(self.seat_of(side));
        let step = CREDIT_STEP.saturating_mul(steps.unsigned_abs());
        let share = side.share_mut(&mut self.terms);
        let changed = if steps < 0 { share.credits.saturating_sub(step) } else { share.credits.saturating_add(step) };
        share.credits = changed.min(purse - purse % CREDIT_STEP);
        if share.credits > 0 {
            side.other().share_mut(&mut self.terms).credits = 0;
        }
    }

    /// Reason why the offer cannot be made as it is; `None` if it can.
    pub fn reason_not_to_send(&self, table: &Table) -> Option<Illegal> {
        check_action(table, &self.action()).err()
    }
}

/// The offer that was refused last, as its maker may change and repeat it now (12.7). A refused
/// counter-offer leaves the offer before it. `steps` are those of the game; `None` if no offer to
/// this partner is left.
pub(super) fn refused_offer(table: &Table, steps: &[Step<Robotics>]) -> Option<OfferInMaking> {
    let turn = table.state().turn()?;
    let offered = steps.iter().rev().find_map(|step| match &step.action {
        Action::Offer { partner, terms } if step.seat == turn.seat => Some((*partner, *terms)),
        _ => None,
    });
    let (partner, terms) = offered?;
    let refused = OfferInMaking { active: turn.seat, partner, terms, is_counter: false };
    OfferInMaking::begin(table, Some(partner), Some(&refused)).ok()
}

/// First seat that may be made an offer (12.7).
fn first_partner(table: &Table, turn: &Turn) -> Option<SeatId> {
    table.seats().find(|seat| check_partner(table, turn, *seat).is_ok())
}

/// The offer on the table: its two sides and its terms; `None` if no answer is awaited.
pub fn offer_on_table(table: &Table) -> Option<OfferInMaking> {
    let turn = table.state().turn()?;
    match turn.step {
        TurnStep::Answer { partner, terms } => {
            Some(OfferInMaking { active: turn.seat, partner, terms, is_counter: false })
        }
        TurnStep::AnswerCounter { partner, terms } => {
            Some(OfferInMaking { active: turn.seat, partner, terms, is_counter: true })
        }
        _ => None,
    }
}

/// The offer that a saved choice in the making describes.
pub fn offer_of_draft(table: &Table, draft: &Draft) -> Option<OfferInMaking> {
    let Stage::Turn(turn) = &table.state().stage else { return None };
    match (draft, &turn.step) {
        (Draft::Offer { partner, terms }, TurnStep::Act) => {
            Some(OfferInMaking { active: turn.seat, partner: *partner, terms: *terms, is_counter: false })
        }
        (Draft::Counter(terms), TurnStep::Answer { partner, .. }) => {
            Some(OfferInMaking { active: turn.seat, partner: *partner, terms: *terms, is_counter: true })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_table::{ACTIVE, HEAD, OTHER, PLUNGER, TORSO, make_position};
    use super::*;
    use crate::table::Position;
    use crate::table::play_state::MOST_OFFERS;

    #[test]
    fn rule_12_2_a_side_gives_what_it_has_loose_or_stored() {
        let (setup, position) = make_position();
        let table = Table::of_position(&setup, &position);
        let mut offer = OfferInMaking::begin(&table, Some(OTHER), None).unwrap();
        assert_eq!(offer.reason_not_to_send(&table), Some(Illegal::Gift));
        assert!(offer.give(&table, OfferSide::Active, HEAD) && offer.give(&table, OfferSide::Active, PLUNGER));
        assert!(!offer.give(&table, OfferSide::Active, HEAD), "the other head is attached");
        assert!(offer.give(&table, OfferSide::Partner, TORSO) && !offer.give(&table, OfferSide::Partner, HEAD));
        assert_eq!(offer.reason_not_to_send(&table), None);
        assert!(offer.take_back(OfferSide::Active, HEAD) && !offer.take_back(OfferSide::Active, HEAD));
        assert_eq!(offer.left_to_give(&table, OfferSide::Active).each().collect::<Vec<_>>(), [HEAD]);
    }

    #[test]
    fn rule_12_3_credits_go_one_way_and_no_further_than_the_purse() {
        let (setup, position) = make_position();
        let table = Table::of_position(&setup, &position);
        let mut offer = OfferInMaking::begin(&table, Some(OTHER), None).unwrap();
        let sums = |offer: &OfferInMaking| OfferSide::BOTH.map(|side| side.share(&offer.terms).credits);
        offer.pay(&table, OfferSide::Active, 3);
        assert_eq!(sums(&offer), [300, 0]);
        offer.pay(&table, OfferSide::Active, -1);
        offer.pay(&table, OfferSide::Partner, -1);
        assert_eq!(sums(&offer), [200, 0]);
        offer.pay(&table, OfferSide::Partner, 1_000);
        assert_eq!((sums(&offer), offer.credits_left(&table, OfferSide::Partner)), ([0, 2_000], 0));
        offer.pay(&table, OfferSide::Partner, -1_000);
        assert_eq!(sums(&offer), [0, 0]);
    }

    #[test]
    fn rule_12_7_an_offer_begins_while_one_may_be_made_and_keeps_what_its_maker_gives() {
        let (setup, mut position) = make_position();
        let table = Table::of_position(&setup, &position);
        let mut offer = OfferInMaking::begin(&table, None, None).unwrap();
        assert_eq!((offer.partner, offer.maker()), (OTHER, OfferSide::Active));
        assert!(offer.give(&table, OfferSide::Active, HEAD) && offer.give(&table, OfferSide::Partner, TORSO));
        let third = SeatId(2);
        let turned = OfferInMaking::begin(&table, Some(third), Some(&offer)).unwrap();
        assert_eq!(turned.terms, Terms { active: offer.terms.active, partner: Share::default() });
        assert_eq!(OfferInMaking::begin(&table, Some(OTHER), Some(&offer)), Ok(offer));
        assert_eq!(OfferInMaking::begin(&table, Some(ACTIVE), None), Err(Illegal::OwnSeat));
        let Stage::Turn(turn) = &mut position.state.stage else { return };
        turn.offers[OTHER.index()] = MOST_OFFERS;
        let begin = |position: &Position, to| OfferInMaking::begin(&Table::of_position(&setup, position), to, None);
        assert_eq!(begin(&position, None).map(|offer| offer.partner), Ok(third));
        assert_eq!(begin(&position, Some(OTHER)), Err(Illegal::TooManyOffers));
        let Stage::Turn(turn) = &mut position.state.stage else { return };
        turn.actions_left = 0;
        assert_eq!(begin(&position, None), Err(Illegal::NoActionLeft));
    }

    #[test]
    fn a_counter_offer_begins_with_the_terms_on_the_table() {
        let (setup, mut position) = make_position();
        let share = Share { parts: [HEAD].into_iter().collect(), credits: 0 };
        let terms = Terms { active: share, partner: Share { parts: [TORSO].into_iter().collect(), credits: 0 } };
        let Stage::Turn(turn) = &mut position.state.stage else { return };
        turn.step = TurnStep::Answer { partner: OTHER, terms };
        let table = Table::of_position(&setup, &position);
        let counter = offer_of_draft(&table, &Draft::Counter(terms)).unwrap();
        let on_table = offer_on_table(&table).unwrap();
        assert_eq!(counter, OfferInMaking { is_counter: true, ..on_table });
        assert_eq!((counter.maker(), counter.reason_not_to_send(&table)), (OfferSide::Partner, None));
        assert_eq!(OfferInMaking::begin(&table, None, None), Err(Illegal::NotNow));
    }
}
