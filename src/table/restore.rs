//! Writing a snapshot over the table of a world.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::components::{Eaten, Identity, Part, Power, RobotParts};
use super::index::Index;
use super::junkyard::Junkyard;
use super::location::Location;
use super::pools::Pools;
use super::request::Request;
use super::round_state::RoundState;
use super::setup::{MOST_SEATS, Setup};
use super::snapshot::Snapshot;
use super::stream::Stream;
use crate::action::TableEvent;
use crate::parts::{SeatId, SeatSet, TileId};

/// The whole table but the assemblies of its robots, which follow from it.
#[derive(SystemParam)]
pub(crate) struct WholeTable<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    parts: Query<'w, 's, (&'static Part, &'static mut Identity, &'static mut Location)>,
    robots: Query<'w, 's, (&'static mut Power, &'static mut Eaten, &'static mut RobotParts)>,
    junkyard: ResMut<'w, Junkyard>,
    pools: ResMut<'w, Pools>,
    stream: ResMut<'w, Stream>,
    state: ResMut<'w, RoundState>,
    request: ResMut<'w, Request>,
    events: ResMut<'w, Messages<TableEvent>>,
}

/// Which parts are where, gathered anew.
#[derive(Default)]
struct Lists {
    junkyard: Junkyard,
    robots: [RobotParts; MOST_SEATS],
    eaten: [u16; MOST_SEATS],
}

/// Overwrites the whole table with a snapshot that fits it and leaves these pools. The adjacency systems put the robots together
/// again that differ. What is looked at in secret is drawn again from the same point of the stream (9.2).
pub(crate) fn write((InRef(snapshot), InMut(pools)): (InRef<Snapshot>, InMut<Pools>), mut table: WholeTable) {
    std::mem::swap(&mut *table.pools, pools);
    let (lists, changed) = table.write_parts(snapshot);
    table.write_robots(snapshot, &lists, changed);
    *table.junkyard = lists.junkyard;
    *table.stream = Stream::at(snapshot.stream);
    table.state.clone_from(&snapshot.state);
    *table.request = Request::default();
    table.events.clear();
    table.look_again(snapshot);
}

impl WholeTable<'_, '_> {
    /// Writes where every part is and what it is; returns the lists, and the robots some part of which is not as it was.
    fn write_parts(&mut self, snapshot: &Snapshot) -> (Lists, SeatSet) {
        let (mut lists, mut changed) = (Lists::default(), SeatSet::EMPTY);
        for (part, mut identity, mut location) in &mut self.parts {
            let Some(state) = snapshot.parts.get(part.id.index()) else { continue };
            lists.add(part, state.tile, state.location, &self.setup);
            let before = *location;
            if identity.set_if_neq(Identity(state.tile)) | location.set_if_neq(state.location) {
                [before, state.location]
                    .into_iter()
                    .filter_map(Location::on_robot)
                    .for_each(|seat| changed.insert(seat));
            }
        }
        (lists, changed)
    }

    fn write_robots(&mut self, snapshot: &Snapshot, lists: &Lists, changed: SeatSet) {
        for (seat, &entity) in (0u8..).map(SeatId).zip(&self.index.robots) {
            let Ok((mut power, mut eaten, mut parts)) = self.robots.get_mut(entity) else { continue };
            power.set_if_neq(Power(snapshot.powers.get(seat.index()).copied().unwrap_or(0)));
            eaten.set_if_neq(Eaten(lists.eaten[seat.index()]));
            if changed.contains(seat) {
                *parts = lists.robots[seat.index()];
            }
        }
    }

    /// Draws what is looked at in secret.
    fn look_again(&mut self, snapshot: &Snapshot) {
        let Some((_, draws)) = snapshot.state.secret_look() else { return };
        self.stream.begin_look();
        for &draw in draws {
            let Some(entity) = self.index.part(draw) else { continue };
            let Ok((part, mut identity, _)) = self.parts.get_mut(entity) else { continue };
            if let Some(size) = part.size {
                identity.0 = self.pools.draw(&self.setup.tiles, size, &mut self.stream);
            }
        }
    }
}

impl Lists {
    fn add(&mut self, part: &Part, tile: Option<TileId>, location: Location, setup: &Setup) {
        let set = match location {
            Location::Attached { seat, .. } => self.robots.get_mut(seat.index()).map(|robot| &mut robot.attached),
            Location::Held { seat, .. } => self.robots.get_mut(seat.index()).map(|robot| &mut robot.held),
            Location::Eaten(seat) => {
                self.eaten[seat.index()] += u16::from(part.points());
                None
            }
            _ => self.junkyard.set_mut(part, tile, location, &setup.tiles),
        };
        if let Some(set) = set {
            set.insert(part.id);
        }
    }
}
