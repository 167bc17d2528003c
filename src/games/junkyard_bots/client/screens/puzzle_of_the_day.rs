//! The card of the puzzle of the day: its goal, and the row of days.

use std::sync::Arc;

use bevy_egui::egui::{Rect, Stroke, pos2, vec2};

use super::puzzle_tiles::{self, LAMPS, draw_level_lamps};
use crate::client::art::names::puzzle_icon;
use crate::messages::phrase;
use crate::puzzles::{Date, ProvedPuzzle, PuzzleProgress};
use crate::words;
use client::app::sheet::has_large_text;
use client::art::Composed;
use client::kit::palette::{BROWN_WELL, CARD, GREEN, GREEN_WELL, INK, INSET, MUTED, STAGE, YELLOW};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Margin between the card's edge and its contents, in points.
const MARGIN: f32 = 16.0;
/// Number of days that are shown.
const DAYS: u32 = 7;
/// Height of the box of a day, in points; larger text makes it higher.
const DAY: f32 = 56.0;

/// Least and greatest height of the picture of the robots, with the gap below it, in points.
const PICTURE: (f32, f32) = (90.0, 190.0);

const TITLE: TextStyle = TextStyle::NAME.in_colour(YELLOW);
const GOAL: TextStyle = TextStyle::HEADING;
const WORDS: TextStyle = TextStyle::NOTE;
const ROW: TextStyle = TextStyle::LABEL;

/// Contents of the card.
pub struct Today<'a> {
    /// Day of the puzzle.
    pub date: Date,
    /// The puzzle, once it is worked out.
    pub proved: Option<&'a ProvedPuzzle>,
    /// The robots of the puzzle: first the player's own.
    pub robots: &'a [Arc<Composed>],
    /// Progress of the player in puzzles.
    pub progress: &'a PuzzleProgress,
}

/// A part of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Title,
    Goal,
    Facts,
    Solve,
    Row,
    Days,
    Note,
}

const PARTS: [Part; 7] = [Part::Title, Part::Goal, Part::Facts, Part::Solve, Part::Row, Part::Days, Part::Note];

