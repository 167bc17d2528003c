//! Buttons and timeline at the foot of the screen, for replays of any game.

use bevy_egui::egui::{Pos2, Rect, WidgetInfo, WidgetType, pos2};

use super::timeline::{self, At, Timeline, TimelinePanel};
use crate::app::request::{Control, Pace, Request};
use crate::art::fonts::Face;
use crate::kit::choice::draw_choice;
use crate::kit::palette::{PANEL, SECOND};
use crate::kit::pen::rect_at;
use crate::kit::text::letters::HoverHint;
use crate::kit::{Anchor, Button, ButtonKind, Pen};
use shell::language::{Phrase, phrase};

/// Width of a foot below which buttons are narrower, in points.
const NARROW: f32 = 860.0;

/// Contents of the foot of the screen of a watched game.
pub struct Controls<'a> {
    /// Rectangle of the foot.
    pub rect: Rect,
    /// Rounds, phases and marks.
    pub timeline: &'a Timeline,
    /// Step that is shown.
    pub at: At,
    /// Number of steps of the game.
    pub len: usize,
    /// Sentence about the step that is shown.
    pub text: &'a Phrase,
    /// Whether the game plays by itself.
    pub is_playing: bool,
    /// Pace at which it plays.
    pub pace: Pace,
    /// Whether a part of a game is watched, and the button that leaves leads back to that game.
    pub leads_back: bool,
    /// Whether the game is over at the step that is shown.
    pub is_over: bool,
    /// Whether a chart is above the timeline; then the buttons that leave are elsewhere.
    pub has_chart: bool,
    /// Button that the game adds where the buttons take two rows; `None` if it adds none.
    pub added: Option<AddedControl>,
}

/// Button that a game adds to the controls.
pub struct AddedControl {
    /// Icon, which alone is on the button.
    pub icon: &'static str,
    /// Name in words.
    pub name: Phrase,
    /// Request of a press.
    pub request: Request,
}

/// Margins left and right of the timeline, in points: larger where a chart has numbers and names
/// beside it.
const BESIDE: (f32, f32) = (18.0, 16.0);
const BESIDE_CHART: (f32, f32) = (54.0, 46.0);
/// Text size, in parts of the usual one, up to which a chart has a line of text below it.
const CAPTION: f32 = 1.25;
/// Gap below the timeline of a chart, besides a line of text, in points.
const BELOW_CHART: f32 = 4.0;

/// Draws the foot of the screen; returns the requests of presses.
pub fn draw_controls(pen: &mut Pen, shown: &Controls) -> Vec<Request> {
    pen.draw_panel(shown.rect, 10.0, PANEL);
    let layout = lay_out_foot(pen, shown);
    let mut asked = draw_buttons(pen, shown, &layout);
    let line = TimelinePanel {
        rect: timeline_rect(pen, shown, &layout),
        timeline: shown.timeline,
        at: shown.at,
        text: shown.text,
    };
    asked.extend(timeline::draw_timeline(pen, &line).map(Control::GoTo).map(Request::Replay));
    asked
}

/// Rectangle of the timeline.
fn timeline_rect(pen: &Pen, shown: &Controls, layout: &FootLayout) -> Rect {
    let rect = shown.rect;
    if !shown.has_chart {
        let min = pos2(rect.left() + BESIDE.0, rect.top() + layout.timeline);
        return Rect::from_min_max(min, pos2(rect.right() - BESIDE.1, rect.bottom()));
    }
    let bottom = rect.bottom() - BELOW_CHART - if has_caption(pen) { pen.size(16.0) * 1.2 } else { 0.0 };
    let min = pos2(rect.left() + BESIDE_CHART.0, bottom - timeline::line_height(pen));
    Rect::from_min_max(min, pos2(rect.right() - BESIDE_CHART.1, bottom))
}

/// Whether there is room for a line of text below the timeline of a chart.
pub fn has_caption(pen: &Pen) -> bool {
    pen.look.text <= CAPTION
}

