//! Places on the table screen where things fly from and to.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::lessons::Spot;
use crate::parts::{Kind, Market};
use client::kit::tokens::IconSize;
use shell::seats::SeatId;

/// Place of the mouth of the bag's picture, in parts of its width and height.
const MOUTH: Vec2 = Vec2::new(0.5, 0.375);
/// Height above its mouth at which a drawn counter turns up, and the side of the counter, in
/// points.
const RISE: f32 = 104.0;
const RAISED: f32 = 56.0;
/// Distance in points below which two rectangles are the same place.
const NEAR: f32 = 1.0;

/// Place that a part comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlace {
    /// Place where a thing is drawn.
    Thing(Thing),
    /// Square of the market, for what is bought there.
    Square(Kind, Market),
    /// Above the mouth of the bag, where a drawn counter has turned up.
    Raised,
    /// The chute.
    Chute,
    /// Card of a seat.
    Seat(SeatId),
}

/// Place where a part was when the last frame was drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceBefore {
    /// Its rectangle.
    pub rect: Rect,
    /// Whether the part was in a player's hand.
    pub is_in_hand: bool,
}

/// Finds where a part was before the change that moves it.
pub fn place_before(scene: &Scene, place: TablePlace) -> Option<PlaceBefore> {
    let view = &*scene.view;
    let noted = |spot: Spot| find_spot(&view.marked_before, spot);
    let rect = match place {
        TablePlace::Thing(thing) => {
            let rect = *view.spots_before.get(&thing)?;
            let slot = match thing {
                Thing::Loose(part, place) => noted(Spot::Loose(part, place)),
                _ => None,
            };
            // A thing in hand is noted at the pointer, beside its slot.
            return Some(PlaceBefore { rect, is_in_hand: slot.is_some_and(|slot| !is_near(slot, rect)) });
        }
        TablePlace::Square(kind, market) => {
            let rect = *view.spots_before.get(&Thing::Price(kind, market))?;
            let tag = noted(Spot::Price(kind, market));
            if tag.is_some_and(|tag| !is_near(tag, rect)) {
                return Some(PlaceBefore { rect, is_in_hand: true });
            }
            square_about(noted(Spot::Square(kind))?.center(), IconSize::Large)
        }
        TablePlace::Raised => raised_rect(*view.spots_before.get(&Thing::Bag)?),
        TablePlace::Chute => square_about(noted(Spot::Chute)?.center(), IconSize::Row),
        TablePlace::Seat(seat) => seat_rect(scene, seat),
    };
    Some(PlaceBefore { rect, is_in_hand: false })
}

/// Finds where a part goes, as the panels have drawn it in this frame.
pub fn place_now(scene: &Scene, place: TablePlace) -> Option<Rect> {
    let view = &*scene.view;
    match place {
        TablePlace::Thing(thing) => view.spots.get(&thing).copied(),
        TablePlace::Square(kind, _) => {
            Some(square_about(find_spot(&view.marked, Spot::Square(kind))?.center(), IconSize::Large))
        }
        TablePlace::Raised => Some(raised_rect(*view.spots.get(&Thing::Bag)?)),
        TablePlace::Chute => Some(square_about(find_spot(&view.marked, Spot::Chute)?.center(), IconSize::Row)),
        TablePlace::Seat(seat) => Some(seat_rect(scene, seat)),
    }
}

/// Middle of the mouth of the bag, if it is drawn.
pub fn mouth_of_bag(scene: &Scene) -> Option<Rect> {
    scene.view.spots.get(&Thing::Bag).map(|bag| square_about(mouth_of(*bag), IconSize::Row))
}

/// Place of the bank, which is the hub of the disc.
pub fn bank_rect(scene: &Scene) -> Rect {
    let hub = find_spot(&scene.view.marked, Spot::Disc);
    square_about(hub.unwrap_or(scene.halves().market).center(), IconSize::Row)
}

/// Place on the card of a seat: its small picture, if it has one.
pub fn seat_rect(scene: &Scene, seat: SeatId) -> Rect {
    let card = scene.regions.seats.get(seat.index()).copied().unwrap_or(scene.regions.stage);
    let spot = scene.view.seat_spots.get(seat.index()).copied().flatten();
    square_about(spot.unwrap_or(card).center(), IconSize::Name)
}

fn find_spot(marked: &[(Spot, Rect)], wanted: Spot) -> Option<Rect> {
    marked.iter().find(|(spot, _)| *spot == wanted).map(|(_, rect)| *rect)
}

fn is_near(one: Rect, other: Rect) -> bool {
    (one.center() - other.center()).length() < NEAR
}

/// Middle of the mouth of a bag.
pub fn mouth_of(bag: Rect) -> Pos2 {
    bag.min + bag.size() * MOUTH
}

/// Rectangle above the mouth of a bag in which a drawn counter turns up.
fn raised_rect(bag: Rect) -> Rect {
    Rect::from_center_size(mouth_of(bag) - vec2(0.0, RISE), Vec2::splat(RAISED))
}

fn square_about(middle: Pos2, side: IconSize) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(side.points()))
}
