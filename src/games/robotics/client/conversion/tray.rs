//! The tray of a conversion: zones with parts, what would follow in words, and the buttons.

use std::cell::RefCell;

use bevy_egui::egui::Rect;

use super::buttons::{ConversionButton, FINISH, button_column, button_line, conversion_buttons};
use super::outcome_words::outcome_lines;
use super::zone_parts::Zone;
use super::zones::ZoneFacts;
use crate::client::play::Command;
use crate::client::scene::{Scene, SceneCell};
use crate::lessons::{LessonButton, Spot};
use crate::messages::phrase;
use client::kit::palette::YARD;
use client::kit::panel::build::{column, groove, row, scroll, text};
use client::kit::panel::{Node, State, Surface, place};
use client::kit::points::LARGE;
use client::kit::scroll::ScrollKeys;
use client::kit::text::Ruler;
use client::kit::tokens::{Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Contents of the tray.
struct ConversionTray {
    zones: [ZoneFacts; 3],
    lines: Vec<(TextStyle, Phrase)>,
    /// Whether parts of the old robot are left over.
    has_left_over: bool,
    buttons: Vec<ConversionButton>,
}

/// Draws the tray of a conversion.
pub fn draw_conversion_tray(pen: &mut Pen, scene: &mut Scene) {
    let room = scene.regions.tray;
    let Some(conversion) = &scene.interaction.own.conversion else {
        return pen.draw_panel(room, Radius::Panel.points(), YARD);
    };
    let tray = ConversionTray {
        zones: Zone::ALL.map(|zone| ZoneFacts::of(scene, conversion, zone)),
        lines: outcome_lines(scene, conversion),
        has_left_over: !conversion.left_over().is_empty(),
        buttons: conversion_buttons(pen, scene, conversion),
    };
    let shared: SceneCell = RefCell::new(scene);
    let ruler = pen.ruler();
    let mut placed = place(&ruler, room, tray_panel(&tray, &ruler, room, &shared));
    let places: Vec<Option<Rect>> = tray.buttons.iter().map(|button| placed.rect_of(button.key())).collect();
    let pressed = placed.show(pen);
    let scene = shared.into_inner();
    for (button, rect) in tray.buttons.iter().zip(places) {
        let Some(rect) = rect else { continue };
        if button.key() == ("conversion", FINISH) {
            scene.note_lesson_spot(Spot::Button(LessonButton::Convert), rect);
        }
        let does = Command::Game(button.does.clone());
        if scene.accepts_press(pen, rect, button.key()) && pressed.contains(&does) && scene.is_open() {
            scene.send_command(does);
        }
    }
}

/// Describes the tray, in the best form for its room.
fn tray_panel<'a>(
    tray: &'a ConversionTray,
    ruler: &Ruler,
    room: Rect,
    shared: &'a SceneCell<'_, '_>,
) -> Node<'a, Command> {
    let contents = || {
        let [scrap, bench, store] = tray.zones.each_ref().map(|zone| zone.node(ruler, shared).fill());
        let grooves = [(); 3].map(|()| groove().fill());
        let [first, second, third] = grooves;
        row([scrap, first, bench, second, store, third, words(tray).grow().fill()]).gap(Space::M)
    };
    let beside = |with_icons| contents().and([button_column(&tray.buttons, with_icons).fill()]).inside(Space::M);
    let above = || {
        let below = contents().grow();
        column([button_line(&tray.buttons), below]).gap(Space::S).inside_by(Space::M, Space::S)
    };
    let yard = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    // Large text leaves the words too little room beside the buttons.
    let forms = if ruler.look.text > LARGE { &[][..] } else { &[true, false] };
    let fitting = forms
        .iter()
        .map(|&with_icons| beside(with_icons))
        .find_map(|mut panel| panel.fits_in(ruler, room).then_some(panel));
    fitting.unwrap_or_else(above).on(Surface::Painted(Box::new(yard))).key("conversion tray")
}

/// Describes what would follow, in words.
fn words(tray: &ConversionTray) -> Node<'_, Command> {
    let lines = tray.lines.iter().map(|(style, line)| text(*style, line));
    let hint = tray.has_left_over.then(|| text(TextStyle::NOTE, phrase!("robotics-conversion-hint")));
    scroll("conversion", ScrollKeys::Pages, column(lines.chain(hint)).gap(Space::Xs))
}
