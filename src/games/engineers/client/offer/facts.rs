//! The offer that is shown, and what may be done with it now.

use shell::language::{InWords, Phrase};
use shell::seats::{Colour, Seat, SeatId};

use super::moment::OfferMoment;
use super::sides::OfferSide;
use crate::action::ThingId;
use crate::client::play::{DealInMaking, DealSide, Dialog, EngineersShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::set::limits::OFFERS_A_TURN;
use crate::table::{Deal, Table};
use crate::turn::deals::auctions::check_auction;

/// Team to which an offer may be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartnerChoice {
    /// The team.
    pub seat: SeatId,
    /// Its name.
    pub name: String,
    /// Its colour.
    pub colour: Colour,
    /// Whether the offer is made to it.
    pub is_chosen: bool,
}

/// The offer that is shown.
#[derive(Clone, Debug)]
pub struct OfferFacts {
    /// Its stage.
    pub moment: OfferMoment,
    /// The offer.
    pub deal: DealInMaking,
    /// Its sides: the team that makes it, and the one that answers.
    pub sides: [OfferSide; 2],
    /// Teams to which it may be made; none if there is no choice.
    pub partners: Vec<PartnerChoice>,
    /// Status line: the kind of offer, or the team that decides.
    pub status: Phrase,
    /// Reason why it can't be made as it is.
    pub why_not: Option<Phrase>,
    /// Thing that may be auctioned instead, or the reason why none may; `None` where an auction
    /// can't begin (16.4).
    pub auction: Option<Result<ThingId, Phrase>>,
}

/// Stage and terms of the offer on the screen: that just accepted, the one in the making, or the
/// one on the table.
pub fn offer_now(scene: &Scene) -> Option<(OfferMoment, DealInMaking)> {
    let stage = &scene.interaction.stage;
    let shown = stage.show().map(|(_, show)| show).or(scene.interaction.own.watched.as_ref());
    if let Some(EngineersShow::Exchange { seat, partner, terms }) = shown {
        let deal = DealInMaking { maker: *seat, partner: *partner, terms: terms.clone(), is_counter: false };
        return Some((OfferMoment::Made, deal));
    }
    if let Dialog::Deal(deal) = &scene.interaction.own.dialog {
        return Some((OfferMoment::Making, deal.clone()));
    }
    let moment = if *stage == TurnStage::Choosing { OfferMoment::Answering } else { OfferMoment::Waiting };
    Some((moment, offer_on_table(scene.table)?))
}

/// The offer that awaits an answer.
fn offer_on_table(table: &Table) -> Option<DealInMaking> {
    let turn = table.turn()?;
    match turn.deal.as_ref()? {
        Deal::Offer { partner, terms } => {
            Some(DealInMaking { maker: turn.seat, partner: *partner, terms: terms.clone(), is_counter: false })
        }
        Deal::Counter { partner, terms } => {
            Some(DealInMaking { maker: *partner, partner: turn.seat, terms: terms.clone(), is_counter: true })
        }
        Deal::Auction(_) => None,
    }
}

impl OfferFacts {
    /// Facts about an offer; `None` before the teams have zones.
    pub fn of(table: &Table, seats: &[Seat], moment: OfferMoment, deal: DealInMaking) -> Option<Self> {
        let name = |seat: SeatId| seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
        let is_making = moment == OfferMoment::Making;
        let [maker, partner] = DealSide::BOTH.map(|side| OfferSide::of(table, seats, moment, &deal, side));
        let status = match moment {
            OfferMoment::Making if deal.is_counter => phrase!("engineers-deal-is-counter"),
            OfferMoment::Making => {
                let made = table.turn().map_or(0, |turn| turn.offers);
                phrase!("engineers-deal-number", number = made.saturating_add(1), most = OFFERS_A_TURN)
            }
            OfferMoment::Answering | OfferMoment::Waiting => {
                phrase!("engineers-deal-decides", name = name(deal.partner))
            }
            OfferMoment::Made => phrase!("engineers-deal-made"),
        };
        let is_first = is_making && !deal.is_counter;
        Some(Self {
            moment,
            sides: [maker?, partner?],
            partners: if is_first { partners_of(table, seats, &deal) } else { Vec::new() },
            status,
            why_not: deal.reason_not_to_send(table).filter(|_| is_making).map(|why| why.phrase()),
            auction: is_first.then(|| thing_to_auction(table, &deal)),
            deal,
        })
    }

