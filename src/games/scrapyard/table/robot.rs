//! Numbers that follow from a robot's parts and tokens (section 2).

use shell::seats::SeatId;

use super::components::{Cards, Condition, Loadout};
use crate::arena::Square;
use crate::cards::{Ability, ArmSide, Attack, Card, CardId, DataSet, PartFace, Slot, Trait};

/// Robot of a seat with its data, for reading.
#[derive(Clone, Copy, Debug)]
pub struct RobotView<'a> {
    seat: SeatId,
    data: &'a DataSet,
    loadout: &'a Loadout,
    cards: &'a Cards,
    condition: &'a Condition,
}

impl<'a> RobotView<'a> {
    /// The robot with these components.
    pub(super) const fn new(
        seat: SeatId,
        data: &'a DataSet,
        loadout: &'a Loadout,
        cards: &'a Cards,
        condition: &'a Condition,
    ) -> Self {
        Self { seat, data, loadout, cards, condition }
    }

    /// Seat of the robot.
    pub const fn seat(&self) -> SeatId {
        self.seat
    }

    /// Parts by slot.
    pub const fn loadout(&self) -> &'a Loadout {
        self.loadout
    }

    /// Cards of its player that are not parts (2.4).
    pub const fn cards(&self) -> &'a Cards {
        self.cards
    }

    /// Tokens and square.
    pub const fn condition(&self) -> &'a Condition {
        self.condition
    }

    /// Part in a slot.
    pub fn part(&self, slot: Slot) -> &'a Card {
        self.data.card(self.loadout.part(slot))
    }

    /// Number of the card in a slot.
    pub const fn part_id(&self, slot: Slot) -> CardId {
        self.loadout.part(slot)
    }

    /// Printed sides of all parts.
    fn faces(&self) -> impl Iterator<Item = &'a PartFace> + '_ {
        Slot::ALL.into_iter().filter_map(|slot| self.part(slot).part())
    }

    /// Armour tokens of the parts: the most that it can have (2.2, 5.1).
    pub fn full_armour(&self) -> u16 {
        self.faces().map(|face| u16::from(face.armour)).sum()
    }

    /// Batteries of the parts (2.2).
    pub fn batteries(&self) -> u16 {
        self.faces().map(|face| u16::from(face.batteries)).sum()
    }

    /// Speed of the legs, in squares (2.2).
    pub fn speed(&self) -> u8 {
        self.part(Slot::Legs).part().map_or(0, |face| face.speed)
    }

    /// Traits of all parts (8.12).
    pub fn traits(&self) -> impl Iterator<Item = Trait> + '_ {
        self.faces().flat_map(|face| face.traits.iter().copied())
    }

    /// Sum of a trait over all parts (8.12).
    fn sum_of(&self, number: impl Fn(Trait) -> u8) -> u16 {
        self.traits().map(|found| u16::from(number(found))).sum()
    }

    /// Whether the robot hovers (8.12).
    pub fn hovers(&self) -> bool {
        self.traits().any(|found| found == Trait::Hover)
    }

    /// Whether the robot is steady (8.12).
    pub fn is_steady(&self) -> bool {
        self.traits().any(|found| found == Trait::Steady)
    }

    /// Dents that its spikes make (8.12).
    pub fn spikes(&self) -> u16 {
        self.sum_of(|found| if let Trait::Spikes(number) = found { number } else { 0 })
    }

    /// Range that its scopes add to arms of range 2 or more (8.12).
    pub fn scope(&self) -> u16 {
        self.sum_of(|found| if let Trait::Scope(number) = found { number } else { 0 })
    }

    /// Hand size (2.3).
    pub fn hand_size(&self) -> u32 {
        let memory = self.sum_of(|found| if let Trait::Memory(number) = found { number } else { 0 });
        u32::from(self.data.file().hand) + u32::from(memory)
    }

    /// Attack of the arm at a side, with its printed range (1.3).
    pub fn attack(&self, side: ArmSide) -> Option<&'a Attack> {
        self.part(side.slot()).part().and_then(|face| face.attack.as_ref())
    }

    /// Range of the arm at a side, in steps, with scopes (8.12).
    pub fn attack_range(&self, side: ArmSide) -> u8 {
        let printed = self.attack(side).map_or(0, |attack| attack.range);
        let scope = if printed > 1 { self.scope() } else { 0 };
        u8::try_from(u16::from(printed) + scope).unwrap_or(u8::MAX)
    }

    /// Ability of the part in a slot (6.6).
    pub fn ability(&self, slot: Slot) -> Option<&'a Ability> {
        self.part(slot).part().and_then(|face| face.ability.as_ref())
    }

    /// Square on which it stands; `None` before the battle and once it is wrecked.
    pub const fn square(&self) -> Option<Square> {
        self.condition.square
    }

    /// Whether it stands on the battle map.
    pub const fn stands(&self) -> bool {
        self.condition.square.is_some()
    }

    /// Toughness: the tokens and cards that it can lose, less its dents. At 0 or less it is wrecked
    /// (2.5, 9.4).
    pub fn toughness(&self) -> i32 {
        let Condition { shields, armour, dents, .. } = *self.condition;
        i32::from(shields) + i32::from(armour) + self.cards.number() as i32 - i32::from(dents)
    }
}
