//! Teams of a scene: workers, trucks, money, cards and notebooks.

use engineers::action::WorkerId;
use engineers::table::{CardPlace, Worker};
use shell::seats::SeatId;

use super::names::{at, machine};
use super::position::Scene;

impl Scene {
    pub fn money(self, seat: SeatId, dollars: u16) -> Self {
        self.team(seat, |team| team.team.money = dollars)
    }

    fn worker(self, seat: SeatId, number: u8, change: impl FnOnce(&mut Worker)) -> Self {
        self.team(seat, |team| change(&mut team.workers[usize::from(number)]))
    }

    /// Square of a worker on foot.
    pub fn stands(self, seat: SeatId, number: u8, square: &str) -> Self {
        self.worker(seat, number, |worker| worker.square = at(square))
    }

    /// Actions that a worker has spent.
    pub fn spent(self, seat: SeatId, number: u8, actions: u8) -> Self {
        self.worker(seat, number, |worker| worker.spent = actions)
    }

    /// Strength and stamina markers of a worker.
    pub fn markers(self, seat: SeatId, number: u8, strength: u8, stamina: u8) -> Self {
        self.worker(seat, number, |worker| {
            worker.strength = strength;
            worker.stamina = stamina;
        })
    }

    /// Road square of a truck, with all who were put aboard before.
    pub fn truck(self, seat: SeatId, square: &str) -> Self {
        self.team(seat, |team| {
            team.truck.square = at(square);
            for worker in team.workers.iter_mut().filter(|worker| worker.is_aboard) {
                worker.square = at(square);
            }
        })
    }

    /// Puts a worker aboard the truck, where it stands now.
    pub fn aboard(self, seat: SeatId, number: u8) -> Self {
        self.team(seat, |team| {
            let worker = &mut team.workers[usize::from(number)];
            worker.square = team.truck.square;
            worker.is_aboard = true;
        })
    }

    /// Puts a worker aboard at the wheel.
    pub fn driver(self, seat: SeatId, number: u8) -> Self {
        self.aboard(seat, number).team(seat, |team| team.truck.driver = Some(WorkerId(number)))
    }

    /// Gives a team a notebook.
    pub fn notebook(self, seat: SeatId) -> Self {
        self.team(seat, |team| team.notebook.is_owned = true)
    }

    /// Places of cards, whose machines are named with spaces between.
    fn cards(self, list: &str, place: CardPlace) -> Self {
        self.change(|position| {
            for name in list.split_whitespace() {
                position.cards[machine(name).index()] = place;
            }
        })
    }

    /// Cards in the hand of a team, which is filled up to three.
    pub fn hand(self, seat: SeatId, list: &str) -> Self {
        self.cards(list, CardPlace::Hand { seat, is_shown: false })
    }

    /// Cards in the hand of a team that all have seen.
    pub fn shown(self, seat: SeatId, list: &str) -> Self {
        self.cards(list, CardPlace::Hand { seat, is_shown: true })
    }

    /// Cards that were put aside.
    pub fn aside(self, list: &str) -> Self {
        self.cards(list, CardPlace::Aside)
    }

    /// Machines of a team that worked.
    pub fn built(self, seat: SeatId, list: &str) -> Self {
        let machines: Vec<_> = list.split_whitespace().map(machine).collect();
        self.cards(list, CardPlace::Built(seat)).team(seat, |team| team.team.built.extend(machines))
    }
}
