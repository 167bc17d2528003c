//! Contents of the tray of the battle.

use shell::language::{InWords, Phrase};
use shell::seats::{Colour, SeatId};

use crate::action::Action;
use crate::cards::{ArmSide, CardId, Slot};
use crate::client::arena::Picked;
use crate::client::art::card::CardFace;
use crate::table::{RobotView, Table};
use crate::turn::check_action;

/// Batteries of a robot by their state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Batteries {
    /// Unused ones.
    pub full: u16,
    /// Used ones.
    pub used: u16,
    /// Ones that another robot has drained (8.10).
    pub drained: u16,
}

/// State of a card in the tray.
#[derive(Clone, Debug, PartialEq)]
pub enum CardState {
    /// It can be played.
    Free,
    /// It is picked.
    Picked,
    /// It can be chosen, to be spent, salvaged or trashed.
    Choosable,
    /// It is chosen.
    Chosen,
    /// It can't be played, for a reason.
    Closed(Phrase),
}

/// A card in the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct HandCard {
    /// Its number.
    pub card: CardId,
    /// Its face.
    pub face: CardFace,
    /// Its state.
    pub state: CardState,
    /// Whether it is on its way, and is not drawn.
    pub is_arriving: bool,
}

/// Button of the tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TrayButton {
    /// Move (6.7).
    Move,
    /// Limp (6.8).
    Limp,
    /// Emergency recharge (6.10).
    Recharge,
    /// Attack with an arm (6.9).
    Arm(ArmSide),
    /// Ability of a part (6.6).
    Ability(Slot),
    /// List of abilities, or no ability.
    Abilities,
    /// Answer to an effect that waits.
    Answer(Action),
    /// End of the turn.
    EndTurn,
    /// Piece of advice.
    Hint,
}

/// A button with its contents.
#[derive(Clone, Debug, PartialEq)]
pub struct ButtonFacts {
    /// The button.
    pub button: TrayButton,
    /// Icon, and whether it has colours of its own.
    pub icon: Option<&'static str>,
    /// Label.
    pub label: Phrase,
    /// Reason why it is closed.
    pub closed: Option<Phrase>,
    /// Whether it is picked.
    pub is_picked: bool,
}

/// Thing that was done in the tray.
#[derive(Clone, Debug, PartialEq)]
pub enum TrayPress {
    /// A card was clicked, by its number in the row.
    Card(usize, CardId),
    /// A card was taken in hand.
    PickUp(usize, CardId),
    /// A button was pressed.
    Button(TrayButton),
}

/// Facts about the tray that are not at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TrayState {
    /// Thing that is picked.
    pub picked: Option<Picked>,
    /// Numbers of cards in the row that are picked or chosen.
    pub chosen: Vec<usize>,
    /// Whether a card is to be chosen that is spent (6.7, 6.9).
    pub pays: bool,
    /// Batteries that were drained before the turn began.
    pub drained: u16,
    /// Reason why nothing can be done: it is nobody's turn at this window.
    pub closed: Option<Phrase>,
    /// Reason why there is no advice.
    pub no_hint: Option<Phrase>,
    /// Whether the list of abilities is open.
    pub list_open: bool,
}

/// Contents of the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayFacts {
    /// Seat whose tray it is.
    pub seat: SeatId,
    /// Cards of the hand that are shown, or those of the trash while some are salvaged (8.4).
    pub cards: Vec<HandCard>,
    /// Cards of the hand that show their backs (11.5).
    pub backs: u8,
    /// Places for cards: the hand size.
    pub places: u32,
    /// Batteries.
    pub batteries: Batteries,
    /// Cards of the draw deck, of the discard pile and of the trash.
    pub piles: [u32; 3],
    /// Small buttons: what can be done, or the answers to an effect.
    pub buttons: Vec<ButtonFacts>,
    /// Abilities that the list shows.
    pub abilities: Vec<ButtonFacts>,
    /// End turn.
    pub end: ButtonFacts,
    /// Hint.
    pub hint: ButtonFacts,
    /// Whether the list of abilities is open.
    pub list_open: bool,
}

/// Batteries of a robot. Those of a robot that is not on its turn are full or drained; `drained`
/// counts those of the turn's robot.
pub fn batteries_of(table: &Table, robot: &RobotView, drained: u16) -> Batteries {
    let full = robot.condition().unused;
    let missing = robot.batteries().saturating_sub(full);
    let on_turn = table.state().awaited_seat() == Some(robot.seat());
    let drained = if on_turn { drained.min(missing) } else { missing };
    Batteries { full, used: missing - drained, drained }
}

/// Reason why the table would refuse an action.
pub fn refusal(table: &Table, action: &Action) -> Option<Phrase> {
    check_action(table, action).err().map(|illegal| illegal.phrase())
}

/// Cards of the hand of a robot, each with its state.
pub fn hand_cards(table: &Table, seat: SeatId, colour: Colour, state: &TrayState) -> Vec<HandCard> {
    let hand = &table.robot(seat).cards().hand;
    let card = |(number, card): (usize, CardId)| {
        let why_not = state.closed.clone().or_else(|| refusal(table, &Action::Play(card)));
        let state = match (state.chosen.contains(&number), state.pays, why_not) {
            (true, ..) => CardState::Picked,
            (false, true, _) => CardState::Choosable,
            (false, false, Some(why)) => CardState::Closed(why),
            (false, false, None) => CardState::Free,
        };
        HandCard { card, face: CardFace::of(table.data(), card, Some(colour)), state, is_arriving: false }
    };
    hand.iter().enumerate().map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle};
    use super::*;

    #[test]
    fn rule_8_10_drained_batteries_are_shown_until_the_turn_is_over() {
        let battle =
            TestBattle::new(2).with(A, |robot| robot.condition.unused = 2).with(B, |robot| robot.condition.unused = 3);
        let table = battle.table();
        let of = |seat, drained| batteries_of(&table, &table.robot(seat), drained);
        assert_eq!(of(A, 0), Batteries { full: 2, used: 2, drained: 0 });
        assert_eq!(of(A, 1), Batteries { full: 2, used: 1, drained: 1 });
        assert_eq!(of(B, 0), Batteries { full: 3, used: 0, drained: 1 });
    }

    #[test]
    fn a_card_that_is_picked_or_spent_is_not_closed() {
        let battle = TestBattle::new(2).hand(A, "junk_code zap");
        let states = |state: &TrayState| {
            let cards = hand_cards(&battle.table(), A, Colour::Orange, state);
            cards.into_iter().map(|card| card.state).collect::<Vec<_>>()
        };
        assert!(matches!(&states(&TrayState::default())[..], [CardState::Free, CardState::Closed(_)]));
        let pays = TrayState { pays: true, chosen: vec![0], ..TrayState::default() };
        assert_eq!(states(&pays), [CardState::Picked, CardState::Choosable]);
    }
}
