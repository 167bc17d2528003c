//! Control of an item in hand by the pointer, and the places for it.

use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2};

use super::drop_verdict::DropVerdict;
use crate::client::art::names::{kind_drawing, machine_drawing, truck_drawing, worker_drawing};
use crate::client::play::{Dialog, EngineersCommand, HeldItem, How, TableItem, TurnStage};
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::palette::{GREEN, RED, fade_colour};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::table::bubble::{VerdictBubble, draw_bubble};
use client::table::pointer::{HeldPicture, PointerMoves, draw_held_picture, pointer_position};
use shell::grid::Rotation;

/// Opacity of the colour over the place over which the item in hand is held.
const LIGHT: f32 = 0.14;
/// Side of the square around the pointer that a bubble must not cover, in points.
const POINTER: f32 = 44.0;

/// Moves and releases the item in hand by the input of the pointer, and marks the places for it.
/// Must be called after all panels, which note these places.
pub fn follow_pointer(pen: &mut Pen, scene: &mut Scene) {
    if scene.interaction.stage != TurnStage::Choosing {
        return;
    }
    let Some(held) = scene.interaction.own.held else {
        mark_choice_of_keys(pen, scene);
        return;
    };
    mark_drop_places(pen, scene, held);
    draw_bubble_of_item(pen, scene, held);
    if held.how == How::Keys {
        return;
    }
    let moves = PointerMoves::of_frame(pen);
    let at = pointer_position(pen.ui);
    if held.how == How::Drag && (moves.is_drag_lost(at) || !scene.question.is_none()) {
        // The button was released outside the window, or a question came first.
        scene.send_command(EngineersCommand::EndDrag);
        return;
    }
    if scene.question.is_none() {
        move_item(pen, scene, held, &moves, at);
    }
}

/// Moves the item in hand to the pointer, and lets it go.
fn move_item(pen: &mut Pen, scene: &mut Scene, held: HeldItem, moves: &PointerMoves, at: Option<Pos2>) {
    let is_by_finger = scene.view.is_touched;
    if at.is_none() && !is_by_finger && held.over.is_some() {
        scene.send_command(EngineersCommand::Hover(None));
    }
    let Some(at) = at else { return };
    let over = place_under(scene, held, at);
    if over != held.over {
        scene.send_command(EngineersCommand::Hover(over));
    }
    // The input that turns a thing in other games, such as the other button, puts this one back.
    if moves.turns(held.how).next().is_some() && held.how == How::Click {
        scene.send_command(EngineersCommand::Hover(None));
        scene.send_command(EngineersCommand::PutDown);
        return;
    }
    if moves.lets_go(held.how, is_by_finger) {
        scene.send_command(EngineersCommand::PutDown);
    }
    draw_held(pen, scene, held, at);
}

/// Item under a point: the front one on which the item in hand can be put down, or else one that
/// refuses it; not the item itself, from which a drag begins.
fn place_under(scene: &Scene, held: HeldItem, at: Pos2) -> Option<TableItem> {
    let noted = scene.view.drop_places.iter().rev().filter(|(_, rect)| rect.contains(at));
    let noted: Vec<TableItem> = noted.map(|(place, _)| *place).filter(|place| *place != held.item).collect();
    let verdict = |place: &TableItem| DropVerdict::of(scene, held.item, *place);
    let possible = noted.iter().find(|place| verdict(place).is_possible());
    possible.or_else(|| noted.iter().find(|place| verdict(place).reason_not().is_some())).copied()
}

/// Marks the places where the item in hand can be put down: dashed, and filled where it is held;
/// there in red if it is refused. Of the squares of the yard only that one is marked.
fn mark_drop_places(pen: &Pen, scene: &Scene, held: HeldItem) {
    for &(place, rect) in &scene.view.drop_places {
        let is_over = held.over == Some(place);
        if matches!(place, TableItem::Square(_)) && !is_over {
            continue;
        }
        let verdict = DropVerdict::of(scene, held.item, place);
        let around = rect.shrink(LineWidth::Thin.points());
        let radius = Radius::Row.points();
        match (verdict.is_possible(), is_over) {
            (is_possible, true) => {
                let hue = if is_possible { GREEN } else { RED };
                pen.fill_rect(around, radius, fade_colour(hue, LIGHT));
                pen.stroke_rect(around, radius, Stroke::new(LineWidth::Chosen.points(), hue));
            }
            (true, false) => {
                let line = Stroke::new(LineWidth::Well.points(), GREEN);
                pen.draw_dashed_rect(around, line, Space::S.points(), Space::S.points());
            }
            (false, false) => {}
        }
    }
}

/// Marks the item that the keyboard has chosen, where there is no square of the keyboard.
fn mark_choice_of_keys(pen: &Pen, scene: &Scene) {
    let own = &scene.interaction.own;
    // These dialogs cover the things.
    if matches!(own.dialog, Dialog::Sharers(_) | Dialog::Blank(_) | Dialog::Test | Dialog::HandIn) {
        return;
    }
    let chosen = own.pointed.filter(|item| own.cursor.is_none() && matches!(item, TableItem::Piece(_)));
    if let Some(rect) = chosen.and_then(|item| scene.view.rect_of(item)) {
        let line = Stroke::new(LineWidth::Well.points(), GREEN);
        pen.stroke_rect(rect.expand(Space::Xxs.points()), Radius::Chip.points(), line);
    }
}

/// Draws the bubble with the reason why the item can't be put down where it is held.
fn draw_bubble_of_item(pen: &mut Pen, scene: &Scene, held: HeldItem) {
    let Some(over) = held.over else { return };
    let verdict = DropVerdict::of(scene, held.item, over);
    let Some(reason) = verdict.reason_not() else { return };
    let at = pointer_position(pen.ui).filter(|_| held.how != How::Keys);
    let place = scene.view.drop_places.iter().rev().find(|(place, _)| *place == over);
    let about = match (at, place) {
        (Some(at), _) => Rect::from_center_size(at, Vec2::splat(POINTER)),
        (None, Some((_, rect))) => *rect,
        (None, None) => return,
    };
    let bubble = VerdictBubble {
        about,
        is_beside: false,
        stage: scene.regions.stage.union(scene.regions.tray),
        top: scene.regions.stage.top(),
        reason,
        is_yes: false,
    };
    draw_bubble(pen, &bubble);
}

/// Draws the item in hand at a point.
fn draw_held(pen: &mut Pen, scene: &Scene, held: HeldItem, at: Pos2) {
    let pick_up = scene.play.changes * 1_000 + u64::from(scene.interaction.own.pick_ups);
    let size = Vec2::splat(IconSize::Large.points());
    let picture = HeldPicture { drawing: drawing_of_item(scene, held.item), size, rotation: Rotation::Up, pick_up };
    draw_held_picture(pen, scene.settings, &picture, at);
}

/// Drawing of an item; of an assembly that of its first component.
fn drawing_of_item(scene: &Scene, item: TableItem) -> &'static str {
    match item {
        TableItem::Piece(thing) => {
            let found = scene.table.find_thing(thing);
            found.map_or("crate", |thing| kind_drawing(thing.kind(scene.on_stage())))
        }
        TableItem::Worker(seat, _) => worker_drawing(scene.seat_colour(seat)),
        TableItem::Truck(seat) => truck_drawing(scene.seat_colour(seat)),
        TableItem::Card(machine) => scene.table.data().get_machine(machine).map_or("icon_card", machine_drawing),
        TableItem::Square(_) | TableItem::Wall(_) | TableItem::Job(_) | TableItem::Zone(_) => "icon_hand",
    }
}
