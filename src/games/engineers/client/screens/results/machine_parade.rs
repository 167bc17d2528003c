//! The scene beside the panel: every machine that worked drives in, one after another in the order
//! of the tests, and takes its place.

use std::f32::consts::PI;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::finished_game::TestOfGame;
use crate::client::art::names::machine_drawing;
use crate::client::play::Play;
use crate::messages::phrase;
use crate::set::DataSet;
use crate::words::points_words;
use client::kit::palette::{CREAM, INK, YARD, YELLOW};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::screens::victory::ResultScene;
use shell::seats::Colour;

/// Seconds that a machine drives, and seconds after which the next one follows.
const DRIVES: f32 = 1.4;
const FOLLOWS: f32 = 0.5;
/// Number of jolts on the way, and the height of one in parts of the picture's height.
const JOLTS: f32 = 9.0;
const JOLT: f32 = 0.04;
/// Width of the drawing of a machine in parts of its height, and its greatest width in points.
const WIDE: f32 = 4.0 / 3.0;
const WIDEST: f32 = 240.0;
/// Height of the line of the ground in the drawing of a machine, in parts of its height.
const GROUND: f32 = 92.0 / 96.0;

/// Machine of the parade.
struct ShownMachine {
    drawing: &'static str,
    colour: Colour,
    points: u16,
}

/// Returns the scene with the machines that worked, in order.
pub(super) fn parade_scene(play: &Play, worked: &[TestOfGame]) -> ResultScene {
    let data: &DataSet = &play.history().setup().data;
    let shown = worked.iter().filter_map(|test| {
        let drawing = machine_drawing(data.get_machine(test.machine)?);
        Some(ShownMachine { drawing, colour: play.seat(test.seat).colour, points: test.points })
    });
    let machines: Vec<ShownMachine> = shown.collect();
    let lasts = DRIVES + FOLLOWS * machines.len().saturating_sub(1) as f32;
    ResultScene {
        lasts,
        is_above_picture: true,
        draw: Box::new(move |pen, room, part| draw_parade(pen, room, &machines, part * lasts)),
    }
}

/// Draws the machines at some seconds since the first one began to drive.
fn draw_parade(pen: &mut Pen, room: Rect, machines: &[ShownMachine], seconds: f32) {
    let line = pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, "0").height().max(IconSize::Text.points());
    let foot = line + 2.0 * Space::Xs.points();
    if machines.is_empty() {
        let words = pen.ruler().layout(TextStyle::LEAD, room.width(), phrase!("engineers-parade-none"));
        words.paint_aloud(pen, room, Align2::CENTER_CENTER);
        return;
    }
    for (number, (machine, place)) in machines.iter().zip(places_in(room, machines.len(), foot)).enumerate() {
        let ground = place.with_min_y(place.bottom() - foot);
        pen.draw_rect(ground, Radius::Row.points(), YARD, Stroke::new(LineWidth::Row.points(), INK));
        pen.draw_line(ground.left_top().into(), ground.right_top().into(), LineWidth::Chosen.points(), YELLOW);
        let progress = (seconds - FOLLOWS * number as f32) / DRIVES;
        if progress > 0.0 {
            draw_machine(pen, room, place.with_max_y(ground.top()), machine, progress.min(1.0));
        }
        if progress >= 1.0 {
            draw_points(pen, ground, machine);
        }
    }
}

/// Places of a number of machines in rows, each with a foot of some height below the picture, as
/// large as all have room for.
fn places_in(room: Rect, count: usize, foot: f32) -> Vec<Rect> {
    let gap = Space::M.points();
    let width_with = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let by_width = (room.width() + gap) / columns as f32 - gap;
        let by_height = ((room.height() + gap) / rows - gap - foot) * WIDE;
        by_width.min(by_height).min(WIDEST)
    };
    let best = (1..=count).max_by(|one, other| width_with(*one).total_cmp(&width_with(*other))).unwrap_or(1);
    let width = width_with(best).max(1.0);
    let size = vec2(width, width / WIDE + foot);
    let rows = count.div_ceil(best);
    let top = room.center().y - (rows as f32 * (size.y + gap) - gap) / 2.0;
    let place = |number: usize| {
        let row = number / best;
        let in_row = best.min(count - row * best) as f32;
        let left = room.center().x - (in_row * (size.x + gap) - gap) / 2.0;
        let at = vec2((number % best) as f32 * (size.x + gap), row as f32 * (size.y + gap));
        Rect::from_min_size(pos2(left, top) + at, size)
    };
    (0..count).map(place).collect()
}

/// Draws a machine above its ground, whose way from the left is done by a part above 0.
fn draw_machine(pen: &mut Pen, room: Rect, place: Rect, machine: &ShownMachine, progress: f32) {
    let way = place.right() - room.left();
    let left_to_go = 1.0 - EaseFunction::SineOut.sample_clamped(progress);
    let height = place.height();
    let jolt = if progress < 1.0 { (progress * JOLTS * PI).sin().abs() * JOLT * height } else { 0.0 };
    let sunk = (1.0 - GROUND) * height;
    let shift = Vec2::new(-way * left_to_go, sunk - jolt);
    pen.draw_svg(machine.drawing, place.translate(shift), Color32::WHITE);
}

/// Draws the sign of the team and the points of a machine on its ground.
fn draw_points(pen: &mut Pen, ground: Rect, machine: &ShownMachine) {
    let chip = IconSize::Text.points();
    let gap = Space::S.points();
    let room = (ground.width() - chip - gap).max(chip);
    let in_words = pen.ruler().layout(TextStyle::STRONG.in_colour(CREAM), f32::INFINITY, points_words(machine.points));
    let in_digits = TextStyle::STRONG.in_colour(CREAM);
    let words = match in_words.size().x <= room {
        true => in_words,
        false => pen.ruler().layout(in_digits, f32::INFINITY, machine.points.to_string()),
    };
    let left = ground.center().x - (chip + gap + words.size().x) / 2.0;
    pen.draw_seat_chip(left, ground.center().y - chip / 2.0, machine.colour, chip);
    words.paint_aloud(pen, ground.with_min_x(left + chip + gap), Align2::LEFT_CENTER);
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn all_machines_have_places_of_one_size_inside_the_room_beside_one_another() {
        let room = rect_at(40.0, 60.0, 560.0, 520.0);
        for count in 1..=20 {
            let places = places_in(room, count, 28.0);
            assert_eq!(places.len(), count);
            for (number, place) in places.iter().enumerate() {
                assert!(room.expand(0.1).contains_rect(*place) && place.width() > 60.0, "{count}: {place}");
                assert!(places[..number].iter().all(|other| !other.intersects(*place)), "{count}");
            }
        }
    }
}
