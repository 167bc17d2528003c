//! A machine's card with what a team has and knows of its needs.

use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

use super::known_things::{KnownPlace, KnownThing, known_things, known_with_grades};
use super::value_terms::ValueTerms;
use crate::action::ThingId;
use crate::client::art::names::{family_drawing, kind_drawing};
use crate::client::play::TestShow;
use crate::messages::phrase;
use crate::set::{Grade, KindId, MachineId, Need};
use crate::table::Table;
use crate::turn::test::steady;
use crate::words::{kind_name, machine_name, need_name};

/// A need of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct InspectedNeed {
    /// Drawing of the kind or the family.
    pub drawing: &'static str,
    /// The need: "pump", "any tank".
    pub name: Phrase,
    /// Thing that fills it and its place, or that nothing is known.
    pub note: Phrase,
    /// Grade of what fills it.
    pub grade: Option<Grade>,
    /// Place of what fills it; `None` if nothing is known that would.
    pub place: Option<KnownPlace>,
}

/// A card.
#[derive(Clone, Debug, PartialEq)]
pub struct InspectedCard {
    /// The machine.
    pub machine: MachineId,
    /// Its name.
    pub name: Phrase,
    /// Its points.
    pub points: u16,
    /// Its needs, in the order of the card.
    pub needs: Vec<InspectedNeed>,
    /// Success value of what fills the needs so far; `None` if nothing does.
    pub value: Option<ValueTerms>,
    /// Whether just these things have failed together and the fault is not found (12.1).
    pub is_faulty: bool,
}

impl InspectedCard {
    /// A card as a team sees it; without one, only what stands on it. `None` for a machine that
    /// the set does not have.
    pub fn of(table: &Table, seats: &[Seat], seat: Option<SeatId>, machine: MachineId) -> Option<Self> {
        let known = seat.map(|seat| known_things(table, seat, machine)).unwrap_or_default();
        let steady = seat.map_or(0, |seat| steady(table, seat, false));
        Self::of_known(table, seats, seat, machine, &known, steady)
    }

    /// A card while a test is shown, with the grades from before the roll: it tells nothing of how
    /// the test ends (11.8). On the card of the machine that is tested stand its components.
    pub fn during_test(
        table: &Table,
        seats: &[Seat],
        seat: Option<SeatId>,
        machine: MachineId,
        test: &TestShow,
    ) -> Option<Self> {
        let is_tested = machine == test.machine;
        let seat = if is_tested { Some(test.seat) } else { seat };
        let mut known = seat.map(|seat| known_with_grades(table, seat, machine, &test.grades)).unwrap_or_default();
        if is_tested {
            known.retain(|known| test.grades.iter().any(|(thing, _)| *thing == known.thing));
        }
        let steady = match seat {
            _ if is_tested => test.steady,
            Some(seat) => steady(table, seat, false),
            None => 0,
        };
        // Whether the machine is faulty now is what the test is about to show.
        let card = Self::of_known(table, seats, seat, machine, &known, steady)?;
        Some(Self { is_faulty: false, ..card })
    }

    /// A card with what is known to fill its needs, and the sum that Steady things add (11.5).
    fn of_known(
        table: &Table,
        seats: &[Seat],
        seat: Option<SeatId>,
        machine: MachineId,
        known: &[KnownThing],
        steady: u8,
    ) -> Option<Self> {
        let data = table.data();
        let found = data.get_machine(machine)?;
        let kinds: Vec<KindId> = known.iter().map(|known| known.kind).collect();
        let filled = data.needs_filled_by(machine, &kinds);
        let filler = |need: usize| {
            let index = filled.iter().position(|filled| *filled == Some(need))?;
            known.get(index)
        };
        let fillers: Vec<Option<&KnownThing>> = (0..found.needs.len()).map(filler).collect();
        let mut things: Vec<ThingId> = fillers.iter().flatten().map(|known| known.thing).collect();
        things.sort_unstable();
        let needs = found.needs.iter().zip(fillers);
        let needs: Vec<InspectedNeed> =
            needs.map(|(&need, filler)| inspected_need(table, seats, seat, need, filler)).collect();
        let grades: Vec<Grade> = needs.iter().filter_map(|need| need.grade).collect();
        let value = (!grades.is_empty()).then(|| ValueTerms::of(grades, steady));
        let is_faulty = table.state().is_faulty(&things);
        Some(Self { machine, name: machine_name(found), points: found.points, needs, value, is_faulty })
    }
}

