//! Deeds of a press on the truck of the team, or on a square while its driver is chosen (9).

use super::carried::thing_to_load;
use super::deed::{Deed, PressOf};
use crate::action::{Action, Illegal, WorkerId};
use crate::orders::{Order, WaySearch};
use crate::set::limits::DRIVE_SQUARES;
use crate::yard::{ROAD_SQUARES, Square, road_index};

impl PressOf<'_, '_> {
    /// A worker of the team, who is chosen. The chosen one stands before its truck and covers it:
    /// away from home it loads what its hands hold.
    pub(super) fn deed_on_worker(self, worker: WorkerId) -> Deed {
        let is_home = self.table.zone_square(self.seat) == Some(self.square);
        let load = thing_to_load(self.table, self.seat, worker).filter(|_| worker == self.worker && !is_home);
        load.map_or(Deed::Choose(worker), |thing| Deed::Load(worker, thing))
    }

    /// The truck: who stands beside it loads what its hands hold, and climbs in with empty ones
    /// (9.2, 9.9).
    pub(super) fn deed_on_truck(self) -> Deed {
        let truck = self.table.truck(self.seat);
        let worker = self.worker;
        if self.is_aboard {
            let is_free = truck.driver.is_none();
            return Deed::Act(if is_free { Action::TakeWheel { worker } } else { Action::ClimbOut { worker } });
        }
        if truck.square != self.square {
            return Deed::Give(worker, Order::Go { square: truck.square, search: WaySearch::Never });
        }
        match thing_to_load(self.table, self.seat, worker) {
            Some(thing) => Deed::Load(worker, thing),
            None => Deed::Act(Action::ClimbIn { worker }),
        }
    }

    /// Driving towards a square of the road, by the shorter way round, as far as the actions of the
    /// driver last.
    pub(super) fn drive_to(self, from: Square, to: Square) -> Deed {
        let Some((here, there)) = road_index(from).zip(road_index(to)) else { return Deed::Refuse(Illegal::TooFar) };
        let forwards = (there + ROAD_SQUARES - here) % ROAD_SQUARES;
        let backwards = (here + ROAD_SQUARES - there) % ROAD_SQUARES;
        let clockwise = forwards <= backwards;
        let reach = self.table.actions_left(self.seat, self.worker).max(1).saturating_mul(DRIVE_SQUARES);
        match forwards.min(backwards).min(reach) {
            0 => Deed::Nothing,
            squares if squares <= DRIVE_SQUARES => Deed::Act(Action::Drive { squares, clockwise }),
            squares => Deed::Drive { squares, clockwise },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::ThingId;
    use crate::client::play::deed::deed_of_press;
    use crate::client::play::interaction::EngineersInteraction;
    use crate::client::play::thing::TableItem;
    use crate::client::yard::test_yard::{A, TestYard};

    fn pressed(yard: &TestYard, item: TableItem) -> Deed {
        let own = EngineersInteraction { worker: WorkerId(0), ..EngineersInteraction::default() };
        deed_of_press(&yard.table(), &own, item)
    }

    #[test]
    fn rule_9_9_a_press_on_the_truck_loads_what_is_held_beside_it_and_else_climbs_in() {
        let worker = WorkerId(0);
        let truck = TableItem::Truck(A);
        assert_eq!(pressed(&TestYard::new(), truck), Deed::Act(Action::ClimbIn { worker }));
        let holds = TestYard::new().held(A, &[0], "rope");
        assert_eq!(pressed(&holds, truck), Deed::Load(worker, ThingId(0)));
        assert!(matches!(pressed(&holds.truck_on(A, "d0"), truck), Deed::Give(_, Order::Go { .. })));
    }

    #[test]
    fn rule_9_9_the_chosen_worker_who_covers_the_truck_loads_away_from_home() {
        let worker = WorkerId(0);
        let item = TableItem::Worker(A, worker);
        let at = |yard: TestYard, on: &str| {
            yard.truck_on(A, on).change(|position| position.teams[0].workers[0].square = on.parse().unwrap())
        };
        let holds = TestYard::new().held(A, &[0], "rope");
        assert_eq!(pressed(&holds, item), Deed::Choose(worker), "at home it is put down");
        assert_eq!(pressed(&at(holds, "d0"), item), Deed::Load(worker, ThingId(0)));
        assert_eq!(pressed(&at(TestYard::new(), "d0"), item), Deed::Choose(worker));
    }

    #[test]
    fn rule_9_4_a_far_square_of_the_road_takes_several_driving_actions() {
        let yard = |spent: u8| {
            TestYard::new().truck_on(A, "b0").change(|position| {
                let team = &mut position.teams[0];
                team.truck.driver = Some(WorkerId(0));
                team.workers[0].is_aboard = true;
                team.workers[0].square = "b0".parse().unwrap();
                team.workers[0].spent = spent;
            })
        };
        let driven = |yard: &TestYard, to: &str| pressed(yard, TableItem::Square(to.parse().unwrap())).drive();
        let limit = yard(0).table().actions_left(A, WorkerId(0));
        assert!(limit > 2, "{limit}");
        assert_eq!(driven(&yard(0), "b0"), None);
        assert_eq!(driven(&yard(0), "d0").map(|drive| drive.0), Some(2));
        assert_eq!(driven(&yard(0), "h0").map(|drive| drive.0), Some(6));
        assert_eq!(driven(&yard(limit - 1), "h0").map(|drive| drive.0), Some(3), "one action is left");
        assert_eq!(pressed(&yard(0), TableItem::Square("d4".parse().unwrap())), Deed::Refuse(Illegal::TooFar));
    }
}
