//! Timeline on the screen: rounds and phases, marks below them, and the step that is shown.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Stroke, pos2, vec2};

use super::rounds::Timeline;
use super::spans::{At, Span, step_at};
use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, INK, INSET, MUTED, SECOND, YELLOW, YELLOW_WELL};
use crate::kit::pen::rect_at;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Block, Pen, TextStyle};
use shell::language::{Phrase, phrase};

/// Least distance between marks, in points: nearer ones would cover each other.
const APART: f32 = IconSize::Sign.points();
/// Least height of the lane, in points; its greatest is that of a row's icon with space around it.
const LEAST_LANE: f32 = IconSize::Text.points();
const LANE: f32 = IconSize::Row.points() + Space::S.points();
/// Distance from the lane down to the marks, and height of the marks and the sentence below it, in
/// points.
const TO_MARKS: f32 = Space::S.points();
const MARKS: f32 = TO_MARKS + IconSize::Text.points();
/// Least width of a round with a cell for each step, in points, and least width of a cell.
const CELLS: f32 = IconSize::Large.points();
const CELL: f32 = Space::S.points();

/// Number of rounds from which on only some have their numbers above them, and the least distance
/// of such numbers, in points at the usual text size.
const MANY_ROUNDS: usize = 12;
const NUMBERS_APART: f32 = Space::Xxl.points();

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

/// Room that the timeline needs from top to bottom for its labels and marks, in points.
pub fn needed_room(pen: &Pen) -> f32 {
    room_of_labels(pen) + LANE + MARKS
}

/// Room above the line for the labels of rounds, in points.
fn room_of_labels(pen: &Pen) -> f32 {
    pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, "0").height()
}

/// Draws rounds and phases along a line, marks below it, and the step that is shown. Returns the
/// step that is clicked.
pub fn draw_timeline(pen: &mut Pen, line: &TimelinePanel) -> Option<usize> {
    let rect = line.rect;
    let labels = room_of_labels(pen);
    let high = (rect.height() - labels - MARKS).clamp(LEAST_LANE, LANE);
    let lane = rect_at(rect.left(), rect.top() + labels, rect.width(), high);
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
    let whole = Rect::from_min_max(lane.min, pos2(lane.right(), line.rect.bottom() - Space::S.points()));
    let response = pen.ui.interact(whole, Id::new("timeline"), Sense::click_and_drag());
    notes::record_place(pen.ui.ctx(), || "timeline".into(), lane);
    for span in spans {
        let round = lane.with_min_x(lane.left() + span.left).with_max_x(lane.left() + span.right);
        notes::record_place(pen.ui.ctx(), || format!("round {}", span.round.number), round);
    }
    let at = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    let along = (at.x - lane.left()).clamp(0.0, lane.width());
    step_at(spans, along).filter(|&step| step != line.at.step)
}

/// Draws "Round 3" above as many rounds as have room for it.
fn draw_labels(pen: &Pen, spans: &[Span], line: Rect) {
    let narrow = spans.iter().map(|span| span.right - span.left).fold(f32::INFINITY, f32::min);
    let apart = if spans.len() > MANY_ROUNDS { pen.size(NUMBERS_APART) } else { narrow };
    let every = (apart / narrow.max(f32::EPSILON)).ceil().max(1.0) as usize;
    let next_present =
        spans.iter().find(|span| span.is_present).map_or(f32::INFINITY, |present| line.left() + present.left);
    let gap = Space::Xs.points();
    let mut free = line.left();
    for (number, span) in spans.iter().enumerate() {
        if number % every != 0 && !span.is_present {
            continue;
        }
        let style = TextStyle::STRONG.in_colour(if span.is_present { YELLOW } else { SECOND });
        let label = label_of(pen, span, style);
        let wide = label.size().x;
        let x = (line.left() + span.left + Space::Xxs.points()).min(line.right() - wide);
        let collides = !span.is_present && x < next_present && x + wide + gap > next_present;
        if x >= free && !collides {
            let place = rect_at(x, line.top(), wide, label.height());
            label.paint_aloud(pen, place, Align2::LEFT_CENTER);
            free = x + wide + gap;
        }
    }
}

/// Returns "Round 3", or "3" if there is no room for more.
fn label_of(pen: &Pen, span: &Span, style: TextStyle) -> Block {
    let text = match span.round.number {
        0 => phrase!("timeline-set-up"),
        number => phrase!("timeline-round", round = number),
    };
    let label = pen.ruler().layout(style, f32::INFINITY, text);
    // It begins a little inside the round, and leaves a gap to the next one.
    if label.size().x + Space::Xxs.points() + Space::Xs.points() <= span.right - span.left {
        return label;
    }
    pen.ruler().layout(style, f32::INFINITY, span.round.number.to_string())
}

const PAST: Color32 = Color32::from_rgb(0x7a, 0x5c, 0x18);
const PAST_LIGHT: Color32 = Color32::from_rgb(0x8f, 0x6d, 0x1d);

