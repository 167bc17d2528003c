//! Timeline on the screen: rounds and phases, marks below them, and the step that is shown.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, pos2, vec2};

use super::rounds::Timeline;
use super::spans::{At, Span, step_at};
use crate::art::fonts::Face;
use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, INK, INSET, MUTED, SECOND, YELLOW, YELLOW_WELL};
use crate::kit::pen::rect_at;
use crate::kit::{Anchor, Pen};
use shell::language::{Phrase, Text, phrase};

/// Least distance between marks, in points: nearer ones would cover each other.
const APART: f32 = 13.0;
/// Least width of a round with a number of its own above it, in points.
const LABEL: f32 = 62.0;
/// Least width of the set-up with a label of its own, in points.
const SET_UP: f32 = 54.0;
/// Least and greatest height of the lane, and height of the marks and the sentence below it, in
/// points.
const LANE: (f32, f32) = (20.0, 36.0);
const MARKS: f32 = 29.0;
/// Least width of a round with a cell for each step, in points.
const CELLS: f32 = 40.0;

/// Contents of the timeline.
pub struct TimelinePanel<'a> {
    /// Rectangle of the timeline.
    pub rect: Rect,
    /// Rounds, phases and marks.
    pub timeline: &'a Timeline,
    /// Step that is shown.
    pub at: At,
    /// Sentence about that step.
    pub text: &'a Phrase,
}

/// Height of the timeline with its labels and marks, in points.
pub fn line_height(pen: &Pen) -> f32 {
    4.0 + pen.size(16.0) + LANE.1 + MARKS
}

/// Draws rounds and phases along a line, marks below it, and the step that is shown. Returns the
/// step that is clicked.
pub fn draw_timeline(pen: &mut Pen, line: &TimelinePanel) -> Option<usize> {
    let rect = line.rect;
    let labels_tall = 4.0 + pen.size(16.0);
    let tall = (rect.height() - labels_tall - MARKS).clamp(LANE.0, LANE.1);
    let lane = rect_at(rect.left(), rect.top() + labels_tall, rect.width(), tall);
    let spans = line.timeline.spans_in(line.at, lane.width());
    if spans.is_empty() {
        return None;
    }
    draw_labels(pen, &spans, rect);
    for span in &spans {
        if span.has_phases() { draw_phases(pen, span, line, lane) } else { draw_cells(pen, span, line.at.step, lane) }
    }
    draw_marks(pen, &spans, line, lane);
    let present = spans[line.timeline.present_round(line.at)];
    draw_playhead(pen, line, lane, lane.left() + present.place_of_step(line.at.step));
    listen_to_line(pen, &spans, line, lane)
}

/// Listens along the line; returns the step that is clicked.
fn listen_to_line(pen: &Pen, spans: &[Span], line: &TimelinePanel, lane: Rect) -> Option<usize> {
    let whole = Rect::from_min_max(lane.min, pos2(lane.right(), line.rect.bottom() - 8.0));
    let response = pen.ui.interact(whole, Id::new("timeline"), Sense::click_and_drag());
    notes::record_place(pen.ui.ctx(), || "timeline".into(), lane);
    for span in spans {
        let middle = pos2(lane.left() + (span.left + span.right) / 2.0, lane.center().y);
        let spot = Rect::from_center_size(middle, vec2(2.0, 2.0));
        notes::record_place(pen.ui.ctx(), || format!("round {}", span.round.number), spot);
    }
    let at = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    let along = (at.x - lane.left()).clamp(0.0, lane.width());
    step_at(spans, along).filter(|&step| step != line.at.step)
}

/// Draws "Round 3" above as many rounds as have room for it.
fn draw_labels(pen: &Pen, spans: &[Span], line: Rect) {
    let narrow = spans.iter().map(|span| span.right - span.left).fold(f32::INFINITY, f32::min);
    let room = pen.size(if spans.len() > 12 { 34.0 } else { LABEL });
    let every = (room / narrow.max(0.1)).ceil().max(1.0) as usize;
    let mut free = line.left();
    for (number, span) in spans.iter().enumerate() {
        if number % every != 0 && !span.is_present {
            continue;
        }
        let text = label_text(pen, span);
        let colour = if span.is_present { YELLOW } else { SECOND };
        let wide = pen.measure(&text, Face::Bold, 16.0);
        let x = (line.left() + span.left + 2.0).min(line.right() - wide);
        let next_present =
            spans.iter().find(|other| other.is_present).map_or(f32::INFINITY, |other| line.left() + other.left);
        let collides = !span.is_present && x < next_present && x + wide + 4.0 > next_present;
        if x >= free && !collides {
            pen.bold((x, line.top() + pen.size(16.0) - 2.0), colour, &text);
            free = x + wide + 6.0;
        }
    }
}

/// Returns "Round 3", or "3" if there is no room for more.
fn label_text(pen: &Pen, span: &Span) -> Text<'static> {
    let (text, least) = match span.round.number {
        0 => (phrase!("timeline-set-up"), SET_UP),
        number => (phrase!("timeline-round", round = number), LABEL),
    };
    // Words of other languages may be longer.
    let room = (pen.measure(&text, Face::Bold, 16.0) - 6.0).max(pen.size(least));
    if span.right - span.left < room { span.round.number.to_string().into() } else { text.into() }
}

