//! Cards of messages: their words, their layout and their buttons.

use std::time::Duration;

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use crate::app::fault::{Done, Fault};
use crate::app::notice::MessageContent;
use crate::app::request::{Purpose, Request};
use crate::kit::palette::{GREEN, GREEN_SIGN, INK, LIGHT_RED, RED_SIGN, SIGN, YELLOW, fade_colour};
use crate::kit::panel::build::{column, even_row, painted, row, text};
use crate::kit::panel::{Align, Node, Surface};
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::widgets::icon_button::small_button;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

/// Usual width of a card, in points: it covers little of the screen.
pub const WIDTH: f32 = 340.0;
/// Least width of a card's words, in points at the usual text size: a few words on each line.
const LEAST_WORDS: f32 = 120.0;
/// Times in seconds in which a card comes, and goes.
pub(super) const COMES: f32 = 0.18;
const GOES: f32 = 0.15;
/// Opacity with which a card begins to come, and opacity of its shadow.
const FIRST_SEEN: f32 = 0.2;
const SHADOW: f32 = 0.5;

/// Card of a message.
pub struct NoticeCard {
    /// Number of the message; `None` for a card that lasts as long as a condition.
    pub number: Option<u64>,
    headline: Phrase,
    sentence: Phrase,
    /// Sentence for a report, which a press copies; `None` if nothing is wrong.
    reported: Option<Phrase>,
    /// Advice about a fault; `None` if nothing is wrong.
    advice: Option<Phrase>,
    opens_another: bool,
    /// Whether it explains an event at the table.
    pub explains: bool,
    fill: Color32,
    line: Color32,
    /// Icon in the ring.
    pub icon: &'static str,
    /// Seconds for which it has been shown.
    pub shown: f32,
    /// Seconds that are left if it closes by itself.
    pub left: Option<f32>,
    /// Seconds for which it is shown if it closes by itself.
    lasts: f32,
}

/// Press on a card.
pub enum NoticePress {
    /// The button that closes it.
    Close,
    /// The button that opens another file in place of one that could not be opened.
    OpenAnother,
    /// The button that copies why something went wrong.
    Copy,
}

impl NoticeCard {
    /// Card of a message, with the time for which it has been shown.
    pub fn of(number: Option<u64>, told: &MessageContent, shown: Duration) -> Self {
        let (fill, line, icon) = match told {
            MessageContent::Fault(_) => (RED_SIGN, LIGHT_RED, "cross"),
            MessageContent::Done(_) if told.is_brief() => (GREEN_SIGN, GREEN, "check"),
            MessageContent::Done(_) => (SIGN, YELLOW, "help"),
        };
        let fault = match told {
            MessageContent::Fault(fault) => Some(fault),
            MessageContent::Done(_) => None,
        };
        Self {
            number,
            headline: told.headline(),
            sentence: told.sentence(),
            reported: fault.map(Fault::reported_phrase),
            advice: fault.map(Fault::advice),
            opens_another: fault.is_some_and(Fault::asks_for_another),
            explains: matches!(told, MessageContent::Done(Done::Explained { .. })),
            fill,
            line,
            icon,
            shown: shown.as_secs_f32(),
            left: told.lasts().map(|lasts| lasts.saturating_sub(shown).as_secs_f32()),
            lasts: told.lasts().unwrap_or_default().as_secs_f32(),
        }
    }

    /// Card that is shown while a disk is slow.
    pub(super) fn of_slow_disk(sentence: Phrase) -> Self {
        Self {
            number: None,
            headline: phrase!("files-slow-headline"),
            sentence,
            reported: None,
            advice: None,
            opens_another: false,
            explains: false,
            fill: SIGN,
            line: YELLOW,
            icon: "load",
            shown: 1.0,
            left: None,
            lasts: 0.0,
        }
    }

    fn is_fault(&self) -> bool {
        self.advice.is_some()
    }

    /// Requests of a press on the card.
    pub(super) fn request(&self, pen: &Pen, press: &NoticePress) -> Option<Request> {
        match press {
            NoticePress::Close => None,
            NoticePress::OpenAnother => Some(Request::Choose(Purpose::Open)),
            NoticePress::Copy => Some(Request::CopyFault(pen.tell(&self.report()))),
        }
    }

    /// Headline and sentence, without the advice.
    fn why(&self) -> Phrase {
        phrase!("notice-why", headline = &self.headline, sentence = &self.sentence)
    }

