//! The first game in short lessons: which are done, the way on, and the short real game after them.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet;
use crate::client::art::{Art, drawing_of};
use crate::client::board::coach::coach;
use crate::client::input::pressed;
use crate::client::kit::button::row_of_buttons;
use crate::client::kit::palette::{BROWN_WELL, CARD, CREAM, GREEN, INK, INSET, PANEL, RAISED, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::scroll::{Keys, scrolled};
use crate::client::kit::{Anchor, Button, Kind, Letters, Pen};
use crate::client::play::learned::Learned;
use crate::client::settings::Settings;
use crate::language::{Phrase, phrase};
use crate::lessons::{Lesson, Progress, library};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::Lessons)));
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Take(usize),
    GoOn,
    RealGame,
    StartOver,
    Back,
}

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut learned: ResMut<Learned>,
    mut art: ResMut<Art>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut asked = sheet::enter(&ctx).then_some(Asked::GoOn);
    let progress = learned.lessons.clone();
    sheet::sheet(&ctx, &settings, &mut art, "lessons", |pen, whole| {
        sheet::dusk(pen, whole);
        asked = dialog(pen, whole, &progress).or(asked);
    });
    if pressed(&ctx, Key::Escape) {
        asked = Some(Asked::Back);
    }
    match asked {
        None => {}
        Some(Asked::Take(number)) => drop(requests.write(Request::TakeLesson(number))),
        Some(Asked::GoOn) if progress.next().is_some() => drop(requests.write(Request::NextLesson)),
        Some(Asked::GoOn | Asked::RealGame) => drop(requests.write(Request::FirstRealGame)),
        Some(Asked::StartOver) => learned.lessons.start_over(),
        Some(Asked::Back) => drop(requests.write(Request::Show(Screen::Title))),
    }
    Ok(())
}

/// How wide the column at the right is as it is drawn, and how high a lesson's row.
const SIDE: f32 = 336.0;
const ROW: f32 = 80.0;

fn dialog(pen: &mut Pen, whole: Rect, progress: &Progress) -> Option<Asked> {
    let about = phrase!("lessons-about", count = library::all().len(), minutes = library::minutes());
    let (rect, top) = sheet::dialog(pen, whole, (1020.0, 712.0), phrase!("lessons-title"), about);
    let inner = Rect::from_min_max(pos2(rect.left() + 30.0, top), rect.max - vec2(30.0, 20.0));
    let (foot, mut asked) = foot(pen, inner, progress);
    let room = inner.with_max_y(foot - 14.0);
    if sheet::is_large(pen) {
        // One below the other, and all of it scrolls.
        scrolled(pen, room, "lessons", Keys::Pages, |pen, room| {
            let (high, way_on) = way_on(pen, room, progress);
            let below = room.with_min_y(room.top() + high + 14.0);
            let (rows, lesson) = rows(pen, below, progress);
            asked = asked.or(way_on).or(lesson);
            high + 14.0 + rows
        });
        return asked;
    }
    let left = room.with_max_x(room.right() - SIDE - 14.0);
    scrolled(pen, left, "lessons", Keys::Pages, |pen, room| {
        let (high, lesson) = rows(pen, room, progress);
        asked = asked.or(lesson);
        high
    });
    let right = room.with_min_x(left.right() + 14.0);
    pen.panel(right, 10.0, PANEL);
    scrolled(pen, right.shrink(14.0), "way-on", Keys::None, |pen, room| {
        let (high, way_on) = way_on(pen, room, progress);
        asked = asked.or(way_on);
        high
    });
    asked
}

