//! The panel of a rummage: three cards in a fan, and the places for those that go back.

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Response, Sense, Stroke, WidgetInfo, WidgetType};

use super::facts::{RummageFacts, RummagePlace, RummagePlaceState, RummagedCard, RummagedState};
use super::layout::{RummageForm, RummageLayout};
use super::place_painter::{draw_place, name_of_place, words_of_place};
use crate::client::art::card::{CardFace, CardLook};
use crate::messages::phrase;
use crate::words::card_in_words;
use client::kit::palette::{CREAM, STAGE, YELLOW};
use client::kit::spoken::join_sentences;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{LineWidth, Radius};
use client::kit::{Pen, notes};
use client::table::holding::How;
use shell::language::Phrase;

/// Opacity of a card that costs too much time, and of the place of one that is in hand or taken.
const TOO_COSTLY: f32 = 0.6;
const GONE: f32 = 0.25;

/// Press in the panel of a rummage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RummagePress {
    /// A card was clicked, or a drag of it began. Cards are named by their numbers, from 0.
    Card(u8, How),
    /// A place for cards that go back was clicked.
    Place(RummagePlace),
}

/// The panel of a rummage in a frame.
#[derive(Clone, Debug)]
pub struct RummageShown {
    /// Places of cards, for motion.
    pub layout: RummageLayout,
    /// Press of this frame.
    pub pressed: Option<RummagePress>,
    /// Card under the pointer.
    pub pointed: Option<u8>,
    /// Cards with their rectangles where they lie now.
    pub cards: Vec<(u8, Rect)>,
    /// Places for cards that go back, with their rectangles.
    pub places: [(RummagePlace, Rect); 2],
}

/// Draws an open rummage over the stage, and listens to it. `top` is the height below the prompt.
pub fn draw_rummage(pen: &mut Pen, stage: Rect, top: f32, facts: &RummageFacts) -> RummageShown {
    let layout = RummageLayout::new(stage, top, pen.look.text, facts.cards.len());
    let places = RummagePlace::BOTH.map(|place| (place, layout.place(place)));
    let mut shown = RummageShown { layout, pressed: None, pointed: None, cards: Vec::new(), places };
    if layout.form == RummageForm::Row {
        // It covers the time track.
        notes::record_cover(pen.ui, layout.room);
        pen.draw_panel(layout.room, Radius::Panel.points(), STAGE);
    }
    for place in &facts.places {
        draw_place(pen, &layout, facts, place);
        listen_to_place(pen, facts, place.place, &mut shown);
    }
    for card in &facts.cards {
        show_card(pen, facts, card, &mut shown);
    }
    shown
}

fn listen_to_place(pen: &Pen, facts: &RummageFacts, place: RummagePlace, shown: &mut RummageShown) {
    let Some(found) = facts.places.iter().find(|found| found.place == place) else { return };
    let rect = shown.layout.place(place);
    let is_open = facts.may_act && matches!(found.state, RummagePlaceState::Open | RummagePlaceState::Lit);
    let sense = if is_open { Sense::click() } else { Sense::hover() };
    let response = pen.ui.interact(rect, Id::new(("place of a rummage", place)), sense);
    response.widget_info(|| {
        let name = phrase!("spoken-line", line = name_of_place(place));
        let words = phrase!("spoken-line", line = words_of_place(found));
        WidgetInfo::labeled(WidgetType::Button, is_open, pen.tell(&join_sentences([name, words])))
    });
    notes::record_place(pen.ui.ctx(), || format!("rummage {place:?}"), rect);
    if response.clicked() {
        shown.pressed = Some(RummagePress::Place(place));
    }
    let hint = phrase!("spoken-line", line = name_of_place(place));
    response.on_hover_hint(pen.tell(&hint));
}

