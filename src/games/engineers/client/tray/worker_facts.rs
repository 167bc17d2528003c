//! A worker in the tray.

use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

use super::limit_sum::LimitSum;
use super::slots::{TraySlot, slots_of};
use crate::action::WorkerId;
use crate::client::art::icons::{DeedIcon, marker_drawing};
use crate::client::play::prompt::order_words;
use crate::messages::phrase;
use crate::orders::{Order, Orders, WaySearch};
use crate::set::Stat;
use crate::table::{Table, Worker};
use crate::words::{actions_words, square_name, things_words, worker_name};

/// Order of a worker.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayOrder {
    /// Its icon.
    pub icon: DeedIcon,
    /// It in a word or two: "to c4".
    pub short: Phrase,
    /// It in words: "go to c4".
    pub words: Phrase,
}

/// Part of a worker that only its team sees (19.2).
#[derive(Clone, Debug, PartialEq)]
pub struct OwnLoad {
    /// Slots with what it carries.
    pub slots: Vec<TraySlot>,
    /// Its limit with the reasons.
    pub limit: LimitSum,
    /// Actions that are left.
    pub left: u8,
    /// Its order.
    pub order: Option<TrayOrder>,
}

/// A worker in the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayWorker {
    /// The worker.
    pub worker: WorkerId,
    /// Name of its square.
    pub square: Phrase,
    /// Whether it is aboard the truck (9.2).
    pub is_aboard: bool,
    /// Whether it is at the wheel (9.3).
    pub is_driver: bool,
    /// Drawings of its markers (13.1).
    pub markers: Vec<&'static str>,
    /// Number of things that it carries, which all see.
    pub carried: u16,
    /// Actions that it has spent, which all see.
    pub spent: u8,
    /// Part that only its team sees; `None` for others.
    pub own: Option<OwnLoad>,
    /// Whether orders go to it.
    pub is_chosen: bool,
    /// The worker in words, with the reasons for its limit.
    pub words: Phrase,
}

/// Table of which the workers are read.
#[derive(Clone, Copy)]
pub struct WorkerSource<'a, 't> {
    /// Table as those before the screen may see it.
    pub table: &'a Table<'t>,
    /// The whole table, for the numbers of things that workers carry (19.1).
    pub whole: &'a Table<'t>,
    /// Players.
    pub seats: &'a [Seat],
    /// Team of the workers.
    pub seat: SeatId,
    /// Orders, if those before the screen are of the team: they see loads and limits too.
    pub orders: Option<&'a Orders>,
    /// Worker to whom orders go, if it is of the team.
    pub chosen: Option<WorkerId>,
}

impl WorkerSource<'_, '_> {
    /// All workers in their order; none before the team has a gate (2.5).
    pub fn workers(self) -> Vec<TrayWorker> {
        let has_begun = self.table.find_team(self.seat).is_some_and(|team| team.gate.is_some());
        let workers = self.table.workers(self.seat).filter(|_| has_begun);
        workers.map(|(worker, found)| self.worker(worker, found)).collect()
    }

    fn worker(self, worker: WorkerId, found: &Worker) -> TrayWorker {
        let carried = self.whole.held_by(self.seat, worker).filter(|(_, thing)| self.whole.is_whole(thing)).count();
        let carried = u16::try_from(carried).unwrap_or(u16::MAX);
        let own = self.orders.map(|orders| self.own_load(worker, orders));
        let markers =
            Stat::BOTH.iter().flat_map(|&stat| std::iter::repeat_n(marker_drawing(stat), found.markers(stat).into()));
        TrayWorker {
            worker,
            square: square_name(found.square),
            is_aboard: found.is_aboard,
            is_driver: self.is_driver(worker),
            markers: markers.collect(),
            carried,
            spent: found.spent,
            is_chosen: self.chosen == Some(worker),
            words: self.words(worker, found, carried, own.as_ref()),
            own,
        }
    }

    fn is_driver(self, worker: WorkerId) -> bool {
        self.table.truck(self.seat).driver == Some(worker)
    }

    fn own_load(self, worker: WorkerId, orders: &Orders) -> OwnLoad {
        OwnLoad {
            slots: slots_of(self.table, self.seat, worker),
            limit: LimitSum::of(self.table, self.seat, worker),
            left: self.table.actions_left(self.seat, worker),
            order: orders.of(self.seat, worker).map(|order| self.order(order)),
        }
    }

