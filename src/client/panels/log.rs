//! The event log as a list: lines with their seats, and a mark before the first new line. The
//! caller supplies the lines; those that are not meant for the audience are left out.

use std::sync::Arc;

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align2, CursorIcon, Id, Rect, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};

use crate::kit::palette::{CARD, MUTED, YELLOW, fade_colour};
use crate::kit::panel::build::{column, divider, icon, painted, row, seat_chip, text};
use crate::kit::panel::{Align, Node, Surface, show_panel};
use crate::kit::rows::{self, RowText};
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::text::letters::{self, HoverHint};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::widgets::icon_button::small_button;
use crate::kit::{Pen, TextStyle};
use crate::play::log::{Line, readable_lines};
use crate::play::secrets::audience::Audience;
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, Seat};

/// Distance to scroll, in points, that leads to the newest row from any other.
const MOST_SCROLL: f32 = 1.0e6;

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
pub fn draw_event_log(pen: &mut Pen, log: &EventLog, why: impl FnMut(&Line) -> Option<Phrase>) -> bool {
    let log_rows = LogRows::of(log);
    let button = log_rows.mark.map_or_else(Node::empty, |_| small_button("replay", log.watch.clone(), None, ()));
    let mut is_mark_clicked = false;
    let clicked = &mut is_mark_clicked;
    let panel = log_frame(button, |pen, room| *clicked = draw_rows(pen, room, log, &log_rows, why));
    let is_button_pressed = !show_panel(pen, log.rect, panel).is_empty();
    is_button_pressed || is_mark_clicked
}

/// Describes a log: its heading with a button in the corner, and below it the room of its lines.
pub fn log_frame<'a, M: 'a>(button: Node<'a, M>, draw_lines: impl FnOnce(&mut Pen, Rect) + 'a) -> Node<'a, M> {
    let title = text(TextStyle::LABEL, phrase!("log-title")).manner(Manner::Heading);
    let heading = row([title.grow(), button]).inside_by(Space::S, Space::None).target(TargetHeight::Row);
    column([heading, divider(), painted(0.0, 0.0, draw_lines).grow()])
        .gap(Space::None)
        .inside_by(Space::S, Space::Xs)
        .on(Surface::Panel(Radius::Panel))
}

/// Draws the rows in view; returns whether the mark was clicked.
fn draw_rows(
    pen: &mut Pen,
    shown: Rect,
    log: &EventLog,
    log_rows: &LogRows,
    mut why: impl FnMut(&Line) -> Option<Phrase>,
) -> bool {
    let bar = Space::M.points();
    let lines = RowText { line: line_height(pen), margin: Space::Xs.points() };
    let heights = measure_rows(pen, log_rows, shown.width() - bar);
    let mut is_mark_clicked = false;
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(shown).id_salt("log"));
    let scrolls = match has_grown(&child, heights.len()) && !child.rect_contains_pointer(shown) {
        true => MOST_SCROLL,
        false => log.scrolls * shown.height(),
    };
    if scrolls != 0.0 {
        // The scroll area that is drawn next applies this.
        child.scroll_with_delta_animation(vec2(0.0, -scrolls), ScrollAnimation::none());
    }
    let art = &mut *pen.art;
    rows::draw_visible_rows(&mut child, &heights, lines, |ui, row, area| {
        // The rows leave room for the scroll bar.
        let area = area.with_max_x(area.right().min(shown.right() - bar));
        let mut pen = Pen { ui: &mut *ui, art: &mut *art, look };
        let Some(line) = log_rows.line_at(row) else {
            is_mark_clicked |= draw_since_mark(&mut pen, area);
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
    is_mark_clicked
}

/// Whether the list has more rows than in the frame before. It returns to the newest one then,
/// unless the pointer is over it.
fn has_grown(ui: &Ui, rows: usize) -> bool {
    let id = Id::new("rows of the log");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, rows), rows));
    rows > before
}

/// Heights of the lines that were measured last.
#[derive(Default)]
struct KnownHeights {
    /// Look with which they were measured.
    look: Option<Id>,
    /// Texts of the lines with their heights, in points.
    lines: Vec<(Phrase, f32)>,
}

