//! Places of things on the stage of an offer as they were painted, from which they are dragged into
//! the deal and out of it.

use std::cell::RefCell;

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Sense};

use super::facts::OfferFacts;
use super::sides::OfferSide;
use crate::action::ThingId;
use crate::client::play::{EngineersCommand, How, TableItem};
use crate::client::scene::Scene;
use client::kit::Pen;
use shell::seats::SeatId;

/// Places as they were painted in a frame.
#[derive(Debug, Default)]
pub struct PaintedOffer {
    /// Things.
    things: RefCell<Vec<(ThingId, Rect)>>,
    /// Panels of the sides, by their teams.
    sides: RefCell<Vec<(SeatId, Rect)>>,
}

impl PaintedOffer {
    /// Notes the place of a thing.
    pub fn note_thing(&self, thing: ThingId, rect: Rect) {
        self.things.borrow_mut().push((thing, rect));
    }

    /// Notes the panel of a side.
    pub fn note_side(&self, seat: SeatId, rect: Rect) {
        self.sides.borrow_mut().push((seat, rect));
    }

    /// Notes all places for motion and for what is dragged, and the thing under the pointer. A
    /// thing is put into the deal by a drop on the other side, and taken out by one on its own.
    pub fn note_in(&self, pen: &Pen, scene: &mut Scene) {
        let at = scene.pointer_position(pen.ui);
        for &(thing, rect) in self.things.borrow().iter() {
            scene.note_item(TableItem::Piece(thing), rect);
            if at.is_some_and(|at| rect.contains(at)) {
                scene.point_at(TableItem::Piece(thing));
            }
        }
        if scene.held_item().is_some() {
            for &(seat, rect) in self.sides.borrow().iter() {
                scene.note_drop_place(TableItem::Zone(seat), rect);
            }
        }
    }
}

/// Listens to drags of the things of both zones, where they were painted in the last frame. Must be
/// called before they are drawn, whose clicks come first.
pub fn listen_to_drags(pen: &Pen, scene: &mut Scene, facts: &OfferFacts) {
    if !facts.may_change(scene) || scene.held_item().is_some() {
        return;
    }
    for thing in facts.sides.iter().flat_map(things_of_side) {
        let Some(&rect) = scene.view.spots_before.get(&TableItem::Piece(thing)) else { continue };
        let response = pen.ui.interact(rect, Id::new(("drag in an offer", thing)), Sense::DRAG);
        if response.drag_started_by(PointerButton::Primary) {
            scene.send_command(EngineersCommand::PickUp(TableItem::Piece(thing), How::Drag));
        }
        if response.dragged() {
            response.on_hover_cursor(CursorIcon::Grabbing);
        }
    }
}

fn things_of_side(side: &OfferSide) -> impl Iterator<Item = ThingId> + '_ {
    side.zone.things().map(|thing| thing.thing)
}
