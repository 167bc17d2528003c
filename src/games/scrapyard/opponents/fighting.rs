//! Actions of a turn of the battle of a computer player: the best single action. Gains are in
//! dents; the worth of an effect in the build phase is taken for its gain.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::SeatId;
use shell::thinking::{Candidate, Decision};

use super::habits::{Habits, pick_best};
use super::outlook::{WRECK, damage_of, danger, distance_to_others, potential};
use super::worth::{worth_of_candidate, worth_of_effect};
use crate::action::{Action, Scrapyard};
use crate::arena::Square;
use crate::cards::{Aim, CardId, Effect};
use crate::table::{BattleTurn, RobotView, Table};
use crate::turn::LegalActions;
use crate::turn::battle::movement::MOVE_BATTERIES;
use crate::turn::effects::choice::reachable;

/// Loss of a battery that is spent, in dents.
const BATTERY: f32 = 0.4;
/// Loss of a Junk Code that is spent, in dents.
const JUNK_CODE: f32 = 0.1;
/// Loss of another card that is spent, besides half of the worth of its effects, in dents.
const OTHER_CARD: f32 = 0.5;
/// Share of a card's loss that remains if the card is played, since it then does its effects.
const PLAYED_SHARE: f32 = 0.2;
/// Factor of the worth of armour and cards that come back, for their gain in battle.
const RESTORED_FACTOR: f32 = 1.5;
/// Factor of the worth of cards that are drawn and of shields, for their gain in battle.
const IMMEDIATE_FACTOR: f32 = 1.2;
/// Gain of a `Move` effect by itself, in dents.
const MOVE_EFFECT: f32 = 0.05;
/// Share of the damage that a step promises, but does not do yet.
const PROMISE: f32 = 0.8;
/// Gain of each step nearer to the others, in dents.
const NEARER: f32 = 0.25;
/// Gain of an emergency recharge, in dents.
const RECHARGE: f32 = 0.2;

/// Chooses an action of the turn, or to end it.
pub(super) fn choose(
    table: &Table,
    turn: &BattleTurn,
    legal: &LegalActions,
    habits: &Habits,
    random: &mut ChaCha8Rng,
) -> Decision<Scrapyard> {
    if random.random_bool(habits.early_end_chance) && legal.actions.contains(&Action::EndTurn) {
        return Decision::without_candidates(Action::EndTurn);
    }
    let worth = |action: &Action| gain(table, turn, action, habits);
    let candidates: Vec<Candidate<Scrapyard>> =
        legal.actions.iter().map(|action| Candidate::with_worth(action.clone(), worth(action))).collect();
    let best = pick_best(&candidates, |&candidate| worth_of_candidate(candidate), random);
    let action = best.filter(|best| worth_of_candidate(best) > 0.0).map_or(Action::EndTurn, |best| best.action.clone());
    Decision { action, candidates }
}

/// Gain of an action, in dents; 0 for ending the turn.
fn gain(table: &Table, turn: &BattleTurn, action: &Action, habits: &Habits) -> f32 {
    let seat = turn.seat;
    let robot = table.robot(seat);
    match action {
        Action::Play(card) => table.data().card(*card).action().map_or(0.0, |face| {
            let gain = gain_of_effects(table, seat, face.aim, &face.effects);
            gain - BATTERY * f32::from(face.batteries) - worth_of_keeping(table, *card) * PLAYED_SHARE
        }),
        Action::Use(slot) => robot.ability(*slot).map_or(0.0, |ability| {
            gain_of_effects(table, seat, ability.aim, &ability.effects) - BATTERY * f32::from(ability.batteries)
        }),
        Action::Attack { side, seat: target, pay } => robot.attack(*side).map_or(0.0, |attack| {
            let hits: f32 = attack.hits.iter().map(|&effect| worth_of_effect(effect)).sum();
            let spikes = if attack.range == 1 { f32::from(table.robot(*target).spikes()) } else { 0.0 };
            gain_of_dents(table, *target, attack.damage.into()) + hits
                - spikes
                - BATTERY
                - worth_of_keeping(table, *pay)
        }),
        Action::Move { square, pay } => {
            gain_of_square(table, turn, *square, habits) - BATTERY - worth_of_keeping(table, *pay)
        }
        Action::Limp(square) => gain_of_square(table, turn, *square, habits) - BATTERY,
        Action::Recharge => RECHARGE,
        _ => 0.0,
    }
}

