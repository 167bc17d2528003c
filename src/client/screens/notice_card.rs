//! Cards of messages: their words, their layout and their buttons.

use std::time::Duration;

use bevy_egui::egui::{Color32, Rect, Sense, Stroke, vec2};

use crate::app::fault::Done;
use crate::app::notice::{MessageContent, SHOWN};
use crate::app::request::{Purpose, Request};
use crate::kit::button::row_of_buttons;
use crate::kit::notes;
use crate::kit::palette::{GREEN, GREEN_SIGN, INK, LIGHT_RED, RED_SIGN, SIGN, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::widgets::icon_button::icon_button;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

/// Usual width of a card, in points.
const WIDTH: f32 = 340.0;
/// Distance in points that a card moves as it appears, and the duration of that in seconds.
pub(super) const COMES: (f32, f32) = (24.0, 0.18);
/// Duration for which a card fades at the end, in seconds.
const FADES: f32 = 0.15;
/// Margins left and right of a card's words, in points.
const MARGINS: (f32, f32) = (60.0, 16.0);

/// NoticeCard of a message.
pub(super) struct NoticeCard {
    /// Number of the message; `None` for a card that lasts as long as a condition.
    pub number: Option<u64>,
    headline: Phrase,
    sentence: Phrase,
    /// Advice about a fault; `None` if nothing is wrong.
    advice: Option<Phrase>,
    opens_another: bool,
    /// Whether it explains an event at the table.
    pub explains: bool,
    fill: Color32,
    line: Color32,
    pub icon: &'static str,
    /// Seconds for which it has been shown, and those that are left if it closes by itself.
    pub shown: f32,
    pub left: Option<f32>,
}

/// Actions asked for on the cards.
#[derive(Default)]
pub(super) struct NoticeRequests {
    pub closes: Option<u64>,
    pub held: Option<u64>,
    pub requests: Vec<Request>,
}

/// NoticeLayout of a card.
pub(super) struct NoticeLayout {
    pub width: f32,
    /// Width of its words, in points.
    pub room: f32,
    headline: f32,
    sentence: f32,
    buttons: Vec<Rect>,
    pub high: f32,
}

const HEADLINE: TextStyle = TextStyle::HEADING;
const SENTENCE: TextStyle = TextStyle::STRONG;
const ADVICE: TextStyle = TextStyle::BODY;

fn copy() -> Button<'static> {
    Button::new(phrase!("notice-copy-why"), ButtonKind::Slate, 16.0)
}

fn another() -> Button<'static> {
    Button::new(phrase!("notice-open-another"), ButtonKind::Slate, 16.0)
}

impl NoticeCard {
    pub(super) fn of(number: Option<u64>, told: &MessageContent, shown: Duration) -> Self {
        let (fill, line, icon) = match told {
            MessageContent::Fault(_) => (RED_SIGN, LIGHT_RED, "cross"),
            MessageContent::Done(done) if done.stays() => (SIGN, YELLOW, "help"),
            MessageContent::Done(_) => (GREEN_SIGN, GREEN, "check"),
        };
        let (advice, opens_another) = match told {
            MessageContent::Fault(fault) => (Some(fault.advice()), fault.asks_for_another()),
            MessageContent::Done(_) => (None, false),
        };
        Self {
            number,
            headline: told.headline(),
            sentence: told.sentence(),
            advice,
            opens_another,
            explains: matches!(told, MessageContent::Done(Done::Explained { .. })),
            fill,
            line,
            icon,
            shown: shown.as_secs_f32(),
            left: (!told.stays()).then_some(SHOWN.saturating_sub(shown).as_secs_f32()),
        }
    }

    /// NoticeCard that is shown while a disk is slow.
    pub(super) fn of_slow_disk(sentence: Phrase) -> Self {
        Self {
            number: None,
            headline: phrase!("files-slow-headline"),
            sentence,
            advice: None,
            opens_another: false,
            explains: false,
            fill: SIGN,
            line: YELLOW,
            icon: "load",
            shown: 1.0,
            left: None,
        }
    }

    fn is_fault(&self) -> bool {
        self.advice.is_some()
    }

    /// Headline and sentence, without the advice.
    fn why(&self) -> Phrase {
        phrase!("notice-why", headline = &self.headline, sentence = &self.sentence)
    }

    /// All words of the card.
    fn words(&self) -> Phrase {
        let Some(advice) = &self.advice else { return self.why() };
        phrase!("notice-with-advice", headline = &self.headline, sentence = &self.sentence, advice = advice)
    }

