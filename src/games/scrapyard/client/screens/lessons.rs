//! The lessons for the list of lessons, and their entry on the title.

use std::sync::{Arc, LazyLock};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Rect;

use crate::action::Scrapyard;
use crate::cards::{DataSet, Slot};
use crate::client::art::coach::draw_coach;
use crate::client::art::names::find_drawing;
use crate::client::art::robot::RobotFigure;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::{Lesson, LessonProgress, all_lessons, library};
use crate::messages::phrase;
use client::app::screen::{Layer, Screen};
use client::art::Composed;
use client::kit::Pen;
use client::screens::game_shelf::games::is_chosen;
use client::screens::lessons::{
    LessonEntry, LessonList, LessonPicture, LessonRequests, LessonsScreen, RealGame, StepOfLesson, draw_opponents,
};
use client::screens::title_choices::TitleEntry;
use shell::language::Phrase;
use shell::record::Recorded;
use shell::seats::Colour;

/// Robots that are shown for the real game: the learner's, and the opponent's.
const SHOWN_ROBOTS: [([&str; Slot::COUNT], Colour); 2] = [
    (["headlamp", "boiler", "army_boots", "crowbar", "nail_gun"], Colour::Orange),
    (["snapping_jaw", "cactus_hull", "milk_float", "boxing_glove", "potato_cannon"], Colour::Blue),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_lessons_screen.in_set(Layer::Screen).run_if(in_state(Screen::Lessons)).run_if(is_chosen(Scrapyard::NAME)),
    );
}

fn draw_lessons_screen(mut screen: LessonsScreen, learned: Res<Learned>) -> Result {
    screen.draw(&lesson_list(&learned.lessons))
}

/// Returns the lessons with a progress in them.
fn lesson_list(progress: &LessonProgress) -> LessonList {
    LessonList {
        lessons: all_lessons().iter().map(|lesson| lesson_entry(lesson, progress)).collect(),
        next: next_lesson(progress),
        is_untouched: *progress == LessonProgress::default(),
        draw_coach,
        real_game: RealGame {
            about: phrase!("scrapyard-lessons-real-about"),
            greeting: phrase!("scrapyard-lessons-greeting-done"),
            icon: "phase_clash",
            draw: draw_robots_of_first_game,
        },
        requests: LessonRequests::of_game::<Scrapyard>(),
    }
}

/// Index of the lesson that comes next; `None` if all are done.
fn next_lesson(progress: &LessonProgress) -> Option<usize> {
    let next = progress.next_lesson()?;
    all_lessons().iter().position(|lesson| lesson.number() == next.number())
}

fn lesson_entry(lesson: &Lesson, progress: &LessonProgress) -> LessonEntry {
    let count = lesson.steps().len();
    LessonEntry {
        name: lesson.name(),
        about: lesson.about(),
        minutes: lesson.minutes(),
        picture: picture_of_lesson(lesson),
        is_done: progress.is_done(lesson),
        left_at: progress.step_of(lesson).map(|step| StepOfLesson { number: step + 1, count }),
    }
}

/// Picture of the card that a lesson is about: that of an action, or the outermost tile of a part.
fn picture_of_lesson(lesson: &Lesson) -> Option<LessonPicture> {
    let card = lesson.setup().data.find_card(lesson.picture())?;
    let drawing = card.art.last().and_then(|name| find_drawing(name))?;
    let size = if card.action().is_some() { (8.0, 5.0) } else { (1.0, 1.0) };
    Some(LessonPicture { drawing, size })
}

/// Draws the learner's robot and that of the opponent.
fn draw_robots_of_first_game(pen: &mut Pen, rect: Rect) {
    static ROBOTS: LazyLock<Vec<Arc<Composed>>> = LazyLock::new(robots_of_first_game);
    draw_opponents(pen, rect, &ROBOTS);
}

fn robots_of_first_game() -> Vec<Arc<Composed>> {
    let data = DataSet::standard();
    let robot = |(names, colour): ([&str; Slot::COUNT], Colour)| {
        let mut parts = *data.starter();
        for (part, found) in parts.iter_mut().zip(names.map(|name| data.card_named(name))) {
            *part = found.unwrap_or(*part);
        }
        RobotFigure::new(&data, &parts, colour).compose(true)
    };
    SHOWN_ROBOTS.map(robot).into()
}

/// Returns the entry of the lessons on the title, with the progress in them.
pub(super) fn lessons_entry(learned: &Learned) -> TitleEntry {
    let sentence = Some(lessons_sentence(&learned.lessons));
    TitleEntry { sentence, ..TitleEntry::new(phrase!("scrapyard-title-lessons"), "human", Screen::Lessons) }
}

fn lessons_sentence(progress: &LessonProgress) -> Phrase {
    let count = all_lessons().len();
    match next_lesson(progress) {
        _ if *progress == LessonProgress::default() => {
            phrase!("scrapyard-title-lessons-new", count = count, minutes = library::total_minutes())
        }
        Some(number) => phrase!("scrapyard-title-lesson", number = number + 1, count = count),
        None => phrase!("scrapyard-title-lessons-done", count = count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn the_title_says_which_lesson_comes_next() {
        let mut learned = Learned::default();
        let told = |learned: &Learned| Language::english().tell(&lessons_entry(learned).sentence.unwrap());
        let minutes = library::total_minutes();
        assert_eq!(told(&learned), format!("3 short lessons, about {minutes} minutes"));
        learned.lessons.mark_done(&all_lessons()[0]);
        assert_eq!(told(&learned), "Lesson 2 of 3");
        all_lessons().iter().for_each(|lesson| learned.lessons.mark_done(lesson));
        assert_eq!(told(&learned), "All 3 lessons done");
        let list = lesson_list(&learned.lessons);
        assert!(list.next.is_none() && list.lessons.iter().all(|lesson| lesson.is_done));
    }

    #[test]
    fn every_lesson_has_a_picture_and_the_real_game_a_robot_of_each_side() {
        let list = lesson_list(&LessonProgress::default());
        assert!(list.lessons.iter().all(|lesson| lesson.picture.is_some()));
        assert_eq!(robots_of_first_game().len(), 2);
        let data = DataSet::standard();
        assert!(SHOWN_ROBOTS.iter().flat_map(|(names, _)| names).all(|name| data.card_named(name).is_some()));
    }
}
