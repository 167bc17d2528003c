//! Sentences about actions of the battle, and about effects on the player's own robot
//! (sections 6 to 8).

use super::log_sentence::LogSentence;
use crate::action::{MoveKind, TableEvent};
use crate::arena::Square;
use crate::cards::CardId;
use crate::messages::phrase;
use crate::table::Setup;
use crate::words::{card_in_sentence, list_of_cards, square_name};
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about an action of the battle.
pub(super) fn action_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<LogSentence> {
    let name = |seat: SeatId| seat_name(seats, seat);
    let card = |card: CardId| card_in_sentence(&setup.data, card);
    let (seat, told) = match event {
        TableEvent::Played { seat, card: played, batteries } => {
            (*seat, phrase!("scrapyard-log-played", name = name(*seat), card = card(*played), count = *batteries))
        }
        TableEvent::AbilityUsed { seat, card: part, batteries, .. } => {
            (*seat, phrase!("scrapyard-log-ability", name = name(*seat), card = card(*part), count = *batteries))
        }
        TableEvent::Moved { seat, path, kind, .. } => (*seat, moved_sentence(name(*seat), path, *kind, setup)),
        TableEvent::Attacked { seat, card: arm, target, pay, .. } => {
            let told = phrase!(
                "scrapyard-log-attacked",
                name = name(*seat),
                target = name(*target),
                card = card(*arm),
                pay = card(*pay)
            );
            (*seat, told)
        }
        TableEvent::Recharged { seat } => (*seat, phrase!("scrapyard-log-recharged", name = name(*seat))),
        TableEvent::Targeted { seat, targets } => {
            let names = Argument::list(targets.iter().map(|&target| name(target)));
            (*seat, phrase!("scrapyard-log-targeted", name = name(*seat), targets = names))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

fn moved_sentence(name: &str, path: &[Square], kind: MoveKind, setup: &Setup) -> Phrase {
    let square = path.last().copied().map(square_name).unwrap_or_default();
    match kind {
        MoveKind::Limp => phrase!("scrapyard-log-limped", name = name, square = square),
        MoveKind::Effect => phrase!("scrapyard-log-moved", name = name, square = square),
        MoveKind::Move { pay } => {
            let card = card_in_sentence(&setup.data, pay);
            phrase!("scrapyard-log-moved-with-card", name = name, square = square, card = card)
        }
    }
}

/// Sentence about an effect on the player's own robot.
pub(super) fn own_effect_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<LogSentence> {
    let name = |seat: SeatId| seat_name(seats, seat);
    let (seat, told) = match event {
        TableEvent::Repaired { seat, number } => {
            (*seat, phrase!("scrapyard-log-repaired", name = name(*seat), count = *number))
        }
        TableEvent::Shielded { seat, number } => {
            (*seat, phrase!("scrapyard-log-shielded", name = name(*seat), count = *number))
        }
        TableEvent::Charged { seat, number } => {
            (*seat, phrase!("scrapyard-log-charged", name = name(*seat), count = *number))
        }
        TableEvent::Salvaged { seat, cards } => {
            let cards = list_of_cards(&setup.data, cards);
            (*seat, phrase!("scrapyard-log-salvaged", name = name(*seat), cards = cards))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, THIRD, assert_told, card, cards};
    use super::*;
    use crate::cards::{ArmSide, CardList, Slot};

    fn sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<LogSentence> {
        action_sentence(event, setup, seats).or_else(|| own_effect_sentence(event, setup, seats))
    }

    #[test]
    fn actions_are_told_with_what_they_cost() {
        let seat = SEAT;
        let pay = CardId::JUNK_CODE;
        let played = |batteries| TableEvent::Played { seat, card: card("zap"), batteries };
        let moved = |kind| {
            let path = vec![Square::new(1, 0), Square::new(2, 0)];
            TableEvent::Moved { seat, from: Square::new(0, 0), path, kind }
        };
        let used = TableEvent::AbilityUsed { seat, slot: Slot::Head, card: card("radio_skull"), batteries: 1 };
        let attacked = TableEvent::Attacked { seat, side: ArmSide::Left, card: card("crowbar"), target: OTHER, pay };
        let targets = |seats: &[SeatId]| TableEvent::Targeted { seat, targets: seats.iter().copied().collect() };
        assert_told(
            sentence,
            [
                (played(0), "Orange played Zap"),
                (played(1), "Orange played Zap for 1 battery"),
                (played(2), "Orange played Zap for 2 batteries"),
                (used, "Orange used Radio Skull for 1 battery"),
                (moved(MoveKind::Move { pay }), "Orange moved to C1 and spent Junk Code"),
                (moved(MoveKind::Limp), "Orange limped to C1"),
                (moved(MoveKind::Effect), "Orange moved to C1"),
                (attacked, "Orange attacked Blue with Crowbar and spent Junk Code"),
                (TableEvent::Recharged { seat }, "Orange drew a card for 2 batteries"),
                (targets(&[OTHER]), "Orange aimed at Blue"),
                (targets(&[OTHER, THIRD]), "Orange aimed at Blue and Green"),
            ],
        );
    }

    #[test]
    fn effects_on_the_own_robot_are_told_with_and_without_work_to_do() {
        let seat = SEAT;
        assert_told(
            sentence,
            [
                (TableEvent::Repaired { seat, number: 2 }, "Orange got 2 armour back"),
                (TableEvent::Repaired { seat, number: 0 }, "Orange had no armour to get back"),
                (TableEvent::Shielded { seat, number: 3 }, "Orange took 3 shields"),
                (TableEvent::Charged { seat, number: 1 }, "Orange recharged 1 battery"),
                (TableEvent::Charged { seat, number: 0 }, "Orange had no battery to recharge"),
                (TableEvent::Salvaged { seat, cards: cards(["zap", "skates"]) }, "Orange salvaged Zap and Skates"),
                (TableEvent::Salvaged { seat, cards: CardList::new() }, "Orange salvaged nothing"),
            ],
        );
    }
}
