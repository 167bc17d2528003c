//! The lessons for the list of lessons.

use bevy::prelude::App;
use bevy_egui::egui::Rect;

use crate::action::Robotics;
use crate::client::art::coach::draw_coach;
use crate::client::art::drawing_of;
use crate::client::play::exercises::lessons::robots_of_first_game;
use crate::lessons::{Lesson, LessonProgress};
use crate::messages::phrase;
use client::kit::Pen;
use client::screens::lessons::{
    LessonList, LessonPicture, LessonPictures, RealGame, add_lessons_screen, draw_opponents,
};

pub(super) fn plugin(app: &mut App) {
    add_lessons_screen::<Robotics>(app, lesson_list);
}

/// Returns the lessons with a progress in them.
pub(super) fn lesson_list(progress: &LessonProgress) -> LessonList {
    let pictures = LessonPictures { of_lesson: picture_of_lesson, draw_coach };
    let real_game = RealGame {
        about: phrase!("robotics-lessons-real-about"),
        greeting: phrase!("robotics-lessons-greeting-done"),
        icon: "phase_sell",
        draw: draw_robots_of_first_game,
    };
    LessonList::of_game::<Robotics>(progress, &pictures, real_game)
}

/// Picture of the counter that a lesson is about.
fn picture_of_lesson(lesson: &Lesson) -> Option<LessonPicture> {
    Some(LessonPicture { drawing: drawing_of(lesson.picture()), size: (1.0, 1.0) })
}

/// Draws the learner's robot and that of an opponent.
fn draw_robots_of_first_game(pen: &mut Pen, rect: Rect) {
    draw_opponents(pen, rect, robots_of_first_game());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_robot_of_each_side_is_shown_for_the_real_game() {
        assert_eq!(robots_of_first_game().len(), 2);
    }
}
