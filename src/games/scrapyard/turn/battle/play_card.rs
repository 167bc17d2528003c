//! Cards and abilities (rules 6.5, 6.6).

use shell::seats::SeatId;

use super::payment::{check_batteries, check_in_hand, pay_batteries, use_card};
use crate::action::{Illegal, TableEvent};
use crate::cards::{Aim, CardId, Effect, Slot};
use crate::table::{BattleTurn, EffectSource, Queue, Table};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks that a seat can play a card of its hand.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_play(table: &Table, seat: SeatId, card: CardId) -> Result<(), Illegal> {
    check_in_hand(table, seat, card)?;
    let face = table.data().card(card).action().ok_or(Illegal::NotInHand)?;
    check_batteries(table, seat, face.batteries)?;
    check_target(table, seat, face.aim, &face.effects)
}

/// Plays a card: its effects wait.
pub(super) fn play(order: &mut OrderOfPlay, seat: SeatId, card: CardId) {
    let data = order.table.setup().data.clone();
    let Some(face) = data.card(card).action() else { return };
    pay_batteries(order, seat, face.batteries);
    use_card(order, seat, card);
    order.report(TableEvent::Played { seat, card, batteries: face.batteries });
    order.state.queue = Queue::of_effects(EffectSource::Card(card), face.aim, &face.effects);
}

/// Checks that a seat can use the ability of a part.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_use(table: &Table, turn: &BattleTurn, slot: Slot) -> Result<(), Illegal> {
    let ability = table.robot(turn.seat).ability(slot).ok_or(Illegal::NoAbility)?;
    if turn.used.contains(slot) {
        return Err(Illegal::AbilityUsed);
    }
    check_batteries(table, turn.seat, ability.batteries)?;
    check_target(table, turn.seat, ability.aim, &ability.effects)
}

/// Uses the ability of a part: its effects wait.
pub(super) fn use_ability(order: &mut OrderOfPlay, seat: SeatId, slot: Slot) {
    let card = order.read().robot(seat).part_id(slot);
    let data = order.table.setup().data.clone();
    let Some(ability) = data.card(card).part().and_then(|part| part.ability.as_ref()) else { return };
    pay_batteries(order, seat, ability.batteries);
    if let Some(turn) = order.state.battle_mut() {
        turn.used.insert(slot);
    }
    order.report(TableEvent::AbilityUsed { seat, slot, card, batteries: ability.batteries });
    order.state.queue = Queue::of_effects(EffectSource::Ability(slot), ability.aim, &ability.effects);
}

/// Checks that a robot is in reach if all effects need one (6.5).
fn check_target(table: &Table, seat: SeatId, aim: Aim, effects: &[Effect]) -> Result<(), Illegal> {
    let all_need_one = !effects.is_empty() && effects.iter().all(|effect| effect.needs_target());
    let range = aim.range().unwrap_or(0);
    if all_need_one && table.in_range(seat, range).is_empty() { Err(Illegal::NoTarget) } else { Ok(()) }
}
