//! The robot on its stage, with a part that is tried on as a ghost.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::facts::WorkshopFacts;
use super::layout::WorkshopLayout;
use super::try_on::WorkshopPlace;
use crate::cards::CardId;
use crate::cards::Slot;
use crate::client::art::card_picture::CardPicture;
use crate::client::art::painting::{Turned, fitted_size};
use crate::client::art::robot::{RobotFigure, RobotStand, has_joints_at};
use client::art::composed::PlacedDrawing;
use client::kit::Pen;
use client::kit::palette::{CREAM, GREEN, LIGHT_RED, fade_colour};
use client::kit::pen::angle_of;
use client::kit::tokens::{LineWidth, Radius, Space};

/// Opacity of a part that is tried on, and of one that leaves.
const TRIED: f32 = 0.62;
const LEAVING: f32 = 0.8;
/// Opacity of the frame's ground where the card is held, and at another place for it.
const HELD_OVER: f32 = 0.26;
const POSSIBLE: f32 = 0.1;
/// Length of the corners around the frame, and their distance from it, in points.
const CORNER: f32 = 12.0;
const CORNER_APART: f32 = 5.0;
/// Lengths of dashes and gaps, in points.
const DASH: f32 = 7.0;
const DASH_GAP: f32 = 6.0;
/// Angle at which a part that leaves lies on the ground, clockwise and in radians.
const LIES: f32 = 0.14;
/// Greatest width and height of a part that leaves, in cells.
const LEAVING_CELLS: (f32, f32) = (3.0, 1.4);

/// Paints drawings of a figure that stands on the screen.
pub fn paint_drawings(pen: &mut Pen, stand: &RobotStand, drawings: &[PlacedDrawing], tint: Color32) {
    for drawn in drawings {
        let size = vec2(drawn.size.0, drawn.size.1) * stand.cell;
        let angle = angle_of(drawn.rotation);
        pen.draw_rotated(drawn.drawing, stand.point_at(drawn.centre), size, 1.0, angle, tint);
    }
}

/// Paints the robot without the part in a slot.
fn paint_without(pen: &mut Pen, stand: &RobotStand, figure: &RobotFigure, without: Option<Slot>) {
    let drawings = figure.drawings(without, has_joints_at(stand.cell));
    paint_drawings(pen, stand, &drawings, Color32::WHITE);
}

/// Paints the robot, the frames of the places for a card in hand, and its ghost.
pub fn paint_robot(pen: &mut Pen, layout: &WorkshopLayout, facts: &WorkshopFacts) {
    let Some(tried) = facts.tried() else {
        paint_without(pen, &layout.stand, &facts.figure, facts.arriving);
        return paint_places(pen, layout, facts);
    };
    let shown = facts.shown_figure();
    match tried.place {
        WorkshopPlace::Slot(slot) => {
            let frame = layout.place(facts, tried.place);
            let fill = fade_colour(GREEN, HELD_OVER);
            if slot != Slot::Torso {
                pen.fill_rect(frame, Radius::Row.points(), fill);
            }
            paint_without(pen, &layout.stand, &shown, Some(slot));
            paint_places(pen, layout, facts);
            let ghost = fade_colour(Color32::WHITE, TRIED);
            paint_drawings(pen, &layout.stand, &shown.tiles_of(slot).tiles, ghost);
            if slot == Slot::Torso {
                pen.fill_rect(frame, Radius::Row.points(), fill);
            }
            paint_held_frame(pen, frame);
        }
        WorkshopPlace::Discard => {
            paint_without(pen, &layout.stand, &facts.figure, None);
            let frame = layout.place(facts, tried.place);
            pen.fill_rect(frame, Radius::Row.points(), fade_colour(GREEN, POSSIBLE));
            paint_held_frame(pen, frame);
        }
    }
}

/// Paints the dashed frames of the places for the card in hand over which it is not held.
fn paint_places(pen: &Pen, layout: &WorkshopLayout, facts: &WorkshopFacts) {
    let Some(held) = &facts.held else { return };
    let over = facts.tried().map(|tried| tried.place);
    let refused = held.tried.as_ref().and_then(|tried| tried.as_ref().err()).map(|(place, _)| *place);
    for &place in held.places.iter().filter(|&&place| Some(place) != over) {
        let frame = layout.place(facts, place);
        let colour = if Some(place) == refused { LIGHT_RED } else { GREEN };
        pen.fill_rect(frame, Radius::Row.points(), fade_colour(colour, POSSIBLE));
        pen.draw_dashed_rect(frame, Stroke::new(LineWidth::Well.points(), colour), DASH, DASH_GAP);
    }
}

/// Paints the whole frame of the place over which the card is held, and corners around it.
fn paint_held_frame(pen: &Pen, frame: Rect) {
    pen.stroke_rect(frame, Radius::Row.points(), Stroke::new(LineWidth::Panel.points(), GREEN));
    let outer = frame.expand(CORNER_APART);
    let line = Stroke::new(Space::Xs.points(), GREEN);
    let corners = [
        (outer.left_top(), vec2(1.0, 1.0)),
        (outer.right_top(), vec2(-1.0, 1.0)),
        (outer.left_bottom(), vec2(1.0, -1.0)),
        (outer.right_bottom(), vec2(-1.0, -1.0)),
    ];
    for (corner, way) in corners {
        let along = corner + vec2(way.x * CORNER, 0.0);
        let down = corner + vec2(0.0, way.y * CORNER);
        pen.painter().line(vec![along, corner, down], line);
    }
}

/// Place of a part that leaves: on the ground, beside the robot and on the side of its slot.
pub fn place_of_leaving(layout: &WorkshopLayout, picture: &CardPicture, slot: Slot) -> Rect {
    let cell = layout.stand.cell;
    let room = vec2(LEAVING_CELLS.0, LEAVING_CELLS.1) * cell;
    // A tile keeps its size: a cell of the picture is a cell of the robot, or smaller.
    let (width, height) = picture.size();
    let own = vec2(width, height) * (cell / crate::client::art::card_picture::TENTHS);
    let fitted = fitted_size(picture, room);
    let size = if own.x <= fitted.x { own } else { fitted };
    let legs = layout.stand.point_at((0.0, 0.0)).x;
    let torso = layout.stand.point_at((crate::client::art::tiles::TORSO, 0.0)).x;
    let apart = cell;
    let left = if slot == Slot::LeftArm { legs - apart - size.x } else { torso + apart };
    let left = left.clamp(layout.room.left() + Space::S.points(), layout.room.right() - size.x - Space::S.points());
    Rect::from_min_size(pos2(left, layout.foot.top() - size.y), size)
}

/// Paints the part that would leave, on the ground.
pub fn paint_leaving(pen: &mut Pen, facts: &WorkshopFacts, card: CardId, slot: Slot, layout: &WorkshopLayout) -> Rect {
    let picture = CardPicture::of(facts.data, card, Some(facts.colour));
    let place = place_of_leaving(layout, &picture, slot);
    let turned = Turned { centre: place.center(), angle: LIES };
    let tint = fade_colour(Color32::WHITE, LEAVING);
    turned.draw_picture(pen, picture.picture, bevy_egui::egui::Vec2::ZERO, place.size(), tint);
    place
}

/// Marks the part in a slot that the pointer rests on or the keyboard has chosen.
pub fn paint_chosen_part(pen: &Pen, layout: &WorkshopLayout, facts: &WorkshopFacts, slot: Slot) {
    let frame = layout.frame_of(&facts.figure, slot);
    pen.stroke_rect(frame, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), CREAM));
}
