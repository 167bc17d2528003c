//! The tray of the build phase.

use crate::client::piles::{BuildButton, BuildTrayFacts, BuildTrayPress, PileChoices, draw_build_tray};
use crate::client::play::{Order, ScrapyardCommand, Thing, TurnButton};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::lessons::{LessonButton, Spot};
use crate::table::Pile;
use client::kit::Pen;

/// Draws the ten piles and the buttons, and sends what is pressed.
pub fn draw_piles(pen: &mut Pen, scene: &mut Scene) {
    let own = &scene.interaction.own;
    let number = |thing: Option<Thing>| match thing {
        Some(Thing::Pile(pile)) => Some(pile),
        _ => None,
    };
    let choices = PileChoices {
        may_act: scene.is_open(),
        held: number(scene.held_thing()),
        chosen: number(own.chosen),
        rummages: own.order == Some(Order::Rummage),
    };
    let mut facts = BuildTrayFacts::of(scene.table, choices, own.taking.takes_none);
    let now = pen.ui.input(|input| input.time);
    for pile in &mut facts.piles {
        pile.turned_up = scene.view.motions.turned_up(pile.pile, now);
    }
    let shown = draw_build_tray(pen, scene.regions.tray, &facts);
    for (pile, rect) in (0..).zip(&shown.piles) {
        scene.note_thing(Thing::Pile(pile), *rect);
        if let Some(card) = scene.table.pile(pile).and_then(Pile::face_up) {
            // An equal card of a rummage comes first.
            scene.view.places.entry(MotionPlace::Card(card)).or_insert(*rect);
        }
    }
    for (button, rect) in &shown.buttons {
        if *button == BuildButton::Done {
            scene.note_lesson_spot(Spot::Button(LessonButton::Done), *rect);
        }
    }
    if let Some(pile) = shown.pointed {
        scene.point_at(Thing::Pile(pile));
    }
    if let Some(pressed) = shown.pressed.filter(|_| scene.is_open()) {
        scene.send_command(command_of_press(pressed, scene.interaction.own.hand.is_some()));
    }
}

/// Command of a press; while a card is in hand, a press on a pile puts it back.
fn command_of_press(pressed: BuildTrayPress, holds: bool) -> ScrapyardCommand {
    match pressed {
        BuildTrayPress::Pile(..) if holds => ScrapyardCommand::PutBack,
        BuildTrayPress::Pile(pile, how) => ScrapyardCommand::PickUp(Thing::Pile(pile), how),
        BuildTrayPress::RummageIn(pile) => ScrapyardCommand::Press(Thing::Pile(pile)),
        BuildTrayPress::Button(button) => ScrapyardCommand::Button(match button {
            BuildButton::Rummage => TurnButton::Rummage,
            BuildButton::TakeNone => TurnButton::TakeNothing,
            BuildButton::Pass => TurnButton::Pass,
            BuildButton::Done => TurnButton::Done,
        }),
    }
}
