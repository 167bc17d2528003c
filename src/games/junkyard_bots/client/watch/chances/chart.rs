//! Chart of the seats' chances to win, on the timeline's scale.

use bevy_egui::egui::{Id, Pos2, Rect, Sense, Stroke, pos2, vec2};

use super::curves;
use crate::analysis::Outlook;
use crate::messages::phrase;
use client::art::fonts::Face;
use client::kit::palette::{CREAM, INK, INSET, LINE, YELLOW, fade_colour};
use client::kit::pen::rect_at;
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::{Anchor, Pen, TextStyle, notes};
use client::panels::timeline::{At, Span, Timeline, step_at};
use shell::language::{Argument, Phrase};
use shell::seats::Seat;

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

impl Chart<'_> {
    /// Point of a step and a chance in the room of the curves.
    fn point_of(&self, room: Rect, spans: &[Span], step: usize, chance: f32) -> (f32, f32) {
        let along = spans.get(self.timeline.round_of(step)).map_or(0.0, |span| span.place_of_step(step));
        (room.left() + along, room.bottom() - chance.clamp(0.0, 1.0) * room.height())
    }
}

/// Chance in percent.
pub fn percent_phrase(chance: f32) -> Phrase {
    phrase!("chances-percent", chance = Argument::decimal(f64::from(chance * 100.0), 0))
}

/// Difference of chances in percentage points: "+16 points".
pub fn difference_phrase(by: f32) -> Phrase {
    phrase!("chances-more", by = (by * 100.0).round() as i32)
}

/// Draws the chart; returns the step that is clicked.
pub fn draw_chart(pen: &mut Pen, chart: &Chart) -> Option<usize> {
    let top = draw_heads(pen, chart);
    let room = Rect::from_min_max(pos2(chart.rect.left(), top), chart.rect.max - vec2(0.0, 6.0));
    let spans = chart.timeline.spans_in(chart.at, room.width());
    if spans.is_empty() || room.height() < 20.0 {
        return None;
    }
    draw_grid(pen, room, &spans);
    let spot = |step, chance| chart.point_of(room, &spans, step, chance);
    curves::draw_curves(pen, chart.outlooks, chart.seats, &spot);
    draw_ends(pen, chart, room, &spans);
    let (x, _) = spot(chart.at.step, 0.0);
    pen.draw_line((x, room.top()), (x, chart.rect.bottom()), 6.0, INK);
    pen.draw_line((x, room.top()), (x, chart.rect.bottom()), 3.0, CREAM);
    // The number of the turning point that is shown stays in sight.
    draw_pins(pen, chart, room, &spans);
    listen_to_chart(pen, chart, room, &spans)
}

/// Draws the heading, and the chances at the step that is shown. Returns the upper end of the
/// chart.
fn draw_heads(pen: &mut Pen, chart: &Chart) -> f32 {
    let left = chart.rect.left() - 38.0;
    let right = chart.rect.right() + 30.0;
    let line = pen.size(17.0) * 1.3 + 6.0;
    let top = chart.rect.top() + 6.0;
    let heading = pen.tell(&phrase!("chances-heading"));
    let now = chart.outlooks.get(chart.at.step);
    let chances = now.map_or(&[][..], |now| &now.chances);
    let values: Vec<String> = chances.iter().map(|chance| pen.tell(&percent_phrase(*chance))).collect();
    let letters = TextStyle::STRONG;
    let widths: Vec<f32> = values.iter().map(|value| 28.0 + pen.wide(value, letters) + 14.0).collect();
    let all = widths.iter().sum::<f32>();
    if left + pen.measure(&heading, Face::Display, 17.0) + 16.0 + all <= right {
        pen.head((left, top + pen.size(17.0)), 17.0, YELLOW, &heading);
    } else {
        // The percentages explain themselves; screen readers still get the heading.
        add_spoken_text(pen.ui.ctx(), "chances", rect_at(left, top, right - left, line), Manner::Heading, &heading);
    }
    let mut x = right - all + 14.0;
    let middle = top + pen.size(17.0) * 0.62;
    for (((seat, value), wide), chance) in chart.seats.iter().zip(&values).zip(&widths).zip(chances) {
        pen.draw_seat_chip(x, middle - 11.0, seat.colour, 22.0);
        pen.silently(|pen| pen.centred_text((x + 28.0, middle), Anchor::Start, f32::INFINITY, letters, value));
        let told = phrase!("chances-of", name = &seat.name, chance = percent_phrase(*chance));
        let rect = rect_at(x, middle - 11.0, *wide, 22.0);
        add_spoken_text(pen.ui.ctx(), ("chance", seat.colour as u8), rect, Manner::Found, &pen.tell(&told));
        x += wide;
    }
    top + line
}

