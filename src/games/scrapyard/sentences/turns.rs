//! Sentences about rounds and turns of the battle, settled dents, and cards drawn (sections 5, 6
//! and 9).

use super::log_sentence::LogSentence;
use super::standing;
use crate::action::{Settling, TableEvent};
use crate::cards::CardId;
use crate::messages::phrase;
use crate::table::Setup;
use crate::words::{card_in_sentence, cards_words, list_of_cards};
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about the beginning of the battle or of a round, or about the end of the game.
pub(super) fn battle_sentence(event: &TableEvent, seats: &[Seat]) -> Option<LogSentence> {
    let told = match event {
        TableEvent::BattleBegan { order, .. } => {
            let names = Argument::list(order.iter().map(|&seat| seat_name(seats, seat)));
            phrase!("scrapyard-log-battle", names = names)
        }
        TableEvent::RoundBegan { round, crushed: None } => phrase!("scrapyard-log-round", round = *round),
        TableEvent::RoundBegan { round, crushed: Some(ring) } => {
            phrase!("scrapyard-log-round-crushed", round = *round, count = u32::from(*ring) + 1)
        }
        TableEvent::GameOver { outcome } => standing::ending_sentence(outcome, None, seats),
        _ => return None,
    };
    Some((None, told))
}

/// Sentence about a settled dent, about shields that came off, or about cards that were drawn.
pub(super) fn card_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<LogSentence> {
    let name = |seat: SeatId| seat_name(seats, seat);
    let (seat, told) = match event {
        TableEvent::ShieldsTaken { seat, number } => {
            (*seat, phrase!("scrapyard-log-shields-taken", name = name(*seat), count = *number))
        }
        TableEvent::Settled { seat, how, card, .. } => (*seat, settled_sentence(name(*seat), *how, *card, setup)),
        TableEvent::ShieldsOff { seat, number } => {
            (*seat, phrase!("scrapyard-log-shields-off", name = name(*seat), count = *number))
        }
        TableEvent::Drew { seat, cards } => {
            // A log is for all eyes (11.5).
            let drawn =
                if setup.options.hidden_hands { cards_words(cards.len()) } else { list_of_cards(&setup.data, cards) };
            (*seat, phrase!("scrapyard-log-drew", name = name(*seat), cards = drawn))
        }
        TableEvent::Reshuffled { seat, number } => {
            (*seat, phrase!("scrapyard-log-reshuffled", name = name(*seat), count = *number))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

fn settled_sentence(name: &str, how: Settling, card: Option<CardId>, setup: &Setup) -> Phrase {
    let in_sentence = |card: CardId| card_in_sentence(&setup.data, card);
    match how {
        Settling::Armour => phrase!("scrapyard-log-settled-armour", name = name),
        Settling::Hand(card) => phrase!("scrapyard-log-settled-hand", name = name, card = in_sentence(card)),
        Settling::Deck => {
            let card = card.map(in_sentence).unwrap_or_default();
            phrase!("scrapyard-log-settled-deck", name = name, card = card)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, THIRD, assert_told, card, cards, seats, tell};
    use super::*;

    fn sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<LogSentence> {
        battle_sentence(event, seats).or_else(|| card_sentence(event, setup, seats))
    }

    #[test]
    fn the_battle_and_its_rounds_are_told() {
        let order = [OTHER, THIRD, SEAT].into_iter().collect();
        let round = |round, crushed| TableEvent::RoundBegan { round, crushed };
        assert_told(
            sentence,
            [
                (
                    TableEvent::BattleBegan { order, squares: Default::default() },
                    "The battle begins, in this order: Blue, Green and Orange",
                ),
                (round(7, None), "Round 7"),
                (round(8, Some(0)), "Round 8: the crusher bites at the border"),
                (round(9, Some(1)), "Round 9: the crusher bites on the outer 2 rings"),
            ],
        );
    }

    #[test]
    fn settled_dents_and_draws_are_told_with_their_cards() {
        let seat = SEAT;
        let settled = |how, card| TableEvent::Settled { seat, how, card, by_rule: false };
        let drew = TableEvent::Drew { seat, cards: cards(["zap", "junk_code", "junk_code"]) };
        assert_told(
            sentence,
            [
                (TableEvent::ShieldsTaken { seat, number: 1 }, "Orange settled 1 dent with a shield"),
                (TableEvent::ShieldsTaken { seat, number: 3 }, "Orange settled 3 dents with shields"),
                (settled(Settling::Armour, None), "Orange settled a dent with armour"),
                (settled(Settling::Hand(card("zap")), None), "Orange settled a dent with Zap from the hand"),
                (settled(Settling::Deck, Some(card("zap"))), "Orange settled a dent with Zap from the draw deck"),
                (TableEvent::ShieldsOff { seat, number: 2 }, "Orange took 2 unused shields off"),
                (drew.clone(), "Orange drew 2 × Junk Code and Zap"),
                (TableEvent::Reshuffled { seat, number: 7 }, "Orange shuffled 7 discarded cards into a new draw deck"),
            ],
        );
        let mut setup = Setup::new(3, 1);
        setup.options.hidden_hands = true;
        let in_secret = card_sentence(&drew, &setup, &seats()).map(|(_, told)| tell(&told));
        assert_eq!(in_secret.as_deref(), Some("Orange drew 3 cards"));
    }
}
