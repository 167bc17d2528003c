//! The buttons and the timeline at the foot of the screen.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2};

use super::step;
use super::timeline::{Mark, Span};
use super::watched::Watch;
use crate::client::app::request::{Control, Pace, Request};
use crate::client::art::fonts::Face;
use crate::client::board::top;
use crate::client::kit::button::choice;
use crate::client::kit::notes;
use crate::client::kit::palette::{
    CARD, CREAM, GREEN, INK, INSET, LIGHT_RED, MUTED, PANEL, SECOND, YELLOW, YELLOW_WELL,
};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::scene::contents::Scene;

/// Marks nearer to each other than this, in points, would lie over each other.
const APART: f32 = 13.0;
/// A foot narrower than this, in points, has narrower buttons.
const NARROW: f32 = 860.0;
/// A round with less room than this, in points, has no number of its own above it.
const LABEL: f32 = 62.0;
/// A round with less room than this has no steps of its own.
const CELLS: f32 = 40.0;

/// Draws the foot of the screen; leaves what is asked for.
pub fn show(pen: &mut Pen, scene: &mut Scene, watch: &Watch) {
    let rect = scene.regions.tray;
    pen.panel(rect, 10.0, PANEL);
    buttons(pen, scene, rect, watch);
    let line =
        Rect::from_min_max(pos2(rect.left() + 18.0, rect.top() + 76.0), pos2(rect.right() - 16.0, rect.bottom()));
    timeline(pen, scene, watch, line);
}

fn buttons(pen: &mut Pen, scene: &mut Scene, rect: Rect, watch: &Watch) {
    let (at, len) = (watch.at(), watch.len());
    let y = rect.top() + 11.0;
    // Large points leave a narrow row: every button gives up some of its width, so that none is lost.
    let (small, large, paced, leaving) =
        if rect.width() < NARROW { (40.0, 62.0, 36.0, 84.0) } else { (48.0, 84.0, 58.0, 112.0) };
    let mut x = rect.left() + 16.0;
    let (first, last) = ((at == 0).then_some("this is the beginning"), (at == len).then_some("this is the end"));
    let play = if watch.is_playing() { ("pause", "Pause") } else { ("play", "Play") };
    let line = &watch.timeline;
    for (number, (icon, name, wide, closed, ask)) in [
        ("round_back", "Round back", small, first, Control::GoTo(line.round_beside(at, false))),
        ("step_back", "Step back", small, first, Control::Step { forward: false }),
        (play.0, play.1, large, None, Control::PlayOrPause),
        ("step_forward", "Step forward", small, last, Control::Step { forward: true }),
        ("round_forward", "Round forward", small, last, Control::GoTo(line.round_beside(at, true))),
    ]
    .into_iter()
    .enumerate()
    {
        let is_play = wide > 60.0;
        x += if is_play { 6.0 } else { 0.0 };
        let kind = if is_play { Kind::Primary } else { Kind::Slate };
        let button = Button { default: is_play, ..Button::new("", kind, 20.0).icon(icon).closed(closed).nth(number) };
        if control(pen, area(x, y, wide, 50.0), button, name) {
            scene.request(Request::Replay(ask));
        }
        x += wide + if is_play { 14.0 } else { 8.0 };
    }
    let right = rect.right() - 16.0;
    let leave = if watch.until.is_some() { "Back" } else { "Leave" };
    if Button::new(leave, Kind::Slate, 18.0).show(pen, area(right - leaving, y, leaving, 50.0)) {
        scene.request(Request::Replay(Control::Leave));
    }
    let ends = right - leaving - 12.0;
    let begins = (ends - 230.0).max(x + 4.0 * (paced + 5.0) + 8.0);
    let take_over = Rect::from_min_max(pos2(begins, y), pos2(ends, y + 50.0));
    let button = Button::new("Take over from here", Kind::Go, 18.0);
    let no = watch.ended_here().then_some("the game is over here");
    if button.closed(no).show(pen, take_over) {
        scene.request(Request::Replay(Control::TakeOver));
    }
    let room = take_over.left() - 12.0 - x;
    let label = if room > 270.0 { 60.0 } else { 0.0 };
    if label > 0.0 {
        pen.text_within((x + 6.0, y + 31.0), Anchor::Start, Face::Text, 16.0, SECOND, "Speed", label);
    }
    let wide = ((room - label) / 4.0 - 5.0).min(paced);
    for (number, pace) in Pace::ALL.into_iter().enumerate() {
        let place = area(x + label + (wide + 5.0) * number as f32, y + 2.0, wide, 44.0);
        let called = format!("Speed {}", pace.name());
        if choice(pen, place, None, pace.name(), &called, pace == watch.pace) {
            scene.request(Request::Replay(Control::Pace(pace)));
        }
    }
}

