//! The event log as a list: lines with their seats, and a mark where what is new begins. What they tell is for others to know.

use bevy_egui::egui::{CursorIcon, Id, Rect, ScrollArea, Sense, UiBuilder, pos2, vec2};

use crate::client::art::fonts::Face;
use crate::client::kit::button::icon_button;
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, INK, MUTED, PANEL, SECOND, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::spoken::{Manner, say};
use crate::client::kit::{Anchor, Pen};
use crate::client::play::log::Line;
use crate::record::{Colour, Seat};

/// What the list shows.
pub struct EventLog<'a> {
    /// Where it is.
    pub rect: Rect,
    /// The lines, oldest first.
    pub lines: &'a [Line],
    /// The seats that the lines are about.
    pub seats: &'a [Seat],
    /// The icon of lines that are about no seat.
    pub icon: &'static str,
    /// The first line that is new to the active player; `None` if none is, or all are.
    pub since: Option<usize>,
    /// What the button is called that shows again what is new.
    pub watch: String,
}

/// Draws the list; returns whether what is new is to be shown again. `why` is asked for the reason of a line under the pointer.
pub fn show(pen: &mut Pen, log: &EventLog, mut why: impl FnMut(&Line) -> Option<String>) -> bool {
    heading(pen, log.rect);
    let row_height = 27.0 * pen.look.text;
    let shown = rows_in(log.rect, row_height);
    let rows = log.lines.len() + usize::from(log.since.is_some());
    let mut watches = log.since.is_some() && since_button(pen, log);
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(shown).id_salt("log"));
    let art = &mut *pen.art;
    ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show_rows(
        &mut child,
        row_height - 4.0,
        rows,
        |ui, range| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for row in range {
                // The bar stands beside the rows.
                let size = vec2(shown.width() - 10.0, row_height - 4.0);
                let (area, response) = ui.allocate_exact_size(size, Sense::hover());
                let mut pen = Pen { ui: &mut *ui, art: &mut *art, look };
                let Some(line) = line_at(log, row) else {
                    watches |= since_mark(&mut pen, area);
                    continue;
                };
                let is_cut = log_line(&mut pen, log, row, line, area);
                if response.hovered()
                    && let Some(text) = hover_text(line, is_cut, why(line))
                {
                    response.on_hover_text(text);
                }
            }
        },
    );
    watches
}

/// Draws the panel and its heading.
pub fn heading(pen: &Pen, rect: Rect) {
    pen.panel(rect, 10.0, PANEL);
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 27.0), 17.0, CREAM, "Event log");
    pen.line((x + 12.0, y + 38.0), (rect.right() - 12.0, y + 38.0), 2.0, INK);
}

/// Where the rows are: no row is cut in half.
fn rows_in(rect: Rect, row_height: f32) -> Rect {
    let min = pos2(rect.left() + 6.0, rect.top() + 42.0);
    let shown = Rect::from_min_max(min, pos2(rect.right() - 6.0, rect.bottom() - 8.0));
    shown.with_min_y(shown.bottom() - (shown.height() / row_height).floor() * row_height)
}

/// The line in a row; `None` for the mark.
fn line_at<'a>(log: &EventLog<'a>, row: usize) -> Option<&'a Line> {
    match log.since {
        Some(mark) if row == mark => None,
        Some(mark) if row > mark => log.lines.get(row - 1),
        _ => log.lines.get(row),
    }
}

/// The button in the corner that shows again what is new.
fn since_button(pen: &mut Pen, log: &EventLog) -> bool {
    let place = area(log.rect.right() - 44.0, log.rect.top() + 5.0, 32.0, 30.0);
    icon_button(pen, place, "replay", &log.watch, None)
}

/// Draws the mark; returns whether it was clicked.
fn since_mark(pen: &mut Pen, rect: Rect) -> bool {
    let text = "since your last turn";
    let response = pen.ui.interact(rect, Id::new("since mark"), Sense::click());
    notes::note(pen.ui.ctx(), || text.to_owned(), rect);
    if response.hovered() {
        pen.fill(rect, 6.0, CARD);
    }
    let wide = pen.measure(text, Face::Text, 16.0);
    let (middle, y) = (rect.center().x, rect.center().y);
    let line = faded(YELLOW, 0.7);
    pen.line((rect.left() + 7.0, y), (middle - wide / 2.0 - 8.0, y), 2.0, line);
    pen.line((middle + wide / 2.0 + 8.0, y), (rect.right() - 7.0, y), 2.0, line);
    pen.text((middle, y + 5.0 * pen.look.text), Anchor::Middle, Face::Text, 16.0, YELLOW, text);
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text("Watch it").clicked()
}

/// Draws what a row begins with: the chip of the seat's colour, or the icon if the line is about no seat.
pub fn mark(pen: &mut Pen, colour: Option<Colour>, icon: &'static str, row: Rect) {
    let (x, y) = (row.left() + 7.0, row.center().y - 10.0);
    match colour {
        Some(colour) => pen.chip(x, y, colour, 20.0),
        None => pen.icon(icon, x, y, 20.0, MUTED),
    }
}

/// Draws a line; returns whether it had to be cut.
fn log_line(pen: &mut Pen, log: &EventLog, number: usize, line: &Line, rect: Rect) -> bool {
    mark(pen, line.seat.map(|seat| log.seats[seat.index()].colour), log.icon, rect);
    let at = (rect.left() + 35.0, rect.center().y + 5.5 * pen.look.text);
    let room = rect.width() - 40.0;
    let colour = if line.is_caption { SECOND } else { CREAM };
    pen.text_within(at, Anchor::Start, Face::Text, 16.0, colour, &line.text, room);
    say(pen.ui.ctx(), ("line", number), rect, Manner::Found, &line.text);
    pen.measure(&line.text, Face::Text, 16.0) > room
}

/// What the pointer is told on a line: all of it if it was cut, and its reason.
fn hover_text(line: &Line, is_cut: bool, why: Option<String>) -> Option<String> {
    match (is_cut, why) {
        (_, Some(why)) => Some(format!("{}: {why}", line.text)),
        (true, None) => Some(line.text.clone()),
        (false, None) => None,
    }
}
