//! Cards side by side: of the hand, or of the trash while some are salvaged.

use bevy_egui::egui::{
    Color32, CursorIcon, Id, PointerButton, Rect, Response, Sense, Stroke, WidgetInfo, WidgetType, vec2,
};

use super::facts::{CardState, HandCard, TrayPress};
use super::layout::{PICKED_UP, card_places};
use crate::client::art::card::{CardLook, draw_card_back};
use client::kit::focus::FocusKind;
use client::kit::palette::{CREAM, GREEN, YARD, YELLOW, rgb};
use client::kit::spoken::name_in_row;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, notes};
use shell::language::{Phrase, phrase};

/// Opacity of a card that can't be played.
const CLOSED: f32 = 0.42;
/// Lengths of the dashes and gaps of frames, in points.
const DASHES: (f32, f32) = (8.0, 6.0);
/// Colour of the frame of a place without a card.
const EMPTY: Color32 = rgb(0x4a_4138);

/// A row of cards.
#[derive(Clone, Copy, Debug)]
pub struct CardRow<'a> {
    /// Room of the row.
    pub room: Rect,
    /// Cards from the left.
    pub cards: &'a [HandCard],
    /// Cards after them that show their backs.
    pub backs: u8,
    /// Number of places, which are marked where there is no card.
    pub places: usize,
    /// Name of the row, for tests.
    pub note: &'static str,
}

/// Draws a row of cards and listens to them. Returns what was done, and the rectangles of the
/// cards.
pub fn draw_card_row(pen: &mut Pen, row: &CardRow) -> (Option<TrayPress>, Vec<Rect>) {
    let count = row.cards.len() + usize::from(row.backs);
    let rects = card_places(row.room, count.max(row.places));
    for place in rects.iter().skip(count) {
        draw_place(pen, *place);
    }
    let heard: Vec<Response> = row
        .cards
        .iter()
        .zip(&rects)
        .enumerate()
        .map(|(number, (card, rect))| listen(pen, row, number, card, *rect))
        .collect();
    let raised = heard.iter().position(|response| response.hovered() || response.has_focus());
    // The card under the pointer covers those beside it.
    for (place, _) in rects.iter().zip(row.cards).filter(|(_, card)| card.is_arriving) {
        draw_place(pen, *place);
    }
    let others = (0..row.cards.len()).filter(|number| Some(*number) != raised);
    for number in others.chain(raised).filter(|number| !row.cards[*number].is_arriving) {
        let is_covered = Some(number) != raised && number + 1 < count;
        let next = rects.get(number + 1).filter(|_| is_covered);
        let uncovered = next.map_or(1.0, |next| (next.left() - rects[number].left()) / rects[number].width());
        let place = HandPlace { rect: rects[number], uncovered, is_focused: heard[number].has_focus() };
        draw_card(pen, &row.cards[number], place);
    }
    for place in rects.iter().skip(row.cards.len()).take(row.backs.into()) {
        notes::record_cover(pen.ui, *place);
        draw_card_back(pen, *place, Color32::WHITE);
    }
    let press =
        row.cards.iter().zip(heard).enumerate().find_map(|(number, (card, response))| act(pen, number, card, response));
    (press, rects.into_iter().take(row.cards.len()).collect())
}

/// Marks a place without a card.
fn draw_place(pen: &Pen, place: Rect) {
    let stroke = Stroke::new(LineWidth::Well.points(), EMPTY);
    pen.draw_dashed_rect(place.shrink(Space::Xxs.points()), stroke, DASHES.0, DASHES.1);
}

/// Listens to a card.
fn listen(pen: &Pen, row: &CardRow, number: usize, card: &HandCard, rect: Rect) -> Response {
    notes::record_place(pen.ui.ctx(), || format!("{} {number}", row.note), rect);
    let response = pen.ui.interact(rect, Id::new((row.note, number)), Sense::click_and_drag());
    pen.register_focusable(&response, FocusKind::Plain);
    let is_open = !matches!(card.state, CardState::Closed(_));
    response.widget_info(|| {
        let names: Vec<&Phrase> = row.cards.iter().map(|card| &card.face.title).collect();
        WidgetInfo::labeled(WidgetType::Button, is_open, pen.tell(&name_in_row(&names, number)))
    });
    response
}

/// Press of a card; the reason why it can't be played stands beside the pointer.
fn act(pen: &Pen, number: usize, card: &HandCard, response: Response) -> Option<TrayPress> {
    let press = if response.drag_started_by(PointerButton::Primary) {
        Some(TrayPress::PickUp(number, card.card))
    } else {
        response.clicked().then_some(TrayPress::Card(number, card.card))
    };
    match &card.state {
        CardState::Closed(why) => drop(response.on_hover_hint(pen.tell(&phrase!("as-title", name = pen.tell(why))))),
        _ => drop(response.on_hover_cursor(CursorIcon::Grab)),
    }
    press
}

/// Place of a card in the row.
#[derive(Clone, Copy)]
struct HandPlace {
    /// Its rectangle.
    rect: Rect,
    /// Part of its width that the next card does not cover, from 0 to 1 or more.
    uncovered: f32,
    /// Whether it has the keyboard focus.
    is_focused: bool,
}

/// Draws a card in its state.
fn draw_card(pen: &mut Pen, card: &HandCard, place: HandPlace) {
    let (opacity, frame, up) = match card.state {
        CardState::Free | CardState::Choosable => (1.0, None, 0.0),
        CardState::Picked | CardState::Chosen => (1.0, Some(YELLOW), PICKED_UP),
        CardState::Closed(_) => (CLOSED, None, 0.0),
    };
    let rect = place.rect.translate(vec2(0.0, -up));
    // A card covers the one before it, even if it is faint itself.
    pen.fill_rect(rect.shrink(Space::Xxs.points()), Radius::Panel.points(), YARD);
    notes::record_cover(pen.ui, rect);
    let look = CardLook { opacity, frame, ..CardLook::PLAIN };
    card.face.draw_covered(pen, rect, look, place.uncovered.min(1.0));
    let radius = Radius::Panel.points();
    if card.state == CardState::Choosable {
        let stroke = Stroke::new(LineWidth::Row.points(), GREEN);
        pen.draw_dashed_rect(rect.expand(LineWidth::Thin.points()), stroke, DASHES.0, DASHES.1);
    }
    if place.is_focused {
        let stroke = Stroke::new(LineWidth::Row.points(), CREAM);
        pen.stroke_rect(rect.expand(Space::Xxs.points()), radius, stroke);
    }
}
