//! The lessons as rows: the subject and duration of each, and the player's progress in it.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::list::{LessonEntry, LessonList, LessonPicture};
use super::press::LessonsPress;
use crate::kit::palette::{CREAM, GREEN, INK, INSET, YELLOW};
use crate::kit::panel::build::{choose, column, icon, painted, row, text};
use crate::kit::panel::{Align, Node, State, Surface};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::phrase;

/// Side of the well with a picture, and least width of words beside the facts, in points.
const WELL: f32 = 60.0;
const WORDS: f32 = 220.0;

/// Describes the lessons one below the other.
pub(super) fn lesson_rows(list: &LessonList) -> Node<'_, LessonsPress> {
    let rows = list.lessons.iter().enumerate();
    column(rows.map(|(number, lesson)| lesson_row(number, lesson, list.next == Some(number))))
}

fn lesson_row(number: usize, lesson: &LessonEntry, is_next: bool) -> Node<'_, LessonsPress> {
    let minutes = phrase!("lessons-minutes", minutes = lesson.minutes);
    let state = match lesson.left_at {
        Some(step) => Some(phrase!("lessons-step", step = step.number, count = step.count)),
        None => lesson.is_done.then(|| phrase!("lessons-done")),
    };
    let spoken = phrase!(
        "lessons-spoken",
        name = &lesson.name,
        about = &lesson.about,
        minutes = &minutes,
        state = state.clone().unwrap_or_default(),
    );
    let words = || {
        let name = text(TextStyle::HEADING, &lesson.name);
        column([name, text(TextStyle::NOTE, &lesson.about)]).gap(Space::Xs)
    };
    let facts = |anchor: Anchor| {
        let style = TextStyle::STRONG.in_colour(if lesson.is_done { GREEN } else { YELLOW });
        let minutes = text(TextStyle::NOTE, minutes.clone()).anchor(anchor);
        let state = state.clone().map_or_else(Node::empty, |state| text(style, state).anchor(anchor));
        column([minutes, state])
    };
    // The words have a good part of the row, or the facts are below them.
    let beside = row([words().narrow().at_least_wide(WORDS).grow(), facts(Anchor::End)]).gap(Space::M);
    let below = column([words(), facts(Anchor::Start)]).gap(Space::Xs);
    row([disc(number, lesson.is_done, is_next), picture_well(lesson.picture), choose([beside, below]).grow()])
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
fn picture_well<'a>(picture: Option<LessonPicture>) -> Node<'a, LessonsPress> {
    painted(WELL, WELL, move |pen, well| {
        pen.draw_inset(well, Radius::Row.points(), INSET);
        let Some(LessonPicture { drawing, size }) = picture else { return };
        let square = well.shrink(Space::S.points());
        let size = Vec2::from(size);
        let place = Rect::from_center_size(square.center(), size * (square.size() / size).min_elem());
        pen.draw_svg(drawing, place, Color32::WHITE);
    })
    .align(Align::Middle)
}
