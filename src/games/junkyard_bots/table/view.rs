//! View of one seat: everything that it may know (rule 9.1).

use std::sync::Arc;

use serde::Serialize;

use super::location::{Location, PartState};
use super::read::Table;
use super::round_state::RoundState;
use super::snapshot::parts_known_to;
use crate::parts::{GripperKind, PartId, Size, TileSet};
use crate::robot::Robot;
use shell::seats::{PerSeat, SeatId};

/// Table as one seat may know it: without the seed and the stream, and without the tiles that only
/// another seat has looked at.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// Seat that has this view.
    pub seat: SeatId,
    /// Round, phase and turn.
    pub state: RoundState,
    /// Power of each seat's robot, in points, in seat order.
    pub powers: Vec<u8>,
    /// States of all parts, in the order of their numbers.
    pub parts: Vec<PartState>,
    /// Robots, which all players see, in seat order; `None` for those that have exploded.
    #[serde(skip)]
    robots: Vec<Option<Arc<Robot>>>,
}

impl PartialEq for View {
    /// Compares all but the robots, which follow from the parts.
    fn eq(&self, other: &Self) -> bool {
        let all = |view: &Self| (view.seat, view.state.clone(), view.powers.clone());
        all(self) == all(other) && self.parts == other.parts
    }
}

impl View {
    /// View of a table that `seat` has.
    pub fn of(table: &Table, seat: SeatId) -> Self {
        let robots = table.seats().map(|seat| match table.robot_components(seat) {
            Some((power, _, parts, robot)) => (power.0, (!parts.attached.is_empty()).then(|| Arc::clone(&robot.0))),
            None => (0, None),
        });
        let (powers, robots) = robots.unzip();
        let state = table.state().clone();
        let parts = parts_known_to(table, Some(seat));
        Self { seat, state, powers, parts, robots }
    }

    /// Parts for which `wanted` holds, in the order of their numbers.
    pub fn parts_where(&self, wanted: impl Fn(&PartState) -> bool) -> impl Iterator<Item = (PartId, PartState)> {
        let numbered = (0u16..).map(PartId).zip(self.parts.iter().copied());
        numbered.filter(move |(_, part)| wanted(part))
    }

    /// State of a part; `None` if the game has no such part.
    pub fn part(&self, id: PartId) -> Option<PartState> {
        self.parts.get(id.index()).copied()
    }

    /// A seat's robot with everything it holds; `None` if it has exploded.
    pub fn robot(&self, seat: SeatId) -> Option<&Robot> {
        self.robots.get(seat.index())?.as_deref()
    }

    /// Size of a part; `None` for bodies. A face-down part shows its size (rule 9.2). It follows
    /// from the part's number, because the parts of the piles are numbered from small to large
    /// after the starter sets.
    pub fn size_of_part(&self, tiles: &TileSet, id: PartId) -> Option<Size> {
        if let Some(tile) = self.part(id)?.tile {
            return tiles.get(tile)?.size();
        }
        let first = self.parts.len() - usize::from(tiles.piled_count());
        let number = id.index().checked_sub(first)?;
        tiles.size_of_piled_part(u16::try_from(number).ok()?)
    }

    /// The parts that the seat has drawn in this round's scan (5.2), in the order of their numbers.
    pub fn own_scan(&self) -> impl Iterator<Item = (PartId, PartState)> {
        let seat = self.seat;
        self.parts_where(move |part| part.location == Location::Scanned(seat))
    }

    /// Points of the parts that the seat has drawn in this round's scan (5.2).
    pub fn points_scanned(&self, tiles: &TileSet) -> u16 {
        let sizes = self.own_scan().filter_map(|(part, _)| self.size_of_part(tiles, part));
        sizes.map(|size| u16::from(size.points())).sum()
    }

    /// Energy that each seat has eaten or holds in its mouths (7.1), in points, in seat order.
    /// Parts whose tile this seat does not know are left out.
    pub fn energy_eaten_or_held(&self, tiles: &TileSet) -> PerSeat<u16> {
        let mut energy = PerSeat::from_elem(0, self.powers.len());
        for part in &self.parts {
            let (Location::Eaten(seat) | Location::Held { seat, by: GripperKind::Mouth, .. }) = part.location else {
                continue;
            };
            if let (Some(tile), Some(sum)) = (part.tile.and_then(|tile| tiles.get(tile)), energy.get_mut(seat.index()))
            {
                *sum += u16::from(tile.points());
            }
        }
        energy
    }
}
