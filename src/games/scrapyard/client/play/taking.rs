//! Use of the cards of a rummage in the making (4.8).

use smallvec::SmallVec;

use super::thing::DropPlace;
use crate::action::Taking;
use crate::cards::{ArmSide, CardId};

/// Use of the cards of a rummage in the making. Cards are named by their numbers among the rummaged
/// ones, from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakingInMaking {
    /// Card that is collected, with the side of an arm.
    pub card: Option<(u8, Option<ArmSide>)>,
    /// Whether no card is collected.
    pub takes_none: bool,
    /// Cards that go on top, the topmost first.
    pub on_top: SmallVec<[u8; 3]>,
    /// Card that goes to the bottom.
    pub at_bottom: Option<u8>,
}

impl TakingInMaking {
    /// Whether it is decided which card is collected, if any.
    pub const fn is_collect_decided(&self) -> bool {
        self.card.is_some() || self.takes_none
    }

    /// Whether a card has been given its place.
    pub fn is_placed(&self, number: u8) -> bool {
        self.card.is_some_and(|(card, _)| card == number)
            || self.on_top.contains(&number)
            || self.at_bottom == Some(number)
    }

    /// The choice with a card at another place. Places that do not belong to a rummage change
    /// nothing.
    pub fn with(&self, number: u8, place: DropPlace) -> Self {
        let mut changed = self.clone();
        changed.card = changed.card.filter(|&(card, _)| card != number);
        changed.on_top.retain(|card| *card != number);
        changed.at_bottom = changed.at_bottom.filter(|&card| card != number);
        match place {
            DropPlace::Robot(side) => {
                changed.card = Some((number, side));
                changed.takes_none = false;
            }
            DropPlace::Deck => {
                changed.card = Some((number, None));
                changed.takes_none = false;
            }
            DropPlace::OnTop => changed.on_top.push(number),
            DropPlace::AtBottom => changed.at_bottom = Some(number),
            _ => return self.clone(),
        }
        changed
    }

    /// The choice in which no card is collected.
    pub fn without_card(&self) -> Self {
        Self { card: None, takes_none: true, ..self.clone() }
    }

    /// Action that uses all cards; `None` until each has its place. The last one takes the place
    /// that is left by itself. `cards` are the rummaged ones.
    pub fn finished(&self, cards: &[CardId]) -> Option<Taking> {
        let back = cards.len().checked_sub(usize::from(self.card.is_some()))?;
        let mut left = (0..cards.len() as u8).filter(|&number| !self.is_placed(number));
        let mut on_top = self.on_top.clone();
        let mut at_bottom = self.at_bottom;
        if let Some(last) = left.next() {
            if left.next().is_some() || !self.is_collect_decided() {
                return None;
            }
            if back > 1 && at_bottom.is_none() { at_bottom = Some(last) } else { on_top.push(last) }
        }
        // Of several cards that go back, one goes to the bottom; a single one goes on top.
        match at_bottom {
            None if back > 1 => at_bottom = on_top.pop(),
            Some(only) if back == 1 => {
                on_top.push(only);
                at_bottom = None;
            }
            _ => {}
        }
        let card = |number: u8| cards.get(usize::from(number)).copied();
        Some(Taking {
            card: self.card.and_then(|(number, _)| card(number)),
            side: self.card.and_then(|(_, side)| side),
            on_top: on_top.into_iter().filter_map(card).collect(),
            at_bottom: at_bottom.and_then(card),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: [CardId; 3] = [CardId(5), CardId(6), CardId(7)];

    #[test]
    fn rule_4_8_after_a_collect_one_card_goes_on_top_and_the_last_to_the_bottom() {
        let collected = TakingInMaking::default().with(1, DropPlace::Deck);
        assert_eq!(collected.finished(&CARDS), None);
        let taking = collected.with(2, DropPlace::OnTop).finished(&CARDS).unwrap();
        assert_eq!(taking.card, Some(CARDS[1]));
        assert_eq!(taking.on_top.as_slice(), [CARDS[2]]);
        assert_eq!(taking.at_bottom, Some(CARDS[0]));
    }

    #[test]
    fn rule_4_8_without_a_collect_two_go_on_top_in_any_order() {
        let none = TakingInMaking::default().without_card();
        let taking = none.with(2, DropPlace::OnTop).with(0, DropPlace::OnTop).finished(&CARDS).unwrap();
        assert_eq!(taking.on_top.as_slice(), [CARDS[2], CARDS[0]]);
        assert_eq!(taking.at_bottom, Some(CARDS[1]));
        let single = none.finished(&CARDS[..1]).unwrap();
        assert_eq!((single.on_top.as_slice(), single.at_bottom), (&CARDS[..1], None));
    }

    #[test]
    fn the_choice_stays_open_until_it_is_decided_that_no_card_is_collected() {
        let open = TakingInMaking::default().with(0, DropPlace::AtBottom).with(1, DropPlace::OnTop);
        assert_eq!(open.finished(&CARDS), None);
    }
}
