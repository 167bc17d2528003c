//! Damage that a robot can do from a square, and the damage that it has to fear there.

use shell::seats::SeatId;

use crate::arena::Square;
use crate::cards::{Aim, ArmSide, Effect, Slot, SlotSet};
use crate::table::Table;

/// Gain of wrecking a robot, in dents.
pub(super) const WRECK: f32 = 20.0;

/// Damage of effects to one target, in dents.
pub(super) fn damage_of(effects: &[Effect]) -> u16 {
    let of_effect = |effect: &Effect| if let Effect::Damage(dents) = effect { u16::from(*dents) } else { 0 };
    effects.iter().map(of_effect).sum()
}

/// Most dents that a robot can give one other robot from a square with the arms, cards and
/// abilities that it has left, a battery for each, and the gain of a wreck if they suffice.
pub(super) fn potential(table: &Table, seat: SeatId, from: Square, attacked: SlotSet, used: SlotSet) -> f32 {
    let robot = table.robot(seat);
    let batteries = robot.condition().unused;
    let best_of = |target: SeatId| {
        let Some(at) = table.robot(target).square() else { return 0.0 };
        let range = table.arena().range(from, at);
        let mut blows: Vec<u16> = Vec::new();
        let arms = ArmSide::BOTH.into_iter().filter(|side| !attacked.contains(side.slot()));
        blows.extend(
            arms.filter(|&side| range <= robot.attack_range(side))
                .filter_map(|side| robot.attack(side).map(|attack| u16::from(attack.damage))),
        );
        let reaches = |aim: Aim| aim.range().is_some_and(|reach| range <= reach);
        let cards = robot.cards().hand.iter().filter_map(|card| table.data().card(card).action());
        blows.extend(cards.filter(|face| reaches(face.aim)).map(|face| damage_of(&face.effects)));
        let abilities =
            Slot::ALL.into_iter().filter(|&slot| !used.contains(slot)).filter_map(|slot| robot.ability(slot));
        blows.extend(abilities.filter(|ability| reaches(ability.aim)).map(|ability| damage_of(&ability.effects)));
        blows.sort_unstable_by(|one, other| other.cmp(one));
        let dents: u16 = blows.iter().take(usize::from(batteries)).sum();
        let toughness = table.robot(target).toughness().max(0) as f32;
        f32::from(dents) + if f32::from(dents) >= toughness { WRECK } else { 0.0 }
    };
    table.others(seat).map(best_of).fold(0.0, f32::max)
}

/// Dents that a robot has to fear if its turn ends on a square: those of the crusher (10.1), and
/// those of the arms of others, weighed by the caution of its player.
pub(super) fn danger(table: &Table, seat: SeatId, square: Square, caution: f32) -> f32 {
    let ring = u16::from(table.arena().ring(square));
    let crusher = table.setup().crusher(table.state().round).filter(|crusher| ring <= crusher.ring);
    let bite = crusher.map_or(0.0, |crusher| f32::from(crusher.dents));
    let arms_of = |other: SeatId| {
        let robot = table.robot(other);
        let range = robot.square().map_or(u8::MAX, |at| table.arena().range(at, square));
        let reaches = |side: &ArmSide| range <= robot.attack_range(*side).saturating_add(robot.speed());
        let dents = ArmSide::BOTH.into_iter().filter(reaches).filter_map(|side| robot.attack(side));
        dents.map(|attack| f32::from(attack.damage)).sum::<f32>()
    };
    bite + caution * table.others(seat).map(arms_of).sum::<f32>()
}

/// Steps from a square to the nearest other robot.
pub(super) fn distance_to_others(table: &Table, seat: SeatId, square: Square) -> f32 {
    let others = table.squares_of_others(seat);
    let nearest = others.iter().map(|&other| table.arena().range(square, other)).min();
    f32::from(nearest.unwrap_or(0))
}
