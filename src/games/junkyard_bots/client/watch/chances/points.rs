//! Turning points and better moves, as a list that leads to their steps.

use bevy_egui::egui::{Color32, Id, Pos2, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use super::chart::{difference_phrase, draw_disc};
use super::foot::caption_phrase;
use crate::analysis::{Analysis, BetterMove, Outlook, TurningPoint};
use crate::client::scene::Scene;
use crate::client::watch::chances::work::AnalysisWork;
use crate::client::watch::told;
use crate::client::watch::watched::WatchedGame;
use crate::messages::phrase;
use crate::sentences::better_move_phrase;
use client::app::request::Control;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::palette::{BROWN_WELL, CARD, CREAM, GREEN, INK, LIGHT_RED, PANEL, RAISED, YELLOW};
use client::kit::{Anchor, Pen, TextStyle, notes};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Margins beside the words of a row, width of its number, height above and below the words, and
/// gap between rows, in points.
const BESIDE: f32 = 12.0;
const DISC: f32 = 30.0;
const AROUND: f32 = 8.0;
const BETWEEN: f32 = 6.0;

const TITLE: TextStyle = TextStyle::STRONG;
const FACTS: TextStyle = TextStyle::NOTE;

/// Row of the list.
enum PointRow<'a> {
    Heading,
    /// Turning point, with its number from 0.
    Point(usize, &'a TurningPoint),
    Better(&'a BetterMove),
    Nothing(Phrase),
}

impl PointRow<'_> {
    fn step(&self) -> Option<usize> {
        match self {
            Self::Point(_, point) => Some(point.step),
            Self::Better(better) => Some(better.step),
            Self::Heading | Self::Nothing(_) => None,
        }
    }
}

fn list_rows(analysis: &Analysis) -> Vec<PointRow<'_>> {
    let mut rows: Vec<PointRow> =
        analysis.turning.iter().enumerate().map(|(number, point)| PointRow::Point(number, point)).collect();
    if rows.is_empty() {
        rows.push(PointRow::Nothing(phrase!("chances-no-points")));
    }
    rows.push(PointRow::Heading);
    rows.extend(analysis.better.iter().map(PointRow::Better));
    if analysis.better.is_empty() {
        rows.push(PointRow::Nothing(phrase!("chances-no-better")));
    }
    rows
}

/// Draws the list; `turn` is the distance to scroll. Returns the control that is pressed.
pub fn draw_points(
    pen: &mut Pen,
    scene: &Scene,
    watched: &WatchedGame,
    work: &AnalysisWork,
    rect: Rect,
    turn: f32,
) -> Option<Control> {
    pen.draw_panel(rect, 10.0, PANEL);
    let below = pen.heading(rect, 19.0, CREAM, phrase!("chances-points")) + 12.0;
    let room = Rect::from_min_max(pos2(rect.left() + 10.0, below), pos2(rect.right() - 10.0, rect.bottom() - 8.0));
    let Some(analysis) = work.analysis() else {
        let at = room.min + vec2(4.0, 4.0);
        let high = pen.passage(at, room.width() - 8.0, TITLE, caption_phrase(work));
        if !work.has_failed() {
            pen.passage(at + vec2(0.0, high + 6.0), room.width() - 8.0, FACTS, phrase!("chances-working"));
        }
        return None;
    };
    let rows = list_rows(analysis);
    let keep = rows.iter().position(|row| row.step() == Some(watched.game.at()));
    let list = List { turn, keep, ..List::new("turning-points", room) };
    let mut asked = None;
    let heights = |pen: &Pen, width: f32| rows.iter().map(|row| row_height(pen, scene, watched, row, width)).collect();
    list.draw_rows(pen, heights, |pen, number, place| {
        let row = &rows[number];
        let card = place.with_max_y(place.bottom() - BETWEEN);
        let Some(step) = row.step() else {
            draw_plain_row(pen, row, card);
            return;
        };
        if is_clicked(pen, number, step, card, step == watched.game.at(), &row_title(scene, watched, row)) {
            asked = Some(Control::GoTo(step));
        }
        pen.silently(|pen| match row {
            PointRow::Point(number, point) => draw_point(pen, scene, watched, card, *number, point, analysis),
            PointRow::Better(better) => draw_better_move(pen, scene, watched, card, better),
            PointRow::Heading | PointRow::Nothing(_) => {}
        });
    });
    asked
}

