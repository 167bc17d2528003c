//! Positions set up by hand.

use std::sync::Arc;

use robotics::game::Game;
use robotics::parts::data_file::DataFile;
use robotics::parts::{Credits, DataSet, Kind, KindCounts, OrderId};
use robotics::robot::Robot;
use robotics::table::play_state::ACTIONS_PER_TURN;
use robotics::table::{Options, Position, Setup, Snapshot, Stage, Turn, TurnStep};
use shell::seats::SeatId;
use shell::stream::{Stream, StreamPoint};

use super::notation::{parts, placed};
use super::play::TestTable;

pub const A: SeatId = SeatId(0);
pub const B: SeatId = SeatId(1);
pub const C: SeatId = SeatId(2);
pub const D: SeatId = SeatId(3);
pub const E: SeatId = SeatId(4);

/// A torso at (0, 0) with a head on it.
pub const PLAIN: &str = "
    H^
    T^
";

/// A closed robot that meets the order Drain Diver.
pub const DRAIN_DIVER: &str = "
    .. R^ ..
    L> T^ R>
    .. L^ ..
";

/// Set-up with the first seat as the youngest player's.
pub fn setup(seats: u8) -> Setup {
    Setup { youngest: Some(A), ..Setup::new(seats, 7) }
}

/// Number of an order.
pub fn order(name: &str) -> OrderId {
    let data = DataSet::standard();
    let found = data.order_ids().find(|id| data.orders()[id.index()].name == name);
    found.unwrap_or_else(|| panic!("there is no order {name}"))
}

/// A position in the making. It is the first seat's turn, in the first round, with two actions
/// left; the rest is as after set-up. Counters that are put nowhere else lie in the bag, nuts
/// beside the market. Orders that need most are open if no others are named.
pub struct Scene {
    setup: Setup,
    snapshot: Snapshot,
    draws: Vec<Kind>,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::of(setup(seats))
    }

    pub fn with_options(seats: u8, options: Options) -> Self {
        Self::of(Setup { options, ..setup(seats) })
    }

    /// A position with other numbers than those of the game.
    pub fn with_data(seats: u8, change: impl FnOnce(&mut DataFile)) -> Self {
        let mut file = DataSet::standard().file().clone();
        change(&mut file);
        Self::of(Setup { data: Arc::new(DataSet::new(file).unwrap()), ..setup(seats) })
    }

    pub fn of(setup: Setup) -> Self {
        let mut snapshot = Game::new(&setup).unwrap().0.snapshot();
        snapshot.position.orders.open.clear();
        let state = &mut snapshot.position.state;
        state.round = 1;
        state.stage = Stage::Turn(Turn::beginning(A, setup.seats, TurnStep::Act, ACTIONS_PER_TURN));
        Self { setup, snapshot, draws: Vec::new() }
    }

    /// Changes what no other function does.
    pub fn change(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.snapshot.position);
        self
    }

    fn change_turn(self, change: impl FnOnce(&mut Turn)) -> Self {
        self.change(|position| {
            let Stage::Turn(turn) = &mut position.state.stage else { panic!("no turn") };
            change(turn);
        })
    }

    /// Gives the turn to a seat.
    pub fn turn_of(self, seat: SeatId) -> Self {
        self.change_turn(|turn| turn.seat = seat)
    }

    /// Asks whether the robot is sold.
    pub fn at_sale(self) -> Self {
        self.change_turn(|turn| turn.step = TurnStep::Sale)
    }

    pub fn credits(self, seat: SeatId, credits: Credits) -> Self {
        self.change(|position| position.workshops[seat.index()].credits = credits)
    }

    pub fn bench(self, seat: SeatId, list: &str) -> Self {
        self.change(|position| position.workshops[seat.index()].bench = parts(list))
    }

    /// Fills a store, whose rent is paid.
    pub fn store(mut self, seat: SeatId, list: &str) -> Self {
        let shop = &mut self.snapshot.position.workshops[seat.index()];
        shop.store = parts(list);
        shop.paid_spaces = self.setup.data.spaces_used(shop.store.total());
        self
    }

    pub fn robot(mut self, seat: SeatId, drawing: &str) -> Self {
        self.snapshot.position.robots[seat.index()] = Robot::of(&self.setup.data, placed(drawing));
        self
    }

    pub fn disc(self, disc: u8) -> Self {
        self.change(|position| position.market.disc = disc)
    }

    pub fn stock(self, kind: Kind, count: u8) -> Self {
        self.change(|position| position.market.stock[kind] = count)
    }

    /// Opens an order.
    pub fn order(self, name: &str) -> Self {
        self.change(|position| position.orders.open.push(order(name)))
    }

    /// Gives a seat the cards of some orders.
    pub fn sold(self, seat: SeatId, names: &[&str]) -> Self {
        self.change(|position| position.workshops[seat.index()].sold = names.iter().map(|name| order(name)).collect())
    }

    /// Names the counters that are drawn next, if nothing goes to the bag in between.
    pub fn draws(mut self, kinds: &[Kind]) -> Self {
        self.draws = kinds.to_vec();
        self
    }

    /// The table, which is checked.
    pub fn table(mut self) -> TestTable {
        self.deal_orders();
        self.fill_bag();
        let seed = seed_of_draws(&self.snapshot.position.yard.bag, &self.draws);
        self.snapshot.stream = StreamPoint { seed, position: 0 };
        TestTable::from_snapshot(self.setup, &self.snapshot)
    }

    /// Opens as many orders as the rules want; the rest is unseen.
    fn deal_orders(&mut self) {
        let Position { orders, workshops, .. } = &mut self.snapshot.position;
        let is_sold = |id: OrderId| workshops.iter().any(|shop| shop.sold.contains(&id));
        orders.unseen = self.setup.data.order_ids().filter(|&id| !is_sold(id) && !orders.open.contains(&id)).collect();
        while orders.open.len() < usize::from(self.setup.limit()) {
            let Some(id) = orders.unseen.pop() else { break };
            orders.open.push(id);
        }
    }

    /// Puts counters that are nowhere else into the bag, and nuts beside the market.
    fn fill_bag(&mut self) {
        let Position { market, yard, workshops, robots, .. } = &mut self.snapshot.position;
        let loose = || workshops.iter().map(robotics::table::Workshop::all_loose);
        let in_workshops: Vec<_> = loose().chain(robots.iter().map(Robot::counts)).collect();
        for kind in Kind::ALL {
            let special = match kind {
                Kind::ManufacturingControl => yard.controls_aside + u8::from(yard.warning.is_some()),
                Kind::Saboteur => yard.saboteurs_gone,
                _ => 0,
            };
            let held: u8 = in_workshops.iter().map(|parts| parts.of_kind(kind)).sum();
            let left = self.setup.data.counts()[kind].checked_sub(special + held + market.stock[kind]);
            yard.bag[kind] = left.unwrap_or_else(|| panic!("there are not so many {kind:?}"));
        }
        market.nuts = self.setup.data.nuts() - in_workshops.iter().map(|parts| parts.nuts() as u8).sum::<u8>();
    }
}

/// Seed of a stream with which some counters are drawn from a bag, one after the other.
fn seed_of_draws(bag: &KindCounts, draws: &[Kind]) -> u64 {
    let gives = |seed: &u64| {
        let mut stream = Stream::at(StreamPoint { seed: *seed, position: 0 });
        let mut left = *bag;
        draws.iter().all(|&kind| {
            let is_drawn = left.nth(stream.below(left.total())) == Some(kind);
            left[kind] -= u8::from(is_drawn);
            is_drawn
        })
    };
    (0..1_000_000).find(gives).expect("the bag has these counters")
}
