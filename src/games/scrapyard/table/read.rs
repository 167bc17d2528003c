//! Read access to the table. Rules read a [`Table`], whether a system, a test, the window or a
//! computer player asks.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::seats::{PerSeat, SeatId};
use shell::stream::Stream;
use smallvec::SmallVec;

use super::components::{Cards, Condition, Loadout};
use super::index::Index;
use super::piles::Pile;
use super::play_state::PlayState;
use super::position::Position;
use super::robot::RobotView;
use super::setup::Setup;
use super::track::Track;
use crate::arena::{ArenaMap, Square};
use crate::cards::{CardList, DataSet};

/// Common pool of the unknown cards of the junk piles (11.3).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct JunkPool(pub CardList);

/// System parameter that reads all of the table but the turn, for systems that change that.
#[derive(SystemParam)]
pub struct TableReader<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    track: Res<'w, Track>,
    pool: Res<'w, JunkPool>,
    piles: Query<'w, 's, &'static Pile>,
    robots: Query<'w, 's, (&'static Loadout, &'static Cards, &'static Condition)>,
}

impl TableReader<'_, '_> {
    /// The table, for reading.
    pub fn table<'a>(&'a self, state: &'a PlayState) -> Table<'a> {
        Table {
            setup: &self.setup,
            state,
            track: &self.track,
            pool: &self.pool.0,
            piles: find_piles(&self.index, self.piles),
            robots: find_robots(&self.setup, &self.index, self.robots),
        }
    }
}

/// System parameter that reads the whole table.
#[derive(SystemParam)]
pub struct TableParam<'w, 's> {
    state: Res<'w, PlayState>,
    reader: TableReader<'w, 's>,
    stream: Res<'w, Stream>,
}

impl TableParam<'_, '_> {
    /// The table, for reading.
    pub fn table(&self) -> Table<'_> {
        self.reader.table(&self.state)
    }

    /// The random stream.
    pub(crate) fn stream(&self) -> &Stream {
        &self.stream
    }
}

/// Junk piles of a table by number.
pub(super) type Piles<'a> = SmallVec<[&'a Pile; 12]>;

/// All junk piles.
pub(super) fn find_piles<'a>(index: &Index, piles: Query<'a, 'a, &'static Pile>) -> Piles<'a> {
    index.piles.iter().filter_map(|&entity| piles.get_inner(entity).ok()).collect()
}

/// Robots of all seats.
pub(super) fn find_robots<'a>(
    setup: &'a Setup,
    index: &Index,
    robots: Query<'a, 'a, (&'static Loadout, &'static Cards, &'static Condition)>,
) -> PerSeat<RobotView<'a>> {
    let found = setup.all_seats().zip(&index.robots).filter_map(|(seat, &entity)| {
        let (loadout, cards, condition) = robots.get_inner(entity).ok()?;
        Some(RobotView::new(seat, &setup.data, loadout, cards, condition))
    });
    found.collect()
}

/// Read access to the whole table.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a PlayState,
    pub(super) track: &'a Track,
    pub(super) pool: &'a CardList,
    pub(super) piles: Piles<'a>,
    pub(super) robots: PerSeat<RobotView<'a>>,
}

impl<'a> Table<'a> {
    /// The table of a position, which fits the set-up.
    pub fn of_position(setup: &'a Setup, position: &'a Position) -> Self {
        let robots = setup
            .all_seats()
            .zip(&position.robots)
            .map(|(seat, robot)| RobotView::new(seat, &setup.data, &robot.loadout, &robot.cards, &robot.condition));
        Self {
            setup,
            state: &position.state,
            track: &position.track,
            pool: &position.pool,
            piles: position.piles.iter().collect(),
            robots: robots.collect(),
        }
    }

    /// Set-up that the game started from.
    pub const fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// All cards, maps and numbers.
    pub fn data(&self) -> &'a DataSet {
        &self.setup.data
    }

    /// Battle map.
    pub fn arena(&self) -> &'a ArenaMap {
        self.setup.arena()
    }

    /// Turn and awaited choice.
    pub const fn state(&self) -> &'a PlayState {
        self.state
    }

    /// Time track.
    pub const fn track(&self) -> &'a Track {
        self.track
    }

    /// Common pool of the unknown cards of the piles (11.3).
    pub const fn pool(&self) -> &'a CardList {
        self.pool
    }

    /// Junk piles by number.
    pub fn piles(&self) -> impl Iterator<Item = &'a Pile> + '_ {
        self.piles.iter().copied()
    }

    /// Junk pile of a number; `None` if the table has no such pile.
    pub fn pile(&self, pile: u8) -> Option<&'a Pile> {
        self.piles.get(usize::from(pile)).copied()
    }

    /// All seats, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        self.setup.all_seats()
    }

    /// Robot of a seat; `None` if the table has no such seat.
    pub fn find_robot(&self, seat: SeatId) -> Option<RobotView<'a>> {
        self.robots.get(seat.index()).copied()
    }

    /// Robot of a seat.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[expect(clippy::expect_used, reason = "seats come from this table or from a checked snapshot of it")]
    pub fn robot(&self, seat: SeatId) -> RobotView<'a> {
        self.find_robot(seat).expect("a seat of this table")
    }

    /// Seats whose robots stand, in battle order.
    pub fn standing(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.state.order.iter().copied().filter(|&seat| self.robot(seat).stands())
    }

    /// Seat whose robot stands on a square; `None` if none does.
    pub fn standing_on(&self, square: Square) -> Option<SeatId> {
        self.standing().find(|&seat| self.robot(seat).square() == Some(square))
    }

    /// Seats of the other robots that stand, in battle order.
    pub fn others(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + '_ {
        self.standing().filter(move |&other| other != seat)
    }

    /// Squares of the other robots that stand.
    pub fn squares_of_others(&self, seat: SeatId) -> SmallVec<[Square; 4]> {
        self.others(seat).filter_map(|other| self.robot(other).square()).collect()
    }

    /// Steps between two robots that stand (7.2); `None` if one does not.
    pub fn range(&self, from: SeatId, to: SeatId) -> Option<u8> {
        let from = self.find_robot(from)?.square()?;
        let to = self.find_robot(to)?.square()?;
        Some(self.arena().range(from, to))
    }

    /// Seats of other robots within a range, in battle order (7.2, 7.3).
    pub fn in_range(&self, seat: SeatId, range: u8) -> PerSeat<SeatId> {
        self.others(seat).filter(|&other| self.range(seat, other).is_some_and(|steps| steps <= range)).collect()
    }
}
