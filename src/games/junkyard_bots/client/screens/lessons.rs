//! The first game in short lessons: those done, the next one, and the short real game after them.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::lesson_rows::{LessonsPress, lesson_rows};
use crate::action::JunkyardBots;
use crate::client::app::request::JunkyardRequest;
use crate::client::lesson::coach_card::draw_coach;
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lessons::robots_of_first_game;
use crate::lessons::{LessonProgress, library};
use crate::messages::phrase;
use client::app::choice_dialog::{Answer, ChoiceDialog};
use client::app::request::Request;
use client::app::screen::{Layer, Screen};
use client::app::sheet::{self, DialogKeys};
use client::art::Art;
use client::kit::palette::{SECOND, STAGE, YELLOW};
use client::kit::panel::build::{choose, column, painted, row, scroll, text};
use client::kit::panel::{Align, Node, Rank, Surface, show_panel};
use client::kit::scenery::draw_scenery;
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use client::screens::game_shelf::games::{GameShelf, is_chosen};
use client::screens::game_shelf::lesson_tags;
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

/// Size of the dialog, width of the way on beside the rows, and least width of the button that
/// leaves the screen, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
const SIDE: f32 = 336.0;
const BACK: f32 = 130.0;
/// Side of the coach, and least and greatest height of the picture of the real game, in points.
const COACH: f32 = 92.0;
const PICTURE: (f32, f32) = (74.0, 160.0);

fn draw_lessons_screen(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    learned: Res<Learned>,
    mut shelf: ResMut<GameShelf>,
    mut art: ResMut<Art>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut asked = DialogKeys::read(&ctx).answer(Some(LessonsPress::GoOn), LessonsPress::Back);
    let progress = learned.lessons.clone();
    sheet::draw_screen(&ctx, &settings, &mut art, "lessons", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        sheet::draw_rivets(pen, rect);
        let panel = dialog(&progress, &shelf, sheet::has_large_text(pen));
        asked = asked.take().or(show_panel(pen, rect, panel).pop());
    });
    let request: Option<Request> = match asked {
        Some(LessonsPress::Take(number)) => Some(JunkyardRequest::TakeLesson(number).into()),
        Some(LessonsPress::GoOn) if progress.next_lesson().is_some() => Some(JunkyardRequest::NextLesson.into()),
        Some(LessonsPress::GoOn | LessonsPress::RealGame) => Some(JunkyardRequest::FirstRealGame.into()),
        Some(LessonsPress::StartOver) => {
            commands.queue(|world: &mut World| question_before_forgetting().open_dialog(world));
            None
        }
        Some(LessonsPress::OtherGame(number)) => {
            shelf.choose(number);
            None
        }
        Some(LessonsPress::Back) => Some(Request::Show(Screen::Title)),
        None => None,
    };
    requests.write_batch(request);
    Ok(())
}

/// Question before all lessons are forgotten.
fn question_before_forgetting() -> ChoiceDialog {
    let stay = Answer { words: phrase!("lessons-keep"), icon: "play", request: None };
    let request = Some(JunkyardRequest::ForgetLessons.into());
    let forget = Answer { words: phrase!("lessons-start-over"), icon: "undo", request };
    let headline = phrase!("lessons-forget-headline");
    ChoiceDialog { headline, sentence: phrase!("lessons-forget"), answers: vec![stay, forget], escape: 0 }
}

/// Describes the dialog: the lessons, and beside them the way on. With large text this is above the
/// lessons, and all of it scrolls.
fn dialog<'a>(progress: &LessonProgress, shelf: &'a GameShelf, is_large: bool) -> Node<'a, LessonsPress> {
    let about = phrase!("lessons-about", count = library::all_lessons().len(), minutes = library::total_minutes());
    let title = text(TextStyle::DIALOG, phrase!("lessons-title")).manner(Manner::Heading);
    let body = if is_large {
        let all = column([way_on(progress, false), lesson_rows(progress)]).gap(Space::L);
        scroll("lessons", ScrollKeys::Pages, all)
    } else {
        let rows = scroll("lessons", ScrollKeys::Pages, lesson_rows(progress));
        row([rows.fill().grow(), way_on_beside(progress).fill()]).gap(Space::L)
    };
    column([
        column([title, text(TextStyle::LEAD, about)]).gap(Space::Xs),
        lesson_tags(shelf, LessonsPress::OtherGame),
        body.grow(),
        foot(progress),
    ])
    .gap(Space::M)
    .inside_by(Space::Xxl, Space::Xl)
}

/// Describes the way on beside the lessons: with a picture, or else it scrolls.
fn way_on_beside<'a>(progress: &LessonProgress) -> Node<'a, LessonsPress> {
    let scrolled = scroll("way-on", ScrollKeys::None, way_on(progress, false));
    let contents = choose([way_on(progress, true).narrow(), scrolled]).gives_way(Rank::First).stays();
    column([contents]).inside(Space::L).on(Surface::Panel(Radius::Panel)).exactly_wide(SIDE)
}