/// Title of a row.
fn row_title(scene: &Scene, watched: &WatchedGame, row: &PointRow) -> Phrase {
    match row {
        PointRow::Heading => phrase!("chances-better"),
        PointRow::Nothing(text) => text.clone(),
        PointRow::Point(_, point) => told::sentence_of_point(watched, point).sentence,
        PointRow::Better(better) => {
            let seat = watched.game.history().steps()[better.step - 1].seat;
            let what = better_move_phrase(better, &watched.game.history().setup().tiles, scene.play.seats());
            phrase!("chances-could", name = scene.seat_name(seat), instead = what)
        }
    }
}

fn row_height(pen: &Pen, scene: &Scene, watched: &WatchedGame, row: &PointRow, width: f32) -> f32 {
    let title = row_title(scene, watched, row);
    let line = pen.size(16.0) * 1.3;
    match row {
        PointRow::Heading => pen.tall(title, TextStyle::LABEL.in_colour(YELLOW), width - 8.0) + 10.0 + BETWEEN,
        PointRow::Nothing(_) => pen.tall(title, FACTS, width - 8.0) + 6.0 + BETWEEN,
        PointRow::Point(..) => {
            pen.tall(title, TITLE, width - 2.0 * BESIDE - DISC) + 2.0 * AROUND + 2.0 * line.max(26.0) + BETWEEN
        }
        PointRow::Better(_) => pen.tall(title, TITLE, width - 2.0 * BESIDE) + 2.0 * AROUND + line + BETWEEN,
    }
}

/// Draws a row that leads to no step.
fn draw_plain_row(pen: &Pen, row: &PointRow, card: Rect) {
    let at = card.min + vec2(4.0, 4.0);
    match row {
        PointRow::Heading => {
            pen.title(at, card.width() - 8.0, TextStyle::LABEL.in_colour(YELLOW), phrase!("chances-better"));
        }
        PointRow::Nothing(text) => {
            pen.passage(at, card.width() - 8.0, FACTS, text);
        }
        PointRow::Point(..) | PointRow::Better(_) => {}
    }
}

/// Draws the card of a row; returns whether it was clicked.
fn is_clicked(pen: &Pen, number: usize, step: usize, card: Rect, is_now: bool, title: &Phrase) -> bool {
    let response = pen.ui.interact(card, Id::new(("turning point", number)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_now, pen.tell(title)));
    notes::record_place(pen.ui.ctx(), || format!("chance of step {step}"), card);
    let (fill, line) = match (is_now, response.hovered()) {
        (true, _) => (BROWN_WELL, Stroke::new(3.0, YELLOW)),
        (_, true) => (RAISED, Stroke::new(2.0, INK)),
        _ => (CARD, Stroke::new(2.0, INK)),
    };
    pen.draw_rect(card.shrink(1.0), 8.0, fill, line);
    response.clicked()
}

fn draw_point(
    pen: &mut Pen,
    scene: &Scene,
    watched: &WatchedGame,
    card: Rect,
    number: usize,
    point: &TurningPoint,
    analysis: &Analysis,
) {
    let top = card.top() + AROUND;
    let line = (pen.size(16.0) * 1.3).max(26.0);
    draw_disc(pen, pos2(card.left() + 20.0, top + pen.size(10.0)), number, point.step == watched.game.at());
    let at = pos2(card.left() + BESIDE + DISC, top);
    let told = told::sentence_of_point(watched, point);
    let high = pen.passage(at, card.width() - 2.0 * BESIDE - DISC, TITLE, told.sentence);
    let in_round = phrase!("chances-in-round", round = told.round);
    let facts = phrase!("chances-point-facts", cause = point.cause.key(), round = in_round);
    pen.centred_text((at.x, top + high + line / 2.0), Anchor::Start, card.right() - 8.0 - at.x, FACTS, facts);
    let mut x = at.x;
    for seat in moved_most(analysis.course.outlooks(), point.step) {
        if x > at.x && 2.0 * x - at.x > card.right() {
            // There is no room for another as wide.
            break;
        }
        x = draw_change(pen, scene, pos2(x, top + high + line * 1.5), seat, analysis, point.step) + 14.0;
    }
}

