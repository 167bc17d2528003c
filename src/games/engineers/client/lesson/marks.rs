//! Places of the things that a lesson points out.

use bevy_egui::egui::Rect;

use crate::action::ThingId;
use crate::client::play::{TableItem, TurnStage};
use crate::client::scene::Scene;
use crate::lessons::{LEARNER, LessonRun, LessonStage, Spot};
use crate::table::Place;
use client::lesson::highlight::MarkFrame;

/// Rectangle of a spot that a panel has noted in this frame.
pub fn rect_of_spot(scene: &Scene, spot: Spot) -> Option<Rect> {
    let marked = scene.view.marked.iter().find(|(marked, _)| *marked == spot).map(|(_, rect)| *rect);
    let rect_of = |item: TableItem| scene.view.rect_of(item);
    marked.or_else(|| match spot {
        Spot::Square(square) => rect_of(TableItem::Square(square)),
        Spot::Worker(worker) => rect_of(TableItem::Worker(LEARNER, worker)),
        Spot::Thing(thing) => rect_of_thing(scene, thing),
        Spot::Card(machine) => rect_of(TableItem::Card(machine)),
        Spot::Zone => rect_of(TableItem::Zone(LEARNER)),
        Spot::Job => rect_of(TableItem::Job(LEARNER)),
        Spot::Truck => rect_of(TableItem::Truck(LEARNER)),
        Spot::Seat(_) | Spot::Button(_) => None,
    })
}

/// Rectangle of a thing, by any component of its assembly; that of the square where it lies, or of
/// the worker, the container or the truck that has it, if it is not drawn itself.
fn rect_of_thing(scene: &Scene, thing: ThingId) -> Option<Rect> {
    let rect_of = |item: TableItem| scene.view.rect_of(item);
    let drawn = scene.table.whole(thing).into_iter().find_map(|part| rect_of(TableItem::Piece(part)));
    drawn.or_else(|| match scene.table.find_thing(thing)?.place {
        Place::FaceDown(square) => rect_of(TableItem::Square(square)),
        Place::Zone(seat) => rect_of(TableItem::Zone(seat)),
        Place::Held(seat, workers) => rect_of(TableItem::Worker(seat, workers.iter().next()?)),
        Place::Packed(container) => rect_of(TableItem::Piece(container)),
        Place::Truck(seat) => rect_of(TableItem::Truck(seat)),
        Place::Unused | Place::Away => None,
    })
}

/// Frames of the things that a lesson points out now.
pub fn marked_frames(scene: &Scene, running: &LessonRun) -> Vec<MarkFrame> {
    let is_shown = match running.stage() {
        LessonStage::Over => false,
        LessonStage::Watching => true,
        LessonStage::Reading => !scene.interaction.stage.is_momentary(),
        LessonStage::Acting => scene.interaction.stage == TurnStage::Choosing,
    };
    if !is_shown {
        return Vec::new();
    }
    let found =
        running.spots_to_mark(scene.table).into_iter().filter_map(|spot| Some((spot, rect_of_spot(scene, spot)?)));
    found.filter(|(_, rect)| rect.is_positive()).map(|(spot, rect)| frame_of(spot, rect)).collect()
}

/// Frame of a spot with a rectangle. That of a square, a thing or a card covers no neighbour.
fn frame_of(spot: Spot, rect: Rect) -> MarkFrame {
    match spot {
        Spot::Square(_) | Spot::Thing(_) | Spot::Card(_) | Spot::Job => MarkFrame::close_to(rect),
        Spot::Worker(_) | Spot::Seat(_) | Spot::Zone | Spot::Truck | Spot::Button(_) => MarkFrame::around(rect),
    }
}
