//! The sentences that say what a person may choose: in the auction, and at each step of a turn.

use super::hand::Hand;
use super::interaction::RoboticsInteraction;
use super::offer::OfferInMaking;
use super::raises::raises_of;
use super::thing::Thing;
use crate::action::Robotics;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::table::{Auction, Table, Turn, TurnStep};
use crate::turn::{LegalActions, actions_of_turn};
use crate::words::{amount_words, the_part};
use client::input::Shortcut;
use client::play::Audience;
use client::play::playing::Play;
use client::table::prompt::{KeyEffect, Prompt};
use shell::language::Phrase;
use shell::seats::SeatId;

fn put_back_key() -> Vec<KeyEffect> {
    vec![(&[Shortcut::ESCAPE], phrase!("robotics-keys-put-back"))]
}

fn leave_key() -> Vec<KeyEffect> {
    vec![(&[Shortcut::ESCAPE], phrase!("robotics-keys-leave"))]
}

fn next_key() -> Vec<KeyEffect> {
    vec![(&[Shortcut::NEXT_THING], phrase!("robotics-keys-next-square"))]
}

/// The log's line about the action of a seat in the last step; `None` if the log has none.
pub(super) fn action_line(play: &Play<Robotics>, seat: SeatId) -> Option<Phrase> {
    let lines = play.log().lines_of_step(play.history().steps().len(), Audience::All);
    lines.into_iter().find(|line| line.seat == Some(seat) && !line.is_caption).map(|line| line.text.clone())
}

/// Prompt of the auction (4.1).
pub(super) fn prompt_of_auction(table: &Table, play: &Play<Robotics>, auction: &Auction) -> Prompt {
    let seat = auction.bidder;
    let name = play.seat(seat).name.as_str();
    let strong = match auction.highest {
        Some(_) => phrase!("robotics-prompt-bid", name = name),
        None => phrase!("robotics-prompt-first-bid", name = name),
    };
    let least = amount_words(auction.least_bid());
    let rest = phrase!("robotics-prompt-bid-rest", least = least, has = amount_words(table.credits(seat)));
    Prompt::for_seat(seat, strong, rest, auction_keys(table, auction))
}

/// Keys that bid what is possible, and the one that leaves the auction.
fn auction_keys(table: &Table, auction: &Auction) -> Vec<KeyEffect> {
    // Not Enter: it makes the bid that has the focus.
    const RAISES: [&[Shortcut]; 3] = [&[shortcuts::FIRST], &[shortcuts::SECOND], &[shortcuts::THIRD]];
    let raises = RAISES.into_iter().zip(raises_of(table, auction)).filter(|(_, raise)| raise.why_not.is_none());
    let mut keys: Vec<KeyEffect> =
        raises.map(|(key, raise)| (key, phrase!("robotics-keys-bid", amount = amount_words(raise.bid)))).collect();
    // Where there is little room, the last keys are left out.
    keys.insert(keys.len().min(1), (&[shortcuts::PASS], phrase!("robotics-keys-leave-auction")));
    keys
}

/// Prompt of a step of a turn.
pub(super) fn prompt_of_turn(table: &Table, play: &Play<Robotics>, own: &RoboticsInteraction, turn: &Turn) -> Prompt {
    let seat = turn.chooser();
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    if let Some(offer) = &own.offer {
        return prompt_of_offer(play, offer);
    }
    let (strong, rest) = match turn.step {
        TurnStep::Sale => return prompt_of_sale(table, play, own, turn.seat),
        TurnStep::Act => return prompt_of_act(table, play, own, turn),
        TurnStep::Sabotage => {
            let may_keep = table.setup().options.stored_saboteur;
            let keep = phrase!("robotics-prompt-saboteur-or-keep");
            let rest = if may_keep { keep } else { phrase!("robotics-prompt-saboteur-rest") };
            (phrase!("robotics-prompt-saboteur", name = name(seat)), rest)
        }
        TurnStep::Control => (
            phrase!("robotics-prompt-control-choice", name = name(seat)),
            phrase!("robotics-prompt-control-choice-rest"),
        ),
        TurnStep::Answer { partner, .. } => {
            let strong = phrase!("robotics-prompt-answer", name = name(partner), partner = name(turn.seat));
            (strong, phrase!("robotics-prompt-answer-rest"))
        }
        TurnStep::AnswerCounter { partner, .. } => {
            let strong = phrase!("robotics-prompt-counter", name = name(turn.seat), partner = name(partner));
            (strong, phrase!("robotics-prompt-counter-rest"))
        }
        TurnStep::PutAway { partner } => {
            (phrase!("robotics-prompt-put-away", name = name(partner)), phrase!("robotics-prompt-clear-rest"))
        }
    };
    match &own.hand {
        Some(hand) => prompt_with_loose_part(name(seat), seat, hand),
        None => Prompt::for_seat(seat, strong, rest, Vec::new()),
    }
}

