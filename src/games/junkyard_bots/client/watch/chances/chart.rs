//! Chart of the seats' chances to win, on the timeline's scale.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Sense, Shape, Stroke, Vec2, pos2, vec2};

use super::curves;
use crate::analysis::Outlook;
use crate::messages::phrase;
use client::kit::palette::{CREAM, FAINT, INK, INSET, LINE, YELLOW, fade_colour};
use client::kit::panel::build::{choose, column, row, seat_chip, spacer, text, widget, wrapped_row};
use client::kit::panel::{HeightRange, Node, Widget, WidthRange, show_panel};
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle, notes};
use client::panels::replay_controls::BESIDE_CHART;
use client::panels::timeline::{At, Span, Timeline, step_at};
use shell::language::{Argument, Phrase};
use shell::seats::Seat;

/// Widths of lines between rounds and at chances, and of a line that stands out with the ink
/// around it, in points.
const THIN: f32 = LineWidth::Thin.points();
const MARK: f32 = LineWidth::Panel.points();
const INKED: f32 = 2.0 * MARK;
/// Width of a frame, and of gaps between things that would cover each other, in points.
const FRAME: f32 = LineWidth::Well.points();
const APART: f32 = Space::Xxs.points();
/// Side of a seat's chip at the end of its curve, in points.
const CHIP: f32 = IconSize::Text.points();
/// Side of the disc of a turning point, in points at the usual text size.
const DISC: f32 = IconSize::Text.points();

/// Contents of the chart.
pub struct Chart<'a> {
    /// Rectangle of the curves, as wide as the timeline; numbers and names are beside it.
    pub rect: Rect,
    /// Rounds and phases.
    pub timeline: &'a Timeline,
    /// Step that is shown.
    pub at: At,
    /// Outlooks from the beginning on, as far as they are known.
    pub outlooks: &'a [Outlook],
    /// Seats whose chances they are.
    pub seats: &'a [Seat],
    /// Steps of the turning points.
    pub pins: &'a [usize],
}

/// Returns a chance, or another part of a whole, in percent.
pub const fn in_percent(part: f32) -> f32 {
    part * 100.0
}

/// Chance in percent.
pub fn percent_phrase(chance: f32) -> Phrase {
    phrase!("chances-percent", chance = Argument::decimal(f64::from(in_percent(chance)), 0))
}

/// Difference of chances in percentage points: "+16 points".
pub fn difference_phrase(by: f32) -> Phrase {
    phrase!("chances-more", by = in_percent(by).round() as i32)
}

/// Draws the chart; returns the step that is clicked.
pub fn draw_chart(pen: &mut Pen, chart: &Chart) -> Option<usize> {
    let whole = Rect::from_min_max(
        chart.rect.min - vec2(BESIDE_CHART.0, 0.0),
        chart.rect.max + vec2(BESIDE_CHART.1, -Space::Xs.points()),
    );
    show_panel(pen, whole, chart_panel(chart)).pop()
}

/// Describes the chart: the heading, the chances at the step that is shown, and the curves.
fn chart_panel<'a>(chart: &'a Chart) -> Node<'a, usize> {
    let now = chart.outlooks.get(chart.at.step);
    let chances = now.map_or(&[][..], |now| &now.chances);
    let each = || chart.seats.iter().zip(chances).map(|(seat, chance)| seat_chance(seat, *chance));
    let seats = || row(each()).gap(Space::M);
    let heading = || phrase!("chances-heading");
    let with_heading =
        row([text(TextStyle::LABEL.in_colour(YELLOW), heading()).manner(Manner::Heading), spacer(), seats()]);
    // The percentages explain themselves; screen readers still get the heading.
    let alone = row([spacer(), seats()]).reads(Manner::Heading, heading());
    let in_lines = wrapped_row(each()).gap(Space::Xs).reads(Manner::Heading, heading());
    column([choose([with_heading, alone, in_lines]), widget(Curves(chart)).grow()]).gap(Space::Xs).key("chances")
}

/// Describes the chance of a seat.
fn seat_chance<'a>(seat: &Seat, chance: f32) -> Node<'a, usize> {
    let told = phrase!("chances-of", name = &seat.name, chance = percent_phrase(chance));
    row([seat_chip(seat.colour, IconSize::Text), text(TextStyle::STRONG, percent_phrase(chance))])
        .gap(Space::Xs)
        .reads(Manner::Found, told)
}

/// Curves with their axis, which lead to the step that is pressed.
struct Curves<'a>(&'a Chart<'a>);

impl Widget<usize> for Curves<'_> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::default()
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::default()
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<usize> {
        let Self(chart) = *self;
        let room = Rect::from_min_max(
            pos2(rect.left() + BESIDE_CHART.0, rect.top()),
            pos2(rect.right() - BESIDE_CHART.1, rect.bottom()),
        );
        let spans = chart.timeline.spans_in(chart.at, room.width());
        if spans.is_empty() || room.height() < CHIP {
            return None;
        }
        ChancePlot { chart, room, spans: &spans }.draw(pen)
    }
}

/// Chart in the room of its curves.
struct ChancePlot<'a> {
    chart: &'a Chart<'a>,
    room: Rect,
    spans: &'a [Span<'a>],
}

