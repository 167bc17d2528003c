//! The yard with the zone beside it, and what presses there do.

use bevy_egui::egui::{Pos2, Stroke, UiBuilder, Vec2};

use super::yard_marks::{PointedDeed, marks_of_yard};
use super::yard_places::note_yard;
use super::yard_points::{PointReader, PointedItems};
use super::yard_view::{begin_drag, change_view, layout_of_view};
use super::zone_stage::{draw_zone_stage, open_workbench};
use crate::client::play::{EngineersCommand, How, TableItem, lesson_at_table};
use crate::client::scene::Scene;
use crate::client::yard::{YardFacts, YardHeard, YardLayout, YardPoint, draw_yard, listen_to_yard};
use crate::lessons::{Spot, Wanted};
use crate::table::Place;
use client::kit::Pen;
use client::kit::palette::{INK, STAGE};
use client::kit::tokens::{LineWidth, Radius};

/// Draws yard and zone, and sends what is pressed there.
pub fn draw_yard_stage(pen: &mut Pen, scene: &mut Scene) {
    draw_stage_ground(pen, scene);
    let facts = facts_of_yard(pen, scene);
    let has_moved = std::mem::take(&mut scene.view.has_moved_yard);
    let layout = layout_of_view(pen, scene);
    let heard = listen_to_yard(pen, &layout, &facts);
    let chosen = scene.chosen_worker();
    let asked = asked_item(scene);
    let turned = scene.interaction.own.turned;
    let reader = PointReader { table: scene.table, facts: &facts, chosen, asked, turned };
    let read = |point: Option<YardPoint>| point.map(|point| reader.read(&point));
    let pointed = read(heard.pointed);
    let dragged = read(heard.drag_started).map(|items| items.dragged);
    let deed = PointedDeed::of(scene);
    let marks = marks_of_yard(pen, scene, &deed, heard.pointed.map(|point| point.square));
    draw_yard(pen, &layout, &facts, &marks);
    note_yard(scene, &layout, &facts);
    if let Some(items) = pointed {
        scene.point_at(items.looked_at);
    }
    if let Some(item) = dragged {
        start_drag(pen, scene, item);
    }
    change_view(pen, scene, layout, &heard);
    send_click(pen, scene, &layout, &facts, (&heard, pointed));
    let in_panel = layout.panel.and_then(|room| draw_zone_stage(pen, scene, room, &deed, &marks));
    point_by_pointer(pen, scene, in_panel.or(pointed.map(|items| items.pressed)), has_moved);
}

/// Draws yard and zone behind a dialog, without listening to them.
pub fn draw_yard_behind(pen: &mut Pen, scene: &mut Scene) {
    draw_stage_ground(pen, scene);
    let facts = facts_of_yard(pen, scene);
    let layout = layout_of_view(pen, scene);
    let deed = PointedDeed::default();
    let marks = marks_of_yard(pen, scene, &deed, None);
    let builder = UiBuilder::new().max_rect(scene.regions.stage).disabled();
    let mut ui = pen.ui.new_child(builder);
    let mut behind = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    draw_yard(&mut behind, &layout, &facts, &marks);
    note_yard(scene, &layout, &facts);
    if let Some(room) = layout.panel {
        draw_zone_stage(&mut behind, scene, room, &deed, &marks);
    }
}

/// Draws the ground of the stage.
fn draw_stage_ground(pen: &Pen, scene: &Scene) {
    let stroke = Stroke::new(LineWidth::Panel.points(), INK);
    pen.draw_rect(scene.regions.stage, Radius::Panel.points(), STAGE, stroke);
}

/// Contents of the yard now, as far as they have arrived where they belong.
fn facts_of_yard(pen: &Pen, scene: &Scene) -> YardFacts {
    let mut facts = YardFacts::of(scene.whole, scene.play.seats(), scene.viewer);
    scene.view.motions.place_in_yard(&mut facts, pen.ui.input(|input| input.time));
    if let Some(turned) = scene.interaction.own.turned {
        facts.swap_places([turned.thing, turned.in_place_of]);
    }
    facts
}

