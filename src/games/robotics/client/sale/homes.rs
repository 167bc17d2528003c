//! The places that the components of a sold robot go to (6.5).

use bevy_egui::egui::{Align2, Pos2, Rect, Vec2, pos2};

use crate::action::PlacedPart;
use crate::client::motion::places::mouth_of;
use crate::client::play::Thing;
use crate::client::play::shows::Sale;
use crate::client::scene::Scene;
use crate::lessons::Spot;
use crate::parts::{Kind, KindCounts};
use client::kit::tokens::{IconSize, Space};

/// Middle of the nuts' supply on the market's half, from the left lower corner, in points.
const NUTS: (f32, f32) = (37.0, -23.0);

/// Place that a component goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Its square of the market.
    Square,
    /// The scrap yard.
    Bag,
}

/// The components of a sold robot, each with the place that it goes to: its square as long as there
/// is room, in the order of attachment.
pub fn homes_of(sale: &Sale) -> Vec<(PlacedPart, Home)> {
    let mut room: KindCounts = sale.to_market.by_kind();
    let home = |placed: &PlacedPart| {
        let left = &mut room[placed.part.kind];
        let home = if *left > 0 { Home::Square } else { Home::Bag };
        *left = left.saturating_sub(1);
        (*placed, home)
    };
    sale.robot.iter().map(home).collect()
}

/// Rectangle of the square of a kind, if it is drawn.
pub fn square_of(scene: &Scene, kind: Kind) -> Option<Rect> {
    find_spot(&scene.view.marked, Spot::Square(kind))
        .or_else(|| find_spot(&scene.view.marked_before, Spot::Square(kind)))
}

fn find_spot(marked: &[(Spot, Rect)], wanted: Spot) -> Option<Rect> {
    marked.iter().find(|(spot, _)| *spot == wanted).map(|(_, rect)| *rect)
}

/// Point that a component flies to. The tray is drawn after the stage, so the scrap yard is where
/// it was in the last frame.
pub fn point_of_home(scene: &Scene, kind: Kind, home: Home) -> Pos2 {
    match home {
        Home::Square => square_of(scene, kind).map_or_else(|| scene.halves().market.center(), |rect| rect.center()),
        Home::Bag => mouth_of(drawn_bag(scene).unwrap_or_else(|| bag_on_stage(scene))),
    }
}

/// Rectangle of the bag's picture, if a panel draws it.
pub fn drawn_bag(scene: &Scene) -> Option<Rect> {
    scene.view.spots_before.get(&Thing::Bag).copied()
}

/// Place of the bag on the stage during a sale where no panel draws it, as in a replay.
pub fn bag_on_stage(scene: &Scene) -> Rect {
    let room = scene.halves().robot.shrink(Space::S.points());
    Align2::LEFT_BOTTOM.align_size_within_rect(Vec2::splat(IconSize::Large.points()), room)
}

/// Point that a nut rolls to.
pub fn point_of_nuts(market: Rect) -> Pos2 {
    let corner = market.left_bottom();
    pos2(corner.x + NUTS.0, corner.y + NUTS.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{OrderId, Part, PartCounts};
    use shell::grid::Placement;

    #[test]
    fn rule_6_5_components_go_to_their_squares_up_to_the_limit() {
        let kinds = [Kind::Torso, Kind::Head, Kind::Multifunctional, Kind::Head, Kind::Head];
        let placed = |kind| PlacedPart { part: Part::plain(kind), at: Placement::default() };
        let sale = Sale {
            order: OrderId(0),
            credits: 1_500,
            robot: kinds.map(placed).to_vec(),
            to_market: PartCounts::from_iter([Kind::Torso, Kind::Head, Kind::Head].map(Part::plain)),
            to_bag: PartCounts::from_iter([Kind::Multifunctional, Kind::Head].map(Part::plain)),
            next: None,
        };
        let homes: Vec<Home> = homes_of(&sale).into_iter().map(|(_, home)| home).collect();
        assert_eq!(homes, [Home::Square, Home::Square, Home::Bag, Home::Square, Home::Bag]);
    }
}
