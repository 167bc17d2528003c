//! The scene beside the panel: every robot that was sold walks in and takes its place in the row of
//! its seller.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::finished_game::SoldRobot;
use super::ranks::SeatResult;
use crate::client::market::tag::fit_text;
use crate::client::play::Play;
use crate::parts::Credits;
use crate::words::amount_words;
use client::art::Composed;
use client::kit::palette::{CREAM, INK, YARD, YELLOW};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Block, Pen, TextStyle};
use client::screens::victory::ResultScene;
use shell::language::Phrase;
use shell::seats::Colour;

/// Seconds that a robot walks, and seconds after which the next one follows.
const WALKS: f32 = 1.5;
const FOLLOWS: f32 = 0.35;
/// Number of steps of a walk, and the height of one in parts of a cell.
const STEPS: f32 = 6.0;
const STEP_HEIGHT: f32 = 0.16;
/// Largest side of a cell, and greatest height of a row, in points.
const CELL: f32 = 46.0;
const ROW: f32 = 230.0;
/// Greatest width of a name, in parts of the scene's width.
const NAMES: f32 = 0.25;

/// Robot in the line-up.
struct LinedUpRobot {
    picture: Arc<Composed>,
    /// Payment, in credits.
    credits: Credits,
    /// Number of robots that walk in before it.
    number: usize,
}

/// Row of a seat, with its robots in the order of their sales.
struct SeatRow {
    name: String,
    colour: Colour,
    robots: Vec<LinedUpRobot>,
}

/// Returns the scene with the robots that were sold, in the rows of seats in their order. Seats
/// that sold none have no row.
pub(super) fn line_up_scene(play: &Play, results: &[SeatResult], sold: &[SoldRobot]) -> ResultScene {
    let data = &play.history().setup().data;
    let row = |result: &SeatResult| {
        let own = sold.iter().enumerate().filter(|(_, robot)| robot.seat == result.seat);
        let shown = own.filter_map(|(number, robot)| {
            Some(LinedUpRobot { picture: robot.composed(data)?, credits: robot.credits, number })
        });
        let seat = play.seat(result.seat);
        SeatRow { name: seat.name.clone(), colour: seat.colour, robots: shown.collect() }
    };
    let rows: Vec<SeatRow> = results.iter().map(row).filter(|row| !row.robots.is_empty()).collect();
    let lasts = WALKS + FOLLOWS * sold.len().saturating_sub(1) as f32;
    ResultScene {
        lasts,
        is_above_picture: false,
        draw: Box::new(move |pen, room, part| draw_line_up(pen, room, &rows, part * lasts)),
    }
}

/// Draws the rows one below the other, at some seconds since the first robot began to walk.
fn draw_line_up(pen: &mut Pen, room: Rect, rows: &[SeatRow], seconds: f32) {
    let gap = Space::L.points();
    let count = rows.len().max(1) as f32;
    let room = room.with_max_y(room.bottom() - gap);
    let height = ((room.height() + gap) / count - gap).min(ROW);
    let top = room.center().y - (count * (height + gap) - gap) / 2.0;
    let names: Vec<Block> = rows.iter().map(|row| name_of_row(pen, row, room.width() * NAMES)).collect();
    let widest = names.iter().map(|name| name.size().x).fold(0.0, f32::max);
    for (number, (row, name)) in rows.iter().zip(&names).enumerate() {
        let place = rect_at(room.left(), top + number as f32 * (height + gap), room.width(), height);
        draw_row(pen, place, row, RowWords { name, widest }, seconds);
    }
}

/// Lays out the name of a seller.
fn name_of_row(pen: &Pen, row: &SeatRow, width: f32) -> Block {
    fit_text(pen, TextStyle::NAME, width, &Phrase::words(&row.name))
}

/// Name of a row, and the width of the widest one.
#[derive(Clone, Copy)]
struct RowWords<'a> {
    name: &'a Block,
    widest: f32,
}

