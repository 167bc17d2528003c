//! The first game in short lessons: those done, the next one, and the short real game after them.

use bevy::prelude::*;
use bevy_egui::egui::{Key, Rect, Stroke, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::lesson_rows::draw_lesson_rows;
use crate::action::JunkyardBots;
use crate::client::app::request::JunkyardRequest;
use crate::client::lesson::coach_card::draw_coach;
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lessons::robots_of_first_game;
use crate::lessons::{LessonProgress, library};
use crate::messages::phrase;
use client::app::request::Request;
use client::app::screen::{Layer, Screen};
use client::app::sheet;
use client::art::{Art, Composed};
use client::input::is_pressed;
use client::kit::button::row_of_buttons;
use client::kit::palette::{INK, PANEL, SECOND, STAGE, YELLOW};
use client::kit::pen::rect_at;
use client::kit::scenery::draw_scenery;
use client::kit::scroll::{ScrollKeys, draw_scrolled};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::screens::game_shelf::draw_lesson_tags;
use client::screens::game_shelf::games::{GameShelf, is_chosen};
use client::settings::Settings;
use shell::language::Phrase;
use shell::record::Recorded;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_lessons_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::Lessons))
            .run_if(is_chosen(JunkyardBots::NAME)),
    );
}

/// Request made on this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LessonsRequest {
    Take(usize),
    GoOn,
    RealGame,
    StartOver,
    /// The lessons of the game at an index on the shelf.
    OtherGame(usize),
    Back,
}

fn draw_lessons_screen(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut learned: ResMut<Learned>,
    mut shelf: ResMut<GameShelf>,
    mut art: ResMut<Art>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut asked = sheet::is_enter_pressed(&ctx).then_some(LessonsRequest::GoOn);
    let progress = learned.lessons.clone();
    sheet::draw_screen(&ctx, &settings, &mut art, "lessons", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        asked = draw_dialog(pen, whole, &progress, &shelf).or(asked);
    });
    if is_pressed(&ctx, Key::Escape) {
        asked = Some(LessonsRequest::Back);
    }
    let request: Option<Request> = match asked {
        Some(LessonsRequest::Take(number)) => Some(JunkyardRequest::TakeLesson(number).into()),
        Some(LessonsRequest::GoOn) if progress.next_lesson().is_some() => Some(JunkyardRequest::NextLesson.into()),
        Some(LessonsRequest::GoOn | LessonsRequest::RealGame) => Some(JunkyardRequest::FirstRealGame.into()),
        Some(LessonsRequest::StartOver) => {
            learned.lessons.start_over();
            None
        }
        Some(LessonsRequest::OtherGame(number)) => {
            shelf.choose(number);
            None
        }
        Some(LessonsRequest::Back) => Some(Request::Show(Screen::Title)),
        None => None,
    };
    requests.write_batch(request);
    Ok(())
}

/// Width of the right column, in points.
const SIDE: f32 = 336.0;
/// Least and greatest height of the picture of the real game, in points.
const PICTURE: (f32, f32) = (84.0, 170.0);

