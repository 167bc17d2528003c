//! Bench and store: slots with parts that can be taken, and the rent of the store's spaces.

use bevy_egui::egui::{
    Align2, Color32, Id, PointerButton, Rect, Response, Sense, Stroke, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::workshop_slots::{Stack, slots_in, stacks_in};
use crate::action::LoosePlace;
use crate::client::art::drawing_of;
use crate::client::play::{DropPlace, How, RoboticsCommand, Thing};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::trade::slots::draw_rent;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::{Credits, Part};
use crate::table::Workshop;
use crate::turn::LegalActions;
use crate::words::part_name;
use client::kit::palette::{CREAM, INK, TRAY_INSET, YELLOW, fade_colour, rgb};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle, notes};
use shell::grid::Rotation;

/// Well of a slot under the pointer, and dashes of a space that can be rented.
const LIT_WELL: Color32 = rgb(0x2c_2722);
const DASHES: Color32 = rgb(0x6b_5d4d);
/// Opacity of a part that is in hand, where it was.
const LEFT_BEHIND: f32 = 0.22;
/// Side of a nut, and distance of its middle from the upper right corner, in parts of the part.
const NUT: f32 = 0.36;
const NUT_INSIDE: f32 = 0.1;

/// State of a space of the store (8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SpaceState {
    /// Free of charge.
    Free,
    /// It costs rent when it is used.
    Unpaid(Credits),
    /// Its rent was paid.
    Paid,
}

/// Whether loose parts can be taken now (5.3).
pub fn may_take_parts(scene: &Scene) -> bool {
    let is_on_stage = StageView::of(scene) == StageView::Halves;
    let choices = scene.play.choices();
    is_on_stage && scene.is_open() && matches!(choices, LegalActions::Turn(_) | LegalActions::PutAway(_))
}

/// Draws the bench, on which as many parts lie as there are (8.1).
pub fn draw_bench(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let least = pen.ruler().least_target();
    let parts = scene.shop().bench;
    let stacks = stacks_in(room, &parts, least);
    for (number, rect) in slots_in(room, stacks.len()).into_iter().enumerate() {
        draw_well(pen, rect, false);
        if let Some(stack) = stacks.get(number) {
            draw_stack(pen, scene, &SlotFacts { rect, number, place: LoosePlace::Bench, stack: *stack });
        }
    }
}

/// Draws the store with its six spaces (8.4).
pub fn draw_store(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let data = scene.table.data();
    let seat = scene.on_stage();
    let Workshop { store, paid_spaces: paid, .. } = *scene.table.workshop(seat).shop;
    let parts = scene.view.store_order.arrange(seat, &store);
    let spaces = usize::try_from(data.most_stored()).unwrap_or(parts.len());
    let slots = slots_in(room, spaces.max(parts.len()));
    for (number, rect) in slots.into_iter().enumerate() {
        let index = u8::try_from(number).unwrap_or(u8::MAX);
        draw_well(pen, rect, false);
        let space = space_of(scene, number, paid);
        if let Some(&part) = parts.get(number) {
            let stack = Stack { part, count: 1 };
            draw_stack(pen, scene, &SlotFacts { rect, number, place: LoosePlace::Store, stack });
        } else {
            draw_empty_space(pen, rect, space);
        }
        draw_space_mark(pen, rect, space, number < parts.len());
        scene.note_lesson_spot(Spot::StoreSpace(index), rect);
    }
}

/// State of a space of the store, by its number from 0.
fn space_of(scene: &Scene, number: usize, paid: u8) -> SpaceState {
    let file = scene.table.data().file();
    let Some(beyond) = number.checked_sub(usize::from(file.free_spaces)) else { return SpaceState::Free };
    match file.rents.get(beyond) {
        _ if beyond < usize::from(paid) => SpaceState::Paid,
        Some(&rent) => SpaceState::Unpaid(rent),
        None => SpaceState::Free,
    }
}

/// A slot with parts.
struct SlotFacts {
    rect: Rect,
    /// Number of the slot on the bench or in the store.
    number: usize,
    place: LoosePlace,
    stack: Stack,
}

impl SlotFacts {
    /// The thing that is taken from the slot.
    const fn thing(&self) -> Thing {
        Thing::Loose(self.stack.part, self.place)
    }

    /// Name of the place for tests.
    fn place_name(&self) -> String {
        let nut = if self.stack.part.nut { " nut" } else { "" };
        let place = match self.place {
            LoosePlace::Bench => "bench",
            LoosePlace::Store => "store",
        };
        format!("loose {}{nut} {place}", self.stack.part.kind.key().replace('_', " "))
    }
}

/// Draws the well of a slot.
fn draw_well(pen: &Pen, rect: Rect, is_lit: bool) {
    pen.draw_inset(rect, Radius::Chip.points(), if is_lit { LIT_WELL } else { TRAY_INSET });
}

