//! The way of an order with its cost, as the screen shows it before a click.

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::unsearched::is_worth_a_search;
use super::whereabouts::{find_square, known_penalty};
use crate::action::{ThingId, WorkerId};
use crate::record::{Order, WaySearch};
use crate::set::Kind;
use crate::set::limits::BASE_LIMIT;
use crate::table::{SquareSet, Table};
use crate::turn::moving::step::step_together;
use crate::yard::Square;

/// Way of a worker, and of those who share a load with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// Squares that are entered, in their order; if a search comes before the first step, the own
    /// square first.
    pub squares: Vec<WaySquare>,
}

/// Square of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaySquare {
    /// The square.
    pub square: Square,
    /// Actions of the worker from the beginning of the way up to this square, a search there
    /// included.
    pub cost: u16,
    /// Own turns until then: 0 in this turn; `None` if the load leaves no actions in any.
    pub turn: Option<u8>,
    /// Whether the square is searched.
    pub is_searched: bool,
}

impl Way {
    /// Actions of the worker for the whole way.
    pub fn cost(&self) -> u16 {
        self.squares.last().map_or(0, |last| last.cost)
    }

    /// Own turns until the end of the way: 0 in this turn; `None` if the load leaves no actions.
    pub fn turns(&self) -> Option<u8> {
        self.squares.last().map_or(Some(0), |last| last.turn)
    }

    /// Number of squares that are reached in this turn.
    pub fn squares_now(&self) -> usize {
        self.squares.iter().filter(|square| square.turn == Some(0)).count()
    }
}

/// Way of a worker to a square with its searches; `None` if no way leads there.
pub fn way_to(table: &Table, seat: SeatId, worker: WorkerId, to: Square, search: WaySearch) -> Option<Way> {
    let mut walk = Walk::new(table, seat, worker);
    walk.go(to, search)?;
    Some(walk.way)
}

/// Way that an order takes a worker: for a thing that is fetched also the way home with it, alone;
/// `None` if the team knows no square of the thing, or no way leads there.
pub fn way_of_order(table: &Table, seat: SeatId, worker: WorkerId, order: Order) -> Option<Way> {
    let mut walk = Walk::new(table, seat, worker);
    match order {
        Order::Go { square, search } => walk.go(square, search)?,
        Order::CarryHome | Order::Work | Order::Debug { .. } | Order::Train { .. } => {
            walk.go(table.zone_square(seat)?, WaySearch::Never)?;
        }
        Order::Fetch { thing } => {
            let is_carried = table.find_thing(thing).is_some_and(|thing| thing.carriers().contains(worker));
            if !is_carried {
                walk.go(find_square(table, seat, thing).ok()?, WaySearch::Never)?;
                walk.load(worker, thing);
            }
            walk.go(table.zone_square(seat)?, WaySearch::Never)?;
        }
    }
    Some(walk.way)
}

/// Actions of a worker who walks.
struct Walker {
    worker: WorkerId,
    spent: u16,
    limit: u16,
}

/// Walk along a way, counted ahead.
struct Walk<'t> {
    table: &'t Table<'t>,
    seat: SeatId,
    worker: WorkerId,
    walkers: SmallVec<[Walker; 4]>,
    square: Square,
    turn: Option<u8>,
    searched: SquareSet,
    way: Way,
}

impl<'t> Walk<'t> {
    fn new(table: &'t Table<'t>, seat: SeatId, worker: WorkerId) -> Self {
        let walker = |worker: WorkerId| Walker {
            worker,
            spent: table.worker(seat, worker).spent.into(),
            limit: table.limit(seat, worker).into(),
        };
        let walkers = step_together(table, seat, worker).iter().map(walker).collect();
        let square = table.worker(seat, worker).square;
        Self { table, seat, worker, walkers, square, turn: Some(0), searched: SquareSet::EMPTY, way: Way::default() }
    }

    /// Goes to a square; `None` if no way leads there.
    fn go(&mut self, to: Square, search: WaySearch) -> Option<()> {
        let path = self.table.yard().path(self.square, to)?;
        if self.is_searched(to, search) {
            self.enter(self.square, 0, true);
        }
        for square in path {
            self.square = square;
            self.enter(square, 1, self.is_searched(to, search));
        }
        Some(())
    }

    /// Whether the present square would be searched on the way to a square.
    fn is_searched(&self, to: Square, search: WaySearch) -> bool {
        let is_end = self.square == to;
        !self.searched.contains(self.square) && is_worth_a_search(self.table, self.seat, self.square, is_end, search)
    }

    /// Notes a square that is entered by some steps, and searched or not.
    fn enter(&mut self, square: Square, steps: u16, is_searched: bool) {
        if steps > 0 {
            self.pay(|_| true);
        }
        if is_searched {
            let worker = self.worker;
            self.pay(|walker| walker == worker);
            let scan = self.table.best_held(self.seat, worker, Kind::scan).unwrap_or(0);
            self.table.yard().within(square, scan).into_iter().for_each(|square| self.searched.insert(square));
        }
        let cost = self.way.cost() + steps + u16::from(is_searched);
        self.way.squares.push(WaySquare { square, cost, turn: self.turn, is_searched });
    }

    /// Spends an action of some of those who walk, in this turn or in the next.
    fn pay(&mut self, pays: impl Fn(WorkerId) -> bool) {
        let is_tired = |walker: &Walker| pays(walker.worker) && walker.spent >= walker.limit;
        if self.walkers.iter().any(is_tired) {
            self.turn = self.turn.map(|turn| turn.saturating_add(1));
            self.walkers.iter_mut().for_each(|walker| walker.spent = 0);
        }
        // Whoever is tired in a new turn too has a load that leaves no actions.
        if self.walkers.iter().any(is_tired) {
            self.turn = None;
        }
        for walker in self.walkers.iter_mut().filter(|walker| pays(walker.worker)) {
            walker.spent += 1;
        }
    }

    /// Lets a worker carry a thing from here on (3.2, 3.3).
    fn load(&mut self, worker: WorkerId, thing: ThingId) {
        let limit = limit_with(self.table, self.seat, worker, known_penalty(self.table, self.seat, thing));
        let own = self.walkers.iter_mut().filter(|walker| walker.worker == worker);
        own.for_each(|walker| walker.limit = limit);
    }
}

/// Limit of a worker with some penalty more than now (3.2, 3.3).
fn limit_with(table: &Table, seat: SeatId, worker: WorkerId, penalty: u16) -> u16 {
    let found = table.worker(seat, worker);
    let brace = table.best_held(seat, worker, Kind::brace).unwrap_or(0);
    let stride = table.best_held(seat, worker, Kind::stride).unwrap_or(0);
    let relief = u16::from(found.strength) + u16::from(brace);
    let burden = (table.load(seat, worker).penalty + penalty).saturating_sub(relief);
    let most = u16::from(BASE_LIMIT) + u16::from(found.stamina) + u16::from(stride);
    most.saturating_sub(burden)
}
