//! Pictures of the battle map with robots on the pages of the rules.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, Vec2};

use super::plan::ArenaPlan;
use crate::arena::Square;
use crate::cards::{CardId, DataSet, Slot};
use crate::client::art::robot::{RobotFigure, RobotStand};
use crate::client::screens::map_picture::{MapGrid, draw_map};
use client::art::{Composed, Picture};
use client::kit::Pen;
use client::kit::palette::{LIGHT_RED, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Space};
use client::screens::how_to_play::book::DrawPicture;
use shell::seats::Colour;

/// Largest side of a square, in points at the usual text size.
const SQUARE: f32 = 48.0;
/// Distance of a mark from the edge of its square, and of a robot's feet from its lower edge, in
/// sides of a square.
const MARK: f32 = 0.1;
const FEET: f32 = 0.12;
/// Opacity of the ground of a mark, and of a robot where it was before.
const MARKED: f32 = 0.22;
const BEFORE: f32 = 0.45;
/// Parts of the robots in the pictures, which can be told apart beside their colours.
const ROBOTS: [[&str; Slot::COUNT]; 2] = [
    ["headlamp", "boiler", "army_boots", "crowbar", "nail_gun"],
    ["bucket", "oil_drum", "table_legs", "fire_tongs", "pop_gun"],
];

/// Robot of a picture.
struct ShownRobot {
    figure: RobotFigure,
    picture: Arc<Composed>,
    square: Square,
}

/// Returns the picture of a map with robots, marks, and what is crushed.
pub(super) fn arena_picture(data: &Arc<DataSet>, plan: ArenaPlan) -> DrawPicture {
    let data = Arc::clone(data);
    let robot = |((&square, names), colour): ((&Square, [&str; Slot::COUNT]), Colour)| {
        let parts = names.map(|name| data.card_named(name).unwrap_or(CardId::JUNK_CODE));
        let figure = RobotFigure::new(&data, &parts, colour);
        ShownRobot { picture: figure.compose(false), figure, square }
    };
    let mut robots: Vec<ShownRobot> = plan.robots.iter().zip(ROBOTS).zip(Colour::ALL).map(robot).collect();
    robots.sort_by_key(|robot| robot.square.row);
    Box::new(move |pen, rect| {
        let Some(map) = data.find_arena(plan.seats) else { return };
        let grid = MapGrid::in_room(map, rect.shrink(Space::S.points()), SQUARE * pen.look.text);
        draw_map(pen, map, grid, plan.crushed);
        plan.marked.iter().for_each(|&square| draw_mark(pen, grid, square));
        let from = plan.moved.first().copied();
        let moved = from.and_then(|_| robots.iter().find(|robot| plan.moved.last() == Some(&robot.square)));
        if let Some((robot, from)) = moved.zip(from) {
            draw_robot(pen, grid, robot, from, BEFORE);
        }
        for robot in &robots {
            draw_robot(pen, grid, robot, robot.square, 1.0);
        }
        draw_way(pen, grid, &plan.moved);
    })
}

/// Draws the mark of a square: a dashed frame on a ground.
fn draw_mark(pen: &Pen, grid: MapGrid, square: Square) {
    let frame = grid.square(square).shrink(MARK * grid.side);
    pen.fill_rect(frame, 0.0, fade_colour(LIGHT_RED, MARKED));
    let dash = Space::Xs.points();
    pen.draw_dashed_rect(frame, Stroke::new(LineWidth::Well.points(), LIGHT_RED), dash, dash);
}

/// Draws a robot as it stands on a square.
fn draw_robot(pen: &mut Pen, grid: MapGrid, robot: &ShownRobot, square: Square, opacity: f32) {
    let place = grid.square(square);
    let foot = place.center_bottom() - Vec2::DOWN * (FEET * grid.side);
    let stand = RobotStand::new(&robot.figure, foot, robot.figure.cell_in_arena(grid.side));
    let (low, high) = robot.picture.bounds();
    let corner = |cell: shell::grid::Cell| stand.point_at((cell.x.into(), cell.y.into()));
    let whole = Rect::from_two_pos(corner(low), corner(high));
    let picture = Picture::Composed(Arc::clone(&robot.picture));
    pen.draw_picture(picture, whole, fade_colour(Color32::WHITE, opacity));
}

/// Draws an arrow over the squares of a way.
fn draw_way(pen: &Pen, grid: MapGrid, way: &[Square]) {
    let points: Vec<Pos2> = way.iter().map(|&square| grid.square(square).center()).collect();
    let Some((from, to)) = points.first().zip(points.last()).filter(|(from, to)| from != to) else { return };
    pen.painter().arrow(*from, *to - *from, Stroke::new(LineWidth::Chosen.points(), YELLOW));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_parts_of_the_robots_are_in_the_data_set() {
        let data = DataSet::standard();
        for name in ROBOTS.iter().flatten() {
            assert!(data.card_named(name).is_some(), "{name}");
        }
    }
}
