//! The tray while the stage shows a trade: the parts of both sides, who decides, and the buttons.

use std::cell::RefCell;

use bevy_egui::egui::Rect;

use super::buttons::{ACCEPT, SEND, TradeButton, button_column, due_buttons};
use super::facts::TradeFacts;
use super::middle::{Middle, partner_key};
use super::owned_parts::OwnedParts;
use crate::client::play::offer::OfferSide;
use crate::client::play::{Command, RoboticsCommand};
use crate::client::scene::{Scene, SceneCell};
use crate::lessons::{LessonButton, Spot};
use client::kit::Pen;
use client::kit::palette::YARD;
use client::kit::panel::build::{choose, groove, row};
use client::kit::panel::{Node, Rank, State, Surface, place};
use client::kit::text::Ruler;
use client::kit::tokens::{Radius, Space};

/// Contents of the tray.
struct TradeTray {
    owned: [OwnedParts; 2],
    middle: Middle,
    buttons: Vec<TradeButton>,
}

/// Draws the tray.
pub fn draw_trade_tray(pen: &mut Pen, scene: &mut Scene) {
    let room = scene.regions.tray;
    let Some(facts) = TradeFacts::of(scene) else {
        return pen.draw_panel(room, Radius::Panel.points(), YARD);
    };
    let tray = TradeTray {
        owned: OfferSide::BOTH.map(|side| OwnedParts::of(scene, &facts, side)),
        middle: Middle::of(scene, &facts),
        buttons: due_buttons(pen, scene, &facts),
    };
    let shared: SceneCell = RefCell::new(scene);
    let ruler = pen.ruler();
    let mut placed = place(&ruler, room, tray_panel(&tray, &ruler, &shared));
    let places: Vec<Option<Rect>> = tray.buttons.iter().map(|button| placed.rect_of(button.key())).collect();
    for seat in tray.middle.seats() {
        if let Some(rect) = placed.rect_of(partner_key(seat)) {
            shared.borrow_mut().note_lesson_spot(Spot::Button(LessonButton::Partner(seat)), rect);
        }
    }
    let pressed = placed.show(pen);
    let scene = shared.into_inner();
    for (button, rect) in tray.buttons.iter().zip(places) {
        let Some(rect) = rect else { continue };
        match button.key().1 {
            ACCEPT => scene.note_lesson_spot(Spot::Button(LessonButton::Accept), rect),
            SEND => scene.note_lesson_spot(Spot::Button(LessonButton::SendOffer), rect),
            _ => {}
        }
        if scene.accepts_press(pen, rect, button.key()) && pressed.contains(&button.does) {
            scene.send_command(button.does.clone());
        }
    }
    let chosen = pressed.into_iter().filter(|command| matches!(command, Command::Game(RoboticsCommand::BeginOffer(_))));
    if facts.may_change(scene) {
        chosen.for_each(|command| scene.send_command(command));
    }
}

/// Describes the tray, with or without icons on its buttons.
fn tray_panel<'a>(tray: &'a TradeTray, ruler: &Ruler, shared: &'a SceneCell<'_, '_>) -> Node<'a, Command> {
    let form = |with_icons| {
        let [active, partner] = &tray.owned;
        row([
            active.node(ruler, shared).fill(),
            groove().fill(),
            partner.node(ruler, shared).fill(),
            groove().fill(),
            tray.middle.node().grow().fill(),
            button_column(&tray.buttons, with_icons).grow().fill(),
        ])
        .gap(Space::M)
    };
    let yard = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    choose([form(true), form(false)])
        .gives_way(Rank::Third)
        .stays()
        .inside(Space::M)
        .on(Surface::Painted(Box::new(yard)))
        .key("trade tray")
}
