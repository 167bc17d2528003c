//! Facts about the junk piles, as the tray of the build phase shows them.

use super::pin::{Pin, pins_of};
use crate::action::{Action, Illegal};
use crate::cards::BuildEffect;
use crate::cards::{ArmSide, CardId, DataSet, PartKind};
use crate::table::{BuildTurn, Pile, Queued, Stage, Table};
use crate::turn::check_action;
use shell::language::{InWords, Phrase};

/// Choices of the player at this window so far, as far as the piles show them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PileChoices {
    /// Whether a player at this window acts now.
    pub may_act: bool,
    /// Pile whose card is in hand.
    pub held: Option<u8>,
    /// Pile that the keyboard has chosen.
    pub chosen: Option<u8>,
    /// Whether the next pile that is pressed is rummaged in.
    pub rummages: bool,
}

/// Look of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileState {
    /// Its card can be collected, or is only looked at.
    Open,
    /// Its card costs more time than there is (4.10).
    TooCostly,
    /// It can be rummaged in, which is chosen now.
    ToRummage,
    /// Its card is in hand.
    PickedUp,
    /// Its top card lies face down until the turn is over (4.6).
    FaceDown,
    /// It is rummaged in: its top cards lie on the stage (4.8).
    Rummaged,
    /// Another pile is rummaged in.
    Waiting,
    /// It has no card.
    Empty,
}

/// A junk pile in the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct PileFacts {
    /// Number of the pile, from 0.
    pub pile: u8,
    /// Face-up card.
    pub card: Option<CardId>,
    /// Number of its cards.
    pub count: usize,
    /// Cards below the top that all players know.
    pub pins: Vec<Pin>,
    /// Look.
    pub state: PileState,
    /// Whether the keyboard has chosen it.
    pub is_chosen: bool,
    /// Reason why a press of it does nothing, while a player at this window acts.
    pub refusal: Option<Phrase>,
    /// Part of its turn by which its top card has been turned up, from 0 to 1.
    pub turned_up: f32,
}

/// All piles, in the order of their numbers.
pub fn all_piles(table: &Table, choices: PileChoices) -> Vec<PileFacts> {
    (0..).zip(table.piles()).map(|(number, pile)| facts_of_pile(table, choices, number, pile)).collect()
}

fn facts_of_pile(table: &Table, choices: PileChoices, number: u8, pile: &Pile) -> PileFacts {
    let refused = refusal_of_pile(table, choices, number);
    PileFacts {
        pile: number,
        card: pile.face_up(),
        count: pile.cards.len(),
        pins: pins_of(pile),
        state: state_of_pile(table, choices, number, pile),
        is_chosen: choices.chosen == Some(number),
        refusal: refused.filter(|_| choices.may_act).map(|why| why.phrase()),
        turned_up: 1.0,
    }
}

fn state_of_pile(table: &Table, choices: PileChoices, number: u8, pile: &Pile) -> PileState {
    let turn = build_turn(table);
    match turn.and_then(|turn| turn.rummage.as_ref()) {
        Some(open) if open.pile == number => return PileState::Rummaged,
        Some(_) => return PileState::Waiting,
        None => {}
    }
    if pile.cards.is_empty() {
        return PileState::Empty;
    }
    if choices.may_act && must_or_may_rummage(table, choices) {
        return PileState::ToRummage;
    }
    if choices.held == Some(number) {
        return PileState::PickedUp;
    }
    let Some(card) = pile.face_up() else { return PileState::FaceDown };
    let is_choosing = turn.is_some_and(|turn| !turn.has_acted);
    let is_costly = turn.is_some_and(|turn| is_too_late(table, turn, card));
    if is_choosing && is_costly { PileState::TooCostly } else { PileState::Open }
}

/// The turn of the build phase.
pub(super) const fn build_turn<'a>(table: &Table<'a>) -> Option<&'a BuildTurn> {
    match &table.state().stage {
        Stage::Build(turn) => Some(turn),
        _ => None,
    }
}

/// Whether the next pile that is pressed is rummaged in: by choice, or because a build effect waits
/// for it (4.7).
pub fn must_or_may_rummage(table: &Table, choices: PileChoices) -> bool {
    let waits = table.state().queue.effects.first() == Some(&Queued::Build(BuildEffect::Rummage));
    let is_closed = build_turn(table).is_some_and(|turn| turn.rummage.is_none());
    is_closed && (waits || choices.rummages)
}

fn is_too_late(table: &Table, turn: &BuildTurn, card: CardId) -> bool {
    crate::turn::build::collect::check_time(table, turn.seat, card).is_err()
}

/// Reason why nothing can be done with a pile now.
fn refusal_of_pile(table: &Table, choices: PileChoices, pile: u8) -> Option<Illegal> {
    let card = table.pile(pile).and_then(Pile::face_up);
    let action = if must_or_may_rummage(table, choices) {
        Action::Rummage { pile }
    } else {
        Action::Collect { pile, side: card.and_then(|card| side_to_try(table.data(), card)) }
    };
    check_action(table, &action).err()
}

/// A side on which a card can be put: any for an arm, and none for another card.
pub fn side_to_try(data: &DataSet, card: CardId) -> Option<ArmSide> {
    let part = data.find_card(card).and_then(|card| card.part());
    part.filter(|part| part.kind == PartKind::Arm).map(|_| ArmSide::Left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::table::Setup;

    const MAY: PileChoices = PileChoices { may_act: true, held: None, chosen: None, rummages: false };

    #[test]
    fn a_new_table_has_ten_piles_that_are_open() {
        let (mut game, _) = Game::new(&Setup::new(3, 5)).unwrap();
        let piles = game.read(|table| all_piles(table, MAY));
        assert_eq!(piles.len(), 10);
        assert!(piles.iter().all(|pile| pile.state == PileState::Open && pile.refusal.is_none()));
        assert_eq!(piles.iter().map(|pile| pile.count).sum::<usize>(), 90);
        let rummaging = game.read(|table| all_piles(table, PileChoices { rummages: true, ..MAY }));
        assert!(rummaging.iter().all(|pile| pile.state == PileState::ToRummage && pile.refusal.is_none()));
        let watching = game.read(|table| all_piles(table, PileChoices::default()));
        assert!(watching.iter().all(|pile| pile.state == PileState::Open));
    }

    #[test]
    fn rule_4_6_a_pile_that_was_collected_from_lies_face_down_and_the_others_are_refused() {
        let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
        let side = game.read(|table| side_to_try(table.data(), table.pile(3).unwrap().face_up().unwrap()));
        game.act(Action::Collect { pile: 3, side }).unwrap();
        let waits = game.read(|table| !table.state().queue.is_empty());
        let piles = game.read(|table| all_piles(table, MAY));
        if !waits {
            assert_eq!(piles[3].state, PileState::FaceDown);
            assert!(piles.iter().all(|pile| pile.refusal.is_some()));
        }
    }

    #[test]
    fn rule_4_8_a_rummaged_pile_is_open_and_the_others_wait() {
        let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
        game.act(Action::Rummage { pile: 4 }).unwrap();
        let piles = game.read(|table| all_piles(table, MAY));
        assert_eq!((piles[4].state, piles[4].count), (PileState::Rummaged, 6));
        assert!(piles.iter().all(|pile| pile.pile == 4 || pile.state == PileState::Waiting));
    }
}