const PAST: Color32 = Color32::from_rgb(0x7a, 0x5c, 0x18);
const PAST_LIGHT: Color32 = Color32::from_rgb(0x8f, 0x6d, 0x1d);

/// Draws a round with a cell for each step, or as many cells as it has room for.
fn draw_cells(pen: &Pen, span: &Span, at: usize, lane: Rect) {
    let whole = Rect::from_min_max(
        pos2(lane.left() + span.left + 0.5, lane.top()),
        pos2(lane.left() + span.right - 1.0, lane.bottom()),
    );
    let (from, to) = span.round.steps;
    let is_past = to <= at;
    let fill = if is_past { PAST } else { INSET };
    pen.draw_rect(whole, 4.0, fill, Stroke::new(2.0, INK));
    // Set-up has no phases, so it is drawn with cells even while only a part of it is done.
    if !is_past && from < at {
        let done = whole.with_max_x(lane.left() + span.place_of_step(at));
        pen.fill_rect(done.shrink(1.0), 3.0, PAST);
    }
    if whole.width() < CELLS {
        return;
    }
    let count = (to - from).min((whole.width() / 7.0) as usize).max(1);
    for cell in 1..count {
        let x = whole.left() + whole.width() * cell as f32 / count as f32;
        pen.draw_line((x, whole.top() + 1.0), (x, whole.bottom() - 1.0), 1.5, INK);
    }
}

/// Draws the round that is shown, with its phases.
fn draw_phases(pen: &mut Pen, span: &Span, line: &TimelinePanel, lane: Rect) {
    let at = line.at.step;
    let now = line.timeline.present_phase(line.at);
    for (number, &icon) in line.timeline.icons().iter().enumerate() {
        let (left, right) = span.phase_span(number);
        let rect = Rect::from_min_max(
            pos2(lane.left() + left + 1.0, lane.top()),
            pos2(lane.left() + right - 1.5, lane.bottom()),
        );
        let (from, to) = span.round.phases[number];
        let is_now = at > 0 && now == Some(number);
        let is_past = to <= at && !is_now && (to > from || from < at || now.is_some_and(|now| number < now));
        let fill = match (is_now, is_past) {
            (true, _) => YELLOW,
            (_, true) => PAST_LIGHT,
            _ => INSET,
        };
        pen.draw_rect(rect, 5.0, fill, Stroke::new(2.0, INK));
        let colour = match (is_now, is_past) {
            (true, _) => INK,
            (_, true) => CREAM,
            _ => MUTED,
        };
        let side = 20.0_f32.min(rect.width() - 6.0).min(rect.height() - 3.0);
        if side > 9.0 {
            pen.draw_icon(icon, rect.center().x - side / 2.0, rect.center().y - side / 2.0, side, colour);
        }
    }
}

fn draw_marks(pen: &mut Pen, spans: &[Span], line: &TimelinePanel, lane: Rect) {
    let mut taken: Option<f32> = None;
    for &(step, mark) in line.timeline.marks() {
        let span = &spans[line.timeline.round_of(step)];
        let x = lane.left() + span.place_of_step(step);
        // Where marks are crowded, one stands for several.
        if taken.is_some_and(|taken| x - taken < APART) && !mark.is_always_shown {
            continue;
        }
        taken = Some(x);
        let is_past = step <= line.at.step;
        let x = x.min(lane.right() - 8.0);
        let hue = if is_past { mark.hue } else { MUTED };
        pen.draw_line((x, lane.bottom() + 2.0), (x, lane.bottom() + 9.0), 2.0, hue);
        let tint = match (mark.has_own_colours, is_past) {
            (true, true) => Color32::WHITE,
            (true, false) => Color32::from_rgb(0x9a, 0xa8, 0xaa),
            (false, _) => hue,
        };
        pen.draw_icon(mark.icon, x - 8.0, lane.bottom() + 9.0, 16.0, tint);
    }
}

/// Draws the playhead, and the sentence about the step beside it if the whole sentence fits; the
/// sign over the stage shows it too.
fn draw_playhead(pen: &Pen, line: &TimelinePanel, lane: Rect, x: f32) {
    pen.draw_line((x, lane.top() - 5.0), (x, lane.bottom() + 10.0), 6.0, INK);
    pen.draw_line((x, lane.top() - 4.0), (x, lane.bottom() + 9.0), 3.0, CREAM);
    let knob = pos2(x, lane.bottom() + 16.0);
    let text = line.text;
    let wide = pen.measure(text, Face::Bold, 16.0);
    let tall = pen.size(16.0) * 1.2 + 4.8;
    let left = x - 18.0 - wide >= lane.left();
    let begins = if left { x - 16.0 - wide } else { x + 16.0 };
    let plate = rect_at(begins - 6.0, lane.bottom() + 4.0, wide + 12.0, tall);
    if plate.right() <= lane.right() + 8.0 && plate.bottom() <= line.rect.bottom() {
        pen.fill_rect(plate, 6.0, if line.at.step > 0 { YELLOW_WELL } else { CARD });
        let base = plate.top() + 1.5 + pen.size(16.0);
        pen.text((begins, base), Anchor::Start, Face::Bold, 16.0, CREAM, text);
    }
    pen.painter().circle(knob, 8.5, CREAM, Stroke::new(2.5, INK));
}
