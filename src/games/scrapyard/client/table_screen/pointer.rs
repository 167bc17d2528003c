//! Control of a thing in hand by the pointer, and the places for it.

use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2};

use crate::client::art::card::CARD;
use crate::client::play::drop::check_drop;
use crate::client::play::hand::Hand;
use crate::client::play::{DropPlace, How, ScrapyardCommand, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::scene::view::MotionPlace;
use crate::client::settling::stage::draw_held_spark;
use crate::client::workshop::held_card::draw_held_card;
use client::kit::Pen;
use client::kit::palette::{GREEN, fade_colour};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::table::bubble::{VerdictBubble, draw_bubble};
use client::table::pointer::{HeldPicture, PointerMoves, draw_held_picture, pointer_position};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Opacity of the colour over the place over which the thing in hand is held.
const LIGHT: f32 = 0.14;
/// Side of the square around the pointer that a bubble must not cover, in points.
const POINTER: f32 = 44.0;

/// Moves and releases the thing in hand by the input of the pointer, and marks the places for it.
/// Must be called after all panels, which note these places.
pub fn follow_pointer(pen: &mut Pen, scene: &mut Scene) {
    if scene.interaction.stage != TurnStage::Choosing {
        return;
    }
    let Some(hand) = scene.interaction.own.hand.clone() else { return };
    mark_drop_places(pen, scene, &hand);
    draw_bubble_of_hand(pen, scene, &hand);
    if hand.how == How::Keys {
        return;
    }
    let moves = PointerMoves::of_frame(pen);
    let at = pointer_position(pen.ui);
    if hand.how == How::Drag && (moves.is_drag_lost(at) || !scene.question.is_none()) {
        // The button was released outside the window, or a question came first.
        scene.send_command(ScrapyardCommand::EndDrag);
        return;
    }
    if scene.question.is_none() {
        move_hand(pen, scene, &hand, &moves, at);
    }
}

/// Moves the thing in hand to the pointer, and lets it go.
fn move_hand(pen: &mut Pen, scene: &mut Scene, hand: &Hand, moves: &PointerMoves, at: Option<Pos2>) {
    let is_by_finger = scene.view.is_touched;
    if at.is_none() && !is_by_finger && hand.over.is_some() {
        scene.send_command(ScrapyardCommand::Hover(None));
    }
    let Some(at) = at else { return };
    let over = place_under(scene, hand, at);
    if over != hand.over {
        scene.send_command(ScrapyardCommand::Hover(over));
    }
    // The input that turns a thing in other games, such as the other button, puts this one back.
    if moves.turns(hand.how).next().is_some() && hand.how == How::Click {
        scene.send_command(ScrapyardCommand::PutBack);
        return;
    }
    if moves.lets_go(hand.how, is_by_finger) {
        scene.send_command(if over.is_some() { ScrapyardCommand::PutDown } else { ScrapyardCommand::PutBack });
    }
    draw_held(pen, scene, hand, at);
}

/// Place under a point: one where the thing in hand can be put down, or else one that refuses it.
fn place_under(scene: &Scene, hand: &Hand, at: Pos2) -> Option<DropPlace> {
    let noted = scene.view.drop_places.iter().rev().filter(|(_, rect)| rect.contains(at));
    let noted: Vec<DropPlace> = noted.map(|(place, _)| *place).collect();
    noted.iter().copied().find(|place| hand.places.contains(place)).or_else(|| noted.first().copied())
}

/// Reason why the thing in hand can't be put down where it is held; `None` if it can.
pub fn refusal_in_hand(scene: &Scene, hand: &Hand) -> Option<Phrase> {
    check_drop(scene.table, &scene.interaction.own, hand.thing, hand.over?).err()
}

/// Marks the places where the thing in hand can be put down. The map and the workshop mark theirs
/// themselves.
fn mark_drop_places(pen: &Pen, scene: &Scene, hand: &Hand) {
    for &(place, rect) in &scene.view.drop_places {
        let is_marked_elsewhere = matches!(place, DropPlace::Square(_) | DropPlace::Figure(_) | DropPlace::Robot(_));
        if is_marked_elsewhere || !hand.places.contains(&place) {
            continue;
        }
        let around = rect.shrink(LineWidth::Thin.points());
        if hand.over == Some(place) {
            pen.fill_rect(around, Radius::Panel.points(), fade_colour(GREEN, LIGHT));
            pen.stroke_rect(around, Radius::Panel.points(), Stroke::new(LineWidth::Chosen.points(), GREEN));
        } else {
            let line = Stroke::new(LineWidth::Well.points(), GREEN);
            pen.draw_dashed_rect(around, line, Space::S.points(), Space::S.points());
        }
    }
}

/// Draws the bubble with the reason why the thing can't be put down where it is held.
fn draw_bubble_of_hand(pen: &mut Pen, scene: &Scene, hand: &Hand) {
    let Some(reason) = refusal_in_hand(scene, hand) else { return };
    if matches!(hand.over, Some(DropPlace::Robot(_))) && StageView::of(scene).is_build() {
        // The workshop shows the reason itself.
        return;
    }
    let place = scene.view.drop_places.iter().rev().find(|(place, _)| Some(*place) == hand.over);
    let at = pointer_position(pen.ui).filter(|_| hand.how != How::Keys);
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
        reason: &reason,
        is_yes: false,
    };
    draw_bubble(pen, &bubble);
}

/// Draws the thing in hand at a point.
fn draw_held(pen: &mut Pen, scene: &mut Scene, hand: &Hand, at: Pos2) {
    match (hand.card, hand.thing) {
        (Some(card), _) => {
            let is_tried = matches!(hand.over, Some(DropPlace::Robot(_))) && refusal_in_hand(scene, hand).is_none();
            draw_held_card(pen, scene.table.data(), card, at, is_tried);
            let place = if is_tried { MotionPlace::Ghost } else { MotionPlace::Card(card) };
            scene.note_motion_place(place, Rect::from_center_size(at, CARD));
        }
        (None, Thing::Dent) => draw_held_spark(pen, at),
        (None, _) => draw_held_figure(pen, scene, at),
    }
}

/// Draws the sign of a move at a point, for the own figure in hand.
fn draw_held_figure(pen: &mut Pen, scene: &Scene, at: Pos2) {
    let pick_up = scene.play.changes * 1_000 + u64::from(scene.interaction.own.pick_ups);
    let size = Vec2::splat(IconSize::Large.points());
    let held = HeldPicture { drawing: "effect_move", size, rotation: Rotation::Up, pick_up };
    draw_held_picture(pen, scene.settings, &held, at);
}
