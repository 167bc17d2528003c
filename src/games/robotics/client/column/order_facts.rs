//! The parts that an order needs, and those of them that a seat has (rules 6.2, 8.3).

use crate::client::play::TurnStage;
use crate::client::scene::Scene;
use crate::parts::{Kind, KindCounts, Order, OrderId};
use crate::turn::LegalActions;
use shell::seats::SeatId;

/// Whereabouts of a part that an order needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// In the robot.
    Robot,
    /// Loose, on the bench or in the store.
    Loose,
    /// Not in the workshop.
    Missing,
}

/// Part that an order needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Kind of the part that there is, which may be a multifunctional component (1.2), or else of
    /// the one that is missing.
    pub kind: Kind,
    /// Whereabouts of the part.
    pub at: Whereabouts,
}

/// Parts of a workshop by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartsAtHand {
    /// Components of the robot.
    pub robot: KindCounts,
    /// Loose components.
    pub loose: KindCounts,
}

impl PartsAtHand {
    /// Parts of a seat; those of the robot in the making while the seat converts its robot.
    pub fn of_seat(scene: &Scene, seat: SeatId) -> Self {
        let converts = scene.table.state().turn().is_some_and(|turn| turn.seat == seat);
        match &scene.interaction.own.conversion {
            Some(conversion) if converts => {
                let loose = conversion.on_bench().plus(&conversion.in_store()).plus(&conversion.left_over());
                Self { robot: conversion.robot(scene.table.data()).kinds(), loose: loose.by_kind() }
            }
            _ => {
                let workshop = scene.table.workshop(seat);
                Self { robot: workshop.robot.kinds(), loose: workshop.shop.all_loose().by_kind() }
            }
        }
    }

    /// The parts that an order needs, by kind. A multifunctional component of the robot fills what
    /// is nowhere in the workshop before what is only loose.
    pub fn needs_of(&self, order: &Order) -> Vec<Need> {
        let mut robot = self.robot;
        let mut loose = self.loose;
        let kinds = order.needs.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
        let mut needs: Vec<Need> = kinds
            .map(|kind| {
                let at = if take_one(&mut robot, kind) {
                    Whereabouts::Robot
                } else if take_one(&mut loose, kind) {
                    Whereabouts::Loose
                } else {
                    Whereabouts::Missing
                };
                Need { kind, at }
            })
            .collect();
        fill_with(&mut needs, &mut robot, Whereabouts::Missing, Whereabouts::Robot);
        fill_with(&mut needs, &mut robot, Whereabouts::Loose, Whereabouts::Robot);
        fill_with(&mut needs, &mut loose, Whereabouts::Missing, Whereabouts::Loose);
        needs
    }
}

/// Takes a component of a kind, if there is one.
fn take_one(counts: &mut KindCounts, kind: Kind) -> bool {
    let is_there = counts[kind] > 0;
    counts[kind] = counts[kind].saturating_sub(1);
    is_there
}

/// Fills needs that are `from` somewhere with multifunctional components that are `to` somewhere.
fn fill_with(needs: &mut [Need], counts: &mut KindCounts, from: Whereabouts, to: Whereabouts) {
    for need in needs.iter_mut().filter(|need| need.at == from) {
        if !take_one(counts, Kind::Multifunctional) {
            return;
        }
        *need = Need { kind: Kind::Multifunctional, at: to };
    }
}

/// State of an order for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderState {
    /// Parts are missing in the robot.
    Open,
    /// The robot meets it.
    Met,
    /// The robot may be sold to it now.
    ForSale,
}

/// State of an order, whose needs are `needs`. Only a person who is to choose may sell.
pub fn order_state(scene: &Scene, order: OrderId, needs: &[Need]) -> OrderState {
    let may_sell = scene.interaction.stage == TurnStage::Choosing
        && matches!(scene.play.choices(), LegalActions::Sale(orders) if orders.contains(&order));
    let is_met = needs.iter().all(|need| need.at == Whereabouts::Robot);
    match (may_sell, is_met) {
        (true, _) => OrderState::ForSale,
        (false, true) => OrderState::Met,
        (false, false) => OrderState::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::DataSet;

    fn counts(kinds: &[(Kind, u8)]) -> KindCounts {
        kinds.iter().copied().collect()
    }

    #[test]
    fn rule_6_2_multifunctional_components_fill_what_is_missing_before_what_is_loose() {
        let data = DataSet::standard();
        let order = data.orders().iter().find(|order| order.name == "night_postman").unwrap();
        let robot = counts(&[(Kind::Head, 2), (Kind::Wheels, 1), (Kind::Multifunctional, 1)]);
        let loose = counts(&[(Kind::Pincer, 1), (Kind::Torso, 1)]);
        let needs = PartsAtHand { robot, loose }.needs_of(order);
        let of = |kind, at| Need { kind, at };
        assert_eq!(
            needs,
            [
                of(Kind::Head, Whereabouts::Robot),
                of(Kind::Wheels, Whereabouts::Robot),
                of(Kind::Multifunctional, Whereabouts::Robot),
                of(Kind::Pincer, Whereabouts::Loose),
                of(Kind::Pincer, Whereabouts::Missing),
            ]
        );
        let missing = needs.iter().filter(|need| need.at != Whereabouts::Robot).count();
        assert_eq!(u32::try_from(missing).unwrap(), order.missing(&robot));
    }
}