impl Today<'_> {
    fn goal(&self) -> Phrase {
        self.proved.map_or_else(|| phrase!("puzzles-today-coming"), |proved| proved.puzzle().goal().phrase())
    }

    fn state(&self) -> Phrase {
        puzzle_tiles::state_name(self.progress.daily_state(self.date))
    }

    fn solve_button() -> Button<'static> {
        Button::new(phrase!("puzzles-solve"), ButtonKind::Primary, 21.0).with_icon("play")
    }

    /// Height of a part in a width, with the gap below it, in points.
    fn part_height(&self, pen: &Pen, part: Part, width: f32) -> f32 {
        match part {
            Part::Title => {
                let title = pen.tall(phrase!("puzzles-today"), TITLE, width);
                if Self::has_date_beside(pen, self.date, width) {
                    title + 8.0
                } else {
                    title + pen.tall(words::date_words(self.date), WORDS, width) + 8.0
                }
            }
            Part::Goal => pen.tall(self.goal(), GOAL, width) + 8.0,
            Part::Facts if self.proved.is_none() => 0.0,
            Part::Facts if has_large_text(pen) => pen.tall(self.facts(), WORDS, width) + 10.0,
            Part::Facts => 36.0,
            Part::Solve => Self::solve_button().height(pen, width, 58.0) + 18.0,
            Part::Row => {
                let best = if self.has_best_beside(pen, width) { 0.0 } else { pen.tall(self.best(), WORDS, width) };
                pen.tall(self.row(), ROW, width) + best + 8.0
            }
            Part::Days => DAY.max(pen.size(DAY)) + 8.0,
            Part::Note => pen.tall(phrase!("puzzles-row-note"), WORDS, width),
        }
    }

    fn has_date_beside(pen: &Pen, date: Date, width: f32) -> bool {
        pen.wide(phrase!("puzzles-today"), TITLE) + 14.0 + pen.wide(words::date_words(date), WORDS) <= width
    }

    fn row(&self) -> Phrase {
        phrase!("puzzles-row", count = self.progress.current_streak(self.date))
    }

    fn best(&self) -> Phrase {
        phrase!("puzzles-row-best", count = self.progress.best_streak())
    }

    fn has_best_beside(&self, pen: &Pen, width: f32) -> bool {
        pen.wide(self.row(), ROW) + 14.0 + pen.wide(self.best(), WORDS) <= width
    }

    /// Kind, level and state of the puzzle, in a line.
    fn facts(&self) -> Phrase {
        let Some(proved) = self.proved else { return Phrase::default() };
        let both = phrase!("puzzles-kind-and-level", kind = &proved.kind(), level = &proved.level());
        phrase!("list-comma", first = both, second = self.state())
    }

    /// Height of the card in a width, in points.
    pub fn card_height(&self, pen: &Pen, width: f32) -> f32 {
        let inner = width - 2.0 * MARGIN;
        PARTS.into_iter().map(|part| self.part_height(pen, part, inner)).sum::<f32>() + 2.0 * MARGIN
    }

    /// Draws the card; returns whether the button to solve the puzzle was pressed.
    pub fn draw_card(&self, pen: &mut Pen, card: Rect) -> bool {
        pen.draw_rect(card, 12.0, CARD, Stroke::new(3.0, YELLOW));
        let inner = card.shrink(MARGIN);
        let mut top = inner.top();
        let mut is_asked = false;
        // The picture takes the spare height of the card first; the rest of it is left above the
        // days.
        let mut left = (inner.height()
            - PARTS.into_iter().map(|part| self.part_height(pen, part, inner.width())).sum::<f32>())
        .max(0.0);
        for part in PARTS {
            let high = self.part_height(pen, part, inner.width());
            if part == Part::Goal && left >= PICTURE.0 {
                let high = left.min(PICTURE.1);
                self.draw_robots(pen, rect_at(inner.left(), top, inner.width(), high - 12.0));
                top += high;
                left -= high;
            }
            if part == Part::Row {
                top += left;
                pen.draw_line((inner.left(), top - 8.0), (inner.right(), top - 8.0), 2.0, INK);
            }
            let place = rect_at(inner.left(), top, inner.width(), high);
            is_asked |= self.draw_part(pen, part, place);
            top += high;
        }
        is_asked
    }

    fn draw_part(&self, pen: &mut Pen, part: Part, place: Rect) -> bool {
        match part {
            Part::Title => self.draw_title(pen, place),
            Part::Goal => drop(pen.passage(place.min, place.width(), GOAL, self.goal())),
            Part::Facts => self.draw_facts(pen, place),
            Part::Solve => {
                let closed = self.proved.is_none().then(|| phrase!("puzzles-today-coming"));
                let button = Self::solve_button().disabled_because(closed);
                let button = if self.proved.is_some() { button.as_default() } else { button };
                let place = place.with_max_y(place.bottom() - 18.0);
                return button.show(pen, place.shrink2(vec2(2.0, 0.0)));
            }
            Part::Row => {
                let high = pen.passage(place.min, place.width(), ROW, self.row());
                if self.has_best_beside(pen, place.width()) {
                    let at = (place.right(), place.top() + high / 2.0);
                    pen.centred_text(at, Anchor::End, place.width(), WORDS, self.best());
                } else {
                    pen.passage(place.min + vec2(0.0, high), place.width(), WORDS, self.best());
                }
            }
            Part::Days => self.draw_days(pen, place.with_max_y(place.bottom() - 8.0)),
            Part::Note => drop(pen.passage(place.min, place.width(), WORDS, phrase!("puzzles-row-note"))),
        }
        false
    }

    /// Draws the robots beside each other, as large as there is room for.
    fn draw_robots(&self, pen: &mut Pen, place: Rect) {
        pen.draw_rect(place, 9.0, STAGE, Stroke::new(2.5, INK));
        let count = self.robots.len().max(1) as f32;
        let wide = (place.width() - 16.0) / count;
        for (number, robot) in self.robots.iter().enumerate() {
            let at =
                rect_at(place.left() + 8.0 + number as f32 * wide, place.top() + 10.0, wide, place.height() - 18.0);
            pen.draw_composed(("today", number), robot, at.shrink2(vec2(8.0, 0.0)));
        }
    }

    fn draw_title(&self, pen: &Pen, place: Rect) {
        let high = pen.title(place.min, place.width(), TITLE, phrase!("puzzles-today"));
        let date = words::date_words(self.date);
        if Self::has_date_beside(pen, self.date, place.width()) {
            pen.centred_text((place.right(), place.top() + high / 2.0), Anchor::End, place.width(), WORDS, date);
        } else {
            pen.passage(place.min + vec2(0.0, high), place.width(), WORDS, date);
        }
    }

    fn draw_facts(&self, pen: &mut Pen, place: Rect) {
        let Some(proved) = self.proved else { return };
        if has_large_text(pen) {
            pen.passage(place.min, place.width(), WORDS, self.facts());
            return;
        }
        let middle = place.top() + 13.0;
        let mut x = place.left();
        pen.draw_icon(puzzle_icon(proved.kind()), x, middle - 12.0, 24.0, YELLOW);
        x += 32.0;
        x += pen.centred_text((x, middle), Anchor::Start, 200.0, WORDS, proved.kind().phrase()).x + 16.0;
        draw_level_lamps(pen, x, middle, proved.level());
        x += LAMPS + 8.0;
        pen.centred_text((x, middle), Anchor::Start, 200.0, WORDS, proved.level().phrase());
        let letters = TextStyle::STRONG.in_colour(GREEN);
        pen.centred_text((place.right(), middle), Anchor::End, 120.0, letters, self.state());
    }

    /// Draws a box for each of the last days: a tick if its puzzle was solved, a question mark for
    /// today, a dash if it was missed.
    fn draw_days(&self, pen: &mut Pen, place: Rect) {
        let today = self.date.number();
        let first = today.saturating_sub(DAYS - 1);
        let wide = (place.width() - 6.0 * (DAYS - 1) as f32) / DAYS as f32;
        for (number, day) in (first..=today).enumerate() {
            let date = Date::from_number(day);
            let box_ = rect_at(place.left() + number as f32 * (wide + 6.0), place.top(), wide, place.height());
            self.draw_day(pen, box_, date);
        }
    }

    fn draw_day(&self, pen: &mut Pen, place: Rect, date: Date) {
        let is_solved = self.progress.has_solved_daily(date);
        let is_today = date == self.date;
        let name = phrase!("puzzle-weekday", day = date.weekday());
        let (fill, line) = match (is_solved, is_today) {
            (true, _) => (GREEN_WELL, GREEN),
            (false, true) => (BROWN_WELL, YELLOW),
            (false, false) => (INSET, INK),
        };
        pen.draw_rect(place, 8.0, fill, Stroke::new(2.5, line));
        let upper = place.top() + place.height() * 0.3;
        let lower = pos2(place.center().x, place.top() + place.height() * 0.7);
        pen.centred_text((place.center().x, upper), Anchor::Middle, place.width(), TextStyle::STRONG, name);
        match (is_solved, is_today) {
            (true, _) => pen.draw_icon("check", lower.x - 9.0, lower.y - 9.0, 18.0, GREEN),
            (false, true) => pen.draw_icon("help", lower.x - 9.0, lower.y - 9.0, 18.0, YELLOW),
            (false, false) => pen.draw_line((lower.x - 7.0, lower.y), (lower.x + 7.0, lower.y), 2.5, MUTED),
        }
    }
}