/// Prompt of an offer or a counter-offer in the making (12.7).
fn prompt_of_offer(play: &Play<Robotics>, offer: &OfferInMaking) -> Prompt {
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    let (seat, other) = if offer.is_counter { (offer.partner, offer.active) } else { (offer.active, offer.partner) };
    let strong = phrase!("robotics-prompt-offer", name = name(seat), partner = name(other));
    Prompt::for_seat(seat, strong, phrase!("robotics-prompt-offer-rest"), leave_key())
}

/// Prompt of the sale (5.1).
fn prompt_of_sale(table: &Table, play: &Play<Robotics>, own: &RoboticsInteraction, seat: SeatId) -> Prompt {
    if own.hand.is_some() {
        let strong = phrase!("robotics-prompt-holds-robot");
        return Prompt::for_seat(seat, strong, phrase!("robotics-prompt-holds-robot-rest"), put_back_key());
    }
    let strong = phrase!("robotics-prompt-sale", name = play.seat(seat).name.as_str());
    let rest = phrase!("robotics-prompt-sale-rest", count = table.met_orders(seat).count());
    Prompt::for_seat(seat, strong, rest, Vec::new())
}

/// Prompt of the actions and free steps of a turn (5.2, 5.3).
fn prompt_of_act(table: &Table, play: &Play<Robotics>, own: &RoboticsInteraction, turn: &Turn) -> Prompt {
    let seat = turn.seat;
    let name = play.seat(seat).name.as_str();
    if own.conversion.is_some() {
        let strong = phrase!("robotics-prompt-convert", name = name);
        return Prompt::for_seat(seat, strong, phrase!("robotics-prompt-convert-rest"), leave_key());
    }
    if own.plays_kept_saboteur {
        let strong = phrase!("robotics-prompt-kept-saboteur", name = name);
        return Prompt::for_seat(seat, strong, phrase!("robotics-prompt-saboteur-rest"), leave_key());
    }
    if turn.actions_left == 0 {
        return prompt_of_end_of_turn(table, play, own, seat);
    }
    let actions = actions_of_turn(table.setup(), table.state(), seat);
    let number = actions.saturating_sub(turn.actions_left) + 1;
    let strong = phrase!("robotics-prompt-action", name = name, number = number);
    match &own.hand {
        Some(hand) => prompt_with_hand(table, seat, strong, hand),
        None => {
            let has_robot = !table.workshop(seat).robot.is_empty();
            let all = phrase!("robotics-prompt-action-rest");
            let rest = if has_robot { all } else { phrase!("robotics-prompt-action-no-robot") };
            Prompt::for_seat(seat, strong, rest, next_key())
        }
    }
}

/// Prompt while something is in hand: its price, and that the disc turns after a purchase (2.5,
/// 9.3).
fn prompt_with_hand(table: &Table, seat: SeatId, strong: Phrase, hand: &Hand) -> Prompt {
    let Some(part) = hand.part else { return Prompt::for_seat(seat, strong, Phrase::default(), put_back_key()) };
    let rest = match hand.thing {
        Thing::Price(kind, market) => {
            let price = table.market().price(table.data(), kind, market).unwrap_or_default();
            phrase!("robotics-prompt-buy", part = the_part(part), amount = amount_words(price))
        }
        _ => phrase!("robotics-prompt-place", part = the_part(part)),
    };
    Prompt::for_seat(seat, strong, rest, put_back_key())
}

/// Prompt with a part in hand that is put away.
fn prompt_with_loose_part(name: &str, seat: SeatId, hand: &Hand) -> Prompt {
    let strong = phrase!("robotics-prompt-puts-away", name = name);
    let rest = hand.part.map_or_else(Phrase::default, |part| phrase!("robotics-prompt-place", part = the_part(part)));
    Prompt::for_seat(seat, strong, rest, put_back_key())
}

/// Prompt once no action is left: the bench must be empty, and the rent paid (8.2, 8.4, 8.6).
fn prompt_of_end_of_turn(table: &Table, play: &Play<Robotics>, own: &RoboticsInteraction, seat: SeatId) -> Prompt {
    let name = play.seat(seat).name.as_str();
    if let Some(hand) = &own.hand {
        return prompt_with_loose_part(name, seat, hand);
    }
    let shop = table.workshop(seat).shop;
    let rent = shop.rent(table.data());
    let may_end = matches!(play.choices(), LegalActions::Turn(turn) if turn.free.may_end);
    let (strong, rest) = if !shop.bench.is_empty() {
        (phrase!("robotics-prompt-clear", name = name), phrase!("robotics-prompt-clear-rest"))
    } else if !may_end {
        (phrase!("robotics-prompt-no-rent", name = name), phrase!("robotics-prompt-no-rent-rest"))
    } else if rent > 0 {
        (phrase!("robotics-prompt-done", name = name), phrase!("robotics-prompt-rent", amount = amount_words(rent)))
    } else {
        (phrase!("robotics-prompt-done", name = name), phrase!("robotics-prompt-done-rest"))
    };
    Prompt::for_seat(seat, strong, rest, Vec::new())
}
