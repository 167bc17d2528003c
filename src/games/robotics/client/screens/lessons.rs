//! The lessons for the list of lessons, and their entry on the title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Rect;

use crate::action::Robotics;
use crate::client::art::coach::draw_coach;
use crate::client::art::drawing_of;
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lessons::robots_of_first_game;
use crate::lessons::{Lesson, LessonProgress, all_lessons, library};
use crate::messages::phrase;
use client::app::screen::{Layer, Screen};
use client::kit::Pen;
use client::screens::game_shelf::games::is_chosen;
use client::screens::lessons::{
    LessonEntry, LessonList, LessonPicture, LessonRequests, LessonsScreen, RealGame, StepOfLesson, draw_opponents,
};
use client::screens::title_choices::TitleEntry;
use shell::language::Phrase;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_lessons_screen.in_set(Layer::Screen).run_if(in_state(Screen::Lessons)).run_if(is_chosen(Robotics::NAME)),
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
            about: phrase!("robotics-lessons-real-about"),
            greeting: phrase!("robotics-lessons-greeting-done"),
            icon: "phase_sell",
            draw: draw_robots_of_first_game,
        },
        requests: LessonRequests::of_game::<Robotics>(),
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
        picture: Some(LessonPicture { drawing: drawing_of(lesson.picture()), size: (1.0, 1.0) }),
        is_done: progress.is_done(lesson),
        left_at: progress.step_of(lesson).map(|step| StepOfLesson { number: step + 1, count }),
    }
}

/// Draws the learner's robot and that of an opponent.
fn draw_robots_of_first_game(pen: &mut Pen, rect: Rect) {
    draw_opponents(pen, rect, robots_of_first_game());
}

/// Returns the entry of the lessons on the title, with the progress in them.
pub(super) fn lessons_entry(learned: &Learned) -> TitleEntry {
    let sentence = Some(lessons_sentence(&learned.lessons));
    TitleEntry { sentence, ..TitleEntry::new(phrase!("robotics-title-lessons"), "human", Screen::Lessons) }
}

fn lessons_sentence(progress: &LessonProgress) -> Phrase {
    let count = all_lessons().len();
    match next_lesson(progress) {
        _ if *progress == LessonProgress::default() => {
            phrase!("robotics-title-lessons-new", count = count, minutes = library::total_minutes())
        }
        Some(number) => phrase!("robotics-title-lesson", number = number + 1, count = count),
        None => phrase!("robotics-title-lessons-done", count = count),
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
        assert_eq!(told(&learned), "3 short lessons, about 12 minutes");
        learned.lessons.mark_done(&all_lessons()[0]);
        assert_eq!(told(&learned), "Lesson 2 of 3");
        all_lessons().iter().for_each(|lesson| learned.lessons.mark_done(lesson));
        assert_eq!(told(&learned), "All 3 lessons done");
        let list = lesson_list(&learned.lessons);
        assert!(list.next.is_none() && list.lessons.iter().all(|lesson| lesson.is_done));
    }

    #[test]
    fn a_robot_of_each_side_is_shown_for_the_real_game() {
        assert_eq!(robots_of_first_game().len(), 2);
    }
}
