//! The machine cards of a team as all see them (15.2), and its faulty machine (12.1).

use shell::language::Phrase;
use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::messages::phrase;
use crate::set::MachineId;
use crate::table::{Place, Table};
use crate::turn::test::is_machine_of;
use crate::turn::work::zone_work::sorted_whole;
use crate::words::{cards_words, list_of_machines, machine_name};

/// The machine cards of a team as all see them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownCards {
    /// Number of cards of which all see the back.
    pub hidden: u8,
    /// Cards that were shown (11.3, 15.5); at an open table all of them (21.1).
    pub shown: SmallVec<[MachineId; 3]>,
    /// Shown card whose machine lies faulty in the zone of the team (12.1).
    pub faulty: Option<MachineId>,
    /// Whether an assembly of its zone is faulty.
    pub has_fault: bool,
}

impl ShownCards {
    /// Cards of a team. `whole` counts those that the table hides.
    pub fn of(table: &Table, whole: &Table, seat: SeatId) -> Self {
        let is_open = table.setup().options.open_table;
        let shown: SmallVec<[MachineId; 3]> =
            table.hand(seat).filter(|(_, is_shown)| *is_shown || is_open).map(|(machine, _)| machine).collect();
        let mut assemblies = table.wholes_at(Place::Zone(seat)).filter(|thing| thing.assembly().is_some());
        let fault = assemblies.find(|thing| table.state().is_faulty(&sorted_whole(table, thing.id)));
        let is_of_fault =
            |machine: &MachineId| fault.as_ref().is_some_and(|thing| is_machine_of(table, seat, thing.id, *machine));
        Self {
            hidden: u8::try_from(whole.hand(seat).count().saturating_sub(shown.len())).unwrap_or(u8::MAX),
            faulty: shown.iter().copied().find(is_of_fault),
            has_fault: fault.is_some(),
            shown,
        }
    }

    /// Words beside the backs: the shown cards by name, or the number of secret ones.
    pub fn words(&self, table: &Table) -> Phrase {
        let name = |machine: MachineId| table.data().get_machine(machine).map(machine_name).unwrap_or_default();
        match self.shown.as_slice() {
            [] => phrase!("engineers-seat-secret", count = self.hidden),
            _ => Phrase::list(self.shown.iter().map(|&machine| name(machine))).unwrap_or_default(),
        }
    }

    /// The same in a sentence, for a hint and screen readers.
    pub fn sentence(&self, table: &Table) -> Phrase {
        let hidden = cards_words(self.hidden.into());
        if self.shown.is_empty() {
            return phrase!("engineers-seat-cards", hidden = hidden);
        }
        phrase!("engineers-seat-cards-shown", hidden = hidden, shown = list_of_machines(table.data(), &self.shown))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::ThingId;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::table::CardPlace;
    use crate::words::told::tell;

    /// Cards of the first team with `card` shown or not.
    fn yard(card: &str, is_shown: bool) -> TestYard {
        let machine = crate::set::DataSet::standard().find_machine(card).unwrap();
        TestYard::new().change(|position| {
            let hand = |place: &CardPlace| matches!(place, CardPlace::Hand { seat: A, .. });
            position.cards.iter_mut().filter(|place| hand(place)).for_each(|place| *place = CardPlace::Deck);
            position.cards[machine.index()] = CardPlace::Hand { seat: A, is_shown };
        })
    }

    #[test]
    fn rule_15_2_a_card_is_named_once_it_was_shown() {
        let told = |is_shown| {
            let yard = yard("go_kart", is_shown);
            let cards = ShownCards::of(&yard.table(), &yard.table(), A);
            (cards.hidden, tell(&cards.words(&yard.table())))
        };
        assert_eq!(told(false), (1, "1 hidden card".to_owned()));
        assert_eq!(told(true), (0, "Go-kart".to_owned()));
    }

    #[test]
    fn rule_21_1_at_an_open_table_all_cards_lie_open() {
        let yard = yard("go_kart", false).open_table();
        assert_eq!(ShownCards::of(&yard.table(), &yard.table(), A).shown.len(), 1);
    }

    #[test]
    fn rule_12_1_the_card_of_a_faulty_machine_is_told() {
        let yard = yard("water_cannon", true).in_zone(A, "pump").in_zone(A, "garden_hose").in_zone(A, "oil_drum");
        let yard = yard.in_zone(A, "mower_engine").joined(&[0, 1, 2, 3]).change(|position| {
            position.state.faults.push((0..4).map(ThingId).collect());
        });
        let cards = ShownCards::of(&yard.table(), &yard.table(), A);
        assert!(cards.has_fault && cards.faulty.is_some());
        assert_eq!(tell(&cards.words(&yard.table())), "Water cannon");
    }
}