/// Part of the lane from one place along it to another, in points, without the edge to the next.
fn part_of(lane: Rect, left: f32, right: f32) -> Rect {
    lane.with_min_x(lane.left() + left).with_max_x(lane.left() + right - LineWidth::Thin.points())
}

/// Edge of a round or a phase.
fn edge() -> Stroke {
    Stroke::new(LineWidth::Well.points(), INK)
}

/// Draws a round with a cell for each step, or as many cells as it has room for.
fn draw_cells(pen: &Pen, span: &Span, at: usize, lane: Rect) {
    let whole = part_of(lane, span.left, span.right);
    let (from, to) = span.round.steps;
    let is_past = to <= at;
    let radius = Space::Xs.points();
    pen.draw_rect(whole, radius, if is_past { PAST } else { INSET }, edge());
    // Set-up has no phases, so it is drawn with cells even while only a part of it is done.
    if !is_past && from < at {
        let done = whole.with_max_x(lane.left() + span.place_of_step(at));
        pen.fill_rect(done.shrink(LineWidth::Well.points() / 2.0), radius, PAST);
    }
    if whole.width() < CELLS {
        return;
    }
    let count = (to - from).min((whole.width() / CELL) as usize).max(1);
    for cell in 1..count {
        let x = whole.left() + whole.width() * cell as f32 / count as f32;
        pen.draw_line((x, whole.top()), (x, whole.bottom()), LineWidth::Thin.points(), INK);
    }
}

/// Draws the round that is shown, with its phases.
fn draw_phases(pen: &mut Pen, span: &Span, line: &TimelinePanel, lane: Rect) {
    let at = line.at.step;
    let now = line.timeline.present_phase(line.at);
    for (number, &icon) in line.timeline.icons().iter().enumerate() {
        let (left, right) = span.phase_span(number);
        let rect = part_of(lane, left, right);
        let (from, to) = span.round.phases[number];
        let is_now = at > 0 && now == Some(number);
        let is_past = to <= at && !is_now && (to > from || from < at || now.is_some_and(|now| number < now));
        let (fill, colour) = match (is_now, is_past) {
            (true, _) => (YELLOW, INK),
            (_, true) => (PAST_LIGHT, CREAM),
            _ => (INSET, MUTED),
        };
        pen.draw_rect(rect, Space::Xs.points(), fill, edge());
        let side = IconSize::Text.points().min(rect.size().min_elem() - Space::Xs.points());
        // A smaller one would not be known for what it is.
        if side > Space::S.points() {
            pen.draw_svg(icon, Rect::from_center_size(rect.center(), vec2(side, side)), colour);
        }
    }
}

fn draw_marks(pen: &mut Pen, spans: &[Span], line: &TimelinePanel, lane: Rect) {
    let side = IconSize::Sign.points();
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
        let x = x.min(lane.right() - side / 2.0);
        let hue = if is_past { mark.hue } else { MUTED };
        let top = lane.bottom() + TO_MARKS;
        pen.draw_line((x, lane.bottom() + Space::Xxs.points()), (x, top), LineWidth::Well.points(), hue);
        let tint = match (mark.has_own_colours, is_past) {
            (true, true) => Color32::WHITE,
            (true, false) => DIMMED,
            (false, _) => hue,
        };
        pen.draw_svg(mark.icon, rect_at(x - side / 2.0, top, side, side), tint);
    }
}

/// Tint of a mark with colours of its own that has not been reached.
const DIMMED: Color32 = Color32::from_rgb(0x9a, 0xa8, 0xaa);

/// Draws the playhead, and the sentence about the step beside it if the whole sentence fits; the
/// sign over the stage shows it too.
fn draw_playhead(pen: &Pen, line: &TimelinePanel, lane: Rect, x: f32) {
    let beyond = Space::Xs.points();
    let foot = lane.bottom() + TO_MARKS;
    let outline = 2.0 * LineWidth::Panel.points();
    pen.draw_line((x, lane.top() - beyond), (x, foot), outline, INK);
    pen.draw_line((x, lane.top() - beyond), (x, foot), LineWidth::Panel.points(), CREAM);
    let radius = Space::S.points();
    let knob = pos2(x, foot + radius);
    let text = pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, line.text);
    let size = text.size() + vec2(2.0 * radius, 0.0);
    let is_left = x - 2.0 * radius - size.x >= lane.left();
    let left = if is_left { x - 2.0 * radius - size.x } else { x + 2.0 * radius };
    let plate = rect_at(left, lane.bottom() + Space::Xs.points(), size.x, size.y);
    if plate.right() <= line.rect.right() && plate.bottom() <= line.rect.bottom() {
        pen.fill_rect(plate, Radius::Chip.points(), if line.at.step > 0 { YELLOW_WELL } else { CARD });
        text.paint_aloud(pen, plate, Align2::CENTER_CENTER);
    }
    pen.painter().circle(knob, radius, CREAM, Stroke::new(LineWidth::Row.points(), INK));
}
