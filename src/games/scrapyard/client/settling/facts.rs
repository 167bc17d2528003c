//! Contents of the stage while dents are settled.

use shell::language::{InWords, Phrase};
use shell::seats::{Colour, Seat, SeatId};

use crate::action::{Action, Settling};
use crate::cards::CardId;
use crate::client::art::card::CardFace;
use crate::client::art::robot::RobotFigure;
use crate::client::hand::{CardState, HandCard};
use crate::table::Table;
use crate::turn::battle::settle::ways_to_settle;
use crate::turn::check_action;

/// Settling since the turn began, which the table does not keep.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettlingSoFar {
    /// Shields that went by themselves (9.3).
    pub shields: u16,
    /// Dents that are settled, without those.
    pub settled: u16,
    /// Cards that were trashed for them, in their order.
    pub trashed: Vec<CardId>,
    /// Drawings of the things that fell to the ground, in their order: armour tokens, and screws
    /// for trashed cards.
    pub fallen: Vec<&'static str>,
}

/// Contents of the stage.
#[derive(Clone, Debug)]
pub struct SettlingFacts {
    /// Seat that settles.
    pub seat: SeatId,
    /// Its robot.
    pub figure: RobotFigure,
    /// Shields that went by themselves.
    pub shields: u16,
    /// Dents that are settled, without those.
    pub settled: u16,
    /// Dents that are left.
    pub left: u16,
    /// Armour tokens, and all that the robot can have.
    pub armour: (u16, u16),
    /// Reason why armour settles no dent.
    pub no_armour: Option<Phrase>,
    /// Whether armour is the only way, because one card is left (9.3).
    pub only_armour: bool,
    /// Cards in the draw deck, and in the discard pile that is shuffled into it.
    pub deck: (u32, u32),
    /// Reason why the deck settles no dent.
    pub no_deck: Option<Phrase>,
    /// Cards of the hand.
    pub cards: Vec<HandCard>,
    /// Cards that were trashed, the last one last.
    pub trashed: Vec<CardFace>,
    /// Cards in the whole trash.
    pub trash: u32,
    /// Toughness of the robot.
    pub toughness: i32,
}

impl SettlingFacts {
    /// Contents for a seat that settles its dents.
    pub fn of(table: &Table, seats: &[Seat], seat: SeatId, so_far: &SettlingSoFar) -> Self {
        let robot = table.robot(seat);
        let colour = seats.get(seat.index()).map_or(Colour::Orange, |seat| seat.colour);
        let why_not = |how: Settling| check_action(table, &Action::Settle(how)).err().map(|illegal| illegal.phrase());
        let card = |card: CardId| {
            let state = why_not(Settling::Hand(card)).map_or(CardState::Choosable, CardState::Closed);
            HandCard { card, face: CardFace::of(table.data(), card, Some(colour)), state, is_arriving: false }
        };
        let cards = robot.cards();
        let is_settling = robot.condition().dents > 0;
        Self {
            seat,
            figure: RobotFigure::of(&robot, table.data(), colour),
            shields: so_far.shields,
            settled: so_far.settled,
            left: robot.condition().dents,
            armour: (robot.condition().armour, robot.full_armour()),
            no_armour: why_not(Settling::Armour),
            only_armour: is_settling && ways_to_settle(table, seat) == [Settling::Armour],
            deck: (cards.deck.len().saturating_sub(cards.unseen_hand.into()), cards.discard.len()),
            no_deck: why_not(Settling::Deck),
            cards: cards.hand.iter().map(card).collect(),
            trashed: so_far.trashed.iter().map(|&card| CardFace::of(table.data(), card, Some(colour))).collect(),
            trash: cards.trash.len(),
            toughness: robot.toughness(),
        }
    }

    /// Reason why a dent can't be settled in a way; `None` if it can.
    pub fn why_not(&self, how: Settling) -> Option<&Phrase> {
        match how {
            Settling::Armour => self.no_armour.as_ref(),
            Settling::Deck => self.no_deck.as_ref(),
            Settling::Hand(card) => {
                let found = self.cards.iter().find(|found| found.card == card);
                found.and_then(|found| if let CardState::Closed(why) = &found.state { Some(why) } else { None })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, TestBattle, card, cards, test_seats};
    use super::*;
    use crate::action::Illegal;

    fn facts(battle: &TestBattle) -> SettlingFacts {
        SettlingFacts::of(&battle.table(), &test_seats(2), A, &SettlingSoFar::default())
    }

    #[test]
    fn rule_9_2_armour_deck_and_hand_are_open() {
        let facts = facts(&TestBattle::new(2).settling(3));
        assert_eq!((facts.left, facts.armour, facts.deck), (3, (10, 10), (4, 0)));
        assert!(facts.no_armour.is_none() && facts.no_deck.is_none() && !facts.only_armour);
        assert!(facts.cards.iter().all(|card| card.state == CardState::Choosable));
    }

    #[test]
    fn rule_9_3_the_last_card_stays_while_there_is_armour() {
        let battle = TestBattle::new(2).settling(2).with(A, |robot| {
            robot.condition.armour = 4;
            robot.cards.hand = cards("zap");
            robot.cards.deck = cards("");
        });
        let facts = facts(&battle);
        assert!(facts.only_armour && facts.no_armour.is_none());
        assert_eq!(facts.why_not(Settling::Hand(card("zap"))), Some(&Illegal::LastCard.phrase()));
        assert_eq!(facts.why_not(Settling::Deck), Some(&Illegal::DeckEmpty.phrase()));
    }

    #[test]
    fn when_all_is_settled_nothing_more_is_taken() {
        let facts = facts(&TestBattle::new(2).settling(0));
        assert_eq!(facts.why_not(Settling::Armour), Some(&Illegal::NoDents.phrase()));
        assert!(!facts.only_armour);
    }
}
