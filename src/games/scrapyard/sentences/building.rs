//! Sentences about the build phase (section 4).

use super::log_sentence::LogSentence;
use super::pile::pile_number;
use crate::action::TableEvent;
use crate::cards::{BuildEffect, CardId, DataSet, Slot};
use crate::messages::phrase;
use crate::table::Setup;
use crate::words::card_in_sentence;
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about an event of the build phase.
pub(super) fn build_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<LogSentence> {
    let name = |seat: SeatId| seat_name(seats, seat);
    let card = |card: CardId| card_in_sentence(&setup.data, card);
    Some(match event {
        TableEvent::FirstSeat { seat } => (Some(*seat), phrase!("scrapyard-log-first-seat", name = name(*seat))),
        TableEvent::TurnedUp { pile, card: top, .. } => {
            (None, phrase!("scrapyard-log-turned-up", pile = pile_number(*pile), card = card(*top)))
        }
        TableEvent::TokenMoved { seat, to, on_top_of, .. } => {
            (Some(*seat), token_sentence(*seat, *to, on_top_of, seats))
        }
        TableEvent::PartPutOn { seat, slot, card: part, replaced } => {
            let told = phrase!(
                "scrapyard-log-part-put-on",
                name = name(*seat),
                slot = slot_key(*slot),
                card = card(*part),
                replaced = card(*replaced)
            );
            (Some(*seat), told)
        }
        TableEvent::ActionCollected { seat, card: action } => {
            (Some(*seat), phrase!("scrapyard-log-collected", name = name(*seat), card = card(*action)))
        }
        TableEvent::Rummaged { seat, pile, cards, .. } => {
            let cards = all_cards(&setup.data, cards);
            let pile = pile_number(*pile);
            (Some(*seat), phrase!("scrapyard-log-rummaged", name = name(*seat), pile = pile, cards = cards))
        }
        TableEvent::PutBack { seat, pile, on_top, at_bottom } => {
            (Some(*seat), put_back_sentence(&setup.data, *pile, on_top, *at_bottom))
        }
        TableEvent::Passed { seat, by_rule: false } => {
            (Some(*seat), phrase!("scrapyard-log-passed", name = name(*seat)))
        }
        TableEvent::Passed { seat, by_rule: true } => {
            (Some(*seat), phrase!("scrapyard-log-passed-by-rule", name = name(*seat)))
        }
        TableEvent::Stopped { seat, beyond } => {
            (Some(*seat), phrase!("scrapyard-log-stopped", name = name(*seat), count = *beyond))
        }
        _ => return build_effect_sentence(event, seats),
    })
}

/// Sentence about a build effect (4.7).
fn build_effect_sentence(event: &TableEvent, seats: &[Seat]) -> Option<LogSentence> {
    let name = |seat: SeatId| seat_name(seats, seat);
    let (seat, told) = match *event {
        TableEvent::Patched { seat, number } => {
            (seat, phrase!("scrapyard-log-patched", name = name(seat), count = number))
        }
        TableEvent::Purged { seat, number } => {
            (seat, phrase!("scrapyard-log-purged", name = name(seat), count = number))
        }
        TableEvent::Delayed { seat, target, spaces } => {
            (seat, phrase!("scrapyard-log-delayed", name = name(seat), target = name(target), count = spaces))
        }
        TableEvent::BuildEffectIdle { seat, effect } => (seat, idle_sentence(name(seat), effect)),
        _ => return None,
    };
    Some((Some(seat), told))
}

/// Sentence about a build effect that did nothing.
fn idle_sentence(name: &str, effect: BuildEffect) -> Phrase {
    match effect {
        BuildEffect::Rummage => phrase!("scrapyard-log-idle-rummage", name = name),
        BuildEffect::Purge(_) | BuildEffect::Patch(_) => phrase!("scrapyard-log-idle-purge", name = name),
        BuildEffect::Delay(_) => phrase!("scrapyard-log-idle-delay", name = name),
    }
}

fn token_sentence(seat: SeatId, to: u8, on_top_of: &[SeatId], seats: &[Seat]) -> Phrase {
    let name = seat_name(seats, seat);
    if on_top_of.is_empty() {
        return phrase!("scrapyard-log-token", name = name, space = to);
    }
    let others = Argument::list(on_top_of.iter().map(|&other| seat_name(seats, other)));
    phrase!("scrapyard-log-token-on-top", name = name, space = to, others = others)
}

