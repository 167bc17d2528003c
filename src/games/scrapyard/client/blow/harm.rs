//! Dents that a blow would give (8.1, 8.12, 9.5).

use shell::seats::SeatId;

use crate::cards::{Ability, ActionFace, Aim, ArmSide, CardId, Effect, Slot};
use crate::client::arena::Picked;
use crate::table::Table;
use crate::turn::battle::attack::ATTACK_BATTERIES;

/// Range of arms that fight hand to hand, on which spikes bite (8.12).
const MELEE: u8 = 1;

/// Way to give a robot dents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlannedBlow {
    /// Card of the hand (6.5).
    Card(CardId),
    /// Ability of a part (6.6).
    Ability(Slot),
    /// Arm (6.9).
    Arm(ArmSide),
}

impl PlannedBlow {
    /// PlannedBlow with what is picked; `None` if it is no blow.
    pub const fn of_picked(picked: Picked) -> Option<Self> {
        match picked {
            Picked::Card(card) => Some(Self::Card(card)),
            Picked::Ability(slot) => Some(Self::Ability(slot)),
            Picked::Arm(side) => Some(Self::Arm(side)),
            Picked::Move | Picked::Limp | Picked::Figure => None,
        }
    }
}

/// Harm that a blow would do to a target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Harm {
    /// Dents, without those of a crash.
    pub dents: u16,
    /// Batteries that it costs.
    pub batteries: u8,
    /// Whether a card is spent for it.
    pub needs_card: bool,
    /// Whether the target may crash for one more dent (8.8).
    pub may_crash: bool,
    /// Dents that the target's spikes give back, if it still stands (8.12).
    pub spikes: u16,
}

impl Harm {
    /// Harm of a blow of one robot to another; `None` if the blow has no effect on a target.
    pub fn of(table: &Table, attacker: SeatId, target: SeatId, blow: PlannedBlow) -> Option<Self> {
        let robot = table.robot(attacker);
        let harm = match blow {
            PlannedBlow::Card(card) => {
                let ActionFace { batteries, aim, effects } = table.data().find_card(card)?.action()?;
                Self::of_effects(*batteries, *aim, effects)?
            }
            PlannedBlow::Ability(slot) => {
                let Ability { batteries, aim, effects } = robot.ability(slot)?;
                Self::of_effects(*batteries, *aim, effects)?
            }
            PlannedBlow::Arm(side) => {
                let attack = robot.attack(side)?;
                let hits = Self::of_effects(ATTACK_BATTERIES, Aim::One(attack.range), &attack.hits).unwrap_or_default();
                let spikes = if attack.range == MELEE { table.robot(target).spikes() } else { 0 };
                let dents = hits.dents + u16::from(attack.damage);
                Self { dents, batteries: ATTACK_BATTERIES, needs_card: true, spikes, ..hits }
            }
        };
        let may_crash = harm.may_crash && !table.robot(target).is_steady();
        let is_wrecked = i32::from(harm.dents) >= table.robot(target).toughness();
        Some(Self { may_crash, spikes: if is_wrecked { 0 } else { harm.spikes }, ..harm })
    }

    fn of_effects(batteries: u8, aim: Aim, effects: &[Effect]) -> Option<Self> {
        aim.range()?;
        let has_target = effects.iter().any(|effect| effect.needs_target());
        let damage = |effect: &Effect| if let Effect::Damage(dents) = effect { u16::from(*dents) } else { 0 };
        let may_crash = effects.iter().any(|effect| matches!(effect, Effect::Push(_)));
        let dents = effects.iter().map(damage).sum();
        has_target.then_some(Self { dents, batteries, may_crash, ..Self::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle, card};
    use super::*;

    #[test]
    fn rule_8_12_spikes_bite_back_at_melee_arms_unless_the_target_is_wrecked() {
        let battle = TestBattle::new(2).part(A, Slot::LeftArm, "crowbar").part(B, Slot::Torso, "cactus_hull");
        let of = |battle: &TestBattle, blow| Harm::of(&battle.table(), A, B, blow);
        let left = PlannedBlow::Arm(ArmSide::Left);
        let usual = of(&battle, left).unwrap();
        assert_eq!((usual.dents, usual.spikes, usual.batteries, usual.needs_card), (3, 2, 1, true));
        assert_eq!(of(&battle, PlannedBlow::Arm(ArmSide::Right)).unwrap().spikes, 0, "a gun is out of their reach");
        let weak = battle.with(B, |robot| {
            robot.condition.armour = 0;
            robot.condition.dents = 4;
        });
        assert_eq!(of(&weak, left).unwrap().spikes, 0);
    }

    #[test]
    fn rule_8_8_a_push_may_crash_and_a_shield_is_no_blow() {
        let battle = TestBattle::new(2);
        let of = |name: &str| Harm::of(&battle.table(), A, B, PlannedBlow::Card(card(name)));
        let charge = of("charge").unwrap();
        assert_eq!((charge.dents, charge.may_crash), (2, true));
        assert!(!of("zap").unwrap().may_crash);
        assert_eq!(of("garage_door"), None);
        let steady = TestBattle::new(2).part(B, Slot::Legs, "bulldozer_treads");
        assert!(!Harm::of(&steady.table(), A, B, PlannedBlow::Card(card("charge"))).unwrap().may_crash);
    }
}
