//! The market as a ring: the squares stand around the disc, on which the price tags ride.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use super::square_parts::{NUMBER, SquareParts};
use crate::parts::disc::SQUARES;

// Lengths are in points of the market as it is drawn at 1280 by 800, places from the middle of the
// disc.

/// Room that the ring takes as it is drawn.
const DRAWN: Vec2 = vec2(420.0, 482.0);
/// Distance of the disc's middle from the upper edge of that room.
const MIDDLE: f32 = 231.0;
/// Largest factor by which the ring is drawn larger.
const LARGEST: f32 = 1.3;
/// Largest size of text, in parts of the usual one, that the ring has room for as it is drawn.
const ROOM_FOR_TEXT: f32 = 1.2;

/// Middles of the squares, clockwise from the top.
const SQUARE_PLACES: [[i16; 2]; SQUARES] =
    [[0, -180], [142, -156], [163, 0], [142, 156], [0, 180], [-142, 156], [-163, 0], [-142, -156]];
/// Size of a square.
const SQUARE: Vec2 = vec2(86.0, 96.0);
/// Side of a plate, and its place from the upper left corner of a square.
const PLATE: f32 = 46.0;
const PLATE_PLACE: Vec2 = vec2(11.0, 19.0);
/// Distance by which a plate lies higher than the one below it.
const PLATE_STEP: f32 = 4.0;
/// Middle of the number from the upper right corner of a square.
const NUMBER_PLACE: Vec2 = vec2(-19.0, 19.5);
/// Strip from the upper left corner of a square.
const STRIP: Rect = Rect { min: Pos2 { x: 7.0, y: 70.5 }, max: Pos2 { x: 79.0, y: 90.0 } };

/// Radius of the disc with its teeth, of the inner edge of its rim, and of its hub.
const RADIUS: f32 = 123.0;
const RIM: f32 = 106.0;
const HUB: f32 = 35.0;
/// Radius up to which the rim is taken: there is nothing else between the teeth and the squares.
const REACH: f32 = 131.0;
/// Half-axes on which the middles of pairs of tags ride past a square above, below or beside the
/// disc, and past one at its corners.
const STRAIGHT: Vec2 = vec2(77.0, 79.0);
const DIAGONAL: Vec2 = vec2(84.0, 73.0);
/// Angle of a sector, in radians.
const SECTOR: f32 = TAU / SQUARES as f32;

/// Places of a ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RingLayout {
    /// Middle of the disc.
    pub middle: Pos2,
    /// Points that a point of the drawing has.
    pub scale: f32,
}

impl RingLayout {
    /// Lays out the ring in a room, with text `text` times as large as usual; `None` if the text
    /// has no room on the tags.
    pub fn new(room: Rect, text: f32) -> Option<Self> {
        let scale = (room.size() / DRAWN).min_elem().min(LARGEST);
        let above = (room.height() - DRAWN.y * scale) / 2.0 + MIDDLE * scale;
        let middle = Pos2::new(room.center().x, room.top() + above);
        (text <= scale * ROOM_FOR_TEXT).then_some(Self { middle, scale })
    }

    /// Radius of the disc with its teeth, in points.
    pub fn radius(&self) -> f32 {
        RADIUS * self.scale
    }

    /// Places of the parts of a square.
    pub fn square(&self, square: usize) -> SquareParts {
        let scale = self.scale;
        let [x, y] = SQUARE_PLACES[square % SQUARES].map(f32::from);
        let frame = Rect::from_center_size(self.middle + vec2(x, y) * scale, SQUARE * scale);
        let strip = (STRIP * scale).translate(frame.min.to_vec2());
        SquareParts {
            frame,
            plate: Rect::from_min_size(frame.min + PLATE_PLACE * scale, Vec2::splat(PLATE * scale)),
            plate_step: PLATE_STEP * scale,
            number: frame.right_top() + NUMBER_PLACE * scale,
            number_radius: NUMBER * scale,
            strip: Some(strip),
            prices: strip,
        }
    }

    /// Middle of the pair of tags of a sector that lies so many squares clockwise from the top.
    pub fn pair(&self, place: f32) -> Pos2 {
        let angle = place * SECTOR - FRAC_PI_2;
        let axes = STRAIGHT + (DIAGONAL - STRAIGHT) * (2.0 * angle).sin().abs();
        self.middle + Vec2::angled(angle) * axes * self.scale
    }

    /// Square beside whose sector a point lies; `None` on the rim, the hub, or off the disc.
    pub fn sector_at(&self, at: Pos2) -> Option<usize> {
        let from_middle = (at - self.middle) / self.scale;
        let is_on_sector = (HUB..RIM).contains(&from_middle.length());
        let sectors = (from_middle.angle() + FRAC_PI_2) / SECTOR;
        is_on_sector.then(|| (sectors.round() as i32).rem_euclid(SQUARES as i32) as usize)
    }

    /// Whether a point is where the disc is taken to turn it.
    pub fn is_on_disc(&self, at: Pos2) -> bool {
        (at - self.middle).length() <= REACH * self.scale
    }
}
