//! The systems that keep adjacency true to what is attached: who is linked to whom, and all that follows from it.
//!
//! `link` puts changed robots together and writes the [`Links`] of their parts; `measure` reads those links and works out
//! pipe bonus, abilities and grippers (2.7 to 2.9, 3.1). Both go by change detection: robots that have not changed cost nothing.

use std::sync::Arc;

use bevy::prelude::*;
use smallvec::SmallVec;

use super::assemble::{OnRobot, assemble};
use super::components::{Assembled, Identity, Link, Links, Part, RobotParts};
use super::index::Index;
use super::location::Location;
use crate::parts::{PartId, SeatId, SeatSet};
use crate::robot::links::LinkGraph;
use crate::robot::{Assembly, Robot};

/// Whether a robot's parts, or their links, have changed.
pub(crate) fn has_changed(robots: Query<(), Changed<RobotParts>>, parts: Query<(), Changed<Links>>) -> bool {
    !robots.is_empty() || !parts.is_empty()
}

/// Puts the robots together whose parts have changed, and links their parts (2.2).
pub(crate) fn link(
    index: Res<Index>,
    mut robots: Query<(&RobotParts, &mut Assembled), Changed<RobotParts>>,
    mut parts: Query<(&Part, &Identity, &Location, &mut Links)>,
) {
    for (on_robot, mut assembled) in &mut robots {
        let robot = Arc::make_mut(&mut assembled.0);
        unlink_loose(robot, &index, &mut parts);
        let found = |id: PartId| -> Option<OnRobot> {
            let (part, identity, location, _) = parts.get(index.part(id)?).ok()?;
            Some(OnRobot { id, size: part.size, tile: identity.0, location: *location })
        };
        let on_it: SmallVec<[OnRobot; 32]> =
            on_robot.attached.iter().chain(on_robot.held.iter()).filter_map(found).collect();
        let assembly = robot.assembly_mut();
        assembly.clear();
        // On a sound table nothing overlaps; a snapshot from outside is checked before it becomes one.
        let assembled = assemble(assembly, &on_it);
        debug_assert!(assembled.is_ok(), "{assembled:?}");
        for (number, placed) in assembly.parts().iter().enumerate().filter(|(_, placed)| placed.is_attached()) {
            // The body of a robot that has exploded is in no location any more.
            let linked = if on_robot.attached.contains(placed.part) {
                links_of(assembly, number, &index)
            } else {
                Links::default()
            };
            if let Some(entity) = index.part(placed.part)
                && let Ok((.., mut links)) = parts.get_mut(entity)
            {
                links.set_if_neq(linked);
            }
        }
    }
}

/// The links of one part of an assembly, as a component.
fn links_of(assembly: &Assembly, number: usize, index: &Index) -> Links {
    let entity = |other: usize| index.part(assembly.parts()[other].part);
    let link = |(socket, other): (_, Option<usize>)| Link { socket, to: other.and_then(entity) };
    Links(assembly.sockets(number).map(link).collect())
}

/// Parts that have left a robot have no sockets to link.
fn unlink_loose(robot: &Robot, index: &Index, parts: &mut Query<(&Part, &Identity, &Location, &mut Links)>) {
    for placed in robot.assembly().parts().iter().filter(|placed| placed.is_attached()) {
        if let Some(entity) = index.part(placed.part)
            && let Ok((_, _, location, mut links)) = parts.get_mut(entity)
            && !matches!(location, Location::Attached { .. })
        {
            links.set_if_neq(Links::default());
        }
    }
}

/// Measures the robots whose parts, or their links, have changed.
pub(crate) fn measure(
    index: Res<Index>,
    changed: Query<&Location, Changed<Links>>,
    links: Query<(&Part, &Links)>,
    mut robots: Query<(Ref<RobotParts>, &mut Assembled)>,
) {
    let relinked: SeatSet = changed.iter().filter_map(|location| location.on_robot()).collect();
    for (number, &entity) in (0u8..).zip(&index.robots) {
        let Ok((on_robot, mut assembled)) = robots.get_mut(entity) else { continue };
        if on_robot.is_changed() || relinked.contains(SeatId(number)) {
            let robot = Arc::make_mut(&mut assembled.0);
            let graph = link_graph(robot.assembly(), &index, &links);
            robot.measure(&graph);
        }
    }
}

/// The links of a robot as its parts' components have them.
fn link_graph(assembly: &Assembly, index: &Index, links: &Query<(&Part, &Links)>) -> LinkGraph {
    let mut graph = LinkGraph::unlinked(assembly.parts().len());
    let part_of = |entity: Entity| -> Option<PartId> { Some(links.get(entity).ok()?.0.id) };
    for (number, placed) in assembly.parts().iter().enumerate() {
        let Some((_, Links(own))) = index.part(placed.part).and_then(|entity| links.get(entity).ok()) else { continue };
        for other in own.iter().filter_map(|link| assembly.index_of(part_of(link.to?)?)) {
            graph.link(number, other);
        }
    }
    graph
}
