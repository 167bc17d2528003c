//! The inspector about a machine's card.

use bevy_egui::egui::{Color32, Rect, Vec2};

use super::card_facts::{InspectedCard, InspectedNeed};
use super::known_things::KnownPlace;
use super::value_terms::ValueTerms;
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::grade_drawing;
use crate::messages::phrase;
use crate::set::Grade;
use crate::words::{grade_name, points_words};
use client::kit::palette::{FAINT, GREEN, LIGHT_RED, MUTED, SECOND, YELLOW, fade_colour};
use client::kit::panel::build::{column, divider, icon, painted, row, scroll, text};
use client::kit::panel::{Node, Rank, Surface};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Sides of the picture of a need in a row of two lines and of one, in points.
const PICTURES: [f32; 2] = [34.0, 24.0];
/// Side of the plate with a grade, in points.
const PLATE: f32 = 22.0;

/// Describes the card for a room in points. Where there is little, needs are named without where
/// they are, and then they scroll.
pub fn card_panel<'a>(ruler: &Ruler, facts: &InspectedCard, room: Vec2) -> Node<'a, ()> {
    let mut whole = panel_with(facts, true);
    if whole.needed_height(ruler, room.x) <= room.y { whole } else { panel_with(facts, false) }
}

fn panel_with<'a>(facts: &InspectedCard, has_notes: bool) -> Node<'a, ()> {
    let points = text(TextStyle::HEADING.in_colour(YELLOW), Phrase::words(facts.points.to_string()));
    let points = points.anchor(Anchor::End).reads(Manner::Found, points_words(facts.points));
    let name = text(TextStyle::HEADING, facts.name.clone()).manner(Manner::Heading);
    let needs = facts.needs.iter().map(|need| need_row(need, has_notes));
    let needs = scroll("needs-of-the-card", ScrollKeys::None, column(needs).gap(Space::Xs)).grow();
    column([row([name.grow(), points]).gap(Space::S), needs])
        .and(facts.value.as_ref().map(|value| value_part(facts, value)))
        .gap(Space::S)
        .inside(Space::M)
        .on(Surface::Panel(Radius::Panel))
        .key("inspected-card")
}

/// A need: its picture, its name, what fills it, the grade of that and a sign for where it is.
fn need_row<'a>(need: &InspectedNeed, has_note: bool) -> Node<'a, ()> {
    let side = if has_note { PICTURES[0] } else { PICTURES[1] };
    let drawing = need.drawing;
    let tint = if need.place.is_some() { Color32::WHITE } else { fade_colour(Color32::WHITE, FAINT) };
    let picture = painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        pen.draw_svg(drawing, place, tint);
    });
    let name = text(TextStyle::STRONG, phrase!("as-title", name = need.name.clone()));
    let note = match has_note && need.note != Phrase::default() {
        true => text(TextStyle::NOTE, need.note.clone()),
        false => Node::empty(),
    };
    let grade = need.grade.map_or_else(Node::empty, grade_plate);
    // A card that is told without what a team knows has no signs for places.
    let is_seen = need.place.is_some() || need.note != Phrase::default();
    let sign = if is_seen { sign_of_place(need.place) } else { Node::empty() };
    row([picture, column([name, note]).gap(Space::None).grow(), grade, sign])
        .gap(Space::S)
        .inside_by(Space::S, if has_note { Space::Xs } else { Space::Xxs })
        .on(Surface::Well)
}

/// Plate with a grade, which is read out by its name.
fn grade_plate<'a>(grade: Grade) -> Node<'a, ()> {
    painted(PLATE, PLATE, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(PLATE));
        pen.draw_svg(grade_drawing(grade), place, Color32::WHITE);
    })
    .reads(Manner::Found, grade_name(grade))
}

/// Sign for a place: a tick for what is in the zone.
fn sign_of_place<'a>(place: Option<KnownPlace>) -> Node<'a, ()> {
    let (name, tint) = match place {
        Some(KnownPlace::Zone) => ("check", GREEN),
        Some(KnownPlace::Carried(_)) => (DeedIcon::Hand.drawing(), GREEN),
        Some(KnownPlace::Truck) => (DeedIcon::Truck.drawing(), GREEN),
        Some(KnownPlace::Open(_)) => (DeedIcon::Search.drawing(), YELLOW),
        Some(KnownPlace::Noted(..)) => (DeedIcon::Notebook.drawing(), SECOND),
        Some(KnownPlace::OtherZone(_)) => (DeedIcon::Trade.drawing(), SECOND),
        None => ("help", MUTED),
    };
    icon(name, IconSize::Text, tint)
}

/// The success value, or that the machine can't be tested with these things again.
fn value_part<'a>(card: &InspectedCard, value: &ValueTerms) -> Node<'a, ()> {
    let is_whole = card.needs.iter().all(|need| need.place.is_some());
    let odds = if is_whole { value.words() } else { value.words_so_far() };
    let result = Phrase::words(format!("= {}", value.value));
    let sum = row([
        text(TextStyle::NOTE, value.sum()).grow(),
        text(TextStyle::NAME.in_colour(YELLOW), result).anchor(Anchor::End),
    ])
    .gap(Space::S)
    .reads(Manner::Found, value.spoken(odds.clone()));
    let words = match (value.is_broken(), card.is_faulty) {
        (true, _) => text(TextStyle::NOTE.in_colour(LIGHT_RED), phrase!("engineers-value-broken")),
        (_, true) => text(TextStyle::NOTE.in_colour(LIGHT_RED), phrase!("engineers-illegal-faulty")),
        _ => text(TextStyle::BODY, odds).silent(),
    };
    column([divider().gives_way(Rank::First), sum, words]).gap(Space::Xs)
}