impl ChancePlot<'_> {
    /// Point of a step and a chance.
    fn point_of(&self, step: usize, chance: f32) -> (f32, f32) {
        let along = self.spans.get(self.chart.timeline.round_of(step)).map_or(0.0, |span| span.place_of_step(step));
        (self.room.left() + along, self.height_of(chance))
    }

    /// Height of a chance in the window.
    fn height_of(&self, chance: f32) -> f32 {
        self.room.bottom() - chance.clamp(0.0, 1.0) * self.room.height()
    }

    fn draw(&self, pen: &mut Pen) -> Option<usize> {
        self.draw_grid(pen);
        curves::draw_curves(pen, self.chart.outlooks, self.chart.seats, &|step, chance| self.point_of(step, chance));
        self.draw_ends(pen);
        let x = self.point_of(self.chart.at.step, 0.0).0;
        for (width, colour) in [(INKED, INK), (MARK, CREAM)] {
            pen.draw_line((x, self.room.top()), (x, self.room.bottom() + Space::Xs.points()), width, colour);
        }
        // The number of the turning point that is shown stays in sight.
        self.draw_pins(pen);
        self.listen(pen)
    }

    /// Draws the well, and lines at each round and at half of all chances.
    fn draw_grid(&self, pen: &Pen) {
        let room = self.room;
        pen.draw_rect(room, Radius::Chip.points(), INSET, Stroke::new(FRAME, INK));
        let faint = fade_colour(LINE, FAINT);
        for span in &self.spans[1..] {
            let x = room.left() + span.left;
            pen.draw_line((x, room.top()), (x, room.bottom()), THIN, faint);
        }
        for percent in [100_u8, 50, 0] {
            let y = self.height_of(f32::from(percent) / 100.0);
            let is_middle = percent == 50;
            pen.draw_line((room.left(), y), (room.right(), y), THIN, if is_middle { LINE } else { faint });
            // As many numbers as have room above each other, all within the height of the chart.
            let number = pen.ruler().layout(TextStyle::NOTE, f32::INFINITY, percent.to_string());
            let letters = pen.size(TextStyle::NOTE.size);
            let count: u8 = if is_middle { 3 } else { 2 };
            if f32::from(count) * letters <= room.height() {
                let half = letters / 2.0;
                let line = pos2(room.left() - BESIDE_CHART.0, y.clamp(room.top() + half, room.bottom() - half));
                let beside = Rect::from_min_size(line, vec2(BESIDE_CHART.0 - Space::S.points(), 0.0));
                number.paint(pen, beside, Align2::RIGHT_CENTER);
            }
        }
    }

    /// Draws the seats at the end of their curves, pushed apart where they would cover each other.
    fn draw_ends(&self, pen: &mut Pen) {
        let last = self.chart.outlooks.len().saturating_sub(1);
        let is_whole = last == self.chart.timeline.last();
        let Some(outlook) = self.chart.outlooks.last().filter(|_| is_whole) else { return };
        let half = CHIP / 2.0;
        let tops = outlook.chances.iter().map(|chance| self.height_of(*chance) - half);
        let mut ends: Vec<(usize, f32)> = tops.enumerate().collect();
        ends.sort_by(|one, other| one.1.total_cmp(&other.1));
        let step = (CHIP + APART).min((self.room.height() - CHIP) / (ends.len().max(2) - 1) as f32);
        let mut free = self.room.top();
        for (_, y) in &mut ends {
            *y = y.max(free);
            free = *y + step;
        }
        // Seats that were pushed beyond the lower edge push the others back.
        let mut most = self.room.bottom() - CHIP;
        for (seat, y) in ends.iter_mut().rev() {
            *y = y.min(most);
            most = *y - step;
            pen.draw_seat_chip(self.room.right() + Space::S.points(), *y, self.chart.seats[*seat].colour, CHIP);
        }
    }

    /// Draws the turning points with their numbers.
    fn draw_pins(&self, pen: &mut Pen) {
        let side = pen.size(DISC);
        let mut before = f32::NEG_INFINITY;
        let mut top = self.room.top();
        for (number, &step) in self.chart.pins.iter().enumerate() {
            let x = self.point_of(step, 0.0).0;
            // Numbers that would cover each other are one below the other.
            top = if x - before < side + APART { top + side + APART } else { self.room.top() };
            before = x;
            let line = [pos2(x, self.room.top()), pos2(x, self.room.bottom())];
            let stroke = Stroke::new(THIN, fade_colour(CREAM, FAINT));
            let gap = Space::Xs.points();
            pen.painter().extend(Shape::dashed_line(&line, stroke, gap, gap));
            if top + side <= self.room.bottom() {
                let disc = Rect::from_center_size(Pos2::new(x, top + side / 2.0), Vec2::splat(side));
                draw_disc(pen, disc, number, step == self.chart.at.step);
            }
        }
    }

    fn listen(&self, pen: &Pen) -> Option<usize> {
        let room = self.room;
        let response = pen.ui.interact(room, Id::new("chances"), Sense::click_and_drag());
        notes::record_place(pen.ui.ctx(), || "chances".into(), room);
        let at = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
        let along = (at.x - room.left()).clamp(0.0, room.width());
        step_at(self.spans, along).filter(|&step| step != self.chart.at.step)
    }
}

/// Draws the number of a turning point in a square.
pub fn draw_disc(pen: &Pen, rect: Rect, number: usize, is_now: bool) {
    let (fill, ink) = if is_now { (YELLOW, INK) } else { (LINE, CREAM) };
    pen.painter().circle(rect.center(), rect.width() / 2.0, fill, Stroke::new(FRAME, INK));
    let number = pen.ruler().layout(TextStyle::STRONG.in_colour(ink), f32::INFINITY, (number + 1).to_string());
    number.paint(pen, rect, Align2::CENTER_CENTER);
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    #[test]
    fn differences_of_chances_are_points_and_not_percent() {
        let told = |tag: &str| languages::with_tag(tag).unwrap().tell(&difference_phrase(0.164));
        assert_eq!(["en", "de", "es"].map(told), ["+16 points", "+16 Punkte", "+16 puntos"]);
        assert_eq!(languages::with_tag("en").unwrap().tell(&difference_phrase(0.012)), "+1 point");
    }
}
