//! Write access to the table. Only phase systems use a [`TableWriter`].

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::components::{AssembledRobot, EatenEnergy, Identity, Part, Power, RobotParts};
use super::index::Index;
use super::junkyard::Junkyard;
use super::location::Location;
use super::pools::Pools;
use super::read::Table;
use super::round_state::RoundState;
use super::setup::Setup;
use crate::parts::{GripperKind, PartId, PartSet, TileId};
use crate::robot::grippers::Hold;
use crate::robot::{Assembly, power_after};
use shell::seats::SeatId;
use shell::stream::Stream;

/// Components of a part that are written.
type PartWrite = (&'static Part, &'static mut Identity, &'static mut Location);
/// Components of a robot that are written.
type RobotWrite = (&'static mut Power, &'static mut EatenEnergy, &'static mut RobotParts, &'static mut AssembledRobot);

/// System parameter that changes parts and robots. It also updates the sets of parts by location,
/// as parts move.
#[derive(SystemParam)]
pub(crate) struct TableWriter<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    junkyard: ResMut<'w, Junkyard>,
    parts: Query<'w, 's, PartWrite>,
    robots: Query<'w, 's, RobotWrite>,
}

/// Result of a rebuild.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rebuilt {
    /// Parts that the claws held and that are attached now.
    pub attached: PartSet,
    /// Parts that were left off and are face-up in the Junkyard now.
    pub left_off: PartSet,
}

/// Source of the identities of face-down parts: the random stream, and the pools of tiles not yet
/// drawn.
#[derive(SystemParam)]
pub(crate) struct Draws<'w> {
    pub stream: ResMut<'w, Stream>,
    pools: ResMut<'w, Pools>,
}

impl TableWriter<'_, '_> {
    /// The table, for reading.
    pub(crate) fn read<'a>(&'a self, state: &'a RoundState) -> Table<'a> {
        Table {
            setup: &self.setup,
            state,
            index: &self.index,
            junkyard: &self.junkyard,
            parts: self.parts.as_readonly(),
            robots: self.robots.as_readonly(),
        }
    }

    /// Moves a part to the Junkyard, out of the game, or to the energy that a seat has eaten.
    /// [`Self::hold_part`] and [`Self::rebuild`] move parts onto robots.
    pub(crate) fn relocate(&mut self, id: PartId, to: Location) {
        debug_assert!(to.on_robot().is_none(), "parts are held and attached as was found possible");
        let Some((part, from)) = self.set_location(id, to) else { return };
        match from {
            Location::Attached { seat, .. } => self.change_robot_parts(seat, |parts| parts.attached.remove(id)),
            Location::Held { seat, .. } => self.release_part(seat, id),
            _ => {}
        }
        if let Location::Eaten(seat) = to {
            let points = u16::from(part.points());
            self.change_robot(seat, |(_, mut eaten, ..)| eaten.0 = eaten.0.saturating_add(points));
        }
    }

    /// Writes the location of a part, and updates the sets of the Junkyard. The caller updates
    /// those of the robots. Returns the part and its previous location.
    fn set_location(&mut self, id: PartId, to: Location) -> Option<(Part, Location)> {
        let (part, identity, mut location) = self.parts.get_mut(self.index.part_entity(id)?).ok()?;
        let part = *part;
        let tile = identity.0;
        let from = *location;
        if location.set_if_neq(to) {
            if let Some(set) = self.junkyard.set_mut(&part, tile, from, &self.setup.tiles) {
                set.remove(id);
            }
            if let Some(set) = self.junkyard.set_mut(&part, tile, to, &self.setup.tiles) {
                set.insert(id);
            }
        }
        Some((part, from))
    }

    /// Gives a seat's robot a build that was found legal (4.2, 7.2). Attached parts and parts in
    /// the claws that are not in the build go face-up to the Junkyard.
    pub(crate) fn rebuild(&mut self, seat: SeatId, build: Assembly) -> Rebuilt {
        let attached: PartSet = build.parts().iter().map(|placed| placed.part).collect();
        // The first part is the body, which stays where it is.
        for placed in &build.parts()[1..] {
            self.set_location(placed.part, Location::Attached { seat, placement: placed.placement });
        }
        let mut rebuilt = Rebuilt::default();
        self.change_robot(seat, |(_, _, mut parts, mut assembled)| {
            let robot = Arc::make_mut(&mut assembled.0);
            let in_claws: PartSet = robot.grippers(GripperKind::Claw).held_parts().iter().copied().collect();
            rebuilt.attached = in_claws.intersection(attached);
            rebuilt.left_off = in_claws.union(parts.attached).without(attached);
            *parts = RobotParts { attached, held: parts.held.without(in_claws) };
            *robot.assembly_mut() = build;
        });
        for part in rebuilt.left_off.iter() {
            self.set_location(part, Location::FaceUp);
        }
        rebuilt
    }

