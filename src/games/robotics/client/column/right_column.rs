//! The right column as a whole.

use bevy_egui::egui::Rect;

use super::orders::{OpenOrders, draw_orders, note_new_orders};
use super::part_card::{draw_card, inspected_thing};
use super::part_facts::CardSubject;
use super::{log_facts, popups};
use crate::client::control::draw_control_list;
use crate::client::scene::Scene;
use crate::client::scene::new_orders::NewOrders;
use crate::client::scene::stage_view::StageView;
use client::kit::Pen;

/// Least height of the log, in points: its heading and two lines. Orders take room from it.
const LEAST_LOG: f32 = 84.0;

/// Draws the column, or what replaces it where large text leaves no room for one.
pub fn draw_column(pen: &mut Pen, scene: &mut Scene) {
    note_new_orders(scene);
    if !scene.regions.has_column() {
        popups::draw_popups(pen, scene);
        return;
    }
    let orders = OpenOrders::of(pen, scene);
    let rooms = Rooms::of(pen, scene, &orders);
    if StageView::of(scene) == StageView::Control {
        pen.aloud(|pen| draw_control_list(pen, scene, rooms.orders));
        log_facts::draw_log(pen, scene, rooms.log);
        return;
    }
    pen.aloud(|pen| draw_orders(pen, scene, &orders, rooms.orders));
    let thing = inspected_thing(pen, scene);
    match thing.and_then(|thing| CardSubject::of_thing(scene, thing)) {
        Some(subject) => pen.aloud(|pen| draw_card(pen, scene, rooms.all, rooms.log, subject)),
        None => log_facts::draw_log(pen, scene, rooms.log),
    }
}

/// Draws the column of a watched game: the orders, or what a control takes, and the log that
/// `draw_log` draws and that needs a least height, in points. Where there is no room for both the
/// log has it.
pub fn draw_watched_column(
    pen: &mut Pen,
    scene: &mut Scene,
    least_log: f32,
    draw_log: impl FnOnce(&mut Pen, &mut Scene, Rect),
) {
    // A step back turns no order up.
    scene.view.new_orders = NewOrders::default();
    let orders = OpenOrders::of(pen, scene);
    let room = scene.regions.inspector;
    let ruler = pen.ruler();
    let is_control = StageView::of(scene) == StageView::Control;
    let needed = if is_control { room.height() } else { orders.usual_height(&ruler, room.width()) };
    let rooms = Rooms::with_orders(scene, needed.min(room_beside_log(scene, least_log)));
    if orders.least_height(&ruler, room.width()) > rooms.orders.height() {
        return draw_log(pen, scene, rooms.all);
    }
    if is_control {
        draw_control_list(pen, scene, rooms.orders);
    } else {
        draw_orders(pen, scene, &orders, rooms.orders);
    }
    draw_log(pen, scene, rooms.log);
}

/// Rooms of the column.
struct Rooms {
    all: Rect,
    orders: Rect,
    log: Rect,
}

impl Rooms {
    /// Rooms of the regions; where the orders need more, they take it from the log.
    fn of(pen: &Pen, scene: &Scene, orders: &OpenOrders) -> Self {
        let room = scene.regions.inspector;
        let needed = orders.least_height(&pen.ruler(), room.width());
        let most = room_beside_log(scene, LEAST_LOG).max(room.height());
        Self::with_orders(scene, needed.max(room.height()).min(most))
    }

    /// Rooms with orders of some height, in points.
    fn with_orders(scene: &Scene, height: f32) -> Self {
        let above = scene.regions.inspector;
        let below = scene.regions.log;
        let gap = below.top() - above.bottom();
        let orders = above.with_max_y(above.top() + height);
        Self { all: above.union(below), orders, log: below.with_min_y(orders.bottom() + gap) }
    }
}

/// Height that a log of a least height leaves for the orders, in points.
fn room_beside_log(scene: &Scene, least_log: f32) -> f32 {
    let above = scene.regions.inspector;
    let below = scene.regions.log;
    below.bottom() - above.top() - (below.top() - above.bottom()) - least_log
}