/// Draws the parts in a slot, and listens to it.
fn draw_stack(pen: &mut Pen, scene: &mut Scene, slot: &SlotFacts) {
    let thing = slot.thing();
    let response = listen_to_slot(pen, scene, slot);
    // Equal parts are one thing: the first of them is the one that is taken.
    let is_first = !scene.view.spots.contains_key(&thing);
    if is_first {
        scene.note_thing(thing, slot.rect);
        scene.note_lesson_spot(Spot::Loose(slot.stack.part, slot.place), slot.rect);
    }
    let is_held = is_first && scene.held_thing() == Some(thing);
    let is_lit = response.hovered() && may_take_parts(scene);
    if is_lit {
        draw_well(pen, slot.rect, true);
    }
    let is_gone = is_held && slot.stack.count == 1;
    let tint = fade_colour(Color32::WHITE, if is_gone { LEFT_BEHIND } else { 1.0 });
    let lift = if is_lit && !is_held { Space::Xxs.points() } else { 0.0 };
    let inside = slot.rect.shrink(LineWidth::Panel.points()).translate(vec2(0.0, -lift));
    if !(is_first && slot.stack.count == 1 && scene.view.is_arriving(thing)) {
        draw_loose_part(pen, slot.stack.part, inside, tint);
    }
    if is_held {
        let line = Stroke::new(LineWidth::Well.points(), YELLOW);
        let around = slot.rect.shrink(Space::Xs.points());
        pen.draw_dashed_rect(around, line, Space::S.points(), Space::Xs.points());
    }
    if is_first && scene.interaction.own.chosen == Some(thing) && !is_held {
        pen.stroke_rect(slot.rect, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), CREAM));
    }
    draw_count(pen, slot);
}

/// Draws a loose part with its nut.
pub fn draw_loose_part(pen: &mut Pen, part: Part, inside: Rect, tint: Color32) {
    let side = inside.width();
    pen.draw_tile(drawing_of(part.kind), inside.center(), (1.0, 1.0), side, Rotation::Up, tint);
    if part.nut {
        let corner = inside.right_top() + vec2(-NUT_INSIDE, NUT_INSIDE) * side;
        pen.draw_svg("nut", Rect::from_center_size(corner, Vec2::splat(side * NUT)), tint);
    }
}

/// Draws the number of parts of a stack.
fn draw_count(pen: &mut Pen, slot: &SlotFacts) {
    if slot.stack.count < 2 {
        return;
    }
    let number = pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, format!("×{}", slot.stack.count));
    let badge = number.size() + vec2(Space::S.points(), 0.0);
    let badge = Align2::RIGHT_BOTTOM.align_size_within_rect(badge, slot.rect);
    pen.draw_rect(badge, Radius::Chip.points(), INK, Stroke::new(LineWidth::Thin.points(), YELLOW));
    number.paint(pen, badge, Align2::CENTER_CENTER);
}

/// Listens to a slot: a drag or a click takes the part in hand, a double click moves it between
/// bench and store (8.3).
fn listen_to_slot(pen: &mut Pen, scene: &mut Scene, slot: &SlotFacts) -> Response {
    let thing = slot.thing();
    let is_open = may_take_parts(scene);
    let response = pen.ui.interact(slot.rect, Id::new(("thing", thing, slot.number)), Sense::click_and_drag());
    let name = part_name(slot.stack.part);
    let told = match slot.place {
        LoosePlace::Bench => phrase!("robotics-tray-on-bench", part = &name, count = slot.stack.count),
        LoosePlace::Store => phrase!("robotics-tray-in-store", part = &name),
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_open, pen.tell(&told)));
    notes::record_place(pen.ui.ctx(), || slot.place_name(), slot.rect);
    if response.hovered() {
        scene.point_at(thing);
    }
    if is_open && response.double_clicked() {
        let to = match slot.place {
            LoosePlace::Bench => DropPlace::Store,
            LoosePlace::Store => DropPlace::Bench,
        };
        scene.send_command(RoboticsCommand::Move(thing, to));
    } else if is_open && scene.held_thing().is_none() {
        if response.drag_started_by(PointerButton::Primary) {
            scene.send_command(RoboticsCommand::PickUp(thing, How::Drag));
        } else if response.clicked() {
            scene.send_command(RoboticsCommand::PickUp(thing, How::of_press(pen.ui.ctx())));
        }
    }
    response
}

/// Draws an empty space of the store: with its rent, if it costs one.
fn draw_empty_space(pen: &mut Pen, rect: Rect, space: SpaceState) {
    if space == SpaceState::Free {
        return;
    }
    let inside = rect.shrink(Space::Xs.points());
    let line = Stroke::new(LineWidth::Thin.points(), DASHES);
    pen.draw_dashed_rect(inside, line, Space::Xs.points(), Space::Xs.points());
    if let SpaceState::Unpaid(rent) = space {
        draw_rent(pen, inside, rent);
    }
}

/// Marks a space of the store at its lower left corner: a coin if it is used and its rent is due, a
/// tick if that was paid.
fn draw_space_mark(pen: &mut Pen, rect: Rect, space: SpaceState, is_used: bool) {
    let place = Rect::from_center_size(
        rect.left_bottom() + vec2(Space::S.points(), -Space::S.points()),
        Vec2::splat(IconSize::Text.points()),
    );
    match space {
        SpaceState::Unpaid(_) if is_used => pen.draw_svg("credit", place, Color32::WHITE),
        SpaceState::Paid => {
            pen.painter().circle(
                place.center(),
                place.width() / 2.0,
                YELLOW,
                Stroke::new(LineWidth::Well.points(), INK),
            );
            pen.draw_svg("check", place.shrink(Space::Xs.points()), INK);
        }
        SpaceState::Free | SpaceState::Unpaid(_) => {}
    }
}