    /// Changes the components of a seat's robot; does nothing if there is no such seat.
    fn change_robot(
        &mut self,
        seat: SeatId,
        change: impl FnOnce((Mut<Power>, Mut<EatenEnergy>, Mut<RobotParts>, Mut<AssembledRobot>)),
    ) {
        if let Some(robot) = self.index.robot_entity(seat).and_then(|entity| self.robots.get_mut(entity).ok()) {
            change(robot);
        }
    }

    /// Changes the sets of parts on a seat's robot.
    fn change_robot_parts(&mut self, seat: SeatId, change: impl FnOnce(&mut RobotParts)) {
        self.change_robot(seat, |(_, _, mut parts, _)| change(&mut parts));
    }

    /// Removes a held part from a robot in place. Held parts have no links, so change detection is
    /// bypassed and the robot is not reassembled.
    fn release_part(&mut self, seat: SeatId, part: PartId) {
        self.change_robot(seat, |(_, _, mut parts, mut assembled)| {
            parts.bypass_change_detection().held.remove(part);
            Arc::make_mut(&mut assembled.0).release(part);
        });
    }

    /// Lets a seat's grippers hold a part, as a check has found possible. Like
    /// [`Self::release_part`], this changes the robot in place.
    pub(crate) fn hold_part(&mut self, seat: SeatId, id: PartId, hold: Hold) {
        let (by, _, placement) = hold.requested();
        let mut nth = 0;
        self.change_robot(seat, |(_, _, mut parts, mut assembled)| {
            let held = &mut parts.bypass_change_detection().held;
            // No robot in play holds 255 parts at once. If one did, the order of the parts beyond
            // would be that of their numbers.
            nth = u8::try_from(held.len()).unwrap_or(u8::MAX);
            held.insert(id);
            Arc::make_mut(&mut assembled.0).hold(id, hold);
        });
        self.set_location(id, Location::Held { seat, by, nth, placement });
    }

    /// Draws the identity of a face-down part (9.2). `None` only if there is no such part or its
    /// pool is empty.
    pub(crate) fn draw_identity(&mut self, id: PartId, draws: &mut Draws) -> Option<TileId> {
        let (part, mut identity, _) = self.parts.get_mut(self.index.part_entity(id)?).ok()?;
        let tile = draws.pools.draw_tile(&self.setup.tiles, part.size?, &mut draws.stream)?;
        identity.0 = Some(tile);
        Some(tile)
    }

    /// Puts a part back into its pile and its identity back into the pool (5.3).
    pub(crate) fn put_back(&mut self, id: PartId, draws: &mut Draws) {
        self.relocate(id, Location::Pile);
        let part = self.index.part_entity(id).and_then(|entity| self.parts.get_mut(entity).ok());
        if let Some(tile) = part.and_then(|(_, mut identity, _)| identity.0.take()) {
            draws.pools.put_back(tile);
        }
    }

    /// Lowers a robot's power by a number of points, not below 0 (2.10). Returns the power left, in
    /// points.
    pub(crate) fn damage_robot(&mut self, seat: SeatId, damage: u16) -> u8 {
        let mut left = 0;
        self.change_robot(seat, |(mut power, ..)| {
            power.0 = power_after(power.0, damage);
            left = power.0;
        });
        left
    }

    /// Removes a robot from the game with all its attached and held parts (5.6, 6.8). Returns these
    /// parts in the order of their numbers.
    pub(crate) fn explode_robot(&mut self, seat: SeatId) -> Vec<PartId> {
        let mut on_it = RobotParts::default();
        self.change_robot_parts(seat, |parts| on_it = *parts);
        let parts: Vec<PartId> = on_it.attached.union(on_it.held).iter().collect();
        for &part in &parts {
            self.relocate(part, Location::Gone);
        }
        parts
    }

    /// Lets a seat eat all energy in its mouths (7.1). Returns it in the order of the parts'
    /// numbers.
    pub(crate) fn eat_energy(&mut self, seat: SeatId) -> Vec<PartId> {
        let mut meal = Vec::new();
        self.change_robot(seat, |(.., robot)| {
            meal.extend_from_slice(robot.0.grippers(GripperKind::Mouth).held_parts());
        });
        for &part in &meal {
            self.relocate(part, Location::Eaten(seat));
        }
        meal
    }
}
