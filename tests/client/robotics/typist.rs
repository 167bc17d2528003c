//! Actions of Robotics by their keys.

use bevy::prelude::KeyCode;
use robotics::action::{Action, LoosePlace, Robotics, Terms};
use robotics::client::play::Thing;
use robotics::client::play::offer::OfferSide;
use robotics::parts::{CREDIT_STEP, Credits, Market, Part};
use robotics::table::Stage;
use robotics::turn::check_action;
use shell::grid::Placement;
use shell::seats::SeatId;

use crate::app::typist::Typist;

/// Keys of the seats, and of the raises of a bid.
const DIGITS: [KeyCode; 5] = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5];
/// Raises of a bid by their keys, in credits.
const RAISES: [Credits; 3] = [100, 200, 500];

impl Typist<Robotics> {
    /// Chooses a thing.
    pub fn choose(&mut self, thing: Thing) {
        self.tab_to(thing, |own| own.chosen == Some(thing));
    }

    /// Raises whose keys do a legal bid, with their bids.
    pub fn legal_raises(&mut self) -> Vec<(usize, Credits)> {
        self.client.robotics(|table| {
            let Stage::Auction(auction) = &table.state().stage else { return Vec::new() };
            let highest = auction.least_bid() - CREDIT_STEP;
            let bids = RAISES.into_iter().map(|raise| highest + raise).enumerate();
            bids.filter(|(_, bid)| check_action(table, &Action::Bid(*bid)).is_ok()).collect()
        })
    }

    /// Does an action but a conversion, a counter-offer or a kept saboteur, by its keys.
    pub fn act(&mut self, action: &Action) {
        self.put_offer_away();
        match action {
            Action::Bid(bid) => {
                let raises = self.legal_raises();
                let (number, _) = raises.iter().find(|(_, raised)| raised == bid).expect("a raise by a key");
                self.press(DIGITS[*number]);
            }
            Action::PassBid | Action::Pass => self.press(KeyCode::KeyP),
            Action::Sell(order) => {
                self.choose(Thing::Order(*order));
                self.confirm();
            }
            Action::KeepRobot | Action::KeepSaboteur | Action::LayWarning => self.press(KeyCode::KeyK),
            Action::Buy { kind, market } => {
                self.choose(Thing::Price(*kind, *market));
                self.press(if *market == Market::Regular { KeyCode::KeyB } else { KeyCode::KeyN });
            }
            Action::Draw => self.press(KeyCode::KeyA),
            Action::Offer { partner, terms } => self.offer(*partner, terms),
            Action::Sabotage { seat, cell } => {
                self.choose(Thing::Target(*seat, *cell));
                self.confirm();
                self.press(KeyCode::KeyU);
            }
            Action::LetControlWork => self.press(KeyCode::KeyD),
            Action::Accept => self.press(KeyCode::KeyO),
            Action::Refuse => self.press(KeyCode::KeyQ),
            Action::Attach { part, from, at } => self.attach(*part, *from, *at),
            Action::Store(part) => self.press_at(Thing::Loose(*part, LoosePlace::Bench), KeyCode::KeyS),
            Action::Unstore(part) => self.press_at(Thing::Loose(*part, LoosePlace::Store), KeyCode::KeyS),
            Action::Scrap { part, from } => self.press_at(Thing::Loose(*part, *from), KeyCode::KeyX),
            Action::Done => {
                self.press(KeyCode::KeyD);
                if !self.client.robotics_question().is_none() {
                    self.press(KeyCode::KeyY);
                }
            }
            Action::Convert(_) | Action::Counter(_) => panic!("{action:?} is not done in one go"),
        }
    }

    /// Closes a refused offer, which stays laid out.
    fn put_offer_away(&mut self) {
        if self.client.robotics_interaction().own.offer.is_some() {
            self.client.escape();
            self.client.rest();
        }
    }

    /// Chooses a thing and presses a key.
    fn press_at(&mut self, thing: Thing, code: KeyCode) {
        self.choose(thing);
        self.press(code);
    }

    /// Takes a loose part, moves it to a placement and puts it down.
    fn attach(&mut self, part: Part, from: LoosePlace, at: Placement) {
        self.choose(Thing::Loose(part, from));
        self.confirm();
        self.tab_to(at, |own| own.hand.as_ref().expect("the part is in hand").placement() == Some(at));
        self.confirm();
    }

    /// Makes an offer.
    fn offer(&mut self, partner: SeatId, terms: &Terms) {
        self.press(KeyCode::KeyT);
        self.press(DIGITS[partner.index()]);
        for (side, share, pay) in
            [(OfferSide::Active, &terms.active, KeyCode::KeyG), (OfferSide::Partner, &terms.partner, KeyCode::KeyJ)]
        {
            for part in share.parts.each() {
                self.choose(Thing::Tradable(side, part));
                self.confirm();
            }
            for _ in 0..share.credits / CREDIT_STEP {
                self.press(pay);
            }
        }
        self.press(KeyCode::KeyD);
    }
}