fn draw_dialog(pen: &mut Pen, whole: Rect, progress: &LessonProgress, shelf: &GameShelf) -> Option<LessonsRequest> {
    let about = phrase!("lessons-about", count = library::all_lessons().len(), minutes = library::total_minutes());
    let (rect, top) = sheet::draw_titled_dialog(pen, whole, (1020.0, 712.0), phrase!("lessons-title"), about);
    let inner = Rect::from_min_max(pos2(rect.left() + 30.0, top), rect.max - vec2(30.0, 20.0));
    let (below_tags, other_game) = draw_lesson_tags(pen, inner, shelf);
    let (foot, asked_below) = draw_foot(pen, inner, progress);
    let mut asked = other_game.map(LessonsRequest::OtherGame).or(asked_below);
    let room = inner.with_min_y(below_tags).with_max_y(foot - 14.0);
    if sheet::has_large_text(pen) {
        // One below the other, and all of it scrolls.
        draw_scrolled(pen, room, "lessons", ScrollKeys::Pages, |pen, room| {
            let (high, way_on) = draw_way_on(pen, room, 0.0, progress);
            let below = room.with_min_y(room.top() + high + 14.0);
            let (rows, lesson) = draw_lesson_rows(pen, below, progress);
            asked = asked.or(way_on).or(lesson.map(LessonsRequest::Take));
            high + 14.0 + rows
        });
        return asked;
    }
    let left = room.with_max_x(room.right() - SIDE - 14.0);
    draw_scrolled(pen, left, "lessons", ScrollKeys::Pages, |pen, room| {
        let (high, lesson) = draw_lesson_rows(pen, room, progress);
        asked = asked.or(lesson.map(LessonsRequest::Take));
        high
    });
    let right = room.with_min_x(left.right() + 14.0);
    pen.draw_panel(right, 10.0, PANEL);
    let most = right.height() - 28.0;
    draw_scrolled(pen, right.shrink(14.0), "way-on", ScrollKeys::None, |pen, room| {
        let (high, way_on) = draw_way_on(pen, room, most, progress);
        asked = asked.or(way_on);
        high
    });
    asked
}

/// Draws the buttons below, and the number of lessons done. Returns the upper edge of the buttons,
/// and the request made with one.
fn draw_foot(pen: &mut Pen, inner: Rect, progress: &LessonProgress) -> (f32, Option<LessonsRequest>) {
    let count = phrase!("lessons-count", done = progress.done_count(), count = library::all_lessons().len());
    let again = Button::new(phrase!("lessons-start-over"), ButtonKind::Slate, 18.0).with_icon("undo");
    let again =
        again.disabled_because((*progress == LessonProgress::default()).then(|| phrase!("lessons-nothing-done")));
    let back = Button::new(phrase!("lessons-back"), ButtonKind::Slate, 18.0).with_number(1);
    let places = row_of_buttons(pen, inner, &[(&again, 180.0), (&back, 130.0)], 52.0, 14.0);
    let down = inner.bottom() - places.last().map_or(inner.top(), Rect::bottom);
    let mut places: Vec<Rect> = places.into_iter().map(|place| place.translate(vec2(0.0, down))).collect();
    let is_one_row = places.len() == 2 && places[0].top() == places[1].top();
    if is_one_row {
        places[1] = places[1].translate(vec2(inner.right() - places[1].right(), 0.0));
        let x = places[0].right() + 16.0;
        let room = places[1].left() - places[0].right() - 32.0;
        let letters = TextStyle::NOTE;
        if pen.wide(&count, letters) <= room {
            pen.centred_text((x, places[0].center().y), Anchor::Start, room, letters, count);
        }
    }
    let top = places.first().map_or(inner.bottom(), Rect::top);
    let mut asked = None;
    for ((button, place), ask) in
        [again, back].into_iter().zip(places).zip([LessonsRequest::StartOver, LessonsRequest::Back])
    {
        if button.show(pen, place) {
            asked = Some(ask);
        }
    }
    (top, asked)
}

const ABOUT: TextStyle = TextStyle::NOTE;

/// Draws the coach, the button that names what comes next, and the real game, with a picture of its
/// players if all fits into a height of `most` points. Returns the height of all, in points, and
/// the request made.
fn draw_way_on(pen: &mut Pen, room: Rect, most: f32, progress: &LessonProgress) -> (f32, Option<LessonsRequest>) {
    let mut asked = None;
    let side = 92.0;
    draw_coach(pen, rect_at(room.left(), room.top(), side, side));
    let x = room.left() + side + 16.0;
    let wide = room.width() - side - 16.0;
    let mut y = room.top() + 6.0;
    y += pen.passage(pos2(x, y), wide, TextStyle::ENTRY_CHOSEN, phrase!("lessons-hello")) + 3.0;
    y += pen.passage(pos2(x, y), wide, TextStyle::NOTE, coach_greeting(progress));
    y = y.max(room.top() + side) + 14.0;
    let next = progress.next_lesson().and_then(|next| library::all_lessons().iter().position(|lesson| lesson == next));
    let label = match next {
        Some(number) if progress.done_count() == 0 && progress.step_of(&library::all_lessons()[number]).is_none() => {
            phrase!("lessons-begin")
        }
        Some(number) => phrase!("lessons-go-on", number = number + 1),
        None => phrase!("lessons-real-game"),
    };
    let button = Button::new(label, ButtonKind::Primary, 20.0).with_icon("play").as_default();
    let high = button.height(pen, room.width(), 60.0);
    if button.show(pen, rect_at(room.left(), y, room.width(), high)) {
        asked = Some(LessonsRequest::GoOn);
    }
    y += high;
    if next.is_some() {
        let place = Rect::from_min_max(pos2(room.left(), y + 20.0), pos2(room.right(), room.top() + most));
        let (high, is_asked) = draw_real_game(pen, place);
        asked = asked.or(is_asked.then_some(LessonsRequest::RealGame));
        y += 20.0 + high;
    }
    (y - room.top(), asked)
}

