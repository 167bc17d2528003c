//! Machines of a team that can be tested, or nearly (section 11).

use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

use crate::action::{Action, ThingId};
use crate::client::art::thing_picture::ThingPicture;
use crate::client::column::detail::picture_of;
use crate::client::column::known_things::is_beginning_of;
use crate::client::column::value_terms::ValueTerms;
use crate::set::{Grade, KindId, MachineId};
use crate::table::{Place, Table, ThingView};
use crate::turn::check_action;
use crate::turn::test::{is_machine_of, once_thing, steady};
use crate::words::{join_words, need_name, part_words, thing_name};

/// A component of an assembly.
#[derive(Clone, Debug, PartialEq)]
pub struct TestedPart {
    /// Its picture.
    pub picture: ThingPicture,
    /// Its name and grade: "pump B".
    pub name: Phrase,
}

/// A throw of the switch.
#[derive(Clone, Debug, PartialEq)]
pub struct SwitchThrow {
    /// The test.
    pub action: Action,
    /// Its success value with the terms.
    pub value: ValueTerms,
    /// Thing that is used up by it (11.5).
    pub uses_up: Option<Phrase>,
    /// Reason why it is not possible.
    pub refusal: Option<Phrase>,
}

/// A card with an assembly that is its machine, or the beginning of it.
#[derive(Clone, Debug, PartialEq)]
pub struct TestedMachine {
    /// The card.
    pub machine: MachineId,
    /// First component of the assembly.
    pub thing: ThingId,
    /// Its components, in the order of linking.
    pub parts: Vec<TestedPart>,
    /// Tests of it; empty for a beginning.
    pub throws: Vec<SwitchThrow>,
    /// Needs that the beginning of a machine lacks; empty for a machine.
    pub lacks: Phrase,
}

/// Machines of a team that can be tested, the most promising first, then others and beginnings.
pub fn tested_machines(table: &Table, seat: SeatId) -> Vec<TestedMachine> {
    let assemblies: Vec<ThingView> =
        table.wholes_at(Place::Zone(seat)).filter(|thing| thing.assembly().is_some()).collect();
    let pairs = table.hand(seat).flat_map(|(machine, _)| assemblies.iter().map(move |thing| (machine, thing)));
    let mut all: Vec<TestedMachine> =
        pairs.filter_map(|(machine, thing)| tested_machine(table, seat, machine, thing)).collect();
    let rank = |tested: &TestedMachine| {
        let legal = tested.throws.iter().filter(|switch| switch.refusal.is_none());
        let best = legal.map(|switch| switch.value.value).max();
        std::cmp::Reverse((best, !tested.throws.is_empty(), tested.parts.len()))
    };
    all.sort_by_key(rank);
    all
}

fn tested_machine(table: &Table, seat: SeatId, machine: MachineId, thing: &ThingView) -> Option<TestedMachine> {
    let whole = table.whole(thing.id);
    let parts: Vec<ThingView> = whole.iter().filter_map(|&part| table.find_thing(part)).collect();
    let is_machine = is_machine_of(table, seat, thing.id, machine);
    if !is_machine && !is_beginning_of(table, seat, thing.id, machine) {
        return None;
    }
    let lacks = if is_machine { Phrase::default() } else { lacking_words(table, seat, machine, &parts) };
    let throws = if is_machine { throws_of(table, seat, machine, thing.id, &parts) } else { Vec::new() };
    let shown = parts
        .iter()
        .map(|part| TestedPart { picture: picture_of(part, seat), name: part_words(part.kind(seat), part.grade()) });
    Some(TestedMachine { machine, thing: thing.id, parts: shown.collect(), throws, lacks })
}

/// Needs of a card that components do not fill, as a list.
fn lacking_words(table: &Table, seat: SeatId, machine: MachineId, parts: &[ThingView]) -> Phrase {
    let kinds: Vec<KindId> = parts.iter().map(|part| part.kind_id(seat)).collect();
    lacking_needs(table, machine, &kinds)
}