/// Rectangle of a chart: between the buttons and the timeline, as wide as the timeline.
pub fn chart_rect(pen: &Pen, shown: &Controls) -> Rect {
    let layout = lay_out_foot(pen, shown);
    let line = timeline_rect(pen, shown, &layout);
    let top = shown.rect.top() + layout.tops.0.max(layout.tops.1) + layout.height;
    Rect::from_min_max(pos2(line.left(), top), pos2(line.right(), line.top()))
}

/// Layout of the buttons.
struct FootLayout {
    /// Widths, in points: of the buttons to other steps, the one that plays, a choice of a pace,
    /// the one that leaves, and the one that takes over.
    small: f32,
    large: f32,
    paced: f32,
    leaving: f32,
    taking: f32,
    /// Height of all buttons, distance from the foot's edge to them, and to those that leave and
    /// take over, in points.
    height: f32,
    tops: (f32, f32),
    /// Distance from the foot's edge to the timeline, in points.
    timeline: f32,
}

/// Size of the words on buttons, and width of a choice beyond its words, in points.
const LABEL: f32 = 18.0;
const CHOICE: f32 = 14.0;

/// Lays out one row of buttons in its usual size, narrower in a narrow foot; two rows if the words
/// do not fit.
fn lay_out_foot(pen: &Pen, shown: &Controls) -> FootLayout {
    let width = shown.rect.width();
    let (small, large, paced, leaving) =
        if width < NARROW { (40.0, 62.0, 36.0, 84.0) } else { (48.0, 84.0, 58.0, 112.0) };
    let steps = 4.0 * (small + 8.0) + large + 20.0;
    let leaving = if shown.has_chart { 0.0 } else { leaving };
    let width_of = |label: Phrase| if shown.has_chart { 0.0 } else { pen.button_width(label, LABEL, false) };
    let leave = width_of(leave_label(shown));
    let take = width_of(phrase!("replay-take-over"));
    let widest = pace_width(pen);
    let paced = if shown.has_chart { widest.max(paced) } else { paced };
    let taking = (width - 32.0 - steps - 4.0 * (paced + 5.0) - 8.0 - leaving - 12.0).min(230.0);
    if leave <= leaving && take <= taking && widest <= paced && pen.size(16.0) <= 18.0 {
        return FootLayout { small, large, paced, leaving, taking, height: 50.0, tops: (11.0, 11.0), timeline: 76.0 };
    }
    let height = pen.button_height(44.0, LABEL);
    let second = 8.0 + height + 6.0;
    FootLayout {
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

/// Whether the button that the game adds is among these buttons.
pub fn has_added_button(pen: &Pen, shown: &Controls) -> bool {
    let layout = lay_out_foot(pen, shown);
    shown.added.is_some() && layout.tops.0 != layout.tops.1
}

/// Label of the button that leaves.
pub fn leave_label(shown: &Controls) -> Phrase {
    if shown.leads_back { phrase!("replay-back") } else { phrase!("replay-leave") }
}

/// Width of the choice of a pace, in points.
fn pace_width(pen: &Pen) -> f32 {
    let wide = |pace: Pace| pen.measure(pace.name(), Face::Bold, 16.0) + CHOICE;
    Pace::ALL.into_iter().map(wide).fold(36.0, f32::max)
}

/// Draws the buttons; returns the requests of presses.
fn draw_buttons(pen: &mut Pen, shown: &Controls, layout: &FootLayout) -> Vec<Request> {
    let rect = shown.rect;
    let y = shown.rect.top() + layout.tops.0;
    let mut asked = Vec::new();
    let x = draw_step_buttons(pen, shown, pos2(rect.left() + 16.0, y), layout, &mut asked);
    let right = rect.right() - 16.0;
    let is_one_row = layout.tops.0 == layout.tops.1;
    if shown.has_chart {
        let (from, row) = if is_one_row { (x, y) } else { (rect.left() + 16.0, rect.top() + layout.tops.1) };
        asked.extend(draw_paces(pen, shown.pace, pos2(from, row), right - from, layout).map(Request::Replay));
        return asked;
    }
    let place = rect_at(right - layout.leaving, rect.top() + layout.tops.1, layout.leaving, layout.height);
    if Button::new(leave_label(shown), ButtonKind::Slate, LABEL).show(pen, place) {
        asked.push(Control::Leave.into());
    }
    let mut ends = place.left() - 12.0;
    if !is_one_row && let Some(added) = &shown.added {
        // Large text leaves room only for the button's icon.
        let place = Rect::from_min_max(pos2(ends - layout.height, place.top()), pos2(ends, place.bottom()));
        let button = Button::new("", ButtonKind::Slate, 17.0).with_icon(added.icon).with_number(9);
        if draw_icon_button(pen, place, button, &added.name) {
            asked.push(added.request.clone());
        }
        ends = place.left() - 12.0;
    }
    let begins = if is_one_row { ends - layout.taking } else { rect.left() + 16.0 };
    let button = Button::new(phrase!("replay-take-over"), ButtonKind::Go, LABEL);
    let closed = shown.is_over.then(|| phrase!("replay-is-over"));
    let place = Rect::from_min_max(pos2(begins, place.top()), pos2(ends, place.bottom()));
    if button.disabled_because(closed).show(pen, place) {
        asked.push(Control::TakeOver.into());
    }
    let room = if is_one_row { begins - 12.0 - x } else { right - x };
    asked.extend(draw_paces(pen, shown.pace, pos2(x, y), room, layout).map(Request::Replay));
    asked
}

/// Draws the buttons to other steps; returns their right end.
fn draw_step_buttons(
    pen: &mut Pen,
    shown: &Controls,
    from: Pos2,
    layout: &FootLayout,
    asked: &mut Vec<Request>,
) -> f32 {
    let Pos2 { mut x, y } = from;
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
        let kind = if is_play { ButtonKind::Primary } else { ButtonKind::Slate };
        let button = Button {
            default: is_play,
            ..Button::new("", kind, 20.0).with_icon(icon).disabled_because(closed).with_number(number)
        };
        if draw_icon_button(pen, rect_at(x, y, wide, layout.height), button, &name) {
            asked.push(ask.into());
        }
        x += wide + if is_play { 14.0 } else { 8.0 };
    }
    x
}

/// Widths of the choices of a pace, in points: equal in one row with all buttons, else as their
/// words need.
fn pace_widths(pen: &Pen, room: f32, layout: &FootLayout) -> [f32; 4] {
    if layout.tops.0 == layout.tops.1 {
        return [(room / 4.0 - 5.0).min(layout.paced); 4];
    }
    Pace::ALL.map(|pace| (pen.measure(pace.name(), Face::Bold, 16.0) + CHOICE + 6.0).max(44.0))
}

/// Draws the choices of a pace. Returns the one that is pressed.
fn draw_paces(pen: &mut Pen, now: Pace, from: Pos2, room: f32, layout: &FootLayout) -> Option<Control> {
    let Pos2 { mut x, y } = from;
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
        let place = rect_at(x, middle - 23.0, wide, layout.height - 6.0);
        let called = phrase!("replay-speed-of", pace = pace.name());
        if draw_choice(pen, place, None, pace.name(), &called, pace == now) {
            asked = Some(Control::Pace(pace));
        }
        x += wide + 5.0;
    }
    asked
}

/// Draws a button with an icon alone; returns whether it is pressed.
fn draw_icon_button(pen: &mut Pen, rect: Rect, button: Button, name: &Phrase) -> bool {
    let name = pen.tell(name);
    let is_open = button.disabled_because.is_none();
    let response = button.draw_and_respond(pen, rect);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_open, &name));
    let clicked = response.clicked();
    if is_open {
        response.on_hover_hint(name);
    }
    clicked
}
