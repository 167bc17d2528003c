//! The scene beside the panel: the winner's robot hops onto the floor of the arena, before it stand
//! the wrecked ones by their places.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::ranks::SeatResult;
use crate::client::art::robot::RobotFigure;
use crate::client::play::Play;
use crate::table::Table;
use client::art::{Composed, Picture};
use client::kit::palette::{CREAM, INK, YELLOW, fade_colour, rgb};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::screens::victory::ResultScene;
use shell::seats::Colour;

/// Seconds that the motion lasts.
const LASTS: f32 = 2.0;
/// Number of hops on the winner's way, and the height of one in cells.
const HOPS: f32 = 5.0;
const HOP: f32 = 0.5;
/// Largest side of a cell of the winner's robot and of the others', in points.
const WINNER_CELL: f32 = 46.0;
const OTHER_CELL: f32 = 24.0;
/// Part of the height that the wrecked robots take.
const FRONT: f32 = 0.36;
/// Opacity of a wrecked robot.
const WRECKED: f32 = 0.7;
/// Floor of the arena.
const FLOOR: Color32 = rgb(0x2b_2334);

/// Robot on the floor.
struct StandingRobot {
    name: String,
    colour: Colour,
    picture: Arc<Composed>,
}

impl StandingRobot {
    /// Width and height, in cells.
    fn size(&self) -> Vec2 {
        self.picture.size().into()
    }
}

/// Returns the scene with the robots of all seats, the winner first.
pub(super) fn podium_scene(table: &Table, play: &Play, results: &[SeatResult]) -> ResultScene {
    let robot = |result: &SeatResult| {
        let seat = play.seat(result.seat);
        let figure = RobotFigure::of(&table.robot(result.seat), table.data(), seat.colour);
        StandingRobot { name: seat.name.clone(), colour: seat.colour, picture: figure.compose(true) }
    };
    let robots: Vec<StandingRobot> = results.iter().map(robot).collect();
    ResultScene {
        lasts: LASTS,
        is_above_picture: false,
        draw: Box::new(move |pen, room, part| draw_podium(pen, room, &robots, part)),
    }
}

/// Draws the scene, whose motion is done by a part from 0 to 1.
fn draw_podium(pen: &mut Pen, room: Rect, robots: &[StandingRobot], part: f32) {
    let Some((winner, others)) = robots.split_first() else { return };
    let front = room.with_min_y(room.bottom() - room.height() * FRONT);
    let back = room.with_max_y(front.top() - Space::L.points());
    draw_floor(pen, back, true);
    draw_floor(pen, front, false);
    draw_winner(pen, back, winner, part);
    for (number, (robot, place)) in others.iter().zip(places_side_by_side(others.len(), front)).enumerate() {
        draw_wrecked(pen, place, robot, number + 2);
    }
}

/// Draws the floor in the lower part of a room, with a line at its edge.
fn draw_floor(pen: &Pen, room: Rect, is_winners: bool) {
    let floor = room.with_min_y(room.bottom() - IconSize::Large.points());
    pen.draw_rect(floor, Radius::Row.points(), FLOOR, Stroke::new(LineWidth::Row.points(), INK));
    let line = if is_winners { YELLOW } else { INK };
    pen.draw_line(floor.left_top().into(), floor.right_top().into(), LineWidth::Chosen.points(), line);
}

/// Parts of a room for a number of robots side by side.
fn places_side_by_side(count: usize, room: Rect) -> Vec<Rect> {
    let width = room.width() / count.max(1) as f32;
    (0..count).map(|number| rect_at(room.left() + width * number as f32, room.top(), width, room.height())).collect()
}

/// Side of the cells of a robot in a room, above the floor.
fn cell_in(room: Rect, size: Vec2, largest: f32) -> f32 {
    let above = vec2(room.width() - Space::M.points(), room.height() - IconSize::Large.points() - Space::M.points());
    (above.max(Vec2::ZERO) / size).min_elem().min(largest)
}

fn draw_winner(pen: &mut Pen, room: Rect, robot: &StandingRobot, part: f32) {
    let cell = cell_in(room, robot.size(), WINNER_CELL);
    let way = EaseFunction::SineOut.sample_clamped(part);
    let from = room.left() + robot.size().x * cell / 2.0;
    let x = from + (room.center().x - from) * way;
    let lift = if part < 1.0 { (part * HOPS * PI).sin().abs() * HOP * cell } else { 0.0 };
    let floor = room.bottom() - IconSize::Large.points();
    draw_robot(pen, robot, pos2(x, floor - lift), cell, 1.0);
    if part >= 1.0 {
        draw_name(pen, room, robot, 1);
    }
}

fn draw_wrecked(pen: &mut Pen, room: Rect, robot: &StandingRobot, place: usize) {
    let cell = cell_in(room, robot.size(), OTHER_CELL);
    let floor = room.bottom() - IconSize::Large.points();
    draw_robot(pen, robot, pos2(room.center().x, floor), cell, WRECKED);
    let side = IconSize::Row.points();
    let mark = pos2(room.center().x + robot.size().x * cell / 2.0, floor - side / 2.0);
    pen.draw_svg("wrecked", Rect::from_center_size(mark, Vec2::splat(side)), Color32::WHITE);
    draw_name(pen, room, robot, place);
}

/// Draws a robot that stands on a point.
fn draw_robot(pen: &mut Pen, robot: &StandingRobot, foot: Pos2, cell: f32, opacity: f32) {
    let size = robot.size() * cell;
    let place = rect_at(foot.x - size.x / 2.0, foot.y - size.y, size.x, size.y);
    pen.draw_picture(Picture::Composed(Arc::clone(&robot.picture)), place, fade_colour(Color32::WHITE, opacity));
}

/// Draws the place and the name of a seat on the floor in the lower part of a room.
fn draw_name(pen: &mut Pen, room: Rect, robot: &StandingRobot, place: usize) {
    let floor = room.with_min_y(room.bottom() - IconSize::Large.points()).shrink2(vec2(Space::S.points(), 0.0));
    let chip = IconSize::Text.points();
    let rank = pen.ruler().layout(TextStyle::NAME.in_colour(YELLOW), f32::INFINITY, place.to_string());
    let gap = Space::Xs.points();
    let width = floor.width() - rank.size().x - chip - 2.0 * gap;
    let name = pen.ruler().layout(TextStyle::STRONG.in_colour(CREAM), width.max(chip), robot.name.as_str());
    let whole = rank.size().x + chip + name.size().x + 2.0 * gap;
    let left = floor.center().x - whole / 2.0;
    rank.paint_aloud(pen, floor.with_min_x(left), Align2::LEFT_CENTER);
    let chip_left = left + rank.size().x + gap;
    pen.draw_seat_chip(chip_left, floor.center().y - chip / 2.0, robot.colour, chip);
    name.paint_aloud(pen, floor.with_min_x(chip_left + chip + gap), Align2::LEFT_CENTER);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn robots_fit_above_the_floor_of_their_part_of_the_room() {
        let room = rect_at(40.0, 60.0, 500.0, 200.0);
        let size = vec2(9.0, 8.0);
        for count in 1..=3 {
            for place in places_side_by_side(count, room) {
                let cell = cell_in(place, size, OTHER_CELL);
                assert!(room.expand(0.1).contains_rect(place) && cell > 0.0);
                assert!(size.x * cell <= place.width() && size.y * cell <= place.height() - IconSize::Large.points());
            }
        }
    }
}