/// Draws the well, and lines at each round and at half of all chances.
fn draw_grid(pen: &mut Pen, room: Rect, spans: &[Span]) {
    pen.draw_rect(room.expand(1.0), 6.0, INSET, Stroke::new(2.0, INK));
    for span in &spans[1..] {
        let x = room.left() + span.left;
        pen.draw_line((x, room.top() + 1.0), (x, room.bottom() - 1.0), 1.5, fade_colour(LINE, 0.5));
    }
    let lines = room.height() / (pen.size(16.0) * 1.2);
    for (part, text) in [(1.0, "100"), (0.5, "50"), (0.0, "0")] {
        let y = room.bottom() - room.height() * part;
        pen.draw_line((room.left(), y), (room.right(), y), 1.5, fade_colour(LINE, if part == 0.5 { 0.9 } else { 0.5 }));
        // As many numbers as have room above each other.
        if lines < if part == 0.5 { 3.0 } else { 2.0 } {
            continue;
        }
        let middle = y.clamp(room.top() + pen.size(6.0), room.bottom() - pen.size(6.0));
        let at = (room.left() - 8.0, middle);
        pen.silently(|pen| pen.centred_text(at, Anchor::End, 60.0, TextStyle::NOTE, text));
    }
}

/// Draws the seats at the end of their curves, pushed apart where they would cover each other.
fn draw_ends(pen: &mut Pen, chart: &Chart, room: Rect, spans: &[Span]) {
    const SIDE: f32 = 20.0;
    let last = chart.outlooks.len().saturating_sub(1);
    let Some(outlook) = chart.outlooks.last().filter(|_| last == chart.timeline.last()) else { return };
    let mut ends: Vec<(usize, f32)> = outlook
        .chances
        .iter()
        .enumerate()
        .map(|(seat, chance)| (seat, chart.point_of(room, spans, last, *chance).1 - SIDE / 2.0))
        .collect();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let step = (SIDE + 2.0).min((room.height() - SIDE) / (ends.len().max(2) - 1) as f32);
    let mut free = room.top();
    for (_, y) in &mut ends {
        *y = y.max(free);
        free = *y + step;
    }
    // Seats that were pushed beyond the lower edge push the others back.
    let mut most = room.bottom() - SIDE;
    for (seat, y) in ends.iter_mut().rev() {
        *y = y.min(most);
        most = *y - step;
        pen.draw_seat_chip(room.right() + 8.0, *y, chart.seats[*seat].colour, SIDE);
    }
}

/// Draws the turning points with their numbers.
fn draw_pins(pen: &mut Pen, chart: &Chart, room: Rect, spans: &[Span]) {
    let radius = pen.size(10.0);
    let mut before = f32::NEG_INFINITY;
    let mut y = 0.0;
    for (number, &step) in chart.pins.iter().enumerate() {
        let (x, _) = chart.point_of(room, spans, step, 0.0);
        let is_now = step == chart.at.step;
        // Numbers that would cover each other are one below the other.
        y = if x - before < 2.0 * radius + 2.0 { y + 2.0 * radius + 2.0 } else { room.top() + radius };
        before = x;
        let line = [pos2(x, room.top() + 2.0), pos2(x, room.bottom())];
        let stroke = Stroke::new(1.5, fade_colour(CREAM, 0.6));
        pen.painter().extend(bevy_egui::egui::Shape::dashed_line(&line, stroke, 3.0, 4.0));
        if y + radius <= room.bottom() {
            draw_disc(pen, pos2(x, y), number, is_now);
        }
    }
}

/// Draws the number of a turning point.
pub fn draw_disc(pen: &mut Pen, middle: Pos2, number: usize, is_now: bool) {
    let (fill, ink) = if is_now { (YELLOW, INK) } else { (LINE, CREAM) };
    pen.painter().circle(middle, pen.size(10.0), fill, Stroke::new(2.0, INK));
    let number = (number + 1).to_string();
    pen.silently(|pen| {
        pen.centred_text(middle.into(), Anchor::Middle, 40.0, TextStyle::STRONG.in_colour(ink), &number)
    });
}

fn listen_to_chart(pen: &Pen, chart: &Chart, room: Rect, spans: &[Span]) -> Option<usize> {
    let response = pen.ui.interact(room, Id::new("chances"), Sense::click_and_drag());
    notes::record_place(pen.ui.ctx(), || "chances".into(), room);
    let at = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    step_at(spans, (at.x - room.left()).clamp(0.0, room.width())).filter(|&step| step != chart.at.step)
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