/// A button with an icon alone.
fn control(pen: &mut Pen, rect: Rect, button: Button, name: &str) -> bool {
    let closed = button.closed;
    let response = button.respond(pen, rect);
    notes::note(pen.ui.ctx(), || name.to_owned(), rect);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, closed.is_none(), name));
    let clicked = response.clicked();
    if closed.is_none() {
        response.on_hover_text(name);
    }
    clicked
}

/// Rounds and phases along a line, marks below it, and the step that is shown.
fn timeline(pen: &mut Pen, scene: &mut Scene, watch: &Watch, line: Rect) {
    let lane = area(line.left(), line.top() + 20.0, line.width(), 36.0);
    let spans = watch.timeline.spans(watch.at(), lane.width());
    if spans.is_empty() {
        return;
    }
    labels(pen, &spans, line);
    for span in &spans {
        if span.has_phases() { phases(pen, span, watch, lane) } else { cells(pen, span, watch, lane) }
    }
    marks(pen, &spans, watch, lane);
    let present = spans[watch.timeline.round_of(watch.at())];
    let x = lane.left() + present.place(watch.at());
    playhead(pen, scene, watch, lane, x);
    let whole = Rect::from_min_max(lane.min, pos2(lane.right(), line.bottom() - 8.0));
    let response = pen.ui.interact(whole, Id::new("timeline"), Sense::click_and_drag());
    notes::note(pen.ui.ctx(), || "timeline".into(), lane);
    for span in &spans {
        let middle = pos2(lane.left() + (span.left + span.right) / 2.0, lane.center().y);
        notes::note(
            pen.ui.ctx(),
            || format!("round {}", span.round.number),
            Rect::from_center_size(middle, bevy_egui::egui::vec2(2.0, 2.0)),
        );
    }
    if (response.clicked() || response.dragged())
        && let Some(at) = response.interact_pointer_pos()
    {
        let along = (at.x - lane.left()).clamp(0.0, lane.width());
        let under = spans.iter().find(|span| along < span.right).or(spans.last());
        let step = under.map(|span| span.step_at(along)).filter(|&step| step != watch.at());
        if let Some(step) = step {
            scene.request(Request::Replay(Control::GoTo(step)));
        }
    }
}

/// "Round 3" above as many rounds as have room for it.
fn labels(pen: &Pen, spans: &[Span], line: Rect) {
    let narrow = spans.iter().map(|span| span.right - span.left).fold(f32::INFINITY, f32::min);
    let room = if spans.len() > 12 { 34.0 } else { LABEL };
    let every = (room / narrow.max(0.1)).ceil().max(1.0) as usize;
    let mut free = line.left();
    for (number, span) in spans.iter().enumerate() {
        if number % every != 0 && !span.is_present {
            continue;
        }
        let text = match (span.round.number, span.right - span.left) {
            (0, wide) if wide < 54.0 => "0".to_owned(),
            (0, _) => "Set-up".to_owned(),
            (number, wide) if wide < LABEL => number.to_string(),
            (number, _) => format!("Round {number}"),
        };
        let colour = if span.is_present { YELLOW } else { SECOND };
        let x = line.left() + span.left + 2.0;
        let wide = pen.measure(&text, Face::Bold, 16.0);
        let next_present =
            spans.iter().find(|other| other.is_present).map_or(f32::INFINITY, |other| line.left() + other.left);
        let collides = !span.is_present && x < next_present && x + wide + 4.0 > next_present;
        if x >= free && !collides {
            pen.bold((x, line.top() + 14.0), colour, &text);
            free = x + wide + 6.0;
        }
    }
}

const PAST: Color32 = Color32::from_rgb(0x7a, 0x5c, 0x18);
const PAST_LIGHT: Color32 = Color32::from_rgb(0x8f, 0x6d, 0x1d);

