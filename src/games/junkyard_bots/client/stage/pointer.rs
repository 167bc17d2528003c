//! Control of a thing in hand by the pointer: by mouse, or by one finger with buttons that stand in
//! for mouse buttons.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use crate::client::art;
use crate::client::play::building::hand::{Hand, How, Thing, Verdict, judge_placement};
use crate::client::play::{JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::kit::Pen;
use client::table::pointer;
use client::table::pointer::{FingerButton, HeldPicture, PointerMoves, draw_held_picture};
use shell::grid::Rectangle;

/// Smallest side of a cell of the thing in hand, in points.
const CELL: f32 = 48.0;

/// Moves, turns and releases the thing in hand by the input of the pointer.
pub fn follow_pointer(pen: &mut Pen, scene: &mut Scene) {
    let Some(hand) = scene.interaction.own.hand.clone() else { return };
    if hand.how == How::Keys || scene.interaction.stage != TurnStage::Choosing {
        return;
    }
    let moves = PointerMoves::of_frame(pen);
    let at = pointer::pointer_position(pen.ui);
    if hand.how == How::Drag && (moves.is_drag_lost(at) || !scene.question.is_none()) {
        // The button was released outside the window, or a question came first.
        scene.send_command(JunkyardBotsCommand::EndDrag);
        return;
    }
    if !scene.question.is_none() {
        return;
    }
    let is_by_finger = scene.view.is_touched;
    let buttons =
        if is_by_finger && hand.how == How::Click { Some(draw_finger_buttons(pen, scene, &hand)) } else { None };
    if at.is_none() && !is_by_finger && hand.cell.is_some() {
        // The pointer has left the window, so there is no ghost.
        scene.send_command(JunkyardBotsCommand::Hover(None));
    }
    let Some(at) = at.filter(|&at| !buttons.is_some_and(|rect| rect.contains(at))) else { return };
    let is_over = scene.regions.stage.contains(at);
    let grid = scene.view.grid;
    let placement = is_over.then(|| grid.placement_near(at, hand.upright, hand.rotation, hand.places_open()));
    if placement != hand.placement() {
        scene.send_command(JunkyardBotsCommand::Hover(placement));
    }
    for clockwise in moves.turns(hand.how) {
        scene.send_command(JunkyardBotsCommand::Turn { clockwise });
    }
    if moves.lets_go(hand.how, is_by_finger) {
        scene.send_command(command_of_release(scene, &hand, at, is_over));
    }
    draw_held_thing(pen, scene, &hand, at);
}

/// Draws buttons for actions that a finger has no gesture for: to turn the thing in hand, to hold
/// it with the other gripper, to put it back. They cover no place for it. Returns their rectangle.
fn draw_finger_buttons(pen: &mut Pen, scene: &mut Scene, hand: &Hand) -> Rect {
    let placement = hand.placement();
    let verdict =
        placement.map(|placement| judge_placement(scene.table, scene.interaction.own.bench.as_ref(), hand, placement));
    let either = matches!(verdict, Some(Verdict::Held { either: true, .. }));
    let button = |label, icon, message| FingerButton { label, icon, message };
    let mut all = vec![button(phrase!("hand-turn"), "rotate", JunkyardBotsCommand::Turn { clockwise: true })];
    if either {
        all.push(button(phrase!("hand-other"), "ability_grip", JunkyardBotsCommand::OtherGripper));
    }
    all.push(button(phrase!("hand-put-back"), "undo", JunkyardBotsCommand::PutBack));
    let rect_of_place = |(placement, _): &(_, _)| scene.view.grid.rect_of(Rectangle::new(hand.upright, *placement));
    let places: Vec<Rect> = hand.places.iter().map(rect_of_place).collect();
    let foot_of_sign = scene.regions.prompt.bottom();
    let (rect, commands) = pointer::draw_finger_buttons(pen, scene.regions.stage, foot_of_sign, &places, all);
    for command in commands {
        scene.send_command(command);
    }
    rect
}

/// Returns the command for releasing a thing at a point.
fn command_of_release(scene: &Scene, hand: &Hand, at: Pos2, is_over_stage: bool) -> JunkyardBotsCommand {
    if is_over_stage {
        return JunkyardBotsCommand::PutDown;
    }
    match hand.thing {
        Thing::Part(part) if scene.interaction.own.bench.is_some() && scene.regions.tray.contains(at) => {
            JunkyardBotsCommand::Shelve(part)
        }
        _ => JunkyardBotsCommand::PutBack,
    }
}

/// Draws the thing at the pointer.
fn draw_held_thing(pen: &mut Pen, scene: &mut Scene, hand: &Hand, at: Pos2) {
    let drawing = match hand.thing {
        Thing::Part(part) => scene.part_drawing(part),
        Thing::Pile(size) => art::back_of(size),
    };
    let cell = scene.view.grid.cell.max(CELL);
    if let Thing::Part(part) = hand.thing {
        // The part flies from here to its place once it is put down.
        scene.note_part_place(part, Rect::from_center_size(at, Vec2::splat(cell)));
    }
    let size = vec2(f32::from(hand.upright.width), f32::from(hand.upright.height)) * cell;
    let pick_up = scene.play.changes * 1_000 + u64::from(scene.interaction.own.pick_ups);
    let held = HeldPicture { drawing, size, rotation: hand.rotation, pick_up };
    draw_held_picture(pen, scene.settings, &held, at);
}
