//! The lessons for the list of lessons.

use std::sync::{Arc, LazyLock};

use bevy::prelude::App;
use bevy_egui::egui::Rect;

use super::machine_picture::compose_team;
use crate::action::Engineers;
use crate::client::art::coach::draw_coach;
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::kind_drawing;
use crate::lessons::{Lesson, LessonProgress};
use crate::messages::phrase;
use client::art::Composed;
use client::kit::Pen;
use client::screens::lessons::{
    LessonList, LessonPicture, LessonPictures, RealGame, add_lessons_screen, draw_opponents,
};
use shell::seats::Colour;

pub(super) fn plugin(app: &mut App) {
    add_lessons_screen::<Engineers>(app, lesson_list);
}

/// Returns the lessons with a progress in them.
pub(super) fn lesson_list(progress: &LessonProgress) -> LessonList {
    let pictures = LessonPictures { of_lesson: picture_of_lesson, draw_coach };
    let real_game = RealGame {
        about: phrase!("engineers-lessons-real-about"),
        greeting: phrase!("engineers-lessons-greeting-done"),
        icon: DeedIcon::Test.drawing(),
        draw: draw_teams_of_first_game,
    };
    LessonList::of_game::<Engineers>(progress, &pictures, real_game)
}

/// Picture of the thing that a lesson is about.
fn picture_of_lesson(lesson: &Lesson) -> Option<LessonPicture> {
    let kind = lesson.setup().data.get_kind(lesson.picture())?;
    Some(LessonPicture { drawing: kind_drawing(kind), size: (1.0, 1.0) })
}

/// Draws the learner's team and that of the opponent.
fn draw_teams_of_first_game(pen: &mut Pen, rect: Rect) {
    static TEAMS: LazyLock<Vec<Arc<Composed>>> =
        LazyLock::new(|| [Colour::Orange, Colour::Blue].map(compose_team).into());
    draw_opponents(pen, rect, &TEAMS);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_has_a_picture() {
        let list = lesson_list(&LessonProgress::default());
        assert!(!list.lessons.is_empty());
        assert!(list.lessons.iter().all(|lesson| lesson.picture.is_some()));
    }
}