fn put_back_sentence(data: &DataSet, pile: u8, on_top: &[CardId], at_bottom: Option<CardId>) -> Phrase {
    let pile = pile_number(pile);
    let top = all_cards(data, on_top);
    match at_bottom.map(|card| card_in_sentence(data, card)) {
        None if on_top.is_empty() => phrase!("scrapyard-log-put-nothing-back", pile = pile),
        None => phrase!("scrapyard-log-put-on-top", pile = pile, cards = top),
        Some(bottom) if on_top.is_empty() => phrase!("scrapyard-log-put-at-bottom", pile = pile, card = bottom),
        Some(bottom) => phrase!("scrapyard-log-put-back", pile = pile, cards = top, card = bottom),
    }
}

/// Word by which messages choose the side of an arm.
const fn slot_key(slot: Slot) -> &'static str {
    match slot {
        Slot::LeftArm => "left",
        Slot::RightArm => "right",
        Slot::Head | Slot::Torso | Slot::Legs => "other",
    }
}

/// Cards in the order in which they lie.
fn all_cards(data: &DataSet, cards: &[CardId]) -> Argument {
    Argument::list(cards.iter().map(|&card| card_in_sentence(data, card)))
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, THIRD, assert_told, card};
    use super::*;

    #[test]
    fn cards_of_piles_are_told_with_what_becomes_of_them() {
        let seat = SEAT;
        let zap = card("zap");
        let skates = card("skates");
        let crowbar = card("crowbar");
        let put_on = |slot| TableEvent::PartPutOn { seat, slot, card: crowbar, replaced: card("fire_tongs") };
        let put_back =
            |on_top: &[CardId], at_bottom| TableEvent::PutBack { seat, pile: 2, on_top: on_top.to_vec(), at_bottom };
        assert_told(
            build_sentence,
            [
                (TableEvent::TurnedUp { pile: 0, card: zap, drawn: true }, "Pile 1 shows Zap"),
                (put_on(Slot::LeftArm), "Orange put Crowbar on the left; Fire Tongs left the game"),
                (put_on(Slot::RightArm), "Orange put Crowbar on the right; Fire Tongs left the game"),
                (put_on(Slot::Head), "Orange put on Crowbar; Fire Tongs left the game"),
                (TableEvent::ActionCollected { seat, card: zap }, "Orange collected Zap"),
                (
                    TableEvent::Rummaged { seat, pile: 2, cards: vec![zap, skates, crowbar], drawn: true },
                    "Orange rummaged in pile 3: Zap, Skates and Crowbar",
                ),
                (put_back(&[zap], Some(skates)), "Back to pile 3: Zap on top, Skates to the bottom"),
                (
                    put_back(&[zap, crowbar], Some(skates)),
                    "Back to pile 3: Zap and Crowbar on top, Skates to the bottom",
                ),
                (put_back(&[zap], None), "Back to pile 3: Zap on top"),
                (put_back(&[], Some(zap)), "Back to pile 3: Zap to the bottom"),
                (put_back(&[], None), "Nothing went back to pile 3"),
            ],
        );
    }

    #[test]
    fn tokens_and_ends_of_building_are_told() {
        let seat = SEAT;
        let moved = |on_top_of: &[SeatId]| {
            let on_top_of = on_top_of.iter().copied().collect();
            TableEvent::TokenMoved { seat, from: 2, to: 6, on_top_of }
        };
        assert_told(
            build_sentence,
            [
                (TableEvent::FirstSeat { seat }, "Orange goes first"),
                (moved(&[]), "Orange's token moved to 6"),
                (moved(&[OTHER]), "Orange's token moved to 6, on top of Blue"),
                (moved(&[OTHER, THIRD]), "Orange's token moved to 6, on top of Blue and Green"),
                (TableEvent::Passed { seat, by_rule: false }, "Orange passed"),
                (TableEvent::Passed { seat, by_rule: true }, "Orange passed: nothing else was possible"),
                (TableEvent::Stopped { seat, beyond: 1 }, "Orange stopped 1 space beyond the line"),
                (TableEvent::Stopped { seat, beyond: 3 }, "Orange stopped 3 spaces beyond the line"),
            ],
        );
    }

    #[test]
    fn build_effects_are_told_with_and_without_work_to_do() {
        let seat = SEAT;
        let idle = |effect| TableEvent::BuildEffectIdle { seat, effect };
        assert_told(
            build_sentence,
            [
                (TableEvent::Patched { seat, number: 3 }, "Orange took 3 Junk Codes"),
                (TableEvent::Purged { seat, number: 1 }, "Orange removed 1 Junk Code from the game"),
                (TableEvent::Purged { seat, number: 0 }, "Orange kept all Junk Codes"),
                (TableEvent::Delayed { seat, target: OTHER, spaces: 2 }, "Orange delayed Blue by 2 spaces"),
                (idle(BuildEffect::Rummage), "Orange could not rummage"),
                (idle(BuildEffect::Purge(1)), "Orange had no Junk Code to remove"),
                (idle(BuildEffect::Delay(1)), "Orange had nobody to delay"),
            ],
        );
    }
}
