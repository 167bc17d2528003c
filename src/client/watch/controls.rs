//! The buttons and the timeline at the foot of the screen, for a game of any rules.

use bevy_egui::egui::{Rect, WidgetInfo, WidgetType, pos2};

use super::timeline::{self, Line, Timeline};
use crate::client::app::request::{Control, Pace};
use crate::client::art::fonts::Face;
use crate::client::kit::button::choice;
use crate::client::kit::notes;
use crate::client::kit::palette::{PANEL, SECOND};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::language::{Phrase, phrase};

/// A foot narrower than this, in points, has narrower buttons.
const NARROW: f32 = 860.0;

/// What the foot of the screen shows of a game that is watched.
pub struct Controls<'a> {
    /// Where it is.
    pub rect: Rect,
    /// Rounds, phases and marks.
    pub timeline: &'a Timeline,
    /// The step that is shown.
    pub at: usize,
    /// How many steps the game has.
    pub len: usize,
    /// That step in words.
    pub text: &'a Phrase,
    /// Whether it goes on by itself.
    pub is_playing: bool,
    /// How fast it does.
    pub pace: Pace,
    /// Whether it is a part of a game that leads back to it.
    pub leads_back: bool,
    /// Whether the game is over at the step that is shown.
    pub is_over: bool,
}

/// Draws the foot of the screen; returns what is asked for.
pub fn show(pen: &mut Pen, shown: &Controls) -> Vec<Control> {
    let rect = shown.rect;
    pen.panel(rect, 10.0, PANEL);
    let mut asked = buttons(pen, shown);
    let min = pos2(rect.left() + 18.0, rect.top() + 76.0);
    let rect = Rect::from_min_max(min, pos2(rect.right() - 16.0, rect.bottom()));
    let line = Line { rect, timeline: shown.timeline, at: shown.at, text: shown.text };
    asked.extend(timeline::show(pen, &line).map(Control::GoTo));
    asked
}

/// The row of buttons; returns what is asked for.
fn buttons(pen: &mut Pen, shown: &Controls) -> Vec<Control> {
    let (rect, y) = (shown.rect, shown.rect.top() + 11.0);
    // Large points leave a narrow row: every button gives up some of its width, so that none is lost.
    let (small, large, paced, leaving) =
        if rect.width() < NARROW { (40.0, 62.0, 36.0, 84.0) } else { (48.0, 84.0, 58.0, 112.0) };
    let mut asked = Vec::new();
    let x = steps(pen, shown, (rect.left() + 16.0, y), (small, large), &mut asked);
    let right = rect.right() - 16.0;
    let leave = if shown.leads_back { phrase!("replay-back") } else { phrase!("replay-leave") };
    if Button::new(leave, Kind::Slate, 18.0).show(pen, area(right - leaving, y, leaving, 50.0)) {
        asked.push(Control::Leave);
    }
    let ends = right - leaving - 12.0;
    let begins = (ends - 230.0).max(x + 4.0 * (paced + 5.0) + 8.0);
    let button = Button::new(phrase!("replay-take-over"), Kind::Go, 18.0);
    let closed = shown.is_over.then(|| phrase!("replay-is-over"));
    if button.closed(closed).show(pen, Rect::from_min_max(pos2(begins, y), pos2(ends, y + 50.0))) {
        asked.push(Control::TakeOver);
    }
    asked.extend(paces(pen, shown.pace, (x, y), begins - 12.0 - x, paced));
    asked
}

/// The buttons that lead to other steps, `small` and `large` points wide; returns where they end.
fn steps(
    pen: &mut Pen,
    shown: &Controls,
    (mut x, y): (f32, f32),
    (small, large): (f32, f32),
    asked: &mut Vec<Control>,
) -> f32 {
    let at = shown.at;
    let first = || (at == 0).then(|| phrase!("replay-at-the-beginning"));
    let last = || (at == shown.len).then(|| phrase!("replay-at-the-end"));
    let play = if shown.is_playing { ("pause", phrase!("replay-pause")) } else { ("play", phrase!("replay-play")) };
    let round = |forward| Control::GoTo(shown.timeline.round_beside(at, forward));
    for (number, (icon, name, wide, closed, ask)) in [
        ("round_back", phrase!("replay-round-back"), small, first(), round(false)),
        ("step_back", phrase!("replay-step-back"), small, first(), Control::Step { forward: false }),
        (play.0, play.1, large, None, Control::PlayOrPause),
        ("step_forward", phrase!("replay-step-forward"), small, last(), Control::Step { forward: true }),
        ("round_forward", phrase!("replay-round-forward"), small, last(), round(true)),
    ]
    .into_iter()
    .enumerate()
    {
        let is_play = wide > 60.0;
        x += if is_play { 6.0 } else { 0.0 };
        let kind = if is_play { Kind::Primary } else { Kind::Slate };
        let button = Button { default: is_play, ..Button::new("", kind, 20.0).icon(icon).closed(closed).nth(number) };
        if control(pen, area(x, y, wide, 50.0), button, &name) {
            asked.push(ask);
        }
        x += wide + if is_play { 14.0 } else { 8.0 };
    }
    x
}

/// How fast it goes, to choose; `most` is how wide a choice is at most. Returns what is asked for.
fn paces(pen: &mut Pen, now: Pace, (x, y): (f32, f32), room: f32, most: f32) -> Option<Control> {
    let label = if room > 270.0 { 60.0 } else { 0.0 };
    if label > 0.0 {
        let size = pen.fitting(phrase!("replay-speed"), Face::Text, 16.0, label - 8.0);
        pen.text((x + 6.0, y + 31.0), Anchor::Start, Face::Text, size, SECOND, phrase!("replay-speed"));
    }
    let wide = ((room - label) / 4.0 - 5.0).min(most);
    let mut asked = None;
    for (number, pace) in Pace::ALL.into_iter().enumerate() {
        let place = area(x + label + (wide + 5.0) * number as f32, y + 2.0, wide, 44.0);
        let called = phrase!("replay-speed-of", pace = pace.name());
        if choice(pen, place, None, pace.name(), &called, pace == now) {
            asked = Some(Control::Pace(pace));
        }
    }
    asked
}

/// A button with an icon alone.
fn control(pen: &mut Pen, rect: Rect, button: Button, name: &Phrase) -> bool {
    let (name, is_open) = (pen.tell(name), button.closed.is_none());
    let response = button.respond(pen, rect);
    notes::note(pen.ui.ctx(), || name.clone(), rect);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_open, &name));
    let clicked = response.clicked();
    if is_open {
        response.on_hover_text(name);
    }
    clicked
}
