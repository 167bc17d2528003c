//! The buttons of an offer.

use super::deal_button::DealButton;
use super::facts::OfferFacts;
use super::moment::OfferMoment;
use super::presses::OfferPress;
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;

/// Button of an offer.
pub type OfferButton = DealButton<OfferPress>;

/// Buttons that are due now, the first one first.
pub fn due_buttons(facts: &OfferFacts, has_question: bool) -> Vec<OfferButton> {
    let mut buttons = match facts.moment {
        OfferMoment::Making => buttons_of_maker(facts),
        OfferMoment::Answering => buttons_of_answer(facts),
        OfferMoment::Waiting | OfferMoment::Made => Vec::new(),
    };
    for button in buttons.iter_mut().filter(|_| has_question) {
        button.closed = Some(phrase!("answer-first"));
    }
    buttons
}

fn buttons_of_maker(facts: &OfferFacts) -> Vec<OfferButton> {
    let label =
        if facts.deal.is_counter { phrase!("engineers-deal-send-counter") } else { phrase!("engineers-deal-send") };
    let send = DealButton::new(OfferPress::Send, label, Some(DeedIcon::Trade.drawing())).standing_out();
    let auction = facts.auction.as_ref().map(|auction| {
        let label = phrase!("engineers-deal-auction");
        let button = DealButton::new(OfferPress::Auction, label, Some(DeedIcon::Auction.drawing()));
        button.closed_because(auction.as_ref().err().cloned())
    });
    let back = DealButton::new(OfferPress::Leave, phrase!("ask-back"), None);
    [Some(send.closed_because(facts.why_not.clone())), auction, Some(back)].into_iter().flatten().collect()
}

fn buttons_of_answer(facts: &OfferFacts) -> Vec<OfferButton> {
    let accept = DealButton::new(OfferPress::Accept, phrase!("engineers-deal-yes"), Some("check")).standing_out();
    let counter = DealButton::new(OfferPress::Counter, phrase!("engineers-deal-other"), None);
    let counter = (!facts.deal.is_counter).then_some(counter);
    let decline = DealButton::new(OfferPress::Decline, phrase!("engineers-deal-no"), Some("cross"));
    [Some(accept), counter, Some(decline)].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Terms;
    use crate::client::play::DealInMaking;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};

    fn presses(moment: OfferMoment, is_counter: bool) -> Vec<OfferPress> {
        let deal = DealInMaking { maker: A, partner: B, terms: Terms::default(), is_counter };
        let facts = OfferFacts::of(&TestYard::new().table(), &test_seats(2), moment, deal).unwrap();
        due_buttons(&facts, false).iter().map(|button| button.press).collect()
    }

    #[test]
    fn rule_16_3_an_offer_is_answered_once_by_another() {
        use OfferPress::{Accept, Auction, Counter, Decline, Leave, Send};
        assert_eq!(presses(OfferMoment::Answering, false), [Accept, Counter, Decline]);
        assert_eq!(presses(OfferMoment::Answering, true), [Accept, Decline]);
        assert_eq!(presses(OfferMoment::Making, false), [Send, Auction, Leave]);
        assert_eq!(presses(OfferMoment::Making, true), [Send, Leave]);
        assert!(presses(OfferMoment::Waiting, false).is_empty() && presses(OfferMoment::Made, false).is_empty());
    }
}
