//! The stage of the build phase: the robot with the card that is tried on, and the time track.

use bevy_egui::egui::Rect;

use super::choice_sign::draw_choice_sign;
use crate::client::play::hand::Hand;
use crate::client::play::{DropPlace, Order, Thing};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::track::{TrackFacts, TrackMove, TrackMoveKind, draw_track};
use crate::client::workshop::{
    HeldCard, RobotPlace, WorkshopFacts, WorkshopLayout, WorkshopPlace, draw_workshop,
};
use crate::cards::Slot;
use crate::lessons::Spot;
use crate::table::Pile;
use client::kit::Pen;
use client::kit::tokens::Space;
use shell::seats::SeatId;

/// Draws the robot, the track, and the choice of a build effect over them.
pub fn draw_build_stage(pen: &mut Pen, scene: &mut Scene) {
    let seat = scene.on_stage();
    let held = held_card(scene);
    let facts = WorkshopFacts::of(scene.table, seat, scene.seat_colour(seat), held);
    let place = match StageView::of(scene) {
        StageView::Rummage => RobotPlace::Aside,
        _ => RobotPlace::Alone,
    };
    let top = scene.regions.prompt.bottom() + Space::Xs.points();
    let shown = draw_workshop(pen, scene.regions.stage, top, &facts, place);
    for (slot, rect) in &shown.parts {
        scene.note_thing(Thing::Part(*slot), *rect);
    }
    if let Some(slot) = shown.pointed {
        scene.point_at(Thing::Part(slot));
    }
    if held.is_some() {
        note_places(scene, &shown.layout);
    }
    let track = TrackFacts::of(scene.table, scene.play.seats(), thought_of(scene, seat, &facts));
    let layout = draw_track(pen, shown.layout.foot, &track, None);
    for square in 0..=track.end {
        scene.note_lesson_spot(Spot::Track(square), layout.square(square));
    }
    draw_choice_sign(pen, scene);
}

/// The card in hand, with the place of the workshop over which it is held.
fn held_card(scene: &Scene) -> Option<HeldCard> {
    let hand = scene.interaction.own.hand.as_ref()?;
    let card = hand.card?;
    Some(HeldCard { card, over: place_of_hand(hand) })
}

/// Place of the workshop over which a thing is held.
fn place_of_hand(hand: &Hand) -> Option<WorkshopPlace> {
    match hand.over? {
        DropPlace::Robot(Some(side)) => Some(WorkshopPlace::Slot(side.slot())),
        DropPlace::Robot(None) => hand.slot.map(WorkshopPlace::Slot),
        DropPlace::Deck => Some(WorkshopPlace::Discard),
        _ => None,
    }
}

/// Notes the places for the card in hand: an arm goes to the side of the robot's middle where it is
/// held, another card anywhere over the ground.
fn note_places(scene: &mut Scene, layout: &WorkshopLayout) {
    let Some(hand) = scene.interaction.own.hand.clone() else { return };
    let middle = layout.robot.center().x;
    for place in hand.places {
        let side = match place {
            DropPlace::Robot(side) => side,
            DropPlace::Deck => None,
            _ => continue,
        };
        let room = match side.map(|side| side.slot()) {
            Some(Slot::LeftArm) => layout.room.with_max_x(middle),
            Some(_) => Rect::from_min_max((middle, layout.room.top()).into(), layout.room.max),
            None => layout.room,
        };
        scene.note_drop_place(place, room);
    }
}

/// Move of a token that a player thinks of: by the card that is tried on, or the pile that is
/// pointed at.
fn thought_of(scene: &Scene, seat: SeatId, facts: &WorkshopFacts) -> Option<TrackMove> {
    if let Some(tried) = facts.tried() {
        return Some(tried.track_move);
    }
    if !scene.is_open() || scene.interaction.own.hand.is_some() {
        return None;
    }
    let Some(Thing::Pile(pile)) = scene.looked_at() else { return None };
    let from = scene.table.track().place(seat);
    if scene.interaction.own.order == Some(Order::Rummage) {
        return Some(TrackMove { seat, to: from.saturating_add(1), kind: TrackMoveKind::Rummage });
    }
    let acts = scene.play.choices().actions.iter().any(|action| matches!(action, crate::action::Action::Collect { pile: other, .. } if *other == pile));
    let card = scene.table.pile(pile).and_then(Pile::face_up).filter(|_| acts)?;
    let to = from.saturating_add(scene.table.data().card(card).time);
    let hand_size = scene.table.robot(seat).hand_size();
    Some(TrackMove { seat, to, kind: TrackMoveKind::Collect { hand_size } })
}
