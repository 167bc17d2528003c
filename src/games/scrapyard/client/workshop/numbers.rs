//! Numbers of a robot of any five parts, as they would be with a card that is tried on (section 2).

use crate::cards::{Ability, ArmSide, CardId, DataSet, PartFace, Slot, Trait};
use crate::client::art::robot::PartIds;

/// Damage and range of an arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArmNumbers {
    /// Dents of an attack.
    pub damage: u16,
    /// Range, with scopes (8.12).
    pub range: u16,
}

/// Numbers of a robot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RobotNumbers {
    /// Armour tokens (2.2).
    pub armour: u16,
    /// Batteries (2.2).
    pub batteries: u16,
    /// Speed of the legs.
    pub speed: u16,
    /// Hand size (2.3).
    pub hand_size: u16,
    /// Left and right arm.
    pub arms: [ArmNumbers; 2],
    /// Dents that its spikes make.
    pub spikes: u16,
    /// Whether it hovers.
    pub hovers: bool,
    /// Whether it is steady.
    pub is_steady: bool,
    /// Slots whose parts have an ability.
    pub abilities: Vec<Slot>,
}

impl RobotNumbers {
    /// Numbers of parts.
    pub fn of(data: &DataSet, parts: &PartIds) -> Self {
        let face = |slot: Slot| face_of(data, parts[slot.index()]);
        let faces = || Slot::ALL.into_iter().filter_map(face);
        let traits = || faces().flat_map(|face| face.traits.iter().copied());
        let sum = |number: fn(Trait) -> u8| traits().map(|found| u16::from(number(found))).sum::<u16>();
        let scope = sum(|found| if let Trait::Scope(number) = found { number } else { 0 });
        let memory = sum(|found| if let Trait::Memory(number) = found { number } else { 0 });
        Self {
            armour: faces().map(|face| u16::from(face.armour)).sum(),
            batteries: faces().map(|face| u16::from(face.batteries)).sum(),
            speed: face(Slot::Legs).map_or(0, |face| face.speed.into()),
            hand_size: u16::from(data.file().hand) + memory,
            arms: ArmSide::BOTH.map(|side| arm_numbers(face(side.slot()), scope)),
            spikes: sum(|found| if let Trait::Spikes(number) = found { number } else { 0 }),
            hovers: traits().any(|found| found == Trait::Hover),
            is_steady: traits().any(|found| found == Trait::Steady),
            abilities: Slot::ALL.into_iter().filter(|&slot| ability_of(face(slot)).is_some()).collect(),
        }
    }

    /// Numbers of the arm at a side.
    pub const fn arm(&self, side: ArmSide) -> ArmNumbers {
        self.arms[side as usize]
    }
}

fn face_of(data: &DataSet, card: CardId) -> Option<&PartFace> {
    data.find_card(card).and_then(|card| card.part())
}

fn ability_of(face: Option<&PartFace>) -> Option<&Ability> {
    face.and_then(|face| face.ability.as_ref())
}

fn arm_numbers(face: Option<&PartFace>, scope: u16) -> ArmNumbers {
    let Some(attack) = face.and_then(|face| face.attack.as_ref()) else { return ArmNumbers::default() };
    let range = u16::from(attack.range);
    ArmNumbers { damage: attack.damage.into(), range: if range > 1 { range + scope } else { range } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::table::Setup;

    #[test]
    fn rule_2_2_numbers_are_those_of_the_rules() {
        let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
        game.read(|table| {
            let robot = table.robot(shell::seats::SeatId(0));
            let numbers = RobotNumbers::of(table.data(), &Slot::ALL.map(|slot| robot.part_id(slot)));
            assert_eq!(numbers.armour, robot.full_armour());
            assert_eq!(numbers.batteries, robot.batteries());
            assert_eq!(numbers.speed, u16::from(robot.speed()));
            assert_eq!(u32::from(numbers.hand_size), robot.hand_size());
            for side in ArmSide::BOTH {
                assert_eq!(numbers.arm(side).range, u16::from(robot.attack_range(side)));
                assert_eq!(numbers.arm(side).damage, u16::from(robot.attack(side).unwrap().damage));
            }
        });
    }

    #[test]
    fn rule_8_12_scopes_count_for_arms_of_range_2_or_more() {
        let data = DataSet::standard();
        let mut parts = *data.starter();
        parts[Slot::Head.index()] = data.card_named("periscope").unwrap();
        let numbers = RobotNumbers::of(&data, &parts);
        assert_eq!((numbers.arm(ArmSide::Left).range, numbers.arm(ArmSide::Right).range), (1, 5));
    }
}
