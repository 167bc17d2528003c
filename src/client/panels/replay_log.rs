//! The event log around the step that is shown, as a list of lines. The caller supplies the lines;
//! those that are not meant for the audience are left out.

use std::collections::VecDeque;

use bevy_egui::egui::{Id, Rect, Sense, Stroke, Vec2, WidgetInfo, WidgetType};

use crate::art::fonts::Face;
use crate::kit::Pen;
use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, MUTED, PANEL, YELLOW, YELLOW_WELL, fade_colour};
use crate::kit::pen::rect_at;
use crate::panels::log::{draw_line_mark, draw_line_words, draw_log_heading, line_height};
use crate::play::log::{Line, Log};
use crate::play::secrets::audience::Audience;
use shell::seats::Seat;

/// Contents of the list.
pub struct WatchedLog<'a> {
    /// Rectangle of the panel.
    pub rect: Rect,
    /// Lines.
    pub log: &'a Log,
    /// Audience of the screen.
    pub audience: Audience,
    /// Seats that the lines are about.
    pub seats: &'a [Seat],
    /// Icon of lines that are about no seat.
    pub icon: &'static str,
    /// Step that is shown.
    pub at: usize,
}

/// Least height of the panel, in points: with room for the line about the step.
pub fn least_height(pen: &Pen, log: &Log, audience: Audience, at: usize, width: f32) -> f32 {
    let lines = log.lines_for(audience);
    let now = lines[..first_after(&lines, at)].last();
    let (above, below) = row_margins(pen);
    above + below + 2.0 + now.map_or(0.0, |line| line_height(pen, line, width - 12.0))
}

/// Index of the first line after a step.
fn first_after(lines: &[&Line], step: usize) -> usize {
    lines.partition_point(|line| line.step <= step)
}

/// Heights above and below the lines, in points.
fn row_margins(pen: &Pen) -> (f32, f32) {
    (26.0 + pen.size(17.0), 5.0)
}

/// Draws the log around the step. Returns the step of a line that was clicked.
pub fn draw_watched_log(pen: &mut Pen, shown: &WatchedLog) -> Option<usize> {
    let rect = shown.rect;
    draw_log_heading(pen, rect);
    let (above, below) = row_margins(pen);
    let room = rect_at(rect.left() + 6.0, rect.top() + above, rect.width() - 12.0, rect.height() - above - below);
    let lines = shown.log.lines_for(shown.audience);
    let mut wanted = None;
    let mut y = room.top();
    for (number, height) in lines_around(pen, &lines, first_after(&lines, shown.at), room.size()) {
        let place = rect_at(room.left(), y, room.width(), height - 2.0);
        if draw_line(pen, shown, place, number, lines[number]) {
            wanted = Some(lines[number].step);
        }
        y += height;
    }
    wanted
}

/// Lines around the one before `now` that fit, with their heights in points: that one is in the
/// middle, unless the log begins or ends too near.
fn lines_around(pen: &Pen, lines: &[&Line], now: usize, room: Vec2) -> Vec<(usize, f32)> {
    let mut found = VecDeque::new();
    let mut before = now;
    let mut after = now;
    let mut above = 0.0;
    let mut below = 0.0;
    loop {
        let upwards = before > 0 && (above <= below || after >= lines.len());
        let number = if upwards { before.checked_sub(1) } else { Some(after).filter(|&after| after < lines.len()) };
        let Some(number) = number else { break };
        let height = line_height(pen, lines[number], room.x) + 2.0;
        if above + below + height > room.y && !found.is_empty() {
            break;
        }
        if upwards {
            before = number;
            above += height;
            found.push_front((number, height));
        } else {
            after = number + 1;
            below += height;
            found.push_back((number, height));
        }
    }
    found.into()
}

/// Draws a line; returns whether it was clicked.
fn draw_line(pen: &mut Pen, shown: &WatchedLog, place: Rect, number: usize, line: &Line) -> bool {
    let is_now = line.step == shown.at;
    let is_to_come = line.step > shown.at;
    let response = pen.ui.interact(place, Id::new(("watched line", number)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_now, pen.tell(&line.text)));
    if is_now {
        pen.draw_rect(place, 6.0, YELLOW_WELL, Stroke::new(2.0, YELLOW));
    } else if response.hovered() {
        pen.fill_rect(place, 6.0, CARD);
    }
    if response.has_focus() {
        pen.stroke_rect(place.expand(1.0), 7.0, Stroke::new(2.5, CREAM));
    }
    notes::record_place(pen.ui.ctx(), || format!("log line {number}"), place);
    let (face, colour) = match (is_now, is_to_come) {
        (true, _) => (Face::Bold, CREAM),
        (_, true) => (Face::Text, MUTED),
        _ => (Face::Text, CREAM),
    };
    draw_line_mark(pen, line.seat.map(|seat| shown.seats[seat.index()].colour), shown.icon, place);
    if is_to_come {
        // The chips of lines still to come fade into the panel.
        pen.fill_rect(rect_at(place.left() + 5.0, place.top(), 24.0, place.height()), 4.0, fade_colour(PANEL, 0.55));
    }
    draw_line_words(pen, line, place, face, colour);
    response.clicked()
}
