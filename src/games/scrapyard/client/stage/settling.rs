//! The stage while dents are settled (9.2).

use bevy_egui::egui::Color32;

use crate::action::Settling;
use crate::client::play::{DropPlace, How, ScrapyardCommand, Thing};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::client::settling::{HeldSpark, SettlePress, SettlingFacts, SettlingLayout, SettlingSoFar, draw_settling};
use crate::lessons::{LessonButton, Spot};
use client::kit::Pen;

/// Facts about the settling of the seat on the stage.
pub fn settling_facts(scene: &Scene) -> SettlingFacts {
    let so_far = settling_so_far(scene);
    SettlingFacts::of(scene.table, scene.play.seats(), scene.on_stage(), &so_far)
}

/// Dents settled since the turn began, by the steps of the game.
fn settling_so_far(scene: &Scene) -> SettlingSoFar {
    let steps = scene.play.history().steps().len();
    let mut so_far = SettlingSoFar::default();
    for note in scene.interaction.own.settled.iter().filter(|note| note.step <= steps) {
        so_far.shields += note.shields;
        so_far.settled += note.dents;
        so_far.trashed.extend(note.card);
        if note.dents > 0 {
            so_far.fallen.push(if note.card.is_some() { "screw" } else { "armour" });
        }
    }
    so_far
}

/// Draws the armour tokens and screws on the ground, where they stay while their robot is on the
/// stage, but for those that are still falling.
fn draw_fallen(pen: &mut Pen, scene: &mut Scene, layout: &SettlingLayout, fallen: &[&'static str]) {
    let lying = fallen.len().saturating_sub(scene.view.motions.falling_things(scene.on_stage()));
    for (number, (drawing, rect)) in fallen.iter().zip(layout.fallen(fallen.len())).enumerate() {
        scene.note_motion_place(MotionPlace::Fallen(number), rect);
        if number < lying {
            pen.draw_svg(drawing, rect, Color32::WHITE);
        }
    }
}

/// Draws the dents and the places where they can be dropped.
pub fn draw_settling_stage(pen: &mut Pen, scene: &mut Scene) {
    let so_far = settling_so_far(scene);
    let facts = SettlingFacts::of(scene.table, scene.play.seats(), scene.on_stage(), &so_far);
    let layout = SettlingLayout::on_stage(&scene.regions, facts.shields > 0, pen.look.text);
    scene.note_motion_place(MotionPlace::Ground, layout.room.with_min_y(layout.robot.bottom()));
    let holds = scene.held_thing() == Some(Thing::Dent);
    let over_hand = match scene.view.pointed_before {
        Some(Thing::Card(card)) => Some(Settling::Hand(card)),
        _ => None,
    };
    let heard = draw_settling(pen, scene.regions.stage, &layout, &facts, HeldSpark { in_hand: holds, over_hand });
    if let Some(plate) = heard.plate {
        scene.note_motion_place(MotionPlace::Plate, plate);
    }
    draw_fallen(pen, scene, &layout, &so_far.fallen);
    for (thing, place, button, rect) in [
        (Thing::Armour, DropPlace::Armour, LessonButton::Armour, layout.armour),
        (Thing::Deck, DropPlace::Deck, LessonButton::Deck, layout.deck),
    ] {
        scene.note_thing(thing, rect);
        scene.note_lesson_spot(Spot::Button(button), rect);
        if holds {
            scene.note_drop_place(place, rect);
        }
    }
    match heard.pointed {
        Some(Settling::Armour) => scene.point_at(Thing::Armour),
        Some(Settling::Deck) => scene.point_at(Thing::Deck),
        _ => {}
    }
    if !scene.is_open() || holds {
        return;
    }
    match heard.press {
        Some(SettlePress::PickUp) => scene.send_command(ScrapyardCommand::PickUp(Thing::Dent, How::Drag)),
        Some(SettlePress::Dent) => {
            scene.send_command(ScrapyardCommand::PickUp(Thing::Dent, How::of_press(pen.ui.ctx())));
        }
        Some(SettlePress::Settle(Settling::Armour)) => scene.send_command(ScrapyardCommand::Press(Thing::Armour)),
        Some(SettlePress::Settle(Settling::Deck)) => scene.send_command(ScrapyardCommand::Press(Thing::Deck)),
        Some(SettlePress::Settle(Settling::Hand(_)) | SettlePress::PutBack) | None => {}
    }
}
