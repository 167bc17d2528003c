//! The plates of the crusher, which push in over the border of the map, and the dents of a robot
//! that it has bitten (10.1).

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::facts::FigureFacts;
use super::hit::paint_sign;
use super::layout::ArenaLayout;
use client::kit::Pen;
use client::kit::palette::{INK, fade_colour, rgb};
use client::kit::pen::angle_of;
use client::kit::tokens::{LineWidth, Space};
use shell::grid::Rotation;

/// Distance by which the plates are pushed in at most, their thickness outside of the map, and the
/// height of their teeth, in squares.
const DEPTH: f32 = 0.7;
const OUTSIDE: f32 = 0.9;
const TEETH: f32 = 0.5;
/// Colours of a plate, of its outer edge and of a piston.
const PLATE: Color32 = rgb(0x54_6770);
const OUTER: Color32 = rgb(0x3a_4850);
const PISTON: Color32 = rgb(0xb2_c1c8);
/// Width and length of a piston, in squares.
const PISTON_SIZE: (f32, f32) = (0.34, 0.5);
/// Colour, opacity, least and greatest radius of a cloud of dust, in squares; clouds on a side of
/// the map.
const DUST: Color32 = rgb(0x8f_7b69);
const DUST_OPACITY: f32 = 0.35;
const DUST_RADIUS: (f32, f32) = (0.1, 0.2);
const CLOUDS: u32 = 14;
/// Side of the flash behind a robot that is bitten, in squares.
const FLASH: f32 = 2.0;

/// State of the plates.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CrusherPush {
    /// Part of their way by which they are pushed in, from 0 to 1.
    pub pushed: f32,
    /// Density of the dust along their inner edges, from 0 to 1.
    pub dust: f32,
}

/// A side of the map, as the crusher's plate there sees it.
#[derive(Clone, Copy)]
struct MapSide {
    map: Rect,
    rotation: Rotation,
}

impl MapSide {
    /// Length of the side, in points.
    fn length(self) -> f32 {
        match self.rotation {
            Rotation::Up | Rotation::Down => self.map.width(),
            Rotation::Right | Rotation::Left => self.map.height(),
        }
    }

    /// Point so far along the side, clockwise, and so far inwards.
    fn point(self, along: f32, inwards: f32) -> Pos2 {
        let Rect { min, max } = self.map;
        match self.rotation {
            Rotation::Up => pos2(min.x + along, min.y + inwards),
            Rotation::Right => pos2(max.x - inwards, min.y + along),
            Rotation::Down => pos2(max.x - along, max.y - inwards),
            Rotation::Left => pos2(min.x + inwards, max.y - along),
        }
    }

    /// Corners of a rectangle along the side.
    fn corners(self, along: (f32, f32), inwards: (f32, f32)) -> Vec<Pos2> {
        [(along.0, inwards.0), (along.1, inwards.0), (along.1, inwards.1), (along.0, inwards.1)]
            .map(|(along, inwards)| self.point(along, inwards))
            .to_vec()
    }
}

/// Paints the plates, unless they are drawn back.
pub fn paint_crusher(pen: &mut Pen, layout: &ArenaLayout, push: CrusherPush) {
    if push.pushed <= 0.0 {
        return;
    }
    let around = layout.map.expand(OUTSIDE * layout.cell).intersect(layout.room);
    let mut child = pen.ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(around));
    child.shrink_clip_rect(around);
    let mut inner = Pen { ui: &mut child, art: pen.art, look: pen.look };
    for rotation in Rotation::ALL {
        paint_plate(&mut inner, layout.cell, MapSide { map: layout.map, rotation }, push);
    }
}

