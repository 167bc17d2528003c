//! The stage of the build phase: the robot with the card that is tried on, and the time track.

use bevy_egui::egui::{Color32, Rect};

use super::choice_sign::draw_choice_sign;
use crate::action::Action;
use crate::cards::{ArmSide, Slot};
use crate::client::art::names::token_drawing;
use crate::client::play::drop::open_rummage;
use crate::client::play::hand::Hand;
use crate::client::play::{DropPlace, How, Order, ScrapyardCommand, Thing};
use crate::client::rummage::{RummageChoices, RummageFacts, RummageFan, RummagePlace, RummagePress, draw_rummage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::scene::view::MotionPlace;
use crate::client::track::{TrackFacts, TrackLayout, TrackMove, TrackMoveKind, draw_track};
use crate::client::workshop::{HeldCard, RobotPlace, WorkshopFacts, WorkshopLayout, WorkshopPlace, draw_workshop};
use crate::lessons::Spot;
use crate::table::Pile;
use client::kit::Pen;
use client::kit::palette::fade_colour;
use client::kit::tokens::Space;
use shell::seats::SeatId;

/// Draws the robot, the track, and the choice of a build effect over them.
pub fn draw_build_stage(pen: &mut Pen, scene: &mut Scene) {
    let seat = scene.on_stage();
    let held = held_card(scene);
    let mut facts = WorkshopFacts::of(scene.table, seat, scene.seat_colour(seat), held);
    facts.arriving = scene.view.motions.arriving_part(seat);
    facts.pressable = pressable_places(scene);
    let place = match StageView::of(scene) {
        StageView::Rummage => RobotPlace::Aside,
        _ => RobotPlace::Alone,
    };
    let top = scene.regions.free_stage().top() + Space::Xs.points();
    let shown = draw_workshop(pen, scene.regions.stage, top, &facts, place);
    scene.view.stand = Some(shown.layout.stand);
    scene.note_motion_place(MotionPlace::Ground, shown.layout.foot);
    for (slot, rect) in &shown.parts {
        scene.note_thing(Thing::Part(*slot), *rect);
    }
    if let Some(slot) = shown.pointed {
        scene.point_at(Thing::Part(slot));
    }
    if scene.interaction.own.hand.is_some() {
        note_places(scene, &shown.layout);
    }
    if let Some(place) = shown.put_at {
        put_down_at(scene, place);
    }
    let track = TrackFacts::of(scene.table, scene.play.seats(), thought_of(scene, seat, &facts));
    let layout = draw_track(pen, shown.layout.foot, &track, &scene.view.motions.tokens.seats());
    draw_moving_tokens(pen, scene, &track, &layout);
    for square in 0..=track.end {
        scene.note_lesson_spot(Spot::Track(square), layout.square(square));
    }
    draw_open_rummage(pen, scene, top);
    draw_choice_sign(pen, scene);
}

/// Draws the tokens that are on their way over the track.
fn draw_moving_tokens(pen: &mut Pen, scene: &Scene, track: &TrackFacts, layout: &TrackLayout) {
    let now = pen.ui.input(|input| input.time);
    for stack in &track.stacks {
        for (below, token) in stack.tokens.iter().enumerate() {
            for picture in scene.view.motions.tokens.pictures(token.seat, layout, below, now) {
                let tint = fade_colour(Color32::WHITE, picture.opacity);
                pen.draw_svg(token_drawing(token.colour), picture.rect, tint);
            }
        }
    }
}

/// The card in hand, with the place of the workshop over which it is held; or the rummaged card
/// that is to be collected.
fn held_card(scene: &Scene) -> Option<HeldCard> {
    if let Some(hand) = &scene.interaction.own.hand {
        return Some(HeldCard { card: hand.card?, over: place_of_hand(hand) });
    }
    let (number, side) = scene.interaction.own.taking.card?;
    let card = *open_rummage(scene.table)?.cards.get(usize::from(number))?;
    let part = scene.table.data().find_card(card).and_then(|card| card.part());
    let place = match part.map(|part| Slot::of_part(part.kind, side)) {
        Some(slot) => WorkshopPlace::Slot(slot?),
        None => WorkshopPlace::Discard,
    };
    Some(HeldCard { card, over: Some(place) })
}

/// Draws the cards of an open rummage and the places for those that go back, and sends presses
/// (4.8).
fn draw_open_rummage(pen: &mut Pen, scene: &mut Scene, top: f32) {
    let own = &scene.interaction.own;
    let number = |thing: Option<Thing>| match thing {
        Some(Thing::Rummaged(number)) => Some(number),
        _ => None,
    };
    let over = own.hand.as_ref().and_then(|hand| hand.over).and_then(|over| match over {
        DropPlace::OnTop => Some(RummagePlace::OnTop),
        DropPlace::AtBottom => Some(RummagePlace::AtBottom),
        _ => None,
    });
    let choices = RummageChoices {
        may_act: scene.is_open(),
        held: number(scene.held_thing()),
        over,
        chosen: number(own.chosen),
        taken: own.taking.card.map(|(number, _)| number),
        takes_none: own.taking.takes_none,
        on_top: own.taking.on_top.to_vec(),
        at_bottom: own.taking.at_bottom,
    };
    let Some(mut facts) = RummageFacts::of(scene.table, &choices) else { return };
    let fan = scene.view.motions.fan(pen.ui.input(|input| input.time));
    let pile = |pile: u8| scene.view.spots_before.get(&Thing::Pile(pile)).copied();
    facts.fan = fan.and_then(|(number, part)| Some(RummageFan { pile: pile(number)?, part }));
    let shown = draw_rummage(pen, scene.regions.stage, top, &facts);
    for (number, rect) in &shown.cards {
        scene.note_thing(Thing::Rummaged(*number), *rect);
        if let Some(card) = facts.cards.iter().find(|card| card.number == *number) {
            scene.note_motion_place(MotionPlace::Card(card.id), *rect);
        }
    }
    if scene.interaction.own.hand.is_some() {
        for (place, rect) in shown.places {
            scene.note_drop_place(drop_place(place), rect);
        }
    }
    if let Some(number) = shown.pointed {
        scene.point_at(Thing::Rummaged(number));
    }
    if let Some(pressed) = shown.pressed.filter(|_| scene.is_open()) {
        send_rummage_press(scene, pressed);
    }
}

const fn drop_place(place: RummagePlace) -> DropPlace {
    match place {
        RummagePlace::OnTop => DropPlace::OnTop,
        RummagePlace::AtBottom => DropPlace::AtBottom,
    }
}

/// Sends the command of a press. What is in hand is let go by the pointer's own control; what keys
/// hold is put at a place by a press on that place.
fn send_rummage_press(scene: &mut Scene, pressed: RummagePress) {
    if let Some(hand) = &scene.interaction.own.hand {
        if let (How::Keys, RummagePress::Place(place)) = (hand.how, pressed) {
            scene.send_command(ScrapyardCommand::Hover(Some(drop_place(place))));
            scene.send_command(ScrapyardCommand::PutDown);
        }
        return;
    }
    match (pressed, scene.interaction.own.chosen) {
        (RummagePress::Card(number, How::Drag), _) => {
            scene.send_command(ScrapyardCommand::PickUp(Thing::Rummaged(number), How::Drag));
        }
        (RummagePress::Card(number, How::Click), _) => {
            scene.send_command(ScrapyardCommand::Press(Thing::Rummaged(number)));
        }
        (RummagePress::Card(number, How::Keys), _) => {
            scene.send_command(ScrapyardCommand::PressByKey(Thing::Rummaged(number)));
        }
        (RummagePress::Place(place), Some(thing @ Thing::Rummaged(_))) => {
            scene.send_command(ScrapyardCommand::Drop(thing, drop_place(place)));
        }
        (RummagePress::Place(_), _) => {}
    }
}

/// Places of the workshop that a press chooses for the card in hand. What is in hand is let go by
/// the pointer's own control; what keys hold is put at a place by a press on that place.
fn pressable_places(scene: &Scene) -> Vec<WorkshopPlace> {
    let hand = scene.interaction.own.hand.as_ref().filter(|hand| hand.how == How::Keys && scene.is_open());
    let places = |hand: &Hand| hand.places.iter().filter_map(|&place| workshop_place(hand, place)).collect();
    hand.map(places).unwrap_or_default()
}

/// Puts the card in hand down at a place of the workshop.
fn put_down_at(scene: &mut Scene, pressed: WorkshopPlace) {
    let Some(hand) = &scene.interaction.own.hand else { return };
    let place = hand.places.iter().copied().find(|&place| workshop_place(hand, place) == Some(pressed));
    if place.is_some() {
        scene.send_command(ScrapyardCommand::Hover(place));
        scene.send_command(ScrapyardCommand::PutDown);
    }
}

/// Place of the workshop over which a thing is held.
fn place_of_hand(hand: &Hand) -> Option<WorkshopPlace> {
    workshop_place(hand, hand.over?)
}

/// Place of the workshop that a place for the thing in hand is; `None` if it is elsewhere.
fn workshop_place(hand: &Hand, place: DropPlace) -> Option<WorkshopPlace> {
    match place {
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
        let room = match side.map(ArmSide::slot) {
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
    let collects = |action: &Action| matches!(action, Action::Collect { pile: other, .. } if *other == pile);
    let acts = scene.play.choices().actions.iter().any(collects);
    let card = scene.table.pile(pile).and_then(Pile::face_up).filter(|_| acts)?;
    let to = from.saturating_add(scene.table.data().card(card).time);
    let hand_size = scene.table.robot(seat).hand_size();
    Some(TrackMove { seat, to, kind: TrackMoveKind::Collect { hand_size } })
}
