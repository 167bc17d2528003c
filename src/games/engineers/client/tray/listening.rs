//! Drags and presses on what workers carry, and the places that others need.

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Response, Sense, WidgetInfo, WidgetType, vec2};

use super::card_node::card_key;
use super::facts::{TrayFacts, TrayPress};
use super::slots::TrayThing;
use super::worker_facts::TrayWorker;
use super::worker_lines::{figure_key, order_key, slot_key};
use super::worker_node::worker_key;
use crate::action::WorkerId;
use crate::client::play::{EngineersCommand, How, TableItem};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::lessons::Spot;
use crate::messages::phrase;
use client::kit::panel::Placed;
use client::kit::text::letters::HoverHint;
use client::kit::{Pen, notes};

/// Places of the parts of the tray in this frame.
#[derive(Clone, Debug, Default)]
pub(super) struct TrayPlaces {
    workers: Vec<WorkerPlaces>,
    cards: Vec<(TableItem, Rect)>,
}

/// Places of the parts of a worker.
#[derive(Clone, Debug)]
struct WorkerPlaces {
    worker: WorkerId,
    whole: Rect,
    figure: Option<Rect>,
    order: Option<Rect>,
    /// Slots with a thing, by their numbers.
    slots: Vec<(usize, Rect)>,
}

impl TrayPlaces {
    /// Places of what a placed panel shows.
    pub(super) fn of(facts: &TrayFacts, placed: &mut Placed<TrayPress>) -> Self {
        let workers = facts.workers.iter().filter_map(|worker| {
            let number = worker.worker;
            let slots = worker.own.iter().flat_map(|own| own.slots.iter().enumerate());
            let filled = slots.filter(|(_, slot)| slot.thing.is_some()).map(|(slot, _)| slot);
            Some(WorkerPlaces {
                worker: number,
                whole: placed.rect_of(worker_key(number))?,
                figure: placed.rect_of(figure_key(number)),
                order: placed.rect_of(order_key(number)),
                slots: filled.filter_map(|slot| Some((slot, placed.rect_of(slot_key(number, slot))?))).collect(),
            })
        });
        let workers = workers.collect();
        let cards = facts.cards.open.iter();
        let cards =
            cards.filter_map(|card| Some((TableItem::Card(card.machine), placed.rect_of(card_key(card.machine))?)));
        Self { workers, cards: cards.collect() }
    }
}

/// Notes the places of workers and cards, and listens to what the panel does not: drags of workers
/// and of what they carry, and presses on orders.
pub(super) fn listen_to_tray(pen: &Pen, scene: &mut Scene, facts: &TrayFacts, places: &TrayPlaces) {
    let at = scene.pointer_position(pen.ui);
    for (item, rect) in &places.cards {
        scene.note_item(*item, *rect);
        if let TableItem::Card(machine) = item {
            scene.note_lesson_spot(Spot::Card(*machine), *rect);
        }
        if at.is_some_and(|at| rect.contains(at)) {
            scene.point_at(*item);
        }
    }
    for (worker, place) in facts.workers.iter().zip(&places.workers) {
        let item = TableItem::Worker(facts.seat, place.worker);
        scene.note_motion_place(MotionPlace::InTray(place.worker), place.whole);
        scene.note_lesson_spot(Spot::Worker(place.worker), place.whole);
        if at.is_some_and(|at| place.whole.contains(at)) {
            scene.point_at(item);
        }
        if facts.is_open {
            scene.note_drop_place(item, place.whole);
            listen_to_figure(pen, scene, item, place);
            listen_to_order(pen, scene, worker, place);
        }
        listen_to_slots(pen, scene, facts, worker, place);
    }
}

/// A drag of the figure takes the worker in hand, a press chooses it.
fn listen_to_figure(pen: &Pen, scene: &mut Scene, item: TableItem, place: &WorkerPlaces) {
    let Some(rect) = place.figure else { return };
    let response = pen.ui.interact(rect, Id::new(figure_key(place.worker)), Sense::CLICK | Sense::DRAG);
    let is_free = scene.held_item().is_none();
    if is_free && response.drag_started_by(PointerButton::Primary) {
        scene.send_command(EngineersCommand::PickUp(item, How::Drag));
    } else if response.clicked() {
        scene.send_command(EngineersCommand::ChooseWorker(place.worker));
    }
    response.on_hover_cursor(CursorIcon::Grab);
}

/// A press on the order of a worker takes it back.
fn listen_to_order(pen: &Pen, scene: &mut Scene, worker: &TrayWorker, place: &WorkerPlaces) {
    let order = worker.own.as_ref().and_then(|own| own.order.as_ref());
    let (Some(rect), Some(order)) = (place.order, order) else { return };
    let name = phrase!("engineers-tray-drop-order", order = &order.words);
    let response = pen.ui.interact(rect, Id::new(order_key(place.worker)), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&name)));
    notes::record_place(pen.ui.ctx(), || format!("order of worker {}", place.worker.0), rect);
    if response.clicked() {
        scene.send_command(EngineersCommand::DropOrder(place.worker));
    }
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(pen.tell(&name));
}

/// Notes what a worker carries and listens to it. Of a thing that several carry, only the first
/// place is noted.
fn listen_to_slots(pen: &Pen, scene: &mut Scene, facts: &TrayFacts, worker: &TrayWorker, place: &WorkerPlaces) {
    let least = pen.ruler().least_target();
    for (number, rect) in &place.slots {
        let slot = worker.own.as_ref().and_then(|own| own.slots.get(*number));
        let Some(thing) = slot.and_then(|slot| slot.thing.as_ref()) else { continue };
        let item = TableItem::Piece(thing.thing);
        if !scene.view.spots.contains_key(&item) {
            scene.note_item(item, *rect);
            scene.note_lesson_spot(Spot::Thing(thing.thing), *rect);
        }
        // A slot is lower than a finger needs.
        let more = (least - rect.height()).max(0.0) / 2.0;
        let target = rect.expand2(vec2(1.0, more)).intersect(place.whole);
        if facts.is_open {
            scene.note_drop_place(item, target);
        }
        let response = listen_to_thing(pen, scene, facts.is_open, (place.worker, *number), thing, target);
        if response.hovered() {
            scene.point_at(item);
        }
        response.on_hover_hint(pen.tell(&thing.name));
    }
}

/// A drag takes a thing in hand, a press puts it down or chooses who carries it.
fn listen_to_thing(
    pen: &Pen,
    scene: &mut Scene,
    is_open: bool,
    key: (WorkerId, usize),
    thing: &TrayThing,
    rect: Rect,
) -> Response {
    let item = TableItem::Piece(thing.thing);
    let id = Id::new(slot_key(key.0, key.1));
    let response = pen.ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_open, pen.tell(&thing.name)));
    notes::record_place(pen.ui.ctx(), || format!("carried {}", thing.thing.0), rect);
    if is_open && scene.held_item().is_none() {
        if response.drag_started_by(PointerButton::Primary) {
            scene.send_command(EngineersCommand::PickUp(item, How::Drag));
        } else if response.clicked() {
            scene.send_command(EngineersCommand::Press(item));
        }
    }
    response
}
