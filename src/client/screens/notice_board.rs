//! Messages on cards at the right of every screen, the newest on top. Explanations at the table are
//! placed where they cover nothing that is needed there.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Area, Color32, Id, Order, Rect, Sense, Stroke, Ui, UiBuilder, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::explanation_room::{ExplanationRoom, ExplanationRooms};
use crate::client::app::fault::{Done, Fault};
use crate::client::app::jobs::FileJobs;
use crate::client::app::notice::{Message, Notice, SHOWN, Told};
use crate::client::app::request::{Purpose, Request};
use crate::client::app::screen::Layer;
use crate::client::art::Art;
use crate::client::kit::button::{icon_button, row_of_buttons};
use crate::client::kit::notes;
use crate::client::kit::palette::{CREAM, GREEN, GREEN_SIGN, INK, LIGHT_RED, RED_SIGN, SIGN, YELLOW};
use crate::client::kit::pen::rect_at;
use crate::client::kit::points::is_laid_out;
use crate::client::kit::spoken::{Manner, add_spoken_text};
use crate::client::kit::{Button, ButtonKind, Letters, Pen};
use crate::client::settings::Settings;
use crate::shell::language::{Phrase, phrase};

/// Usual width of a card, and distance of the first one from the right and the top of the window,
/// in points.
const WIDTH: f32 = 340.0;
const FROM: (f32, f32) = (12.0, 130.0);
/// Gap between two cards, in points.
const GAP: f32 = 8.0;
/// Distance in points that a card moves as it appears, and the duration of that in seconds.
const COMES: (f32, f32) = (24.0, 0.18);
/// Duration for which a card fades at the end, in seconds.
const FADES: f32 = 0.15;
/// Least width of a card's words, in points at the usual text size.
const LEAST_WORDS: f32 = 120.0;
/// Margins left and right of a card's words, in points.
const MARGINS: (f32, f32) = (60.0, 16.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ExplanationRooms>().add_systems(EguiPrimaryContextPass, show.in_set(Layer::Notice));
}

/// Card of a message.
struct Card {
    /// Number of the message; `None` for a card that lasts as long as a condition.
    number: Option<u64>,
    headline: Phrase,
    sentence: Phrase,
    /// Advice about a fault; `None` if nothing is wrong.
    advice: Option<Phrase>,
    opens_another: bool,
    /// Whether it explains an event at the table.
    explains: bool,
    fill: Color32,
    line: Color32,
    icon: &'static str,
    /// Seconds for which it has been shown, and those that are left if it closes by itself.
    shown: f32,
    left: Option<f32>,
}

/// Actions asked for on the cards.
#[derive(Default)]
struct Asked {
    closes: Option<u64>,
    held: Option<u64>,
    requests: Vec<Request>,
}

/// Layout of a card.
struct Layout {
    width: f32,
    /// Width of its words, in points.
    room: f32,
    headline: f32,
    sentence: f32,
    buttons: Vec<Rect>,
    high: f32,
}

const HEADLINE: Letters = Letters::display(18.0, CREAM);
const SENTENCE: Letters = Letters::bold(16.0, CREAM);
const ADVICE: Letters = Letters::text(16.0, CREAM);

fn copy() -> Button<'static> {
    Button::new(phrase!("notice-copy-why"), ButtonKind::Slate, 16.0)
}

fn another() -> Button<'static> {
    Button::new(phrase!("notice-open-another"), ButtonKind::Slate, 16.0)
}

impl Card {
    fn of(number: Option<u64>, told: &Told, shown: Duration) -> Self {
        let (fill, line, icon) = match told {
            Told::Fault(_) => (RED_SIGN, LIGHT_RED, "cross"),
            Told::Done(done) if done.stays() => (SIGN, YELLOW, "help"),
            Told::Done(_) => (GREEN_SIGN, GREEN, "check"),
        };
        let (advice, opens_another) = match told {
            Told::Fault(fault) => (Some(fault.advice()), fault.asks_for_another()),
            Told::Done(_) => (None, false),
        };
        Self {
            number,
            headline: told.headline(),
            sentence: told.sentence(),
            advice,
            opens_another,
            explains: matches!(told, Told::Done(Done::Explained { .. })),
            fill,
            line,
            icon,
            shown: shown.as_secs_f32(),
            left: (!told.stays()).then_some(SHOWN.saturating_sub(shown).as_secs_f32()),
        }
    }

