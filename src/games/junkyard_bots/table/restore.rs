//! Restoring the table of a world from a snapshot.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::components::{EatenEnergy, Identity, Part, Power, RobotParts};
use super::index::Index;
use super::junkyard::Junkyard;
use super::location::{Location, PartState};
use super::pools::Pools;
use super::round_state::RoundState;
use super::setup::Setup;
use super::snapshot::Snapshot;
use crate::action::JunkyardBots;
use shell::table::PlayResources;

/// The whole table except the assemblies of its robots, which are derived from it.
#[derive(SystemParam)]
pub(crate) struct WholeTable<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    parts: Query<'w, 's, (&'static Part, &'static mut Identity, &'static mut Location)>,
    robots: Query<'w, 's, (&'static mut Power, &'static mut EatenEnergy, &'static mut RobotParts)>,
    junkyard: ResMut<'w, Junkyard>,
    pools: ResMut<'w, Pools>,
    state: ResMut<'w, RoundState>,
    play: PlayResources<'w, JunkyardBots>,
}

/// Overwrites the whole table with a snapshot that fits it, and takes over the pools that the
/// snapshot leaves. In the next run of the schedule the adjacency systems reassemble the robots
/// that differ. Draws of a secret look are drawn again from the same point of the stream (9.2).
pub(crate) fn write_snapshot(input: (InRef<Snapshot>, InMut<Pools>), mut table: WholeTable) {
    let (InRef(snapshot), InMut(pools)) = input;
    std::mem::swap(&mut *table.pools, pools);
    table.write_powers(snapshot);
    table.write_parts(snapshot);
    table.play.restore(snapshot.stream);
    table.state.clone_from(&snapshot.state);
    table.look_again(snapshot);
}

impl WholeTable<'_, '_> {
    /// Writes the identity and location of every part that differs, and updates the sets and sums
    /// that depend on them. Parts that are equal are left alone, so that change detection finds
    /// only the robots that differ.
    fn write_parts(&mut self, snapshot: &Snapshot) {
        for (part, mut identity, mut location) in &mut self.parts {
            let Some(state) = snapshot.parts.get(part.id.index()) else { continue };
            if identity.0 == state.tile && *location == state.location {
                continue;
            }
            let known = identity.0;
            let from = *location;
            let PartState { tile, location: to } = *state;
            identity.set_if_neq(Identity(tile));
            location.set_if_neq(to);
            let lists = [(known, from, false), (tile, to, true)];
            for (tile, location, is_there) in lists {
                if let Some(set) = self.junkyard.set_mut(part, tile, location, &self.setup.tiles) {
                    set.set_membership(part.id, is_there);
                }
                let robot = location.seat().and_then(|seat| self.index.robot_entity(seat));
                let Some((_, mut eaten, mut parts)) = robot.and_then(|robot| self.robots.get_mut(robot).ok()) else {
                    continue;
                };
                let points = u16::from(part.points());
                match location {
                    Location::Attached { .. } => parts.attached.set_membership(part.id, is_there),
                    Location::Held { .. } => parts.held.set_membership(part.id, is_there),
                    Location::Eaten(_) if is_there => eaten.0 += points,
                    Location::Eaten(_) => eaten.0 = eaten.0.saturating_sub(points),
                    _ => {}
                }
            }
        }
    }

    /// Writes the power of every robot.
    fn write_powers(&mut self, snapshot: &Snapshot) {
        for (&power, &entity) in snapshot.powers.iter().zip(&self.index.robots) {
            if let Ok((mut own, ..)) = self.robots.get_mut(entity) {
                own.set_if_neq(Power(power));
            }
        }
    }

    /// Draws the parts of a secret look again. The snapshot has their numbers but not their tiles.
    fn look_again(&mut self, snapshot: &Snapshot) {
        let Some((_, draws)) = snapshot.state.secret_look() else { return };
        self.play.stream.set_mark();
        for &draw in draws {
            let Some(entity) = self.index.part_entity(draw) else { continue };
            let Ok((part, mut identity, _)) = self.parts.get_mut(entity) else { continue };
            if let Some(size) = part.size {
                identity.0 = self.pools.draw_tile(&self.setup.tiles, size, &mut self.play.stream);
            }
        }
    }
}
