//! The auction that is shown, and what may be done with it now.

use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

use super::lot::Lot;
use super::paddles::{Paddle, paddles_of};
use super::price::{field_of_bid, field_of_lowest_price};
use crate::action::{Action, ThingId};
use crate::client::offer::money::MoneyField;
use crate::client::play::{Dialog, EngineersShow, TurnStage};
use crate::client::scene::Scene;
use crate::client::yard::Viewer;
use crate::client::zone_panel::ZoneFacts;
use crate::messages::phrase;
use crate::table::{Auction, Deal};
use crate::turn::check_action;
use crate::words::dollars_words;

/// Stage of the auction that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionMoment {
    /// The seller sets it out.
    Making,
    /// A person at the screen bids or stays out.
    Bidding,
    /// It waits for somebody else.
    Waiting,
    /// It has ended.
    Ended {
        /// Whether somebody has bought the thing.
        is_sold: bool,
    },
}

/// The auction that is shown.
#[derive(Clone, Debug)]
pub struct AuctionFacts {
    /// Its stage.
    pub moment: AuctionMoment,
    /// The seller.
    pub seller: SeatId,
    /// Heading: who sells, or the end of the auction.
    pub title: Phrase,
    /// Zone of the seller, from which another thing may be chosen while the auction is set out.
    pub zone: Option<ZoneFacts>,
    /// Lot that is sold; `None` if it is not known any more.
    pub lot: Option<Lot>,
    /// The other teams, clockwise from the seller.
    pub paddles: Vec<Paddle>,
    /// Heading of the sum that is chosen, or the highest bid.
    pub sum_title: Phrase,
    /// The lowest price or the bid, as it is chosen; `None` where none is.
    pub sum: Option<MoneyField>,
    /// Bid that would be made, in dollars.
    pub bid: u16,
    /// Reason why the auction can't begin, or the bid can't be made.
    pub why_not: Option<Phrase>,
}

impl AuctionFacts {
    /// The auction on the screen.
    pub fn of_scene(scene: &Scene) -> Option<Self> {
        let shown = scene.interaction.stage.show().map(|(_, show)| show);
        let shown = shown.or(scene.interaction.own.watched.as_ref());
        if let Some(EngineersShow::AuctionEnded { thing, buyer }) = shown {
            return ended(scene, *thing, *buyer);
        }
        if let Dialog::Auction(_) = scene.interaction.own.dialog {
            return in_making(scene);
        }
        match scene.table.turn()?.deal.as_ref()? {
            Deal::Auction(auction) => open(scene, auction),
            Deal::Offer { .. } | Deal::Counter { .. } => None,
        }
    }
}

/// The auction that the team on turn sets out.
fn in_making(scene: &Scene) -> Option<AuctionFacts> {
    let Dialog::Auction(auction) = &scene.interaction.own.dialog else { return None };
    let table = scene.table;
    let seats = scene.play.seats();
    let seller = table.turn()?.seat;
    let paddles = paddles_of(table, seats, seller, None, None);
    Some(AuctionFacts {
        moment: AuctionMoment::Making,
        seller,
        title: phrase!("engineers-auction-sells", name = scene.seat_name(seller)),
        zone: ZoneFacts::of(table, seats, seller, &Viewer::PUBLIC),
        lot: Lot::of(table, seats, auction.thing),
        sum_title: phrase!("engineers-auction-lowest"),
        sum: Some(field_of_lowest_price(auction.least, &paddles)),
        bid: 0,
        why_not: check_action(table, &auction.action()).err().map(|why| why.phrase()),
        paddles,
    })
}

/// The auction that is open.
fn open(scene: &Scene, auction: &Auction) -> Option<AuctionFacts> {
    let table = scene.table;
    let seats = scene.play.seats();
    let seller = table.turn()?.seat;
    let is_bidding = scene.interaction.stage == TurnStage::Choosing;
    let bid = scene.interaction.own.bid;
    let name = scene.seat_name(auction.bidder);
    let why_not = || check_action(table, &Action::Bid(bid)).err().map(|why| why.phrase());
    Some(AuctionFacts {
        moment: if is_bidding { AuctionMoment::Bidding } else { AuctionMoment::Waiting },
        seller,
        title: phrase!("engineers-auction-sells", name = scene.seat_name(seller)),
        zone: None,
        lot: Lot::of(table, seats, auction.thing),
        paddles: paddles_of(table, seats, seller, Some(auction), None),
        sum_title: if is_bidding {
            phrase!("engineers-auction-bid-of", name = name)
        } else {
            phrase!("engineers-auction-waits", name = name)
        },
        sum: is_bidding.then(|| field_of_bid(table, auction, bid)),
        bid,
        why_not: if is_bidding { why_not() } else { None },
    })
}

/// The auction of a thing that has ended.
fn ended(scene: &Scene, thing: ThingId, buyer: Option<(SeatId, u16)>) -> Option<AuctionFacts> {
    let table = scene.table;
    let seats = scene.play.seats();
    let seller = table.turn()?.seat;
    let title = match buyer {
        Some((seat, price)) => {
            phrase!("engineers-auction-sold", name = scene.seat_name(seat), price = dollars_words(price))
        }
        None => phrase!("engineers-auction-no-bid", name = scene.seat_name(seller)),
    };
    Some(AuctionFacts {
        moment: AuctionMoment::Ended { is_sold: buyer.is_some() },
        seller,
        title,
        zone: None,
        lot: Lot::of(table, seats, thing),
        paddles: paddles_of(table, seats, seller, None, Some(buyer)),
        sum_title: Phrase::default(),
        sum: None,
        bid: 0,
        why_not: None,
    })
}