/// A round with a cell for each step, or as many as it has room for.
fn cells(pen: &Pen, span: &Span, watch: &Watch, lane: Rect) {
    let whole = Rect::from_min_max(
        pos2(lane.left() + span.left + 0.5, lane.top()),
        pos2(lane.left() + span.right - 1.0, lane.bottom()),
    );
    let (from, to) = span.round.steps;
    let is_past = to <= watch.at();
    let fill = if is_past { PAST } else { INSET };
    pen.outlined(whole, 4.0, fill, Stroke::new(2.0, INK));
    // A round that is shown in part: set-up, whose phases are none.
    if !is_past && from < watch.at() {
        let done = whole.with_max_x(lane.left() + span.place(watch.at()));
        pen.fill(done.shrink(1.0), 3.0, PAST);
    }
    if whole.width() < CELLS {
        return;
    }
    let count = (to - from).min((whole.width() / 7.0) as usize).max(1);
    for cell in 1..count {
        let x = whole.left() + whole.width() * cell as f32 / count as f32;
        pen.line((x, whole.top() + 1.0), (x, whole.bottom() - 1.0), 1.5, INK);
    }
}

/// The round that is shown, with its phases.
fn phases(pen: &mut Pen, span: &Span, watch: &Watch, lane: Rect) {
    for (number, (phase, icon)) in top::PHASES.into_iter().enumerate() {
        let (left, right) = span.phase(number);
        let rect = Rect::from_min_max(
            pos2(lane.left() + left + 1.0, lane.top()),
            pos2(lane.left() + right - 1.5, lane.bottom()),
        );
        let (from, to) = span.round.phases[number];
        let is_now = watch.at() > 0 && watch.entry().phase == phase;
        let is_past = to <= watch.at() && !is_now && (to > from || from < watch.at() || phase < watch.entry().phase);
        let fill = match (is_now, is_past) {
            (true, _) => YELLOW,
            (_, true) => PAST_LIGHT,
            _ => INSET,
        };
        pen.outlined(rect, 5.0, fill, Stroke::new(2.0, INK));
        let colour = match (is_now, is_past) {
            (true, _) => INK,
            (_, true) => CREAM,
            _ => MUTED,
        };
        let side = 20.0_f32.min(rect.width() - 6.0);
        if side > 9.0 {
            pen.icon(icon, rect.center().x - side / 2.0, rect.center().y - side / 2.0, side, colour);
        }
    }
}

fn marks(pen: &mut Pen, spans: &[Span], watch: &Watch, lane: Rect) {
    let mut taken: Option<f32> = None;
    for &(step, mark, _) in watch.timeline.marks() {
        let span = &spans[watch.timeline.round_of(step)];
        let x = lane.left() + span.place(step);
        // Where the line is crowded one mark stands for several.
        if taken.is_some_and(|taken| x - taken < APART) && mark != Mark::End {
            continue;
        }
        taken = Some(x);
        let is_past = step <= watch.at();
        let (icon, hue) = match mark {
            Mark::Energy => ("energy", GREEN),
            Mark::Throw => ("phase_battle", YELLOW),
            Mark::Explosion => ("explosion", LIGHT_RED),
            Mark::End => ("phase_victory", YELLOW),
        };
        let x = x.min(lane.right() - 8.0);
        pen.line((x, lane.bottom() + 2.0), (x, lane.bottom() + 9.0), 2.0, if is_past { hue } else { MUTED });
        let tint = match (icon, is_past) {
            ("energy" | "explosion", true) => Color32::WHITE,
            ("energy" | "explosion", false) => Color32::from_rgb(0x9a, 0xa8, 0xaa),
            (_, true) => hue,
            (_, false) => MUTED,
        };
        pen.icon(icon, x - 8.0, lane.bottom() + 9.0, 16.0, tint);
    }
}

/// Where the game stands, with the step in words.
fn playhead(pen: &mut Pen, scene: &Scene, watch: &Watch, lane: Rect, x: f32) {
    pen.line((x, lane.top() - 5.0), (x, lane.bottom() + 10.0), 6.0, INK);
    pen.line((x, lane.top() - 4.0), (x, lane.bottom() + 9.0), 3.0, CREAM);
    let knob = pos2(x, lane.bottom() + 16.0);
    let text = step::sentence(scene, watch);
    let wide = pen.measure(&text, Face::Bold, 16.0).min(300.0);
    let left = x - 18.0 - wide >= lane.left();
    let begins = if left { x - 16.0 - wide } else { x + 16.0 };
    let plate = area(begins - 6.0, lane.bottom() + 4.0, wide + 12.0, 24.0);
    pen.fill(plate, 6.0, if watch.at() > 0 { YELLOW_WELL } else { CARD });
    pen.text_within((begins, lane.bottom() + 21.5), Anchor::Start, Face::Bold, 16.0, CREAM, &text, wide + 2.0);
    pen.painter().circle(knob, 8.5, CREAM, Stroke::new(2.5, INK));
}