/// Returns the two seats whose chances a step changed most, in the order of the seats.
fn moved_most(outlooks: &[Outlook], step: usize) -> Vec<SeatId> {
    let [before, after] = [step - 1, step].map(|step| &outlooks[step].chances);
    let mut seats: Vec<(SeatId, f32)> = before
        .iter()
        .zip(after)
        .enumerate()
        .map(|(seat, (before, after))| (SeatId(seat as u8), (after - before).abs()))
        .collect();
    seats.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    let mut seats: Vec<SeatId> = seats.into_iter().take(2).map(|(seat, _)| seat).collect();
    seats.sort_unstable();
    seats
}

/// Draws a seat's chance before a step and after it. Returns the right end.
fn draw_change(pen: &mut Pen, scene: &Scene, from: Pos2, seat: SeatId, analysis: &Analysis, step: usize) -> f32 {
    let Pos2 { x, y: middle } = from;
    let [before, after] = [step - 1, step].map(|step| analysis.course.outlooks()[step].chances[seat.index()]);
    pen.draw_seat_chip(x, middle - 11.0, scene.seat_colour(seat), 22.0);
    let number = |chance: f32| format!("{:.0}", chance * 100.0);
    let hue = if after >= before { GREEN } else { LIGHT_RED };
    let mut x = x + 28.0;
    x += pen.centred_text((x, middle), Anchor::Start, 80.0, FACTS, number(before)).x + 6.0;
    draw_arrow(pen, x, middle, hue);
    x += 16.0 + 6.0;
    x + pen
        .centred_text(
            (x, middle),
            Anchor::Start,
            80.0,
            TextStyle { face: Face::Bold, colour: hue, ..FACTS },
            number(after),
        )
        .x
}

/// Draws an arrow to the right from `x` on, at the height `y`.
fn draw_arrow(pen: &Pen, x: f32, y: f32, hue: Color32) {
    pen.draw_line((x, y), (x + 14.0, y), 2.5, hue);
    for to in [-5.0, 5.0] {
        pen.draw_line((x + 9.0, y + to), (x + 15.0, y), 2.5, hue);
    }
}

fn draw_better_move(pen: &mut Pen, scene: &Scene, watched: &WatchedGame, card: Rect, better: &BetterMove) {
    let at = card.min + vec2(BESIDE, AROUND);
    let title = row_title(scene, watched, &PointRow::Better(better));
    let high = pen.passage(at, card.width() - 2.0 * BESIDE, TITLE, title);
    let middle = at.y + high + pen.size(16.0) * 0.65;
    let round = watched.game.chronicle().entries()[better.step].round;
    pen.centred_text((at.x, middle), Anchor::Start, 200.0, FACTS, phrase!("chances-in-round", round = round));
    let more = difference_phrase(better.by);
    pen.centred_text((card.right() - BESIDE, middle), Anchor::End, 120.0, TextStyle { colour: GREEN, ..TITLE }, more);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seats_that_a_step_moved_most_stand_in_their_order() {
        let outlook = |chances: [f32; 4]| Outlook {
            chances: chances.into_iter().collect(),
            errors: [0.01; 4].into_iter().collect(),
        };
        let outlooks = [[0.25; 4], [0.2, 0.25, 0.1, 0.45], [0.5, 0.25, 0.05, 0.2]].map(outlook);
        assert_eq!(moved_most(&outlooks, 1), [SeatId(2), SeatId(3)]);
        assert_eq!(moved_most(&outlooks, 2), [SeatId(0), SeatId(3)]);
    }
}