    fn order(self, order: Order) -> TrayOrder {
        let (icon, short) = match order {
            Order::Go { square, search } => {
                let icon = if search == WaySearch::Never { DeedIcon::Step } else { DeedIcon::Search };
                (icon, phrase!("engineers-tray-order-go", square = square_name(square)))
            }
            Order::Fetch { .. } => (DeedIcon::Hand, phrase!("engineers-tray-order-fetch")),
            Order::CarryHome => (DeedIcon::Zone, phrase!("engineers-tray-order-home")),
            Order::Work => (self.icon_of_job(), phrase!("engineers-tray-order-work")),
            Order::Debug { .. } => (DeedIcon::Debug, phrase!("engineers-tray-order-debug")),
            Order::Train { .. } => (DeedIcon::Hand, phrase!("engineers-tray-order-train")),
        };
        TrayOrder { icon, short, words: order_words(self.table, self.seat, order) }
    }

    fn icon_of_job(self) -> DeedIcon {
        self.table.job(self.seat).map_or(DeedIcon::Workbench, |job| DeedIcon::of_job(job.plan.job()))
    }

    fn words(self, worker: WorkerId, found: &Worker, carried: u16, own: Option<&OwnLoad>) -> Phrase {
        let who = worker_name(self.seats, self.seat, worker);
        let square = square_name(found.square);
        let square = match (found.is_aboard, self.is_driver(worker)) {
            (true, true) => phrase!("spoken-list", first = square, second = phrase!("engineers-inspector-at-wheel")),
            (true, false) => phrase!("spoken-list", first = square, second = phrase!("engineers-inspector-aboard")),
            (false, _) => square,
        };
        let Some(own) = own else {
            let spent = actions_words(found.spent.into());
            let things = things_words(carried);
            return phrase!("engineers-tray-worker-seen", who = who, square = square, things = things, spent = spent);
        };
        let left = actions_words(own.left.into());
        let limit = own.limit.reasons();
        let told = phrase!("engineers-tray-worker-own", who = who, square = square, left = left, limit = limit);
        match &own.order {
            Some(order) => phrase!("engineers-tray-worker-order", told = told, order = &order.words),
            None => told,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use crate::words::told::tell;

    fn workers(yard: &TestYard, orders: Option<&Orders>) -> Vec<TrayWorker> {
        let seats = test_seats(2);
        let table = yard.table();
        let chosen = Some(WorkerId(1));
        WorkerSource { table: &table, whole: &table, seats: &seats, seat: A, orders, chosen }.workers()
    }

    #[test]
    fn rule_19_2_others_see_how_many_things_a_worker_carries_and_no_limit() {
        let yard = TestYard::new().held(A, &[0], "pump").change(|position| position.teams[0].workers[0].spent = 2);
        let seen = workers(&yard, None);
        assert!(seen.len() == 4 && seen.iter().all(|worker| worker.own.is_none()));
        assert_eq!((seen[0].carried, seen[0].spent, seen[1].is_chosen), (1, 2, true));
        assert_eq!(tell(&seen[0].words), "Orange 1 on c0, with 1 thing; 2 actions spent");
    }

    #[test]
    fn an_order_is_told_to_the_own_team() {
        let mut orders = Orders::default();
        orders.give(A, WorkerId(2), Some(Order::Go { square: "c4".parse().unwrap(), search: WaySearch::OnWay }));
        let own = workers(&TestYard::new(), Some(&orders));
        let order = own[2].own.as_ref().unwrap().order.as_ref().unwrap();
        assert_eq!((order.icon, tell(&order.short)), (DeedIcon::Search, "to c4".to_owned()));
        assert!(own[0].own.as_ref().unwrap().order.is_none());
        assert!(tell(&own[2].words).ends_with("Order: go to c4 and search along the way."), "{}", tell(&own[2].words));
    }

    #[test]
    fn rule_9_3_who_is_at_the_wheel_is_told() {
        let yard = TestYard::new().change(|position| {
            position.teams[0].workers[..2].iter_mut().for_each(|worker| worker.is_aboard = true);
            position.teams[0].truck.driver = Some(WorkerId(1));
        });
        let own = workers(&yard, Some(&Orders::default()));
        let told = [0, 1, 2].map(|number: usize| (own[number].is_aboard, own[number].is_driver));
        assert_eq!(told, [(true, false), (true, true), (false, false)]);
        assert!(tell(&own[1].words).starts_with("Orange 2 on c0; at the wheel, "), "{}", tell(&own[1].words));
    }

    #[test]
    fn rule_2_5_there_are_no_workers_before_the_team_has_a_gate() {
        let yard = TestYard::new().change(|position| position.teams[0].team.gate = None);
        assert!(workers(&yard, None).is_empty());
    }
}
