//! Marks on the robot of the stage: the frame of one that may be sold, components that do not hang
//! together, and things that are looked at or advised.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, epaint::QuadraticBezierShape, pos2, vec2};

use super::painter::paint_drawing;
use super::sale_offer::{is_sale_asked, sale_offer};
use super::shown_robot::ShownRobot;
use crate::action::PlacedPart;
use crate::client::art::robot::drawing_of_part;
use crate::client::play::{DropPlace, Thing};
use crate::client::scene::Scene;
use crate::parts::{Kind, Part};
use client::kit::Pen;
use client::kit::palette::{CREAM, FAINT, GREEN, INK, MUTED, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::table::held_marks::draw_blocked;

/// Lengths of a dash and of the gap after it, in points.
const DASH: (f32, f32) = (9.0, 7.0);
/// Distance between two dots of the way to an order card, in points.
const DOTS: f32 = Space::M.points();
/// Length of the arrow at the end of the way, in points.
const ARROW: f32 = Space::L.points();

/// Draws the marks on the robot while nothing is in hand.
pub fn draw_marks(pen: &mut Pen, scene: &Scene, shown: &ShownRobot) {
    if shown.robot.is_empty() && scene.turn_step().is_some() {
        let line = Stroke::new(LineWidth::Well.points(), MUTED);
        let middle = shown.rect().shrink(Space::Xs.points());
        pen.draw_dashed_rect(middle, line, Space::S.points(), Space::Xs.points());
    }
    draw_loose_parts(pen, shown);
    if is_sale_asked(scene) && !shown.robot.is_empty() {
        let line = Stroke::new(LineWidth::Panel.points(), GREEN);
        pen.draw_dashed_rect(frame_of_robot(shown), line, DASH.0, DASH.1);
    }
    draw_looked_at(pen, scene, shown);
    draw_advice(pen, scene, shown);
}

/// Frame of the whole robot, by which it is dragged.
pub fn frame_of_robot(shown: &ShownRobot) -> Rect {
    shown.rect().expand(Space::Xs.points())
}

/// Hatches components of a build that do not hang together with the first one (7.3).
fn draw_loose_parts(pen: &mut Pen, shown: &ShownRobot) {
    if !shown.is_build {
        return;
    }
    let groups = shown.robot.groups();
    for (part, _) in shown.robot.parts().iter().zip(&groups).filter(|(_, first)| **first != 0) {
        draw_blocked(pen, shown.grid.rect_of(part.cell()).shrink(Space::Xxs.points()));
    }
}

/// Frames the component or the robot that is under the pointer, or chosen by the keyboard.
fn draw_looked_at(pen: &Pen, scene: &Scene, shown: &ShownRobot) {
    let frame = |thing: Option<Thing>| match thing? {
        Thing::Attached(cell) if shown.robot.at(cell).is_some() && shown.is_build => Some(shown.grid.rect_of(cell)),
        Thing::Robot if !shown.robot.is_empty() && is_sale_asked(scene) => Some(frame_of_robot(shown)),
        _ => None,
    };
    if let Some(rect) = frame(scene.view.pointed_before) {
        pen.stroke_rect(rect, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), YELLOW));
    }
    if let Some(rect) = frame(scene.interaction.own.chosen) {
        pen.stroke_rect(rect, Radius::Row.points(), Stroke::new(LineWidth::Panel.points() * 2.0, INK));
        pen.stroke_rect(rect, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), CREAM));
    }
}

/// Marks the placement that is advised.
pub fn draw_advice(pen: &mut Pen, scene: &Scene, shown: &ShownRobot) {
    let Some(hint) = &scene.interaction.hint else { return };
    let Some(DropPlace::Grid(at)) = hint.to else { return };
    let rect = shown.grid.rect_of(at.cell);
    if let Some(kind) = hint.thing.and_then(kind_of_thing) {
        let drawn = drawing_of_part(PlacedPart { part: Part::plain(kind), at });
        paint_drawing(pen, &shown.grid, &drawn, fade_colour(Color32::WHITE, FAINT));
    }
    let line = Stroke::new(LineWidth::Panel.points(), YELLOW);
    pen.draw_dashed_rect(rect, line, DASH.0, DASH.1);
}

/// Kind of the part that a thing is.
const fn kind_of_thing(thing: Thing) -> Option<Kind> {
    match thing {
        Thing::Price(kind, _) => Some(kind),
        Thing::Loose(part, _) | Thing::LeftOver(part) => Some(part.kind),
        _ => None,
    }
}

/// Draws the way from the robot to the card of the order that it would be sold to, if both are
/// there and nothing is in hand.
pub fn draw_way_to_order(pen: &Pen, scene: &Scene, shown: &ShownRobot) {
    let card = sale_offer(scene).and_then(|offer| scene.view.spots.get(&Thing::Order(offer.order)));
    let Some(card) = card.filter(|_| is_sale_asked(scene)) else { return };
    let frame = frame_of_robot(shown);
    let from = pos2(frame.center().x + frame.width() / 4.0, frame.top());
    let to = card.left_center() - vec2(ARROW, 0.0);
    let line = QuadraticBezierShape::from_points_stroke(
        [from, pos2(from.x, to.y), to],
        false,
        Color32::TRANSPARENT,
        Stroke::NONE,
    );
    let points: Vec<Pos2> = line.flatten(None);
    for (width, colour) in [(Space::Xs.points(), fade_colour(INK, FAINT)), (Space::Xxs.points(), GREEN)] {
        pen.painter().extend(Shape::dotted_line(&points, colour, DOTS, width));
    }
    let half = ARROW / 2.0;
    let arrow = vec![card.left_center(), to - vec2(0.0, half), to + vec2(0.0, half)];
    pen.painter().add(Shape::convex_polygon(arrow, GREEN, Stroke::new(LineWidth::Row.points(), INK)));
}
