//! Number of actions that a workshop still needs to meet an order.

use crate::parts::{Kind, KindCounts, Order, OrderId, Part, PartCounts};
use crate::robot::Robot;
use crate::table::Table;
use shell::seats::SeatId;

/// Outlets that a torso adds to a robot, less the two by which it is joined (7.8).
const OUTLETS_OF_TORSO: u32 = 2;
/// Outlets that a switch adds, less the two by which it is joined (7.8).
const OUTLETS_OF_SWITCH: u32 = 1;
/// Outlets for extremities that any number of connectors has besides (7.8).
const OUTLETS_AT_THE_ENDS: u32 = 2;

/// Robot and loose components of a workshop, real or supposed.
#[derive(Clone, Copy, Debug)]
pub struct Assets<'a> {
    /// The robot.
    pub robot: &'a Robot,
    /// Components of the robot, by kind.
    pub attached: KindCounts,
    /// Free outlets of the robot.
    pub free_outlets: u32,
    /// Loose components that can be attached.
    pub loose: PartCounts,
}

/// Actions that are still needed to meet an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Extremities to get.
    pub extremities: u32,
    /// Connectors to get.
    pub connectors: u32,
    /// Whether the robot has to be converted.
    pub converts: bool,
}

impl Need {
    /// Number of actions.
    pub const fn actions(self) -> u32 {
        self.extremities + self.connectors + self.converts as u32
    }
}

/// Torsos needed so that a number of extremities has outlets, of which there are `outlets`.
const fn torsos_for(extremities: u32, outlets: u32) -> u32 {
    extremities.saturating_sub(outlets).div_ceil(OUTLETS_OF_TORSO)
}

/// Outlets for extremities that connectors have in a straight row; 0 without connectors (7.8).
fn outlets_of_row(connectors: &KindCounts) -> u32 {
    let added =
        OUTLETS_OF_TORSO * u32::from(connectors[Kind::Torso]) + OUTLETS_OF_SWITCH * u32::from(connectors[Kind::Switch]);
    if added == 0 { 0 } else { added + OUTLETS_AT_THE_ENDS }
}

/// Torsos needed to carry a number of extremities, with connectors that are there.
fn torsos_for_row(extremities: u32, connectors: &KindCounts) -> u32 {
    match outlets_of_row(connectors) {
        // The first torso brings the outlets at the ends too.
        0 => 1 + torsos_for(extremities, OUTLETS_OF_TORSO + OUTLETS_AT_THE_ENDS),
        outlets => torsos_for(extremities, outlets),
    }
}

impl<'a> Assets<'a> {
    /// Assets of a robot and loose components.
    pub fn new(robot: &'a Robot, loose: PartCounts) -> Self {
        Self { robot, attached: robot.kinds(), free_outlets: robot.free_outlets().count() as u32, loose }
    }

    /// The same assets with one component more, loose.
    #[must_use]
    pub fn with(&self, kind: Kind) -> Self {
        let mut loose = self.loose;
        loose.add(Part::plain(kind));
        Self { loose, ..*self }
    }

    /// The same robot with other loose components.
    #[must_use]
    pub const fn with_loose(&self, loose: PartCounts) -> Self {
        Self { loose, ..*self }
    }

    /// All components by kind.
    pub fn kinds(&self) -> KindCounts {
        let loose = self.loose.by_kind();
        Kind::ALL.into_iter().map(|kind| (kind, self.attached[kind] + loose[kind])).collect()
    }

    /// Actions needed to meet an order: components to get, and a conversion if only that gets
    /// there, or gets there sooner.
    pub fn need(&self, order: &Order) -> Need {
        let all = self.kinds();
        let extremities = order.missing(&all);
        let converted = Need {
            extremities,
            connectors: torsos_for_row(order.needs.total(), &all),
            converts: !self.robot.is_empty(),
        };
        let to_attach = order.missing(&self.attached);
        if to_attach == 0 {
            return Need { extremities: 0, connectors: 0, converts: false };
        }
        if self.robot.is_empty() || self.free_outlets == 0 {
            return converted;
        }
        let loose = self.loose.by_kind();
        let outlets = self.free_outlets
            + OUTLETS_OF_TORSO * u32::from(loose[Kind::Torso])
            + OUTLETS_OF_SWITCH * u32::from(loose[Kind::Switch]);
        let attached = Need { extremities, connectors: torsos_for(to_attach, outlets), converts: false };
        if converted.actions() < attached.actions() { converted } else { attached }
    }
}

