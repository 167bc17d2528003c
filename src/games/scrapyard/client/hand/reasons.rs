//! Reasons why something is not possible now, as the table would refuse it.

use shell::language::{InWords, Phrase};

use crate::action::{Action, Illegal};
use crate::arena::Square;
use crate::cards::{ArmSide, CardId, Slot};
use crate::messages::phrase;
use crate::table::{BattleTurn, Table};
use crate::turn::check_action;
use crate::turn::effects::choice::reachable;

/// Turn of the battle; `None` outside of one.
fn turn_of<'a>(table: &Table<'a>) -> Option<&'a BattleTurn> {
    table.state().battle()
}

/// Reason why none of some actions is legal; `None` if one is. `without` is the reason if there are
/// none.
fn why_none(
    table: &Table,
    actions: impl IntoIterator<Item = Action>,
    without: impl FnOnce() -> Phrase,
) -> Option<Phrase> {
    let mut first: Option<Illegal> = None;
    for action in actions {
        match check_action(table, &action) {
            Ok(()) => return None,
            Err(illegal) => first = Some(first.map_or(illegal, |first| nearer(first, illegal))),
        }
    }
    Some(first.map_or_else(without, |illegal| illegal.phrase()))
}

/// The reason of two that says more: of two robots out of range, the nearer one.
const fn nearer(one: Illegal, other: Illegal) -> Illegal {
    match (one, other) {
        (Illegal::OutOfRange { distance: first, .. }, Illegal::OutOfRange { distance: second, .. })
            if second < first =>
        {
            other
        }
        _ => one,
    }
}

/// Reason why a card of the hand can't be played (6.5).
pub fn why_not_play(table: &Table, card: CardId) -> Option<Phrase> {
    check_action(table, &Action::Play(card)).err().map(|illegal| illegal.phrase())
}

/// Reason why the ability of a part can't be used (6.6).
pub fn why_not_use(table: &Table, slot: Slot) -> Option<Phrase> {
    check_action(table, &Action::Use(slot)).err().map(|illegal| illegal.phrase())
}

/// Squares that the robot on its turn could reach with some steps, or its own if there are none:
/// the table says why not.
fn squares(table: &Table, steps: impl FnOnce(&BattleTurn) -> u8) -> Vec<Square> {
    let Some(turn) = turn_of(table) else { return Vec::new() };
    let all = reachable(table, turn.seat, steps(turn));
    if all.is_empty() { table.robot(turn.seat).square().into_iter().collect() } else { all }
}

/// Cards with which the player whose turn it is can pay.
fn payments(table: &Table) -> Vec<CardId> {
    turn_of(table).map(|turn| table.robot(turn.seat).cards().hand.different().collect()).unwrap_or_default()
}

/// Reason why there is no Move (6.7).
pub fn why_not_move(table: &Table) -> Option<Phrase> {
    let squares = squares(table, |turn| table.robot(turn.seat).speed());
    // A card is the last thing that is asked for: batteries and dents are told of first.
    let Some(pay) = payments(table).first().copied() else {
        return why_not_limp(table).or_else(|| Some(phrase!("scrapyard-tray-no-card")));
    };
    why_none(table, squares.into_iter().map(|square| Action::Move { square, pay }), no_turn)
}

/// Reason why there is no Limp (6.8).
pub fn why_not_limp(table: &Table) -> Option<Phrase> {
    let squares = squares(table, |_| crate::turn::battle::movement::LIMP_SQUARES);
    why_none(table, squares.into_iter().map(Action::Limp), no_turn)
}

/// Reason why an arm can't attack (6.9).
pub fn why_not_attack(table: &Table, side: ArmSide) -> Option<Phrase> {
    let Some(turn) = turn_of(table) else { return Some(no_turn()) };
    let others: Vec<_> = table.others(turn.seat).collect();
    let pay = payments(table).first().copied();
    // Without a card the table refuses it for that, after the batteries and the arm.
    let pay_or_none = pay.unwrap_or(CardId::JUNK_CODE);
    let attacks = others.into_iter().map(|seat| Action::Attack { side, seat, pay: pay_or_none });
    let why = why_none(table, attacks, no_turn);
    let lacks_card = pay.is_none() && why == Some(Illegal::NotInHand.phrase());
    if lacks_card { Some(phrase!("scrapyard-tray-no-card")) } else { why }
}

/// Reason why there is no emergency recharge (6.10).
pub fn why_not_recharge(table: &Table) -> Option<Phrase> {
    check_action(table, &Action::Recharge).err().map(|illegal| illegal.phrase())
}

/// Reason why the turn can't end (6.4).
pub fn why_not_end(table: &Table) -> Option<Phrase> {
    check_action(table, &Action::EndTurn).err().map(|illegal| illegal.phrase())
}

fn no_turn() -> Phrase {
    Illegal::NotNow.phrase()
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle};
    use super::*;
    use crate::cards::SlotSet;
    use crate::words::told::tell;

    fn told(reason: Option<Phrase>) -> String {
        reason.as_ref().map(tell).unwrap_or_default()
    }

    #[test]
    fn each_button_says_what_is_missing() {
        let near = || TestBattle::new(2).at(A, 3, 3).at(B, 4, 3);
        let battle = near();
        let table = battle.table();
        assert_eq!(why_not_move(&table), None);
        assert_eq!(why_not_limp(&table), None);
        assert_eq!(ArmSide::BOTH.map(|side| why_not_attack(&table, side)), [None, None]);
        assert_eq!((why_not_recharge(&table), why_not_end(&table)), (None, None));
        let poor = near().with(A, |robot| robot.condition.unused = 0);
        let table = poor.table();
        let all = [why_not_move(&table), why_not_limp(&table), why_not_attack(&table, ArmSide::Left)];
        assert!(all.into_iter().all(|why| told(why).contains("batter")));
    }

    #[test]
    fn without_a_card_only_what_needs_one_is_closed() {
        let battle = TestBattle::new(2).at(A, 3, 3).at(B, 4, 3).hand(A, "");
        let table = battle.table();
        assert_eq!(told(why_not_move(&table)), "no card is left to spend");
        assert_eq!(told(why_not_attack(&table, ArmSide::Left)), "no card is left to spend");
        assert_eq!(why_not_limp(&table), None);
    }

    #[test]
    fn an_arm_that_attacked_or_is_too_short_says_so() {
        let battle = TestBattle::new(2).at(A, 1, 3).at(B, 6, 3);
        assert!(told(why_not_attack(&battle.table(), ArmSide::Left)).contains('5'));
        let battle = battle.change(|position| {
            if let crate::table::Stage::Battle(turn) = &mut position.state.stage {
                turn.attacked = SlotSet::from(vec![Slot::LeftArm]);
            }
        });
        assert_eq!(why_not_attack(&battle.table(), ArmSide::Left), Some(Illegal::ArmUsed.phrase()));
        assert_eq!(why_not_use(&battle.table(), Slot::Head), Some(Illegal::NoAbility.phrase()));
    }

    #[test]
    fn rule_9_3_while_dents_are_settled_nothing_else_is_possible() {
        let battle = TestBattle::new(2).settling(2);
        assert_eq!(why_not_move(&battle.table()), Some(Illegal::SettleFirst.phrase()));
        assert_eq!(why_not_end(&battle.table()), Some(Illegal::SettleFirst.phrase()));
    }
}
