//! The next steps beside the lessons: the coach, the lesson that comes next, and the real game.

use super::list::{LessonList, RealGame};
use super::press::LessonsPress;
use crate::kit::palette::YELLOW;
use crate::kit::panel::build::{choose, column, painted, row, scroll, text};
use crate::kit::panel::{Align, Node, Rank, Surface};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::tokens::{Radius, Space};
use crate::kit::{Button, ButtonKind, TextStyle};
use shell::language::{Phrase, phrase};

/// Width of the next steps beside the rows, in points.
const SIDE: f32 = 336.0;
/// Side of the coach, and least and greatest height of the picture of the real game, in points.
const COACH: f32 = 92.0;
const PICTURE: (f32, f32) = (74.0, 160.0);

/// Describes the next steps beside the lessons: with a picture, or else they scroll.
pub(super) fn next_steps_beside(list: &LessonList) -> Node<'_, LessonsPress> {
    let scrolled = scroll("next-steps", ScrollKeys::None, next_steps(list, false));
    let contents = choose([next_steps(list, true).narrow(), scrolled]).gives_way(Rank::First).stays();
    column([contents]).inside(Space::L).on(Surface::Panel(Radius::Panel)).exactly_wide(SIDE)
}

/// Describes the coach, the button that names what comes next, and the real game.
pub(super) fn next_steps(list: &LessonList, has_picture: bool) -> Node<'_, LessonsPress> {
    let coach = painted(COACH, COACH, list.draw_coach).align(Align::Start);
    let hello = text(TextStyle::ENTRY_CHOSEN, phrase!("lessons-hello"));
    let greeting = column([hello, text(TextStyle::NOTE, coach_greeting(list))]).gap(Space::Xs);
    let label = match list.next {
        Some(number) if !is_begun(list, number) => phrase!("lessons-begin", number = number + 1),
        Some(number) => phrase!("lessons-go-on", number = number + 1),
        None => phrase!("lessons-real-game"),
    };
    let go_on = Button::large(label, ButtonKind::Primary).with_icon("play").as_default();
    let real_game = if list.next.is_some() { real_game(&list.real_game, has_picture) } else { Node::empty() };
    let greeted = row([coach, greeting.grow()]).gap(Space::L);
    column([greeted, go_on.sends(LessonsPress::GoOn).key("go-on"), real_game]).gap(Space::L)
}

/// Describes the real game: its players in words, and in a picture.
fn real_game(game: &RealGame, has_picture: bool) -> Node<'_, LessonsPress> {
    let heading = text(TextStyle::HEADING.in_colour(YELLOW), phrase!("lessons-real-heading"));
    let picture =
        if has_picture { painted(0.0, 0.0, game.draw).with_heights(PICTURE.0, PICTURE.1) } else { Node::empty() };
    let button = Button::usual(phrase!("lessons-real-game"), ButtonKind::Slate).with_icon(game.icon);
    column([
        heading.manner(Manner::Heading),
        picture,
        text(TextStyle::NOTE, &game.about),
        button.sends(LessonsPress::RealGame),
    ])
}

fn coach_greeting(list: &LessonList) -> Phrase {
    match (list.done_count(), list.next) {
        (_, None) => list.real_game.greeting.clone(),
        (0, _) => phrase!("lessons-greeting-new"),
        (count, Some(number)) if is_begun(list, number) => phrase!("lessons-greeting", count = count),
        (count, Some(number)) => phrase!("lessons-greeting-next", count = count, number = number + 1),
    }
}

/// Whether a lesson with an index was left before its end.
fn is_begun(list: &LessonList, number: usize) -> bool {
    list.lessons.get(number).is_some_and(|lesson| lesson.left_at.is_some())
}
