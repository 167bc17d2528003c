//! Order in which things came into construction zones. The table does not keep it.

use shell::record::Step;

use super::facts::{ZoneFacts, ZonePlace};
use super::zone_things::ZoneThing;
use crate::action::{Action, Engineers, HandOrGround, ThingId};
use crate::set::KindId;
use crate::table::{Place, Table, ThingView};

/// Things of all construction zones in the order in which they came there, so that a panel does not
/// move them while others come, or while work on them begins and ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ZoneOrder(Vec<ThingId>);

impl ZoneOrder {
    /// Notes what lies in the zones now: things that have left them are forgotten, and new ones
    /// come last. Several that are new at once, as in a game that was just opened, come in the
    /// order in which the steps of the game have brought them there.
    pub fn note(&mut self, table: &Table, steps: &[Step<Engineers>]) {
        let is_there = |thing: &ThingView| matches!(thing.place, Place::Zone(_));
        self.0.retain(|&thing| table.find_thing(thing).is_some_and(|thing| is_there(&thing)));
        let mut new: Vec<ThingView> = table.things().filter(is_there).collect();
        new.retain(|thing| !self.0.contains(&thing.id));
        if new.len() > 1 {
            let arrivals = arrivals_in(steps);
            let last = |arrival: ZoneArrival| arrivals.iter().rposition(|other| *other == arrival);
            let bought = |thing: &ThingView| last(ZoneArrival::Bought(thing.of.kind));
            new.sort_by_key(|thing| last(ZoneArrival::Brought(thing.id)).or_else(|| bought(thing)));
        }
        self.0.extend(new.into_iter().map(|thing| thing.id));
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

/// Arrival of a thing in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ZoneArrival {
    /// It was put down, unloaded, or got in a deal; an assembly by its first component.
    Brought(ThingId),
    /// A tool of a kind was bought; the step does not say which.
    Bought(KindId),
}

/// Arrivals of things in zones by the steps of a game, in order.
fn arrivals_in(steps: &[Step<Engineers>]) -> Vec<ZoneArrival> {
    let mut arrivals = Vec::new();
    // Things of the open offer or auction.
    let mut goods: Vec<ThingId> = Vec::new();
    for step in steps {
        match &step.action {
            Action::PutDown { thing, face_up: true, .. } | Action::Unload { thing, to: HandOrGround::FaceUp, .. } => {
                arrivals.push(ZoneArrival::Brought(*thing));
            }
            Action::Buy { kind, to: HandOrGround::FaceUp, .. } => arrivals.push(ZoneArrival::Bought(*kind)),
            Action::Offer { terms, .. } | Action::Counter(terms) => {
                goods = terms.given.things.iter().chain(&terms.wanted.things).copied().collect();
            }
            Action::Auction { thing, .. } => goods = vec![*thing],
            Action::Accept | Action::Bid(_) => arrivals.extend(goods.drain(..).map(ZoneArrival::Brought)),
            _ => {}
        }
    }
    arrivals
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Goods, Terms, WorkerId, WorkerSet};
    use crate::client::yard::Viewer;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::set::DataSet;

    fn numbers(yard: &TestYard, order: &mut ZoneOrder) -> Vec<u16> {
        numbers_after(yard, order, &[])
    }

    fn numbers_after(yard: &TestYard, order: &mut ZoneOrder, actions: &[Action]) -> Vec<u16> {
        let table = yard.table();
        let steps = actions.iter().map(|action| Step { round: 1, seat: A, action: action.clone() });
        order.note(&table, &steps.collect::<Vec<_>>());
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

    #[test]
    fn things_of_a_game_that_was_just_opened_lie_as_its_steps_have_brought_them() {
        let yard = TestYard::new().truck_on(A, "d0").in_zone(A, "rope").in_zone(A, "bucket").in_zone(A, "sledgehammer");
        let yard = yard.in_zone(A, "oil_drum");
        let worker = WorkerId(0);
        let put = |thing: u16| Action::PutDown { worker, thing: ThingId(thing), face_up: true };
        let kind = DataSet::standard().find_kind("sledgehammer").unwrap();
        let buy = Action::Buy { worker, kind, to: HandOrGround::FaceUp };
        let wanted = Goods { things: vec![ThingId(3)], money: 0 };
        let terms = Terms { given: Goods { things: Vec::new(), money: 10 }, wanted };
        let offer = Action::Offer { partner: B, terms };
        let lies = |actions: &[Action]| numbers_after(&yard, &mut ZoneOrder::default(), actions);
        assert_eq!(lies(&[]), [0, 1, 2, 3]);
        assert_eq!(lies(&[put(0), buy.clone(), offer, Action::Accept, put(1)]), [0, 2, 3, 1]);
        assert_eq!(lies(&[put(0), put(1), buy, put(3), put(0)]), [1, 2, 3, 0], "the rope was taken up again");
        let face_down = Action::PutDown { worker, thing: ThingId(0), face_up: false };
        assert_eq!(lies(&[face_down]), [0, 1, 2, 3]);
    }
}
