//! A pile: its top card with time, picture, name, icons and numbers.

use bevy_egui::egui::{Align2, Color32, Mesh, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::facts::{PileFacts, PileState};
use super::layout::PILE;
use super::pile_form::{CUTS, PileForm};
use super::pile_marks::{BELOW_EDGE, draw_cards_below, draw_count, draw_frame, draw_pin};
use super::title::{TitleRoom, lay_out_title};
use crate::cards::{Card, DataSet};
use crate::client::art::card::draw_card_backs;
use crate::client::art::card_picture::CardPicture;
use crate::client::art::figure_row::FigureRow;
use crate::client::art::figures::card_figures;
use crate::client::art::names::CardIcon;
use crate::client::art::painting::{Turned, draw_card_picture};
use crate::client::art::time_dial::{draw_dial, draw_dial_crossed_out};
use crate::messages::phrase;
use crate::words::card_name;
use client::art::Picture;
use client::kit::palette::{CREAM, INK, SECOND, TRAY_INSET, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Opacity of a pile whose card is in hand, and of one that waits or costs too much.
const PICKED_UP: f32 = 0.3;
const WAITING: f32 = 0.5;
/// Heights of the icons beside the numbers, in points: the usual ones, and smaller ones.
const ICONS: [f32; 2] = [18.0, 14.0];
/// Size of a back in a pile that is rummaged in, and its left end, in units.
const BACK: Vec2 = vec2(40.0, 55.0);
const BACK_LEFT: f32 = 16.0;
/// Distance between the lines of a name, in parts of the size of its letters: the usual one, and
/// that of lines with little room.
const LINES_APART: f32 = 1.06;
const LINES_CLOSE: f32 = 0.97;
/// Distance from the number of cards down to the middle of a line below it, in the same parts.
const CAPITALS: f32 = 0.42;

/// Draws a pile in a rectangle.
pub fn draw_pile(pen: &mut Pen, data: &DataSet, facts: &PileFacts, rect: Rect) {
    let letters = pen.size(TextStyle::STRONG.size);
    let form = PileForm::new(rect, pen.look.text, letters);
    draw_cards_below(pen, &form, facts.count);
    if facts.turned_up < 1.0 {
        draw_turning(pen, &form, surface_of(data, facts), facts.turned_up);
        return;
    }
    let mut pins = PinsAt::Edge;
    match (facts.state, facts.card.and_then(|id| Some((id, data.find_card(id)?)))) {
        (PileState::Empty, _) => draw_empty(pen, &form),
        (PileState::Rummaged | PileState::FaceDown, _) | (_, None) => draw_face_down(pen, &form, facts),
        (state, Some((id, card))) => {
            let picture = CardPicture::of(data, id, None);
            pins = draw_top(pen, &form, &TopCard { card, picture, state, pins: facts.pins.len() });
        }
    }
    draw_frame(pen, &form, facts);
    if facts.count > 0 {
        draw_count(pen, &form, facts.count);
    }
    let shown = &facts.pins[..facts.pins.len().min(form.most_pins())];
    for (number, pin) in shown.iter().enumerate() {
        let tag = match pins {
            PinsAt::Edge => form.pin(number),
            PinsAt::Picture => form.pin_on_picture(number, shown.len()),
        };
        draw_pin(pen, &form, tag, pin);
    }
}

/// Place of the tags of known cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PinsAt {
    /// At the right edge.
    Edge,
    /// On the picture, so that the name has their room.
    Picture,
}

/// A face-up card of a pile.
struct TopCard<'a> {
    card: &'a Card,
    picture: CardPicture,
    state: PileState,
    pins: usize,
}

/// Opacity of the top card of a pile in a state, from 0 to 1.
const fn opacity_in(state: PileState) -> f32 {
    match state {
        PileState::PickedUp => PICKED_UP,
        PileState::TooCostly | PileState::Waiting => WAITING,
        _ => 1.0,
    }
}

/// Surface of a pile with a card on top.
fn surface_of_card(card: &Card) -> &'static str {
    if card.part().is_some() { "pile_part" } else { "pile_action" }
}

