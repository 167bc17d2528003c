//! Places of the yard for motion, for what is dragged, and for lessons.

use bevy_egui::egui::Rect;

use crate::client::play::{TableItem, lesson_at_table};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::client::yard::standing::{LyingAt, spread_on, standing_on};
use crate::client::yard::{FigureId, YardFacts, YardLayout, YardSquare};
use crate::lessons::Spot;
use crate::yard::Square;

/// Notes the places of squares, things and figures that are in view. Those that are noted later are
/// in front.
pub fn note_yard(scene: &mut Scene, layout: &YardLayout, facts: &YardFacts) {
    scene.note_motion_place(MotionPlace::Yard, layout.view);
    let is_lesson = lesson_at_table(scene.play).is_some();
    for square in &facts.squares {
        if let Some(rect) = in_view(layout, layout.square(square.square)) {
            note_square(scene, square.square, rect, is_lesson);
        }
    }
    for zone in &facts.zones {
        if let Some(rect) = in_view(layout, layout.square(zone.square)) {
            note_drop(scene, TableItem::Zone(zone.seat), rect);
        }
    }
    for square in &facts.squares {
        note_things(scene, layout, square, is_lesson);
    }
    for square in Square::all() {
        for (place, figure) in standing_on(layout, facts, square).placed {
            if let Some(rect) = in_view(layout, place) {
                note_figure(scene, figure.id, rect, is_lesson);
            }
        }
    }
}

/// Part of a rectangle that is in view; `None` unless its middle is.
fn in_view(layout: &YardLayout, rect: Rect) -> Option<Rect> {
    layout.view.contains(rect.center()).then(|| rect.intersect(layout.view))
}

fn note_drop(scene: &mut Scene, item: TableItem, rect: Rect) {
    if scene.held_item().is_some() {
        scene.note_drop_place(item, rect);
    }
}

fn note_square(scene: &mut Scene, square: Square, rect: Rect, is_lesson: bool) {
    scene.note_motion_place(MotionPlace::Square(square), rect);
    note_drop(scene, TableItem::Square(square), rect);
    if is_lesson {
        scene.note_lesson_spot(Spot::Square(square), rect);
    }
}

/// Notes the things that lie open in a square.
fn note_things(scene: &mut Scene, layout: &YardLayout, square: &YardSquare, is_lesson: bool) {
    for (place, lying) in spread_on(layout, square).placed {
        let open = match lying {
            LyingAt::Open(index) => square.open.get(index),
            LyingAt::Noted(_) => None,
        };
        let Some((open, rect)) = open.zip(in_view(layout, place)) else { continue };
        scene.note_item(TableItem::Piece(open.thing), rect);
        note_drop(scene, TableItem::Piece(open.thing), rect);
        if is_lesson {
            for component in scene.table.whole(open.thing) {
                scene.note_lesson_spot(Spot::Thing(component), rect);
            }
        }
    }
}

fn note_figure(scene: &mut Scene, figure: FigureId, rect: Rect, is_lesson: bool) {
    match figure {
        FigureId::Worker(seat, worker) => {
            scene.note_motion_place(MotionPlace::Worker(seat, worker), rect);
            note_drop(scene, TableItem::Worker(seat, worker), rect);
        }
        FigureId::Truck(seat) => {
            scene.note_motion_place(MotionPlace::Truck(seat), rect);
            note_drop(scene, TableItem::Truck(seat), rect);
            if is_lesson && scene.viewer.seat == Some(seat) {
                scene.note_lesson_spot(Spot::Truck, rect);
            }
        }
    }
}