/// Order that a player works for.
#[derive(Clone, Copy, Debug)]
pub struct Aim<'a> {
    /// Number of the order.
    pub id: OrderId,
    /// The order.
    pub order: &'a Order,
    /// Actions that are still needed.
    pub need: Need,
}

/// The open order that needs the fewest actions; of equal ones that which pays most.
pub fn nearest_order<'a>(table: &Table<'a>, assets: &Assets) -> Option<Aim<'a>> {
    let aims = table.open_orders().map(|(id, order)| Aim { id, order, need: assets.need(order) });
    aims.min_by_key(|aim| (aim.need.actions(), std::cmp::Reverse(aim.order.pays)))
}

/// Actions that pass between the completion of a robot and the next one: the sale waits for the
/// next turn.
const ACTIONS_BEFORE_SALE: f32 = 1.5;

/// The open order that brings a seat nearest to winning for each action that it costs: a third of
/// the way, say, by an order sold to, or more by its payment (14.1).
pub fn best_order<'a>(table: &Table<'a>, seat: SeatId, assets: &Assets) -> Option<Aim<'a>> {
    let shop = table.workshop(seat).shop;
    let orders_left = f32::from(table.setup().orders_to_win) - shop.sold.len() as f32;
    let credits_left = table.setup().credits_to_win.saturating_sub(shop.credits);
    let value = |aim: &Aim| {
        let by_credits = (aim.order.pays as f32 / credits_left.max(1) as f32).min(1.0);
        let progress = by_credits.max(1.0 / orders_left.max(1.0));
        progress / (aim.need.actions() as f32 + ACTIONS_BEFORE_SALE)
    };
    let aims = table.open_orders().map(|(id, order)| Aim { id, order, need: assets.need(order) });
    aims.max_by(|one, other| value(one).total_cmp(&value(other)))
}

/// The open order that pays most; of equal ones that which needs the fewest actions.
pub fn richest_order<'a>(table: &Table<'a>, assets: &Assets) -> Option<Aim<'a>> {
    let aims = table.open_orders().map(|(id, order)| Aim { id, order, need: assets.need(order) });
    aims.min_by_key(|aim| (std::cmp::Reverse(aim.order.pays), aim.need.actions()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::PlacedPart;
    use crate::parts::DataSet;
    use shell::grid::{Placement, Rotation};

    fn order(name: &str) -> Order {
        DataSet::standard().orders().iter().find(|order| order.name == name).unwrap().clone()
    }

    fn loose(kinds: &[Kind]) -> PartCounts {
        kinds.iter().copied().map(Part::plain).collect()
    }

    #[test]
    fn an_empty_workshop_needs_all_extremities_and_their_torsos() {
        let robot = Robot::default();
        // Two propellers and two plungers hang on one torso.
        let need = Assets::new(&robot, PartCounts::NONE).need(&order("drain_diver"));
        assert_eq!(need, Need { extremities: 4, connectors: 1, converts: false });
        // Seven extremities take three torsos.
        let need = Assets::new(&robot, PartCounts::NONE).need(&order("grand_hotel"));
        assert_eq!((need.extremities, need.connectors), (7, 3));
    }

    #[test]
    fn components_that_are_there_are_no_longer_needed() {
        let data = DataSet::standard();
        let torso = PlacedPart { part: Part::plain(Kind::Torso), at: Placement::new(0, 0, Rotation::Up) };
        let robot = Robot::of(&data, [torso]);
        let parts = loose(&[Kind::Propeller, Kind::Multifunctional]);
        let need = Assets::new(&robot, parts).need(&order("drain_diver"));
        assert_eq!(need, Need { extremities: 2, connectors: 0, converts: false });
    }

    #[test]
    fn a_closed_robot_has_to_be_converted() {
        let data = DataSet::standard();
        let at = |kind, x, y, rotation| PlacedPart { part: Part::plain(kind), at: Placement::new(x, y, rotation) };
        // Two heads that face each other have no outlet left.
        let robot = Robot::of(&data, [at(Kind::Head, 0, 0, Rotation::Up), at(Kind::Head, 0, -1, Rotation::Down)]);
        assert!(robot.is_closed());
        let need = Assets::new(&robot, loose(&[Kind::Torso])).need(&order("skylight_polisher"));
        assert_eq!(need, Need { extremities: 3, connectors: 0, converts: true });
    }
}
