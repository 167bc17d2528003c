//! Order in which things came into construction zones. The table does not keep it.

use super::facts::{ZoneFacts, ZonePlace};
use super::zone_things::ZoneThing;
use crate::action::ThingId;
use crate::table::{Place, Table, ThingView};

/// Things of all construction zones in the order in which they came there, so that a panel does not
/// move them while others come, or while work on them begins and ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ZoneOrder(Vec<ThingId>);

impl ZoneOrder {
    /// Notes what lies in the zones now: things that have left them are forgotten, and new ones
    /// come last.
    pub fn note(&mut self, table: &Table) {
        let is_there = |thing: &ThingView| matches!(thing.place, Place::Zone(_));
        self.0.retain(|&thing| table.find_thing(thing).is_some_and(|thing| is_there(&thing)));
        for thing in table.things().filter(is_there) {
            if !self.0.contains(&thing.id) {
                self.0.push(thing.id);
            }
        }
    }

    /// Lays the things of a zone in this order. Those that are linked stay side by side.
    pub fn arrange(&self, zone: &mut ZoneFacts) {
        let mut groups: Vec<Vec<ZoneThing>> = Vec::new();
        for thing in zone.things().cloned() {
            match groups.last_mut().filter(|_| thing.link.is_some()) {
                Some(group) => group.push(thing),
                None => groups.push(vec![thing]),
            }
        }
        groups.sort_by_key(|group| group.iter().map(|thing| self.rank(thing.thing)).min());
        let arranged = groups.into_iter().flatten().map(ZonePlace::Thing);
        zone.places.iter_mut().zip(arranged).for_each(|(place, thing)| *place = thing);
    }

    fn rank(&self, thing: ThingId) -> usize {
        self.0.iter().position(|&other| other == thing).unwrap_or(self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{WorkerId, WorkerSet};
    use crate::client::yard::Viewer;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};

    fn numbers(yard: &TestYard, order: &mut ZoneOrder) -> Vec<u16> {
        let table = yard.table();
        order.note(&table);
        let mut zone = ZoneFacts::of(&table, &test_seats(2), A, &Viewer::PUBLIC).unwrap();
        order.arrange(&mut zone);
        zone.things().map(|thing| thing.thing.0).collect()
    }

    #[test]
    fn things_keep_their_places_while_others_come_and_a_job_begins() {
        let mut order = ZoneOrder::default();
        let yard = TestYard::new().truck_on(A, "d0").held(A, &[0], "pump").in_zone(A, "rope").in_zone(A, "bucket");
        assert_eq!(numbers(&yard, &mut order), [1, 2]);
        let yard = yard.in_zone(A, "oil_drum").change(|position| position.things[0].place = Place::Zone(A));
        assert_eq!(numbers(&yard, &mut order), [1, 2, 0, 3], "things come in the order of their numbers");
        let yard = yard.joining(A, 0, 3, 5);
        assert_eq!(numbers(&yard, &mut order), [1, 2, 0, 3]);
        let yard = yard.joined(&[0, 3]).change(|position| position.teams[0].team.job = None);
        assert_eq!(numbers(&yard, &mut order), [1, 2, 0, 3]);
        let held = Place::Held(A, WorkerSet::one(WorkerId(1)));
        let yard = yard.change(|position| position.things[1].place = held);
        assert_eq!(numbers(&yard, &mut order), [2, 0, 3]);
    }
}