    /// Headline and sentence for a report.
    fn report(&self) -> Phrase {
        let sentence = self.reported.as_ref().unwrap_or(&self.sentence);
        phrase!("notice-why", headline = &self.headline, sentence = sentence)
    }

    /// All words of the card.
    fn words(&self) -> Phrase {
        let Some(advice) = &self.advice else { return self.why() };
        phrase!("notice-with-advice", headline = &self.headline, sentence = &self.sentence, advice = advice)
    }

    /// Part of its coming that is over, and its opacity, both from 0 to 1.
    pub(super) fn motion(&self, settings: &Settings) -> (f32, f32) {
        let slow = if settings.reduced_motion { 0.0 } else { settings.speed.factor() };
        if slow <= 0.0 {
            return (1.0, 1.0);
        }
        let part = (self.shown / (COMES * slow)).min(1.0);
        let fades = self.left.map_or(1.0, |left| (left / GOES).min(1.0));
        (part, fades * part.max(FIRST_SEEN))
    }
}

/// Describes a card: its sign, its words and its buttons.
pub fn notice_panel(card: &NoticeCard) -> Node<'_, NoticePress> {
    let manner = if card.is_fault() { Manner::Urgent } else { Manner::ReadOut };
    let side = TargetHeight::Row.points();
    let close = match card.number {
        Some(_) => small_button("cross", phrase!("notice-close"), None, NoticePress::Close),
        // As high as with a button.
        None => painted(0.0, side, |_, _| ()),
    };
    let advice = card.advice.as_ref().map_or_else(Node::empty, |advice| text(TextStyle::BODY, advice));
    let words = column([
        // The close button leaves space around a single line; several lines keep some.
        row([text(TextStyle::HEADING, &card.headline).inside_by(Space::None, Space::Xs).grow(), close]),
        // A file's name is one long word, which is broken and makes no card wider.
        text(TextStyle::STRONG, &card.sentence).with_widths(LEAST_WORDS, WIDTH),
        advice,
    ])
    .gap(Space::None)
    .at_least_wide(LEAST_WORDS);
    let sign = painted(side, side, |pen, rect| draw_sign(pen, rect, card)).align(Align::Start);
    column([row([sign, words.grow()]), notice_buttons(card)])
        .inside(Space::M)
        .on(Surface::Painted(Box::new(|pen, rect, _| draw_background(pen, rect, card))))
        .reads(manner, card.words())
        .noted("notice")
}

/// Describes the buttons of a fault.
fn notice_buttons(card: &NoticeCard) -> Node<'_, NoticePress> {
    if !card.is_fault() || card.number.is_none() {
        return Node::empty();
    }
    let button = |label: Phrase, press: NoticePress| {
        Button::usual(label, ButtonKind::Slate).sends(press).target(TargetHeight::Action)
    };
    let another = if card.opens_another {
        button(phrase!("notice-open-another"), NoticePress::OpenAnother)
    } else {
        Node::empty()
    };
    even_row([another, button(phrase!("notice-copy-why"), NoticePress::Copy)])
}

/// Draws the icon of a card in a ring.
fn draw_sign(pen: &mut Pen, rect: Rect, card: &NoticeCard) {
    let ring = rect.shrink(Space::Xs.points());
    pen.painter().circle_stroke(ring.center(), ring.width() / 2.0, Stroke::new(LineWidth::Well.points(), card.line));
    pen.draw_svg(card.icon, Rect::from_center_size(ring.center(), Vec2::splat(IconSize::Text.points())), card.line);
}

/// Draws the surface of a card, and at its lower edge the time that is left.
fn draw_background(pen: &Pen, rect: Rect, card: &NoticeCard) {
    let radius = Radius::Panel.points();
    let shadow = rect.translate(vec2(Space::Xs.points(), Space::S.points()));
    pen.fill_rect(shadow, radius, fade_colour(INK, SHADOW));
    pen.draw_rect(rect, radius, card.fill, Stroke::new(LineWidth::Panel.points(), card.line));
    if let Some(left) = card.left {
        let line = rect.shrink(LineWidth::Panel.points());
        let line = line.with_min_y(line.bottom() - Space::Xs.points());
        let end = line.left() + line.width() * left / card.lasts;
        pen.fill_rect(line.with_max_x(end), Space::Xxs.points(), card.line);
    }
}