    /// Card that is shown while a disk is slow.
    fn of_slow_disk(sentence: Phrase) -> Self {
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

    /// Layout of the card in a room of a width, in points.
    fn layout(&self, pen: &Pen, room: f32) -> Layout {
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
        Layout { width, room, headline, sentence, buttons, high }
    }

    /// Distance that it still has to move, in points, and its opacity from 0 to 1.
    fn motion(&self, settings: &Settings) -> (f32, f32) {
        let slow = if settings.reduced_motion { 0.0 } else { settings.speed.factor() };
        let part = if slow > 0.0 { (self.shown / (COMES.1 * slow)).min(1.0) } else { 1.0 };
        let fades = self.left.map_or(1.0, |left| (left / FADES).min(1.0));
        (COMES.0 * (1.0 - part) * (1.0 - part), if slow > 0.0 { fades * part.max(0.2) } else { 1.0 })
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notice: ResMut<Notice>,
    (settings, jobs, mut rooms): (Res<Settings>, Res<FileJobs>, ResMut<ExplanationRooms>),
    mut art: ResMut<Art>,
    time: Res<Time<Real>>,
    mut requests: MessageWriter<Request>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let notice = notice.bypass_change_detection();
    let rooms = std::mem::take(&mut rooms.0);
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let lasting = notice.autosave_fault().map(|why| Told::Fault(Fault::Autosave(why.clone())));
    let lasting = lasting.map(|told| Card::of(None, &told, Duration::from_secs(1)));
    let of_message = |message: &Message| Card::of(Some(message.number), &message.told, message.shown);
    let slow = jobs.slow().map(Card::of_slow_disk);
    let cards: Vec<Card> = notice.messages().iter().map(of_message).chain(lasting).chain(slow).collect();
    let look = settings.look(&ctx);
    let whole = ctx.content_rect();
    let mut asked = Asked::default();
    let mut scratch = Ui::new(ctx.clone(), Id::new("a notice's size"), UiBuilder::new().max_rect(whole).invisible());
    let pen = Pen { ui: &mut scratch, art: &mut art, look };
    let mut hidden = Vec::new();
    for (card, place) in cards.iter().zip(places(&pen, &cards, whole, &rooms)) {
        let Some((rect, layout)) = place else {
            hidden.extend(card.number);
            continue;
        };
        let (aside, opacity) = card.motion(&settings);
        let rect = rect.translate(vec2(if card.explains { 0.0 } else { aside }, 0.0));
        // Cards that last as long as a condition have no number.
        let id = card.number.map_or_else(|| Id::new(("notice", card.icon)), |_| Id::new(("notice", card.number)));
        Area::new(id).order(Order::Foreground).fixed_pos(rect.min).constrain(false).show(&ctx, |ui| {
            ui.set_opacity(opacity);
            paint(&mut Pen { ui, art: &mut art, look }, rect, card, &layout, &mut asked);
        });
    }
    // The first frame after a rest may come late, so its time is limited.
    let waits = |number: u64| asked.held == Some(number) || hidden.contains(&number);
    notice.pass(time.delta().min(Duration::from_millis(100)), waits);
    if let Some(number) = asked.closes {
        notice.close(number);
    }
    // A message under the pointer waits, and needs no frame until the pointer moves.
    let is_hidden = |card: &Card| card.number.is_some_and(|number| hidden.contains(&number));
    let comes_or_goes = |card: &Card| card.shown < COMES.1 * 2.0 || (card.left.is_some() && card.number != asked.held);
    let moves = |card: &Card| !is_hidden(card) && comes_or_goes(card);
    if asked.closes.is_some() || cards.iter().any(moves) {
        redraw.write(RequestRedraw);
    }
    requests.write_batch(asked.requests);
    Ok(())
}

/// The place and layout of each card; `None` for a card that has no room and waits.
fn places(pen: &Pen, cards: &[Card], window: Rect, rooms: &[ExplanationRoom]) -> Vec<Option<(Rect, Layout)>> {
    let mut top = None;
    let mut at_the_right = |card: &Card| {
        let layout = card.layout(pen, window.width() - 2.0 * FROM.0);
        let highest = (window.bottom() - layout.high - FROM.0).max(window.top() + FROM.0);
        // A card that has no room waits until those before it are gone.
        let from = top.unwrap_or((window.top() + FROM.1).min(highest));
        if top.is_some() && from + layout.high > window.bottom() - GAP {
            top = Some(f32::INFINITY);
            return None;
        }
        top = Some(from + layout.high + GAP);
        Some((rect_at(window.right() - FROM.0 - layout.width, from, layout.width, layout.high), layout))
    };
    cards.iter().map(|card| if card.explains { in_a_room(pen, card, rooms) } else { at_the_right(card) }).collect()
}

/// Rectangle and layout of a card in the first room that it fits into.
fn in_a_room(pen: &Pen, card: &Card, rooms: &[ExplanationRoom]) -> Option<(Rect, Layout)> {
    rooms.iter().find_map(|room| {
        let layout = card.layout(pen, room.rect.width());
        let has_place = layout.room >= pen.size(LEAST_WORDS) && layout.high <= room.rect.height();
        let top = if room.is_from_bottom { room.rect.bottom() - layout.high } else { room.rect.top() };
        has_place.then(|| (rect_at(room.rect.left(), top, layout.width, layout.high), layout))
    })
}

fn paint(pen: &mut Pen, rect: Rect, card: &Card, layout: &Layout, asked: &mut Asked) {
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
    buttons(pen, rect, layout, card, asked);
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
fn buttons(pen: &mut Pen, rect: Rect, layout: &Layout, card: &Card, asked: &mut Asked) {
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
