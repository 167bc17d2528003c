//! A construction zone as all see it (7.1, 19.1).

use shell::seats::{Colour, Seat, SeatId};

use super::job_facts::{JobFacts, value_of_debugging};
use super::zone_things::{ZoneThing, things_of_zone};
use crate::client::yard::Viewer;
use crate::set::limits::{PARKED_ROOM, ZONE_ROOM};
use crate::table::Table;
use crate::yard::Square;

/// Place of a construction zone.
#[derive(Clone, Debug, PartialEq)]
pub enum ZonePlace {
    /// Nothing lies there.
    Free,
    /// A thing lies there.
    Thing(ZoneThing),
    /// The parked truck stands there, on one of its five places (9.7).
    Truck,
}

/// Contents of a construction zone.
#[derive(Clone, Debug, PartialEq)]
pub struct ZoneFacts {
    /// Its team.
    pub seat: SeatId,
    /// Colour of the team.
    pub colour: Colour,
    /// Its square.
    pub square: Square,
    /// Its ten places (7.2): things, free ones, then those of the parked truck.
    pub places: Vec<ZonePlace>,
    /// Number of places that are taken.
    pub taken: u8,
    /// The job of its team.
    pub job: Option<JobFacts>,
    /// Number on which or less the fault that its team debugs in this turn is found (12.3); `None`
    /// if it debugs none.
    pub fault: Option<u8>,
}

impl ZoneFacts {
    /// Contents of the zone of a team; `None` before it has taken a gate (2.5).
    pub fn of(table: &Table, seats: &[Seat], zone: SeatId, viewer: &Viewer) -> Option<Self> {
        let trucks = if table.is_parked(zone) { usize::from(PARKED_ROOM) } else { 0 };
        let mut places: Vec<ZonePlace> =
            things_of_zone(table, zone, viewer).into_iter().map(ZonePlace::Thing).collect();
        let free = usize::from(ZONE_ROOM).saturating_sub(places.len() + trucks);
        places.extend(std::iter::repeat_n(ZonePlace::Free, free));
        places.extend(std::iter::repeat_n(ZonePlace::Truck, trucks));
        Some(Self {
            seat: zone,
            colour: seats.get(zone.index())?.colour,
            square: table.zone_square(zone)?,
            places,
            taken: table.room_taken(zone),
            job: JobFacts::of(table, zone),
            fault: value_of_debugging(table, zone),
        })
    }

    /// Things in the zone, in the order of their places.
    pub fn things(&self) -> impl Iterator<Item = &ZoneThing> {
        self.places.iter().filter_map(|place| match place {
            ZonePlace::Thing(thing) => Some(thing),
            ZonePlace::Free | ZonePlace::Truck => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::zone_things::LinkToLast;
    use super::*;
    use crate::action::{ThingId, WorkerId, WorkerSet};
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::words::told::tell;

    fn zone(yard: &TestYard, viewer: &Viewer) -> ZoneFacts {
        ZoneFacts::of(&yard.table(), &test_seats(2), A, viewer).unwrap()
    }

    fn numbers(facts: &ZoneFacts) -> Vec<u16> {
        facts.things().map(|thing| thing.thing.0).collect()
    }

    #[test]
    fn rule_7_2_a_zone_has_ten_places_and_the_parked_truck_takes_five() {
        let yard = TestYard::new().in_zone(A, "pump");
        let facts = zone(&yard, &Viewer::PUBLIC);
        assert_eq!((facts.places.len(), facts.taken), (10, 6));
        let trucks = facts.places.iter().filter(|place| **place == ZonePlace::Truck).count();
        assert_eq!((trucks, facts.places[5..].iter().all(|place| *place == ZonePlace::Truck)), (5, true));
        let away = zone(&yard.truck_on(A, "d0"), &Viewer::PUBLIC);
        assert_eq!((away.places.len(), away.taken), (10, 1));
        assert!(!away.places.contains(&ZonePlace::Truck));
    }

    #[test]
    fn rule_7_1_everybody_sees_the_same_but_what_is_tied() {
        let yard = TestYard::new().in_zone(A, "pump").change(|position| {
            position.things[0].access.tied = WorkerSet::one(WorkerId(1));
        });
        let tied = |viewer: Viewer| zone(&yard, &viewer).things().next().unwrap().is_tied;
        assert_eq!([Viewer::of(A), Viewer::of(B), Viewer::PUBLIC].map(tied), [true, false, false]);
    }

    #[test]
    fn parts_of_an_assembly_lie_side_by_side_and_so_do_things_that_are_being_joined() {
        let yard = TestYard::new().truck_on(A, "d0");
        let yard = yard.in_zone(A, "pump").in_zone(A, "rope").in_zone(A, "oil_drum").in_zone(A, "bucket");
        let joined = yard.joined(&[2, 0]);
        let plain = zone(&joined, &Viewer::PUBLIC);
        assert_eq!(numbers(&plain), [2, 0, 1, 3]);
        let links: Vec<_> = plain.things().map(|thing| thing.link).collect();
        assert_eq!(links, [None, Some(LinkToLast::Joined), None, None]);
        let working = zone(&joined.joining(A, 3, 0, 15), &Viewer::PUBLIC);
        assert_eq!(numbers(&working), [3, 2, 0, 1]);
        let links: Vec<_> = working.things().map(|thing| thing.link).collect();
        assert_eq!(links, [None, Some(LinkToLast::BeingJoined), Some(LinkToLast::Joined), None]);
        assert_eq!(working.things().filter(|thing| thing.is_of_job).count(), 3);
        let job = working.job.unwrap();
        assert_eq!((job.done, job.all), (15, 24));
        assert_eq!(tell(&job.words), "a bucket (C) to an assembly (oil drum C and pump C)");
    }

    #[test]
    fn rule_12_1_a_faulty_machine_is_marked_in_all_its_parts() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").in_zone(A, "bucket").joined(&[1, 0]);
        let yard = yard.change(|position| {
            position.state.faults.push([0, 1].map(ThingId).into_iter().collect());
        });
        let faulty: Vec<bool> = zone(&yard, &Viewer::PUBLIC).things().map(|thing| thing.is_faulty).collect();
        assert_eq!(faulty, [true, true, false]);
    }
}