/// Draws the real game: its players in words and, where the room is high enough, in a picture.
/// Returns its height, in points, and whether its button was pressed.
fn draw_real_game(pen: &mut Pen, room: Rect) -> (f32, bool) {
    let heading = phrase!("lessons-real-heading");
    let about = phrase!("lessons-real-about");
    let button =
        Button::new(phrase!("lessons-real-game"), ButtonKind::Slate, 18.0).with_icon("phase_factory").with_number(1);
    let letters = TextStyle::HEADING.in_colour(YELLOW);
    let wide = room.width();
    let high = button.height(pen, wide, 52.0);
    let words = pen.tall(&heading, letters, wide) + 6.0 + pen.tall(&about, ABOUT, wide) + 12.0;
    let left = room.height() - words - high - 10.0;
    let mut y = room.top();
    y += pen.title(room.min, wide, letters, heading) + 6.0;
    if left >= PICTURE.0 {
        let high = left.min(PICTURE.1);
        draw_opponents(pen, rect_at(room.left(), y, wide, high));
        y += high + 10.0;
    }
    y += pen.passage(pos2(room.left(), y), wide, ABOUT, about) + 12.0;
    let is_asked = button.show(pen, rect_at(room.left(), y, wide, high));
    (y + high - room.top(), is_asked)
}

/// Draws the learner's robot and its opponent, before the workshop's wall.
fn draw_opponents(pen: &mut Pen, rect: Rect) {
    pen.draw_rect(rect, 9.0, STAGE, Stroke::new(2.5, INK));
    let inner = rect.shrink(3.0);
    let ground = inner.with_min_y(inner.bottom() - 10.0);
    draw_scenery(pen, inner, ground);
    let between = phrase!("lessons-versus");
    pen.silently(|pen| {
        pen.centred_text(inner.center().into(), Anchor::Middle, 100.0, TextStyle::FIGURE.in_colour(SECOND), between);
    });
    let wide = (inner.width() - 60.0) / 2.0;
    let foot = ground.top() - 8.0;
    let most_wide = wide - 20.0;
    let most_high = foot - inner.top() - 6.0;
    // Both robots have the same scale.
    let fits = |robot: &Composed| (most_wide / robot.size().0).min(most_high / robot.size().1);
    let robots = robots_of_first_game();
    let cell = robots.iter().map(|robot| fits(robot)).fold(f32::INFINITY, f32::min);
    for (number, robot) in robots.iter().enumerate() {
        let middle = inner.left() + wide / 2.0 + number as f32 * (wide + 60.0);
        let size = vec2(robot.size().0, robot.size().1) * cell;
        pen.draw_composed(("versus", number), robot, rect_at(middle - size.x / 2.0, foot - size.y, size.x, size.y));
    }
}

fn coach_greeting(progress: &LessonProgress) -> Phrase {
    match (progress.done_count(), progress.next_lesson()) {
        (_, None) => phrase!("lessons-greeting-done"),
        (0, _) => phrase!("lessons-greeting-new"),
        (count, _) => phrase!("lessons-greeting", count = count),
    }
}