/// The buttons below, and how many lessons are done. Returns where they begin, and what is asked for.
fn foot(pen: &mut Pen, inner: Rect, progress: &Progress) -> (f32, Option<Asked>) {
    let count = phrase!("lessons-count", done = progress.count(), count = library::all().len());
    let again = Button::new(phrase!("lessons-start-over"), Kind::Slate, 18.0).icon("undo");
    let again = again.closed((*progress == Progress::default()).then(|| phrase!("lessons-nothing-done")));
    let back = Button::new(phrase!("lessons-back"), Kind::Slate, 18.0).nth(1);
    let places = row_of_buttons(pen, inner, &[(&again, 180.0), (&back, 130.0)], 52.0, 14.0);
    let down = inner.bottom() - places.last().map_or(inner.top(), Rect::bottom);
    let mut places: Vec<Rect> = places.into_iter().map(|place| place.translate(vec2(0.0, down))).collect();
    let is_one_row = places.len() == 2 && places[0].top() == places[1].top();
    if is_one_row {
        places[1] = places[1].translate(vec2(inner.right() - places[1].right(), 0.0));
        let (x, room) = (places[0].right() + 16.0, places[1].left() - places[0].right() - 32.0);
        let letters = Letters::text(16.0, SECOND);
        if pen.wide(&count, letters) <= room {
            pen.about((x, places[0].center().y), Anchor::Start, room, letters, count);
        }
    }
    let top = places.first().map_or(inner.bottom(), Rect::top);
    let mut asked = None;
    for ((button, place), ask) in [again, back].into_iter().zip(places).zip([Asked::StartOver, Asked::Back]) {
        if button.show(pen, place) {
            asked = Some(ask);
        }
    }
    (top, asked)
}

/// The coach, the button that always names what comes next, and the real game. Returns how high it is, and what is asked for.
fn way_on(pen: &mut Pen, room: Rect, progress: &Progress) -> (f32, Option<Asked>) {
    let mut asked = None;
    let side = 92.0;
    coach(pen, area(room.left(), room.top(), side, side));
    let (x, wide) = (room.left() + side + 16.0, room.width() - side - 16.0);
    let mut y = room.top() + 6.0;
    y += pen.passage(pos2(x, y), wide, Letters::bold(17.0, CREAM), phrase!("lessons-hello")) + 3.0;
    y += pen.passage(pos2(x, y), wide, Letters::text(16.0, SECOND), greeting(progress));
    y = y.max(room.top() + side) + 14.0;
    let next = progress.next().and_then(|next| library::all().iter().position(|lesson| lesson == next));
    let label = match next {
        Some(number) if progress.count() == 0 && progress.step_of(&library::all()[number]).is_none() => {
            phrase!("lessons-begin")
        }
        Some(number) => phrase!("lessons-go-on", number = number + 1),
        None => phrase!("lessons-real-game"),
    };
    let button = Button::new(label, Kind::Primary, 20.0).icon("play").default();
    let high = button.height(pen, room.width(), 60.0);
    if button.show(pen, area(room.left(), y, room.width(), high)) {
        asked = Some(Asked::GoOn);
    }
    y += high + 20.0;
    if next.is_some() {
        y += pen.title(
            pos2(room.left(), y),
            room.width(),
            Letters::display(18.0, YELLOW),
            phrase!("lessons-real-heading"),
        );
        y += 6.0;
        y +=
            pen.passage(pos2(room.left(), y), room.width(), Letters::text(16.0, SECOND), phrase!("lessons-real-about"));
        y += 12.0;
        let button = Button::new(phrase!("lessons-real-game"), Kind::Slate, 18.0).icon("phase_factory").nth(1);
        let high = button.height(pen, room.width(), 52.0);
        if button.show(pen, area(room.left(), y, room.width(), high)) {
            asked = Some(Asked::RealGame);
        }
        y += high;
    }
    (y - room.top(), asked)
}

fn greeting(progress: &Progress) -> Phrase {
    match (progress.count(), progress.next()) {
        (_, None) => phrase!("lessons-greeting-done"),
        (0, _) => phrase!("lessons-greeting-new"),
        (count, _) => phrase!("lessons-greeting", count = count),
    }
}

const NAME: Letters = Letters::display(18.0, CREAM);
const ABOUT: Letters = Letters::text(16.0, SECOND);

/// The lessons below each other; returns how high they are, and the one that is asked for.
fn rows(pen: &mut Pen, room: Rect, progress: &Progress) -> (f32, Option<Asked>) {
    let (mut y, mut asked) = (room.top() + 2.0, None);
    for (number, lesson) in library::all().iter().enumerate() {
        let row = Row::of(pen, room.width() - 4.0, number, lesson, progress);
        if row.show(pen, area(room.left() + 2.0, y, room.width() - 4.0, row.high)) {
            asked = Some(Asked::Take(number));
        }
        y += row.high + 8.0;
    }
    (y - 8.0 - room.top(), asked)
}

/// A lesson's row.
struct Row<'a> {
    number: usize,
    lesson: &'a Lesson,
    is_done: bool,
    is_next: bool,
    /// How long it takes, and how far it is.
    facts: [Phrase; 2],
    /// How wide those are, and whether they stand beside the name.
    facts_wide: f32,
    is_beside: bool,
    high: f32,
}

