//! Control of a thing in hand by the pointer: by mouse, or by one finger with buttons that stand in
//! for mouse buttons.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{
    Color32, CursorIcon, Event, Id, InputState, LayerId, Order, Pos2, Rect, TouchPhase, UiBuilder, Vec2, pos2, vec2,
};

use crate::client::art;
use crate::client::play::building::hand::{Hand, How, Thing, Verdict, judge_placement};
use crate::client::play::{JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::kit::palette::{INK, fade_colour};
use client::kit::panel::build::even_row;
use client::kit::panel::show_panel;
use client::kit::tokens::Space;
use client::kit::{Button, ButtonKind, Pen};
use shell::grid::{Placement, Rectangle, Rotation};
use shell::language::Phrase;

/// Input of the pointer for a thing in hand in one frame.
struct Moves {
    is_down: bool,
    released: bool,
    clicked: bool,
    turned: bool,
    wheel: Option<f32>,
    /// Whether another finger went down.
    second_finger: bool,
}

impl Moves {
    fn of(pen: &Pen) -> Self {
        pen.ui.input(|input| Self {
            is_down: input.pointer.primary_down(),
            released: input.pointer.primary_released() && !is_cancelled(input),
            clicked: input.pointer.primary_clicked(),
            turned: input.pointer.secondary_pressed(),
            wheel: input.events.iter().find_map(|event| match event {
                Event::MouseWheel { delta, .. } if delta.y != 0.0 => Some(delta.y),
                _ => None,
            }),
            second_finger: input.multi_touch().is_some()
                && input.events.iter().any(|event| matches!(event, Event::Touch { phase: TouchPhase::Start, .. })),
        })
    }
}

/// Whether the system cancelled a touch, which is no release.
fn is_cancelled(input: &InputState) -> bool {
    let is_cancel = |event: &Event| matches!(event, Event::Touch { phase: TouchPhase::Cancel, .. });
    input.events.iter().any(is_cancel)
}

/// Moves, turns and releases the thing in hand by the input of the pointer.
pub fn follow_pointer(pen: &mut Pen, scene: &mut Scene) {
    let Some(hand) = scene.interaction.own.hand.clone() else { return };
    if hand.how == How::Keys || scene.interaction.stage != TurnStage::Choosing {
        return;
    }
    let moves = Moves::of(pen);
    let at = scene.pointer_position(pen.ui);
    let is_lost = !moves.is_down && (!moves.released || at.is_none());
    if hand.how == How::Drag && (is_lost || !scene.question.is_none()) {
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
    let placement = is_over.then(|| scene.view.grid.placement_for(&hand, at));
    if placement != hand.placement() {
        scene.send_command(JunkyardBotsCommand::Hover(placement));
    }
    if moves.turned || (moves.second_finger && hand.how == How::Drag) {
        scene.send_command(JunkyardBotsCommand::Turn { clockwise: true });
    }
    if let Some(wheel) = moves.wheel {
        scene.send_command(JunkyardBotsCommand::Turn { clockwise: wheel < 0.0 });
    }
    let lets_go = match hand.how {
        How::Drag => moves.released,
        // A finger may slide until the ghost is where it should be.
        How::Click if is_by_finger => moves.released,
        How::Click => moves.clicked,
        How::Keys => false,
    };
    if lets_go {
        scene.send_command(command_of_release(scene, &hand, at, is_over));
    }
    draw_held_thing(pen, scene, &hand, at);
}

/// Returns a place for buttons that covers no place for the thing in hand: at the foot of the
/// stage, below the sign, or in a lower corner.
fn place_for_buttons(scene: &Scene, hand: &Hand, size: Vec2) -> Rect {
    let stage = scene.regions.stage;
    let middle = stage.center().x - size.x / 2.0;
    let foot = stage.bottom() - size.y - 14.0;
    let below_sign = scene.regions.prompt.bottom() + 10.0;
    let corners = [stage.right() - size.x - 14.0, stage.left() + 14.0].map(|left| (left, foot));
    let all = [(middle, foot), (middle, below_sign)].into_iter().chain(corners);
    let all = all.map(|(left, top)| Rect::from_min_size(pos2(left, top), size));
    let is_free = |rect: &Rect| {
        let covers =
            |placement: &Placement| scene.view.grid.rect_of(Rectangle::new(hand.upright, *placement)).intersects(*rect);
        !hand.places.iter().any(|(placement, _)| covers(placement))
    };
    let mut all = all.peekable();
    let usual = all.peek().copied();
    all.find(is_free).or(usual).unwrap_or(stage)
}

/// Draws buttons for actions that a finger has no gesture for: to turn the thing in hand, to hold
/// it with the other gripper, to put it back. Returns their rectangle.
fn draw_finger_buttons(pen: &mut Pen, scene: &mut Scene, hand: &Hand) -> Rect {
    let placement = hand.placement();
    let verdict =
        placement.map(|placement| judge_placement(scene.table, scene.interaction.own.bench.as_ref(), hand, placement));
    let either = matches!(verdict, Some(Verdict::Held { either: true, .. }));
    let mut all = vec![(phrase!("hand-turn"), "rotate", JunkyardBotsCommand::Turn { clockwise: true })];
    if either {
        all.push((phrase!("hand-other"), "ability_grip", JunkyardBotsCommand::OtherGripper));
    }
    all.push((phrase!("hand-put-back"), "undo", JunkyardBotsCommand::PutBack));
    let button = |(label, icon, command): (Phrase, &'static str, JunkyardBotsCommand)| {
        Button::usual(label, ButtonKind::Slate).with_icon(icon).sends(command)
    };
    let gap = Space::S.points();
    let mut buttons = even_row(all.into_iter().map(button));
    let width = buttons.needed_width(&pen.ruler()).min(scene.regions.stage.width() - 2.0 * gap);
    let size = vec2(width, buttons.needed_height(&pen.ruler(), width));
    let whole = place_for_buttons(scene, hand, size);
    for command in show_panel(pen, whole, buttons) {
        scene.send_command(command);
    }
    whole.expand(gap)
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
    let cell = scene.view.grid.cell.max(48.0);
    if let Thing::Part(part) = hand.thing {
        // The part flies from here to its place once it is put down.
        scene.note_part_place(part, Rect::from_center_size(at, vec2(cell, cell)));
    }
    let begun = scene.play.changes * 1_000 + u64::from(scene.interaction.own.pick_ups);
    let risen = pen.progress_since_change("pick up", begun, 0.12 * scene.settings.speed.factor());
    let risen = EaseFunction::BackOut.sample_clamped(risen);
    let larger = 1.0 + 0.07 * risen;
    let width = f32::from(hand.upright.width) * cell;
    let height = f32::from(hand.upright.height) * cell;
    let tilt = if scene.settings.reduced_motion { 0.0 } else { -0.11 * risen };
    let angle = f32::from(hand.rotation as u8) * std::f32::consts::FRAC_PI_2 + tilt;
    let layer = LayerId::new(Order::Tooltip, Id::new("in hand"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(pen.ui.ctx().content_rect()));
    ui.set_clip_rect(pen.ui.ctx().content_rect());
    let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    let is_upright = matches!(hand.rotation, Rotation::Up | Rotation::Down);
    let shadow = if is_upright { vec2(width, height) } else { vec2(height, width) };
    above.fill_rect(Rect::from_center_size(at + vec2(6.0, 14.0), shadow * larger), 14.0, fade_colour(INK, 0.34));
    above.draw_rotated(drawing, at, vec2(width, height), larger, angle, Color32::WHITE);
    let icon = Rect::from_center_size(at + vec2(10.0, 12.0), vec2(34.0, 34.0));
    above.draw_svg("cursor_grab", icon, Color32::WHITE);
    pen.ui.ctx().set_cursor_icon(CursorIcon::None);
}