/// Style of a line in the list.
const fn style_of_line(line: &Line) -> TextStyle {
    if line.is_caption { TextStyle::NOTE } else { TextStyle::BODY }
}

/// Height of a line of text, in points.
fn line_height(pen: &Pen) -> f32 {
    pen.ruler().layout(TextStyle::BODY, f32::INFINITY, "X").height()
}

/// Heights of the rows, in points. They are cached for the present look, because a long game has a
/// thousand lines, of which few are new.
fn measure_rows(pen: &Pen, rows: &LogRows, width: f32) -> Vec<f32> {
    let ctx = pen.ui.ctx();
    // Letters stand on whole pixels, so that a line breaks elsewhere where pixels are larger.
    let lengths = [width, pen.look.text, ctx.pixels_per_point()].map(f32::to_bits);
    let look = Id::new((lengths, pen.look.language.tag(), letters::spelling_edition(ctx)));
    let id = Id::new("heights of the log");
    let known: Arc<KnownHeights> = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    let known: &[(Phrase, f32)] = if known.look == Some(look) { &known.lines } else { &[] };
    let height = |(number, line): (usize, &&Line)| match known.get(number) {
        Some((text, height)) if *text == line.text => *height,
        _ => room_of_line(pen, line, style_of_line(line), width),
    };
    let mut heights: Vec<f32> = rows.lines.iter().enumerate().map(height).collect();
    if known.len() != heights.len() || known.iter().zip(&rows.lines).any(|((text, _), line)| *text != line.text) {
        let lines = rows.lines.iter().zip(&heights).map(|(line, &height)| (line.text.clone(), height)).collect();
        ctx.data_mut(|data| data.insert_temp(id, Arc::new(KnownHeights { look: Some(look), lines })));
    }
    if let Some(mark) = rows.mark {
        heights.insert(mark, pen.size(TextStyle::NOTE.size) + Space::M.points());
    }
    heights
}

/// Draws the mark; returns whether it was clicked.
fn draw_since_mark(pen: &mut Pen, rect: Rect) -> bool {
    let text = &*pen.tell(&phrase!("log-since"));
    let response = pen.ui.interact(rect, Id::new("since mark"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    if response.hovered() {
        pen.fill_rect(rect, Radius::Row.points(), CARD);
    }
    let words = pen.ruler().layout(TextStyle::NOTE.in_colour(YELLOW), f32::INFINITY, text);
    let line = Stroke::new(LineWidth::Well.points(), fade_colour(YELLOW, 0.7));
    let room = words.paint(pen, rect, Align2::CENTER_CENTER).expand(Space::S.points());
    let inner = rect.shrink(Space::Xs.points());
    for part in [inner.left()..=room.left(), room.right()..=inner.right()] {
        pen.painter().hline(part, rect.center().y, line);
    }
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(pen.tell(&phrase!("log-watch"))).clicked()
}

/// Room from top to bottom that a line in a style needs in a list of this width, in points: that of
/// its description.
pub fn room_of_line(pen: &Pen, line: &Line, style: TextStyle, width: f32) -> f32 {
    line_row::<()>(line, None, "", style).needed_height(&pen.ruler(), width)
}

/// Describes a line: the chip of a seat's colour, or an icon if the line is about no seat, and the
/// words, which are read out elsewhere.
pub fn line_row<'a, M: 'a>(
    line: &'a Line,
    colour: Option<Colour>,
    icon_name: &'static str,
    style: TextStyle,
) -> Node<'a, M> {
    let mark = match colour {
        Some(colour) => seat_chip(colour, IconSize::Text),
        None => icon(icon_name, IconSize::Text, MUTED),
    };
    row([mark.align(Align::Start), text(style, &line.text).grow()]).inside_by(Space::Xs, Space::Xs).silent()
}

/// Draws a line.
fn draw_log_line(pen: &mut Pen, log: &EventLog, number: usize, line: &Line, rect: Rect) {
    let colour = line.seat.map(|seat| log.seats[seat.index()].colour);
    show_panel::<()>(pen, rect, line_row(line, colour, log.icon, style_of_line(line)));
    add_spoken_text(pen.ui.ctx(), ("line", number), rect, Manner::Found, &pen.tell(&line.text));
}
