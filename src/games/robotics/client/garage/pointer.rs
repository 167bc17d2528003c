//! Control of a thing in hand by the pointer: by mouse, or by one finger with buttons that stand in
//! for mouse buttons.

use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2};

use super::bubble::{BubbleRoom, draw_bubble};
use super::drop_answer::DropAnswer;
use super::ghost::draw_ghost_bubble;
use super::held_thing::{draw_held_thing, draw_over_place, place_of_held};
use super::marks::draw_way_to_order;
use super::shown_robot::ShownRobot;
use crate::client::play::hand::Hand;
use crate::client::play::{DropPlace, How, RoboticsCommand, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::messages::phrase;
use client::kit::Pen;
use client::kit::palette::{GREEN, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::table::pointer::{FingerButton, PointerMoves, draw_finger_buttons, pointer_position};
use shell::grid::Side;

/// Opacity of the colour over a place at which the thing in hand is put down.
const LIT: f32 = 0.14;
/// Distance from the edge of the half within which a thing in hand scrolls the robot, and the speed
/// of that, in points and points a second.
const EDGE: f32 = Space::Xl.points();
const SCROLLS: f32 = 240.0;

/// Moves, turns and releases the thing in hand by the input of the pointer, and marks the places
/// for it. Must be called after all panels, which note these places.
pub fn follow_pointer(pen: &mut Pen, scene: &mut Scene) {
    if scene.interaction.stage != TurnStage::Choosing {
        return;
    }
    let shown = ShownRobot::of(pen.ui.ctx(), scene);
    let Some(hand) = scene.interaction.own.hand.clone() else {
        return draw_way_to_order(pen, scene, &shown);
    };
    mark_drop_places(pen, scene, &hand);
    draw_bubble_of_hand(pen, scene, &shown, &hand);
    if hand.how == How::Keys {
        return draw_at_place(pen, scene, &hand);
    }
    let moves = PointerMoves::of_frame(pen);
    let at = pointer_position(pen.ui);
    if hand.how == How::Drag && (moves.is_drag_lost(at) || !scene.question.is_none()) {
        // The button was released outside the window, or a question came first.
        scene.send_command(RoboticsCommand::EndDrag);
        return;
    }
    if scene.question.is_none() {
        move_hand(pen, scene, &shown, &hand, &moves, at);
    }
}

/// Moves the thing in hand to the pointer, turns it, and lets it go.
fn move_hand(
    pen: &mut Pen,
    scene: &mut Scene,
    shown: &ShownRobot,
    hand: &Hand,
    moves: &PointerMoves,
    at: Option<Pos2>,
) {
    let is_by_finger = scene.view.is_touched;
    let buttons = (is_by_finger && hand.how == How::Click).then(|| draw_buttons(pen, scene, shown, hand));
    if at.is_none() && !is_by_finger && hand.over.is_some() {
        // The pointer has left the window, so there is no ghost.
        scene.send_command(RoboticsCommand::Hover(None));
    }
    let Some(at) = at.filter(|&at| !buttons.is_some_and(|rect| rect.contains(at))) else { return };
    let over = place_under(scene, shown, hand, at);
    if over != hand.over {
        scene.send_command(RoboticsCommand::Hover(over));
    }
    for clockwise in moves.turns(hand.how) {
        scene.send_command(RoboticsCommand::Turn { clockwise });
    }
    if moves.lets_go(hand.how, is_by_finger) {
        scene.send_command(if over.is_some() { RoboticsCommand::PutDown } else { RoboticsCommand::PutBack });
    }
    scroll_at_edge(pen, scene, shown, at);
    draw_held_thing(pen, scene, shown, hand, at);
}

/// Draws buttons for what a finger has no gesture for. Returns the rectangle that they take.
fn draw_buttons(pen: &mut Pen, scene: &mut Scene, shown: &ShownRobot, hand: &Hand) -> Rect {
    let turn = FingerButton {
        label: phrase!("robotics-hand-turn"),
        icon: "rotate",
        message: RoboticsCommand::Turn { clockwise: true },
    };
    let back =
        FingerButton { label: phrase!("robotics-hand-put-back"), icon: "undo", message: RoboticsCommand::PutBack };
    let buttons = if hand.part.is_some() { vec![turn, back] } else { vec![back] };
    let taken: Vec<Rect> = hand.places.iter().map(|place| shown.grid.rect_of(place.cell)).collect();
    let (rect, pressed) = draw_finger_buttons(pen, shown.room.half, shown.room.top, &taken, buttons);
    pressed.into_iter().for_each(|command| scene.send_command(command));
    rect
}

/// Place under a point where the thing in hand could be put down.
fn place_under(scene: &Scene, shown: &ShownRobot, hand: &Hand, at: Pos2) -> Option<DropPlace> {
    let noted = scene.view.drop_places.iter().rev().filter(|(_, rect)| rect.contains(at));
    let noted = noted.map(|(place, _)| *place).find(|&place| DropAnswer::of(scene, hand, place).is_place());
    let is_on_grid = hand.part.is_some()
        && StageView::of(scene) == StageView::Halves
        && shown.room.half.contains(at)
        && !scene.regions.prompt.contains(at);
    let is_first = scene.interaction.own.conversion.is_none() && shown.robot.is_empty();
    noted.or_else(|| is_on_grid.then(|| DropPlace::Grid(shown.grid.placement_for(hand, at, is_first))))
}

/// Scrolls a robot that does not fit while a thing is held at the edge of its half.
fn scroll_at_edge(pen: &Pen, scene: &mut Scene, shown: &ShownRobot, at: Pos2) {
    let half = shown.room.half.with_min_y(shown.room.top);
    if !shown.grid.can_scroll() || !half.contains(at) {
        return;
    }
    let inner = half.shrink(EDGE);
    let towards = inner.clamp(at) - at;
    if towards != Vec2::ZERO {
        let seconds = pen.ui.input(|input| input.stable_dt);
        shown.scroll_by(scene, towards.normalized() * SCROLLS * seconds);
        pen.ui.ctx().request_repaint();
    }
}

/// Lights the places where the thing in hand can be put down.
fn mark_drop_places(pen: &Pen, scene: &Scene, hand: &Hand) {
    for &(place, rect) in &scene.view.drop_places {
        if !DropAnswer::of(scene, hand, place).takes() {
            continue;
        }
        let around = rect.shrink(LineWidth::Thin.points());
        if hand.over == Some(place) {
            pen.fill_rect(around, Radius::Panel.points(), fade_colour(GREEN, LIT));
            pen.stroke_rect(around, Radius::Panel.points(), Stroke::new(LineWidth::Chosen.points(), GREEN));
        } else {
            let line = Stroke::new(LineWidth::Well.points(), GREEN);
            pen.draw_dashed_rect(around, line, Space::S.points(), Space::S.points());
        }
    }
}

/// Rectangle of the place over which the thing is held, if it is none of the grid.
fn rect_of_place(scene: &Scene, hand: &Hand) -> Option<Rect> {
    let over = hand.over?;
    scene.view.drop_places.iter().rev().find(|(place, _)| *place == over).map(|(_, rect)| *rect)
}

/// Draws the bubble about the place over which the thing is held.
fn draw_bubble_of_hand(pen: &mut Pen, scene: &Scene, shown: &ShownRobot, hand: &Hand) {
    if hand.placement().is_some() {
        let at = pointer_position(pen.ui).filter(|_| hand.how != How::Keys);
        return draw_ghost_bubble(pen, scene, shown, hand, at.map(|at| place_of_held(shown, at)));
    }
    let Some(rect) = rect_of_place(scene, hand) else { return };
    let words = hand.over.and_then(|place| DropAnswer::of(scene, hand, place).into_words());
    if let Some(words) = words {
        let room = pen.ui.ctx().content_rect().shrink(Space::S.points());
        let sides: &[Side] = if scene.regions.tray.intersects(rect) { &[Side::Top] } else { &[Side::Left] };
        draw_bubble(pen, rect, &words, &BubbleRoom { room, avoids: &[], sides });
    }
}

/// Draws the thing that the keyboard holds over a place beside the grid.
fn draw_at_place(pen: &mut Pen, scene: &Scene, hand: &Hand) {
    if let (Some(part), Some(rect)) = (hand.part, rect_of_place(scene, hand)) {
        draw_over_place(pen, scene, part, rect);
    }
}