/// Square or truck that a lesson points out, to which or on which it asks the chosen worker to do
/// something.
fn asked_item(scene: &Scene) -> Option<TableItem> {
    let running = lesson_at_table(scene.play)?;
    let (seat, chosen) = scene.chosen_worker()?;
    let wanted = running.step()?.goal().wanted()?;
    let asked = wanted.workers();
    if !asked.is_empty() && !asked.contains(chosen) {
        return None;
    }
    if matches!(wanted, Wanted::ClimbIn(_) | Wanted::TakeWheel(_)) {
        return Some(TableItem::Truck(seat));
    }
    running.spots_to_mark(scene.table).into_iter().find_map(|spot| match spot {
        Spot::Square(square) => Some(TableItem::Square(square)),
        Spot::Thing(thing) => match scene.table.find_thing(thing)?.place {
            Place::FaceDown(square) => Some(TableItem::Square(square)),
            _ => None,
        },
        _ => None,
    })
}

/// Takes the item in hand of which a drag begins, or lets the drag move the yard.
fn start_drag(pen: &Pen, scene: &mut Scene, item: Option<TableItem>) {
    let has_one_pointer = pen.ui.input(|input| input.multi_touch().is_none());
    let item = item.filter(|_| scene.is_open() && scene.held_item().is_none() && has_one_pointer);
    begin_drag(pen.ui.ctx(), item.is_none());
    if let Some(item) = item {
        scene.send_command(EngineersCommand::PickUp(item, How::Drag));
    }
}

/// Sends the command of a click. What is in hand is let go by the pointer's own control.
fn send_click(
    pen: &Pen,
    scene: &mut Scene,
    layout: &YardLayout,
    facts: &YardFacts,
    clicked: (&YardHeard, Option<PointedItems>),
) {
    let awaited = scene.table.state().awaited_seat();
    let is_turn = scene.table.turn().is_some();
    let accepts = scene.accepts_press(pen, layout.view, format!("yard {awaited:?} {is_turn}"));
    if !accepts || !scene.is_open() || scene.held_item().is_some() {
        return;
    }
    let heard = clicked.0;
    if let Some(items) = clicked.1.filter(|_| heard.click.is_some()) {
        scene.send_command(EngineersCommand::Press(items.pressed));
    }
    if let Some(items) = clicked.1.filter(|_| heard.order.is_some()) {
        scene.send_command(match items.next {
            Some(turned) => EngineersCommand::TurnStack(turned),
            None => EngineersCommand::PressToGo(items.ordered),
        });
    }
    let shown = scene.zone_shown();
    let is_zone = |point: YardPoint| facts.zones.iter().any(|zone| zone.seat == shown && zone.square == point.square);
    if heard.double_click.is_some_and(is_zone) {
        open_workbench(scene, None);
    }
}

/// Points at the item under the pointer where that moves, in place of what the keyboard has chosen,
/// and after a drop that was refused. Below a pointer that rests the yard may have moved.
fn point_by_pointer(pen: &Pen, scene: &mut Scene, item: Option<TableItem>, has_yard_moved: bool) {
    let own = &scene.interaction.own;
    let is_new = own.pointed != item || own.cursor.is_some() || own.is_by_keys;
    if !(is_new || own.is_drop_refused) || !scene.is_open() || own.held.is_some() {
        return;
    }
    if own.is_drop_refused {
        scene.send_command(EngineersCommand::Point(item));
        return;
    }
    let worker = own.worker;
    let has_cursor = own.cursor.is_some();
    let is_other = has_yard_moved && !has_cursor && !own.is_by_keys;
    let moves = PointerStep::of_frame(pen, scene);
    match item {
        Some(item) if moves.is_moved || is_other => {
            if has_cursor {
                // The square of the keyboard is given up.
                scene.send_command(EngineersCommand::ChooseWorker(worker));
            }
            scene.send_command(EngineersCommand::Point(Some(item)));
        }
        None if moves.leaves && !has_cursor => scene.send_command(EngineersCommand::Point(None)),
        _ => {}
    }
}

/// Movement of the pointer in a frame.
struct PointerStep {
    /// Whether it moved, or was pressed.
    is_moved: bool,
    /// Whether it was over the stage before it moved.
    leaves: bool,
}

impl PointerStep {
    fn of_frame(pen: &Pen, scene: &Scene) -> Self {
        let stage = scene.regions.stage;
        let at: Option<Pos2> = scene.pointer_position(pen.ui);
        let (by, is_pressed) = pen.ui.input(|input| (input.pointer.delta(), input.pointer.any_pressed()));
        let is_moved = by != Vec2::ZERO || is_pressed;
        let leaves = match at {
            Some(at) => is_moved && stage.contains(at - by),
            None => scene.view.pointed_before.is_some(),
        };
        Self { is_moved, leaves }
    }
}
