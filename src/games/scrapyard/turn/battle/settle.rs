//! Settling of dents (rules 9.2, 9.3).

use shell::seats::SeatId;

use crate::action::{Action, Illegal, Settling, TableEvent};
use crate::table::{BattleStep, Due, Location, Table, Zone};
use crate::turn::effects;
use crate::turn::order_of_play::OrderOfPlay;

/// Settles a dent by choice, or ends the settling.
pub(crate) fn settle(mut order: OrderOfPlay) {
    let Some(action) = order.take_action() else { return order.await_choice() };
    let Some(seat) = order.state.awaited_seat() else { return order.await_choice() };
    let checked = check_settle(&order.read(), seat, &action);
    if let Err(illegal) = checked {
        return order.refuse(illegal);
    }
    let Action::Settle(how) = action else { return order.go_to(Due::Ready) };
    settle_dent(&mut order, seat, how, false);
    settle_forced(&mut order, seat);
    if let Some(turn) = order.state.battle_mut() {
        turn.step = BattleStep::Settle { by_choice: true };
    }
    order.await_choice();
}

/// Settles dents for as long as there is only one way to settle the next (9.2).
pub(super) fn settle_forced(order: &mut OrderOfPlay, seat: SeatId) {
    while order.read().robot(seat).condition().dents > 0 {
        let ways = ways_to_settle(&order.read(), seat);
        let [how] = ways[..] else { return };
        settle_dent(order, seat, how, true);
    }
}

/// Ways to settle one dent, once the shields are gone (9.2, 9.3). The last card is not trashed
/// while armour is left.
pub fn ways_to_settle(table: &Table, seat: SeatId) -> Vec<Settling> {
    let robot = table.robot(seat);
    let cards = robot.cards();
    let mut ways = Vec::new();
    let has_armour = robot.condition().armour > 0;
    if has_armour {
        ways.push(Settling::Armour);
    }
    if has_armour && cards.number() <= 1 {
        return ways;
    }
    if cards.drawable() > 0 {
        ways.push(Settling::Deck);
    }
    ways.extend(cards.hand.different().map(Settling::Hand));
    ways
}

fn settle_dent(order: &mut OrderOfPlay, seat: SeatId, how: Settling, by_rule: bool) {
    let card = match how {
        Settling::Armour => {
            order.table.change_condition(seat, |condition| condition.armour = condition.armour.saturating_sub(1));
            None
        }
        Settling::Deck => {
            effects::reshuffle_if_empty(order, seat);
            order.table.draw(seat, Zone::Trash)
        }
        Settling::Hand(card) => {
            order.table.move_card(card, Location::of(seat, Zone::Hand), Location::of(seat, Zone::Trash));
            Some(card)
        }
    };
    order.table.change_condition(seat, |condition| condition.dents = condition.dents.saturating_sub(1));
    order.report(TableEvent::Settled { seat, how, card, by_rule });
}

/// Checks a choice while dents are settled.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_settle(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    let robot = table.robot(seat);
    let has_dents = robot.condition().dents > 0;
    let how = match action {
        Action::Done if has_dents => return Err(Illegal::SettleFirst),
        Action::Done => return Ok(()),
        Action::Settle(_) if !has_dents => return Err(Illegal::NoDents),
        Action::Settle(how) => *how,
        _ if has_dents => return Err(Illegal::SettleFirst),
        _ => return Err(Illegal::NotNow),
    };
    if ways_to_settle(table, seat).contains(&how) {
        return Ok(());
    }
    let has_armour = robot.condition().armour > 0;
    Err(match how {
        Settling::Armour => Illegal::NoArmour,
        Settling::Hand(card) if !robot.cards().hand.contains(card) => Illegal::NotInHand,
        Settling::Deck if robot.cards().drawable() == 0 => Illegal::DeckEmpty,
        Settling::Hand(_) | Settling::Deck => {
            debug_assert!(has_armour, "nothing else keeps a card");
            Illegal::LastCard
        }
    })
}
