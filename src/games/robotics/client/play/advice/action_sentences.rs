//! Actions in words: those that a strong player would do, and those that were weighed beside one.

use crate::action::{Action, Terms};
use crate::messages::phrase;
use crate::parts::{Market, Part};
use crate::table::{Table, TurnStep};
use crate::words::{a_counter, a_part, credits_words, order_name, share_words, the_part};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence about an action that a strong player would do.
pub fn advised_action_sentence<'n>(table: &Table, action: &Action, name: impl Fn(SeatId) -> &'n str) -> Phrase {
    match action {
        Action::Bid(credits) => phrase!("robotics-would-bid", credits = credits_words(*credits)),
        Action::PassBid => phrase!("robotics-would-pass-bid"),
        Action::Sell(order) => {
            let order = table.data().order(*order).map(order_name).unwrap_or_default();
            phrase!("robotics-would-sell", order = order)
        }
        Action::KeepRobot => phrase!("robotics-would-keep-robot"),
        Action::Buy { kind, market } => {
            let price = table.market().price(table.data(), *kind, *market).unwrap_or_default();
            let part = a_counter(*kind);
            phrase!("robotics-would-buy", market = market.key(), part = part, credits = credits_words(price))
        }
        Action::Draw => phrase!("robotics-would-draw"),
        Action::Offer { partner, terms } => {
            let Terms { active, partner: share } = terms;
            phrase!(
                "robotics-would-offer",
                name = name(*partner),
                gives = share_words(active),
                gets = share_words(share)
            )
        }
        Action::Counter(terms) => {
            let Terms { active, partner } = terms;
            phrase!("robotics-would-counter", gives = share_words(partner), gets = share_words(active))
        }
        Action::Convert(_) => phrase!("robotics-would-convert"),
        Action::Pass => phrase!("robotics-would-pass"),
        Action::Sabotage { seat, cell } => {
            let part = table.workshop(*seat).robot.at(*cell).map(|attached| the_part(attached.part()));
            phrase!("robotics-would-sabotage", name = name(*seat), part = part.unwrap_or_default())
        }
        Action::KeepSaboteur => phrase!("robotics-would-keep-saboteur"),
        Action::LetControlWork => phrase!("robotics-would-let-work"),
        Action::LayWarning => phrase!("robotics-would-warn"),
        Action::Accept => phrase!("robotics-would-accept"),
        Action::Refuse => phrase!("robotics-would-refuse"),
        Action::Attach { part, .. } => phrase!("robotics-would-attach", part = the_part(*part)),
        Action::Store(part) => phrase!("robotics-would-store", part = the_part(*part)),
        Action::Unstore(part) => phrase!("robotics-would-unstore", part = the_part(*part)),
        Action::Scrap { part, .. } => phrase!("robotics-would-scrap", part = the_part(*part)),
        Action::Done => {
            let puts_away = table.state().turn().is_some_and(|turn| matches!(turn.step, TurnStep::PutAway { .. }));
            if puts_away { phrase!("robotics-would-be-done") } else { phrase!("robotics-would-end") }
        }
    }
}

/// Words for an action that was weighed beside another: "buying a torso"; `None` for one that is
/// never weighed.
pub fn weighed_action_words<'n>(action: &Action, name: impl Fn(SeatId) -> &'n str) -> Option<Phrase> {
    Some(match action {
        Action::Buy { kind, market } => {
            let part = Part { kind: *kind, nut: *market == Market::Black };
            phrase!("robotics-doing-buy", part = a_part(part))
        }
        Action::Draw => phrase!("robotics-doing-draw"),
        Action::Offer { partner, .. } => phrase!("robotics-doing-offer", name = name(*partner)),
        Action::Convert(_) => phrase!("robotics-doing-convert"),
        Action::Sabotage { seat, .. } => phrase!("robotics-doing-sabotage", name = name(*seat)),
        Action::Pass => phrase!("robotics-doing-pass"),
        _ => return None,
    })
}