/// Loss of a card of the hand that is spent for a move or an attack.
fn worth_of_keeping(table: &Table, card: CardId) -> f32 {
    if card == CardId::JUNK_CODE {
        return JUNK_CODE;
    }
    let face = table.data().card(card).action();
    OTHER_CARD + face.map_or(0.0, |face| face.effects.iter().map(|&effect| worth_of_effect(effect)).sum::<f32>() / 2.0)
}

/// Gain of giving a target dents.
fn gain_of_dents(table: &Table, target: SeatId, dents: u16) -> f32 {
    let is_wrecked = i32::from(dents) >= table.robot(target).toughness();
    f32::from(dents) + if is_wrecked && dents > 0 { WRECK } else { 0.0 }
}

/// Gain of the effects of a card or ability, with a move before its damage counted in.
fn gain_of_effects(table: &Table, seat: SeatId, aim: Aim, effects: &[Effect]) -> f32 {
    let robot = table.robot(seat);
    let first_target = effects.iter().position(|effect| effect.needs_target()).unwrap_or(effects.len());
    let steps = effects[..first_target].iter().map(|effect| if let Effect::Move(steps) = effect { *steps } else { 0 });
    let reach = aim.range().unwrap_or(0).saturating_add(steps.sum());
    let targets = table.in_range(seat, reach);
    let dents = damage_of(effects);
    let gains = targets.iter().map(|&target| gain_of_dents(table, target, dents));
    let of_dents = match aim {
        Aim::Own => 0.0,
        Aim::One(_) => gains.fold(0.0, f32::max),
        Aim::All(_) => gains.sum(),
    };
    let others = effects.iter().map(|&effect| gain_of_effect(&robot, effect, !targets.is_empty()));
    of_dents + others.sum::<f32>()
}

/// Gain of an effect other than damage, by as much of its number as can happen.
fn gain_of_effect(robot: &RobotView, effect: Effect, has_target: bool) -> f32 {
    let condition = robot.condition();
    let of_number =
        |most: u32| worth_of_effect(effect) * (most.min(effect.number().into()) as f32) / f32::from(effect.number());
    match effect {
        Effect::Damage(_) => 0.0,
        Effect::Push(_) | Effect::Pull(_) | Effect::Drain(_) if !has_target => 0.0,
        Effect::Repair(_) => {
            of_number(u32::from(robot.full_armour().saturating_sub(condition.armour))) * RESTORED_FACTOR
        }
        Effect::Salvage(_) => of_number(robot.cards().trash.len()) * RESTORED_FACTOR,
        Effect::Draw(_) => of_number(robot.cards().drawable()) * IMMEDIATE_FACTOR,
        Effect::Battery(_) => of_number(u32::from(robot.batteries().saturating_sub(condition.unused))),
        Effect::Shield(_) => worth_of_effect(effect) * IMMEDIATE_FACTOR,
        Effect::Push(_) | Effect::Pull(_) | Effect::Drain(_) => worth_of_effect(effect),
        Effect::Move(_) => MOVE_EFFECT,
    }
}

/// Gain of standing on another square: more damage that can be done from there, less danger, and
/// being nearer to the others.
pub(super) fn gain_of_square(table: &Table, turn: &BattleTurn, square: Square, habits: &Habits) -> f32 {
    let seat = turn.seat;
    let Some(own) = table.robot(seat).square() else { return 0.0 };
    let unused = table.robot(seat).condition().unused;
    // Moving there costs a battery, which is missing for a blow.
    let can_strike = unused > u16::from(MOVE_BATTERIES);
    let damage = |square| if can_strike { potential(table, seat, square, turn.attacked, turn.used) } else { 0.0 };
    let fears = |square| danger(table, seat, square, habits.caution);
    let nearer = distance_to_others(table, seat, own) - distance_to_others(table, seat, square);
    PROMISE * (damage(square) - damage(own)) + fears(own) - fears(square) + NEARER * nearer.clamp(-2.0, 2.0)
}

/// The square within some steps on which it is best to stand; `None` if none is better than the
/// present one.
pub(super) fn best_square(
    table: &Table,
    turn: &BattleTurn,
    steps: u8,
    habits: &Habits,
    random: &mut ChaCha8Rng,
) -> Option<Square> {
    let value = |square: &Square| gain_of_square(table, turn, *square, habits);
    pick_best(reachable(table, turn.seat, steps), value, random).filter(|best| value(best) > 0.0)
}