/// Needs of a card that components of some kinds do not fill, as a list; "nothing" if they fill
/// all.
pub fn lacking_needs(table: &Table, machine: MachineId, kinds: &[KindId]) -> Phrase {
    let data = table.data();
    let filled = data.maximum_matching(machine, kinds);
    let needs = data.machine(machine).needs.iter().zip(filled);
    join_words(needs.filter(|(_, filled)| filled.is_none()).map(|(&need, _)| need_name(data, need)))
}

/// Tests of a machine: without a thing that is used up and, if there is one, with it.
fn throws_of(table: &Table, seat: SeatId, machine: MachineId, thing: ThingId, parts: &[ThingView]) -> Vec<SwitchThrow> {
    let grades: Vec<Grade> = parts.iter().filter_map(ThingView::grade).collect();
    let once = once_thing(table, seat);
    let throw = |uses_up: Option<ThingId>| {
        let with_once = uses_up.is_some();
        let action = Action::Test { thing, machine, with_once };
        let refusal = check_action(table, &action).err().map(|why| why.phrase());
        SwitchThrow {
            action,
            value: ValueTerms::of(grades.clone(), steady(table, seat, with_once)),
            uses_up: uses_up.map(|used_up| thing_name(table, used_up, seat)),
            refusal,
        }
    };
    [None].into_iter().chain(once.map(Some)).map(throw).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::table::CardPlace;
    use crate::words::told::tell;

    /// A yard in which team A has the card of the water cannon and parts of it, joined.
    fn yard(parts: &[&str]) -> TestYard {
        let mut yard = TestYard::new();
        for part in parts {
            yard = yard.in_zone(A, part);
        }
        let numbers: Vec<u16> = (0..parts.len() as u16).collect();
        yard.joined(&numbers).change(|position| {
            let cannon = crate::set::DataSet::standard().find_machine("water_cannon").unwrap();
            for (index, place) in position.cards.iter_mut().enumerate() {
                let in_hand = CardPlace::Hand { seat: A, is_shown: false };
                *place = if index == cannon.index() { in_hand } else { CardPlace::Deck };
            }
        })
    }

    #[test]
    fn rule_11_4_a_machine_is_listed_with_its_value() {
        let yard = yard(&["pump", "garden_hose", "oil_drum", "car_engine"]);
        let found = tested_machines(&yard.table(), A);
        assert_eq!((found.len(), found[0].parts.len(), found[0].throws.len()), (1, 4, 1));
        let switch = &found[0].throws[0];
        assert_eq!((switch.value.value, switch.refusal.is_none(), switch.uses_up.is_none()), (13, true, true));
    }

    #[test]
    fn rule_11_5_a_thing_that_can_be_used_up_makes_a_second_test() {
        let yard = yard(&["pump", "garden_hose", "oil_drum", "car_engine"]).in_zone(A, "safety_valve");
        let found = tested_machines(&yard.table(), A);
        let values: Vec<u8> = found[0].throws.iter().map(|switch| switch.value.value).collect();
        assert_eq!(values, [13, 17]);
        assert_eq!(tell(found[0].throws[1].uses_up.as_ref().unwrap()), "safety valve");
    }

    #[test]
    fn a_beginning_is_listed_with_what_it_lacks_and_other_assemblies_are_not() {
        let begun = tested_machines(&yard(&["pump", "oil_drum"]).table(), A);
        assert!(begun[0].throws.is_empty());
        assert_eq!(tell(&begun[0].lacks), "garden hose and any engine");
        assert!(tested_machines(&yard(&["pump", "rope"]).table(), A).is_empty());
    }

    #[test]
    fn rule_12_1_a_faulty_machine_is_listed_with_the_reason() {
        let yard = yard(&["pump", "garden_hose", "oil_drum", "car_engine"]).change(|position| {
            position.state.faults.push((0..4).map(ThingId).collect());
        });
        let found = tested_machines(&yard.table(), A);
        assert!(found[0].throws[0].refusal.is_some());
    }
}
