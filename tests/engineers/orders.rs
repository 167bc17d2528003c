//! Standing orders: each gives the rules' own steps, waits for the next turn, and stops where a
//! choice is needed.

mod fetching;
mod going;
mod played;
mod running;
mod ways;
mod working;

use engineers::action::{Action, TableEvent};
use engineers::orders::{Order, OrderRun, Orders, RunStep, RunStop, give_order};
use engineers::table::{Place, Worker};

use crate::scene::{RED, Scene, worker, workers};
use crate::test_table::TestTable;

/// A table at which Red plays by orders.
pub struct Foreman {
    pub table: TestTable,
    pub orders: Orders,
    /// Clicks and keys so far.
    pub inputs: usize,
    /// Actions so far.
    pub actions: Vec<Action>,
    /// What followed from them.
    pub events: Vec<TableEvent>,
}

impl Foreman {
    pub fn new(scene: Scene) -> Self {
        Self::at(scene.game())
    }

    pub fn at(table: TestTable) -> Self {
        Self { table, orders: Orders::default(), inputs: 0, actions: Vec::new(), events: Vec::new() }
    }

    /// Gives a worker an order, which it carries out at once.
    pub fn order(&mut self, number: u8, order: Order) -> RunStop {
        self.inputs += 1;
        self.give(number, order);
        self.run(OrderRun::of_workers(RED, workers(&[number])))
    }

    /// Gives a worker an order, which nobody carries out yet.
    pub fn give(&mut self, number: u8, order: Order) {
        let orders = &mut self.orders;
        self.table.read(|table| give_order(table, orders, RED, worker(number), order));
    }

    /// Carries on with all orders.
    pub fn carry_on(&mut self) -> RunStop {
        self.inputs += 1;
        self.run(OrderRun::of_team(RED))
    }

    /// Ends the turn and those of the others.
    pub fn end_turn(&mut self) {
        self.inputs += 1;
        self.table.end_turns_until(RED);
    }

    fn run(&mut self, mut run: OrderRun) -> RunStop {
        loop {
            let orders = &mut self.orders;
            match self.table.read(|table| run.next_step(table, orders)) {
                RunStep::Stop(stop) => return stop,
                RunStep::Act(action) => {
                    self.actions.push(action.clone());
                    let events = self.table.act(action);
                    run.note(&events);
                    self.events.extend(events);
                }
            }
        }
    }

    pub fn order_of(&self, number: u8) -> Option<Order> {
        self.orders.of(RED, worker(number))
    }

    pub fn worker(&mut self, number: u8) -> Worker {
        self.table.worker(RED, number)
    }

    pub fn place(&mut self, name: &str) -> Place {
        self.table.place(name)
    }

    /// The order to fetch a thing of a name.
    pub fn fetch(&mut self, name: &str) -> Order {
        Order::Fetch { thing: self.table.id(name) }
    }
}