fn surface_of(data: &DataSet, facts: &PileFacts) -> &'static str {
    facts.card.and_then(|id| data.find_card(id)).map_or("pile_part", surface_of_card)
}

/// Draws a top card at `part` of its turn: first its back becomes narrow, then its face wide.
fn draw_turning(pen: &mut Pen, form: &PileForm, surface: &'static str, part: f32) {
    let well = form.rect.shrink(Space::Xxs.points());
    pen.fill_rect(well, Radius::Row.points(), TRAY_INSET);
    let across = (std::f32::consts::PI * part).cos();
    if across > 0.0 {
        let back = back_rect(form);
        pen.draw_squeezed("card_back", back.center(), back.size(), across);
    } else {
        pen.draw_squeezed(surface, form.rect.center(), form.rect.size(), -across);
    }
}

/// Rectangle of the back of a top card that lies face down.
fn back_rect(form: &PileForm) -> Rect {
    let well = form.rect.shrink(Space::Xxs.points());
    let size = BACK * form.scale;
    let left = well.left() + BACK_LEFT * form.scale;
    Rect::from_min_size(pos2(left, well.center().y - size.y / 2.0), size)
}

/// Draws a top card. Returns the place for the tags of known cards.
fn draw_top(pen: &mut Pen, form: &PileForm, top: &TopCard) -> PinsAt {
    let opacity = opacity_in(top.state);
    let white = fade_colour(Color32::WHITE, opacity);
    let drawing = surface_of_card(top.card);
    draw_stretched(pen, drawing, form, white);
    draw_card_picture(pen, &top.picture, form.picture(), white);
    if let Some(action) = top.card.action().filter(|_| form.has_words) {
        draw_cost(pen, form.cost(), action.batteries, opacity);
    }
    let pins = if form.has_words { draw_words(pen, form, top) } else { PinsAt::Edge };
    let (middle, radius) = form.dial();
    let on = Turned::upright(middle);
    if top.state == PileState::TooCostly {
        draw_dial_crossed_out(pen, on, Vec2::ZERO, radius, top.card.time);
    } else {
        draw_dial(pen, on, Vec2::ZERO, radius, top.card.time, opacity);
    }
    pins
}

/// Draws the surface of a pile, which is as high as its rectangle, and stretched beside the window.
fn draw_stretched(pen: &mut Pen, drawing: &'static str, form: &PileForm, tint: Color32) {
    let texture = pen.art.get_texture(pen.ui.ctx(), Picture::Drawing(drawing), PILE * form.scale);
    let mut mesh = Mesh::with_texture(texture);
    let [left, right] = form.cuts();
    let seams = [form.rect.left(), left, right, form.rect.right()];
    let edge = 1.0 - (form.rect.right() - right) / (PILE.x * form.scale);
    let parts = [0.0, CUTS[0] / PILE.x, edge, 1.0];
    for strip in 0..3 {
        let place = Rect::from_x_y_ranges(seams[strip]..=seams[strip + 1], form.rect.y_range());
        let part = Rect::from_min_max(pos2(parts[strip], 0.0), pos2(parts[strip + 1], 1.0));
        mesh.add_rect_with_uv(place, part, tint);
    }
    pen.painter().add(mesh);
}

/// Draws the batteries that an action costs.
fn draw_cost(pen: &mut Pen, rect: Rect, batteries: u8, opacity: f32) {
    pen.fill_rect(rect, Space::Xs.points(), fade_colour(INK, opacity));
    let icon = CardIcon::of_cost(batteries);
    let size = icon.size(rect.height() - 2.0 * LineWidth::Panel.points());
    let left = rect.left() + Space::Xxs.points();
    let place = Rect::from_min_size(pos2(left, rect.center().y - size.y / 2.0), size);
    pen.draw_svg(icon.name, place, fade_colour(Color32::WHITE, opacity));
    let style = TextStyle::FIGURE.in_colour(fade_colour(CREAM, opacity));
    let number = pen.ruler().layout(style, f32::INFINITY, batteries.to_string());
    number.paint(pen, rect.with_min_x(place.right()), Align2::CENTER_CENTER);
}

