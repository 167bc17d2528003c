//! Good places for components in a robot.

use shell::grid::Placement;

use crate::action::{Build, PlacedPart};
use crate::parts::{DataSet, Kind, Order, Part, PartCounts};
use crate::robot::Robot;

/// The placement that leaves the robot with the most free outlets; of equals the nearest to the
/// middle; `None` if the component can't be attached.
pub fn best_placement(data: &DataSet, robot: &Robot, kind: Kind) -> Option<Placement> {
    let value = |at: &Placement| {
        let mut with = robot.clone();
        with.attach_unchecked(data, PlacedPart { part: Part::plain(kind), at: *at });
        let spread = at.cell.x.unsigned_abs() + at.cell.y.unsigned_abs();
        (with.free_outlets().count(), std::cmp::Reverse(spread))
    };
    robot.placements(data, kind).into_iter().rev().max_by_key(value)
}

/// Extremities of an order that a robot lacks and that are among some components: of each kind as
/// many as are missing, and multifunctional ones for the rest (6.2).
pub fn extremities_to_attach(order: &Order, robot: &Robot, loose: &PartCounts) -> PartCounts {
    let attached = robot.kinds();
    let mut missing = order.missing(&attached);
    let mut chosen = PartCounts::NONE;
    let wanted = Kind::EXTREMITIES.into_iter().flat_map(|kind| {
        let lacks = order.needs[kind].saturating_sub(attached[kind]);
        std::iter::repeat_n(kind, lacks.into())
    });
    let wild = std::iter::repeat_n(Kind::Multifunctional, loose.of_kind(Kind::Multifunctional).into());
    for kind in wanted.chain(wild) {
        let left = loose.without(&chosen);
        // Components with a nut go first: they are lost to a control loose as well as attached.
        let part = [Part::with_nut(kind), Part::plain(kind)].into_iter().find(|&part| left.count(part) > 0);
        if let Some(part) = part.filter(|_| missing > 0) {
            chosen.add(part);
            missing -= 1;
        }
    }
    chosen
}

/// A conversion that meets an order with components of the old robot and loose ones; `None` if they
/// do not suffice. Extremities of the old robot that the order does not need are stored as far as
/// there is room.
pub fn build_for(data: &DataSet, robot: &Robot, loose: &PartCounts, order: &Order, room: u32) -> Option<Build> {
    let old = robot.counts();
    let all = old.plus(loose);
    let extremities = extremities_to_attach(order, &Robot::default(), &all);
    let mut built = Robot::default();
    let mut connectors: Vec<Part> = all.each().filter(|part| part.kind.is_connector()).collect();
    // Torsos first: they carry more.
    connectors.sort_by_key(|part| part.kind);
    let mut next_connector = connectors.into_iter();
    while (built.free_outlets().count() as u32) < extremities.total() {
        let part = next_connector.next()?;
        let at = best_placement(data, &built, part.kind)?;
        built.attach_unchecked(data, PlacedPart { part, at });
    }
    for part in extremities.each() {
        let at = best_placement(data, &built, part.kind)?;
        built.attach_unchecked(data, PlacedPart { part, at });
    }
    if !order.is_met_by(&built.kinds()) {
        return None;
    }
    let left_over = old.without(&built.counts());
    let stored = left_over.each().filter(|part| part.kind.is_extremity()).take(room as usize).collect();
    Some(Build { robot: built.placed().collect(), stored })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_for_an_order_meets_it() {
        let data = DataSet::standard();
        for order in data.orders() {
            let extremities = order.needs.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
            let connectors = [Kind::Torso, Kind::Torso, Kind::Torso];
            let loose: PartCounts = extremities.chain(connectors).map(Part::plain).collect();
            let build = build_for(&data, &Robot::default(), &loose, order, 0).expect("enough components");
            let robot = Robot::build(&data, &build.robot).expect("a legal robot");
            assert!(order.is_met_by(&robot.kinds()), "{}", order.name);
        }
    }
}