/// Paints the plate at a side: a trapezium with teeth along its inner edge.
fn paint_plate(pen: &mut Pen, cell: f32, side: MapSide, push: CrusherPush) {
    let outer = OUTSIDE * cell;
    let inner = DEPTH * cell * push.pushed;
    let length = side.length();
    let ends = [(-outer, -outer), (length + outer, -outer), (length - inner, inner), (inner, inner)];
    let corners: Vec<Pos2> = ends.map(|(along, inwards)| side.point(along, inwards)).to_vec();
    pen.painter().add(Shape::convex_polygon(corners, PLATE, Stroke::new(LineWidth::Panel.points(), INK)));
    let edge = side.corners((-outer, length + outer), (-outer, -outer + Space::Xl.points()));
    pen.painter().add(Shape::convex_polygon(edge, OUTER, Stroke::NONE));
    let pistons = (length / cell).round() as u16;
    for number in 0..pistons {
        let middle = (f32::from(number) + 1.0 / 2.0) * cell;
        let half = PISTON_SIZE.0 * cell / 2.0;
        let piston = side.corners((middle - half, middle + half), (-outer, -outer + PISTON_SIZE.1 * cell));
        pen.painter().add(Shape::convex_polygon(piston, PISTON, Stroke::new(LineWidth::Row.points(), INK)));
    }
    paint_teeth(pen, cell, side, inner);
    paint_dust(pen, cell, side, inner, push.dust);
}

/// Paints the teeth along the inner edge.
fn paint_teeth(pen: &mut Pen, cell: f32, side: MapSide, inner: f32) {
    let free = side.length() - 2.0 * inner;
    let pieces = (free / cell).round().max(1.0);
    let size = vec2(free / pieces, TEETH * cell);
    for piece in 0..pieces as u16 {
        let along = inner + (f32::from(piece) + 1.0 / 2.0) * size.x;
        let middle = side.point(along, inner - size.y / 2.0);
        pen.draw_rotated("crusher_wall", middle, size, 1.0, angle_of(side.rotation), Color32::WHITE);
    }
}

/// Paints clouds of dust along the inner edge, which grow with their density. They lie anywhere,
/// but in every frame in the same places.
fn paint_dust(pen: &Pen, cell: f32, side: MapSide, inner: f32, dust: f32) {
    if dust <= 0.0 {
        return;
    }
    let scattered = |number: u32, steps: u32| (number * steps % CLOUDS) as f32 / CLOUDS as f32;
    for cloud in 0..CLOUDS {
        let along = scattered(cloud, 5) * side.length();
        let (least, most) = DUST_RADIUS;
        let radius = (least + (most - least) * scattered(cloud, 3)) * cell * dust;
        let middle = side.point(along, inner + (scattered(cloud, 11) - 1.0 / 2.0) * 2.0 * radius);
        pen.painter().circle_filled(middle, radius, fade_colour(DUST, DUST_OPACITY * dust));
    }
}

/// Paints the flash behind a robot that is bitten.
pub fn paint_flash(pen: &mut Pen, layout: &ArenaLayout, figure: &FigureFacts) {
    let middle = layout.figure(figure.at).center();
    let side = FLASH * layout.cell;
    pen.draw_svg("explosion", Rect::from_center_size(middle, Vec2::splat(side)), Color32::WHITE);
}

/// Paints the sign with the dents of a bite, above the robot.
pub fn paint_bite(pen: &mut Pen, layout: &ArenaLayout, at: (f32, f32), dents: u16) {
    paint_sign(pen, layout, at, dents, 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn the_four_plates_meet_at_the_corners_and_leave_the_middle_free() {
        let map = rect_at(100.0, 50.0, 448.0, 320.0);
        let inner = DEPTH * 64.0;
        let next = Rotation::ALL.into_iter().cycle().skip(1);
        for (rotation, next) in Rotation::ALL.into_iter().zip(next) {
            let side = MapSide { map, rotation };
            let next = MapSide { map, rotation: next };
            let end = side.point(side.length() - inner, inner);
            assert!((end - next.point(inner, inner)).length() < 0.1, "{rotation:?}");
            assert!(map.shrink(inner - 0.1).contains(end));
        }
    }
}
