//! The buttons and the timeline at the foot of the screen, for a game of any rules.

use bevy_egui::egui::{Rect, WidgetInfo, WidgetType, pos2};

use super::timeline::{self, At, Line, Timeline};
use crate::client::app::request::{Control, Pace};
use crate::client::art::fonts::Face;
use crate::client::kit::choice::choice;
use crate::client::kit::letters::Hint;
use crate::client::kit::palette::{PANEL, SECOND};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::shell::language::{Phrase, phrase};

/// A foot narrower than this, in points, has narrower buttons.
const NARROW: f32 = 860.0;

/// What the foot of the screen shows of a game that is watched.
pub struct Controls<'a> {
    /// Where it is.
    pub rect: Rect,
    /// Rounds, phases and marks.
    pub timeline: &'a Timeline,
    /// What is shown.
    pub at: At,
    /// How many steps the game has.
    pub len: usize,
    /// That in words.
    pub text: &'a Phrase,
    /// Whether it goes on by itself.
    pub is_playing: bool,
    /// How fast it does.
    pub pace: Pace,
    /// Whether it is a part of a game that leads back to it.
    pub leads_back: bool,
    /// Whether the game is over at the step that is shown.
    pub is_over: bool,
    /// Whether a chart stands between the buttons and the timeline; then the buttons that lead away
    /// are elsewhere.
    pub has_chart: bool,
}

/// What is beside the timeline: more where a chart has numbers and names beside it.
const BESIDE: (f32, f32) = (18.0, 16.0);
const BESIDE_CHART: (f32, f32) = (54.0, 46.0);
/// How much larger than drawn text is where a chart keeps the room of its line of text.
const CAPTION: f32 = 1.25;
/// What is below the timeline of a chart, besides a line of text.
const BELOW_CHART: f32 = 4.0;

/// Draws the foot of the screen; returns what is asked for.
pub fn show(pen: &mut Pen, shown: &Controls) -> Vec<Control> {
    let rect = shown.rect;
    pen.panel(rect, 10.0, PANEL);
    let layout = layout(pen, shown);
    let mut asked = buttons(pen, shown, &layout);
    let line = Line { rect: line(pen, shown, &layout), timeline: shown.timeline, at: shown.at, text: shown.text };
    asked.extend(timeline::show(pen, &line).map(Control::GoTo));
    asked
}

/// Where the timeline is.
fn line(pen: &Pen, shown: &Controls, layout: &Layout) -> Rect {
    let rect = shown.rect;
    if !shown.has_chart {
        let min = pos2(rect.left() + BESIDE.0, rect.top() + layout.timeline);
        return Rect::from_min_max(min, pos2(rect.right() - BESIDE.1, rect.bottom()));
    }
    let bottom = rect.bottom() - BELOW_CHART - if has_caption(pen) { pen.size(16.0) * 1.2 } else { 0.0 };
    let min = pos2(rect.left() + BESIDE_CHART.0, bottom - timeline::height(pen));
    Rect::from_min_max(min, pos2(rect.right() - BESIDE_CHART.1, bottom))
}

/// Whether there is room for a line of text below the timeline of a chart.
pub fn has_caption(pen: &Pen) -> bool {
    pen.look.text <= CAPTION
}

/// Where there is room for a chart: between the buttons and the timeline, as wide as the timeline.
pub fn chart(pen: &Pen, shown: &Controls) -> Rect {
    let layout = layout(pen, shown);
    let line = line(pen, shown, &layout);
    let top = shown.rect.top() + layout.tops.0.max(layout.tops.1) + layout.height;
    Rect::from_min_max(pos2(line.left(), top), pos2(line.right(), line.top()))
}

/// Where the buttons are.
struct Layout {
    /// How wide they are: those that lead to other steps, the one that plays, a choice of a pace,
    /// the one that leaves, and the one that takes over.
    small: f32,
    large: f32,
    paced: f32,
    leaving: f32,
    taking: f32,
    /// How high all of them are, how far below the foot's edge they begin, and those that leave and
    /// take over.
    height: f32,
    tops: (f32, f32),
    /// How far below it the timeline begins.
    timeline: f32,
}

/// Sizes of the words on buttons, and what a choice is wider than its words.
const LABEL: f32 = 18.0;
const CHOICE: f32 = 14.0;

/// One row of buttons as it is drawn, narrower in a narrow foot; where their words have no room
/// there, two.
fn layout(pen: &Pen, shown: &Controls) -> Layout {
    let width = shown.rect.width();
    let (small, large, paced, leaving) =
        if width < NARROW { (40.0, 62.0, 36.0, 84.0) } else { (48.0, 84.0, 58.0, 112.0) };
    let steps = 4.0 * (small + 8.0) + large + 20.0;
    let leaving = if shown.has_chart { 0.0 } else { leaving };
    let (leave, take) =
        if shown.has_chart { (0.0, 0.0) } else { (pen.button_width(leave(shown), LABEL, false), take_over(pen)) };
    let widest = pace_width(pen);
    let paced = if shown.has_chart { widest.max(paced) } else { paced };
    let taking = (width - 32.0 - steps - 4.0 * (paced + 5.0) - 8.0 - leaving - 12.0).min(230.0);
    if leave <= leaving && take <= taking && widest <= paced && pen.size(16.0) <= 18.0 {
        return Layout { small, large, paced, leaving, taking, height: 50.0, tops: (11.0, 11.0), timeline: 76.0 };
    }
    let height = pen.button_height(44.0, LABEL);
    let second = 8.0 + height + 6.0;
    Layout {
        small: 48.0,
        large: 84.0,
        paced: widest,
        leaving: leave,
        taking: width - 32.0 - leave - 12.0,
        height,
        tops: (8.0, second),
        timeline: second + height + 7.0,
    }
}