/// Draws the name, and the icons with numbers. Returns the place for the tags of known cards: on
/// the picture where the name needs their room.
fn draw_words(pen: &mut Pen, form: &PileForm, top: &TopCard) -> PinsAt {
    let opacity = opacity_in(top.state);
    let (left, whole) = form.words(false);
    let (_, beside_pins) = form.words(top.pins > 0);
    let badge = form.count(Vec2::ZERO);
    let before_badge = badge.left() - Space::Xxs.points();
    let room = |right: f32| TitleRoom { first: right.min(before_badge) - left, other: right - left };
    let rooms = [room(beside_pins), room(whole)];
    let rooms = &rooms[..if top.pins > 0 { 2 } else { 1 }];
    let style = TextStyle::STRONG.in_colour(fade_colour(CREAM, opacity));
    let title = lay_out_title(&pen.ruler(), &pen.tell(&card_name(top.card)), style, rooms);
    let pins = if title.room > 0 { PinsAt::Picture } else { PinsAt::Edge };
    let letters = pen.size(style.size);
    let is_close = title.is_low || title.lines.len() > 2;
    let step = letters * if is_close { LINES_CLOSE } else { LINES_APART };
    let above = step * (title.lines.len().saturating_sub(1)) as f32 / 2.0;
    let mut y = if title.is_low { badge.bottom() + letters * CAPITALS } else { form.name_middle() - above };
    for line in &title.lines {
        let place = Rect::from_min_size(pos2(left, y - step / 2.0), vec2(line.size().x, step));
        line.paint(pen, place, Align2::LEFT_CENTER);
        y += step;
    }
    let (_, right) = form.words(top.pins > 1 && pins == PinsAt::Edge);
    let style = TextStyle::FIGURE.in_colour(fade_colour(CREAM, opacity));
    let row = FigureRow::fit(&pen.ruler(), &card_figures(top.card), style, right - left, ICONS);
    row.paint(pen, Turned::upright(Pos2::ZERO), vec2(left, form.figures_middle()), opacity);
    pins
}

/// Draws a pile whose top lies face down, with words about what is left of one that is rummaged in.
fn draw_face_down(pen: &mut Pen, form: &PileForm, facts: &PileFacts) {
    let well = form.rect.shrink(Space::Xxs.points());
    pen.fill_rect(well, Radius::Row.points(), TRAY_INSET);
    if facts.count > 0 {
        let tint = fade_colour(Color32::WHITE, opacity_in(facts.state));
        draw_card_backs(pen, back_rect(form), facts.count, tint);
    }
    if !form.has_words {
        return;
    }
    let words = match facts.state {
        PileState::Rummaged => phrase!("scrapyard-pile-more", count = facts.count as u32),
        _ => phrase!("scrapyard-pile-face-down"),
    };
    let (left, right) = form.words(!facts.pins.is_empty());
    let style = TextStyle::NOTE.in_colour(fade_colour(SECOND, opacity_in(facts.state)));
    let words = pen.ruler().layout(style, right - left, &words);
    // It is told to screen readers in any case.
    if !words.breaks_a_word() && words.height() <= well.height() {
        words.paint(pen, well.with_min_x(left), Align2::LEFT_CENTER);
    }
}

fn draw_empty(pen: &Pen, form: &PileForm) {
    let well = form.rect.shrink(Space::Xxs.points());
    pen.fill_rect(well, Radius::Row.points(), TRAY_INSET);
    let line = Stroke::new(LineWidth::Well.points(), BELOW_EDGE);
    pen.draw_dashed_rect(well, line, Space::S.points(), Space::S.points());
    if form.has_words {
        let words = pen.ruler().layout(TextStyle::NOTE, well.width(), phrase!("scrapyard-pile-empty"));
        words.paint(pen, well, Align2::CENTER_CENTER);
    }
}