/// Draws a card where it lies, and listens to it. The place of one that is in hand or taken is
/// drawn faintly in the fan.
fn show_card(pen: &mut Pen, facts: &RummageFacts, card: &RummagedCard, shown: &mut RummageShown) {
    let number = usize::from(card.number);
    let place = place_of_card(&shown.layout, facts, card);
    let at_rest = place.unwrap_or_else(|| shown.layout.card(number, false));
    let response = listen_to_card(pen, facts, card, at_rest, shown);
    shown.cards.push((card.number, at_rest));
    let is_chosen = facts.chosen == Some(card.number);
    let is_looked_at = response.hovered() && facts.may_act || is_chosen;
    if place.is_none() {
        let opacity = match card.state {
            RummagedState::Held | RummagedState::Taken => GONE,
            _ if card.refusal.is_some() => TOO_COSTLY,
            _ => 1.0,
        };
        let is_there = opacity > GONE;
        let frame = is_looked_at.then_some(if is_chosen { CREAM } else { YELLOW }).filter(|_| is_there);
        let rest = shown.layout.card(number, is_looked_at && is_there);
        let (rect, part) = facts.fan.map_or((rest, 1.0), |fan| fan.place(rest, number));
        let look = CardLook { angle: shown.layout.angle(number) * part, opacity, frame, is_priced: true };
        if part <= 0.0 {
            // It is still in its pile.
            return;
        }
        CardFace::of(facts.data, card.id, None).draw(pen, rect, look);
    } else if is_looked_at {
        let line = Stroke::new(LineWidth::Row.points(), YELLOW);
        pen.stroke_rect(at_rest, Radius::Chip.points(), line);
    }
    if let Some(hint) = hint_of_card(facts, card) {
        response.on_hover_hint(pen.tell(&hint));
    }
}

/// Rectangle of a card in the place to which it goes back; `None` for another one.
fn place_of_card(layout: &RummageLayout, facts: &RummageFacts, card: &RummagedCard) -> Option<Rect> {
    let RummagedState::Back(back) = card.state else { return None };
    let place = facts.places.iter().find(|place| place.place == back)?;
    let number = place.cards.iter().position(|other| *other == card.number)?;
    Some(layout.card_in_place(back, number))
}

/// Listens to a card: a drag or a click takes it in hand.
fn listen_to_card(
    pen: &Pen,
    facts: &RummageFacts,
    card: &RummagedCard,
    rect: Rect,
    shown: &mut RummageShown,
) -> Response {
    let can_be_pressed = facts.may_act && card.state != RummagedState::Held;
    let sense = if can_be_pressed { Sense::click_and_drag() } else { Sense::hover() };
    let response = pen.ui.interact(rect, Id::new(("rummaged card", card.number)), sense);
    response.widget_info(|| {
        let name = facts.data.find_card(card.id).map(card_in_words).unwrap_or_default();
        let told = join_sentences([name].into_iter().chain(hint_of_card(facts, card)));
        WidgetInfo::labeled(WidgetType::Button, can_be_pressed, pen.tell(&told))
    });
    notes::record_place(pen.ui.ctx(), || format!("rummaged {}", card.number + 1), rect);
    if response.hovered() {
        shown.pointed = Some(card.number);
    }
    if response.drag_started_by(PointerButton::Primary) {
        shown.pressed = Some(RummagePress::Card(card.number, How::Drag));
    } else if response.clicked() {
        shown.pressed = Some(RummagePress::Card(card.number, How::of_press(pen.ui.ctx())));
    }
    if can_be_pressed { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

/// Hint about a card: where it goes, or why it can't be collected.
fn hint_of_card(facts: &RummageFacts, card: &RummagedCard) -> Option<Phrase> {
    let sentence = |words: Phrase| phrase!("spoken-line", line = phrase!("as-title", name = words));
    match (card.state, &card.refusal) {
        (RummagedState::Taken, _) => Some(sentence(phrase!("scrapyard-rummage-taken"))),
        (RummagedState::Back(place), _) => Some(sentence(name_of_place(place))),
        (_, Some(why)) if facts.may_act => Some(sentence(why.clone())),
        _ => None,
    }
}