/// The way to what decided the game.
pub fn chances() -> Button<'static> {
    Button::new(phrase!("replay-chances"), Kind::Slate, 17.0).icon("chart").nth(9)
}

/// Whether the way there is among these buttons.
pub fn have_chances(pen: &Pen, shown: &Controls) -> bool {
    let layout = layout(pen, shown);
    layout.tops.0 != layout.tops.1
}

/// What leads away is called so.
pub fn leave(shown: &Controls) -> Phrase {
    if shown.leads_back { phrase!("replay-back") } else { phrase!("replay-leave") }
}

/// How wide the button is that takes over.
fn take_over(pen: &Pen) -> f32 {
    pen.button_width(phrase!("replay-take-over"), LABEL, false)
}

/// How wide the choice of a pace is.
fn pace_width(pen: &Pen) -> f32 {
    let wide = |pace: Pace| pen.measure(pace.name(), Face::Bold, 16.0) + CHOICE;
    Pace::ALL.into_iter().map(wide).fold(36.0, f32::max)
}

/// The buttons; returns what is asked for.
fn buttons(pen: &mut Pen, shown: &Controls, layout: &Layout) -> Vec<Control> {
    let rect = shown.rect;
    let y = shown.rect.top() + layout.tops.0;
    let mut asked = Vec::new();
    let x = steps(pen, shown, (rect.left() + 16.0, y), layout, &mut asked);
    let right = rect.right() - 16.0;
    let is_one_row = layout.tops.0 == layout.tops.1;
    if shown.has_chart {
        let (from, row) = if is_one_row { (x, y) } else { (rect.left() + 16.0, rect.top() + layout.tops.1) };
        asked.extend(paces(pen, shown.pace, (from, row), right - from, layout));
        return asked;
    }
    let place = area(right - layout.leaving, rect.top() + layout.tops.1, layout.leaving, layout.height);
    if Button::new(leave(shown), Kind::Slate, LABEL).show(pen, place) {
        asked.push(Control::Leave);
    }
    let mut ends = place.left() - 12.0;
    if !is_one_row {
        // Where text is large there is room for its picture alone.
        let place = Rect::from_min_max(pos2(ends - layout.height, place.top()), pos2(ends, place.bottom()));
        if control(pen, place, Button { label: "".into(), ..chances() }, &phrase!("replay-chances")) {
            asked.push(Control::Chances);
        }
        ends = place.left() - 12.0;
    }
    let begins = if is_one_row { ends - layout.taking } else { rect.left() + 16.0 };
    let button = Button::new(phrase!("replay-take-over"), Kind::Go, LABEL);
    let closed = shown.is_over.then(|| phrase!("replay-is-over"));
    let place = Rect::from_min_max(pos2(begins, place.top()), pos2(ends, place.bottom()));
    if button.closed(closed).show(pen, place) {
        asked.push(Control::TakeOver);
    }
    let room = if is_one_row { begins - 12.0 - x } else { right - x };
    asked.extend(paces(pen, shown.pace, (x, y), room, layout));
    asked
}

/// The buttons that lead to other steps; returns where they end.
fn steps(pen: &mut Pen, shown: &Controls, (mut x, y): (f32, f32), layout: &Layout, asked: &mut Vec<Control>) -> f32 {
    let at = shown.at.step;
    let small = layout.small;
    let large = layout.large;
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
        if control(pen, area(x, y, wide, layout.height), button, &name) {
            asked.push(ask);
        }
        x += wide + if is_play { 14.0 } else { 8.0 };
    }
    x
}

/// How wide each choice of a pace is: alike in one row with all buttons, else as wide as its words.
fn pace_widths(pen: &Pen, room: f32, layout: &Layout) -> [f32; 4] {
    if layout.tops.0 == layout.tops.1 {
        return [(room / 4.0 - 5.0).min(layout.paced); 4];
    }
    Pace::ALL.map(|pace| (pen.measure(pace.name(), Face::Bold, 16.0) + CHOICE + 6.0).max(44.0))
}

/// How fast it goes, to choose. Returns what is asked for.
fn paces(pen: &mut Pen, now: Pace, (mut x, y): (f32, f32), room: f32, layout: &Layout) -> Option<Control> {
    let words = pen.measure(phrase!("replay-speed"), Face::Text, 16.0);
    let label = (words + 14.0).max(60.0);
    let least =
        if layout.tops.0 == layout.tops.1 { [pace_width(pen).max(47.0); 4] } else { pace_widths(pen, room, layout) };
    let has_label = room - label >= least.iter().map(|wide| wide + 5.0).sum::<f32>();
    let middle = y + layout.height / 2.0;
    let mut left = room;
    if has_label {
        let at = (x + 6.0, middle + pen.size(6.0));
        pen.text(at, Anchor::Start, Face::Text, 16.0, SECOND, phrase!("replay-speed"));
        x += label;
        left = room - label;
    }
    let mut asked = None;
    for (pace, wide) in Pace::ALL.into_iter().zip(pace_widths(pen, left, layout)) {
        let place = area(x, middle - 23.0, wide, layout.height - 6.0);
        let called = phrase!("replay-speed-of", pace = pace.name());
        if choice(pen, place, None, pace.name(), &called, pace == now) {
            asked = Some(Control::Pace(pace));
        }
        x += wide + 5.0;
    }
    asked
}

/// A button with an icon alone.
fn control(pen: &mut Pen, rect: Rect, button: Button, name: &Phrase) -> bool {
    let name = pen.tell(name);
    let is_open = button.closed.is_none();
    let response = button.respond(pen, rect);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_open, &name));
    let clicked = response.clicked();
    if is_open {
        response.hint(name);
    }
    clicked
}
