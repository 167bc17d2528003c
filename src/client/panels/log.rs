//! The event log as a list: lines with their seats, and a mark before the first new line. The
//! caller supplies the lines; those that are not meant for the audience are left out.

use std::sync::Arc;

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};

use crate::art::fonts::Face;
use crate::kit::palette::{CARD, CREAM, INK, MUTED, PANEL, SECOND, YELLOW, fade_colour};
use crate::kit::pen::rect_at;
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::text::letters::{self, HoverHint};
use crate::kit::widgets::icon_button::icon_button;
use crate::kit::{Anchor, Pen, TextStyle, rows};
use crate::play::log::{Line, readable_lines};
use crate::play::secrets::audience::Audience;
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, Seat};

/// Contents of the list.
pub struct EventLog<'a> {
    /// Rectangle of the panel.
    pub rect: Rect,
    /// Lines, oldest first.
    pub lines: &'a [Line],
    /// Audience of the screen.
    pub audience: Audience,
    /// Seats that the lines are about.
    pub seats: &'a [Seat],
    /// Icon of lines that are about no seat.
    pub icon: &'static str,
    /// First line that is new to the active player; `None` if none is, or all are.
    pub since: Option<usize>,
    /// Name of the button that plays the new lines back.
    pub watch: Phrase,
    /// Distance to scroll down in this frame, in heights of the list.
    pub scrolls: f32,
}

/// Margins left and right of a line's words, in points.
const MARGINS: (f32, f32) = (35.0, 5.0);
/// Height of a line beyond its words, in points at the usual text size.
const LEADING: f32 = 8.0;

/// Rows of the list: the lines that the audience may read, and the mark before the first new one.
struct LogRows<'a> {
    lines: Vec<&'a Line>,
    /// Number of lines above the mark; `None` if none of the lines is new, or all are.
    mark: Option<usize>,
}

impl<'a> LogRows<'a> {
    fn of(log: &EventLog<'a>) -> Self {
        let lines = readable_lines(log.lines, log.audience);
        let above = log.since.map(|since| readable_lines(&log.lines[..since], log.audience).len());
        let mark = above.filter(|&above| above > 0 && above < lines.len());
        Self { lines, mark }
    }

    /// Line in a row; `None` for the mark.
    fn line_at(&self, row: usize) -> Option<&'a Line> {
        match self.mark {
            Some(mark) if row == mark => None,
            Some(mark) if row > mark => self.lines.get(row - 1).copied(),
            _ => self.lines.get(row).copied(),
        }
    }
}

/// Draws the list; returns whether the new lines are to be played back. `why` returns the reason of
/// a line under the pointer.
pub fn draw_event_log(pen: &mut Pen, log: &EventLog, mut why: impl FnMut(&Line) -> Option<Phrase>) -> bool {
    draw_log_heading(pen, log.rect);
    let shown = rows_rect(pen, log.rect);
    let log_rows = LogRows::of(log);
    let heights = row_heights(pen, &log_rows, shown.width() - 10.0);
    let mut watches = log_rows.mark.is_some() && draw_since_button(pen, log);
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(shown).id_salt("log"));
    if log.scrolls != 0.0 {
        // The scroll area that is drawn next applies this.
        child.scroll_with_delta_animation(vec2(0.0, -log.scrolls * shown.height()), ScrollAnimation::none());
    }
    let art = &mut *pen.art;
    rows::draw_visible_rows(&mut child, &heights, |ui, row, area| {
        // The rows leave room for the scroll bar.
        let area = area.with_max_x(area.right().min(shown.right() - 10.0)).shrink2(vec2(0.0, 2.0));
        let mut pen = Pen { ui: &mut *ui, art: &mut *art, look };
        let Some(line) = log_rows.line_at(row) else {
            watches |= draw_since_mark(&mut pen, area);
            return;
        };
        let response = pen.ui.interact(area, Id::new(("log line", row)), Sense::hover());
        draw_log_line(&mut pen, log, row, line, area);
        if response.hovered()
            && let Some(why) = why(line)
        {
            response.on_hover_hint(look.tell(&phrase!("log-with-reason", line = &line.text, why = why)));
        }
    });
    watches
}

/// Heights of the rows, in points. They are cached, because a long game has a thousand lines, of
/// which few are new.
fn row_heights(pen: &Pen, rows: &LogRows, width: f32) -> Vec<f32> {
    let ctx = pen.ui.ctx();
    let look = (width as i32, (pen.look.text * 100.0) as i32, pen.look.language.tag(), letters::spelling_edition(ctx));
    let id = Id::new(("heights of the log", look));
    let known: Arc<Vec<(Phrase, f32)>> = ctx.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    let height = |(number, line): (usize, &&Line)| match known.get(number) {
        Some((text, height)) if *text == line.text => *height,
        _ => line_height(pen, line, width),
    };
    let mut heights: Vec<f32> = rows.lines.iter().enumerate().map(height).collect();
    if known.len() != heights.len() || known.iter().zip(&rows.lines).any(|((text, _), line)| *text != line.text) {
        let now: Vec<(Phrase, f32)> =
            rows.lines.iter().zip(&heights).map(|(line, &height)| (line.text.clone(), height)).collect();
        ctx.data_mut(|data| data.insert_temp(id, Arc::new(now)));
    }
    if let Some(mark) = rows.mark {
        heights.insert(mark, pen.size(19.0 + LEADING));
    }
    heights
}