/// Draws the floor of a row with the seller's name, and the robots on it.
fn draw_row(pen: &mut Pen, place: Rect, row: &SeatRow, words: RowWords, seconds: f32) {
    let chip = IconSize::Name.points();
    let line = words.name.height().max(chip);
    let floor = place.with_min_y(place.bottom() - line - Space::M.points());
    pen.draw_rect(floor, Radius::Row.points(), YARD, Stroke::new(LineWidth::Row.points(), INK));
    pen.draw_left_edge(floor, Radius::Row.points(), Space::S.points(), pen.seat_colour(row.colour));
    let edge = [floor.left_top(), floor.right_top()].map(Into::into);
    pen.draw_line(edge[0], edge[1], LineWidth::Chosen.points(), YELLOW);
    let inner = floor.shrink2(vec2(Space::L.points(), 0.0));
    pen.draw_seat_chip(inner.left(), inner.center().y - chip / 2.0, row.colour, chip);
    let left = inner.left() + chip + Space::S.points();
    words.name.paint_aloud(pen, inner.with_min_x(left), Align2::LEFT_CENTER);
    let stage = inner.with_min_x(left + words.widest + Space::S.points()).with_max_y(floor.top());
    let stage = stage.with_min_y(place.top());
    for (shown, footing) in row.robots.iter().zip(footings(&row.robots, stage)) {
        let progress = (seconds - FOLLOWS * shown.number as f32) / WALKS;
        if progress > 0.0 {
            draw_robot(pen, stage, shown, footing, progress.min(1.0));
        }
        if progress >= 1.0 {
            draw_payment(pen, shown.credits, pos2(footing.x, floor.center().y));
        }
    }
}

/// Middle of a robot's feet in its row, and the side of its cells.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Footing {
    x: f32,
    cell: f32,
}

/// Places of robots on a stage, with cells as large as all have room for.
fn footings(robots: &[LinedUpRobot], stage: Rect) -> Vec<Footing> {
    place_side_by_side(&robots.iter().map(|shown| Vec2::from(shown.picture.size())).collect::<Vec<_>>(), stage)
}

/// Places figures of some sizes in cells side by side on a stage, each in a part of its width.
fn place_side_by_side(sizes: &[Vec2], stage: Rect) -> Vec<Footing> {
    let part = stage.width() / sizes.len().max(1) as f32;
    let room = vec2(part - Space::S.points(), stage.height() - Space::S.points()).max(Vec2::ZERO);
    let cell = sizes.iter().map(|size| (room / *size).min_elem()).fold(CELL, f32::min);
    (0..sizes.len()).map(|number| Footing { x: stage.left() + part * (number as f32 + 1.0 / 2.0), cell }).collect()
}

/// Draws a robot, whose walk from the left is done by a part above 0.
fn draw_robot(pen: &mut Pen, stage: Rect, shown: &LinedUpRobot, footing: Footing, progress: f32) {
    let size = Vec2::from(shown.picture.size()) * footing.cell;
    let way = footing.x - stage.left() + size.x;
    let left_to_go = 1.0 - EaseFunction::SineOut.sample_clamped(progress);
    let lift = if progress < 1.0 { (progress * STEPS * PI).sin().abs() * STEP_HEIGHT * footing.cell } else { 0.0 };
    let foot = pos2(footing.x - way * left_to_go, stage.bottom() - lift);
    let place = rect_at(foot.x - size.x / 2.0, foot.y - size.y, size.x, size.y);
    pen.draw_composed(("sold-robot", shown.number), &shown.picture, place);
}

/// Draws a payment with a coin around a point.
fn draw_payment(pen: &mut Pen, credits: Credits, middle: Pos2) {
    let amount = pen.ruler().layout(TextStyle::FIGURE.in_colour(CREAM), f32::INFINITY, amount_words(credits));
    let side = IconSize::Text.points();
    let size = vec2(side + Space::Xs.points() + amount.size().x, amount.height().max(side));
    let place = Rect::from_center_size(middle, size);
    pen.draw_icon("credit", place.left(), place.center().y - side / 2.0, side, Color32::WHITE);
    amount.paint_aloud(pen, place, Align2::RIGHT_CENTER);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn robots_stand_side_by_side_with_cells_of_one_size_inside_the_stage() {
        let stage = rect_at(100.0, 0.0, 600.0, 160.0);
        let sizes = [vec2(3.0, 3.0), vec2(5.0, 4.0), vec2(2.0, 5.0)];
        let places = place_side_by_side(&sizes, stage);
        assert!(places.iter().all(|place| place.cell == places[0].cell && place.cell <= CELL));
        let edges = |number: usize| {
            let half = sizes[number].x * places[number].cell / 2.0;
            [places[number].x - half, places[number].x + half]
        };
        assert!(edges(0)[0] >= stage.left() && edges(2)[1] <= stage.right());
        assert!(edges(0)[1] < edges(1)[0] && edges(1)[1] < edges(2)[0]);
        assert!(sizes.iter().all(|size| size.y * places[0].cell <= stage.height()));
        assert!(place_side_by_side(&[], stage).is_empty());
    }
}
