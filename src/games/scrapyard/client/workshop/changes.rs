//! Changes of a robot's numbers by a card that is tried on.

use super::numbers::RobotNumbers;
use crate::cards::{ArmSide, Slot, Trait};
use crate::client::art::names::CardIcon;
use crate::messages::phrase;
use crate::words::{slot_name, trait_name};
use shell::language::Phrase;

/// Value of a thing before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedValue {
    /// A number.
    Number(u16),
    /// Whether the robot has the thing.
    Has(bool),
}

impl ChangedValue {
    /// Words of the value.
    pub fn words(self) -> Phrase {
        match self {
            Self::Number(number) => Phrase::words(number.to_string()),
            Self::Has(true) => phrase!("scrapyard-change-yes"),
            Self::Has(false) => phrase!("scrapyard-change-no"),
        }
    }

    /// Number by which values of one kind are compared.
    const fn rank(self) -> u16 {
        match self {
            Self::Number(number) => number,
            Self::Has(has) => has as u16,
        }
    }
}

/// Meaning of a change for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    /// The robot gets better.
    Better,
    /// It gets worse.
    Worse,
    /// It stays as it is.
    Same,
    /// Time is spent.
    Time,
}

/// A thing that changes.
#[derive(Clone, Debug, PartialEq)]
pub struct RobotChange {
    /// Icon.
    pub icon: CardIcon,
    /// Name of the thing.
    pub label: Phrase,
    /// Value before.
    pub before: ChangedValue,
    /// Value after.
    pub after: ChangedValue,
    /// Meaning.
    pub kind: ChangeKind,
}

impl RobotChange {
    fn new(icon: CardIcon, label: Phrase, before: ChangedValue, after: ChangedValue) -> Self {
        let kind = match after.rank().cmp(&before.rank()) {
            std::cmp::Ordering::Greater => ChangeKind::Better,
            std::cmp::Ordering::Less => ChangeKind::Worse,
            std::cmp::Ordering::Equal => ChangeKind::Same,
        };
        Self { icon, label, before, after, kind }
    }

    fn of_number(icon: CardIcon, label: Phrase, before: u16, after: u16) -> Self {
        Self::new(icon, label, ChangedValue::Number(before), ChangedValue::Number(after))
    }

    /// Change of the time of a player's token.
    pub fn of_time(before: u8, after: u8) -> Self {
        let change = Self::of_number(CardIcon::TIME, phrase!("scrapyard-change-time"), before.into(), after.into());
        Self { kind: ChangeKind::Time, ..change }
    }

    /// Change of the number of a player's cards.
    pub fn of_cards(before: u32, after: u32) -> Self {
        let number = |count: u32| u16::try_from(count).unwrap_or(u16::MAX);
        Self::of_number(CardIcon::CARDS, phrase!("scrapyard-change-cards"), number(before), number(after))
    }

    /// The change as a sentence, for screen readers.
    pub fn sentence(&self) -> Phrase {
        let label = phrase!("as-title", name = &self.label);
        phrase!("scrapyard-change-told", thing = label, before = self.before.words(), after = self.after.words())
    }

    const fn is_change(&self) -> bool {
        !matches!(self.kind, ChangeKind::Same)
    }
}

/// Changes of a robot's numbers by a part in a slot. Damage and range of the arm itself are told in
/// any case, and all else where it changes.
pub fn changes_of_part(slot: Slot, before: &RobotNumbers, after: &RobotNumbers) -> Vec<RobotChange> {
    let own = slot.side().map(|side| arm_changes(side, None, before, after)).into_iter().flatten();
    let others = ArmSide::BOTH.into_iter().filter(|&side| side.slot() != slot);
    let others = others.flat_map(|side| arm_changes(side, Some(side), before, after)).filter(RobotChange::is_change);
    let rest = robot_changes(slot, before, after);
    own.chain(rest.into_iter().filter(RobotChange::is_change)).chain(others).collect()
}

/// Changes of an arm. One that is not tried on itself is named.
fn arm_changes(side: ArmSide, named: Option<ArmSide>, before: &RobotNumbers, after: &RobotNumbers) -> [RobotChange; 2] {
    let label = |thing: Phrase| match named {
        Some(side) => phrase!("scrapyard-change-of-arm", arm = slot_name(side.slot()), thing = thing),
        None => thing,
    };
    let damage = label(phrase!("scrapyard-change-damage"));
    let range = label(phrase!("scrapyard-change-range"));
    let was = before.arm(side);
    let is = after.arm(side);
    [
        RobotChange::of_number(CardIcon::DAMAGE, damage, was.damage, is.damage),
        RobotChange::of_number(CardIcon::RANGE, range, was.range, is.range),
    ]
}

/// Changes of the robot as a whole, and of the ability of the part in a slot.
fn robot_changes(slot: Slot, before: &RobotNumbers, after: &RobotNumbers) -> Vec<RobotChange> {
    let number = RobotChange::of_number;
    let has =
        |icon, label, before, after| RobotChange::new(icon, label, ChangedValue::Has(before), ChangedValue::Has(after));
    let ability = |numbers: &RobotNumbers| numbers.abilities.contains(&slot);
    vec![
        number(CardIcon::SPEED, phrase!("scrapyard-change-speed"), before.speed, after.speed),
        number(CardIcon::ARMOUR, phrase!("scrapyard-change-armour"), before.armour, after.armour),
        number(CardIcon::BATTERY, phrase!("scrapyard-change-batteries"), before.batteries, after.batteries),
        number(CardIcon::HAND, phrase!("scrapyard-change-hand"), before.hand_size, after.hand_size),
        number(CardIcon::of_trait(Trait::Spikes(1)), trait_name(Trait::Spikes(1)), before.spikes, after.spikes),
        has(CardIcon::of_trait(Trait::Hover), trait_name(Trait::Hover), before.hovers, after.hovers),
        has(CardIcon::of_trait(Trait::Steady), trait_name(Trait::Steady), before.is_steady, after.is_steady),
        has(CardIcon::ABILITY, phrase!("scrapyard-change-ability"), ability(before), ability(after)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DataSet;
    use crate::words::told::tell;

    /// Changes of the starter robot by a part.
    fn told(name: &str, slot: Slot) -> Vec<String> {
        let data = DataSet::standard();
        let parts = *data.starter();
        let mut with = parts;
        with[slot.index()] = data.card_named(name).unwrap();
        let changes = changes_of_part(slot, &RobotNumbers::of(&data, &parts), &RobotNumbers::of(&data, &with));
        let one = |change: &RobotChange| {
            format!("{} {}-{} {:?}", tell(&change.label), change.before.rank(), change.after.rank(), change.kind)
        };
        changes.iter().map(one).collect()
    }

    #[test]
    fn changes_are_told_with_what_they_mean() {
        assert_eq!(told("potato_cannon", Slot::RightArm), ["damage 1-2 Better", "range 3-6 Better"]);
        assert_eq!(told("crowbar", Slot::RightArm), ["damage 1-3 Better", "range 3-1 Worse"]);
        assert_eq!(told("fire_tongs", Slot::LeftArm), ["damage 2-2 Same", "range 1-1 Same"]);
        assert_eq!(told("jet_skirt", Slot::Legs), ["speed 2-5 Better", "armour 10-12 Better", "Hover 0-1 Better"]);
        assert_eq!(told("periscope", Slot::Head), ["armour 10-11 Better", "right arm: range 3-5 Better"]);
        assert_eq!(
            told("dustbin_lid", Slot::LeftArm),
            ["damage 2-1 Worse", "range 1-1 Same", "armour 10-13 Better", "ability 0-1 Better"]
        );
    }
}
