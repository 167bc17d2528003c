//! Workers of a team at the workbench, each with what it holds.

use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId};

use crate::action::{ThingId, WorkerId};
use crate::client::art::thing_picture::ThingPicture;
use crate::client::yard::Viewer;
use crate::client::zone_panel::zone_things::picture_of;
use crate::messages::phrase;
use crate::table::{Table, ThingView, Worker};
use crate::turn::work::zone_work::man_actions;
use crate::words::{a_whole, join_words, square_name, things_words, worker_name};
use crate::yard::Square;

/// A thing that a worker holds or wears, or that is in the truck; an assembly is one.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldThing {
    /// The thing, or the first component of the assembly.
    pub thing: ThingId,
    /// Its picture.
    pub picture: ThingPicture,
    /// Its name: "a tool kit".
    pub name: Phrase,
    /// Hands of this worker that it takes; 0 for a thing that is worn (5.2) or loaded.
    pub hands: u16,
}

/// Actions of a worker in this turn (3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerActions {
    /// Actions that are left.
    pub left: u8,
    /// Actions that the worker may spend in a turn.
    pub limit: u8,
}

/// A worker at the workbench.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchHands {
    /// The worker.
    pub worker: WorkerId,
    /// Its name: "Orange 2".
    pub name: Phrase,
    /// Colour of its team.
    pub colour: Colour,
    /// Place where it is: "here", "at d5".
    pub place: Phrase,
    /// Whether it is in the zone, on foot.
    pub is_here: bool,
    /// Whether it is on the square of the worker to whom orders go.
    pub is_with_chosen: bool,
    /// Whether orders go to it.
    pub is_chosen: bool,
    /// Things that it holds or wears, as far as the viewer knows them (19.2).
    pub held: Vec<HeldThing>,
    /// Number of things that it carries, which all see (19.1).
    pub number: u16,
    /// Man-actions that an action counts on the job (10.3); `None` without a job.
    pub each: Option<u8>,
    /// Its actions; `None` for a worker of another team (19.2).
    pub actions: Option<WorkerActions>,
}

/// The table from which the workers are told, and who looks.
#[derive(Clone, Copy)]
pub struct HandsOf<'a, 't> {
    /// Table as those before the screen may see it.
    pub table: &'a Table<'t>,
    /// The whole table, for the number of things that each worker carries (19.1).
    pub whole: &'a Table<'t>,
    /// Players.
    pub seats: &'a [Seat],
    /// Viewer.
    pub viewer: &'a Viewer,
    /// Team of the workers.
    pub team: SeatId,
    /// Worker to whom orders go, if it is one of them.
    pub chosen: Option<WorkerId>,
}

impl HandsOf<'_, '_> {
    /// All workers of the team in the order of their numbers; of another team only those who are in
    /// the zone.
    pub fn workers(self) -> Vec<BenchHands> {
        let is_own = self.viewer.seat == Some(self.team);
        let all = self.table.workers(self.team).filter_map(|(worker, found)| self.hands(worker, found));
        all.filter(|hands| is_own || hands.is_here).collect()
    }

    fn hands(self, worker: WorkerId, found: &Worker) -> Option<BenchHands> {
        let zone = self.table.zone_square(self.team)?;
        let colour = self.seats.get(self.team.index())?.colour;
        let is_own = self.viewer.seat == Some(self.team);
        let each = self.table.job(self.team).filter(|_| is_own);
        Some(BenchHands {
            worker,
            name: worker_name(self.seats, self.team, worker),
            colour,
            place: place_words(found, zone),
            is_here: found.square == zone && !found.is_aboard,
            is_with_chosen: self.square_of_chosen() == Some(found.square),
            is_chosen: self.chosen == Some(worker),
            held: self.held(worker),
            number: self.number(worker),
            each: each.map(|job| man_actions(self.table, self.team, worker, job.plan.job())),
            actions: is_own.then(|| WorkerActions {
                left: self.table.actions_left(self.team, worker),
                limit: self.table.limit(self.team, worker),
            }),
        })
    }

    fn square_of_chosen(self) -> Option<Square> {
        self.table.find_worker(self.team, self.chosen?).map(|worker| worker.square)
    }

    fn held(self, worker: WorkerId) -> Vec<HeldThing> {
        let wholes = self.table.held_by(self.team, worker).filter(|(_, thing)| self.table.is_whole(thing));
        let held = wholes.map(|(workers, thing)| self.held_thing(&thing, workers.len()));
        held.collect()
    }

    fn held_thing(self, thing: &ThingView, carriers: u8) -> HeldThing {
        HeldThing {
            thing: thing.id,
            picture: picture_of(thing, self.team),
            name: a_whole(self.table, thing.id, self.team),
            hands: self.table.loaded_weight(thing, self.team).shared_by(carriers).hands,
        }
    }

    fn number(self, worker: WorkerId) -> u16 {
        let wholes = self.whole.held_by(self.team, worker).filter(|(_, thing)| self.whole.is_whole(thing));
        u16::try_from(wholes.count()).unwrap_or(u16::MAX)
    }
}

/// Place of a worker in words.
fn place_words(worker: &Worker, zone: Square) -> Phrase {
    let square = square_name(worker.square);
    match (worker.is_aboard, worker.square == zone) {
        (true, _) => phrase!("engineers-bench-aboard", square = square),
        (false, true) => phrase!("engineers-bench-here"),
        (false, false) => phrase!("engineers-bench-away", square = square),
    }
}

impl BenchHands {
    /// The worker for screen readers: its name, its place and what it carries.
    pub fn in_words(&self) -> Phrase {
        let things = if self.held.is_empty() && self.number > 0 {
            things_words(self.number)
        } else {
            join_words(self.held.iter().map(|held| held.name.clone()))
        };
        phrase!("engineers-bench-worker", name = &self.name, place = &self.place, things = things)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::words::told::tell;

    fn workers(yard: &TestYard, viewer: &Viewer) -> Vec<BenchHands> {
        let table = yard.table();
        let seats = test_seats(2);
        HandsOf { table: &table, whole: &table, seats: &seats, viewer, team: A, chosen: Some(WorkerId(1)) }.workers()
    }

    #[test]
    fn own_workers_are_told_with_tools_actions_and_what_an_action_counts() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").joining(A, 0, 1, 14).held(A, &[1], "tool_kit");
        let yard = yard.change(|position| position.teams[0].workers[2].square = "d5".parse().unwrap());
        let all = workers(&yard, &Viewer::of(A));
        let each: Vec<_> = all.iter().map(|hands| (hands.is_here, hands.each, hands.held.len())).collect();
        assert_eq!(each, [(true, Some(1), 0), (true, Some(2), 1), (false, Some(1), 0), (true, Some(1), 0)]);
        assert_eq!(all[1].actions, Some(WorkerActions { left: 6, limit: 6 }));
        assert!(tell(&all[1].in_words()).contains("a tool kit"));
    }

    #[test]
    fn rule_19_2_of_another_team_only_those_who_are_there_and_no_limits() {
        let yard = TestYard::new().change(|position| position.teams[0].workers[2].square = "d5".parse().unwrap());
        let all = workers(&yard, &Viewer::of(B));
        assert!(all.len() == 3 && all.iter().all(|hands| hands.actions.is_none() && hands.each.is_none()));
    }
}
