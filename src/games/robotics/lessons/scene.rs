//! Positions set up by code. Counters that a lesson does not place are in the bag.

use shell::grid::{Placement, Rotation};
use shell::seats::{SeatId, SeatSet};
use shell::stream::StreamPoint;

use super::cast::LEARNER;
use crate::action::PlacedPart;
use crate::parts::{Credits, Kind, OrderId, Part};
use crate::robot::Robot;
use crate::table::play_state::ACTIONS_PER_TURN;
use crate::table::{MarketState, OrderCards, PlayState, Position, ScrapYard, Setup, Snapshot};
use crate::table::{Stage, Turn, TurnStep, Workshop};

/// Round in which lessons begin: somewhere in the middle of a game.
const ROUND: u16 = 4;

/// Workshop of a seat in a lesson, with its robot.
pub(super) struct LessonWorkshop<'a> {
    /// Credits of the player.
    pub(super) credits: Credits,
    /// Components on the bench.
    pub(super) bench: &'a [Part],
    /// Components in the store.
    pub(super) store: &'a [Part],
    /// The robot, in the order of attachment.
    pub(super) robot: &'a [PlacedPart],
}

/// A position in the making. It is the learner's turn, with both actions left; every square is full
/// (2.2).
pub(super) struct LessonScene {
    setup: Setup,
    position: Position,
}

impl LessonScene {
    /// A position with some open orders and empty workshops.
    pub(super) fn new(seats: u8, seed: u64, disc: u8, open: &[OrderId]) -> Self {
        let setup = Setup { youngest: Some(LEARNER), ..Setup::new(seats, seed) };
        let unseen = setup.data.order_ids().filter(|id| !open.contains(id)).collect();
        let stock = Kind::ALL.into_iter().map(|kind| (kind, setup.limit_of(kind))).collect();
        let shop = Workshop { credits: setup.data.start_credits(), ..Workshop::default() };
        let turn = Turn::beginning(LEARNER, seats, TurnStep::Act, ACTIONS_PER_TURN);
        let position = Position {
            state: PlayState {
                round: ROUND,
                opener: Some(LEARNER),
                first: Some(LEARNER),
                stage: Stage::Turn(turn),
                quiet_rounds: 0,
                sold_in_round: false,
                reached: SeatSet::EMPTY,
            },
            market: MarketState { stock, disc, nuts: setup.data.nuts() },
            yard: ScrapYard::default(),
            orders: OrderCards { open: open.iter().copied().collect(), unseen },
            workshops: vec![shop; seats.into()],
            robots: vec![Robot::default(); seats.into()],
        };
        Self { setup, position }
    }

    /// Sets up the workshop of a seat.
    pub(super) fn with_workshop(mut self, seat: SeatId, furnished: &LessonWorkshop) -> Self {
        let LessonWorkshop { credits, bench, store, robot } = furnished;
        if let Some(shop) = self.position.workshops.get_mut(seat.index()) {
            shop.credits = *credits;
            shop.bench = bench.iter().copied().collect();
            shop.store = store.iter().copied().collect();
        }
        if let Some(found) = self.position.robots.get_mut(seat.index()) {
            *found = Robot::of(&self.setup.data, robot.iter().copied());
        }
        self
    }

    /// Empties the square of a kind.
    pub(super) fn without_stock(mut self, kind: Kind) -> Self {
        self.position.market.stock[kind] = 0;
        self
    }

    /// The position, with all other counters in the bag and all other nuts beside the market.
    pub(super) fn finish(self) -> (Setup, Snapshot) {
        let Self { setup, mut position } = self;
        let loose = position.workshops.iter().map(Workshop::all_loose);
        let used: Vec<_> = loose.chain(position.robots.iter().map(Robot::counts)).collect();
        for kind in Kind::ALL {
            let held: u8 = used.iter().map(|parts| parts.of_kind(kind)).sum();
            let elsewhere = held + position.market.stock[kind];
            position.yard.bag[kind] = setup.data.counts()[kind].saturating_sub(elsewhere);
        }
        for parts in &used {
            position.market.nuts = position.market.nuts.saturating_sub(parts.nuts() as u8);
        }
        let stream = StreamPoint { seed: setup.seed, position: 0 };
        (setup, Snapshot { position, stream })
    }
}

/// A part at a cell of a robot, with its top towards a side.
pub(super) const fn put(part: Part, cell: (i16, i16), rotation: Rotation) -> PlacedPart {
    PlacedPart { part, at: Placement::new(cell.0, cell.1, rotation) }
}
