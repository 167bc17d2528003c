//! Worth of cards, in spaces of the time track. The numbers were measured in simulated games.

use shell::thinking::{Candidate, Value};

use crate::action::Scrapyard;
use crate::cards::{Ability, Aim, Attack, Card, CardId, DataSet, Effect, Face, PartFace, Trait};

/// Worth of an armour token.
const ARMOUR: f32 = 0.8;
/// Worth of a battery.
const BATTERY: f32 = 1.9;
/// Worth of a square of speed.
const SPEED: f32 = 0.45;
/// Worth of a dent of an arm's attack.
const ATTACK: f32 = 1.5;
/// Worth of a step of range beyond the first.
const RANGE: f32 = 0.12;
/// Worth of a dent of a card or an ability.
const DAMAGE: f32 = 0.75;
/// Worth of an action as a card to lose.
const ACTION: f32 = 0.7;
/// Worth of a card that is added to the hand size.
const MEMORY: f32 = 1.5;
/// Worth of a trait that a robot has or has not, and of a dent of spikes.
const TRAIT: f32 = 0.6;
/// Loss for each battery that a card costs.
const COST: f32 = 0.5;
/// Factor of the worth of effects on all robots in reach.
const SEVERAL: f32 = 1.3;

/// Worth by which an action was compared with others.
pub(super) fn worth_of_candidate(candidate: &Candidate<Scrapyard>) -> f32 {
    match candidate.value {
        Value::Worth(worth) => worth,
        Value::Chance(chance) => chance.mean(),
    }
}

/// Worth of an effect, in proportion to its number.
pub(super) const fn worth_of_effect(effect: Effect) -> f32 {
    let each = match effect {
        Effect::Damage(_) => DAMAGE,
        Effect::Shield(_) => 0.7,
        Effect::Repair(_) | Effect::Salvage(_) => 0.65,
        Effect::Draw(_) | Effect::Battery(_) | Effect::Drain(_) => 0.6,
        Effect::Move(_) => 0.3,
        Effect::Push(_) | Effect::Pull(_) => 0.25,
    };
    each * effect.number() as f32
}

fn worth_of_effects(effects: &[Effect], aim: Aim, batteries: u8) -> f32 {
    let sum: f32 = effects.iter().map(|&effect| worth_of_effect(effect)).sum();
    let range = f32::from(aim.range().unwrap_or(0)) * RANGE;
    let factor = if matches!(aim, Aim::All(_)) { SEVERAL } else { 1.0 };
    sum * factor + range - COST * f32::from(batteries)
}

fn worth_of_attack(attack: &Attack) -> f32 {
    let hits: f32 = attack.hits.iter().map(|&effect| worth_of_effect(effect)).sum();
    ATTACK * f32::from(attack.damage) + RANGE * f32::from(attack.range.saturating_sub(1)) + hits
}

fn worth_of_part(part: &PartFace) -> f32 {
    let of_trait = |found: &Trait| match *found {
        Trait::Hover | Trait::Steady => TRAIT,
        Trait::Spikes(number) => TRAIT * f32::from(number),
        Trait::Memory(number) => MEMORY * f32::from(number),
        Trait::Scope(number) => RANGE * 2.0 * f32::from(number),
    };
    let worth_of_ability =
        |ability: &Ability| worth_of_effects(&ability.effects, ability.aim, ability.batteries).max(0.0);
    ARMOUR * f32::from(part.armour)
        + BATTERY * f32::from(part.batteries)
        + SPEED * f32::from(part.speed)
        + part.attack.as_ref().map_or(0.0, worth_of_attack)
        + part.traits.iter().map(of_trait).sum::<f32>()
        // An ability works every turn, a card only when it is drawn.
        + part.ability.as_ref().map_or(0.0, |ability| 2.0 * worth_of_ability(ability))
}

/// Worth of a card in spaces of the time track, without the part that it would replace.
pub fn worth_of_card(data: &DataSet, card: CardId) -> f32 {
    let Card { face, .. } = data.card(card);
    match face {
        Face::Part(part) => worth_of_part(part),
        Face::Action(action) => ACTION + worth_of_effects(&action.effects, action.aim, action.batteries),
    }
}