fn inspected_need(
    table: &Table,
    seats: &[Seat],
    seat: Option<SeatId>,
    need: Need,
    filler: Option<&KnownThing>,
) -> InspectedNeed {
    let data = table.data();
    let drawing = match need {
        Need::Kind(kind) => data.get_kind(kind).map_or("slot_empty", kind_drawing),
        Need::Any(family) => family_drawing(family),
    };
    let note = match (filler, seat) {
        (Some(filler), Some(seat)) => note_of_filler(table, seats, seat, need, filler),
        (None, Some(_)) => phrase!("engineers-known-nowhere"),
        _ => Phrase::default(),
    };
    InspectedNeed {
        drawing,
        name: need_name(data, need),
        note,
        grade: filler.and_then(|filler| filler.grade),
        place: filler.map(|filler| filler.place),
    }
}

/// Place of what fills a need, with its kind where the need does not say it.
fn note_of_filler(table: &Table, seats: &[Seat], seat: SeatId, need: Need, filler: &KnownThing) -> Phrase {
    let place = filler.place.words(seats, seat);
    match (need, table.data().get_kind(filler.kind)) {
        (Need::Any(_), Some(kind)) => phrase!("engineers-known-kind", thing = kind_name(kind), place = place),
        _ => place,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::table::NotebookOption;
    use crate::words::told::tell;

    fn cannon(yard: &TestYard, seat: Option<SeatId>) -> InspectedCard {
        let table = yard.table();
        let machine = table.data().find_machine("water_cannon").unwrap();
        InspectedCard::of(&table, &test_seats(2), seat, machine).unwrap()
    }

    fn notes(card: &InspectedCard) -> Vec<String> {
        card.needs.iter().map(|need| tell(&need.note)).collect()
    }

    #[test]
    fn a_card_tells_what_is_at_hand_known_and_unknown() {
        let yard = TestYard::new().notebook(NotebookOption::Free).in_zone(A, "pump").held(A, &[1], "garden_hose");
        let yard = yard.open_to(A, "oil_drum", "e3").noted(A, "car_engine", "b4");
        let card = cannon(&yard, Some(A));
        assert_eq!(
            notes(&card),
            ["in the zone", "carried by Orange 2", "oil drum, open on e3", "car engine, on b4 in round 1"]
        );
        let value = card.value.unwrap();
        assert_eq!((value.value, tell(&value.sum()).as_str()), (13, "17 − 1 − 1 − 1 − 1"));
        let other = cannon(&yard, Some(B));
        assert_eq!(other.needs[0].place, Some(KnownPlace::OtherZone(A)));
        assert!(other.needs[1..].iter().all(|need| need.place.is_none()));
        let plain = cannon(&yard, None);
        assert!(plain.value.is_none() && plain.needs.iter().all(|need| need.note == Phrase::default()));
    }

    #[test]
    fn rule_12_1_a_card_tells_that_just_these_things_are_faulty() {
        let parts = ["pump", "garden_hose", "oil_drum", "car_engine"];
        let yard = parts.iter().fold(TestYard::new(), |yard, part| yard.in_zone(A, part));
        let is_faulty = |yard: &TestYard| cannon(yard, Some(A)).is_faulty;
        assert!(!is_faulty(&yard));
        let faulty = yard.change(|position| position.state.faults.push((0..4).map(ThingId).collect()));
        assert!(is_faulty(&faulty));
        let spare = faulty.in_zone(A, "pump").change(|position| position.things[0].condition.damage = 1);
        assert!(!is_faulty(&spare), "with the better pump");
    }

    #[test]
    fn rule_11_8_during_a_test_a_card_has_the_components_as_they_were_before_the_roll() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "pump").change(|position| {
            position.things[1].condition.damage = 1;
        });
        let table = yard.table();
        let machine = table.data().find_machine("water_cannon").unwrap();
        let test = TestShow {
            seat: A,
            machine,
            grades: [(ThingId(1), Grade::C)].into_iter().collect(),
            steady: 1,
            value: 17,
            roll: 3,
            works: true,
            damaged: [(ThingId(1), Grade::D)].into_iter().collect(),
            points: None,
            put_aside: Default::default(),
        };
        for seat in [Some(A), Some(B), None] {
            let card = InspectedCard::during_test(&table, &test_seats(2), seat, machine, &test).unwrap();
            assert_eq!((card.needs[0].place, card.needs[0].grade), (Some(KnownPlace::Zone), Some(Grade::C)));
            assert_eq!(card.value.unwrap().value, 17);
        }
    }

    #[test]
    fn the_nearest_things_fill_as_many_needs_as_possible_and_broken_ones_only_the_rest() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "pump").open_to(A, "pump", "c4");
        let yard = yard.change(|position| position.things[0].condition.damage = 3);
        let card = cannon(&yard, Some(A));
        assert_eq!((card.needs[0].place, card.needs[0].grade), (Some(KnownPlace::Zone), Some(Grade::C)));
        let broken = TestYard::new().in_zone(A, "pump");
        let broken = broken.change(|position| position.things[0].condition.damage = 3);
        assert_eq!(cannon(&broken, Some(A)).value.unwrap().value, 1);
    }
}
