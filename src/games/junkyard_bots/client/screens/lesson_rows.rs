//! The lessons as rows: the subject and duration of each, and the player's progress in it.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use crate::client::art::drawing_of;
use crate::lessons::{Lesson, LessonProgress, library};
use crate::messages::phrase;
use client::kit::palette::{CREAM, GREEN, INK, INSET, YELLOW};
use client::kit::panel::build::{choose, column, icon, painted, row, text};
use client::kit::panel::{Align, Node, State, Surface};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Anchor, Pen, TextStyle};

/// Side of the well with a picture, and least width of words beside the facts, in points.
const WELL: f32 = 60.0;
const WORDS: f32 = 220.0;

/// Thing on the screen of lessons that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonsPress {
    /// The lesson with a number, from 0.
    Take(usize),
    /// The lesson that comes next, or the real game after the last one.
    GoOn,
    /// The real game.
    RealGame,
    /// All lessons are to be taken again.
    StartOver,
    /// The lessons of the game at an index on the shelf.
    OtherGame(usize),
    /// The screen is left.
    Back,
}

/// Describes the lessons one below the other.
pub(crate) fn lesson_rows<'a>(progress: &LessonProgress) -> Node<'a, LessonsPress> {
    column(library::all_lessons().iter().enumerate().map(|(number, lesson)| lesson_row(number, lesson, progress)))
}

fn lesson_row<'a>(number: usize, lesson: &'a Lesson, progress: &LessonProgress) -> Node<'a, LessonsPress> {
    let is_done = progress.is_done(lesson);
    let is_next = progress.next_lesson().is_some_and(|next| **next == *lesson);
    let minutes = phrase!("lessons-minutes", minutes = lesson.minutes());
    let state = match progress.step_of(lesson) {
        Some(step) => Some(phrase!("lessons-step", step = step + 1, count = lesson.steps().len())),
        None => is_done.then(|| phrase!("lessons-done")),
    };
    let spoken = phrase!(
        "lessons-spoken",
        name = lesson.name(),
        about = lesson.about(),
        minutes = &minutes,
        state = state.clone().unwrap_or_default(),
    );
    let words = || {
        let name = text(TextStyle::HEADING, lesson.name());
        column([name, text(TextStyle::NOTE, lesson.about())]).gap(Space::Xs)
    };
    let facts = |anchor: Anchor| {
        let style = TextStyle::STRONG.in_colour(if is_done { GREEN } else { YELLOW });
        let minutes = text(TextStyle::NOTE, minutes.clone()).anchor(anchor);
        let state = state.clone().map_or_else(Node::empty, |state| text(style, state).anchor(anchor));
        column([minutes, state])
    };
    // The words have a good part of the row, or the facts are below them.
    let beside = row([words().narrow().at_least_wide(WORDS).grow(), facts(Anchor::End)]).gap(Space::M);
    let below = column([words(), facts(Anchor::Start)]).gap(Space::Xs);
    row([disc(number, is_done, is_next), picture(lesson), choose([beside, below]).grow()])
        .gap(Space::L)
        .inside_by(Space::L, Space::S)
        .target(TargetHeight::Large)
        .on(Surface::Row { is_chosen: is_next })
        .press(LessonsPress::Take(number))
        .called(spoken)
        .key(("lesson", number))
}

/// Describes the disc with a lesson's number, or with a check mark once it is done.
fn disc<'a>(number: usize, is_done: bool, is_next: bool) -> Node<'a, LessonsPress> {
    let (fill, line, colour) = match (is_done, is_next) {
        (true, _) => (INSET, GREEN, CREAM),
        (_, true) => (YELLOW, INK, INK),
        _ => (INSET, INK, CREAM),
    };
    let surface = move |pen: &mut Pen, rect: Rect, _: State| {
        let line = Stroke::new(LineWidth::Row.points(), line);
        pen.painter().circle(rect.center(), rect.size().min_elem() / 2.0, fill, line);
    };
    let side = IconSize::Name.points();
    let sign = if is_done {
        icon("check", IconSize::Name, GREEN)
    } else {
        text(TextStyle::FIGURE.in_colour(colour), (number + 1).to_string())
            .anchor(Anchor::Middle)
            .at_least_wide(side)
            .at_least_high(side)
    };
    column([sign]).inside(Space::Xs).on(Surface::Painted(Box::new(surface)))
}

/// Describes the well with a picture of a lesson's subject.
fn picture<'a>(lesson: &'a Lesson) -> Node<'a, LessonsPress> {
    let tile = lesson.setup().tiles.get(lesson.picture());
    painted(WELL, WELL, move |pen, well| {
        pen.draw_inset(well, Radius::Row.points(), INSET);
        let Some(tile) = tile else { return };
        let is_wide = tile.size().is_some_and(|size| size.points() == 2);
        let square = well.shrink(Space::S.points());
        let high = if is_wide { square.height() / 2.0 } else { square.height() };
        let place = Rect::from_center_size(square.center(), Vec2::new(square.width(), high));
        pen.draw_svg(drawing_of(tile, None), place, Color32::WHITE);
    })
    .align(Align::Middle)
}
