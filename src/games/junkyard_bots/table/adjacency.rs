//! Systems that keep the links between attached parts, and the results that follow from them, up to
//! date.
//!
//! `link_changed_robots` reassembles the robots whose parts have changed and writes the [`Links`]
//! of their parts. `measure_changed_robots` reads those links and computes pipe bonus, abilities
//! and grippers (rules 2.7 to 2.9, 3.1). Both use change detection, so robots that have not changed
//! cost nothing.

use std::sync::Arc;

use bevy::ecs::change_detection::ContiguousRef;
use bevy::prelude::*;
use smallvec::SmallVec;

use super::assemble::OnRobot;
use super::components::{AssembledRobot, Identity, Link, Links, Part, PartsLinkedBefore, RobotParts, RobotSeat};
use super::index::Index;
use super::location::Location;
use crate::robot::Assembly;
use crate::robot::links::LinkGraph;
use shell::seats::SeatSet;

/// Whether the parts of any robot, or their links, have changed.
pub(crate) fn has_changed(robots: Query<(), Changed<RobotParts>>, links: Query<Ref<Links>>) -> bool {
    // Scans whole columns without a branch for each part, because this runs at every run of the
    // schedule.
    let has_changed = |column: ContiguousRef<Links>| {
        let (_, ticks) = ContiguousRef::split(column);
        ticks.is_changed_iter().fold(false, |any, is_changed| any | is_changed)
    };
    !robots.is_empty() || links.contiguous_iter().into_iter().flatten().any(has_changed)
}

/// Reassembles the robots whose parts have changed, and links their parts: two attached parts are
/// linked where their sockets meet (2.2).
pub(crate) fn link_changed_robots(
    index: Res<Index>,
    mut robots: Query<(&RobotParts, &mut PartsLinkedBefore, &mut AssembledRobot), Changed<RobotParts>>,
    mut parts: Query<(&Part, &Identity, &Location, &mut Links)>,
) {
    for (on_robot, mut linked, mut assembled) in &mut robots {
        let gone = linked.0.without(on_robot.attached);
        for part in gone.iter().filter_map(|id| index.part_entity(id)) {
            // A part that is attached to another robot by now is linked when that robot is
            // reassembled.
            if let Ok((_, _, location, mut links)) = parts.get_mut(part)
                && !matches!(location, Location::Attached { .. })
            {
                links.set_if_neq(Links::default());
            }
        }
        linked.0 = on_robot.attached;
        let robot = Arc::make_mut(&mut assembled.0);
        let mut on_it = OnRobot::default();
        for id in on_robot.attached.iter().chain(on_robot.held.iter()) {
            if let Some((part, identity, location, _)) = index.part_entity(id).and_then(|entity| parts.get(entity).ok())
            {
                on_it.add_part(id, part.size, identity.0, *location);
            }
        }
        let assembly = robot.assembly_mut();
        // Parts of a sound table never overlap, and a snapshot from outside is checked before it
        // becomes a table.
        let assembled = on_it.assemble(assembly);
        debug_assert!(assembled.is_ok(), "{assembled:?}");
        for (number, placed) in assembly.parts().iter().enumerate().filter(|(_, placed)| placed.is_attached()) {
            // The assembly of an exploded robot still has its body, although the body has left the
            // game (5.6, 6.8).
            let is_there = on_robot.attached.contains(placed.part);
            if let Some(entity) = index.part_entity(placed.part)
                && is_there
                && let Ok((.., mut links)) = parts.get_mut(entity)
            {
                write_links(&mut links, assembly, number, &index);
            }
        }
    }
}

/// Writes the links of one part of an assembly into its component. Marks the component as changed
/// only if a link differs, because change detection decides which robots are measured.
fn write_links(links: &mut Mut<Links>, assembly: &Assembly, number: usize, index: &Index) {
    let own = &mut links.bypass_change_detection().0;
    let before = own.len();
    let mut count = 0;
    let mut differs = false;
    for (socket, other) in assembly.sockets_of(number) {
        let found = Link { socket, to: other.and_then(|other| index.part_entity(assembly.parts()[other].part)) };
        match own.get_mut(count) {
            Some(link) if *link == found => {}
            Some(link) => {
                *link = found;
                differs = true;
            }
            None => own.push(found),
        }
        count += 1;
    }
    own.truncate(count);
    if differs || count != before {
        links.set_changed();
    }
}

/// Computes pipe bonuses, abilities and grippers of the robots whose parts, or whose links, have
/// changed.
pub(crate) fn measure_changed_robots(
    index: Res<Index>,
    changed: Query<&Location, Changed<Links>>,
    links: Query<&Links>,
    mut robots: Query<(&RobotSeat, Ref<RobotParts>, &mut AssembledRobot)>,
) {
    let relinked: SeatSet = changed.iter().filter_map(|location| location.on_robot()).collect();
    for (&RobotSeat(seat), on_robot, mut assembled) in &mut robots {
        if on_robot.is_changed() || relinked.contains(seat) {
            Arc::make_mut(&mut assembled.0)
                .recompute_with_links(|assembly, graph| read_links(assembly, graph, &index, &links));
        }
    }
}

/// Adds the links in the components of a robot's parts to a graph.
fn read_links(assembly: &Assembly, graph: &mut LinkGraph, index: &Index, links: &Query<&Links>) {
    let attached = assembly.parts().iter().take_while(|placed| placed.is_attached());
    let entities: SmallVec<[Option<Entity>; 32]> = attached.map(|placed| index.part_entity(placed.part)).collect();
    for (number, entity) in entities.iter().enumerate() {
        let Some(Links(own)) = entity.and_then(|entity| links.get(entity).ok()) else { continue };
        for to in own.iter().map(|link| link.to).filter(Option::is_some) {
            if let Some(other) = entities.iter().position(|&entity| entity == to) {
                graph.link(number, other);
            }
        }
    }
}
