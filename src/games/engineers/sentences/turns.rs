//! Sentences about set-up, rounds and turns, and cards that are dealt.

use super::log_sentence::LogSentence;
use super::standing;
use super::teller::Teller;
use crate::action::TableEvent;
use crate::messages::phrase;
use crate::set::MachineId;
use crate::words::{cards_words, list_of_machines, square_name};
use shell::language::{Argument, Phrase};
use shell::seats::{PerSeat, SeatId};

/// Sentence about an event of the whole table.
pub(super) fn table_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let told = match event {
        TableEvent::RoundBegan { round, is_last: false } => phrase!("engineers-log-round", round = *round),
        TableEvent::RoundBegan { round, is_last: true } => phrase!("engineers-log-last-round", round = *round),
        TableEvent::GameOver { outcome } => standing::ending_sentence(outcome, teller.seats),
        _ => return None,
    };
    Some((None, told))
}

/// Sentence about set-up, cards, and the beginning or end of a turn.
pub(super) fn team_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::YardLaid { rolls, first } => {
            let told = phrase!("engineers-log-rolled", name = teller.name(*first), rolls = rolls_words(rolls, teller));
            (*first, told)
        }
        TableEvent::GateTaken { seat, gate } => {
            let square = square_name(gate.square());
            (*seat, phrase!("engineers-log-gate", name = teller.name(*seat), square = square))
        }
        TableEvent::CardsDealt { seat, cards } => {
            (*seat, phrase!("engineers-log-dealt", name = teller.name(*seat), cards = card_words(*seat, cards, teller)))
        }
        TableEvent::CardsPutAside { seat, cards, .. } => {
            (*seat, phrase!("engineers-log-aside", name = teller.name(*seat), cards = card_words(*seat, cards, teller)))
        }
        TableEvent::TargetReached { seat, points } => {
            (*seat, phrase!("engineers-log-target", name = teller.name(*seat), points = *points))
        }
        TableEvent::RolledOn { seat, from, to } => {
            let from = square_name(*from);
            let told =
                phrase!("engineers-log-rolled-on", name = teller.name(*seat), from = from, to = square_name(*to));
            (*seat, told)
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

/// Rolls for the first turn, in the order of the rounds of rolling (2.4).
fn rolls_words(rolls: &[PerSeat<(SeatId, u8)>], teller: Teller) -> Phrase {
    let roll_words =
        |&(seat, roll): &(SeatId, u8)| phrase!("engineers-log-roll", name = teller.name(seat), roll = roll);
    let round_words =
        |round: &PerSeat<(SeatId, u8)>| phrase!("words", words = Argument::list(round.iter().map(roll_words)));
    let again = |first, second| phrase!("engineers-log-rolls-again", first = first, second = second);
    rolls.iter().map(round_words).reduce(again).unwrap_or_default()
}

/// Cards, by name for their team and by number for others.
fn card_words(seat: SeatId, cards: &[MachineId], teller: Teller) -> Phrase {
    if teller.knows(seat) { list_of_machines(teller.table.data(), cards) } else { cards_words(cards.len() as u16) }
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, Told, machine};
    use super::*;
    use crate::action::Outcome;
    use crate::action::outcome::{EndReason, Standing};
    use crate::yard::Gate;

    #[test]
    fn set_up_and_rounds_are_told_to_everybody() {
        let round = |round, is_last| TableEvent::RoundBegan { round, is_last };
        let rolls = |rolls: &[(SeatId, u8)]| rolls.iter().copied().collect::<PerSeat<_>>();
        let tie = vec![rolls(&[(SEAT, 12), (OTHER, 12)]), rolls(&[(SEAT, 3), (OTHER, 4)])];
        let best = Standing { seat: OTHER, points: 155, money: 10 };
        let standings = [best, Standing { seat: SEAT, points: 90, money: 0 }].into_iter().collect();
        let outcome = Outcome { reason: EndReason::Target, standings };
        Told::new().assert_public([
            (
                TableEvent::YardLaid { rolls: tie, first: OTHER },
                "Blue begins: Orange 12 and Blue 12, then Orange 3 and Blue 4",
            ),
            (TableEvent::GateTaken { seat: OTHER, gate: Gate::ALL[2] }, "Blue took the gate at k3"),
            (round(4, false), "Round 4"),
            (round(30, true), "Round 30, the last one"),
            (TableEvent::TargetReached { seat: SEAT, points: 155 }, "Orange has 155 points: this round is the last"),
            (TableEvent::GameOver { outcome }, "Blue wins: 155 points, the most when the target was reached"),
        ]);
    }

    #[test]
    fn rule_19_2_cards_are_told_to_their_team_only() {
        let cards = || [machine("go_kart"), machine("airship")].into_iter().collect();
        let told = Told::new();
        let dealt = TableEvent::CardsDealt { seat: SEAT, cards: cards() };
        told.assert_own([(dealt.clone(), "Orange drew “Go-kart” and “Airship”")]);
        told.assert_public([
            (dealt, "Orange drew 2 cards"),
            (TableEvent::CardsPutAside { seat: SEAT, cards: cards(), shown: cards() }, "Orange put 2 cards aside"),
        ]);
    }

    #[test]
    fn the_log_leaves_out_what_the_table_shows() {
        Told::new().assert_left_out([TableEvent::TurnBegan { seat: SEAT }, TableEvent::TurnEnded { seat: SEAT }]);
    }
}
