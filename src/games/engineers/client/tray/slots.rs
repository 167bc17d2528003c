//! Hands of a worker and what it wears, as slots (5.2).

use shell::language::Phrase;
use shell::seats::SeatId;

use crate::action::{ThingId, WorkerId, WorkerSet};
use crate::client::art::thing_picture::ThingPicture;
use crate::client::zone_panel::zone_things::picture_of;
use crate::messages::phrase;
use crate::set::limits::HANDS;
use crate::table::{Carrier, Place, Table, ThingView};
use crate::words::a_whole;

/// A thing that a worker carries; an assembly is one.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayThing {
    /// The thing, or the first component of the assembly.
    pub thing: ThingId,
    /// Its picture.
    pub picture: ThingPicture,
    /// Its name with what is in it, and with how many carry it: "a rope (C)".
    pub name: Phrase,
    /// Number of components, or of things in a container, if there are more than the picture shows.
    pub more: Option<u8>,
    /// Whether it is tied to the worker until the turn ends (5.9).
    pub is_tied: bool,
}

/// Slot for a thing that a worker carries.
#[derive(Clone, Debug, PartialEq)]
pub struct TraySlot {
    /// Hands that it stands for; 0 for a thing that is worn.
    pub hands: u8,
    /// The thing in it.
    pub thing: Option<TrayThing>,
}

/// Slots of a worker: two hands, of which a large thing takes both, then what the worker wears; one
/// of these is there in any case.
pub fn slots_of(table: &Table, seat: SeatId, worker: WorkerId) -> Vec<TraySlot> {
    let carrier = Carrier::of(table, seat, worker);
    let filled: Vec<TraySlot> = carrier.wholes().map(|held| filled_slot(table, seat, held.0, &held.1)).collect();
    let taken: u8 = filled.iter().map(|slot| slot.hands).sum();
    let worn = filled.iter().filter(|slot| slot.hands == 0);
    let empty = |hands: u8| TraySlot { hands, thing: None };
    let free_hands = (0..HANDS.saturating_sub(taken)).map(|_| empty(1));
    let nothing_worn = (worn.clone().count() == 0).then(|| empty(0));
    let held = filled.iter().filter(|slot| slot.hands > 0).cloned();
    held.chain(free_hands).chain(worn.cloned()).chain(nothing_worn).collect()
}

fn filled_slot(table: &Table, seat: SeatId, carriers: WorkerSet, thing: &ThingView) -> TraySlot {
    let hands = table.loaded_weight(thing, seat).shared_by(carriers.len()).hands;
    let number = match table.size_of(thing) {
        1 => u8::try_from(table.places().at(Place::Packed(thing.id)).len()).unwrap_or(u8::MAX),
        components => components,
    };
    let name = a_whole(table, thing.id, seat);
    let name = match carriers.len() {
        0 | 1 => name,
        count => phrase!("engineers-tray-shared", thing = name, count = count),
    };
    TraySlot {
        hands: u8::try_from(hands).unwrap_or(HANDS).min(HANDS),
        thing: Some(TrayThing {
            thing: thing.id,
            picture: picture_of(thing, seat),
            name,
            more: (number > 0).then_some(number),
            is_tied: !thing.access.tied.is_empty(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::words::told::tell;

    fn hands(yard: &TestYard, worker: u8) -> Vec<(u8, bool)> {
        let slots = slots_of(&yard.table(), A, WorkerId(worker));
        slots.iter().map(|slot| (slot.hands, slot.thing.is_some())).collect()
    }

    #[test]
    fn rule_5_2_a_worker_has_two_hands_and_a_place_for_what_is_worn() {
        assert_eq!(hands(&TestYard::new(), 0), [(1, false), (1, false), (0, false)]);
        let one = TestYard::new().held(A, &[0], "tool_kit").held(A, &[0], "work_boots");
        assert_eq!(hands(&one, 0), [(1, true), (1, false), (0, true)]);
        let two = one.held(A, &[0], "lifting_belt");
        assert_eq!(hands(&two, 0), [(1, true), (1, false), (0, true), (0, true)]);
    }

    #[test]
    fn rule_5_5_a_shared_thing_is_in_the_hands_of_all_who_carry_it() {
        let yard = TestYard::new().held(A, &[0, 1], "car_engine");
        for worker in [0, 1] {
            let slots = slots_of(&yard.table(), A, WorkerId(worker));
            let thing = slots[0].thing.as_ref().unwrap();
            assert!(slots[0].hands > 0 && tell(&thing.name).ends_with("carried by 2"), "{slots:?}");
        }
        assert_eq!(hands(&yard, 2)[0], (1, false));
    }
}
