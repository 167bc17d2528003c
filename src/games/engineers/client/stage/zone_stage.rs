//! The panel beside the yard: the zone that is shown, or the free gates.

use bevy_egui::egui::Rect;

use super::yard_marks::PointedDeed;
use crate::action::Illegal;
use crate::client::play::deed::{Deed, acting_team, deed_of_press};
use crate::client::play::{EngineersCommand, How, TableItem, TurnButton, lesson_at_table};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::client::table_screen::key_places::take_by_keys;
use crate::client::yard::YardMarks;
use crate::client::zone_panel::{ZoneFacts, ZoneHeard, ZoneMoment, ZonePress, draw_gates_panel, draw_zone_panel};
use crate::lessons::Spot;
use crate::yard::Gate;
use client::kit::Pen;
use shell::language::InWords;
use shell::seats::SeatId;

/// Draws the panel in a room, and listens to it. Returns what is under the pointer there.
pub fn draw_zone_stage(
    pen: &mut Pen,
    scene: &mut Scene,
    room: Rect,
    deed: &PointedDeed,
    marks: &YardMarks,
) -> Option<TableItem> {
    let team = scene.zone_shown();
    let Some(mut facts) = ZoneFacts::of(scene.table, scene.play.seats(), team, scene.viewer) else {
        return draw_gates(pen, scene, room, marks);
    };
    scene.view.zone_order.arrange(&mut facts);
    scene.view.motions.place_in_zone(&mut facts, pen.ui.input(|input| input.time));
    let moment = moment_of_zone(scene, team, deed);
    let accepts = scene.accepts_press(pen, room, format!("zone {team:?} {:?}", scene.table.state().awaited_seat()));
    let heard = draw_zone_panel(pen, room, &facts, &moment);
    note_zone(scene, room, team, &heard);
    if pen.ui.is_enabled() && accepts {
        send_presses(scene, &moment, &heard, How::of_press(pen.ui.ctx()));
    }
    if let Some(item) = heard.pointed {
        scene.point_at(item);
    }
    heard.pointed
}

/// Draws the list of free gates, if there are any. A click on one takes it. Returns the square of
/// the one under the pointer.
fn draw_gates(pen: &mut Pen, scene: &mut Scene, room: Rect, marks: &YardMarks) -> Option<TableItem> {
    if marks.gates.is_empty() {
        return None;
    }
    let accepts = scene.accepts_press(pen, room, ("free-gates", scene.table.state().awaited_seat()));
    let heard = draw_gates_panel(pen, room, &marks.gates);
    let item = |gate: Gate| TableItem::Square(gate.square());
    if let Some(gate) = heard.clicked.filter(|_| pen.ui.is_enabled() && accepts && scene.is_open()) {
        scene.send_command(EngineersCommand::Press(item(gate)));
    }
    let pointed = heard.pointed.map(item)?;
    scene.point_at(pointed);
    Some(pointed)
}

fn moment_of_zone(scene: &Scene, team: SeatId, deed: &PointedDeed) -> ZoneMoment {
    let own = scene.viewer.seat;
    let may_act = scene.is_open() && own == Some(team) && acting_team(scene.table) == Some(team);
    let can_open = scene.is_open() && acting_team(scene.table).is_some();
    ZoneMoment {
        added: deed.added_to_job(scene, team),
        own_colour: scene.seat_colour(own.unwrap_or(team)),
        has_notebook: own.is_some_and(|seat| scene.table.has_notebook(seat)),
        may_act,
        why_no_bench: (!can_open).then(|| Illegal::NotNow.phrase()),
    }
}

/// Notes the places of the panel for motion, for what is dragged, and for lessons. Those that are
/// noted later are in front.
fn note_zone(scene: &mut Scene, room: Rect, team: SeatId, heard: &ZoneHeard) {
    let is_held = scene.held_item().is_some();
    let job = heard.job.map(|rect| (TableItem::Job(team), rect));
    if is_held {
        scene.note_drop_place(TableItem::Zone(team), room);
    }
    for (item, rect) in heard.rects.iter().copied().chain(job) {
        // The truck is in the yard too, where motion finds it.
        if matches!(item, TableItem::Piece(_)) {
            scene.note_item(item, rect);
        }
        if is_held {
            scene.note_drop_place(item, rect);
        }
    }
    if let Some(ticks) = heard.ticks {
        scene.note_motion_place(MotionPlace::Ticks, ticks);
    }
    if lesson_at_table(scene.play).is_some() {
        note_lesson_spots(scene, room, team, heard);
    }
}

fn note_lesson_spots(scene: &mut Scene, room: Rect, team: SeatId, heard: &ZoneHeard) {
    if scene.viewer.seat == Some(team) {
        scene.note_lesson_spot(Spot::Zone, room);
        if let Some(job) = heard.job {
            scene.note_lesson_spot(Spot::Job, job);
        }
        if let Some(place) = heard.free {
            scene.note_lesson_spot(Spot::FreePlace, place);
        }
    }
    for &(item, rect) in &heard.rects {
        if let TableItem::Piece(thing) = item {
            scene.note_lesson_spot(Spot::Thing(thing), rect);
        }
    }
    let places = heard.rects.iter().filter(|(item, _)| *item == TableItem::Truck(team)).map(|(_, rect)| *rect);
    if let Some(parked) = places.reduce(Rect::union).filter(|_| scene.viewer.seat == Some(team)) {
        scene.note_lesson_spot(Spot::Truck, parked);
    }
}

/// Sends what was pressed or dragged. What is in hand is let go by the pointer's own control. A
/// component of which a press does nothing else is taken in hand, to be put on another one.
fn send_presses(scene: &mut Scene, moment: &ZoneMoment, heard: &ZoneHeard, how: How) {
    if !scene.is_open() {
        return;
    }
    if heard.is_double {
        open_workbench(scene, heard.pointed);
        return;
    }
    if scene.held_item().is_some() {
        return;
    }
    if let Some(thing) = heard.drag.filter(|_| moment.may_act) {
        scene.send_command(EngineersCommand::PickUp(TableItem::Piece(thing), How::Drag));
    }
    match heard.press {
        Some(ZonePress::Workbench) => open_workbench(scene, None),
        Some(ZonePress::Item(item @ TableItem::Piece(_))) if moment.may_act && does_nothing(scene, item) => {
            take_in_hand(scene, item, how);
        }
        Some(ZonePress::Item(item)) => scene.send_command(EngineersCommand::Press(item)),
        None => {}
    }
}

/// Takes an item in hand. One that keys are to move is only pressed if there is no place for it.
fn take_in_hand(scene: &mut Scene, item: TableItem, how: How) {
    if how != How::Keys {
        scene.send_command(EngineersCommand::PickUp(item, how));
    } else if !take_by_keys(scene, item) {
        scene.send_command(EngineersCommand::Press(item));
    }
}

/// Whether a press on an item does nothing.
fn does_nothing(scene: &Scene, item: TableItem) -> bool {
    deed_of_press(scene.table, &scene.interaction.own, item) == Deed::Nothing
}

/// Opens the workbench, with a thing chosen there that was pointed at.
pub fn open_workbench(scene: &mut Scene, item: Option<TableItem>) {
    if let Some(TableItem::Piece(thing)) = item {
        scene.view.bench_thing = Some(thing);
    }
    scene.send_command(EngineersCommand::Button(TurnButton::Workbench));
}
