//! Places of a construction zone, which are pressed and dragged.

use std::cell::RefCell;

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Sense, WidgetInfo, WidgetType};

use crate::action::ThingId;
use crate::client::play::TableItem;
use client::kit::text::letters::HoverHint;
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// Thing that was pressed on the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZonePress {
    /// A thing of the zone, the parked truck or the job.
    Item(TableItem),
    /// The button to the workbench.
    Workbench,
}

/// Presses on the panel, and what is where.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ZoneHeard {
    /// Pressed item.
    pub press: Option<ZonePress>,
    /// Whether the zone was clicked twice.
    pub is_double: bool,
    /// Thing of which a drag began.
    pub drag: Option<ThingId>,
    /// Item under the pointer.
    pub pointed: Option<TableItem>,
    /// Rectangles of things and of the places of the truck.
    pub rects: Vec<(TableItem, Rect)>,
    /// Rectangle of the first free place.
    pub free: Option<Rect>,
    /// Rectangle of the job.
    pub job: Option<Rect>,
    /// Rectangle of the ticks of the job.
    pub ticks: Option<Rect>,
}

/// Place in which something is.
#[derive(Clone, Debug, PartialEq)]
pub struct TakenPlace {
    /// Item that is there.
    pub item: TableItem,
    /// Number of the place, from 0.
    pub number: usize,
    /// Its name for screen readers and as a hint.
    pub name: Phrase,
    /// Whether it can be dragged now; it can be looked at in any case.
    pub may_move: bool,
}

/// Listens to a place in a rectangle.
pub fn listen_to_place(pen: &Pen, rect: Rect, place: &TakenPlace, heard: &RefCell<ZoneHeard>) {
    let sense = if place.may_move { Sense::CLICK | Sense::DRAG } else { Sense::CLICK };
    let response = pen.ui.interact(rect, Id::new(("place of a zone", place.number)), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, pen.ui.is_enabled(), pen.tell(&place.name)));
    notes::record_place(pen.ui.ctx(), || format!("zone {:?}", place.item), rect);
    let mut heard = heard.borrow_mut();
    heard.rects.push((place.item, rect));
    if response.hovered() {
        heard.pointed = Some(place.item);
    }
    if response.double_clicked() {
        heard.is_double = true;
    } else if response.clicked() {
        heard.press = Some(ZonePress::Item(place.item));
    }
    if let TableItem::Piece(thing) = place.item
        && response.drag_started_by(PointerButton::Primary)
    {
        heard.drag = Some(thing);
    }
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(pen.tell(&place.name));
}
