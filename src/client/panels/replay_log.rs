//! The event log around the step that is shown, as a list of lines. The caller supplies the lines;
//! those that are not meant for the audience are left out.

use std::collections::VecDeque;

use bevy_egui::egui::{Id, Rect, Sense, Stroke, UiBuilder, Vec2, WidgetInfo, WidgetType};

use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, MUTED, PANEL, YELLOW, YELLOW_WELL, fade_colour};
use crate::kit::panel::{Node, show_panel};
use crate::kit::pen::rect_at;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};
use crate::panels::log::{line_row, log_frame, room_of_line};
use crate::play::log::{Line, Log};
use crate::play::secrets::audience::Audience;
use shell::seats::Seat;

/// Contents of the list.
pub struct WatchedLog<'a> {
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

impl WatchedLog<'_> {
    /// Least room from top to bottom that the panel needs for the line about the step, in points.
    pub fn least_room(&self, pen: &Pen, width: f32) -> f32 {
        let lines = self.log.lines_for(self.audience);
        let now = lines[..first_after(&lines, self.at)].last();
        let frame = log_frame::<()>(Node::empty(), |_, _| ()).needed_height(&pen.ruler(), width);
        let room = width - 2.0 * Space::S.points();
        frame + now.map_or(0.0, |line| room_of_line(pen, line, TextStyle::STRONG, room))
    }
}

/// Index of the first line after a step.
fn first_after(lines: &[&Line], step: usize) -> usize {
    lines.partition_point(|line| line.step <= step)
}

/// Draws the log around the step in a rectangle. Returns the step of a line that was clicked.
pub fn draw_watched_log(pen: &mut Pen, rect: Rect, shown: &WatchedLog) -> Option<usize> {
    let mut wanted = None;
    let chosen = &mut wanted;
    let panel = log_frame::<()>(Node::empty(), |pen, room| *chosen = draw_lines(pen, room, shown));
    show_panel(pen, rect, panel);
    wanted
}

/// Draws the lines around the step in a room. Returns the step of a line that was clicked.
fn draw_lines(pen: &mut Pen, room: Rect, shown: &WatchedLog) -> Option<usize> {
    let lines = shown.log.lines_for(shown.audience);
    let mut wanted = None;
    let mut y = room.top();
    let mut next = 0;
    for (number, height) in lines_around(pen, &lines, first_after(&lines, shown.at), room.size()) {
        let place = rect_at(room.left(), y, room.width(), height);
        if draw_line(pen, shown, place, number, lines[number]) {
            wanted = Some(lines[number].step);
        }
        y += height;
        next = number + 1;
    }
    if let Some(line) = lines.get(next) {
        draw_beginning(pen, shown, room.with_min_y(y), next, line);
    }
    wanted
}

/// Draws those lines of text at the beginning of a line of the log that have room.
fn draw_beginning(pen: &mut Pen, shown: &WatchedLog, room: Rect, number: usize, line: &Line) {
    let text = pen.ruler().layout(TextStyle::BODY, f32::INFINITY, "X").height();
    let above = Space::Xs.points();
    let high = ((room.height() - above) / text).floor() * text + above;
    if high < text {
        return;
    }
    let height = room_of_line(pen, line, TextStyle::STRONG, room.width());
    let seen = room.with_max_y(room.top() + high);
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(seen).id_salt("beginning"));
    ui.shrink_clip_rect(seen);
    let mut within = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    draw_line(&mut within, shown, rect_at(room.left(), room.top(), room.width(), height), number, line);
}

/// Lines around the one before `now` that fit, with their heights in points: that one is in the
/// middle, unless the log begins or ends too near, or a long line has no room on one side.
fn lines_around(pen: &Pen, lines: &[&Line], now: usize, room: Vec2) -> Vec<(usize, f32)> {
    let mut found = VecDeque::new();
    let mut before = lines[..now].iter().enumerate().rev();
    let mut after = lines.iter().enumerate().skip(now);
    let mut heights = [0.0, 0.0];
    let mut is_open = [true, true];
    while is_open != [false, false] {
        let [above, below] = heights;
        let upwards = is_open[0] && (above <= below || !is_open[1]);
        let side = usize::from(!upwards);
        let next = if upwards { before.next() } else { after.next() };
        let height = next.map(|(_, line)| room_of_line(pen, line, TextStyle::STRONG, room.x));
        match next.zip(height).filter(|(_, height)| above + below + height <= room.y || found.is_empty()) {
            None => is_open[side] = false,
            Some(((number, _), height)) => {
                heights[side] += height;
                if upwards { found.push_front((number, height)) } else { found.push_back((number, height)) }
            }
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
    let radius = Radius::Chip.points();
    let inner = place.shrink2((0.0, LineWidth::Thin.points()).into());
    if is_now {
        pen.draw_rect(inner, radius, YELLOW_WELL, Stroke::new(LineWidth::Well.points(), YELLOW));
    } else if response.hovered() {
        pen.fill_rect(inner, radius, CARD);
    }
    if response.has_focus() {
        pen.stroke_rect(place, radius, Stroke::new(LineWidth::Row.points(), CREAM));
    }
    notes::record_place(pen.ui.ctx(), || format!("log line {number}"), place);
    let style = match (is_now, is_to_come) {
        (true, _) => TextStyle::STRONG,
        (_, true) => TextStyle::BODY.in_colour(MUTED),
        _ => TextStyle::BODY,
    };
    let colour = line.seat.map(|seat| shown.seats[seat.index()].colour);
    show_panel::<()>(pen, place, line_row(line, colour, shown.icon, style));
    if is_to_come {
        // The chips of lines still to come fade into the panel.
        let chip = pen.size(IconSize::Text.points()) + Space::Xs.points();
        let fades = inner.with_max_x(inner.left() + Space::Xs.points() + chip);
        pen.fill_rect(fades, radius, fade_colour(PANEL, 0.55));
    }
    response.clicked()
}
