//! The workers of the turn, as the top bar shows them.

use crate::action::WorkerId;
use crate::client::scene::Scene;
use crate::client::yard::Viewer;
use crate::messages::phrase;
use crate::table::Table;
use crate::words::{actions_words, square_name, worker_name};
use crate::yard::Square;
use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId};

/// A worker of the turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnWorker {
    /// Its number in the team.
    pub worker: WorkerId,
    /// Colour of the team.
    pub colour: Colour,
    /// Square where it is.
    pub square: Square,
    /// Actions that it has left and that it has spent; `None` for those who may not know its limit
    /// (19.2).
    pub actions: Option<TurnActions>,
    /// Whether orders go to it.
    pub is_chosen: bool,
    /// The worker in words.
    pub words: Phrase,
}

/// Actions of a worker in a turn (3.2, 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnActions {
    /// Actions that are left.
    pub left: u8,
    /// Actions that are spent.
    pub spent: u8,
}

/// Workers of the team on the stage, in their order; none before it has a gate (2.5).
pub fn workers_of_turn(scene: &Scene) -> Vec<TurnWorker> {
    let chosen = scene.chosen_worker();
    let team = SeenTeam { seats: scene.play.seats(), viewer: scene.viewer, seat: scene.on_stage() };
    let is_chosen = |worker: WorkerId| chosen == Some((team.seat, worker));
    team.workers(scene.table, is_chosen)
}

/// A team as a viewer sees it.
struct SeenTeam<'a> {
    seats: &'a [Seat],
    viewer: &'a Viewer,
    seat: SeatId,
}

impl SeenTeam<'_> {
    fn workers(&self, table: &Table, is_chosen: impl Fn(WorkerId) -> bool) -> Vec<TurnWorker> {
        let has_gate = table.find_team(self.seat).is_some_and(|team| team.gate.is_some());
        let workers = table.workers(self.seat).filter(|_| has_gate);
        workers.filter_map(|(worker, _)| self.worker(table, worker, is_chosen(worker))).collect()
    }

    fn worker(&self, table: &Table, worker: WorkerId, is_chosen: bool) -> Option<TurnWorker> {
        let found = table.find_worker(self.seat, worker)?;
        let is_known = self.viewer.seat == Some(self.seat);
        let left = table.actions_left(self.seat, worker);
        let actions = is_known.then_some(TurnActions { left, spent: found.spent });
        let name = worker_name(self.seats, self.seat, worker);
        let square = square_name(found.square);
        let words = match actions {
            Some(actions) => {
                let left = actions_words(actions.left.into());
                phrase!("engineers-top-worker", name = name, square = square, actions = left)
            }
            None => phrase!("engineers-top-worker-seen", name = name, square = square),
        };
        let colour = self.seats.get(self.seat.index())?.colour;
        Some(TurnWorker { worker, colour, square: found.square, actions, is_chosen, words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::words::told::tell;

    #[test]
    fn rule_19_2_only_the_team_sees_how_many_actions_its_workers_have() {
        let yard = TestYard::new().change(|position| position.teams[0].workers[1].spent = 4);
        let seats = test_seats(2);
        let second = |viewer: &Viewer| {
            let team = SeenTeam { seats: &seats, viewer, seat: A };
            team.workers(&yard.table(), |worker| worker == WorkerId(1)).remove(1)
        };
        let own = second(&Viewer::of(A));
        assert_eq!((own.actions, own.is_chosen), (Some(TurnActions { left: 2, spent: 4 }), true));
        assert_eq!(tell(&own.words), "Orange 2 in c0, 2 actions left");
        for viewer in [Viewer::of(B), Viewer::PUBLIC] {
            assert_eq!((second(&viewer).actions, tell(&second(&viewer).words)), (None, "Orange 2 in c0".to_owned()));
        }
    }

    #[test]
    fn rule_2_5_there_are_no_workers_before_the_team_has_a_gate() {
        let yard = TestYard::new().change(|position| position.teams[0].team.gate = None);
        let team = SeenTeam { seats: &test_seats(2), viewer: &Viewer::of(A), seat: A };
        assert!(team.workers(&yard.table(), |_| false).is_empty());
    }
}