/// Describes the buttons below, and the number of lessons done between them.
fn foot<'a>(progress: &LessonProgress) -> Node<'a, LessonsPress> {
    let why = (*progress == LessonProgress::default()).then(|| phrase!("lessons-nothing-done"));
    let again = Button::usual(phrase!("lessons-start-over"), ButtonKind::Slate).with_icon("undo");
    let count = phrase!("lessons-count", done = progress.done_count(), count = library::all_lessons().len());
    let back = Button::usual(phrase!("lessons-back"), ButtonKind::Slate);
    row([
        again.disabled_because(why).sends(LessonsPress::StartOver),
        text(TextStyle::NOTE, count).narrow().grow(),
        back.sends(LessonsPress::Back).at_least_wide(BACK),
    ])
    .gap(Space::L)
}

/// Describes the coach, the button that names what comes next, and the real game.
fn way_on<'a>(progress: &LessonProgress, has_picture: bool) -> Node<'a, LessonsPress> {
    let coach = painted(COACH, COACH, draw_coach).align(Align::Start);
    let hello = text(TextStyle::ENTRY_CHOSEN, phrase!("lessons-hello"));
    let greeting = column([hello, text(TextStyle::NOTE, coach_greeting(progress))]).gap(Space::Xs);
    let next = progress.next_lesson().and_then(|next| library::all_lessons().iter().position(|lesson| lesson == next));
    let label = match next {
        Some(number) if progress.done_count() == 0 && progress.step_of(&library::all_lessons()[number]).is_none() => {
            phrase!("lessons-begin")
        }
        Some(number) => phrase!("lessons-go-on", number = number + 1),
        None => phrase!("lessons-real-game"),
    };
    let go_on = Button::large(label, ButtonKind::Primary).with_icon("play").as_default();
    let real_game = if next.is_some() { real_game(has_picture) } else { Node::empty() };
    let greeted = row([coach, greeting.grow()]).gap(Space::L);
    column([greeted, go_on.sends(LessonsPress::GoOn).key("go-on"), real_game]).gap(Space::L)
}

/// Describes the real game: its players in words, and in a picture.
fn real_game<'a>(has_picture: bool) -> Node<'a, LessonsPress> {
    let heading = text(TextStyle::HEADING.in_colour(YELLOW), phrase!("lessons-real-heading"));
    let picture =
        if has_picture { painted(0.0, 0.0, draw_opponents).with_heights(PICTURE.0, PICTURE.1) } else { Node::empty() };
    let button = Button::usual(phrase!("lessons-real-game"), ButtonKind::Slate).with_icon("phase_factory");
    column([
        heading.manner(Manner::Heading),
        picture,
        text(TextStyle::NOTE, phrase!("lessons-real-about")),
        button.sends(LessonsPress::RealGame),
    ])
}

/// Draws the learner's robot and its opponent, before the workshop's wall.
fn draw_opponents(pen: &mut Pen, rect: Rect) {
    pen.draw_inset(rect, Radius::Row.points(), STAGE);
    let inner = rect.shrink(LineWidth::Well.points());
    let ground = inner.with_min_y(inner.bottom() - Space::M.points());
    draw_scenery(pen, inner, ground);
    let style = TextStyle::FIGURE.in_colour(SECOND);
    let between = pen.ruler().layout(style, f32::INFINITY, phrase!("lessons-versus"));
    between.paint(pen, inner, Align2::CENTER_CENTER);
    let aside = between.size().x / 2.0 + Space::L.points();
    let stage = inner.with_max_y(ground.top());
    let middle = stage.center().x;
    let places = [stage.with_max_x(middle - aside), stage.with_min_x(middle + aside)];
    let places = places.map(|place| place.shrink(Space::S.points()));
    // Both robots have the same scale.
    let robots = robots_of_first_game();
    let fits = robots.iter().zip(places).map(|(robot, place)| (place.size() / Vec2::from(robot.size())).min_elem());
    let cell = fits.fold(f32::INFINITY, f32::min);
    for (number, (robot, place)) in robots.iter().zip(places).enumerate() {
        let place = Align2::CENTER_BOTTOM.align_size_within_rect(Vec2::from(robot.size()) * cell, place);
        pen.draw_composed(("versus", number), robot, place);
    }
}

fn coach_greeting(progress: &LessonProgress) -> Phrase {
    match (progress.done_count(), progress.next_lesson()) {
        (_, None) => phrase!("lessons-greeting-done"),
        (0, _) => phrase!("lessons-greeting-new"),
        (count, _) => phrase!("lessons-greeting", count = count),
    }
}
