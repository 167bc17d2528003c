//! The workbench on the stage, and what presses on it do.

use std::cell::RefCell;

use bevy_egui::egui::Rect;

use super::backdrop::paint_backdrop;
use super::facts::BenchFacts;
use super::listening::{BenchHeard, BenchPress};
use super::panel::{BenchCaps, HANDS, bench_panel};
use crate::client::play::{EngineersCommand, How, TableItem};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::client::shortcuts;
use crate::lessons::Spot;
use client::input::Shortcut;
use client::kit::Pen;
use client::kit::points::LARGE;
use client::kit::tokens::Space;

/// Draws the workbench on the whole stage, and sends what was pressed on it.
pub fn draw_workbench(pen: &mut Pen, scene: &mut Scene) {
    let stage = scene.regions.stage;
    let Some(facts) = BenchFacts::of(scene) else { return paint_backdrop(pen, stage, None) };
    let caps = caps_of(pen, scene);
    let heard = RefCell::new(BenchHeard::default());
    let room = room_of(scene);
    let mut panel = bench_panel(&pen.ruler(), room, &facts, &caps, &heard);
    let workers = panel.rect_of(HANDS).filter(|rect| rect.is_positive() && rect.bottom() <= room.bottom() + 1.0);
    paint_backdrop(pen, stage, workers.map(|rect| rect.top() - Space::M.points()));
    let pressed = panel.show(pen);
    let heard = heard.into_inner();
    note_places(scene, room, &facts, &heard);
    for press in pressed.into_iter().chain(heard.press) {
        send_press(scene, &facts, press);
    }
}

/// Room of the workbench below the prompt.
fn room_of(scene: &Scene) -> Rect {
    let top = scene.regions.free_stage().top() + Space::S.points();
    let inside = scene.regions.stage.shrink(Space::M.points());
    inside.with_min_y(top.clamp(inside.top(), inside.bottom()))
}

/// Caps of the keys of the buttons; none with large text, which needs the room, and for a finger.
fn caps_of(pen: &Pen, scene: &Scene) -> BenchCaps {
    if pen.look.text > LARGE || scene.view.is_touched {
        return BenchCaps::default();
    }
    let cap = |shortcut: Shortcut| Some(pen.tell(&scene.settings.keys.first_key_cap(shortcut)));
    BenchCaps { back: cap(shortcuts::WORKBENCH), work: cap(shortcuts::WORK) }
}

/// Notes the rectangles of things, workers and the job, and of places for the item in hand.
/// Places that are scrolled out of the room are not noted.
fn note_places(scene: &mut Scene, room: Rect, facts: &BenchFacts, heard: &BenchHeard) {
    let in_view = |rect: Rect| Some(rect.intersect(room)).filter(Rect::is_positive);
    let items: Vec<(TableItem, Rect)> =
        heard.rects.iter().filter_map(|&(item, rect)| Some((item, in_view(rect)?))).collect();
    for &(item, rect) in &items {
        scene.note_item(item, rect);
        match item {
            TableItem::Piece(thing) => scene.note_lesson_spot(Spot::Thing(thing), rect),
            TableItem::Job(_) => scene.note_lesson_spot(Spot::Job, rect),
            _ => {}
        }
    }
    if let Some(ticks) = heard.ticks {
        scene.note_motion_place(MotionPlace::Ticks, ticks);
    }
    if let Some(item) = heard.pointed {
        scene.point_at(item);
    }
    if scene.interaction.own.held.is_some() && facts.may_act {
        let free = heard.free.iter().filter_map(|&rect| in_view(rect));
        free.for_each(|rect| scene.note_drop_place(TableItem::Zone(facts.team), rect));
        items.iter().for_each(|(item, rect)| scene.note_drop_place(*item, *rect));
    }
}

/// Sends what a press does. While the chosen thing is joined or packed, a press chooses where it
/// goes. A press on a thing chooses it, and a second one does what a press in the yard does.
fn send_press(scene: &mut Scene, facts: &BenchFacts, press: BenchPress) {
    match press {
        BenchPress::Command(command) => scene.send_command(command),
        BenchPress::Connect(item) => scene.send_command(EngineersCommand::PickUp(item, How::Keys)),
        BenchPress::PutBack => put_down_on(scene, None),
        BenchPress::Drag(item) if facts.may_act && facts.held.is_none() => {
            scene.send_command(EngineersCommand::PickUp(item, How::Drag));
        }
        BenchPress::Item(item) => press_item(scene, facts, item),
        BenchPress::Drag(_) => {}
    }
}

fn press_item(scene: &mut Scene, facts: &BenchFacts, item: TableItem) {
    if let Some(held) = &facts.held {
        // What is dragged is let go by the pointer's own control.
        if held.connects.is_some() {
            put_down_on(scene, Some(item).filter(|item| *item != held.item));
        }
        return;
    }
    match item {
        TableItem::Piece(thing) if scene.view.bench_thing != Some(thing) => {
            scene.view.bench_thing = Some(thing);
            scene.send_command(EngineersCommand::Point(Some(item)));
        }
        _ if facts.may_act => scene.send_command(EngineersCommand::Press(item)),
        _ => scene.send_command(EngineersCommand::Point(Some(item))),
    }
}

/// Puts the thing in hand down on an item, or back.
fn put_down_on(scene: &mut Scene, over: Option<TableItem>) {
    scene.send_command(EngineersCommand::Hover(over));
    scene.send_command(EngineersCommand::PutDown);
}
