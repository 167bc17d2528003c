//! Attacks with an arm (rules 6.9, 9.5).

use shell::seats::{PerSeat, SeatId};
use smallvec::SmallVec;

use super::payment::{check_batteries, check_in_hand, pay_batteries, use_card};
use crate::action::{Illegal, TableEvent};
use crate::cards::{Aim, ArmSide, CardId, Effect};
use crate::table::{BattleTurn, EffectSource, Queue, Queued, Table};
use crate::turn::effects::choice::refusal_of_target;
use crate::turn::order_of_play::OrderOfPlay;

/// Batteries that an attack costs (6.9).
pub const ATTACK_BATTERIES: u8 = 1;
/// Range of melee arms, which spikes bite (6.9, 8.12).
const MELEE_RANGE: u8 = 1;

/// Checks an attack with an arm, for a card.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_attack(
    table: &Table,
    turn: &BattleTurn,
    side: ArmSide,
    target: SeatId,
    pay: CardId,
) -> Result<(), Illegal> {
    if turn.attacked.contains(side.slot()) {
        return Err(Illegal::ArmUsed);
    }
    check_batteries(table, turn.seat, ATTACK_BATTERIES)?;
    check_in_hand(table, turn.seat, pay)?;
    if !table.setup().has_seat(target) {
        return Err(Illegal::NoSuchSeat);
    }
    let range = table.robot(turn.seat).attack_range(side);
    let is_target = table.in_range(turn.seat, range).contains(&target);
    if is_target { Ok(()) } else { Err(refusal_of_target(table, turn.seat, target, range)) }
}

/// Attacks: the damage, the effects of a hit and the target's spikes wait in this order (9.5).
pub(super) fn attack(order: &mut OrderOfPlay, seat: SeatId, side: ArmSide, target: SeatId, pay: CardId) {
    let robot = order.read().robot(seat);
    let card = robot.part_id(side.slot());
    let Some(attack) = robot.attack(side).cloned() else { return };
    pay_batteries(order, seat, ATTACK_BATTERIES);
    use_card(order, seat, pay);
    if let Some(turn) = order.state.battle_mut() {
        turn.attacked.insert(side.slot());
    }
    order.report(TableEvent::Attacked { seat, side, card, target, pay });
    let hits = attack.hits.iter().copied().map(Queued::Effect);
    let spikes = (attack.range == MELEE_RANGE).then_some(Queued::Spikes);
    let effects: SmallVec<[Queued; 6]> =
        [Queued::Effect(Effect::Damage(attack.damage))].into_iter().chain(hits).chain(spikes).collect();
    let targets = Some(PerSeat::from_elem(target, 1));
    order.state.queue =
        Queue { source: EffectSource::Attack(side), aim: Aim::One(attack.range), targets, left: None, effects };
}
