//! The battle map and the card set on the form of a new game (1.9, 12.4).

use std::sync::Arc;

use bevy_egui::egui::{Color32, Vec2, vec2};

use super::form::{Form, FormPress, chosen_data, seats_of_form};
use crate::cards::DataSet;
use crate::client::screens::map_picture::{MapGrid, draw_map};
use crate::messages::phrase;
use crate::words::{cards_words, map_name};
use client::kit::TextStyle;
use client::kit::palette::{INSET, MUTED};
use client::kit::panel::build::{column, even_row, icon, painted, row, text, wrapped_row};
use client::kit::panel::{Node, Surface};
use client::kit::tokens::{IconSize, Radius, Space, TargetHeight};
use client::kit::widgets::choice;
use client::kit::{Button, ButtonKind};
use client::screens::new_game::data_files::{ChooseDataFile, NamedData};
use shell::language::Phrase;

/// Least width of a card, in points at the usual text size: two stand side by side.
const CARD: f32 = 420.0;
/// Width and least height of the picture of a map, in points at the usual text size.
const MAP: Vec2 = vec2(150.0, 104.0);
/// Largest side of a square of that picture, in points.
const SQUARE: f32 = 32.0;

/// Describes the map and the card set side by side, or below each other where there is no room.
pub(super) fn data_cards<'a>(form: &Form, from_file: Option<&'a NamedData<DataSet>>) -> Node<'a, FormPress> {
    let cards = [map_card(form, from_file), cards_card(form, from_file)];
    even_row(cards.map(|card| card.at_least_wide(CARD).narrow()))
}

/// Describes the map for the number of seats, with its picture.
fn map_card<'a>(form: &Form, from_file: Option<&'a NamedData<DataSet>>) -> Node<'a, FormPress> {
    let data = chosen_data(form, from_file);
    let seats = seats_of_form(form);
    let arena = data.arena(seats);
    let size = phrase!("scrapyard-form-map-size", columns = arena.width(), rows = arena.height());
    let words = column([
        heading("square_start", phrase!("scrapyard-form-map")),
        text(TextStyle::LABEL, map_name(&data, seats)),
        text(TextStyle::NOTE, size),
        text(TextStyle::NOTE.in_colour(MUTED), phrase!("scrapyard-form-map-about")),
    ])
    .gap(Space::Xs);
    row([map_picture(data, seats), words.grow()]).gap(Space::M).inside_by(Space::M, Space::S).on(Surface::Card)
}

fn map_picture<'a>(data: Arc<DataSet>, seats: u8) -> Node<'a, FormPress> {
    let picture = painted(0.0, 0.0, move |pen, rect| {
        pen.draw_inset(rect, Radius::Row.points(), INSET);
        let map = data.arena(seats);
        draw_map(pen, map, MapGrid::in_room(map, rect.shrink(Space::Xs.points()), SQUARE), None);
    });
    picture.at_least_wide(MAP.x).at_least_high(MAP.y)
}

/// Describes the choice of a card set, with a button for one from a file.
fn cards_card<'a>(form: &Form, from_file: Option<&'a NamedData<DataSet>>) -> Node<'a, FormPress> {
    let data = chosen_data(form, from_file);
    let count = data.junk_cards().count();
    let kinds = data.cards().iter().filter(|card| card.copies > 0).count();
    let uses_file = form.own.uses_file && from_file.is_some();
    let own = choice(phrase!("scrapyard-form-own-cards"), !uses_file, choose_data(false));
    let of_file = from_file.map(|named| choice(named.name.as_str(), uses_file, choose_data(true)));
    let label =
        if from_file.is_some() { phrase!("scrapyard-form-another-file") } else { phrase!("scrapyard-form-from-file") };
    let file = Button::usual(label, ButtonKind::Slate)
        .with_icon("load")
        .sends(FormPress::Own(ChooseDataFile))
        .target(TargetHeight::Action)
        .hint(phrase!("scrapyard-form-file-help"));
    let about = phrase!("scrapyard-form-cards-about", cards = cards_words(count as u32), kinds = kinds);
    column([
        heading("cards", phrase!("scrapyard-form-cards")),
        wrapped_row([own].into_iter().chain(of_file).chain([file])),
        text(TextStyle::NOTE, about),
    ])
    .gap(Space::S)
    .inside_by(Space::M, Space::S)
    .on(Surface::Card)
}

fn choose_data(uses_file: bool) -> FormPress {
    FormPress::change(move |form: &mut Form| form.own.uses_file = uses_file)
}

fn heading<'a>(drawing: &'static str, name: Phrase) -> Node<'a, FormPress> {
    row([icon(drawing, IconSize::Text, Color32::WHITE), text(TextStyle::STRONG, name).grow()])
}
