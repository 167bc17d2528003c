//! Components of counters and workshops.

use bevy::prelude::*;
use shell::grid::{Cell, Side};
use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::{LoosePlace, PlacedPart};
use crate::parts::{Credits, DataSet, Kind, OrderId, PartCounts};
use crate::robot::Robot;

/// A counter. Its kind stays the same for a whole game.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter(pub Kind);

/// Whether a component carries a nut (9.2).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nut(pub bool);

/// State of an outlet of an attached component (7.2, 7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutletState {
    /// It faces an empty cell.
    Free,
    /// It faces a component without an outlet there.
    Blocked,
    /// It is joined to an outlet of this component.
    Joined(Entity),
}

/// Outlets of an attached component with their states; empty for all other counters. The system of
/// [`super::adjacency`] keeps them up to date.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Joins(pub SmallVec<[(Side, OutletState); 4]>);

/// Seat of a workshop.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkshopSeat(pub SeatId);

/// Workshop of a seat without its robot.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Workshop {
    /// Credits of the player (1.7).
    pub credits: Credits,
    /// Components on the bench (8.1).
    pub bench: PartCounts,
    /// Components in the store (8.4).
    pub store: PartCounts,
    /// Spaces of the store that are paid for, beyond the free ones (8.4).
    pub paid_spaces: u8,
    /// Orders that were sold to, in order (6.4).
    pub sold: SmallVec<[OrderId; 4]>,
}

impl Workshop {
    /// Loose components at a place.
    pub const fn loose(&self, place: LoosePlace) -> &PartCounts {
        match place {
            LoosePlace::Bench => &self.bench,
            LoosePlace::Store => &self.store,
        }
    }

    /// Loose components at a place, to be changed.
    pub(super) const fn loose_mut(&mut self, place: LoosePlace) -> &mut PartCounts {
        match place {
            LoosePlace::Bench => &mut self.bench,
            LoosePlace::Store => &mut self.store,
        }
    }

    /// All loose components.
    pub fn all_loose(&self) -> PartCounts {
        self.bench.plus(&self.store)
    }

    /// Rent that is due for the store as it is, in credits (8.4).
    pub fn rent(&self, data: &DataSet) -> Credits {
        data.rent(self.store.total(), self.paid_spaces)
    }
}

/// Robot of a workshop, with the entities of its components in the same order. Parts are added and
/// removed in place; the system of [`super::adjacency`] then writes their [`Joins`].
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct WorkshopRobot {
    pub(super) robot: Robot,
    pub(super) entities: SmallVec<[Entity; 12]>,
}

impl WorkshopRobot {
    /// The robot as plain values.
    pub const fn robot(&self) -> &Robot {
        &self.robot
    }

    /// Entities of the components, in the order of attachment.
    pub fn entities(&self) -> &[Entity] {
        &self.entities
    }

    pub(super) fn push(&mut self, data: &DataSet, placed: PlacedPart, entity: Entity) {
        self.robot.attach_unchecked(data, placed);
        self.entities.push(entity);
    }

    pub(super) fn take_off(&mut self, cell: Cell) -> Option<Entity> {
        let index = self.robot.index_at(cell)?;
        self.robot.take_off(cell)?;
        Some(self.entities.remove(index))
    }
}
