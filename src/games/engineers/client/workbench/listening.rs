//! Things, workers and the job on the workbench, which are pressed and dragged.

use std::cell::RefCell;

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Sense, WidgetInfo, WidgetType};

use crate::client::play::{EngineersCommand, TableItem};
use client::kit::panel::State;
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// Press on the workbench.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BenchPress {
    /// An item was pressed.
    Item(TableItem),
    /// A drag of an item began.
    Drag(TableItem),
    /// A button that sends a command.
    Command(EngineersCommand),
    /// The button that begins to join the chosen thing to another one, or to pack it.
    Connect(TableItem),
    /// The button that puts back what is joined or packed.
    PutBack,
}

/// Presses, rectangles and the pointed item of a frame.
#[derive(Clone, Debug, Default)]
pub struct BenchHeard {
    /// Press on an item.
    pub press: Option<BenchPress>,
    /// Item under the pointer, or with the keyboard focus.
    pub pointed: Option<TableItem>,
    /// Rectangles of items.
    pub rects: Vec<(TableItem, Rect)>,
    /// Rectangles of free places.
    pub free: Vec<Rect>,
    /// Rectangle of the ticks of the job.
    pub ticks: Option<Rect>,
}

/// An item that is pressed and dragged.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchItem {
    /// The item.
    pub item: TableItem,
    /// Number that tells it from the same item elsewhere: a thing that several workers carry.
    pub copy: u8,
    /// Name for screen readers.
    pub name: Phrase,
    /// Whether it can be dragged now; it can be looked at in any case.
    pub may_move: bool,
}

/// Listens to an item in a rectangle.
pub fn listen_to_item(pen: &Pen, rect: Rect, item: &BenchItem, heard: &RefCell<BenchHeard>) -> State {
    let sense = if item.may_move { Sense::click_and_drag() } else { Sense::click() };
    let id = Id::new(("workbench", item.item, item.copy));
    let response = pen.interact_focusable(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&item.name)));
    notes::record_place(pen.ui.ctx(), || format!("workbench {:?}", item.item), rect);
    let mut heard = heard.borrow_mut();
    heard.rects.push((item.item, rect));
    if response.hovered() || (response.has_focus() && heard.pointed.is_none()) {
        heard.pointed = Some(item.item);
    }
    if item.may_move && response.drag_started_by(PointerButton::Primary) {
        heard.press = Some(BenchPress::Drag(item.item));
    } else if response.clicked() {
        heard.press = Some(BenchPress::Item(item.item));
    }
    let state = State {
        is_hovered: response.hovered(),
        has_focus: response.has_focus(),
        is_down: false,
        is_enabled: item.may_move,
    };
    response.on_hover_cursor(CursorIcon::PointingHand);
    state
}