/// Height of a line in a list of this width, in points.
pub fn line_height(pen: &Pen, line: &Line, width: f32) -> f32 {
    let room = width - MARGINS.0 - MARGINS.1;
    pen.wrapped(&line.text, Face::Bold, 16.0, CREAM, room).size().y + LEADING * pen.look.text
}

/// Height of the heading, in points.
pub fn heading_height(pen: &Pen) -> f32 {
    25.0 + 17.0 * pen.look.text
}

/// Draws the panel and its heading.
pub fn draw_log_heading(pen: &Pen, rect: Rect) {
    pen.draw_panel(rect, 10.0, PANEL);
    let x = rect.left();
    let y = rect.top();
    let letters = pen.look.text;
    pen.head((x + 14.0, y + 10.0 + 17.0 * letters), 17.0, CREAM, phrase!("log-title"));
    let foot = y + 21.0 + 17.0 * letters;
    pen.draw_line((x + 12.0, foot), (rect.right() - 12.0, foot), 2.0, INK);
}

/// Rectangle of the rows.
fn rows_rect(pen: &Pen, rect: Rect) -> Rect {
    let top = rect.top() + heading_height(pen);
    Rect::from_min_max(pos2(rect.left() + 6.0, top), pos2(rect.right() - 6.0, rect.bottom() - 8.0))
}

/// Draws the button in the corner that plays the new lines back.
fn draw_since_button(pen: &mut Pen, log: &EventLog) -> bool {
    let top = log.rect.top() + (heading_height(pen) - 32.0) / 2.0;
    let place = rect_at(log.rect.right() - 44.0, top, 32.0, 30.0);
    icon_button(pen, place, "replay", &log.watch, None)
}

/// Draws the mark; returns whether it was clicked.
fn draw_since_mark(pen: &mut Pen, rect: Rect) -> bool {
    let text = &*pen.tell(&phrase!("log-since"));
    let response = pen.ui.interact(rect, Id::new("since mark"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    if response.hovered() {
        pen.fill_rect(rect, 6.0, CARD);
    }
    let wide = pen.measure(text, Face::Text, 16.0);
    let middle = rect.center().x;
    let y = rect.center().y;
    let line = fade_colour(YELLOW, 0.7);
    pen.draw_line((rect.left() + 7.0, y), (middle - wide / 2.0 - 8.0, y), 2.0, line);
    pen.draw_line((middle + wide / 2.0 + 8.0, y), (rect.right() - 7.0, y), 2.0, line);
    pen.text((middle, y + 5.0 * pen.look.text), Anchor::Middle, Face::Text, 16.0, YELLOW, text);
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(pen.tell(&phrase!("log-watch"))).clicked()
}

/// Draws the start of a row: the chip of the seat's colour, or the icon if the line is about no
/// seat.
pub fn draw_line_mark(pen: &mut Pen, colour: Option<Colour>, icon: &'static str, row: Rect) {
    let x = row.left() + 7.0;
    let y = row.top() + (19.0 + LEADING - 4.0) * pen.look.text / 2.0 - 10.0;
    match colour {
        Some(colour) => pen.draw_seat_chip(x, y, colour, 20.0),
        None => pen.draw_icon(icon, x, y, 20.0, MUTED),
    }
}

/// Draws the words of a line in a row, over as many lines as they need.
pub fn draw_line_words(pen: &mut Pen, line: &Line, row: Rect, face: Face, colour: Color32) {
    let room = row.width() - MARGINS.0 - MARGINS.1;
    let words = pen.block(&line.text, TextStyle { face, size: 16.0, colour }, Anchor::Start, room);
    pen.silently(|pen| pen.put(pos2(row.left() + MARGINS.0, row.top() + LEADING * pen.look.text / 2.0), &words));
}

/// Draws a line.
fn draw_log_line(pen: &mut Pen, log: &EventLog, number: usize, line: &Line, rect: Rect) {
    draw_line_mark(pen, line.seat.map(|seat| log.seats[seat.index()].colour), log.icon, rect);
    draw_line_words(pen, line, rect, Face::Text, if line.is_caption { SECOND } else { CREAM });
    add_spoken_text(pen.ui.ctx(), ("line", number), rect, Manner::Found, &pen.tell(&line.text));
}
