//! Read access to the table. Rules read a [`Table`], whether a system, a test, the window or a
//! computer player asks.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::seats::{MOST_SEATS, SeatId};
use shell::stream::Stream;

use super::components::{Workshop, WorkshopRobot};
use super::index::Index;
use super::market::MarketState;
use super::order_cards::OrderCards;
use super::play_state::PlayState;
use super::position::Position;
use super::scrap_yard::ScrapYard;
use super::setup::Setup;
use crate::action::Goal;
use crate::parts::{Credits, DataSet, Order, OrderId};
use crate::robot::Robot;

/// System parameter that reads the whole table.
#[derive(SystemParam)]
pub struct TableParam<'w, 's> {
    setup: Res<'w, Setup>,
    state: Res<'w, PlayState>,
    index: Res<'w, Index>,
    market: Res<'w, MarketState>,
    yard: Res<'w, ScrapYard>,
    orders: Res<'w, OrderCards>,
    workshops: Query<'w, 's, (&'static Workshop, &'static WorkshopRobot)>,
    stream: Res<'w, Stream>,
}

impl TableParam<'_, '_> {
    /// The table, for reading.
    pub fn table(&self) -> Table<'_> {
        Table {
            setup: &self.setup,
            state: &self.state,
            market: &self.market,
            yard: &self.yard,
            orders: &self.orders,
            workshops: find_workshops(&self.index, self.workshops),
        }
    }

    /// The random stream.
    pub(crate) fn stream(&self) -> &Stream {
        &self.stream
    }
}

/// Workshop of a seat with its robot.
#[derive(Clone, Copy, Debug)]
pub struct WorkshopView<'a> {
    /// The workshop without its robot.
    pub shop: &'a Workshop,
    /// The robot.
    pub robot: &'a Robot,
}

/// Workshops of a table by seat.
pub(super) type Workshops<'a> = [Option<WorkshopView<'a>>; MOST_SEATS as usize];

/// Workshops of all seats.
pub(super) fn find_workshops<'a>(
    index: &Index,
    workshops: Query<'a, 'a, (&'static Workshop, &'static WorkshopRobot)>,
) -> Workshops<'a> {
    let mut found = Workshops::default();
    for (entity, slot) in index.workshops.iter().zip(&mut found) {
        let components = workshops.get_inner(*entity).ok();
        *slot = components.map(|(shop, robot)| WorkshopView { shop, robot: robot.robot() });
    }
    found
}

/// Read access to the whole table.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a PlayState,
    pub(super) market: &'a MarketState,
    pub(super) yard: &'a ScrapYard,
    pub(super) orders: &'a OrderCards,
    pub(super) workshops: Workshops<'a>,
}

impl<'a> Table<'a> {
    /// The table of a position, which fits the set-up.
    pub fn of_position(setup: &'a Setup, position: &'a Position) -> Self {
        let Position { state, market, yard, orders, workshops, robots } = position;
        let mut found = Workshops::default();
        for ((shop, robot), slot) in workshops.iter().zip(robots).zip(&mut found) {
            *slot = Some(WorkshopView { shop, robot });
        }
        Self { setup, state, market, yard, orders, workshops: found }
    }

    /// Set-up that the game started from.
    pub const fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// All numbers of the game.
    pub fn data(&self) -> &'a DataSet {
        &self.setup.data
    }

    /// Round, turn and awaited choice.
    pub const fn state(&self) -> &'a PlayState {
        self.state
    }

    /// The market.
    pub const fn market(&self) -> &'a MarketState {
        self.market
    }

    /// The scrap yard.
    pub const fn yard(&self) -> &'a ScrapYard {
        self.yard
    }

    /// The order cards.
    pub const fn orders(&self) -> &'a OrderCards {
        self.orders
    }

    /// All seats, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        self.setup.all_seats()
    }

    /// Workshop of a seat; `None` if the table has no such seat.
    pub fn find_workshop(&self, seat: SeatId) -> Option<WorkshopView<'a>> {
        self.workshops.get(seat.index()).copied().flatten()
    }

    /// Workshop of a seat with its robot.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[expect(clippy::expect_used, reason = "seats come from this table or from a checked snapshot of it")]
    pub fn workshop(&self, seat: SeatId) -> WorkshopView<'a> {
        self.find_workshop(seat).expect("a seat of this table")
    }

    /// Open orders with their numbers, in the order in which they were turned up.
    pub fn open_orders(&self) -> impl Iterator<Item = (OrderId, &'a Order)> + '_ {
        let data = self.data();
        self.orders.open.iter().filter_map(move |&id| Some((id, data.order(id)?)))
    }

    /// Open orders that a seat's robot meets (6.2).
    pub fn met_orders(&self, seat: SeatId) -> impl Iterator<Item = OrderId> + '_ {
        let kinds = self.workshop(seat).robot.kinds();
        self.open_orders().filter(move |(_, order)| order.is_met_by(&kinds)).map(|(id, _)| id)
    }

    /// Goal that a seat has reached now, if any (14.1).
    pub fn reached_goal(&self, seat: SeatId) -> Option<Goal> {
        let shop = self.workshop(seat).shop;
        if shop.sold.len() >= usize::from(self.setup.orders_to_win) {
            return Some(Goal::Orders);
        }
        (shop.credits >= self.setup.credits_to_win).then_some(Goal::Credits)
    }

    /// Credits of a seat.
    pub fn credits(&self, seat: SeatId) -> Credits {
        self.workshop(seat).shop.credits
    }
}