    /// NoticeLayout of the card in a room of a width, in points.
    pub(super) fn layout(&self, pen: &Pen, room: f32) -> NoticeLayout {
        let width = pen.size(WIDTH).min(room);
        let room = width - MARGINS.0 - MARGINS.1;
        let headline = pen.tall(&self.headline, HEADLINE, room - 42.0).max(22.0);
        let sentence = pen.tall(&self.sentence, SENTENCE, room);
        let advice = self.advice.as_ref().map_or(0.0, |advice| pen.tall(advice, ADVICE, room));
        let top = 28.0 + headline + sentence + advice;
        let buttons = if self.is_fault() && self.number.is_some() {
            let place = rect_at(12.0, top + 8.0, width - 24.0, 0.0);
            let half = (place.width() - 10.0) / 2.0;
            let another = another();
            let copy = copy();
            let both = [(&another, half), (&copy, half)];
            row_of_buttons(pen, place, if self.opens_another { &both } else { &both[1..] }, 46.0, 10.0)
        } else {
            Vec::new()
        };
        let high = buttons.last().map_or(top, Rect::bottom) + if buttons.is_empty() { 12.0 } else { 8.0 };
        NoticeLayout { width, room, headline, sentence, buttons, high }
    }

    /// Distance that it still has to move, in points, and its opacity from 0 to 1.
    pub(super) fn motion(&self, settings: &Settings) -> (f32, f32) {
        let slow = if settings.reduced_motion { 0.0 } else { settings.speed.factor() };
        let part = if slow > 0.0 { (self.shown / (COMES.1 * slow)).min(1.0) } else { 1.0 };
        let fades = self.left.map_or(1.0, |left| (left / FADES).min(1.0));
        (COMES.0 * (1.0 - part) * (1.0 - part), if slow > 0.0 { fades * part.max(0.2) } else { 1.0 })
    }
}

pub(super) fn draw_card(
    pen: &mut Pen,
    rect: Rect,
    card: &NoticeCard,
    layout: &NoticeLayout,
    asked: &mut NoticeRequests,
) {
    // The card takes clicks but not the keyboard, which is for its buttons.
    pen.ui.allocate_rect(rect, Sense::CLICK);
    let words = pen.tell(&card.words());
    let manner = if card.is_fault() { Manner::Urgent } else { Manner::ReadOut };
    add_spoken_text(pen.ui.ctx(), ("notice", card.number), rect, manner, &words);
    notes::record_place(pen.ui.ctx(), || "notice".into(), rect);
    pen.fill_rect(rect.translate(vec2(4.0, 8.0)), 12.0, INK.gamma_multiply(0.5));
    pen.draw_rect(rect, 12.0, card.fill, Stroke::new(3.0, card.line));
    let ring = rect.min + vec2(32.0, 30.0);
    pen.painter().circle_stroke(ring, 16.0, Stroke::new(2.2, card.line));
    pen.draw_icon(card.icon, ring.x - 10.0, ring.y - 10.0, 20.0, card.line);
    let at = rect.min + vec2(MARGINS.0, 19.0);
    pen.silently(|pen| {
        pen.passage(at, layout.room - 42.0, HEADLINE, &card.headline);
        let at = at + vec2(0.0, layout.headline + 9.0);
        pen.passage(at, layout.room, SENTENCE, &card.sentence);
        if let Some(advice) = &card.advice {
            pen.passage(at + vec2(0.0, layout.sentence), layout.room, ADVICE, advice);
        }
    });
    let Some(number) = card.number else { return };
    draw_buttons(pen, rect, layout, card, asked);
    let close = rect_at(rect.right() - 48.0, rect.top() + 10.0, 38.0, 38.0);
    if icon_button(pen, close, "cross", phrase!("notice-close"), None) {
        asked.closes = Some(number);
    }
    if let Some(left) = card.left {
        let bar = rect.width() * left / SHOWN.as_secs_f32();
        pen.fill_rect(rect_at(rect.left() + 2.0, rect.bottom() - 7.0, (bar - 4.0).max(0.0), 5.0), 2.0, card.line);
    }
    if pen.ui.rect_contains_pointer(rect) {
        asked.held = Some(number);
    }
}

/// Draws the buttons of a fault.
fn draw_buttons(pen: &mut Pen, rect: Rect, layout: &NoticeLayout, card: &NoticeCard, asked: &mut NoticeRequests) {
    let places: Vec<Rect> = layout.buttons.iter().map(|place| place.translate(rect.min.to_vec2())).collect();
    if let [place, _] = *places.as_slice()
        && another().show(pen, place)
    {
        asked.requests.push(Request::Choose(Purpose::Open));
        asked.closes = card.number;
    }
    if let Some(place) = places.last()
        && copy().show(pen, *place)
    {
        asked.requests.push(Request::CopyFault(pen.tell(&card.why())));
    }
}
