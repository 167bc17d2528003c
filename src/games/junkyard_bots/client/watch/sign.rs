//! The sign over the stage: a sentence about the step, and its number.

use bevy_egui::egui::{Rect, Stroke};

use super::told;
use super::watched::WatchedGame;
use crate::client::scene::contents::Scene;
use client::kit::palette::{INK, SIGN, YELLOW};
use client::kit::panel::build::{choose, column, icon, row, seat_chip, text};
use client::kit::panel::{Node, State, Surface, show_panel};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::phrase;

/// Rectangle of the sign: it is as high as its sentence needs.
pub fn sign_rect(pen: &Pen, scene: &Scene, watched: &WatchedGame) -> Rect {
    let rect = scene.regions.prompt;
    let height = sign_panel(scene, watched).needed_height(&pen.ruler(), rect.width());
    rect.with_max_y(rect.top() + height)
}

/// Draws the sign.
pub fn draw_sign(pen: &mut Pen, scene: &Scene, watched: &WatchedGame, rect: Rect) {
    show_panel(pen, rect, sign_panel(scene, watched));
}

/// Describes the sign: the sentence is beside its plate, or if it has no room there below.
fn sign_panel<'a>(scene: &Scene, watched: &WatchedGame) -> Node<'a, ()> {
    let told = told::sentence_of_shown(watched);
    let sentence = phrase!("step-sentence", sentence = told.sentence);
    let sentence = || text(TextStyle::PROMPT, sentence.clone());
    let count = phrase!("replay-count", step = watched.game.at(), count = watched.game.len());
    let count = || text(TextStyle::NOTE, count.clone()).anchor(Anchor::End);
    let chip = || told.seat.map_or_else(Node::empty, |seat| seat_chip(scene.seat_colour(seat), IconSize::Name));
    let above =
        |has_word: bool| column([row([plate(has_word), chip(), count().grow()]).gap(Space::M), sentence().narrow()]);
    let beside = row([plate(true), chip(), sentence().grow(), count()]).gap(Space::M);
    choose([beside, above(true), above(false)]).inside_by(Space::M, Space::S).on(Surface::Painted(Box::new(
        |pen: &mut Pen, rect: Rect, _: State| {
            pen.draw_panel(rect, Radius::Row.points(), SIGN);
            let dashes = Stroke::new(LineWidth::Row.points(), YELLOW);
            let inner = rect.shrink(Space::Xs.points());
            pen.draw_dashed_rect(inner, dashes, Space::S.points(), Space::Xs.points());
        },
    )))
}

/// Describes the plate, which says that a game is watched.
fn plate<'a>(has_word: bool) -> Node<'a, ()> {
    let surface = |pen: &mut Pen, rect: Rect, _: State| pen.fill_rect(rect, Radius::Chip.points(), YELLOW);
    let word = text(TextStyle::LABEL.in_colour(INK), phrase!("replay-sign"));
    row([icon("replay", IconSize::Text, INK), if has_word { word } else { Node::empty() }])
        .inside_by(Space::S, Space::Xs)
        .on(Surface::Painted(Box::new(surface)))
}
