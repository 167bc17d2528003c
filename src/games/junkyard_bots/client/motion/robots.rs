//! Robots painted on the stage: each part at its present pose, with everything on it.

use bevy_egui::egui::{Color32, Id, LayerId, Order, UiBuilder, vec2};

use super::flight::{OnStage, Pose};
use super::idle;
use super::moving::Motion;
use crate::client::art::robot::RobotItem;
use crate::client::art::{RobotPicture, names};
use client::kit::Pen;
use client::table::grid::Grid;

/// Paints a robot on its grid at rest.
pub fn paint_robot_still(pen: &mut Pen, robot: &RobotPicture, grid: &Grid) {
    for RobotItem { drawn, .. } in robot.items() {
        let centre = grid.point_at(drawn.centre.0, drawn.centre.1);
        pen.draw_tile(drawn.drawing, centre, drawn.size, grid.cell, drawn.rotation, Color32::WHITE);
    }
}

/// Paints a robot on its grid at a time, in seconds of the interface's clock.
pub fn paint_robot(pen: &mut Pen, robot: &RobotPicture, grid: &Grid, motion: &Motion, now: f64) {
    let mut comes_from_panel = false;
    let mut is_moving = false;
    for item in robot.items() {
        let flying = motion.parts.get(&item.part).and_then(|part| Some((part, part.on_its_way(now)?)));
        is_moving |= flying.is_some();
        match flying {
            Some((part, _)) if part.is_from_panel() => comes_from_panel = true,
            Some((part, pose)) => paint_robot_item(pen, item, pose_on_flight(item, part, pose), grid, motion, now),
            None => paint_robot_item(pen, item, Pose::of(&item.drawn), grid, motion, now),
        }
    }
    if comes_from_panel {
        let whole = pen.ui.ctx().content_rect();
        let layer = LayerId::new(Order::Middle, Id::new("parts that fly over panels"));
        let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
        ui.set_clip_rect(whole);
        let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
        for item in robot.items() {
            let part = motion.parts.get(&item.part).filter(|part| part.is_from_panel());
            if let Some((part, pose)) = part.and_then(|part| Some((part, part.on_its_way(now)?))) {
                paint_robot_item(&mut above, item, pose_on_flight(item, part, pose), grid, motion, now);
            }
        }
    }
    if is_moving {
        pen.ui.ctx().request_repaint();
    }
}

/// Pose of an item on a part while the part flies: it keeps its place on the part.
fn pose_on_flight(item: &RobotItem, part: &OnStage, pose: Pose) -> Pose {
    let place = Pose::of(&item.drawn);
    let turned = pose.angle - part.place.angle;
    let x = place.middle.0 - part.place.middle.0;
    let y = place.middle.1 - part.place.middle.1;
    // Clockwise, where `y` grows upwards.
    let (sine, cosine) = turned.sin_cos();
    let middle = (pose.middle.0 + x * cosine + y * sine, pose.middle.1 - x * sine + y * cosine);
    Pose { middle, angle: place.angle + turned }
}

fn paint_robot_item(pen: &mut Pen, item: &RobotItem, pose: Pose, grid: &Grid, motion: &Motion, now: f64) {
    let centre = grid.point_at(pose.middle.0, pose.middle.1);
    let size = vec2(item.drawn.size.0, item.drawn.size.1) * grid.cell;
    let grown = if motion.is_awake && item.drawn.drawing == idle::PULSES { idle::pulse_factor(now) } else { 1.0 };
    pen.draw_rotated(item.drawn.drawing, centre, size, grown, pose.angle, Color32::WHITE);
    let over = names::drawing_over(item.drawn.drawing).filter(|_| motion.is_awake);
    if let Some(over) = over.filter(|over| idle::is_overlay_seen(over, item.part, now)) {
        pen.draw_rotated(over, centre, size, 1.0, pose.angle, Color32::WHITE);
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;
    use crate::parts::PartId;
    use client::art::composed::PlacedDrawing;
    use client::art::composed::socket_drawing;
    use shell::grid::{Cell, Side};
    use shell::seats::SeatId;

    #[test]
    fn what_is_on_a_part_moves_and_turns_with_it() {
        // A connector on the right edge of a part at (4, 2) that comes from (0, 0), turned a
        // quarter clockwise.
        let place = Pose { middle: (4.5, 2.5), angle: 0.0 };
        let part = OnStage::at_rest(SeatId(0), place);
        let drawn = socket_drawing("socket", Cell::new(4, 2), Side::Right);
        let item = RobotItem { drawn, part: PartId(1), is_part: false };
        let pose = Pose { middle: (0.5, 0.5), angle: FRAC_PI_2 };
        let now = pose_on_flight(&item, &part, pose);
        assert_eq!((now.middle, now.angle), ((0.5, 0.5), Pose::of(&drawn).angle + FRAC_PI_2));
        // What is above the part's middle is to the right of it then.
        let above = RobotItem { drawn: PlacedDrawing { centre: (4.5, 3.5), ..drawn }, ..item };
        let now = pose_on_flight(&above, &part, pose);
        assert!((now.middle.0 - 1.5).abs() < 0.001 && (now.middle.1 - 0.5).abs() < 0.001, "{now:?}");
    }
}
