//! The lessons as rows: the subject and duration of each, and the player's progress in it.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::client::art::drawing_of;
use crate::lessons::{Lesson, LessonProgress, library};
use crate::messages::phrase;
use client::app::sheet;
use client::kit::palette::{BROWN_WELL, CARD, CREAM, GREEN, INK, INSET, RAISED, YELLOW};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Least height of a row, in points.
const ROW: f32 = 80.0;

const NAME: TextStyle = TextStyle::HEADING;
const ABOUT: TextStyle = TextStyle::NOTE;

/// Draws the lessons below each other; returns their height, in points, and the number of the one
/// that was pressed, from 0.
pub(crate) fn draw_lesson_rows(pen: &mut Pen, room: Rect, progress: &LessonProgress) -> (f32, Option<usize>) {
    let mut y = room.top() + 2.0;
    let mut asked = None;
    for (number, lesson) in library::all_lessons().iter().enumerate() {
        let row = LessonRow::of(pen, room.width() - 4.0, number, lesson, progress);
        if row.draw_row(pen, rect_at(room.left() + 2.0, y, room.width() - 4.0, row.high)) {
            asked = Some(number);
        }
        y += row.high + 8.0;
    }
    (y - 8.0 - room.top(), asked)
}

/// A lesson's row.
struct LessonRow<'a> {
    number: usize,
    lesson: &'a Lesson,
    is_done: bool,
    is_next: bool,
    /// Duration of the lesson, and progress in it.
    facts: [Phrase; 2],
    /// Width of these facts, in points, and whether they are beside the name.
    facts_wide: f32,
    is_beside: bool,
    high: f32,
}

/// Left end of the words in a row, behind the number and the picture, in points.
const WORDS: f32 = 140.0;

impl<'a> LessonRow<'a> {
    fn of(pen: &Pen, width: f32, number: usize, lesson: &'a Lesson, progress: &LessonProgress) -> Self {
        let is_done = progress.is_done(lesson);
        let is_next = progress.next_lesson().is_some_and(|next| **next == *lesson);
        let state = match progress.step_of(lesson) {
            Some(step) => phrase!("lessons-step", step = step + 1, count = lesson.steps().len()),
            None if is_done => phrase!("lessons-done"),
            None => Phrase::default(),
        };
        let facts = [phrase!("lessons-minutes", minutes = lesson.minutes()), state];
        let facts_wide = facts.iter().map(|fact| pen.wide(fact, TextStyle::STRONG)).fold(0.0, f32::max);
        let room = width - WORDS - 16.0;
        let is_beside = !sheet::has_large_text(pen) && facts_wide + 220.0 < room;
        let words = if is_beside { room - facts_wide - 12.0 } else { room };
        let mut high = pen.tall(lesson.name(), NAME, words) + 5.0 + pen.tall(lesson.about(), ABOUT, words) + 24.0;
        if !is_beside {
            high += facts.iter().map(|fact| pen.tall(fact, ABOUT, words)).sum::<f32>() + 4.0;
        }
        Self { number, lesson, is_done, is_next, facts, facts_wide, is_beside, high: high.max(ROW) }
    }

    /// Draws the row; returns whether it was pressed.
    fn draw_row(&self, pen: &mut Pen, rect: Rect) -> bool {
        let response = pen.interact_focusable(rect, Id::new(("lesson", self.number)), Sense::click());
        let name = pen.tell(&self.lesson.name());
        let called = phrase!(
            "lessons-spoken",
            name = &name,
            about = self.lesson.about(),
            minutes = &self.facts[0],
            state = &self.facts[1],
        );
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&called)));
        let (fill, line) = match (self.is_next, response.hovered()) {
            (true, _) => (BROWN_WELL, Stroke::new(3.0, YELLOW)),
            (_, true) => (RAISED, Stroke::new(2.5, INK)),
            _ => (CARD, Stroke::new(2.5, INK)),
        };
        pen.draw_rect(rect, 10.0, fill, line);
        pen.draw_focus_ring(&response, rect.expand(4.0), 12.0);
        pen.silently(|pen| self.draw_contents(pen, rect));
        response.clicked()
    }

    fn draw_contents(&self, pen: &mut Pen, rect: Rect) {
        let disc = pos2(rect.left() + 34.0, rect.center().y);
        let (fill, line) = match (self.is_done, self.is_next) {
            (true, _) => (INSET, GREEN),
            (_, true) => (YELLOW, INK),
            _ => (INSET, INK),
        };
        pen.painter().circle(disc, 18.0, fill, Stroke::new(2.5, line));
        if self.is_done {
            pen.draw_icon("check", disc.x - 12.0, disc.y - 12.0, 24.0, GREEN);
        } else {
            let colour = if self.is_next { INK } else { CREAM };
            let number = (self.number + 1).to_string();
            pen.centred_text(disc.into(), Anchor::Middle, 36.0, TextStyle::FIGURE.in_colour(colour), &number);
        }
        let well = Rect::from_center_size(pos2(rect.left() + 95.0, rect.center().y), vec2(60.0, 60.0));
        pen.draw_inset(well, 8.0, INSET);
        if let Some(tile) = self.lesson.setup().tiles.get(self.lesson.picture()) {
            let wide = tile.size().is_some_and(|size| size.points() == 2);
            let size = if wide { vec2(50.0, 25.0) } else { vec2(44.0, 44.0) };
            pen.draw_svg(drawing_of(tile, None), Rect::from_center_size(well.center(), size), Color32::WHITE);
        }
        let right = rect.right() - 16.0;
        let room = right - rect.left() - WORDS;
        let words = if self.is_beside { room - self.facts_wide - 12.0 } else { room };
        let mut at = rect.min + vec2(WORDS, 12.0);
        at.y += pen.passage(at, words, NAME, self.lesson.name()) + 5.0;
        at.y += pen.passage(at, words, ABOUT, self.lesson.about()) + 4.0;
        let state = TextStyle::STRONG.in_colour(if self.is_done { GREEN } else { YELLOW });
        if self.is_beside {
            pen.centred_text((right, rect.top() + 24.0), Anchor::End, self.facts_wide + 4.0, ABOUT, &self.facts[0]);
            pen.centred_text((right, rect.top() + 52.0), Anchor::End, self.facts_wide + 4.0, state, &self.facts[1]);
        } else {
            at.y += pen.passage(at, words, ABOUT, &self.facts[0]);
            pen.passage(at, words, TextStyle { face: ABOUT.face, ..state }, &self.facts[1]);
        }
    }
}