    /// The offer on the screen.
    pub fn of_scene(scene: &Scene) -> Option<Self> {
        let (moment, deal) = offer_now(scene)?;
        let mut facts = Self::of(scene.table, scene.play.seats(), moment, deal)?;
        facts.sides.iter_mut().for_each(|side| scene.view.zone_order.arrange(&mut side.zone));
        Some(facts)
    }

    /// Whether the offer may be changed now.
    pub fn may_change(&self, scene: &Scene) -> bool {
        self.moment == OfferMoment::Making && scene.is_open()
    }
}

/// Teams to which an offer may be made; none if there is only one.
fn partners_of(table: &Table, seats: &[Seat], deal: &DealInMaking) -> Vec<PartnerChoice> {
    let others = table.seats().filter(|&seat| seat != deal.maker);
    let choice = |seat: SeatId| {
        let named = seats.get(seat.index())?;
        let is_chosen = seat == deal.partner;
        Some(PartnerChoice { seat, name: named.name.clone(), colour: named.colour, is_chosen })
    };
    let choices: Vec<PartnerChoice> = others.filter_map(choice).collect();
    if choices.len() > 1 { choices } else { Vec::new() }
}

/// Thing that may be auctioned: the only one that the offer gives, for which nothing is wanted yet.
fn thing_to_auction(table: &Table, deal: &DealInMaking) -> Result<ThingId, Phrase> {
    match deal.terms.given.things[..] {
        [thing] if deal.terms.given.money == 0 && deal.terms.wanted.is_empty() => {
            check_auction(table, deal.maker, thing).map(|()| thing).map_err(|why| why.phrase())
        }
        _ => Err(phrase!("engineers-deal-auction-one")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Goods, Terms};
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::words::told::tell;

    fn offer(terms: Terms) -> DealInMaking {
        DealInMaking { maker: A, partner: B, terms, is_counter: false }
    }

    fn facts(yard: &TestYard, moment: OfferMoment, terms: Terms) -> OfferFacts {
        OfferFacts::of(&yard.table(), &test_seats(2), moment, offer(terms)).unwrap()
    }

    fn goods(things: &[u16], money: u16) -> Goods {
        Goods { things: things.iter().copied().map(ThingId).collect(), money }
    }

    #[test]
    fn rule_16_2_an_assembly_is_in_a_deal_as_a_whole() {
        let yard = TestYard::new().truck_on(A, "d0").in_zone(A, "pump").in_zone(A, "rope").in_zone(B, "bucket");
        let yard = yard.joined(&[0, 1]);
        let terms = Terms { given: goods(&[0], 0), wanted: goods(&[2], 50) };
        let [maker, partner] = facts(&yard, OfferMoment::Making, terms).sides;
        assert_eq!(maker.goods, [ThingId(0), ThingId(1)]);
        assert_eq!((partner.goods, partner.money), (vec![ThingId(2)], 50));
        assert_eq!((maker.room_after, partner.room_after), (1, 7));
    }

    #[test]
    fn rule_16_3_an_offer_that_gives_nothing_cant_be_made_and_says_why() {
        let yard = TestYard::new().in_zone(A, "pump");
        let terms = |money| Terms { given: goods(&[0], 0), wanted: goods(&[], money) };
        let empty = facts(&yard, OfferMoment::Making, terms(0));
        assert_eq!(empty.why_not.as_ref().map(tell).as_deref(), Some("both sides must give something"));
        assert_eq!(empty.auction, Some(Ok(ThingId(0))));
        let whole = facts(&yard, OfferMoment::Making, terms(40));
        assert!(whole.why_not.is_none() && matches!(whole.auction, Some(Err(_))));
        assert!(whole.partners.is_empty(), "there is one other team");
        assert!(facts(&yard, OfferMoment::Answering, terms(40)).auction.is_none());
    }

    #[test]
    fn once_a_deal_is_made_each_side_shows_what_it_has_got() {
        let yard = TestYard::new().in_zone(B, "pump");
        let terms = Terms { given: goods(&[0], 0), wanted: goods(&[], 40) };
        let [maker, partner] = facts(&yard, OfferMoment::Made, terms).sides;
        assert_eq!((maker.goods.len(), maker.money), (0, 40));
        assert_eq!((partner.goods, partner.money), (vec![ThingId(0)], 0));
    }
}
