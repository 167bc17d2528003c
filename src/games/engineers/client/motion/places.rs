//! Places on the table screen where journeys begin and end.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};
use shell::seats::SeatId;

use crate::action::{ThingId, WorkerId};
use crate::client::play::TableItem;
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::yard::{Square, Wall};
use client::kit::tokens::IconSize;

/// Side of what is carried over a square, and how far above its middle that is, in parts of the
/// square.
const CARRIED: f32 = 0.44;
const ABOVE: f32 = 0.34;
/// Side of a crate on a square, in parts of it.
const ON_SQUARE: f32 = 0.6;

/// Place where a journey begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlace {
    /// Place where a thing is drawn; the square where it lies if it is not drawn.
    Thing(ThingId, Square),
    /// Place where a thing is drawn; the hands of workers on a square if it is not drawn.
    Carried(ThingId, Square),
    /// Place where a thing of a seat is drawn; the card of the seat if it is not drawn.
    Owned(ThingId, SeatId),
    /// Ground of a square.
    Square(Square),
    /// Hands of workers who stand on a square.
    Hands(Square),
    /// A worker.
    Worker(SeatId, WorkerId),
    /// A truck.
    Truck(SeatId),
    /// Money of a seat.
    Purse(SeatId),
    /// Points of a seat.
    Points(SeatId),
    /// Cards of a seat.
    Cards(SeatId),
    /// Card of a seat.
    Seat(SeatId),
    /// Middle of what is on the stage.
    Stage,
}

/// Places as they were drawn in one frame.
struct DrawnPlaces<'a> {
    item: &'a dyn Fn(TableItem) -> Option<Rect>,
    place: &'a dyn Fn(MotionPlace) -> Option<Rect>,
}

impl TablePlace {
    /// Rectangle of the place in the last frame, for a thing of a seat.
    pub fn last_rect(self, scene: &Scene, seat: SeatId) -> Rect {
        let view = &*scene.view;
        let item = |item: TableItem| view.spots_before.get(&item).copied();
        let place = |place: MotionPlace| view.places_before.get(&place).copied();
        self.find_rect(scene, seat, &DrawnPlaces { item: &item, place: &place })
    }

    /// Rectangle of the place in this frame, for a thing of a seat. Must be called after the panels
    /// are drawn.
    pub fn rect(self, scene: &Scene, seat: SeatId) -> Rect {
        let view = &*scene.view;
        let item = |item: TableItem| view.spots.get(&item).copied();
        let place = |place: MotionPlace| view.places.get(&place).copied();
        self.find_rect(scene, seat, &DrawnPlaces { item: &item, place: &place })
    }

    /// Finds the rectangle, which is a square; that of the seat's card if the place is not drawn.
    fn find_rect(self, scene: &Scene, seat: SeatId, drawn: &DrawnPlaces) -> Rect {
        let place = |place: MotionPlace| (drawn.place)(place);
        let on_square = |square: Square| place(MotionPlace::Square(square)).map(on_ground);
        let small = |rect: Rect| square_about(rect.center(), IconSize::Row.points());
        let stage = || small(place(MotionPlace::Yard).unwrap_or(scene.regions.stage));
        let in_hands_on = |square: Square| place(MotionPlace::Square(square)).map(in_hands);
        let drawn_thing = |thing: ThingId| (drawn.item)(TableItem::Piece(thing)).map(square_within);
        let found = match self {
            Self::Thing(thing, square) => drawn_thing(thing).or_else(|| on_square(square)),
            Self::Carried(thing, square) => drawn_thing(thing).or_else(|| in_hands_on(square)),
            Self::Owned(thing, owner) => drawn_thing(thing).or_else(|| Some(seat_rect(scene, owner))),
            Self::Square(square) => on_square(square),
            Self::Hands(square) => in_hands_on(square),
            Self::Worker(seat, worker) => {
                let in_tray = || place(MotionPlace::InTray(worker)).filter(|_| seat == scene.on_stage());
                place(MotionPlace::Worker(seat, worker)).or_else(in_tray).map(small)
            }
            Self::Truck(seat) => place(MotionPlace::Truck(seat)).map(small),
            Self::Purse(seat) => place(MotionPlace::Purse(seat)).map(small),
            Self::Points(seat) => place(MotionPlace::Points(seat)).map(small),
            Self::Cards(seat) => place(MotionPlace::Cards(seat)).map(small),
            Self::Seat(seat) => Some(seat_rect(scene, seat)),
            Self::Stage => Some(stage()),
        };
        // Yard and road are covered by a panel over the stage.
        let is_in_yard =
            matches!(self, Self::Square(_) | Self::Hands(_) | Self::Thing(..) | Self::Carried(..) | Self::Truck(_));
        let covered = || (is_in_yard && seat == scene.on_stage()).then(stage);
        found.or_else(covered).unwrap_or_else(|| seat_rect(scene, seat))
    }
}

/// Middle of a wall, as its squares are drawn in this frame.
pub fn middle_of_wall(scene: &Scene, wall: Wall) -> Option<Pos2> {
    let square = |square: Square| scene.view.places.get(&MotionPlace::Square(square)).map(Rect::center);
    Some(square(wall.square())?.lerp(square(wall.other())?, 0.5))
}

/// Place of a seat on its card.
fn seat_rect(scene: &Scene, seat: SeatId) -> Rect {
    let card = scene.regions.seats.get(seat.index()).copied().unwrap_or(scene.regions.stage);
    square_about(card.center(), IconSize::Name.points())
}

/// Square with a side in points about a point.
fn square_about(middle: Pos2, side: f32) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(side))
}

/// Largest square in the middle of a rectangle.
pub fn square_within(rect: Rect) -> Rect {
    square_about(rect.center(), rect.size().min_elem())
}

/// Place of a crate on a square.
fn on_ground(square: Rect) -> Rect {
    square_about(square.center(), ON_SQUARE * square.size().min_elem())
}

/// Place of what is carried over a square.
fn in_hands(square: Rect) -> Rect {
    let side = square.size().min_elem();
    square_about(square.center() - vec2(0.0, ABOVE * side), CARRIED * side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn what_is_carried_is_small_and_above_what_lies() {
        let square = rect_at(100.0, 200.0, 40.0, 40.0);
        assert!(in_hands(square).center().y < on_ground(square).center().y - 10.0);
        assert!(in_hands(square).width() < on_ground(square).width());
        assert_eq!(square_within(rect_at(0.0, 0.0, 30.0, 10.0)), rect_at(10.0, 0.0, 10.0, 10.0));
    }
}