/// Where the words begin, behind the number and the picture.
const WORDS: f32 = 140.0;

impl<'a> Row<'a> {
    fn of(pen: &Pen, width: f32, number: usize, lesson: &'a Lesson, progress: &Progress) -> Self {
        let is_done = progress.is_done(lesson);
        let is_next = progress.next().is_some_and(|next| **next == *lesson);
        let state = match progress.step_of(lesson) {
            Some(step) => phrase!("lessons-step", step = step + 1, count = lesson.steps().len()),
            None if is_done => phrase!("lessons-done"),
            None => Phrase::default(),
        };
        let facts = [phrase!("lessons-minutes", minutes = lesson.minutes()), state];
        let facts_wide = facts.iter().map(|fact| pen.wide(fact, Letters::bold(16.0, CREAM))).fold(0.0, f32::max);
        let room = width - WORDS - 16.0;
        let is_beside = !sheet::is_large(pen) && facts_wide + 220.0 < room;
        let words = if is_beside { room - facts_wide - 12.0 } else { room };
        let mut high = pen.tall(lesson.name(), NAME, words) + 5.0 + pen.tall(lesson.about(), ABOUT, words) + 24.0;
        if !is_beside {
            high += facts.iter().map(|fact| pen.tall(fact, ABOUT, words)).sum::<f32>() + 4.0;
        }
        Self { number, lesson, is_done, is_next, facts, facts_wide, is_beside, high: high.max(ROW) }
    }

    /// Draws it; returns whether it was pressed.
    fn show(&self, pen: &mut Pen, rect: Rect) -> bool {
        let response = pen.listen(rect, Id::new(("lesson", self.number)), Sense::click());
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
        pen.outlined(rect, 10.0, fill, line);
        pen.ring(&response, rect.expand(4.0), 12.0);
        pen.silently(|pen| self.paint(pen, rect));
        response.clicked()
    }

    fn paint(&self, pen: &mut Pen, rect: Rect) {
        let disc = pos2(rect.left() + 34.0, rect.center().y);
        let (fill, line) = match (self.is_done, self.is_next) {
            (true, _) => (INSET, GREEN),
            (_, true) => (YELLOW, INK),
            _ => (INSET, INK),
        };
        pen.painter().circle(disc, 18.0, fill, Stroke::new(2.5, line));
        if self.is_done {
            pen.icon("check", disc.x - 12.0, disc.y - 12.0, 24.0, GREEN);
        } else {
            let colour = if self.is_next { INK } else { CREAM };
            let number = (self.number + 1).to_string();
            pen.about(disc.into(), Anchor::Middle, 36.0, Letters::display(16.0, colour), &number);
        }
        let well = Rect::from_center_size(pos2(rect.left() + 95.0, rect.center().y), vec2(60.0, 60.0));
        pen.inset(well, 8.0, INSET);
        if let Some(tile) = self.lesson.setup().tiles.get(self.lesson.picture()) {
            let wide = tile.size().is_some_and(|size| size.points() == 2);
            let size = if wide { vec2(50.0, 25.0) } else { vec2(44.0, 44.0) };
            pen.drawing(drawing_of(tile, None), Rect::from_center_size(well.center(), size), Color32::WHITE);
        }
        let right = rect.right() - 16.0;
        let room = right - rect.left() - WORDS;
        let words = if self.is_beside { room - self.facts_wide - 12.0 } else { room };
        let mut at = rect.min + vec2(WORDS, 12.0);
        at.y += pen.passage(at, words, NAME, self.lesson.name()) + 5.0;
        at.y += pen.passage(at, words, ABOUT, self.lesson.about()) + 4.0;
        let state = Letters::bold(16.0, if self.is_done { GREEN } else { YELLOW });
        if self.is_beside {
            pen.about((right, rect.top() + 24.0), Anchor::End, self.facts_wide + 4.0, ABOUT, &self.facts[0]);
            pen.about((right, rect.top() + 52.0), Anchor::End, self.facts_wide + 4.0, state, &self.facts[1]);
        } else {
            at.y += pen.passage(at, words, ABOUT, &self.facts[0]);
            pen.passage(at, words, Letters { face: ABOUT.face, ..state }, &self.facts[1]);
        }
    }
}
